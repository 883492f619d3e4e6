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
            N_("Tied players"),
            Nn_("%(num)s tied player", "%(num)s tied players", "num"),
            tuple(range(2, MAX_PLAYERS + 1)),
        ),
        Slot(
            "place",
            N_("Place"),
            None,
            (1, 2),
            options={1: N_("first place"), 2: N_("second place")},
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
        "first": N_("%(each)s gold each: %(of)s ÷ %(tied)s. Second place is not paid."),
        "first-rounded": N_(
            "%(each)s gold each: %(of)s ÷ %(tied)s, rounded down. Second place is not paid."
        ),
        "second": N_("%(each)s gold each: %(of)s ÷ %(tied)s."),
        "second-rounded": N_("%(each)s gold each: %(of)s ÷ %(tied)s, rounded down."),
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
_COUNTS = (
    f"a|label|x? # worker? {_NOT_WORKERS} / label|x at? ~ worker? {_NOT_WORKERS} /"
    " label|x? at? ~ worker|people !#"
)
_PLAYERS = "# at? player|we|people / we at? # player? / at # !worker|people|gold"

TEMPLE = Kind(
    "temple",
    (
        Slot(
            "counts",
            N_("Workers at the temple"),
            WORKERS.said,
            tuple(range(_MOST_AT_TEMPLE + 1)),
            PLAYER_COUNTS,
        ),
    ),
    (
        Reading(
            {
                "counts+": _COUNTS,
                "counts+=0": "label|x no worker?",
                "counts#": _PLAYERS,
                "": "at? a|1 temple / a label|x / each !#|a / at !#",
            },
            needs=("temple", "worker|people|label|x"),
            free="what howmany temple worker gold label",
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
        "part": Nn_(
            "%(workers)s worker: %(gold)s gold.", "%(workers)s workers: %(gold)s gold.", "workers"
        ),
        "each": Nn_(
            "%(workers)s worker: %(gold)s gold each.",
            "%(workers)s workers: %(gold)s gold each.",
            "workers",
        ),
        "alone": N_("Nobody else is there, so second place is not paid."),
        "shared-first": N_("First place is shared, so second place is not paid."),
        "shared-second": N_("Second place is shared, rounded down."),
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
    {"gold": N_("%(gold)s gold: each sun token left is worth %(worth)s.")},
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
        "added": N_("%(gold)s gold is added to your sum at the end."),
        "subtracted": N_("%(gold)s gold is subtracted from your sum at the end."),
        "nothing": N_("Nothing is added and nothing subtracted."),
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


_WHO = "label|x?"
_AROUND = "at a what howmany wins label end tied same left gold fruit player we each"

WINNER = Kind(
    "winner",
    (
        Slot("gold", N_("Gold"), N_("%(num)s gold"), tuple(range(BANK + 1)), (2,)),
        Slot(
            "cacao",
            N_("Cacao fruits left"),
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
        "gold": N_("Whoever has %(gold)s gold wins: it is more than %(other)s."),
        "cacao": Nn_(
            "Whoever has %(cacao)s cacao fruit wins: gold is equal, so cacao fruits decide.",
            "Whoever has %(cacao)s cacao fruits wins: gold is equal, so cacao fruits decide.",
            "cacao",
        ),
        "shared": N_("You share the win: gold and cacao fruits are equal."),
    },
    cards={"q-tie-win": {"gold": (60, 60), "cacao": (2, 1)}},
)

SCORING = (TEMPLE_TIE, TEMPLE, SUN_SCORING, WATER_SCORING, WINNER)
