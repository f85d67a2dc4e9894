"""What a terminal says where something cannot be done: an error of ours, or one of the system about a file."""

from playnine_widget.engine.errors import PlayNineError
from playnine_widget.words.catalogue import say

KNOWN = {FileExistsError: "error.file.exists", FileNotFoundError: "error.file.missing"}


def refused(refusal: Exception, lang: str) -> str:
    """Return an error as one sentence, in a language, with no number of the system in it.

    >>> refused(FileNotFoundError(2, "No such file or directory", "mine.md"), "en")
    'There is no file “mine.md”.'
    >>> refused(PermissionError(13, "Permission denied", "mine.md"), "en")
    'The file cannot be used: Permission denied'
    """
    if isinstance(refusal, PlayNineError):
        return say(lang, refusal.key, **refusal.values)
    if isinstance(refusal, OSError):
        key = KNOWN.get(type(refusal), "error.file.os")
        return say(lang, key, file=str(refusal.filename), why=refusal.strerror or str(refusal))
    return str(refusal)
