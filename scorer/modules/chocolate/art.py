"""How the pieces of Chocolate are drawn."""

from scorer.web.drawing.art import Art, TileArt

ART = Art(symbols={}, tiles={"k": TileArt("w"), "c": TileArt("w")})
