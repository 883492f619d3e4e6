"""What the codes of the Tree of Life are called."""

from __future__ import annotations

from scorer.i18n import N_
from scorer.modules.model import ActionWords, Words

from .game import ACTION, TREE

WORDS = Words(
    # I18N: name of a module of the Diamante box, as printed; heading and choice
    title=N_("The Tree of Life"),
    kinds={
        # I18N: name of a jungle tile, also within sentences and lists
        TREE: N_("tree of life")
    },
    actions={
        ACTION: ActionWords(
            # I18N: what one worker does at a tree of life, on the cheat sheet (imperative, no full
            # stop); %(amount)s is its gold: 1
            N_("take %(amount)s gold (a side without workers: %(tree_gold_empty)s gold)")
        )
    },
)
