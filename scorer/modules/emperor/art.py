"""How the pieces of the Favour of the Emperor are drawn."""

from scorer.web.drawing.art import Art

ART = Art(symbols={}, tiles={})
