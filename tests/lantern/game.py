"""Lanterns: tiles, play, entry fields and score terms.

Each activated worker takes as many lanterns as the tile shows; nobody keeps more than six. Three
lanterns light the first step of one's lighthouse, six the second. Oil only burns: a large count that
is worth nothing and need not be entered.
"""

from __future__ import annotations

from scorer.engine.components import JungleKind
from scorer.engine.effects import Effect
from scorer.engine.fields import Field, FieldKind, Term, TermKind
from scorer.engine.position import Position
from scorer.engine.setup import Change, Module, Reach, Step
from scorer.engine.village import Village

CODE = "lanterns"
ACTION = "lantern"
PLAYERS = (2, 3, 4)
LANTERN_LIMIT, LANTERN_VALUE = 6, 2
LIGHTHOUSE = (0, 3, 7)
LANTERNS_PER_STEP = LANTERN_LIMIT // (len(LIGHTHOUSE) - 1)
OIL_LIMIT, OIL_IN_BOX = 40, 60
FOUR = (4, 0, 0, 0)
SMALL, LARGE = JungleKind("n1", ACTION, 1), JungleKind("n2", ACTION, 2)


def _take(village: Village, kind: JungleKind, amount: int, game: Position) -> Village:
    lanterns = village["lanterns"] + amount
    return village.after(lanterns=lanterns, lighthouse=LIGHTHOUSE[lanterns // LANTERNS_PER_STEP])


LANTERNS = Module(
    code=CODE,
    players=PLAYERS,
    kinds=(SMALL, LARGE),
    jungle={"n1": 3, "n2": 2},
    workers={FOUR: 1},
    changes=(
        Change(PLAYERS, workers={FOUR: 1}),
        Change((2,), jungle={"p2": -1, "g1": -1, "n1": 2, "n2": 1}),
        Change((3, 4), jungle={"p2": -1, "g1": -2, "m3": -1, "n1": 3, "n2": 2}),
        Change((4,), start=("n1", "m2")),
    ),
    fields=(
        Field("lanterns", FieldKind.COUNT, most=LANTERN_LIMIT, default=0, module=CODE),
        Field("lighthouse", FieldKind.VALUE, values=LIGHTHOUSE, module=CODE),
        Field(
            "oil",
            FieldKind.COUNT,
            most=OIL_LIMIT,
            is_required=False,
            pool=OIL_IN_BOX,
            module=CODE,
        ),
    ),
    terms=(
        Term("lanterns", TermKind.EACH, "lanterns", worth=LANTERN_VALUE, module=CODE),
        Term("lighthouse", TermKind.EACH, "lighthouse", module=CODE),
    ),
    reaches=(Reach("lanterns", (ACTION,)),),
    actions={
        ACTION: Effect(
            most=lambda village, kind, workers, game: min(
                workers * kind.amount, LANTERN_LIMIT - village["lanterns"]
            ),
            take=_take,
        )
    },
    steps=(Step("light-lanterns", after="supplies"),),
)
