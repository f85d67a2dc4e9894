"""The sealed deck: at the deal a promise of its order is shown, at the end of the hole anybody can check it.

The seal is the SHA-256 of ``salt:card card card ...`` in deal order, so any other tool can work it out too:
``printf '%s' "salt:5 12 ..." | sha256sum``. The salt comes from the system, never from the seed.
"""

from collections.abc import Iterable


def seal(deck: Iterable[str], salt: str) -> str:
    """Return the seal of a deck in deal order, as 64 hex digits.

    >>> seal(["5", "12", "0"], "00ff")[:16]
    'b18d3c06d3659bef'
    """
    from hashlib import sha256  # noqa: PLC0415  (it loads OpenSSL: who only imports a table need not wait for it)

    return sha256(f"{salt}:{' '.join(deck)}".encode()).hexdigest()


def sealed(event: dict[str, object], deck: Iterable[str]) -> dict[str, object]:
    """Return a deal with a new salt and its seal."""
    from secrets import token_hex  # noqa: PLC0415  (it loads OpenSSL: who only imports a table need not wait for it)

    salt = token_hex(16)
    return {**event, "salt": salt, "seal": seal(deck, salt)}
