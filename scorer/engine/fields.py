"""What players enter and what it is worth at the end: fields and score terms, as values.

The text form of a field with items: a list repeats what it has several of, counts say how many; none at
all is a dash.

>>> parse_items("8,8,9", FieldKind.LIST)
{'8': 2, '9': 1}
>>> items_text({"red": 2, "white": 1}, FieldKind.COUNTS)
'red:2,white:1'
>>> parse_items("-", FieldKind.COUNTS)
{}
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from dataclasses import field as dataclass_field
from enum import StrEnum
from random import Random

from .chance import pick
from .two_sided import fits_on_tiles

NONE = "-"
Wrong = tuple[str, dict[str, int | str]]
"""The code of a problem, and the figures for the sentence about it."""
_COUNT = re.compile(r"(?P<option>[a-z0-9-]+):(?P<count>-?[0-9]{1,13})")


class Sets(StrEnum):
    """What a choice of the table decides about the set-up."""

    WORKER_TILES = "worker-tiles"
    """Which worker tiles everybody takes: counts by pattern."""
    NO_REPLACING = "no-replacing"
    """Modules add their tiles, and nothing goes back into the box for them."""
    ITEMS = "items"
    """Which items there are: as many of each as the choice lists."""
    EVERY_SECOND_PAID = "every-second-paid"
    """Each player tied for second place at a temple gets all of its gold."""
    EARLY_OVERBUILDING = "early-overbuilding"
    """Overbuilding begins when the pile alone is empty."""


class FieldKind(StrEnum):
    """What can be entered in a field."""

    COUNT = "count"
    """A whole number from 0 to `most`."""
    VALUE = "value"
    """One of the printed `values`."""
    CHOICE = "choice"
    """One of the codes in `options`, or nothing."""
    LIST = "list"
    """Some of `options`, each as often as `limits` allows."""
    COUNTS = "counts"
    """How many of each of `options`, up to `limits`."""

    @property
    def has_items(self) -> bool:
        """Is it entered option by option?"""
        return self in (FieldKind.LIST, FieldKind.COUNTS)


@dataclass(frozen=True, eq=False)
class Field:
    """Something that players enter: for every seat, or (`per_seat` False) once for the table.

    A village holds items under the code of the field and the option, ``huts.hermit``, and their number
    under the code of the field.
    """

    code: str
    kind: FieldKind
    most: int = 0
    values: tuple[int, ...] = ()
    options: tuple[str, ...] = ()
    per_seat: bool = True
    is_required: bool = True
    default: int | None = None
    """A value that the form shows as chosen; it counts once the player's entries are confirmed."""
    start: int = 0
    """What everybody has before the first turn."""
    pool: int | None = None
    """How much of it the box holds for all players together."""
    limits: Mapping[str, int] = dataclass_field(default_factory=dict)
    """By option: the most that one player can have."""
    pools: Mapping[str, int] = dataclass_field(default_factory=dict)
    """By option: what the box holds for all players together."""
    owner: str = ""
    """Only who has this item (``huts.hermit``) is asked for it."""
    required_of: tuple[str, ...] = ()
    """Who has one of these items must enter it, although it is not required otherwise."""
    from_board: bool = False
    """Is it a quantity that a whole board shows? With a board nobody is asked for it."""
    sets: Sets | None = None
    """What a choice of the table changes in the set-up."""
    sets_field: str = ""
    """The field of items that it is about."""
    presets: Mapping[str, Mapping[int, Mapping[str, int]]] = dataclass_field(default_factory=dict)
    """Choices to begin with, by code: items by the number of players."""
    tiles: tuple[tuple[str, str], ...] = ()
    """Two-sided tiles: what is chosen are the sides that lie up, one of each."""
    least: int = 0
    """The fewest items that a choice of the table needs, all together."""
    module: str = ""

    def problem_with(self, value: int) -> str | None:
        """Validate a number: the code of the problem, or None. On phones `readCount` does it."""
        if self.kind is FieldKind.VALUE:
            return None if value in self.values else "not-a-printed-value"
        return None if 0 <= value <= self.most else "out-of-range"

    def items_problems(self, items: Mapping[str, int]) -> Iterator[Wrong]:
        """Validate items: everything that is wrong with them, item by item."""
        for item, count in sorted(items.items()):
            limit = self.limits.get(item, 1)
            if item not in self.options:
                yield "no-such-item", {"item": item}
            elif count < 0:
                yield "out-of-range", {"min": 0, "max": limit}
            elif count > limit and not self.tiles:
                yield "too-many-items", {"item": item, "max": limit}

    def choice_problems(self, items: Mapping[str, int]) -> list[Wrong]:
        """Validate the items that a table has chosen: these are all that there are in the game."""
        found = list(self.items_problems(items))
        if found:
            return found
        if self.tiles and not fits_on_tiles(items, self.tiles):
            return [("not-one-of-each", {"max": len(self.tiles)})]
        if sum(items.values()) < self.least:
            return [("too-few-worker-tiles", {"min": self.least})]
        return []

    def choice_problem(self, text: str) -> Wrong | None:
        """Validate a choice of the table in its text form."""
        if not self.kind.has_items:
            return None if text in self.options else ("no-such-choice", {})
        try:
            items = parse_items(text, self.kind)
        except ValueError:
            return "not-a-number", {}
        return next(iter(self.choice_problems(items)), None)

    def read_items(self, text: str | None) -> dict[str, int] | None:
        """The items of a choice from their text form; None when there is no text or it cannot be."""
        return None if not text or self.choice_problem(text) else parse_items(text, self.kind)

    def read_choice(self, text: str) -> str:
        """A choice of the table in its one text form; the empty text when there is no such choice."""
        if not text or self.choice_problem(text):
            return ""
        if not self.kind.has_items:
            return text
        items = parse_items(text, self.kind)
        return items_text({item: items[item] for item in self.options if item in items}, self.kind)

    def throw(self, rng: Random) -> dict[str, int]:
        """The sides that lie up when all tiles are thrown, in the order of the options."""
        thrown = Counter(pick(rng, tile) for tile in self.tiles)
        return {option: thrown[option] for option in self.options if thrown[option]}

    def held(self, items: Mapping[str, int]) -> dict[str, int]:
        """What a village holds of it."""
        return {self.code: sum(items.values())} | {
            f"{self.code}.{item}": count for item, count in items.items()
        }


