"""The game as data, for the scripts: they have one small interpreter for it and know no number or word.

`static/sheet/` reads this; the same values are what the engine itself loops over.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, replace
from dataclasses import fields as dataclass_fields
from functools import lru_cache
from itertools import product
from typing import Any

from scorer.engine.board import MAX_NOTATION, MAX_TILES
from scorer.engine.components import COLOR_OF, FILLED_AT, STACK_LIMIT, Color, Sides
from scorer.engine.fields import Field, FieldKind, Term, TermKind
from scorer.engine.scoring import score_temple
from scorer.engine.setup import FIXED_WITH_ALL, Change, ItemCheck, Module, Reach, Setup, in_order
from scorer.engine.simulate import simulate
from scorer.i18n import Language
from scorer.modules import EXPANSIONS, all_modules, setup_for
from scorer.modules.base.game import EVERY_SECOND_PAID, GAME, PLAYER_COUNTS, RULEBOOK_CHOICE
from scorer.modules.model import GameModule
from scorer.sheet import legacy
from scorer.sheet.entries import VALUE_LIMIT, value_problem
from scorer.sheet.seats import NAME_LIMIT
from scorer.web.words import module_words, sheet_words

SAMPLE_SEED = 11


def game_data(language: Language) -> dict[str, Any]:
    """Everything that a phone needs to read, check, score and tell a sheet of the base game."""
    return {
        "tag": language.tag,
        "direction": language.direction,
        "listPatterns": language.list_rules,
        "colors": list(Color),
        "letters": COLOR_OF,
        "players": PLAYER_COUNTS,
        "limits": {
            "name": NAME_LIMIT,
            "value": VALUE_LIMIT,
            "notation": MAX_NOTATION,
            "tiles": MAX_TILES,
        },
        "filledAt": FILLED_AT,
        "stackLimit": STACK_LIMIT,
        "rulebook": RULEBOOK_CHOICE,
        "everySecondPaid": EVERY_SECOND_PAID,
        "legacy": legacy.CODES,
        "box": {"jungle": dict(GAME.module.jungle), "workers": _digits(GAME.module.workers)},
        "start": GAME.start,
        "hand": GAME.hand,
        "display": GAME.display,
        "gold": GAME.gold,
        "tieBreak": GAME.tie_break,
        "overbuild": GAME.overbuild,
        "samples": {n: sample_board(setup_for(n)) for n in PLAYER_COUNTS},
        "modules": [_module(GAME.module)],
        "steps": _steps(all_modules()[:1]),
        "words": sheet_words(language),
    }


def module_data(language: Language) -> dict[str, Any]:
    """What the expansion modules add to it; only tables with modules need it."""
    return {
        "modules": [_module(module.game) for module in EXPANSIONS.values()],
        "steps": _steps(all_modules()),
        "fixedWithAll": FIXED_WITH_ALL,
        "words": module_words(language),
    }


def sample_board(setup: Setup, colors: Sequence[Color] = ()) -> str:
    """The board of a finished game, in the colours of the players."""
    board = _sample(setup)
    letters = dict(zip(Color, colors, strict=False))
    return "".join(
        letters[COLOR_OF[c]].letter if c in COLOR_OF and COLOR_OF[c] in letters else c
        for c in board
    )


@lru_cache(maxsize=64)
def _sample(setup: Setup) -> str:
    return str(simulate(setup, SAMPLE_SEED).board)


def _module(module: Module) -> dict[str, Any]:
    return {
        "code": module.code,
        "players": module.players,
        "includes": module.includes,
        "kinds": {
            kind.code: {"action": kind.action, "amount": kind.amount, "isTemple": kind.is_temple}
            for kind in module.kinds
        },
        "surplus": dict(module.surplus),
        "changes": {
            players: [_change(change) for change in module.changes if players in change.players]
            for players in module.players
        },
        "seatFields": [_field(field) for field in module.fields if field.per_seat],
        "tableFields": [_field(field) for field in module.fields if not field.per_seat],
        "terms": [_term(term) for term in module.terms],
        "reaches": [_reach(reach) for reach in module.reaches],
        "silences": module.silences,
        "checks": [_check(each) for each in module.checks],
        "requiredOf": dict(module.required_of),
    }


def _steps(modules: Iterable[GameModule]) -> list[dict[str, str]]:
    """The steps of modules in order, each with its module; a phone leaves out what is not in play."""
    codes = {step: module.code for module in modules for step in module.game.steps}
    return [
        {"id": step.id, "module": codes[step], "when": _camel(step.when)}
        for step in in_order(tuple(codes))
    ]


def _camel(name: str) -> str:
    """The name that an attribute has in a script.

    >>> _camel("removed_jungle")
    'removedJungle'
    """
    first, *rest = name.split("_")
    return first + "".join(part.capitalize() for part in rest)


def _digits(counts: Mapping[Sides, int]) -> dict[str, int]:
    return {"".join(map(str, pattern)): n for pattern, n in counts.items()}


def _change(change: Change) -> dict[str, Any]:
    return {
        "jungle": dict(change.jungle),
        "workers": _digits(change.workers),
        "start": change.start,
        "mapBoard": change.map_board,
        "fields": [_field(field) for field in change.fields],
        "beside": dict.fromkeys(change.beside, True) | dict.fromkeys(change.unless, False),
    }


def _field(field: Field) -> dict[str, Any]:
    return {
        "code": field.code,
        "key": field.code,
        "kind": field.kind,
        "most": field.most,
        "values": field.options or field.values,
        "isRequired": field.is_required,
        "default": field.default,
        "pool": field.pool,
        **_items_of(field),
        "refusal": _refusal(field),
    }


def _refusal(field: Field) -> dict[str, Any]:
    """What is said of a value that the field cannot hold."""
    if field.kind is FieldKind.CHOICE:
        return {"code": "no-such-choice"}
    problem = value_problem(field.code, field, max((field.most, *field.values)) + 1)
    return {"code": problem.code, "params": problem.params} if problem else {}


def _items_of(field: Field) -> dict[str, Any]:
    """What only some fields have."""
    found = {
        "limits": dict(field.limits),
        "pools": dict(field.pools),
        "owner": field.owner,
        "fromBoard": field.from_board,
        "sets": field.sets,
        "setsField": field.sets_field,
        "presets": {code: dict(by_players) for code, by_players in field.presets.items()},
        "tiles": field.tiles,
        "least": field.least,
    }
    return {name: value for name, value in found.items() if value}


def _check(check: ItemCheck) -> dict[str, Any]:
    values = {field.name: getattr(check, field.name) for field in dataclass_fields(check)}
    return {"check": type(check).__name__, **values}


def _term(term: Term) -> dict[str, Any]:
    told = {"code": term.code, "kind": term.kind, "field": term.field, "worth": term.worth}
    if term.kind is TermKind.ITEMS:
        bonuses = {item: asdict(bonus) for item, bonus in term.bonuses.items()}
        return {**told, "byRulebook": {}, "worths": dict(term.worths), "bonuses": bonuses}
    if term.kind is not TermKind.MAJORITY:
        return {**told, "byRulebook": {}}
    other = _majority(replace(term, splits_second=False))
    return {**told, **_majority(term), "byRulebook": {EVERY_SECOND_PAID: other}}


def _majority(term: Term) -> dict[str, Any]:
    """Shares, and what every place gets: by how many players share the first place, the second and so on.

    The last standing of each is that of players without a worker.
    """
    nobody = score_temple(term, {}, Color).standings.values()
    standings = {}
    for sharing in _ways_to_share():
        counts = [
            len(sharing) - place for place, players in enumerate(sharing) for _ in range(players)
        ]
        temple = score_temple(term, dict(zip(Color, counts, strict=False)), Color)
        by_place = {it.workers: it for it in (*nobody, *temple.standings.values())}
        standings["-".join(map(str, sharing))] = [
            {"gold": by_place[n].gold, "reason": by_place[n].reason}
            for n in sorted(by_place, reverse=True)
        ]
    return {"shares": term.shares, "splitsSecond": term.splits_second, "standings": standings}


def _ways_to_share() -> list[tuple[int, ...]]:
    """How many players may share each place at a temple: (1, 2) is a first and two seconds."""
    numbers = range(1, len(Color) + 1)
    ways = [way for places in (0, *numbers) for way in product(numbers, repeat=places)]
    return [way for way in ways if sum(way) <= len(Color)]


def _reach(reach: Reach) -> dict[str, Any]:
    """Of a printed value, its place among the others is what counts."""
    fields = {field.code: field for module in all_modules() for field in module.game.fields}
    return {
        "field": reach.field,
        "actions": reach.actions,
        "values": fields[reach.field].values or None,
    }
