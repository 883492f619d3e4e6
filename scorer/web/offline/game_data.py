"""The game as data, for the scripts: they have one small interpreter for it and know no number or word.

`static/sheet/` reads this; the same values are what the engine itself loops over.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from scorer.engine.board import MAX_NOTATION, MAX_TILES
from scorer.engine.components import COLOR_OF, FILLED_AT, STACK_LIMIT, Color, Sides
from scorer.engine.setup import Change, Field, Module, Setup, Term
from scorer.engine.simulate import simulate
from scorer.i18n import Language
from scorer.modules import all_modules, setup_for
from scorer.modules.base.game import COINS, EVERY_SECOND_PAID, GAME, PLAYER_COUNTS, RULEBOOK_CHOICE
from scorer.sheet import legacy
from scorer.sheet.entries import VALUE_LIMIT
from scorer.sheet.seats import NAME_LIMIT
from scorer.web.words import sheet_words

SAMPLE_SEED = 11


def game_data(language: Language) -> dict[str, Any]:
    """Everything that a phone needs to read, check, score and tell a sheet in a language."""
    return {
        "tag": language.tag,
        "direction": language.direction,
        "listPatterns": dict(language.locale.list_patterns["standard"]),
        "colors": list(Color),
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
        "coins": list(COINS),
        "legacy": legacy.CODES,
        "start": GAME.start,
        "hand": GAME.hand,
        "display": GAME.display,
        "gold": GAME.gold,
        "tieBreak": GAME.tie_break,
        "overbuild": GAME.overbuild,
        "samples": {n: sample_board(setup_for(n)) for n in PLAYER_COUNTS},
        "modules": [_module(module.game) for module in all_modules()],
        "words": sheet_words(language),
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
        "kinds": {
            kind.code: {"action": kind.action, "amount": kind.amount, "isTemple": kind.is_temple}
            for kind in module.kinds
        },
        "jungle": dict(module.jungle),
        "workers": {_digits(pattern): n for pattern, n in module.workers.items()},
        "changes": [_change(change) for change in module.changes],
        "fields": [_field(field) for field in module.fields],
        "terms": [_term(term) for term in module.terms],
        "reaches": [{"field": it.field, "actions": it.actions} for it in module.reaches],
        "silences": module.silences,
        "steps": [{"id": it.id, "after": it.after, "when": _camel(it.when)} for it in module.steps],
    }


def _camel(name: str) -> str:
    """The name that an attribute has in a script.

    >>> _camel("removed_jungle")
    'removedJungle'
    """
    first, *rest = name.split("_")
    return first + "".join(part.capitalize() for part in rest)


def _digits(pattern: Sides) -> str:
    return "".join(map(str, pattern))


def _change(change: Change) -> dict[str, Any]:
    return {
        "players": change.players,
        "jungle": dict(change.jungle),
        "workers": {_digits(pattern): n for pattern, n in change.workers.items()},
        "start": change.start,
        "beside": change.beside,
        "unless": change.unless,
    }


def _field(field: Field) -> dict[str, Any]:
    return {
        "code": field.code,
        "kind": field.kind,
        "most": field.most,
        "values": field.values,
        "options": field.options,
        "perSeat": field.per_seat,
        "isRequired": field.is_required,
        "default": field.default,
        "pool": field.pool,
    }


def _term(term: Term) -> dict[str, Any]:
    return {
        "code": term.code,
        "kind": term.kind,
        "field": term.field,
        "worth": term.worth,
        "shares": term.shares,
        "splitsSecond": term.splits_second,
    }
