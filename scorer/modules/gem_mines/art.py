"""How the pieces of the Gem Mines are drawn."""

from scorer.web.drawing.art import Art, TileArt
from scorer.web.drawing.palette import INK
from scorer.web.drawing.pen import filled, inked, lines

_GEM = inked(4, '<path d="M28 20H72L92 45 50 88 8 45Z"/>') + lines(
    "M8 45H92M28 20 38 45 50 88 62 45 72 20", INK, 2.5
)
_FILLS = {"red": "#c8352f", "green": "#3f9a4f", "blue": "#3f74c4", "white": "#f4f1e8"}

ART = Art(
    symbols={
        "gem-shape": _GEM,
        "gem": filled("gem-shape", _FILLS["blue"]),
        **{f"gems-{color}": filled("gem-shape", fill) for color, fill in _FILLS.items()},
    },
    tiles={"d": TileArt("w")},
)
