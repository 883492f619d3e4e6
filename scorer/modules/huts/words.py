"""What the codes of the Huts are called."""

from __future__ import annotations

from scorer.engine.quantities import OTHERS, TEMPLES_TOUCHED
from scorer.i18n import N_, Nn_
from scorer.modules.model import FieldWords, StepWords, Words

from .game import CODE

HUTS = {
    "market-crier": N_("Market crier"),
    "hermit": N_("Hermit"),
    "road-worker": N_("Road worker"),
    "trader": N_("Trader"),
    "farmer": N_("Farmer"),
    "shaman": N_("Shaman"),
    "monk": N_("Monk"),
    "master-builder": N_("Master builder"),
    "foreman": N_("Foreman"),
    "fountain-master": N_("Fountain master"),
    "chiefs-daughter": N_("Chief’s daughter"),
    "chiefs-son": N_("Chief’s son"),
    "chiefs-wife": N_("Chief’s wife"),
    "chief": N_("Chief"),
}

WORDS = Words(
    title=N_("The Huts"),
    kinds={},
    fields={
        "faces": FieldWords(
            label=N_("Huts on offer"),
            noun=N_("huts on offer"),
            help=N_("Which side of each hut tile lies up. Leave it empty if you do not know."),
            options=HUTS,
            presets={"": N_("We throw them and do not note it here")},
        ),
        CODE: FieldWords(
            label=N_("Huts"),
            noun=N_("huts"),
            help=N_("Tap the huts that you have built."),
            options=HUTS,
        ),
        "idle_workers": FieldWords(
            label=N_("Workers without a jungle tile"),
            noun=N_("workers without a jungle tile"),
            help=N_("For the hermit: your workers whose side touches no jungle tile."),
            example="R1111p1R2101/.R3001w",
        ),
        "best_line": FieldWords(
            label=N_("Longest line of your tiles"),
            noun=N_("longest line of your tiles"),
            help=N_(
                "For the road worker: your worker tiles in one row or column; gaps do not matter."
            ),
            example="R1111p1R2101w.wR3001/.R1111sY1111",
        ),
    },
    terms={CODE: N_("Huts")},
    quantities={
        "idle_workers": Nn_(
            "%(num)s worker without a jungle tile", "%(num)s workers without a jungle tile", "num"
        ),
        "best_line": Nn_("%(num)s tile in a line", "%(num)s tiles in a line", "num"),
        "cacao": Nn_("%(num)s cacao fruit", "%(num)s cacao fruits", "num"),
        TEMPLES_TOUCHED: Nn_("%(num)s temple", "%(num)s temples", "num"),
        OTHERS: Nn_("%(num)s other hut", "%(num)s other huts", "num"),
        "water": N_("the water field %(num)s"),
    },
    findings={
        "huts-not-on-tiles": N_(
            "These huts cannot all lie up at once: of %(found)s huts the hut tiles can show "
            "%(limit)s at most."
        ),
    },
    steps={
        "huts": StepWords(
            N_("The huts"),
            "huts",
            (
                N_(
                    "Drop the %(hut_tiles)s hut tiles onto the table, or choose a side of each. What "
                    "lies up can be built."
                ),
                N_("Sort the huts by cost beside the bank."),
            ),
            items=(CODE,),
        )
    },
)
