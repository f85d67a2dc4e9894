"""The fast twin of the rules, for Play Nine and its sisters: the same holes, card for card. It needs ``fast``."""
