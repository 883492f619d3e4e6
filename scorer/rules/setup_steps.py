"""The set-up steps of modules in words: what their set-up leaves on the table.

>>> from scorer.i18n import language
>>> from scorer.modules import setup_for
>>> for line in lines(setup_for(2, ("emperor",)), language("en")):
...     print(line.title)
The Emperor
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from scorer.engine.fields import Field
from scorer.engine.setup import Setup, Step
from scorer.i18n import Language
from scorer.i18n.messages import option_text, step_words
from scorer.modules import all_modules
from scorer.modules.base.game import PLAYER_COUNTS

from .figures import FIGURES

_NAME = re.compile(r"%\((\w+)\)s")


class StepText(NamedTuple):
    """A text of a step, the numbers of players that it is for, and the starting tile that it is about."""

    text: str
    players: tuple[int, ...]
    start: str = ""

    def is_for(self, setup: Setup) -> bool:
        return setup.players in self.players and (not self.start or self.start in setup.start)


class StepItem(NamedTuple):
    """An item that a step lays out: its field, its code, and how many there are."""

    field: Field
    option: str
    number: int

    def label(self, language: Language) -> str:
        return option_text(self.field, self.option, language)


class StepLine(NamedTuple):
    """A step of a module at one table: its title, what to do, and what is laid out."""

    title: str
    texts: tuple[str, ...]
    items: tuple[StepItem, ...]


def step_texts(step: Step, language: Language) -> Iterator[StepText]:
    """What to do, for every number of players and on every starting tile; a text with none of something is
    left out."""
    for text in step_words(step.id).texts:
        shown: dict[str, tuple[int, ...]] = {}
        for players in PLAYER_COUNTS:
            own = {name: counts[players] for name, counts in step.figures.items()}
            figures = {name: own.get(name, FIGURES.get(name, 0)) for name in _NAME.findall(text)}
            if all(figures.values()):
                told = language.text(text, figures)
                shown[told] = (*shown.get(told, ()), players)
        yield from (StepText(told, players) for told, players in shown.items())
    for kind, text in step_words(step.id).on_start.items():
        yield StepText(language.text(text), PLAYER_COUNTS, kind)


def step_items(step: Step, setup: Setup) -> Iterator[StepItem]:
    """The items that a step shows, also those of which there are none."""
    fields = {each.code: each for module in all_modules() for each in module.game.fields}
    for code in step_words(step.id).items:
        counts = setup.laid_out.get(code, {})
        for option in fields[code].options:
            yield StepItem(fields[code], option, counts.get(option, 0))


def lines(setup: Setup, language: Language) -> Iterator[StepLine]:
    """The steps of the modules at one table, in the order in which hands do them."""
    for step in setup.all_steps:
        texts = [it.text for it in step_texts(step, language) if it.is_for(setup)]
        if texts and step.id in setup.steps:
            items = tuple(each for each in step_items(step, setup) if each.number)
            yield StepLine(language.text(step_words(step.id).title), tuple(texts), items)
