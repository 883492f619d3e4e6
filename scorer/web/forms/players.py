"""The forms of the first pages: how many play, who they are, and with which modules."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from markupsafe import Markup
from werkzeug.datastructures import MultiDict
from wtforms import Field, StringField

from scorer.engine.components import Color
from scorer.i18n import N_
from scorer.i18n.messages import COLORS, problem_text
from scorer.modules import EXPANSIONS
from scorer.modules.base.game import MAX_PLAYERS, PLAYER_COUNTS
from scorer.modules.model import GameModule
from scorer.sheet import Problem
from scorer.sheet.entries import module_problems, split_modules
from scorer.sheet.seats import SeatText, read_player_count, seat_key, seat_problems
from scorer.web.language import current_language

from .base import PageForm, described_by
from .fields import Choice
from .widgets import choice_input, text_input

# I18N: in an empty field for a player’s name
OPTIONAL = N_("optional")
ALL_OF_BOX = "all"
"""The button that chooses all modules of a box; its value is the box."""


class PlayerCountForm(PageForm):
    """How many play? One button for each number."""

    players = StringField("")
    counts = PLAYER_COUNTS

    def find_problems(self) -> Iterable[Problem]:
        count = read_player_count(self.players.data)
        return [count] if isinstance(count, Problem) else []


class ColorField(StringField):
    """The colour of a seat: one radio button for each."""

    def __iter__(self) -> Iterator[Choice]:
        for color in Color:
            checked = " checked" if color.value == self.data else ""
            input = Markup(f'<input type="radio" name="{self.name}" value="{color}"{checked}>')
            yield Choice(color, self.gettext(COLORS[color]), input)


class NameField(StringField):
    """A player's name; what is wrong with it is told with the rest of the seat."""

    def __call__(self, **kwargs: Any) -> Markup:
        optional = self.gettext(OPTIONAL)
        values = {"autocomplete": "off", "dir": "auto", "placeholder": optional}
        if self.errors:
            values["aria-invalid"] = "true"
        return text_input(self, **values, **kwargs)


@dataclass(frozen=True)
class ModuleChoice:
    """A module that may be chosen: its checkbox, and why it cannot be, if so."""

    module: GameModule
    label: str
    input: Markup
    reason: str


class ModulesField(Field):
    """The modules in play: a checkbox for each that there is, by the box that it comes in."""

    data: list[str]

    def process_data(self, value: Any) -> None:
        self.data = value or []

    def process_formdata(self, valuelist: list[Any]) -> None:
        self.data = split_modules(",".join(valuelist))

    @property
    def aria(self) -> Markup:
        return described_by(self)

    @property
    def titles(self) -> list[str]:
        """What is chosen, in words."""
        return [
            self.gettext(module.words.title)
            for code, module in EXPANSIONS.items()
            if code in self.data
        ]

    def add_box(self, box: str) -> None:
        """Choose everything of a box."""
        self.data += [
            code
            for code, module in EXPANSIONS.items()
            if module.box == box and not module.game.includes and code not in self.data
        ]

    def boxes(self, players: int) -> Mapping[str, list[ModuleChoice]]:
        """By box; a module that includes others comes last and in no box."""
        boxes: dict[str, list[ModuleChoice]] = {}
        modules = sorted(EXPANSIONS.values(), key=lambda module: bool(module.game.includes))
        for module in modules:
            box = "" if module.game.includes else module.box
            boxes.setdefault(box, []).append(self._choice(module, players))
        return boxes

    def _choice(self, module: GameModule, players: int) -> ModuleChoice:
        is_checked, fits = module.code in self.data, players in module.game.players
        params: dict[str, int | str] = {"module": module.code, "players": players}
        unfit = problem_text(Problem(self.name, "module-players", params), current_language())
        input = choice_input(
            "checkbox",
            self.name,
            is_checked=is_checked,
            value=module.code,
            disabled=not (fits or is_checked),
        )
        title = self.gettext(module.words.title)
        return ModuleChoice(module, title, input, "" if fits else unfit)


@dataclass(frozen=True)
class SeatFields:
    """The fields of a seat: every page has all seats, and hides those that nobody takes."""

    number: int
    color: Field
    name: Field
    is_taken: bool

    @property
    def id(self) -> str:
        return seat_key(self.number - 1)

    @property
    def errors(self) -> list[str]:
        return [*self.color.errors, *self.name.errors]

    @property
    def aria(self) -> Markup:
        return described_by(self)

    @property
    def text(self) -> str:
        """The text form of the seat."""
        return str(SeatText(self.color.data, self.name.data))


class PlayersForm(PageForm):
    """Colour and name of everybody, and the modules; what the form does not send is in the address."""

    modules = ModulesField("")

    def __init__(self, args: MultiDict[str, str], count: int) -> None:
        typed = [SeatText.parse(text) for text in args.getlist("p")[:count]]
        typed += [SeatText("")] * (MAX_PLAYERS - len(typed))
        data = {
            _field_name(i, part): text
            for i, seat in enumerate(typed)
            for part, text in seat._asdict().items()
        }
        super().__init__(args, data=data)
        self.seats = [
            SeatFields(
                i + 1, self[_field_name(i, "color")], self[_field_name(i, "name")], i < count
            )
            for i in range(MAX_PLAYERS)
        ]
        self._fill_in_colors()
        if box := args.get(ALL_OF_BOX):
            self.modules.add_box(box)

    def _fill_in_colors(self) -> None:
        """A missing colour by the order of the box; seats that nobody takes have no name."""
        taken = [seat.color.data for seat in self.taken]
        free = (color.value for color in Color if color.value not in taken)
        for seat in self.seats:
            if not seat.is_taken or not seat.color.data:
                seat.color.data = next(free, "")
            if not seat.is_taken:
                seat.name.data = ""

    @property
    def taken(self) -> list[SeatFields]:
        return [seat for seat in self.seats if seat.is_taken]

    @property
    def texts(self) -> list[str]:
        """The seats in their text form."""
        return [seat.text for seat in self.taken]

    def find_problems(self) -> Iterable[Problem]:
        return [*seat_problems(self.texts), *module_problems(len(self.taken), self.modules.data)]

    def field_of(self, problem: Problem) -> Field | None:
        seat = next((each for each in self.taken if each.id == problem.field), None)
        if seat is None:
            return super().field_of(problem)
        return seat.name if problem.code == "name-too-long" else seat.color


def _field_name(seat: int, part: str) -> str:
    return f"seats-{seat}-{part}"


for _seat in range(MAX_PLAYERS):
    setattr(PlayersForm, _field_name(_seat, "color"), ColorField(""))
    _name = NameField("", id=f"{seat_key(_seat)}-name")
    setattr(PlayersForm, _field_name(_seat, "name"), _name)
