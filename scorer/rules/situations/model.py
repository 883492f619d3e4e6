"""The shape of a situation: which figures it has, how a question gives them, what the answer is.

A question is first turned into symbols, one per word: ``<4> <fruit> <,> <2> <worker> <at> <double>
<plantation>``. Words that say nothing are left out, words that nobody listed become ``x``. A pattern is
made of symbols as well: `#` is a number, `~` a number or an article, `a|b` one of several, `?` behind
a symbol makes it optional, `!a` forbids it there. Symbols are the same in all languages.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

from scorer.i18n import Text

Value = int | tuple[int, ...]
Inputs = Mapping[str, Value]
"""The figures of a situation by slot."""
Param = int | tuple[str, int]
"""A number, or a place in a slot that holds several."""


@dataclass(frozen=True)
class Slot:
    """A figure that a situation needs, and the control that changes it."""

    name: str
    label: str
    """Of the control."""
    said: Text | None
    """What was understood, a message with `%(num)s`; without one the name of the value says it."""
    values: tuple[int, ...]
    lengths: tuple[int, ...] = ()
    """For a figure of every player: of how many players; 0 where it may be left out."""
    options: Mapping[int, str] = field(default_factory=dict)
    """What values are called, where they are more than numbers."""


@dataclass(frozen=True, eq=False)
class Reading:
    """A way in which a question can give all figures of a situation."""

    phrases: Mapping[str, str]
    """What a phrase says -> its patterns, separated by `/`.

    ``store`` takes the number of the pattern, ``store=0`` sets one, ``counts+`` adds one to several,
    ``tied?`` must agree with what is said elsewhere, and ``counts#`` with how many there are; nothing
    at all is only understood.
    """
    needs: tuple[str, ...] = ()
    """Symbols that must occur, each with its alternatives: `end|gold`."""
    free: str = ""
    """Symbols that may stand anywhere beside them."""


@dataclass(frozen=True)
class Sentence:
    """A sentence of an answer: its name within the kind, and its numbers."""

    name: str
    params: Mapping[str, Param] = field(default_factory=dict)


@dataclass(frozen=True)
class Answer:
    """What the engine says: the figures asked for, and the sentences that say them."""

    result: tuple[int, ...]
    sentences: tuple[Sentence, ...]


@dataclass(frozen=True, eq=False)
class Kind:
    """A kind of situation, such as workers at a plantation."""

    code: str
    slots: tuple[Slot, ...]
    readings: tuple[Reading, ...]
    answer: Callable[..., Answer | None]
    """By the engine, from the inputs by name; None where the figures cannot occur together."""
    sentences: Mapping[str, Text]
    cards: Mapping[str, Mapping[str, Value]] = field(default_factory=dict)
    """Cards of the rulebook that carry the control -> what it shows at first."""
    needs_setup: bool = False
    """Does the answer depend on the modules in play? Then `answer` also takes `setup_of`: the set-up for so
    many players, None where it is not certain."""

    @cached_property
    def by_name(self) -> Mapping[str, Slot]:
        return {slot.name: slot for slot in self.slots}


@dataclass(frozen=True)
class Situations:
    """The situations of a module, and the folder with its words (one file per language)."""

    kinds: tuple[Kind, ...]
    words: Path


def regex(pattern: str) -> str:
    """A pattern as a regular expression over symbols.

    >>> regex("# gold|coin? market !tile")
    '(?:<(-?\\\\d+)>)(?:<gold>|<coin>)?(?:<market>)(?!<tile>)'
    """
    return "".join(map(_atom, pattern.split()))


def _atom(atom: str) -> str:
    if atom[0] == "!":
        return f"(?!{_any(atom[1:]).replace('(', '(?:')})"
    name = atom.rstrip("?")
    return f"(?:{_any(name)}){atom[len(name) :]}"


def _any(names: str) -> str:
    numbers = {"#": r"<(-?\d+)>", "~": r"<(-?\d+|a)>"}
    return "|".join(numbers.get(name, f"<{name}>") for name in names.split("|"))
