"""Everything that lies on the table, drawn: tiles, pieces, village boards and whole tables."""
