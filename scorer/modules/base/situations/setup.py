"""The set-up: how many tiles there are for so many players."""

from __future__ import annotations

from collections.abc import Callable

from scorer.engine.setup import Setup, make_setup
from scorer.i18n import N_, Nn_, Text
from scorer.rules.situations.model import Answer, Kind, Reading, Sentence, Slot

from ..game import GAME, PLAYER_COUNTS

PLAYERS = Slot(
    "players", N_("Players"), Nn_("%(num)s player", "%(num)s players", "num"), PLAYER_COUNTS
)
PLAYERS_SAID = "# at? player|we|people / we at? # player|people? / at # player|we|people? !tile"


def _kind(
    what: str,
    count: Callable[[Setup], int],
    reading: tuple[tuple[str, ...], str],
    some: Text,
    none: str = "",
    cards: tuple[str, ...] = (),
) -> Kind:
    def answer(players: int) -> Answer:
        number = count(make_setup(GAME, players, ()))
        return Answer((number,), (Sentence("some" if number else "none", {"number": number}),))

    needs, free = reading
    return Kind(
        f"setup-{what}",
        (PLAYERS,),
        (Reading({"players": PLAYERS_SAID}, needs, f"at a howmany tile player we setup {free}"),),
        answer,
        {"some": some, **({"none": none} if none else {})},
        {card: {"players": 2} for card in cards},
    )


SETUP = (
    _kind(
        "workers-each",
        lambda setup: setup.worker_tiles_each,
        (("tile", "worker|each"), "worker each"),
        Nn_(
            "Each of you plays with %(number)s worker tile.",
            "Each of you plays with %(number)s worker tiles.",
            "number",
        ),
        cards=("setup-worker-tiles", "q-tiles-each"),
    ),
    _kind(
        "pile",
        lambda setup: setup.pile,
        (("pile", "jungle"), "pile jungle left"),
        Nn_(
            "%(number)s tile lies in the jungle draw pile at the start.",
            "%(number)s tiles lie in the jungle draw pile at the start.",
            "number",
        ),
        cards=("setup-jungle-display", "q-pile-size"),
    ),
    _kind(
        "removed-jungle",
        lambda setup: sum(setup.removed_jungle.values()),
        (("jungle", "box"), "jungle box"),
        Nn_(
            "%(number)s jungle tile goes back into the box.",
            "%(number)s jungle tiles go back into the box.",
            "number",
        ),
        N_("No jungle tile goes back into the box."),
        cards=("setup-two-players", "q-two-players-remove"),
    ),
    _kind(
        "removed-workers",
        lambda setup: sum(setup.removed_workers.values()),
        (("worker", "box"), "worker box each"),
        Nn_(
            "Each of you puts %(number)s worker tile back into the box.",
            "Each of you puts %(number)s worker tiles back into the box.",
            "number",
        ),
        N_("No worker tile goes back into the box."),
        cards=("q-which-tiles-out",),
    ),
)