class TermKind(StrEnum):
    """How a part of the final sum is worked out."""

    EACH = "each"
    """The number in a field, times `worth`."""
    MAJORITY = "majority"
    """Shares for the most and the second most workers at every temple."""
    ITEMS = "items"
    """What each item of a field is worth, with its bonus."""


@dataclass(frozen=True)
class Bonus:
    """Gold on top of an item's worth: for each of a quantity, only at a value of it, or always."""

    gold: int
    quantity: str = ""
    """A quantity of `quantities.py`, or the code of a field."""
    at: int | None = None


@dataclass(frozen=True, eq=False)
class Term:
    """A part of the final sum."""

    code: str
    kind: TermKind
    field: str = ""
    worth: int = 1
    shares: tuple[int, int] = (0, 0)
    """Gold for the first and the second place at a temple."""
    splits_second: bool = True
    """Do players tied for second place share its gold, or does each get all of it?"""
    worths: Mapping[str, int] = dataclass_field(default_factory=dict)
    """By item."""
    bonuses: Mapping[str, Bonus] = dataclass_field(default_factory=dict)
    """By item."""
    answer: tuple[str, str] = ("item", "worth")
    """What JSON calls an item with a bonus, and what it is worth."""
    module: str = ""


def parse_items(text: str, kind: FieldKind) -> dict[str, int]:
    """Option -> how many; which options there are is the field's business. Raises `ValueError`."""
    if text == NONE:
        return {}
    if kind is FieldKind.LIST:
        return dict(Counter(text.split(",")))
    items: dict[str, int] = {}
    for part in text.split(","):
        match = _COUNT.fullmatch(part)
        if not match or match["option"] in items:
            raise ValueError(f"not a count: {part!r}")
        items[match["option"]] = int(match["count"])
    return {option: count for option, count in items.items() if count}


def items_text(items: Mapping[str, int], kind: FieldKind) -> str:
    """The text form of items."""
    if kind is FieldKind.LIST:
        parts = [option for option, count in items.items() for _ in range(count)]
    else:
        parts = [f"{option}:{count}" for option, count in items.items() if count]
    return ",".join(parts) or NONE
