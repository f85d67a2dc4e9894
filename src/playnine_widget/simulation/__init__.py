"""Many matches: the league, and how the strong bots were trained. The compiled path needs the extra ``fast``."""
