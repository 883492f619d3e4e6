"""The form of the choices that modules leave to the players: worker tiles, sides of tiles, variants."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from markupsafe import Markup
from werkzeug.datastructures import MultiDict

from scorer.engine.components import Sides, parse_pattern
from scorer.engine.fields import Field as GameField
from scorer.engine.fields import Sets, items_text, parse_items
from scorer.engine.setup import Setup
from scorer.i18n import N_
from scorer.i18n.messages import field_words, option_text
from scorer.i18n.numbers import LONGEST, read_number
from scorer.modules import all_choices, setup_for
from scorer.sheet import Problem
from scorer.sheet.entries import choice_problem, clean_entry
from scorer.web.language import current_language

from .base import PageForm
from .fields import Choice, EntryField, OptionField
from .widgets import attributes, choice_input

OWN = "own"
"""The preset that is none: items are chosen one by one."""
# I18N: one of several choices: none of the ready-made ones, but items chosen one by one
OWN_CHOICE = N_("Our own choice")


class Item(NamedTuple):
    """An item with how many are chosen: its drawing or worker tile, its name, the number and its limit."""

    symbol: str
    pattern: Sides | None
    label: str
    input: Markup
    limit: int


class ItemsChoiceField(EntryField):
    """Items that the table agrees on: a preset, or how many of each."""

    preset: str
    counts: Mapping[str, str]
    is_typed: bool
    """Do the counts come from inputs, and not from the text form?"""

    def process(self, formdata: Any, data: Any = None, extra_filters: Any = None) -> None:
        """Read the text form of an address, or the inputs of a page without a script."""
        self.process_errors: list[str] = []
        values: MultiDict[str, str] = formdata or MultiDict()
        text = clean_entry(self.name, values.get(self.name, ""))
        self.data = self.entry.read_choice(text) or text
        self.preset = values.get(f"{self.name}-preset", "")
        self.counts = {
            option: values[f"{self.name}-{option}"]
            for option in self.entry.options
            if f"{self.name}-{option}" in values
        }
        self.is_typed = bool(self.counts)

    def settle(self, setup: Setup) -> None:
        """Preset and numbers as they are shown, for the set-up without this choice."""
        presets = {code: items[setup.players] for code, items in self.entry.presets.items()}
        if self.data and not self.preset:
            self.preset = next((code for code, it in presets.items() if it == self._typed), OWN)
        if self.preset in presets:
            self.data = items_text(presets[self.preset], self.entry.kind)
        elif self.preset != OWN:
            self.data = ""
        if not self.counts:
            shown = self._typed or self._unchosen(setup)
            self.counts = {option: str(shown.get(option, 0)) for option in self.entry.options}
        elif self.preset == OWN:
            numbers = {option: read_number(text) or 0 for option, text in self.counts.items()}
            self.data = items_text({k: n for k, n in numbers.items() if n > 0}, self.entry.kind)

    @property
    def _typed(self) -> Mapping[str, int]:
        """The items of the text, whether or not they can be chosen."""
        try:
            return parse_items(self.data, self.entry.kind) if self.data else {}
        except ValueError:
            return {}

    def _unchosen(self, setup: Setup) -> Mapping[str, int]:
        if self.entry.sets is not Sets.WORKER_TILES:
            return {}
        return {"".join(map(str, sides)): n for sides, n in setup.worker_tiles.items()}

    def problem(self) -> Problem | None:
        if self.preset != OWN:
            return None
        if self.is_typed:
            counts: dict[str, int] = {}
            for option, text in self.counts.items():
                count = read_number(text or "0")
                if count is None:
                    return Problem(self.name, "not-a-number")
                counts[option] = count
            for code, params in self.entry.items_problems(counts):
                return Problem(self.name, code, params)
        return choice_problem(self.entry, self.data)

    def __iter__(self) -> Iterator[Choice]:
        """The presets."""
        for code, label in {**self.words.presets, OWN: OWN_CHOICE}.items():
            input = choice_input(
                "radio", f"{self.name}-preset", is_checked=code == self.preset, value=code
            )
            yield Choice(code, self.gettext(label), input)

    @property
    def items(self) -> Iterator[Item]:
        is_tile, language = self.entry.sets is Sets.WORKER_TILES, current_language()
        for option in self.entry.options:
            pattern = parse_pattern(option) if is_tile else None
            label = "" if is_tile else option_text(self.entry, option, language)
            values = {
                "name": f"{self.name}-{option}",
                "value": self.counts.get(option, "0"),
                "inputmode": "numeric",
                "autocomplete": "off",
                "maxlength": LONGEST,
                "data-limit": self.entry.limits[option],
            }
            input = Markup(f'<input type="text"{attributes(values)}>')
            symbol = f"{self.entry.sets_field or self.name}-{option}"
            yield Item(symbol, pattern, label, input, self.entry.limits[option])


class ChoicesForm(PageForm):
    """Every choice of every module: the page has them all, and shows those of the modules in play."""

    def __init__(
        self, args: MultiDict[str, str], setup: Setup, in_play: Sequence[GameField]
    ) -> None:
        super().__init__(args)
        self.in_play = [field.code for field in in_play]
        for field in self.item_fields:
            field.settle(setup)
        self.setup = setup_for(setup.players, setup.modules, self.choices)

    @property
    def item_fields(self) -> list[ItemsChoiceField]:
        return [field for field in self if isinstance(field, ItemsChoiceField)]

    @property
    def choices(self) -> dict[str, str]:
        """The text forms of what is chosen."""
        return {
            field.name: field.data for field in self if field.name in self.in_play and field.data
        }

    def find_problems(self) -> Iterable[Problem]:
        found = [self._problem(each) for each in self if each.name in self.in_play]
        return [problem for problem in found if problem]

    def _problem(self, field: Any) -> Problem | None:
        if isinstance(field, ItemsChoiceField):
            return field.problem()
        return choice_problem(field.entry, field.data) if field.data else None


def choices_form(
    args: MultiDict[str, str], setup: Setup, in_play: Sequence[GameField]
) -> ChoicesForm:
    """The form for all modules that are registered."""
    unbound = {code: _unbound(each) for code, each in all_choices().items()}
    form: ChoicesForm = type("AllChoices", (ChoicesForm,), unbound)(args, setup, in_play)
    return form


def _unbound(field: GameField) -> Any:
    kind = ItemsChoiceField if field.kind.has_items else OptionField
    return kind(field, field_words(field))
