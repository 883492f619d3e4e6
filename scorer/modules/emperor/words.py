"""What the codes of the Favour of the Emperor are called."""

from __future__ import annotations

from scorer.i18n import N_
from scorer.modules.model import StepWords, Words

WORDS = Words(
    title=N_("The Favour of the Emperor"),
    kinds={},
    steps={
        "emperor": StepWords(
            N_("The Emperor"),
            "emperor",
            (
                N_(
                    "Stand the Emperor on the market of the starting tiles; if you play with "
                    "Watering, on the water tile."
                ),
            ),
            pieces=("emperor",),
            shows_start=True,
        )
    },
)
