"""An expansion module that no box holds: tea gardens, to try what a module can change.

Each worker at a tea garden picks as many leaves as the garden shows, up to six; a leaf is worth 2 gold at
the end. Everybody gets a worker tile with all four workers on one side for a tile 1-1-1-1.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from scorer import modules
from scorer.engine.components import JungleKind
from scorer.engine.setup import (
    Change,
    Effect,
    Field,
    FieldKind,
    Module,
    Reach,
    Step,
    Term,
    TermKind,
)
from scorer.i18n import messages
from scorer.modules.model import FieldWords, GameModule, RulebookPart, StepWords, Words
from scorer.web.drawing import art

LEAVES, LEAF_VALUE, LEAF_LIMIT = 24, 2, 6
FOUR = (4, 0, 0, 0)
GARDEN, BIG_GARDEN = JungleKind("e1", "tea-garden", 1), JungleKind("e2", "tea-garden", 2)

TEA = Module(
    code="tea",
    players=(2, 3, 4),
    kinds=(GARDEN, BIG_GARDEN),
    jungle={"e1": 3, "e2": 1},
    workers={FOUR: 1},
    changes=(
        Change((2, 3, 4), jungle={"e1": 2, "e2": 1, "p2": -1}, workers={FOUR: 1, (1, 1, 1, 1): -1}),
        Change((4,), jungle={"e1": 1}),
    ),
    fields=(Field("tea", FieldKind.COUNT, most=LEAF_LIMIT, default=0, pool=LEAVES, module="tea"),),
    terms=(Term("tea", TermKind.EACH, "tea", worth=LEAF_VALUE, module="tea"),),
    reaches=(Reach("tea", ("tea-garden",)),),
    actions={
        "tea-garden": Effect(
            most=lambda village, kind, workers, bank: min(
                workers * kind.amount, LEAF_LIMIT - village["tea"]
            ),
            take=lambda village, kind, amount: village.after(tea=village["tea"] + amount),
        )
    },
    steps=(Step("tea-leaves", after="supplies"),),
)

TEA_MODULE = GameModule(
    game=TEA,
    words=Words(
        title="Tea",
        kinds={"e1": "tea garden", "e2": "large tea garden"},
        fields={"tea": FieldWords(label="Tea leaves", noun="tea leaves")},
        terms={"tea": "Tea"},
        findings={
            "tea-out-of-reach": "%(color)s has %(found)s leaves; %(limit)s at most.",
            "too-much-tea": "%(found)s leaves, but there are %(limit)s.",
        },
        steps={"tea-leaves": StepWords("Tea leaves", "supplies", ("Put the leaves down.",))},
    ),
    rulebook=RulebookPart(),
    art=art.Art(
        symbols={"tea": '<circle cx="50" cy="50" r="40"/>'},
        tiles={"e1": art.TileArt("tea"), "e2": art.TileArt("tea", 80)},
    ),
)


@contextmanager
def registered() -> Iterator[None]:
    """The module is known while this lasts."""
    modules.register(TEA_MODULE)
    _forget()
    yield
    del modules.EXPANSIONS[TEA_MODULE.code]
    art.ARTS.remove(TEA_MODULE.art)
    art.forget()
    _forget()


def _forget() -> None:
    messages._kind_names.cache_clear()
    messages.all_findings.cache_clear()
