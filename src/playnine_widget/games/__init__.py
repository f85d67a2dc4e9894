"""The games: rules as pure functions on frozen values. The games do not know each other."""
