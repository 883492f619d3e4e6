"""Reads a question with figures: a situation, if there is exactly one way to understand it.

>>> from scorer.i18n import language
>>> situation = read_situation("4 beans and two workers on a double plantation", language("en"))
>>> situation.kind.code, situation.inputs, situation.answer.result
('plantation', {'store': 4, 'workers': 2, 'tile': 2}, (1,))
>>> read_situation("4 beans and two workers on a plantation", language("en"))
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial
from typing import Any, NamedTuple

from typing_extensions import TypedDict

from scorer.engine.setup import FIXED_WITH_ALL, Setup
from scorer.i18n import N_, Language
from scorer.modules import (
    EXPANSIONS,
    all_modules,
    module_choices,
    setup_for,
    wrong_modules,
)

from .model import Answer, Inputs, Kind, Param, Reading, Slot, Value, regex
from .words import NOTHING, UNKNOWN, lexicon

ALWAYS_FREE = ","
"""What may stand in any question: punctuation and “and”."""
ALWAYS_UNDERSTOOD = "get !#|a"
"""A number behind “get” is what somebody expects, no figure of the situation."""
ARTICLE = "a !x|,|a|at|no|may|fruit|worker|people|sun|step|activate|sell|take|get|left|each|end"
"""How a free “a” may stand: in “I use one”, “one is sold” or “I keep a bean” it is a figure."""
ASKED = re.compile(r"(<(?:howmany|what)>(?:<\w+>){0,2})<may>")
"""“How many fruits may I take” asks for a number, while “may I” alone does not."""
MOST_UNKNOWN = 2
"""With more words that nobody listed it is not certain what is asked."""
PLACE = "<at>"
"""Behind it stands where the workers are: if nobody listed the word, it may be a tile of a module."""

Assignments = tuple[tuple[str, int], ...]


@dataclass(frozen=True)
class Situation:
    """A situation that was understood, or that a control shows."""

    kind: Kind
    inputs: Inputs
    answer: Answer | None
    """None if a control shows figures that do not go together."""
    modules: tuple[str, ...] = ()
    """What is played with, where the answer depends on it."""

    def answer_text(self, language: Language) -> str:
        """The answer, the fact first.

        >>> from scorer.i18n import language
        >>> card_situation("q-temple-tie-first").answer_text(language("en"))
        '3\\xa0gold each: 6\\xa0gold ÷ 2\\xa0players. Second place is not paid.'
        """
        if not self.answer:
            return language.text(IMPOSSIBLE)
        ordered = in_order(self.inputs)
        single = {name: value for name, value in ordered.items() if isinstance(value, int)}
        return " ".join(
            language.text(
                self.kind.sentences[sentence.name],
                {**single, **{k: _number(v, ordered) for k, v in sentence.params.items()}},
            )
            for sentence in self.answer.sentences
        )

    def understood(self, language: Language) -> str:
        """What the answer is based on."""
        parts = [
            language.text(slot.said or slot.options[n], {"num": n})
            for slot in self.kind.slots
            for n in values_of(self.inputs[slot.name])
        ]
        parts += [language.text(EXPANSIONS[code].words.title) for code in self.modules]
        return language.text(UNDERSTOOD, {"figures": language.list(parts)})

    def with_figures(self, given: Mapping[str, Sequence[int | None]]) -> Situation:
        """The same kind with other figures, as far as a control offers them."""
        inputs = dict(self.inputs)
        for slot in self.kind.slots:
            values = tuple(n for n in given.get(slot.name, ()) if n in slot.values)
            if len(values) in (slot.lengths or (1,)) and values:
                inputs[slot.name] = values if slot.lengths else values[0]
        return _situation(self.kind, inputs, self.modules)

    def controls(self, language: Language) -> list[Control]:
        """What a reader can change."""
        return [
            Control(
                slot.name,
                language.text(slot.label),
                values_of(self.inputs[slot.name]),
                {n: option_text(slot, n, language) for n in slot.values},
            )
            for slot in self.kind.slots
            if self.inputs[slot.name] != ()
        ]

    def json(self, language: Language) -> SituationAnswer:
        """For the API, and in the form that the phone has it."""
        return {
            "kind": self.kind.code,
            "inputs": {k: v if isinstance(v, int) else list(v) for k, v in self.inputs.items()},
            "answer": self.answer_text(language),
            "understood": self.understood(language),
        }


# I18N: what a question with figures was taken to mean: “4 cacao fruits in store, 2 workers and …”
UNDERSTOOD = N_("Understood: %(figures)s.")
IMPOSSIBLE = N_("With these figures there is no certain answer.")


class Control(NamedTuple):
    """A figure that can be changed: name and label, its value (or those of the players), what it can be."""

    name: str
    label: str
    values: tuple[int, ...]
    options: Mapping[int, str]


class SituationAnswer(TypedDict):
    """A situation that a question describes, and the engine's answer."""

    kind: str
    inputs: dict[str, int | list[int]]
    answer: str
    understood: str


def option_text(slot: Slot, value: int, language: Language) -> str:
    """What a value is called in its control."""
    return language.text(slot.options[value]) if slot.options else language.number(value)


def values_of(value: Value) -> tuple[int, ...]:
    return value if isinstance(value, tuple) else (value,)


def _number(param: Param, inputs: Inputs) -> int:
    """A parameter of a sentence: itself, or the figure of a player."""
    return param if isinstance(param, int) else values_of(inputs[param[0]])[param[1]]


