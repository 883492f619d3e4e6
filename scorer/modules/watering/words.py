"""What the codes of Watering are called."""

from __future__ import annotations

from scorer.i18n import N_
from scorer.modules.model import ActionWords, Words

from .game import ACTION

WORDS = Words(
    # I18N: the name of a module: a chapter of the rules, and a choice in the set-up
    title=N_("Watering"),
    kinds={
        # I18N: a kind of jungle tile, in a list such as “3 × watering tile”
        "i": N_("watering tile"),
    },
    actions={
        ACTION: ActionWords(
            # I18N: what one worker does here, on the cheat sheet (imperative, no full stop);
            # %(amount)s is 4
            N_("move your water carrier one field back and take %(amount)s cacao fruits"),
            pays="carrier",
            takes="cacao",
        )
    },
)
