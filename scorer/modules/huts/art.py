"""How the pieces of the Huts are drawn."""

from scorer.web.drawing.art import Art

ART = Art(symbols={}, tiles={})
