"""Reads a question with figures: a situation, if there is exactly one way to understand it.

>>> from scorer.i18n import language
>>> situation = read_situation("4 beans and two workers on a double plantation", language("en"))
>>> situation.kind.code, situation.inputs, situation.answer.result
('plantation', {'store': 4, 'workers': 2, 'tile': 2}, (1,))
>>> read_situation("4 beans and two workers on a plantation", language("en"))
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from scorer.i18n import Language
from scorer.modules import all_modules

from .model import Answer, Inputs, Kind, Reading, Value, regex
from .words import UNKNOWN, lexicon

ALWAYS_FREE = (",", "at", "howmany")
"""What may stand in any question: punctuation and “and”, prepositions, “how many”."""
ASKED = ("howmany fruit|gold|sun|worker|jungle|step? tile? may",)
"""“How many may I take” asks for a number, while “may I” alone does not."""
MOST_UNKNOWN = 2
"""With more words that nobody listed it is not certain what is asked."""

Assignments = tuple[tuple[str, int], ...]


@dataclass(frozen=True)
class Situation:
    """A situation that was understood, or that a control shows."""

    kind: Kind
    inputs: Inputs
    answer: Answer


@lru_cache
def all_kinds() -> Mapping[str, Kind]:
    """The kinds of situations of all modules."""
    parts = [module.rulebook.situations for module in all_modules()]
    return {kind.code: kind for part in parts if part for kind in part.kinds}


def read_situation(query: str, language: Language) -> Situation | None:
    """What a question describes; None if a figure is missing or it can be meant in two ways."""
    symbols = lexicon(language.tag).symbols(query)
    text = "".join(f"<{symbol}>" for symbol in symbols)
    found = [
        situation
        for kind in all_kinds().values()
        for inputs in dict.fromkeys(_understood(kind, text))
        if (situation := situation_of(kind, dict(inputs)))
    ]
    return found[0] if len(found) == 1 else None


def situation_of(kind: Kind, inputs: Inputs) -> Situation | None:
    """A kind with its figures; None if they are not all there or cannot occur."""
    for slot in kind.slots:
        value = inputs.get(slot.name, ())
        values = value if isinstance(value, tuple) else (value,)
        if len(values) not in (slot.lengths or (1,)) or any(v not in slot.values for v in values):
            return None
    whole = {slot.name: inputs.get(slot.name, ()) for slot in kind.slots}
    lengths = {len(value) for value in whole.values() if isinstance(value, tuple) and value}
    answer = kind.answer(**in_order(whole)) if len(lengths) < 2 else None
    return Situation(kind, whole, answer) if answer else None


def in_order(inputs: Inputs) -> Inputs:
    """The players with the highest figures first: what they get does not depend on their seats.

    >>> in_order({"gold": (50, 60, 60), "cacao": (5, 1, 2), "place": 1})
    {'gold': (60, 60, 50), 'cacao': (2, 1, 5), 'place': 1}
    """
    several = {name: value for name, value in inputs.items() if isinstance(value, tuple) and value}
    players = sorted(zip(*several.values(), strict=True), reverse=True)
    return {**inputs, **dict(zip(several, zip(*players, strict=True), strict=True))}


def _understood(kind: Kind, text: str) -> Iterator[tuple[tuple[str, Value], ...]]:
    """Every way to read the symbols as a kind."""
    for reading in kind.readings:
        if all(any(f"<{name}>" in text for name in need.split("|")) for need in reading.needs):
            for assignments in _readings(reading, text):
                if (inputs := _inputs(assignments)) is not None:
                    yield tuple(sorted(inputs.items()))


def _readings(reading: Reading, text: str) -> Iterator[Assignments]:
    """Every way to divide the symbols into phrases and free symbols: what is set, in order."""
    phrases, free = _compiled(reading)
    states: dict[int, set[tuple[Assignments, int]]] = {0: {((), 0)}}
    for at in [match.start() for match in re.finditer("<", text)]:
        for said, unknown in states.pop(at, ()):
            for pattern, effects in phrases:
                if match := pattern.match(text, at):
                    added = _assigned(effects, match.groups())
                    states.setdefault(match.end(), set()).add(((*said, *added), unknown))
            end = text.index(">", at) + 1
            symbol = text[at + 1 : end - 1]
            if symbol in free or (symbol == UNKNOWN and unknown < MOST_UNKNOWN):
                states.setdefault(end, set()).add((said, unknown + (symbol == UNKNOWN)))
    return (said for said, _ in states.get(len(text), ()))


Effect = tuple[str, int | None]


@lru_cache
def _compiled(reading: Reading) -> tuple[list[tuple[re.Pattern[str], list[Effect]]], set[str]]:
    return (
        [(re.compile(source), effects) for source, effects in phrases_of(reading)],
        {*ALWAYS_FREE, *reading.free.split()},
    )


def phrases_of(reading: Reading) -> Iterator[tuple[str, list[Effect]]]:
    """The phrases as regular expressions, with what each says: a slot and a number, None if its own."""
    for said, patterns in [("", "/".join(ASKED)), *reading.phrases.items()]:
        effects: list[Effect] = []
        for each in said.split():
            name, number = re.fullmatch(r"(\w+(?:\+|\*|==)?)(?:=(-?\d+))?", each).groups()
            effects.append((name, None if number is None else int(number)))
        yield from ((regex(pattern), effects) for pattern in patterns.split("/"))


def _assigned(effects: Sequence[Effect], groups: Sequence[str]) -> Assignments:
    numbers = iter([1 if group == "a" else int(group) for group in groups])
    return tuple(
        (name, next(numbers) if number is None else number) for name, number in effects
    )


def _inputs(assignments: Assignments) -> dict[str, Value] | None:
    """What is set in all; None if something is set twice or two figures disagree."""
    inputs: dict[str, Any] = {}
    for name, number in assignments:
        slot = name.rstrip("+*=")
        if name == slot and slot in inputs:
            return None
        if name == slot:
            inputs[slot] = number
        elif name[-1] in "+*":
            inputs[slot] = (*inputs.get(slot, ()), *[number] * (1 + (name[-1] == "*")))
    agreed = ((name[:-2], number) for name, number in assignments if name.endswith("=="))
    return inputs if all(inputs.get(slot) == number for slot, number in agreed) else None
