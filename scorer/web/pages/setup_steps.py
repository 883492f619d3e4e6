"""The steps of modules in the set-up wizard: texts with the figures of the table, and what is laid out."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from scorer.engine.setup import Setup, Step
from scorer.rules import setup_steps
from scorer.rules.setup_steps import StepText
from scorer.web.language import current_language


class LaidOut(NamedTuple):
    """An item that is laid out: the path of its number in the set-up, its drawing, its name, the number."""

    path: str
    symbol: str
    label: str
    number: int


def step_texts(step: Step) -> Iterator[StepText]:
    """What to do at any table; scripts hide the texts for others."""
    return setup_steps.step_texts(step, current_language())


def laid_out(step: Step, setup: Setup) -> Iterator[LaidOut]:
    """The items that a step shows; of which there are none they are hidden."""
    language = current_language()
    for item in setup_steps.step_items(step, setup):
        code, option = item.field.code, item.option
        yield LaidOut(
            f"laid-{code}.{option}", f"{code}-{option}", item.label(language), item.number
        )
