"""How the pieces of the New Workers are drawn."""

from scorer.web.drawing.art import Art

ART = Art(symbols={}, tiles={})
