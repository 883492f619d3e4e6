"""What the codes of the Huts are called."""

from __future__ import annotations

from scorer.engine.quantities import OTHERS, TEMPLES_TOUCHED
from scorer.i18n import N_, Nn_
from scorer.modules.model import FieldWords, StepWords, Words

from .game import CODE

HUTS = {
    # I18N: the name of a hut
    "market-crier": N_("Market crier"),
    # I18N: the name of a hut
    "hermit": N_("Hermit"),
    # I18N: the name of a hut
    "road-worker": N_("Road worker"),
    # I18N: the name of a hut
    "trader": N_("Trader"),
    # I18N: the name of a hut
    "farmer": N_("Farmer"),
    # I18N: the name of a hut
    "shaman": N_("Shaman"),
    # I18N: the name of a hut
    "monk": N_("Monk"),
    # I18N: the name of a hut
    "master-builder": N_("Master builder"),
    # I18N: the name of a hut
    "foreman": N_("Foreman"),
    # I18N: the name of a hut
    "fountain-master": N_("Fountain master"),
    # I18N: the name of a hut
    "chiefs-daughter": N_("Chief’s daughter"),
    # I18N: the name of a hut
    "chiefs-son": N_("Chief’s son"),
    # I18N: the name of a hut
    "chiefs-wife": N_("Chief’s wife"),
    # I18N: the name of a hut
    "chief": N_("Chief"),
}

WORDS = Words(
    # I18N: the name of a module: a chapter of the rules, and a choice in the set-up
    title=N_("The Huts"),
    kinds={},
    fields={
        "faces": FieldWords(
            # I18N: the label of a choice in the set-up: the huts that can be built in this game
            label=N_("Huts in the game"),
            # I18N: the name of that choice within a sentence
            noun=N_("huts in the game"),
            help=N_("Choose the face-up side of each hut tile. You can leave this empty."),
            options=HUTS,
            presets={"": N_("Drop the hut tiles, don’t enter them")},
        ),
        CODE: FieldWords(
            # I18N: the label of a field: the huts that a player has built
            label=N_("Huts"),
            # I18N: the name of that field within a sentence
            noun=N_("huts"),
            help=N_("Tap the huts you’ve built."),
            options=HUTS,
        ),
        "idle_workers": FieldWords(
            label=N_("Workers without a jungle tile"),
            noun=N_("workers without a jungle tile"),
            help=N_("For the hermit: your workers with no jungle tile next to them."),
            example="R1111p1R2101/.R3001w",
        ),
        "best_line": FieldWords(
            label=N_("Tiles in one row or column"),
            noun=N_("tiles in one row or column"),
            help=N_(
                "For the road worker: your worker tiles in the row or column where you have the "
                "most. Gaps don’t matter."
            ),
            example="R1111p1R2101w.wR3001/.R1111sY1111",
        ),
    },
    terms={
        # I18N: column heading of the result: the gold that a player’s huts are worth
        CODE: N_("Huts"),
    },
    quantities={
        # I18N: in “6 + 4 for 4 workers without a jungle tile”
        "idle_workers": Nn_(
            "%(num)s worker without a jungle tile", "%(num)s workers without a jungle tile", "num"
        ),
        # I18N: in “6 + 5 for 5 tiles in one row or column”
        "best_line": Nn_(
            "%(num)s tile in one row or column", "%(num)s tiles in one row or column", "num"
        ),
        # I18N: in “6 + 2 for 2 cacao fruits”
        "cacao": Nn_("%(num)s cacao fruit", "%(num)s cacao fruits", "num"),
        # I18N: in “10 + 3 for 3 temples”
        TEMPLES_TOUCHED: Nn_("%(num)s temple", "%(num)s temples", "num"),
        # I18N: in “10 + 2 for 2 other huts”
        OTHERS: Nn_("%(num)s other hut", "%(num)s other huts", "num"),
        # I18N: in “12 + 4 for water field 16”; %(num)s is the number printed on the field
        "water": N_("water field %(num)s"),
    },
    findings={
        # I18N: a finding about the huts entered; %(found)s is larger than %(limit)s
        "huts-not-on-tiles": N_(
            "These huts can’t all be face up at once. Of the %(found)s huts entered, the hut tiles "
            "can show only %(limit)s."
        ),
        # I18N: a finding about what was entered for the hermit; %(color)s is a player: “Red”; %(found)s
        # is larger than %(limit)s
        "idle_workers-not-on-tiles": N_(
            "%(color)s can’t have %(found)s workers without a jungle tile: there are only %(limit)s "
            "workers on all the tiles of one player."
        ),
        # I18N: a finding about what was entered for the road worker; %(color)s is a player: “Red”;
        # %(found)s is larger than %(limit)s
        "best_line-not-on-tiles": N_(
            "%(color)s can’t have %(found)s tiles in one row or column: each player has only %(limit)s "
            "worker tiles."
        ),
    },
    steps={
        "huts": StepWords(
            # I18N: the title of a step of the set-up
            N_("Hut tiles"),
            "huts",
            (
                N_(
                    "Drop the %(hut_tiles)s hut tiles onto the table, or choose a side of each. Only "
                    "the face-up sides are in the game."
                ),
                N_("Sort the huts by cost next to the bank."),
            ),
            items=(CODE,),
        )
    },
)
