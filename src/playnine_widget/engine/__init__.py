"""What any game here must be, the dealer, errors, records and the key-value grammar. Knows no game."""
