"""The one mutable object: a match with its state, record, seats and time. No Jupyter here."""
