"""Shared tables for scripts: JSON to change one together, and its finished games as files."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from flask import Blueprint, Response, current_app, json, jsonify, request, url_for

from scorer.sheet import BadInput, Problem
from scorer.sheet.entries import clean_fields
from scorer.sheet.legacy import converted_key
from scorer.tables import (
    BATCH_LIMIT,
    Database,
    NoSuchTable,
    NothingToUndo,
    TooManyChanges,
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
from scorer.tables.exports import bg_stats_play, games_csv, games_json
from scorer.tables.schema import ID_LIMIT
from scorer.web.errors import problem_response

bp = Blueprint("tables_api", __name__, url_prefix="/api/tables")

_ID = re.compile(f"[!-~]{{1,{ID_LIMIT}}}")
NEWEST = 2**31 - 1
"""The largest number that a version can be in the database."""


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
def create() -> Response:
    """A new table with what was entered so far."""
    given = _body().get("fields", {})
    if not isinstance(given, dict):
        raise BadInput([Problem("fields", "not-an-object")])
    table = create_table(database(), given)
    url = url_for(".state", code=table.shown)
    answer = jsonify(
        code=table.code,
        shown=table.shown,
        version=table.version,
        fields=changes_since(database(), table.code, 0).fields,
        url=url,
    )
    answer.status_code, answer.location = 201, url
    return answer


@bp.get("/<code>")
def state(code: str) -> Response:
    """What changed after a version that the phone knows; nothing at all is 204."""
    if "since" in request.args:
        return _reload_page_of_0_1_0(code)
    after = request.args.get("after", 0, type=int)
    news = changes_since(database(), code, after if 0 < after <= NEWEST else 0)
    if not news.is_all and news.version == after:
        return Response(status=204)
    return jsonify(
        version=news.version,
        game=news.game,
        fields=news.fields,
        all=news.is_all,
        games=news.finished_games,
    )


def _reload_page_of_0_1_0(code: str) -> Response:
    """A page of 0.1.0 asks for news `since` a version, and loads itself again when the game is another."""
    version = open_table(database(), code).version
    return jsonify(version=version, game=0, fields={}, all=True, games=0)


@bp.post("/<code>/changes")
def change(code: str) -> Response:
    """Change fields, all of them or none."""
    body = _body()
    author, batch, problems = _sender(body)
    changes: dict[str, object] = {}
    items = body.get("changes")
    if not isinstance(items, list):
        problems.append(Problem("changes", "missing" if items is None else "not-a-list"))
        items = []
    if len(items) > BATCH_LIMIT:
        problems.append(Problem("changes", "too-many-changes", {"max": BATCH_LIMIT}))
    for i, item in enumerate(items[:BATCH_LIMIT]):
        if isinstance(item, dict) and isinstance(item.get("field"), str):
            # Phones of 0.1.0 may still have changes to send.
            changes[converted_key(item["field"])] = item.get("value")
        else:
            problems.append(Problem(f"changes.{i}", "not-an-object"))
    if problems:
        raise BadInput([*problems, *clean_fields(changes)[1]])
    return jsonify(version=apply_changes(database(), code, changes, author, batch))


@bp.post("/<code>/undo")
def take_back(code: str) -> Response:
    """Undo the phone's own last change, or with `anyone` the last of all."""
    body = _body()
    author, batch, problems = _sender(body)
    if problems:
        raise BadInput(problems)
    undone = undo(database(), code, author, batch, anyone=body.get("anyone") is True)
    return jsonify(version=undone.version, field=undone.field, value=undone.value)


@bp.post("/<code>/again")
def again(code: str) -> Response:
    """Archive the game and begin the next; `game` says which one, should another phone be faster."""
    game = _body(or_empty=True).get("game")
    meant = game if isinstance(game, int) else None
    table = finish_game(database(), code, meant)
    return jsonify(version=table.version, game=table.game)


@bp.post("/<code>/delete")
def delete(code: str) -> Response:
    delete_table(database(), code)
    return Response(status=204)


@bp.get("/<code>/games.csv")
def csv_file(code: str) -> Response:
    # With a byte order mark, or a spreadsheet takes Persian names for Latin letters.
    text = games_csv(finished_games(database(), code)).encode("utf-8-sig")
    return _file(text, "text/csv; charset=utf-8", "cacao.csv")


@bp.get("/<code>/games.json")
def json_file(code: str) -> Response:
    games = finished_games(database(), code)
    return _file(json.dumps(games_json(games, tally(games))), "application/json", "cacao.json")


@bp.get("/<code>/games.bgsplay")
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


def _body(or_empty: bool = False) -> dict[str, Any]:
    """The request's JSON object; anything else is told so."""
    sent = request.get_data()
    if or_empty and not sent:
        return {}
    try:
        data = json.loads(sent)
    except (ValueError, RecursionError):
        data = None
    if not isinstance(data, dict):
        raise BadInput([Problem("", "not-an-object")])
    return data


def _sender(body: Mapping[str, Any]) -> tuple[str, str, list[Problem]]:
    """Which phone sends which batch."""
    problems = []
    for name in ("author", "batch"):
        id = body.get(name)
        if id is None:
            problems.append(Problem(name, "missing"))
        elif not (isinstance(id, str) and _ID.fullmatch(id)):
            problems.append(Problem(name, "bad-id", {"max": ID_LIMIT}))
    return body.get("author", ""), body.get("batch", ""), problems
