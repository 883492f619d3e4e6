"""The end of the game: temples, sun tokens, the water field, and who wins."""

from __future__ import annotations

from scorer.engine.components import TILE_SIDES, Color
from scorer.engine.fields import TermKind
from scorer.engine.scoring import DecidedBy, Reason, Temple, score, score_temple
from scorer.engine.setup import make_setup
from scorer.engine.village import Village
from scorer.i18n import N_, Nn_
from scorer.rules.situations.model import Answer, Kind, Reading, Sentence, Slot

from ..game import (
    BANK,
    CACAO_LIMIT,
    GAME,
    MAX_PLAYERS,
    MIN_PLAYERS,
    MODULE,
    PLAYER_COUNTS,
    SUN_VALUE,
    WATER_TRACK,
    WORKER_BOX,
)
from .tiles import FIELD, FIELD_SAID, TOKENS, WORKERS

_MAJORITY = next(term for term in MODULE.terms if term.kind is TermKind.MAJORITY)
_MOST_AT_TEMPLE = TILE_SIDES * max(max(pattern) for pattern in WORKER_BOX)


def _score(counts: tuple[int, ...]) -> Temple:
    """A temple with these workers of the players, by the engine."""
    colors = tuple(Color)[: len(counts)]
    return score_temple(_MAJORITY, dict(zip(colors, counts, strict=True)), colors)


def _temple_tie(tied: int, place: int) -> Answer | None:
    above = (2,) if place == 2 else ()
    if len(above) + tied > MAX_PLAYERS:
        return None
    temple = _score(above + (1,) * tied)
    each, of = list(temple.standings.values())[-1].gold, _MAJORITY.shares[place - 1]
    name = ("first" if place == 1 else "second") + ("-rounded" if of % tied else "")
    return Answer((each,), (Sentence(name, {"each": each, "of": of}),))


_SOME = "player|we|people?"
_TIED = "tied|same !gold|fruit"

TEMPLE_TIE = Kind(
    "temple-tie",
    (
        Slot(
            "tied",
            # I18N: label of a field: how many players are tied at a temple
            N_("Tied players"),
            # I18N: one of a list: “Understood: 2 tied players and first place”; never 1
            N_("%(num)s tied players"),
            tuple(range(2, MAX_PLAYERS + 1)),
        ),
        Slot(
            "place",
            # I18N: label of a field, before “first place” or “second place”
            N_("Tied for"),
            None,
            (1, 2),
            options={
                # I18N: a choice in the field “Tied for”, and one of a list of things
                1: N_("first place"),
                # I18N: a choice in the field “Tied for”, and one of a list of things
                2: N_("second place"),
            },
        ),
    ),
    (
        Reading(
            {
                "tied": f"# {_SOME} {_TIED} / tied at? # {_SOME} / # at? player|we|people / we at? #",
                f"tied={MAX_PLAYERS} place=1": f"{MAX_PLAYERS} {_SOME} {_TIED}",
                "tied?": "# each / # player each",
                "place=1": "first place? / place first / place 1 / 1 th place? / 1 , place",
                "place=2": "second place? / place second / place 2 / 2 th place? / 2 , place",
                "": "1|a? player? clear first|wins? place? / first|wins clear / 1|a player? first clear"
                " / 1|a player? at? first place? clear / tied|same !gold|fruit / gold !tied|same",
            },
            needs=("tied|same", "temple|first|second|place"),
            free="at a what howmany temple each player we worker place clear",
        ),
    ),
    _temple_tie,
    {
        # I18N: %(of)s is the gold for the place, %(tied)s how many players share it: 6 gold ÷ 3 players
        "first": N_(
            "%(each)s gold each: %(of)s gold ÷ %(tied)s players. Second place is not paid."
        ),
        # I18N: %(of)s is the gold for the place, %(tied)s how many players share it: 6 gold ÷ 4 players
        "first-rounded": N_(
            "%(each)s gold each: %(of)s gold ÷ %(tied)s players, rounded down. Second place is not "
            "paid."
        ),
        # I18N: %(of)s is the gold for the place, %(tied)s how many players share it: 3 gold ÷ 3 players
        "second": N_("%(each)s gold each: %(of)s gold ÷ %(tied)s players."),
        # I18N: %(of)s is the gold for the place, %(tied)s how many players share it: 3 gold ÷ 2 players
        "second-rounded": N_("%(each)s gold each: %(of)s gold ÷ %(tied)s players, rounded down."),
    },
    cards={
        "temple-ties": {"place": 1, "tied": 2},
        "q-temple-tie-first": {"place": 1, "tied": 2},
        "q-temple-tie-second": {"place": 2, "tied": 2},
        "q-rounding-rest": {"place": 1, "tied": 4},
    },
)

