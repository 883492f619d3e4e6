"""How the pieces of the Big Game are drawn."""

from scorer.web.drawing.art import Art

ART = Art(symbols={}, tiles={})
