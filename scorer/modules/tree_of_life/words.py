"""What the codes of the Tree of Life are called."""

from __future__ import annotations

from scorer.i18n import N_
from scorer.modules.model import ActionWords, Words

from .game import ACTION

WORDS = Words(
    title=N_("The Tree of Life"),
    kinds={"l": N_("tree of life")},
    actions={
        ACTION: ActionWords(
            N_("take %(amount)s gold; a side without workers takes %(tree_gold_empty)s"),
            takes="coin",
        )
    },
)
