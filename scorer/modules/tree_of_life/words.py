"""What the codes of the Tree of Life are called."""

from __future__ import annotations

from scorer.i18n import N_
from scorer.modules.model import ActionWords, Words

from .game import ACTION, TREE

WORDS = Words(
    title=N_("The Tree of Life"),
    kinds={TREE: N_("tree of life")},
    actions={
        ACTION: ActionWords(
            N_("take %(amount)s gold; a side without workers: %(tree_gold_empty)s gold")
        )
    },
)
