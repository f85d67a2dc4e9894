"""The bots' fast twins: the very source of `bots.loops`, compiled. Needs the extra ``fast``.

>>> from playnine_widget.bots.compiled import twin  # doctest: +SKIP
"""
