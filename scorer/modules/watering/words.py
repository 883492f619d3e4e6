"""What the codes of Watering are called."""

from __future__ import annotations

from scorer.i18n import N_
from scorer.modules.model import ActionWords, Words

from .game import ACTION

WORDS = Words(
    title=N_("Watering"),
    kinds={"i": N_("watering")},
    actions={
        ACTION: ActionWords(
            N_("move your water carrier a field back and take cacao fruits: %(amount)s"),
            pays="carrier",
            takes="cacao",
        )
    },
)
