"""Every sentence that a person reads, by key and language."""
