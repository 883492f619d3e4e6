"""What the codes of the Map are called."""

from __future__ import annotations

from scorer.i18n import N_
from scorer.modules.model import FieldWords, StepWords, Words

from .questions import PLACE

WORDS = Words(
    # I18N: the name of a module: a chapter of the rules, and a choice in the set-up
    title=N_("The Map"),
    kinds={},
    fields={
        "early_overbuilding": FieldWords(
            # I18N: the label of a choice in the set-up: when it is allowed
            label=N_("Overbuilding"),
            # I18N: the name of that choice within a sentence
            noun=N_("overbuilding"),
            options={
                # I18N: a choice for “Overbuilding”: the rule of the base game
                "": N_("When the draw pile, map board and display are all empty"),
                # I18N: a choice for “Overbuilding”: the optional rule
                "1": N_("When the draw pile is empty"),
            },
        )
    },
    steps={
        "map-board": StepWords(
            N_("Map board and map tiles"),
            "map",
            (
                PLACE,
                N_("Each player takes %(map_tiles_each)s map tiles."),
                # I18N: %(map_tiles_back)s is the number of map tiles that nobody gets: 4
                N_("%(map_tiles_back)s map tiles go back into the box."),
            ),
            pieces=("map-tile",),
        )
    },
)
