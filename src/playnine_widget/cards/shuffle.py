"""Shuffling that is the same on every Python and in every language: splitmix64 and Fisher-Yates in plain integers.

Each stream is keyed, so the cards of a hole depend on the seed and the hole alone, never on what anybody did before.
The process-wide generators of `random` and numpy are neither used nor touched.
"""

from collections.abc import MutableSequence
from typing import Any

_MASK = (1 << 64) - 1
_HALF = (1 << 32) - 1
_STEP, _FIRST, _SECOND = 0x9E3779B97F4A7C15, 0xBF58476D1CE4E5B9, 0x94D049BB133111EB


class Stream:
    """A stream of random whole numbers, made from a key of numbers and words.

    >>> first, again = Stream(9, 1, "deal", 0), Stream(9, 1, "deal", 0)
    >>> [first.below(6) for _ in range(5)] == [again.below(6) for _ in range(5)]
    True
    """

    def __init__(self, *key: int | str) -> None:
        from hashlib import blake2b  # noqa: PLC0415  (it loads OpenSSL: who only imports a table need not wait for it)

        written = "\n".join(map(str, key)).encode()
        self._state = int.from_bytes(blake2b(written, digest_size=8).digest(), "big")

    @property
    def state(self) -> int:
        """The 64 bits that its next number is made of: what the compiled twin of the dealer goes on from."""
        return self._state

    def below(self, bound: int) -> int:
        """Return a whole number from 0 up to, not including, ``bound``: the high 32 bits scaled to it.

        No number is likelier than another by more than ``bound`` / 2^32.
        """
        return (self._next() >> 32) * bound >> 32

    def shuffle(self, cards: MutableSequence[Any]) -> None:
        """Shuffle in place: Fisher-Yates from the end, the two halves of each number serving one card each.

        `_next` stands here written out: dealing is two fifths of the time of a hole played at random.
        """
        state = self._state
        for last in range(len(cards) - 1, 0, -2):
            state = state + _STEP & _MASK
            bits = (state ^ state >> 30) * _FIRST & _MASK
            bits = (bits ^ bits >> 27) * _SECOND & _MASK
            bits ^= bits >> 31
            other = (bits >> 32) * (last + 1) >> 32
            cards[last], cards[other] = cards[other], cards[last]
            other = (bits & _HALF) * last >> 32
            cards[last - 1], cards[other] = cards[other], cards[last - 1]
        self._state = state

    def _next(self) -> int:
        """Return the next 64 random bits (splitmix64)."""
        self._state = mixed = self._state + _STEP & _MASK
        mixed = (mixed ^ mixed >> 30) * _FIRST & _MASK
        mixed = (mixed ^ mixed >> 27) * _SECOND & _MASK
        return mixed ^ mixed >> 31
