"""What a match can be told about itself: the caddie's advice, the odds, the review. It only reads views."""
