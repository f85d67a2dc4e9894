"""Card golf: Play Nine and, as data, its relatives."""
