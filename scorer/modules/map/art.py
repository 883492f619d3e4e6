"""How the pieces of the Map are drawn."""

from scorer.web.drawing.art import Art

ART = Art(symbols={}, tiles={})
