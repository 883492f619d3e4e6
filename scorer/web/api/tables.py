"""Shared tables for scripts: JSON to change one together, and its finished games as files."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from functools import partial
from typing import Annotated, Any

from flask import Blueprint, Response, current_app, json, jsonify, request, url_for
from pydantic import AfterValidator, BaseModel, BeforeValidator, Field, ValidationInfo
from typing_extensions import TypeAliasType, TypedDict

from scorer.engine.scoring import DecidedBy
from scorer.sheet import BadInput, Problem
from scorer.sheet.answer import PlayerAnswer
from scorer.sheet.described import Described
from scorer.sheet.entries import BOARD, SEAT_KEYS, VALUE_LIMIT, clean_fields, table_keys
from scorer.sheet.legacy import converted_key
from scorer.sheet.request import BOARD_SCHEMA
from scorer.sheet.schema import NOT_AN_OBJECT, Text, coded, limited, read
from scorer.sheet.seats import SEAT_LIMIT
from scorer.tables import (
    BATCH_LIMIT,
    Database,
    NoSuchTable,
    NothingToUndo,
    Tally,
    TooManyChanges,
    Undone,
    apply_changes,
    changes_since,
    create_table,
    delete_table,
    finish_game,
    finished_games,
    open_table,
    tally,
    undo,
)
from scorer.tables.codes import ALPHABET, LENGTH
from scorer.tables.exports import bg_stats_play, games_csv, games_json
from scorer.tables.schema import ID_LIMIT
from scorer.web.errors import problem_response

from .body import json_body
from .openapi import Answer, Parameter, header, operation

bp = Blueprint("tables_api", __name__, url_prefix="/api/tables")

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
Id = Annotated[
    str,
    Field(strict=True, pattern=f"^[!-~]{{1,{ID_LIMIT}}}$"),
    coded("bad-id", max=ID_LIMIT),
]


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
    """Changes of several fields."""

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

    anyone: Annotated[bool, BeforeValidator(lambda value: value is True)] = False


class Again(BaseModel):
    """`game` says which one is over, should another phone be faster."""

    game: Annotated[
        int | None, BeforeValidator(lambda value: value if isinstance(value, int) else None)
    ] = None


class TableAnswer(TypedDict):
    """A new table."""

    code: Annotated[str, Field(pattern=f"^[{ALPHABET}]{{{LENGTH}}}$")]
    shown: str
    version: int
    fields: Fields
    url: str


class News(TypedDict):
    """What changed at a table."""

    version: int
    game: int
    fields: Fields
    all: Annotated[bool, Described(description="Is this everything, or what changed?")]
    games: Annotated[int, Described(description="How many games are finished.")]


class Version(TypedDict):
    """The version that a change led to."""

    version: int


class NextGame(Version):
    """The game that began."""

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

reading = partial(operation, is_stored=False)
changing = partial(operation, is_stored=False, needs_token=True)
NOTHING = Answer("Nothing to tell.")


def _file_answer(type: Any, media_type: str = "application/json") -> dict[int, Answer]:
    name = {"Content-Disposition": header("The name of the file.")}
    return {200: Answer("The file.", type, media_type, name)}


def database() -> Database:
    """Where the tables of this app are kept."""
    found: Database = current_app.extensions["tables"]
    return found


@bp.after_request
def _never_stored(response: Response) -> Response:
    response.headers["Cache-Control"] = "no-store"
    return response


@bp.errorhandler(NoSuchTable)
def _no_such_table(_: NoSuchTable) -> Response:
    return problem_response(404, [Problem("code", "no-such-table")])


@bp.errorhandler(BadInput)
def _bad_input(error: BadInput) -> Response:
    return problem_response(422, error.problems)


@bp.errorhandler(NothingToUndo)
def _nothing_to_undo(_: NothingToUndo) -> Response:
    return problem_response(409, [Problem("", "nothing-to-undo")])


@bp.errorhandler(TooManyChanges)
def _too_many_changes(_: TooManyChanges) -> Response:
    return problem_response(409, [Problem("", "game-full")])


@bp.post("")
@changing(
    422,
    body=lambda: NewTable,
    answers={
        201: Answer(
            "The new table.",
            TableAnswer,
            headers={"Location": header("The address of the table.")},
        )
    },
)
def create() -> Response:
    """Make a table with what was entered so far."""
    table = create_table(database(), read(NewTable, json_body()).fields)
    url = url_for(".state", code=table.shown)
    made: TableAnswer = {
        "code": table.code,
        "shown": table.shown,
        "version": table.version,
        "fields": changes_since(database(), table.code, 0).fields,
        "url": url,
    }
    answer = jsonify(made)
    answer.status_code, answer.location = 201, url
    return answer


@bp.get("/<code>")
@reading(
    answers={200: Answer("What changed.", News), 204: NOTHING},
    query=[Parameter("after", Annotated[int, Field(ge=0)], "The version that is known.")],
)
def state(code: str) -> Response | News:
    """What changed after a version that the phone knows; nothing at all is 204."""
    if "since" in request.args:
        return _reload_page_of_0_1_0(code)
    after = request.args.get("after", 0, type=int)
    news = changes_since(database(), code, after if 0 < after <= NEWEST else 0)
    if not news.is_all and news.version == after:
        return Response(status=204)
    return {
        "version": news.version,
        "game": news.game,
        "fields": news.fields,
        "all": news.is_all,
        "games": news.finished_games,
    }


def _reload_page_of_0_1_0(code: str) -> News:
    """A page of 0.1.0 asks for news `since` a version, and loads itself again when the game is another."""
    version = open_table(database(), code).version
    return {"version": version, "game": 0, "fields": {}, "all": True, "games": 0}


@bp.post("/<code>/changes")
@changing(409, 422, body=lambda: Changes)
def change(code: str) -> Version:
    """Change fields, all of them or none."""
    sent, changes = read_changes(json_body())
    return {"version": apply_changes(database(), code, changes, sent.author, sent.batch)}


@bp.post("/<code>/undo")
@changing(409, 422, body=lambda: Undo, answers={200: Answer("What it did.", Undone)})
def take_back(code: str) -> Response:
    """Undo the phone's own last change, or with `anyone` the last of all."""
    sent = read(Undo, json_body())
    return jsonify(undo(database(), code, sent.author, sent.batch, sent.anyone))


