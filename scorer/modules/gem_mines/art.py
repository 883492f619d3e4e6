"""How the pieces of the Gem Mines are drawn."""

from scorer.web.drawing.art import Art, TileArt

ART = Art(symbols={}, tiles={"d": TileArt("w")})
