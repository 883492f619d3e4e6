"""How the pieces of Chocolate are drawn."""

from scorer.web.drawing.art import Art, TileArt
from scorer.web.drawing.palette import BARK, CACAO
from scorer.web.drawing.pen import inked, lines, path

_BAR = inked(4, path("M10 28H90V72H10Z", CACAO)) + lines(
    "M30 34V66M50 34V66M70 34V66M16 50H84", BARK, 4
)

ART = Art(symbols={"bar": _BAR}, tiles={"k": TileArt("w"), "c": TileArt("w")})
