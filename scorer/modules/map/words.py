"""What the codes of the Map are called."""

from __future__ import annotations

from scorer.i18n import N_
from scorer.modules.model import FieldWords, StepWords, Words

WORDS = Words(
    title=N_("The Map"),
    kinds={},
    fields={
        "early_overbuilding": FieldWords(
            label=N_("Overbuilding"),
            noun=N_("overbuilding"),
            options={
                "": N_("When pile and display are both empty"),
                "1": N_("When the pile is empty"),
            },
        )
    },
    steps={
        "map-board": StepWords(
            N_("Map board and map tiles"),
            "map",
            (
                N_("Lay the map board where it will be between the draw pile and the display."),
                N_("Everyone gets %(map_tiles_each)s map tiles."),
                N_("%(map_tiles_back)s map tiles go back into the box."),
            ),
            pieces=("map-tile",),
        )
    },
)
