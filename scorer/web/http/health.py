"""`/healthz`: does the app answer, and can its database be read and written?"""

from __future__ import annotations

from typing import Literal

import sqlalchemy as sa
from flask import Blueprint, Response, current_app, jsonify
from typing_extensions import TypedDict

from scorer.tables import Database
from scorer.web.api.openapi import Answer, operation

bp = Blueprint("health", __name__)

PATH = "/healthz"
TIMEOUT = 2.0
"""Seconds that a database may take to answer."""


class Health(TypedDict):
    """Is there an answer?"""

    status: Literal["ok", "unavailable"]
    database: Literal["ok", "unavailable"]


@bp.get(PATH)
@operation(
    answers={
        200: Answer("All is well.", Health),
        503: Answer("The database does not answer.", Health),
    },
    is_stored=False,
)
def page() -> Response:
    """Does the database answer?"""
    db: Database = current_app.extensions["health"]
    try:
        db.check()
        state, status = "ok", 200
    except (sa.exc.SQLAlchemyError, OSError):
        state, status = "unavailable", 503
    answer = jsonify(status=state, database=state)
    answer.status_code = status
    answer.cache_control.no_store = True
    return answer
