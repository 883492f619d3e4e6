"""A finished game as JSON: what the API and the command line score, with every problem named.

>>> try:
...     read_request({"players": [{"color": "blue", "gold": -1, "sun": 0, "water": 5}]})
... except BadInput as error:
...     [(problem.field, problem.code) for problem in error.problems]  # doctest: +NORMALIZE_WHITESPACE
[('players', 'too-few-players'), ('board', 'board-or-temples'),
 ('players.0.color', 'unknown-color'), ('players.0.gold', 'out-of-range'),
 ('players.0.water', 'not-a-printed-value')]
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import lru_cache, partial
from typing import Annotated, Any

from pydantic import (
    AfterValidator,
    BaseModel,
    ConfigDict,
    Strict,
    TypeAdapter,
    ValidationError,
    ValidationInfo,
    create_model,
)
from pydantic import Field as PydanticField

from scorer.engine.board import MAX_NOTATION, Board, NotationError
from scorer.engine.components import Color
from scorer.engine.fields import Field, FieldKind, items_text
from scorer.engine.setup import Setup
from scorer.modules import (
    EXPANSIONS,
    all_choices,
    all_modules,
    module_choices,
    read_modules,
    setup_for,
)
from scorer.modules.base.game import MAX_PLAYERS, MIN_PLAYERS

from .described import Described
from .entries import (
    BOARD,
    BOARD_MODE,
    COMPLETE,
    MODE,
    MODULES,
    SAID,
    clean_entry,
    field_key,
    items_problems,
    module_problems,
    notation_problem,
    value_problem,
)
from .problems import BadInput, Problem
from .schema import NOT_AN_OBJECT, Text, checked, coded, collected, error_of, limited, read, ruled
from .seats import NAME_LIMIT, Seat, clean_text, count_problems, name_problem
from .sheet import Sheet

PLAYERS, TEMPLES = "players", "temples"
BOARD_SCHEMA = {"maxLength": MAX_NOTATION, "example": "R1210tY1012/.P1111"}
_SHOWN = 40
"""So much of an unknown key is repeated in a problem."""


def read_request(data: object) -> Sheet:
    """Read a finished game; raises `BadInput` with every problem."""
    given, setup, problems = _begin(data)
    has_board, has_temples = (given.get(key) is not None for key in (BOARD, TEMPLES))
    if has_board is has_temples and (has_board or setup.majority):
        problems.append(Problem(BOARD, "board-or-temples"))
        given = {key: value for key, value in given.items() if key not in (BOARD, TEMPLES)}
    sent = vars(read(score_model(setup), given, [], problems))
    entries = _choices(sent, setup)
    if has_board:
        entries |= {MODE: BOARD_MODE, BOARD: given[BOARD], COMPLETE: SAID}
    for seat, player in enumerate(sent[PLAYERS]):
        for each in setup.seat_fields:
            if (value := getattr(player, each.code)) is not None:
                entries[field_key(each, seat)] = _entry(each, value)
    seats = [Seat(player.color, player.name or "") for player in sent[PLAYERS]]
    sheet = Sheet.begin(seats, setup.modules, entries.items())
    if not has_board:
        sheet = replace(sheet, counts=tuple(map(_workers, sent[TEMPLES] or ())))
    # What only the owner of an item has to say, and items that the players before have taken.
    found = [*sheet.problems, *(Problem(key, "missing") for key in sheet.needed)]
    if found:
        raise BadInput([replace(each, field=json_path(sheet, each.field)) for each in found])
    return sheet


def _entry(field: Field, value: Any) -> str:
    """A value of the request as the entry of a sheet."""
    return items_text(value, field.kind) if field.kind.has_items else str(value)


def json_path(sheet: Sheet, key: str) -> str:
    """Where a key of the sheet stands in the JSON of a request: `gold1` is `players.0.gold`."""
    for seat in range(len(sheet.seats)):
        for each in sheet.setup.seat_fields:
            if key == field_key(each, seat):
                return f"players.{seat}.{each.code}"
    return key


def read_check(data: object) -> tuple[Board, Setup, list[Color]]:
    """Read a board to be checked and the colours in the game; raises `BadInput`."""
    given, setup, problems = _begin(data)
    sent = vars(read(check_model(setup), given, [], problems))
    return sent[BOARD], setup, sent[PLAYERS]


def _begin(data: object) -> tuple[Mapping[str, Any], Setup, list[Problem]]:
    """A request and the set-up that it is read by; where that cannot be, it is the base game's.

    Of the choices only those that can be read count; what is wrong with the others comes from the model.
    """
    if not isinstance(data, dict):
        raise BadInput([Problem("", NOT_AN_OBJECT)])
    players, codes = data.get(PLAYERS), data.get(MODULES)
    problems = count_problems(len(players)) if isinstance(players, list) else []
    count = len(players) if isinstance(players, list) else 0
    count = min(max(count, MIN_PLAYERS), MAX_PLAYERS)
    is_read = codes is None or (isinstance(codes, list) and not _codes_problem(codes))
    codes = codes if codes and is_read else []
    wrong = module_problems(count, codes)
    modules = () if wrong else read_modules(codes)
    if is_read and not wrong:
        in_play = [each.code for each in module_choices(modules)]
        wrong = [
            Problem(code, "module-not-in-play")
            for code in all_choices()
            if data.get(code) is not None and code not in in_play
        ]
    choices = dict(_read_choices(data, setup_for(count, modules)))
    return data, setup_for(count, modules, choices), [*problems, *wrong]


def _read_choices(data: Mapping[str, Any], setup: Setup) -> Iterator[tuple[str, str]]:
    """The choices that the set-up depends on, as far as they can be read."""
    for each in setup.table_fields:
        if each.sets and data.get(each.code):
            try:
                yield each.code, _entry(each, _choice_type(each).validate_python(data[each.code]))
            except ValidationError:
                continue


@lru_cache
def _choice_type(field: Field) -> TypeAdapter[Any]:
    return TypeAdapter(_table_field(field))


def _choices(sent: Mapping[str, Any], setup: Setup) -> dict[str, str]:
    return {
        each.code: _entry(each, sent[each.code]) for each in setup.table_fields if sent[each.code]
    }


def _workers(temple: BaseModel) -> dict[Color, int]:
    return {Color(color): n for color, n in vars(temple).items() if n is not None}


# The models. The context in which they are read is the list of colours that players have taken so far.


@lru_cache
def score_model(setup: Setup) -> type[BaseModel]:
    """The request to score a game with this set-up."""
    code = "too-many-temples" if setup.temples else "no-temples"
    at_most = limited(setup.temples, code), Described(maxItems=setup.temples)
    fields: dict[str, Any] = {
        **_fields_of_both(setup, _player_type(setup)),
        BOARD: (_board(setup, may_be_empty=False) | None, None),
        TEMPLES: (_list(_temple_type(setup), *at_most) | None, None),
    }
    about = (
        "A finished game: village boards, and either the board or the temples. Only where the set-up "
        "has no temples may both be left out."
    )
    config = ConfigDict(json_schema_extra=_describe_temples)
    return create_model("ScoreRequest", __doc__=about, __config__=config, **fields)


def _describe_temples(schema: dict[str, Any]) -> None:
    """Exactly one of board and temples, or neither beside a module that takes the temples out."""
    without = [
        code
        for code, module in EXPANSIONS.items()
        if not any(setup_for(players, (code,)).temples for players in module.game.players)
    ]
    one_of: list[dict[str, Any]] = [{"required": [BOARD]}, {"required": [TEMPLES]}]
    neither = {
        "properties": {MODULES: {"contains": {"enum": without}}},
        "required": [MODULES],
        "not": {"anyOf": list(one_of)},
    }
    schema["oneOf"] = [*one_of, neither] if without else one_of


@lru_cache
def check_model(setup: Setup) -> type[BaseModel]:
    """The request to check a board of this set-up."""
    fields = {**_fields_of_both(setup, _PlayingColor), BOARD: _board(setup)}
    return create_model("CheckRequest", **fields)


def _fields_of_both(setup: Setup, player: Any) -> dict[str, Any]:
    """The players, the modules, and the choices of the table."""
    size = Described(minItems=MIN_PLAYERS, maxItems=MAX_PLAYERS)
    return {
        PLAYERS: _list(player, limited(MAX_PLAYERS), size),
        MODULES: (Modules | None, None),
        **{each.code: (_table_field(each) | None, None) for each in setup.table_fields},
    }


def _list(item: Any, *annotations: Any) -> Any:
    return Annotated[list[item], *annotations]


def _codes_problem(codes: list[Any]) -> Problem | None:
    return None if all(isinstance(code, str) for code in codes) else Problem("", "not-text")


def _module_code() -> dict[str, Any]:
    return {"type": "string", "enum": list(EXPANSIONS)} if EXPANSIONS else {"type": "string"}


Modules = Annotated[
    list[Any],
    ruled(_codes_problem),
    Described(items=_module_code, maxItems=lambda: len(EXPANSIONS)),
]


def _table_field(field: Field) -> Any:
    return _items(field) if field.kind.has_items else _choice(field)


def _items(field: Field) -> Any:
    """A list of items, or how many of each; read as a count by item."""
    is_list = field.kind is FieldKind.LIST
    # Items that are numbers on the table are numbers in JSON.
    codes: dict[object, str] = {
        int(option) if option.isdecimal() and is_list else option: option
        for option in field.options
    }

    most = len(field.tiles) or sum(field.limits.values())

    def collect(sent: Any) -> tuple[dict[str, int], list[Problem]]:
        pairs = [(item, 1) for item in sent] if is_list else list(sent.items())
        items: dict[str, int] = {}
        found: dict[str, Problem] = {}
        # Twice as many are read as there may be: thousands are few problems.
        for item, count in pairs[: 2 * (most if is_list else len(codes))]:
            shown = str(item)[:_SHOWN]
            if isinstance(item, bool) or not isinstance(item, int | str) or item not in codes:
                found[shown] = Problem("", "no-such-item", {"item": shown})
            elif type(count) is not int:
                found[shown] = Problem(shown, "not-a-number")
            elif count < 0:
                limits = {"min": 0, "max": field.limits[codes[item]]}
                found[shown] = Problem(shown, "out-of-range", limits)
            else:
                items[codes[item]] = items.get(codes[item], 0) + count
        problems = list(found.values())
        # Nothing is no choice; and whether one is whole is only known of one that can be read.
        if not field.sets or (sent and not problems):
            problems += items_problems("", field, items)
        return items, problems

    if is_list:
        described = Described(type="array", items={"enum": list(codes)}, maxItems=most)
        return Annotated[list[Any], collected(collect), described]
    counts = {
        option: {"type": "integer", "minimum": 0, "maximum": field.limits[option]}
        for option in field.options
    }
    described = Described(type="object", properties=counts, additionalProperties=False)
    return Annotated[dict[Any, Any], collected(collect), described]


def _choice(field: Field) -> Any:
    def rule(value: object) -> Problem | None:
        return None if value in field.options else Problem("", "no-such-choice")

    return Annotated[Any, ruled(rule), Described(type="string", enum=list(field.options))]


def _number(field: Field) -> Any:
    is_count = field.kind is FieldKind.COUNT
    limits = {"minimum": 0, "maximum": field.most} if is_count else {"enum": list(field.values)}
    return Annotated[int, Strict(), ruled(partial(value_problem, "", field)), Described(**limits)]


def _board(setup: Setup, may_be_empty: bool = True) -> Any:
    def parse(text: str) -> Board:
        try:
            board = Board.parse(clean_entry(BOARD, text), setup)
        except NotationError as error:
            raise error_of(notation_problem("", error)) from None
        if not (board.tiles or may_be_empty):
            raise error_of(Problem("", "missing"))
        return board

    return Annotated[Text, AfterValidator(parse), Described(**BOARD_SCHEMA)]


def _take(color: Color, info: ValidationInfo[list[Color]]) -> Color:
    taken = info.context
    if color in taken:
        raise error_of(Problem("", "duplicate-color"))
    taken.append(color)
    return color


_PlayingColor = Annotated[Color, coded("unknown-color"), AfterValidator(_take)]
_Name = Annotated[
    Text,
    AfterValidator(clean_text),
    ruled(partial(name_problem, "")),
    Described(maxLength=NAME_LIMIT),
]


def _player_type(setup: Setup) -> Any:
    known = {"color", "name", *(each.code for each in setup.seat_fields)}

    def problems(player: Mapping[str, Any], _: object) -> Iterator[Problem]:
        for key in player:
            if key not in known and key in _fields_of_modules():
                yield Problem(key, "module-not-in-play")

    def describe(schema: dict[str, Any]) -> None:
        # What a module asks for is only required when it is in play.
        optional = {each.code for each in setup.seat_fields if each.module}
        schema["required"] = [code for code in schema["required"] if code not in optional]
        for each in setup.seat_fields:
            if each.kind is FieldKind.LIST:
                schema["properties"][each.code]["default"] = []

    fields: dict[str, Any] = {"color": _PlayingColor, "name": (_Name | None, None)}
    for each in setup.seat_fields:
        if each.kind.has_items:
            # Nothing at all by default, as a list or as counts.
            fields[each.code] = (_items(each), PydanticField(default_factory=dict))
            continue
        number = _number(each)
        is_required = each.is_required and not each.owner
        fields[each.code] = number if is_required else (number | None, None)
    config = ConfigDict(json_schema_extra=describe)
    model = create_model("Player", __config__=config, **fields)
    return Annotated[model, checked(problems)]


def _fields_of_modules() -> set[str]:
    return {each.code for module in all_modules() for each in module.game.fields if each.per_seat}


def _temple_type(setup: Setup) -> Any:
    field = Field("workers", FieldKind.COUNT, most=setup.most_at_temple)

    def problems(temple: Mapping[str, Any], playing: list[Color]) -> Iterator[Problem]:
        for key in temple:
            if key not in tuple(Color):
                yield Problem(key[:_SHOWN], "unknown-color")
            elif key not in playing:
                yield Problem(key, "color-not-playing")
        counts = [n for key, n in temple.items() if key in tuple(Color) and type(n) is int]
        if sum(n for n in counts if not field.problem_with(n)) > field.most:
            yield Problem("", "too-many-workers", {"max": field.most})

    counts: dict[str, Any] = {color.value: (_number(field), None) for color in Color}
    about = "Workers by colour; a missing colour has none."
    config = ConfigDict(json_schema_extra={"additionalProperties": False})
    model = create_model("Workers", __doc__=about, __config__=config, **counts)
    return Annotated[model, checked(problems)]
