"""The rulebook as data: its structure, the figures in its texts, the glossary and the search."""
