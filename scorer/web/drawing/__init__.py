"""Everything that lies on the table, drawn: tiles, pieces, village boards and whole tables."""

from scorer.web.drawing.sheet import Sheet

__all__ = ["Sheet"]
