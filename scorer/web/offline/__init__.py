"""What a phone keeps to work without a network."""
