"""What the codes of the Favour of the Emperor are called."""

from __future__ import annotations

from scorer.i18n import N_
from scorer.modules.model import StepWords, Words

EMPEROR_STARTS = N_(
    "Put the Emperor on the market among the starting tiles. If you play with Watering, put him on "
    "the water tile."
)

WORDS = Words(
    # I18N: name of a module of the Diamante box, as printed; heading and choice
    title=N_("The Favour of the Emperor"),
    kinds={},
    steps={
        "emperor": StepWords(
            # I18N: title of a step of the set-up; the Emperor is a wooden figure
            N_("The Emperor"),
            "emperor",
            on_start={
                "m2": N_("Put the Emperor on the market among the starting tiles."),
                "w": N_("Put the Emperor on the water tile."),
            },
            pieces=("emperor",),
            shows_start=True,
        )
    },
)
