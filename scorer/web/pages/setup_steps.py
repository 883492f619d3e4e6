"""The steps of modules in the set-up wizard: texts with the figures of the table, and what is laid out."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from scorer.engine.setup import Setup, Step
from scorer.i18n.messages import option_text, step_words
from scorer.modules import all_modules
from scorer.modules.base.game import PLAYER_COUNTS
from scorer.rules.figures import FIGURES
from scorer.web.language import current_language

_NAME = re.compile(r"%\((\w+)\)s")


class StepText(NamedTuple):
    """A text of a step, and the numbers of players that it is for; scripts hide the others."""

    text: str
    players: tuple[int, ...]


class LaidOut(NamedTuple):
    """An item that is laid out: the path of its number in the set-up, its drawing, its name, the number."""

    path: str
    symbol: str
    label: str
    number: int


def step_texts(step: Step) -> Iterator[StepText]:
    """What to do, for every number of players; a text with none of something is left out."""
    language = current_language()
    for text in step_words(step.id).texts:
        shown: dict[str, tuple[int, ...]] = {}
        for players in PLAYER_COUNTS:
            own = {name: counts[players] for name, counts in step.figures.items()}
            figures = {name: own.get(name, FIGURES.get(name, 0)) for name in _NAME.findall(text)}
            if all(figures.values()):
                told = language.text(text, figures)
                shown[told] = (*shown.get(told, ()), players)
        yield from (StepText(told, players) for told, players in shown.items())


def laid_out(step: Step, setup: Setup) -> Iterator[LaidOut]:
    """The items that a step shows; of which there are none they are hidden."""
    language = current_language()
    fields = {each.code: each for module in all_modules() for each in module.game.fields}
    for code in step_words(step.id).items:
        counts = setup.laid_out.get(code, {})
        for option in fields[code].options:
            label = option_text(fields[code], option, language)
            yield LaidOut(f"laid-{code}.{option}", f"{code}-{option}", label, counts.get(option, 0))
