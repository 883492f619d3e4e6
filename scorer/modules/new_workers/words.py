"""What the codes of the New Workers are called."""

from __future__ import annotations

from scorer.i18n import N_
from scorer.modules.model import FieldWords, Words

WORDS = Words(
    title=N_("The New Workers"),
    kinds={},
    fields={
        "workers": FieldWords(
            label=N_("Worker tiles of everybody"),
            noun=N_("worker tiles of everybody"),
            help=N_("All players take the same tiles."),
            presets={
                "": N_("Balanced: the four new tiles in the place of four common ones"),
                "on-top": N_("All new tiles beside the usual ones"),
                "all": N_("Every tile of your colour"),
            },
        ),
        "longer": FieldWords(
            label=N_("Longer game"),
            noun=N_("longer game"),
            options={"": N_("Modules replace base tiles"), "1": N_("No base tile is replaced")},
        ),
    },
)
