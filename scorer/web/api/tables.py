"""Shared tables for scripts: JSON to change one together, and its finished games as files."""

from __future__ import annotations

import re
from functools import partial
from typing import Annotated, Any

from flask import Blueprint, Response, current_app, json, jsonify, request, url_for
from pydantic import Field

from scorer.sheet import BadInput, Problem
from scorer.sheet.schema import read
from scorer.tables import (
    Database,
    DeletedTable,
    NoSuchTable,
    NothingToRestore,
    NothingToUndo,
    OtherGame,
    Sender,
    TooManyChanges,
    Undone,
    apply_changes,
    changes_since,
    create_table,
    delete_table,
    finish_game,
    finished_games,
    open_table,
    restore,
    seconds_to_restore,
    tally,
    undo,
)
from scorer.tables.exports import bg_stats_play, games_csv, games_json
from scorer.tables.log import NOBODY
from scorer.web.errors import problem_response
from scorer.web.http.json_response import compact_json

from .body import json_body
from .openapi import Answer, DeletedBy, Parameter, header, operation
from .table_models import (
    ID,
    Again,
    Changes,
    Games,
    Id,
    NewGame,
    News,
    NewTable,
    Phone,
    Play,
    TableAnswer,
    Undo,
    news_json,
    read_changes,
    read_version,
)

bp = Blueprint("tables_api", __name__, url_prefix="/api/tables")

reading = partial(operation, is_stored=False)
changing = partial(operation, is_stored=False, needs_token=True)
NOTHING = Answer("Nothing.")


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


@bp.errorhandler(DeletedTable)
def _deleted_table(error: DeletedTable) -> Response:
    by: DeletedBy = {"number": error.number, "seat": error.phone.seat}
    seconds = seconds_to_restore(error.at)
    return problem_response(410, [Problem("code", "table-deleted")], by=by, seconds=seconds)


@bp.errorhandler(BadInput)
def _bad_input(error: BadInput) -> Response:
    return problem_response(422, error.problems)


NOT_NOW = {
    NothingToUndo: "nothing-to-undo",
    NothingToRestore: "nothing-to-restore",
    TooManyChanges: "game-full",
    OtherGame: "other-game",
}


def _not_now(error: Exception) -> Response:
    return problem_response(409, [Problem("", NOT_NOW[type(error)])])


for kind in NOT_NOW:
    bp.register_error_handler(kind, _not_now)


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
    query=[
        Parameter("after", Annotated[int, Field(ge=0)], "The version that the phone knows."),
        Parameter("author", Id, "The phone that asks."),
        Parameter("batch", Id, "A batch that the phone isn’t sure has arrived."),
    ],
)
def state(code: str) -> Response:
    """What changed after a version that the phone knows; nothing at all is 204."""
    if "since" in request.args:
        return _reload_page_of_0_1_0(code)
    after = read_version(request.args.get("after", 0, type=int))
    news = changes_since(database(), code, after, _id("author"), _id("batch"))
    return compact_json(news_json(news)) if news.is_new_to(after) else Response(status=204)


def _id(name: str) -> str:
    """A parameter of the query string; whatever cannot be an id is as good as left out."""
    value = request.args.get(name, "")
    return value if re.fullmatch(ID, value) else ""


def _reload_page_of_0_1_0(code: str) -> Response:
    """A page of 0.1.0 asks for news `since` a version, and loads itself again when the game is another."""
    version = open_table(database(), code).version
    return jsonify(version=version, game=0, fields={}, all=True, games=0)


@bp.post("/<code>/changes")
@changing(409, 422, body=lambda: Changes, answers={200: Answer("What changed.", News)})
def change(code: str) -> Response:
    """Change fields, all of them or none; what is new to the phone."""
    sent, changes = read_changes(json_body())
    sender = Sender(sent.author, sent.batch, sent.seat, sent.editing)
    news = apply_changes(database(), code, changes, sender, sent.after, sent.game)
    return compact_json(news_json(news))


@bp.post("/<code>/undo")
@changing(409, 422, body=lambda: Undo, answers={200: Answer("What it did.", Undone)})
def take_back(code: str) -> Response:
    """Undo the phone's own last change, or with `anyone` the last of all."""
    sent = read(Undo, json_body())
    sender = Sender(sent.author, sent.batch)
    return jsonify(undo(database(), code, sender, sent.anyone))


@bp.post("/<code>/again")
@changing(422, body=lambda: Again, needs_body=False)
def again(code: str) -> NewGame:
    """Archive the game and begin the next; for a while that can be taken back."""
    sent = read(Again, json_body(empty={}))
    table = finish_game(
        database(), code, sent.game, sent.author or NOBODY, is_unfinished=sent.unfinished
    )
    return {"version": table.version, "game": table.game}


@bp.post("/<code>/restore")
@changing(409, 422, body=lambda: Phone, needs_body=False)
def put_back(code: str) -> NewGame:
    """Take back the end of the last game, or the deletion of the table."""
    read(Phone, json_body(empty={}))
    table = restore(database(), code)
    return {"version": table.version, "game": table.game}


@bp.post("/<code>/delete")
@changing(422, body=lambda: Phone, needs_body=False, answers={204: NOTHING})
def delete(code: str) -> Response:
    """Delete the table with all its games; for a while it can be restored."""
    delete_table(database(), code, read(Phone, json_body(empty={})).author or NOBODY)
    return Response(status=204)


@bp.get("/<code>/games.csv")
@reading(answers=_file_answer(str, "text/csv"))
def csv_file(code: str) -> Response:
    """The finished games as CSV."""
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
    query=[Parameter("game", int, "The number of the game; the last one by default.")],
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
