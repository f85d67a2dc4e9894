"""What is 99's own in the caddie and the odds; what all games have in common lies one floor up in the package."""
