"""The part of the description that tells of shared tables, and of the server's health."""

from __future__ import annotations

from scorer.engine.scoring import DecidedBy
from scorer.sheet.answer import BASE_PARTS
from scorer.sheet.entries import BOARD as BOARD_KEY
from scorer.sheet.entries import SEAT_KEYS, VALUE_LIMIT, table_keys
from scorer.sheet.seats import SEAT_LIMIT
from scorer.tables import BATCH_LIMIT
from scorer.tables.codes import ALPHABET, LENGTH
from scorer.tables.schema import ID_LIMIT

from .schema import (
    BOARD,
    CACAO,
    COLOR,
    NUMBER,
    PARTS,
    TEXT,
    Schema,
    answer,
    array,
    errors,
    header,
    json_body,
    language,
    object_,
    parameter,
    ref,
)

TOKEN = "X-CSRFToken"
HEALTH: Schema = {"type": "string", "enum": ["ok", "unavailable"]}


def schemas() -> dict[str, Schema]:
    code: Schema = {"type": "string", "pattern": f"^[{ALPHABET}]{{{LENGTH}}}$"}
    id: Schema = {"type": "string", "pattern": f"^[!-~]{{1,{ID_LIMIT}}}$"}
    value: Schema = {"type": "string", "maxLength": VALUE_LIMIT}
    seat = {**value, "maxLength": SEAT_LIMIT, "example": "red:Ana"}
    special = dict.fromkeys(SEAT_KEYS, seat) | {BOARD_KEY: BOARD}
    fields: Schema = {
        "type": "object",
        "properties": {name: special.get(name, value) for name in table_keys()},
        "additionalProperties": False,
        "description": "The score sheet as in the address of a result; seats are numbered: seat1, …",
    }
    change = {"field": {"type": "string", "enum": table_keys()}, "value": TEXT}
    sender = {"author": id, "batch": id}
    player = {
        **{"color": COLOR, "name": TEXT, **dict.fromkeys(BASE_PARTS, NUMBER), "parts": PARTS},
        **{"total": NUMBER, "cacao": CACAO, "rank": NUMBER, "winner": {"type": "boolean"}},
    }
    tally = {"name": TEXT, "color": COLOR, "games": NUMBER, "wins": NUMBER, "best": NUMBER}
    return {
        "Fields": fields,
        "NewTable": object_({"fields": ref("Fields")}, ("fields",)),
        "Table": object_(
            {"code": code, "shown": TEXT, "version": NUMBER, "fields": ref("Fields"), "url": TEXT}
        ),
        "News": object_(
            {
                "version": NUMBER,
                "game": NUMBER,
                "fields": ref("Fields"),
                "all": {"type": "boolean", "description": "Is this everything, or what changed?"},
                "games": {**NUMBER, "description": "How many games are finished."},
            }
        ),
        "Changes": object_({**sender, "changes": array(object_(change), maxItems=BATCH_LIMIT)}),
        "Undo": object_({**sender, "anyone": {"type": "boolean"}}, ("anyone",)),
        "Again": object_({"game": NUMBER}, ("game",)),
        "Version": object_({"version": NUMBER}),
        "Undone": object_({"version": NUMBER, "field": TEXT, "value": TEXT}),
        "NextGame": object_({"version": NUMBER, "game": NUMBER}),
        "Games": object_(
            {
                "games": array(
                    object_(
                        {
                            "number": NUMBER,
                            "finished_at": {"type": "string", "format": "date-time"},
                            "query": TEXT,
                            "modules": array(TEXT),
                            "players": array(object_(player)),
                            "decided_by": {"type": "string", "enum": [e.value for e in DecidedBy]},
                        }
                    )
                ),
                "tally": array(object_({**tally, "average": {"type": "number"}})),
            }
        ),
        "Play": {"type": "object", "description": "A play as BG Stats imports it."},
        "Health": object_({"status": HEALTH, "database": HEALTH}),
    }


_NEVER_STORED = {"Cache-Control": header("Never kept.", {"type": "string", "enum": ["no-store"]})}


def _operation(
    summary: str,
    answers: dict[str, Schema],
    *statuses: int,
    parameters: tuple[Schema, ...] = (),
    body: Schema | None = None,
    changes: bool = False,
) -> Schema:
    given = [*parameters, language()]
    if changes:
        about = "From a page of ours, together with the session's cookie that came with it."
        given.append({**parameter(TOKEN, TEXT, about, "header"), "required": True})
    responses = {**answers, **errors(*statuses, headers=_NEVER_STORED)}
    operation: Schema = {"summary": summary, "parameters": given, "responses": responses}
    return {**operation, "requestBody": body} if body else operation


def _found(about: str, name: str) -> dict[str, Schema]:
    return {"200": answer(about, ref(name), headers=_NEVER_STORED)}


def operations() -> dict[str, dict[str, Schema]]:
    about = "As shown or as typed: case, spaces and dashes do not matter."
    code = (parameter("code", {"type": "string", "example": "ACDE-FGHJ"}, about, "path"),)
    after = parameter("after", {"type": "integer", "minimum": 0}, "The version that is known.")
    game = parameter("game", {"type": "integer"}, "Which one; otherwise the last.")
    nothing = {"204": answer("Nothing to tell.", headers=_NEVER_STORED)}
    where = {"Location": header("The address of the table.")}
    made = {"201": answer("The new table.", ref("Table"), headers=_NEVER_STORED | where)}
    table = "/api/tables/{code}"

    def change(
        summary: str, answers: dict[str, Schema], *statuses: int, body: Schema | None = None
    ) -> dict[str, Schema]:
        return {
            "post": _operation(
                summary, answers, 404, 413, *statuses, parameters=code, body=body, changes=True
            )
        }

    def file(summary: str, schema: Schema, kind: str, *more: Schema) -> dict[str, Schema]:
        name = {"Content-Disposition": header("The name of the file.")}
        sent = {"200": answer("The file.", schema, kind, _NEVER_STORED | name)}
        return {"get": _operation(summary, sent, 404, parameters=(*code, *more))}

    return {
        "/api/tables": {
            "post": _operation(
                "Make a table",
                made,
                413,
                422,
                body=json_body("NewTable"),
                changes=True,
            )
        },
        table: {
            "get": _operation(
                "What changed at a table",
                _found("What changed.", "News") | nothing,
                404,
                parameters=(*code, after),
            )
        },
        f"{table}/changes": change(
            "Change fields, all or none",
            _found("The version it led to.", "Version"),
            409,
            422,
            body=json_body("Changes"),
        ),
        f"{table}/undo": change(
            "Undo the phone's own last change, or anyone's",
            _found("What it did.", "Undone"),
            409,
            422,
            body=json_body("Undo"),
        ),
        f"{table}/again": change(
            "Archive the game and begin the next",
            _found("The next game.", "NextGame"),
            422,
            body=json_body("Again", needed=False),
        ),
        f"{table}/delete": change("Delete the table with all its games", nothing),
        f"{table}/games.csv": file("The finished games as a sheet", TEXT, "text/csv"),
        f"{table}/games.json": file("The same as JSON", ref("Games"), "application/json"),
        f"{table}/games.bgsplay": file(
            "One of them for BG Stats", ref("Play"), "application/json", game
        ),
        "/healthz": {"get": _health()},
    }


def _health() -> Schema:
    answers = {
        "200": answer("All is well.", ref("Health"), headers=_NEVER_STORED),
        "503": answer("The database does not answer.", ref("Health"), headers=_NEVER_STORED),
    }
    return {"summary": "Does the database answer?", "responses": answers}