_WHY = {
    Reason.ALONE: "alone",
    Reason.SHARED_FIRST: "shared-first",
    Reason.SHARED_SECOND: "shared-second",
}


def _temple(counts: tuple[int, ...]) -> Answer | None:
    if not any(counts):
        return None
    standings = list(_score(counts).standings.values())
    sentences = [
        Sentence(
            "each" if counts.count(workers) > 1 else "part",
            {"workers": ("counts", counts.index(workers)), "gold": standings[at].gold},
        )
        for workers in dict.fromkeys(counts)
        for at in [counts.index(workers)]
    ]
    reasons = {standing.reason for standing in standings}
    sentences += [Sentence(name) for reason, name in _WHY.items() if reason in reasons]
    return Answer(tuple(standing.gold for standing in standings), tuple(sentences))


_NOT_WORKERS = "!gold|fruit|sun|player|we|tile|temple|place|step|th|#"
_PLAIN_COUNTS = f"a? # worker? {_NOT_WORKERS} / at? ~ worker|people !#"
_COUNTS_OF_PLAYERS = (
    f"a? label|x at? ~ worker|people? {_NOT_WORKERS} /"
    # Of those who ask.
    f" at? a|1? temple at? # worker|people? {_NOT_WORKERS} / # worker|people at? temple"
)
_PLAYERS = "# at? player|we|people / we at? # player? / at # !worker|people|gold"

TEMPLE = Kind(
    "temple",
    (
        Slot(
            "counts",
            # I18N: label of a field: how many workers a player has at the temple
            N_("Workers at the temple"),
            WORKERS.said,
            tuple(range(_MOST_AT_TEMPLE + 1)),
            PLAYER_COUNTS,
        ),
    ),
    (
        # “Red 2 and 1, yellow 3” has a figure whose player is not certain: all have a name, or none.
        Reading(
            {
                "counts+": _COUNTS_OF_PLAYERS,
                "counts+=0": "label|x no worker?",
                "counts#": _PLAYERS,
                "": "at? a|1 temple / each !#|a / at !#",
            },
            needs=("temple", "worker|people|label|x"),
            free="what howmany temple worker gold label",
        ),
        Reading(
            {
                "counts+": _PLAIN_COUNTS,
                "counts#": _PLAYERS,
                "": "at? a|1 temple / each !#|a / at !# / label !#|a|at",
            },
            needs=("temple", "worker|people|label|x"),
            free="what howmany temple worker gold",
        ),
        Reading(
            {
                "counts+": "label? at? ~ worker|people",
                "counts+=0": "alone worker?",
                "counts#": _PLAYERS,
                "": "at? a|1 temple / each !#|a / at !#",
            },
            needs=("temple", "alone"),
            free="what howmany temple worker gold",
        ),
    ),
    _temple,
    {
        # I18N: the gold of the player with so many workers at the temple
        "part": Nn_(
            "%(workers)s worker: %(gold)s gold.", "%(workers)s workers: %(gold)s gold.", "workers"
        ),
        # I18N: the gold of each of several players with so many workers at the temple
        "each": Nn_(
            "%(workers)s worker: %(gold)s gold each.",
            "%(workers)s workers: %(gold)s gold each.",
            "workers",
        ),
        "alone": N_("Nobody else is at the temple, so second place is not paid."),
        "shared-first": N_("First place is split, rounded down, and second place is not paid."),
        "shared-second": N_("Second place is split, rounded down."),
    },
    cards={
        "temple-scoring": {"counts": (3, 2, 1)},
        "q-temple-alone": {"counts": (1, 0)},
    },
)


def _sun_scoring(tokens: int) -> Answer:
    villages = [Village(Color.RED, sun=tokens), Village(Color.YELLOW)]
    gold = score(make_setup(GAME, MIN_PLAYERS, ()), villages).of(Color.RED).parts["sun"]
    return Answer((gold,), (Sentence("gold", {"gold": gold, "worth": SUN_VALUE}),))


SUN_SCORING = Kind(
    "sun-scoring",
    (TOKENS,),
    (
        Reading(
            {"tokens": "# sun left? / sun #", "tokens=1": "a|1? single sun left?"},
            needs=("end|gold|value|left",),
            free="at a what howmany total sun gold value end left store each we",
        ),
    ),
    _sun_scoring,
    {
        # I18N: %(worth)s is the gold for each sun token: 1
        "gold": N_("%(gold)s gold: each sun token left is worth %(worth)s gold."),
    },
    cards={"sun-scoring": {"tokens": 2}},
)


