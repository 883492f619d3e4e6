"""The set-up: how many tiles there are for so many players."""

from __future__ import annotations

from collections.abc import Callable

from scorer.engine.setup import Setup
from scorer.i18n import N_, Nn_, Text
from scorer.rules.situations.model import Answer, Kind, Reading, Sentence, Slot

from ..game import PLAYER_COUNTS

PLAYERS = Slot(
    "players",
    # I18N: label of a field: how many people play
    N_("Players"),
    # I18N: what was understood: “Understood: 3 players.”; never 1
    N_("%(num)s players"),
    PLAYER_COUNTS,
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
    def answer(players: int, setup_of: Callable[[int], Setup | None]) -> Answer | None:
        setup = setup_of(players)
        if not setup:
            return None
        number = count(setup)
        return Answer((number,), (Sentence("some" if number else "none", {"number": number}),))

    needs, free = reading
    return Kind(
        f"setup-{what}",
        (PLAYERS,),
        (Reading({"players": PLAYERS_SAID}, needs, f"at a howmany tile player we setup {free}"),),
        answer,
        {"some": some, **({"none": none} if none else {})},
        {card: {"players": 2} for card in cards},
        needs_setup=True,
    )


SETUP = (
    _kind(
        "workers-each",
        lambda setup: setup.worker_tiles_each,
        (("tile", "worker|each"), "worker each"),
        # I18N: %(number)s is 9, 10 or 11
        N_("Each player has %(number)s worker tiles."),
        cards=("setup-worker-tiles", "q-tiles-each"),
    ),
    _kind(
        "pile",
        lambda setup: setup.pile,
        (("pile", "jungle"), "pile jungle left"),
        # I18N: %(number)s is 17 or 24
        N_("%(number)s tiles are in the jungle draw pile at the start."),
        cards=("setup-jungle-display", "q-pile-size"),
    ),
    _kind(
        "removed-jungle",
        lambda setup: sum(setup.removed_jungle.values()),
        (("jungle", "box"), "jungle box"),
        # I18N: %(number)s is 7
        N_("%(number)s jungle tiles go back into the box."),
        N_("No jungle tiles go back into the box."),
        cards=("setup-two-players", "q-two-players-remove"),
    ),
    _kind(
        "removed-workers",
        lambda setup: sum(setup.removed_workers.values()),
        (("worker", "box"), "worker box each"),
        # I18N: %(number)s is 1 or 2
        Nn_(
            "Each player puts %(number)s worker tile back into the box.",
            "Each player puts %(number)s worker tiles back into the box.",
            "number",
        ),
        N_("No worker tiles go back into the box."),
        cards=("q-which-tiles-out",),
    ),
)
