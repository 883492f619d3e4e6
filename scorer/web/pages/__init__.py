"""The pages: one module per family."""