def _water_scoring(field: int) -> Answer:
    villages = [Village(Color.RED, water=field), Village(Color.YELLOW)]
    gold = score(make_setup(GAME, MIN_PLAYERS, ()), villages).of(Color.RED).parts["water"]
    name = "added" if gold > 0 else "subtracted" if gold < 0 else "nothing"
    return Answer((gold,), (Sentence(name, {"gold": abs(gold)}),))


WATER_SCORING = Kind(
    "water-scoring",
    (FIELD,),
    (
        Reading(
            {"field": FIELD_SAID},
            needs=("end|gold|value|howmany", "carrier|track|water"),
            free="at a what howmany total carrier water track gold value end left we",
        ),
    ),
    _water_scoring,
    {
        # I18N: why: what the sun tokens or the water field are worth
        "added": N_("%(gold)s gold is added to your total at the end."),
        # I18N: why: what the water field costs
        "subtracted": N_("%(gold)s gold is subtracted from your total at the end."),
        "nothing": N_("Nothing is added or subtracted at the end."),
    },
    cards={
        "water-scoring": {"field": WATER_TRACK[-1]},
        "q-water-negative": {"field": WATER_TRACK[1]},
    },
)


def _winner(gold: tuple[int, ...], cacao: tuple[int, ...]) -> Answer | None:
    colors = tuple(Color)[: len(gold)]
    villages = [
        Village(color, {"cacao": cacao[i]} if cacao else {}, gold=gold[i])
        for i, color in enumerate(colors)
    ]
    result = score(make_setup(GAME, len(gold), ()), villages)
    if result.decided_by is DecidedBy.OPEN:
        return None
    numbers = {"gold": ("gold", 0), "other": ("gold", 1)}
    params = {"cacao": ("cacao", 0)} if result.decided_by is DecidedBy.CACAO else numbers
    winners = tuple(colors.index(color) for color in result.winners)
    return Answer(winners, (Sentence(result.decided_by.value, params),))


_WHO = "label|again|x?"
_AROUND = "again at a what howmany wins label end tied same left gold fruit player we each"

WINNER = Kind(
    "winner",
    (
        Slot(
            "gold",
            # I18N: label of a field: how much gold a player has
            N_("Gold"),
            # I18N: one of a list of figures: “Understood: 60 gold and 58 gold”
            N_("%(num)s gold"),
            tuple(range(BANK + 1)),
            (2,),
        ),
        Slot(
            "cacao",
            # I18N: label of a field: how many cacao fruits a player has left
            N_("Cacao fruits left"),
            # I18N: one of a list of figures: “Understood: 60 gold, 60 gold, 2 cacao fruits and …”
            Nn_("%(num)s cacao fruit", "%(num)s cacao fruits", "num"),
            tuple(range(CACAO_LIMIT + 1)),
            (0, 2),
        ),
    ),
    (
        Reading(
            {
                "gold+ cacao+": f"{_WHO} # at? gold ,|at? ~ fruit left?",
                "cacao+ gold+": f"{_WHO} # fruit ,|at? # at? gold",
                "gold+ cacao+=0": f"{_WHO} # at? gold ,|at? no fruit left?",
            },
            free=_AROUND,
        ),
        Reading(
            {
                "gold+": f"{_WHO} # at? gold / {_WHO} gold #",
                "gold*": "each|same|tied|we at? # gold / # gold each|same|tied",
                "cacao+": f"{_WHO} # fruit left? / fruit #",
                "cacao+=0": "no fruit left?",
            },
            needs=("wins",),
            free=_AROUND,
        ),
    ),
    _winner,
    {
        # I18N: %(gold)s and %(other)s are the gold of two players; %(gold)s is more
        "gold": N_("The player with %(gold)s gold wins: the other player has %(other)s."),
        # I18N: %(cacao)s is how many cacao fruits the winner has left
        "cacao": Nn_(
            "The player with %(cacao)s cacao fruit wins: gold is tied, so cacao fruits decide.",
            "The player with %(cacao)s cacao fruits wins: gold is tied, so cacao fruits decide.",
            "cacao",
        ),
        "shared": N_("You share the win: gold and cacao fruits are tied."),
    },
    cards={"q-tie-win": {"gold": (60, 60), "cacao": (2, 1)}},
)

SCORING = (TEMPLE_TIE, TEMPLE, SUN_SCORING, WATER_SCORING, WINNER)
