"""The arithmetic of strong bots in plain loops: on lists in plain Python, on arrays when compiled, the same source.

So both take the same decisions, and nothing here may need more than numbers, flat sequences and named tuples of them.
"""
