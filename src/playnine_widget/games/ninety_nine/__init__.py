"""99 (rule book, section 4): a hand of three, a running total that must stay at 99 or less, tokens to lose."""
