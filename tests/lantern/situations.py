"""A question with figures about lanterns."""

from pathlib import Path

from scorer.engine.components import Color
from scorer.engine.village import Village
from scorer.rules.situations.model import Answer, Kind, Reading, Sentence, Situations, Slot

from .game import ACTION, LANTERN_LIMIT, LANTERNS, LARGE, SMALL


def _answer(lanterns: int, workers: int, tile: int) -> Answer:
    village = Village(Color.RED, lanterns=lanterns)
    kind = SMALL if tile == 1 else LARGE
    taken = LANTERNS.actions[ACTION].most(village, kind, workers, 0)
    return Answer((taken,), (Sentence("taken", {"taken": taken}),))


LIGHT = Kind(
    "lantern",
    (
        Slot("lanterns", "Lanterns", "%(num)s lanterns", tuple(range(LANTERN_LIMIT + 1))),
        Slot("workers", "Workers at the lantern", "%(num)s workers", (1, 2, 3, 4)),
        Slot("tile", "Lantern tile", None, (1, 2), options={1: "small lantern", 2: "big lantern"}),
    ),
    (
        Reading(
            {
                "lanterns": "~ lantern",
                "workers": "~ worker",
                "tile=1": "small lantern tile?",
                "tile=2": "big lantern tile?",
            },
            needs=("small|big",),
            free="at a worker",
        ),
    ),
    _answer,
    {"taken": "You take %(taken)s lanterns."},
)
SITUATIONS = Situations((LIGHT,), Path(__file__).parent / "situation_words")
