"""The entries of a score sheet: the names of their keys, and how each is read, limited and refused."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from scorer.engine.board import MAX_NOTATION, NotationError
from scorer.engine.fields import Field, FieldKind, parse_items
from scorer.engine.setup import InvalidSetup, Setup
from scorer.i18n.numbers import read_number
from scorer.modules import (
    EXPANSIONS,
    all_choices,
    module_choices,
    read_modules,
    setup_for,
    wrong_modules,
)
from scorer.modules.base.game import MAX_PLAYERS, MIN_PLAYERS

from .problems import BadInput, Problem
from .seats import Seat, clean_text, count_problems, seat_key, seat_problems

MODULES, MODE, BOARD, COMPLETE, TEMPLE = "modules", "mode", "board", "complete", "temple"
BOARD_MODE = "board"
SAID = "1"
"""The value of an entry that only says yes."""
VALUE_LIMIT = 200
"""Longer than anything that can be meant in a field other than the board."""
SEAT_KEYS = tuple(seat_key(seat) for seat in range(MAX_PLAYERS))


def field_key(field: Field, seat: int) -> str:
    """The key of a player's field: `gold1` is the first player's gold."""
    return f"{field.code}{seat + 1}"


def temple_keys(setup: Setup) -> list[str]:
    return [f"{TEMPLE}{n}" for n in range(1, setup.temples + 1)] if setup.majority else []


@lru_cache(maxsize=64)
def entry_keys(setup: Setup) -> tuple[str, ...]:
    """Every key that a sheet can have, in the order of an address."""
    return (
        *(each.code for each in setup.table_fields),
        MODE,
        *temple_keys(setup),
        BOARD,
        COMPLETE,
        *(field_key(each, seat) for seat in range(setup.players) for each in setup.seat_fields),
    )


def table_keys() -> list[str]:
    """Every key that the sheet of a shared table can have, whoever plays with what."""
    setups = [setup_for(MAX_PLAYERS)]
    setups += [setup_for(max(each.game.players), (code,)) for code, each in EXPANSIONS.items()]
    keys = dict.fromkeys(key for setup in setups for key in entry_keys(setup))
    return [*SEAT_KEYS, MODULES, *keys]


def clean_entry(key: str, text: str) -> str:
    """An entry as it is kept: without what cannot be seen, and no longer than anything meant."""
    if key == BOARD:
        return clean_text(text).replace(" ", "")[: MAX_NOTATION + 1]
    return clean_text(text[:VALUE_LIMIT])


def read_entry(key: str, field: Field, text: str) -> dict[str, int] | Problem:
    """What a village holds by an entry as typed, or what is wrong with it."""
    if field.kind.has_items:
        try:
            items = parse_items(text, field.kind)
        except ValueError:
            return Problem(key, "not-a-number")
        return next(iter(items_problems(key, field, items)), None) or field.held(items)
    value = read_number(text)
    if value is None:
        return Problem(key, "not-a-number")
    return value_problem(key, field, value) or {field.code: value}


def items_problems(key: str, field: Field, items: Mapping[str, int]) -> list[Problem]:
    """Everything that is wrong with items; those of a choice are all that there are in the game."""
    found = field.choice_problems(items) if field.sets else field.items_problems(items)
    return [Problem(key, code, params) for code, params in found]


def choice_problem(field: Field, text: str) -> Problem | None:
    """What is wrong with a choice of the table in its text form."""
    found = field.choice_problem(text)
    return found and Problem(field.code, *found)


def value_problem(key: str, field: Field, value: int) -> Problem | None:
    """What is wrong with a number in a field."""
    code = field.problem_with(value)
    if code is None:
        return None
    limits = {"min": 0, "max": field.most} if field.kind is FieldKind.COUNT else {}
    return Problem(key, code, limits)


def notation_problem(key: str, error: NotationError) -> Problem:
    """A notation that cannot be read; people count characters from 1."""
    return Problem(key, error.code, {"position": error.position + 1, "found": error.found})


def split_modules(text: str) -> list[str]:
    """Codes joined by commas."""
    return [code for code in text.split(",") if code]


def module_problems(players: int, codes: Sequence[str]) -> list[Problem]:
    """Everything that is wrong with a choice of modules, for so many players."""
    count = min(max(players, MIN_PLAYERS), MAX_PLAYERS)
    return [_setup_problem(error) for error in wrong_modules(codes, count)]


def choice_problems(modules: Sequence[str], choices: Mapping[str, str]) -> list[Problem]:
    """What is wrong with the choices that some modules leave to the players."""
    in_play = {each.code: each for each in module_choices(tuple(modules))}
    problems = []
    for code, text in choices.items():
        if code not in in_play:
            known = code in all_choices()
            problems.append(Problem(code, "module-not-in-play" if known else "no-such-field"))
        elif problem := choice_problem(in_play[code], text):
            problems.append(problem)
    return problems


def read_setup(players: int | Problem, modules: Sequence[str], choices: Mapping[str, str]) -> Setup:
    """What is in play by players, modules and choices as given; raises `BadInput` with every problem."""
    problems = [players] if isinstance(players, Problem) else []
    # Codes are looked at even where the number of players is wrong, to name every problem at once.
    wrong = module_problems(MAX_PLAYERS if isinstance(players, Problem) else players, modules)
    problems += wrong or choice_problems(modules, choices)
    if isinstance(players, Problem) or problems:
        raise BadInput(problems)
    return setup_for(players, read_modules(modules), choices)


def _setup_problem(error: InvalidSetup) -> Problem:
    params = {
        name: value[:VALUE_LIMIT] if isinstance(value, str) else value
        for name, value in error.params.items()
    }
    return Problem(MODULES, error.code, params)


def table_seats(fields: Mapping[str, str]) -> tuple[list[Problem], list[str]]:
    """Every problem with the seats of a table, and the seats that are taken."""
    taken = [key for key in SEAT_KEYS if fields.get(key)]
    texts = [fields[key] for key in taken]
    problems = count_problems(len(taken)) + seat_problems(texts, taken)
    # Village boards belong to seats by number, so no seat before a taken one may be empty.
    problems += [Problem(key, "missing") for key in SEAT_KEYS[: len(taken)] if key not in taken]
    return problems, texts


def clean_fields(values: Mapping[str, object]) -> tuple[dict[str, str], list[Problem]]:
    """What a phone sends to a shared table, as it is kept, and every problem with it."""
    keys = set(table_keys())
    clean: dict[str, str] = {}
    problems: list[Problem] = []
    for key, value in values.items():
        if key not in keys:
            problems.append(Problem(key[:VALUE_LIMIT], "no-such-field"))
        elif not isinstance(value, str):
            problems.append(Problem(key, "not-text"))
        elif value and key in SEAT_KEYS:
            wrong = seat_problems([value], [key])
            problems += wrong
            clean[key] = "" if wrong else str(Seat.parse(value))
        elif len(value) > (limit := MAX_NOTATION if key == BOARD else VALUE_LIMIT):
            problems.append(Problem(key, "value-too-long", {"max": limit}))
        elif key == MODULES:
            codes = split_modules(value)
            wrong_codes = [_setup_problem(error) for error in wrong_modules(codes)]
            problems += wrong_codes
            clean[key] = "" if wrong_codes else ",".join(read_modules(codes))
        else:
            clean[key] = clean_entry(key, value)
    return clean, problems


def read_fields(values: Mapping[str, object]) -> dict[str, str]:
    """What a phone sends to a shared table, as it is kept; raises `BadInput` with every problem."""
    clean, problems = clean_fields(values)
    if problems:
        raise BadInput(problems)
    return clean
