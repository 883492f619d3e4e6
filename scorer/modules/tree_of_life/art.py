"""How the pieces of the Tree of Life are drawn."""

from scorer.web.drawing.art import Art, TileArt

ART = Art(symbols={}, tiles={"l": TileArt("w")})