@lru_cache
def all_kinds() -> Mapping[str, Kind]:
    """The kinds of situations of all modules."""
    parts = [module.rulebook.situations for module in all_modules()]
    return {kind.code: kind for part in parts if part for kind in part.kinds}


def read_situation(
    query: str, language: Language, modules: Collection[str] = ()
) -> Situation | None:
    """What a question describes; None if a figure is missing or it can be meant in two ways.

    `modules` are those that are played with.
    """
    symbols = lexicon(language.tag).symbols(query)
    text = ASKED.sub(r"\1", "".join(f"<{symbol}>" for symbol in [*symbols, NOTHING]))
    found = [
        situation
        for kind in all_kinds().values()
        for inputs in dict.fromkeys(_understood(kind, text))
        if (situation := situation_of(kind, dict(inputs), modules))
    ]
    return found[0] if len(found) == 1 else None


def situation_of(kind: Kind, inputs: Inputs, modules: Collection[str] = ()) -> Situation | None:
    """A kind with its figures; None if they are not all there or cannot occur."""
    whole = {slot.name: inputs.get(slot.name, ()) for slot in kind.slots}
    situation = _situation(kind, whole, modules)
    return situation if situation.answer else None


def _situation(kind: Kind, inputs: Inputs, modules: Collection[str]) -> Situation:
    codes = tuple(each for each in EXPANSIONS if each in modules) if kind.needs_setup else ()
    return Situation(kind, inputs, answer_to(kind, inputs, codes), codes)


def answer_to(kind: Kind, inputs: Inputs, modules: Collection[str] = ()) -> Answer | None:
    """The engine's answer, if it has one for these figures."""
    for slot in kind.slots:
        values = values_of(inputs[slot.name])
        if len(values) not in (slot.lengths or (1,)) or any(v not in slot.values for v in values):
            return None
    lengths = {len(value) for value in inputs.values() if isinstance(value, tuple) and value}
    if len(lengths) > 1:
        return None
    more = {"setup_of": partial(certain_setup, modules=modules)} if kind.needs_setup else {}
    return kind.answer(**in_order(inputs), **more)


def certain_setup(players: int, modules: Collection[str]) -> Setup | None:
    """The set-up with these modules; None if its tiles depend on what the table chooses.

    >>> certain_setup(3, ["map", "big-game"]).worker_tiles_each  # which includes the map
    15
    >>> certain_setup(3, ["new-workers"])
    """
    included = {each for code in modules for each in EXPANSIONS[code].game.includes}
    codes = tuple(code for code in EXPANSIONS if code in modules and code not in included)
    open_choices = [each for each in module_choices(codes) if each.sets in FIXED_WITH_ALL]
    if open_choices or any(wrong_modules(codes, players)):
        return None
    try:
        return setup_for(players, codes)
    except AssertionError:  # Modules that were not made for each other take out more than there is.
        return None


def card_situation(card: str, modules: Collection[str] = ()) -> Situation | None:
    """The situation that a card of the rulebook shows when no figures were asked."""
    for kind in all_kinds().values():
        if card in kind.cards:
            return _situation(kind, kind.cards[card], modules)
    return None


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
            may_be_unknown = unknown < MOST_UNKNOWN and not text.endswith(PLACE, 0, at)
            if symbol in free or (symbol == UNKNOWN and may_be_unknown):
                states.setdefault(end, set()).add((said, unknown + (symbol == UNKNOWN)))
    return (said for said, _ in states.get(len(text), ()))


Effect = tuple[str, int | None]


@lru_cache
def _compiled(reading: Reading) -> tuple[list[tuple[re.Pattern[str], list[Effect]]], set[str]]:
    """The phrases as regular expressions with what each sets, and the free symbols."""
    free = {*ALWAYS_FREE.split(), *reading.free.split()}
    always = f"{ALWAYS_UNDERSTOOD} / {ARTICLE}" if "a" in free else ALWAYS_UNDERSTOOD
    phrases = [
        (re.compile(regex(pattern)), [_effect(each) for each in said.split()])
        for said, patterns in [("", always), *reading.phrases.items()]
        for pattern in patterns.split("/")
    ]
    return phrases, free - {"a"}


def _effect(said: str) -> Effect:
    """A slot, and the number that it is set to; None for the number of the pattern."""
    name, _, number = said.partition("=")
    return name, int(number) if number else None


def _assigned(effects: Sequence[Effect], groups: Sequence[str]) -> Assignments:
    numbers = iter([1 if group == "a" else int(group) for group in groups])
    return tuple((name, next(numbers) if number is None else number) for name, number in effects)


def _inputs(assignments: Assignments) -> dict[str, Value] | None:
    """What is set in all; None if something is set twice or two figures disagree."""
    inputs: dict[str, Any] = {}
    for name, number in assignments:
        slot = name.rstrip("+*?#")
        if name == slot and slot in inputs:
            return None
        if name == slot:
            inputs[slot] = number
        elif name[-1] in "+*":
            inputs[slot] = (*inputs.get(slot, ()), *[number] * (1 + (name[-1] == "*")))
    for name, number in assignments:
        value = inputs.get(name[:-1], ())
        if (name[-1] == "?" and value != number) or (name[-1] == "#" and len(value) != number):
            return None
    return inputs
