"""Cards, packs and shuffling: what every card game here stands on. Knows no game."""