@bp.post("/<code>/again")
@changing(422, body=lambda: Again, needs_body=False)
def again(code: str) -> NextGame:
    """Archive the game and begin the next."""
    table = finish_game(database(), code, read(Again, json_body(empty={})).game)
    return {"version": table.version, "game": table.game}


@bp.post("/<code>/delete")
@changing(answers={204: NOTHING})
def delete(code: str) -> Response:
    """Delete the table with all its games."""
    delete_table(database(), code)
    return Response(status=204)


@bp.get("/<code>/games.csv")
@reading(answers=_file_answer(str, "text/csv"))
def csv_file(code: str) -> Response:
    """The finished games as a sheet."""
    # With a byte order mark, or a spreadsheet takes Persian names for Latin letters.
    text = games_csv(finished_games(database(), code)).encode("utf-8-sig")
    return _file(text, "text/csv; charset=utf-8", "cacao.csv")


@bp.get("/<code>/games.json")
@reading(answers=_file_answer(Games))
def json_file(code: str) -> Response:
    """The finished games as JSON."""
    games = finished_games(database(), code)
    return _file(json.dumps(games_json(games, tally(games))), "application/json", "cacao.json")


@bp.get("/<code>/games.bgsplay")
@reading(
    answers=_file_answer(Play),
    query=[Parameter("game", int, "Which one; otherwise the last.")],
)
def bg_stats_file(code: str) -> Response:
    """One game for BG Stats: `game` says which; otherwise it is the last one."""
    games = finished_games(database(), code)
    wanted = request.args.get("game", games[-1].number if games else 0, type=int)
    for game in games:
        if game.number == wanted:
            play = json.dumps(bg_stats_play(open_table(database(), code), game))
            return _file(play, "application/json", f"cacao-{game.number}.bgsplay")
    return problem_response(404, [Problem("game", "no-such-game")])


def _file(content: str | bytes, kind: str, name: str) -> Response:
    answer = Response(content, content_type=kind)
    answer.headers["Content-Disposition"] = f"attachment; filename={name}"
    return answer
