"""A sheet in an address: players, modules and entries as parameters of the query string.

    p=red:Ana&p=white          the seats in order
    modules=huts,map           the modules in play
    temple1=R2.Y1.&temple2=-   each temple's sides, clockwise from the top: who and how many, or nobody
                               (.); - is a temple that never came into play
    board=p1R1111/.m2          or the whole board in notation (`mode=board` says that it counts, and
                               `complete=1` that no tile is missing)
    gold1=34&sun1=2            per seat the fields of the game, as typed

What is not in the address was not entered.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from werkzeug.datastructures import MultiDict

from scorer.engine.components import TILE_SIDES
from scorer.engine.fields import NONE, Field, FieldKind
from scorer.i18n.numbers import read_number
from scorer.modules import with_included
from scorer.modules.base.game import COINS, GAME

from .entries import MODE, MODULES, TEMPLE, VALUE_LIMIT, module_problems, split_modules
from .legacy import converted, is_legacy
from .problems import BadInput
from .seats import Seat, count_problems, seat_problems
from .sheet import Sheet
from .temples import NOBODY

Pairs = list[tuple[str, str]]


def read_query(args: MultiDict[str, str]) -> Sheet:
    """The sheet in a query string; raises `BadInput` when its players or modules cannot be."""
    if is_legacy(args):
        args = MultiDict(converted(args.items(multi=True)))
    seats, modules = args.getlist("p"), query_modules(args)
    problems = count_problems(len(seats)) or seat_problems(seats)
    problems = [*problems, *module_problems(len(seats), modules)]
    if problems:
        raise BadInput(problems)
    entries = _entries(args) | _items(args, modules)
    return Sheet.begin([Seat.parse(seat) for seat in seats], modules, entries.items())


def query_modules(args: MultiDict[str, str]) -> list[str]:
    """The modules in a query string: joined by commas, or one by one as a form sends them."""
    return split_modules(",".join(args.getlist(MODULES)))


def write_query(sheet: Sheet) -> Pairs:
    """The parameters of the address of a sheet; only what was entered, in a fixed order."""
    modules = [(MODULES, ",".join(sheet.setup.modules))] if sheet.setup.modules else []
    return [*(("p", str(seat)) for seat in sheet.seats), *modules, *sheet.entries.items()]


def _entries(args: MultiDict[str, str]) -> dict[str, str]:
    entries = dict(args.items())
    # A button that leads back to the temples stands beside the page's own field.
    modes = set(args.getlist(MODE))
    entries[MODE] = modes.pop() if len(modes) == 1 else ""
    for first in [key.rpartition("-")[0] for key in entries if "-" in key]:
        if first.startswith(TEMPLE):
            entries[first] = entries.get(first) or _sides(args, first)
        elif first.startswith(GAME.gold):
            entries[first] = entries.get(first) or _counted(args, first)
    return entries


def _items(args: MultiDict[str, str], modules: Sequence[str]) -> dict[str, str]:
    """Fields with items as a page without a script sends them: how many of each, or nothing but the mark
    that the field was there."""
    fields = {each.code: each for module in with_included(modules) for each in module.game.fields}
    found: dict[str, dict[str, str]] = {}
    for name in args:
        key, mark, option = name.partition("-")
        field = fields.get(key.rstrip("1234567890"))
        if mark and field and field.kind.has_items:
            items = found.setdefault(key, {})
            if option in field.options:
                items[option] = _count(args.getlist(name), field)
    entries = {}
    for key, items in found.items():
        field = fields[key.rstrip("1234567890")]
        if field.kind is FieldKind.LIST:
            parts = [option for option, count in items.items() for _ in range(int(count))]
        else:
            parts = [f"{option}:{count}" for option, count in items.items() if count != "0"]
        entries[key] = ",".join(parts) or NONE
    return entries


def _count(values: Sequence[str], field: Field) -> str:
    """How many of an option: as many as boxes are checked, or the number that was typed, or else the
    text, with nothing in it that separates options."""
    if field.kind is FieldKind.LIST:
        return str(min(len(values), VALUE_LIMIT))
    typed = values[0].strip() or "0"
    number = read_number(typed)
    return re.sub("[,:]", " ", typed) if number is None else str(number)


def _sides(args: Mapping[str, str], temple: str) -> str:
    """A temple from the four selects of a page without a script; none of them chosen is no entry."""
    sides = [args.get(f"{temple}-{side}", "") for side in range(TILE_SIDES)]
    return "".join(side or NOBODY for side in sides) if any(sides) else ""


def _counted(args: Mapping[str, str], gold: str) -> str:
    """The sum of the coins counted on a page without a script."""
    coins = {value: read_number(args.get(f"{gold}-{value}", "")) or 0 for value in COINS}
    return str(sum(value * max(0, n) for value, n in coins.items())) if any(coins.values()) else ""
