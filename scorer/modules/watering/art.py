"""How the pieces of Watering are drawn."""

from scorer.web.drawing.art import Art, TileArt

ART = Art(symbols={}, tiles={"i": TileArt("w")})
