"""The JSON of shared tables: what their API reads, and what it answers."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from typing import Annotated, Any

from pydantic import AfterValidator, BaseModel, BeforeValidator, Field, ValidationInfo
from typing_extensions import TypeAliasType, TypedDict

from scorer import tables
from scorer.engine.components import Color
from scorer.engine.scoring import DecidedBy
from scorer.sheet import BadInput, Problem
from scorer.sheet.answer import PlayerAnswer
from scorer.sheet.described import Described
from scorer.sheet.entries import BOARD, SEAT_KEYS, VALUE_LIMIT, clean_fields, table_keys
from scorer.sheet.legacy import converted_key
from scorer.sheet.request import BOARD_SCHEMA
from scorer.sheet.schema import NOT_AN_OBJECT, Text, coded, limited, read, ruled
from scorer.sheet.seats import SEAT_LIMIT
from scorer.tables import BATCH_LIMIT, Tally
from scorer.tables.codes import ALPHABET, LENGTH
from scorer.tables.schema import ID_LIMIT

NEWEST = 2**31 - 1
"""The largest number that a version can be in the database."""


def _field_schemas() -> dict[str, Any]:
    value = {"type": "string", "maxLength": VALUE_LIMIT}
    seat = {**value, "maxLength": SEAT_LIMIT, "example": "red:Ana"}
    special = {**dict.fromkeys(SEAT_KEYS, seat), BOARD: {"type": "string", **BOARD_SCHEMA}}
    return {key: special.get(key, value) for key in table_keys()}


Fields = TypeAliasType(
    "Fields",
    Annotated[
        Mapping[Any, Any],
        Described(
            description="The score sheet as in the address of a result; seats are numbered: seat1, …",
            properties=_field_schemas,
            additionalProperties=False,
        ),
    ],
)
ID = f"[!-~]{{1,{ID_LIMIT}}}"
Id = Annotated[
    str,
    Field(strict=True, pattern=f"^{ID}$"),
    coded("bad-id", max=ID_LIMIT),
]


def _number(value: object) -> int | None:
    """A number; whatever is none is as good as left out."""
    return value if type(value) is int else None


def read_version(value: object) -> int:
    """A version of a table that a phone can know; whatever is none is 0, at which it knows nothing."""
    number = _number(value)
    return number if number is not None and 0 < number <= NEWEST else 0


def _field(key: str) -> Problem | None:
    return Problem("", "no-such-field") if key and key not in table_keys() else None


def _seat(color: str) -> Problem | None:
    return Problem("", "unknown-color") if color and color not in set(Color) else None


Flag = Annotated[bool, BeforeValidator(lambda value: value is True)]
Known = Annotated[int, BeforeValidator(read_version)]
GameNumber = Annotated[int | None, BeforeValidator(_number)]


class NewTable(BaseModel):
    """What was entered so far."""

    fields: Fields = {}


class Sender(BaseModel):
    """Which phone sends which batch."""

    author: Id
    batch: Id


class Change(BaseModel):
    """A field and its new value."""

    # Phones of 0.1.0 may still have changes to send.
    field: Annotated[Text, AfterValidator(converted_key), Described(enum=table_keys)]
    value: Annotated[Any, Described(type="string")] = None


def _collect(change: Change, info: ValidationInfo[dict[str, Any]]) -> Change:
    info.context[change.field] = change.value
    return change


class Changes(Sender):
    """Changes of several fields, and what is new about the phone itself."""

    after: Annotated[Known, Described(description="The version that is known.")] = 0
    game: Annotated[GameNumber, Described(description="The game that they are meant for.")] = None
    seat: Annotated[Text, ruled(_seat), Described(enum=lambda: ["", *Color])] | None = None
    editing: Annotated[Text, ruled(_field), Described(enum=lambda: ["", *table_keys()])] | None = (
        None
    )
    changes: Annotated[
        list[Annotated[Change, coded(NOT_AN_OBJECT), AfterValidator(_collect)]],
        limited(BATCH_LIMIT, "too-many-changes"),
        Described(maxItems=BATCH_LIMIT),
    ]


def read_changes(data: object) -> tuple[Changes, dict[str, object]]:
    """A batch, and its values by field; raises `BadInput`, with the problems of the fields as well."""
    changes: dict[str, object] = {}
    try:
        return read(Changes, data, changes), changes
    except BadInput as error:
        raise BadInput([*error.problems, *clean_fields(changes)[1]]) from None


class Undo(Sender):
    """`anyone` undoes the last change of all, not the phone's own."""

    anyone: Flag = False


class Phone(BaseModel):
    """Which phone does something that all phones are told of."""

    author: Id | None = None


class Again(Phone):
    """`game` says which one is over, should another phone be faster."""

    game: GameNumber = None
    unfinished: Annotated[
        Flag, Described(description="End it without a result where something is missing.")
    ] = False


class TableAnswer(TypedDict):
    """A new table."""

    code: Annotated[str, Field(pattern=f"^[{ALPHABET}]{{{LENGTH}}}$")]
    shown: str
    version: int
    fields: Fields
    url: str


class PhoneAnswer(TypedDict):
    """A phone at a table; what it is editing is empty when it has not said so for a while."""

    seat: str
    editing: str


class EndingAnswer(TypedDict):
    """A game that can be restored for so many seconds, and the number of the phone that ended it."""

    by: int
    seconds: int


class News(TypedDict):
    """What changed at a table."""

    version: int
    game: int
    all: Annotated[bool, Described(description="Is this everything, or what changed?")]
    games: Annotated[int, Described(description="How many games are finished.")]
    fields: Fields
    authors: Annotated[
        dict[str, int],
        Described(description="The phones that entered the fields; 0 never said who it is."),
    ]
    phones: Annotated[dict[str, PhoneAnswer], Described(description="By number.")]
    you: Annotated[int, Described(description="The number of the phone that asks, or 0.")]
    ending: EndingAnswer | None
    applied: Annotated[bool, Described(description="Has the batch arrived?")]


def news_json(news: tables.News) -> News:
    ending: EndingAnswer | None = None
    if news.ending:
        ending = {"by": news.ending.by, "seconds": news.ending.seconds}
    return {
        "version": news.version,
        "game": news.game,
        "all": news.is_all,
        "games": news.finished_games,
        "fields": news.fields,
        "authors": dict(news.authors),
        "phones": {
            str(number): {"seat": phone.seat, "editing": phone.editing}
            for number, phone in news.phones.items()
        },
        "you": news.you,
        "ending": ending,
        "applied": news.is_applied,
    }


class NewGame(TypedDict):
    """The game that is played from now on, and the version at which it begins."""

    version: int
    game: int


class FinishedPlayer(PlayerAnswer):
    """A player of a finished game."""

    winner: bool


class FinishedGame(TypedDict):
    """A finished game; `query` is its sheet as the query string of an address."""

    number: int
    finished_at: datetime
    query: str
    modules: list[str]
    players: list[FinishedPlayer]
    decided_by: DecidedBy


class Games(TypedDict):
    """All finished games, and who won how often."""

    games: list[FinishedGame]
    tally: list[Tally]


Play = Annotated[dict[str, Any], Described(description="A play as BG Stats imports it.")]
