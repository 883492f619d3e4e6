"""`/healthz`: does the app answer, and can its database be read and written?"""

from __future__ import annotations

from typing import Literal

from flask import Blueprint, Response, current_app, jsonify
from typing_extensions import TypedDict

from scorer.tables import Check
from scorer.web.api.openapi import Answer, operation

bp = Blueprint("health", __name__)

PATH = "/healthz"
TIMEOUT = 2.0
"""Seconds that a database may take for each step of the check."""


class Health(TypedDict):
    """Is there an answer?"""

    status: Literal["ok", "unavailable"]
    database: Literal["ok", "unavailable"]


@bp.get(PATH)
@operation(
    answers={
        200: Answer("All is well.", Health),
        503: Answer("The database does not answer, cannot be written, or is damaged.", Health),
    },
    is_stored=False,
)
def page() -> Response:
    """Does the database answer?"""
    check: Check = current_app.extensions["health"]
    is_well = check.is_well()
    state = "ok" if is_well else "unavailable"
    answer = jsonify(status=state, database=state)
    answer.status_code = 200 if is_well else 503
    answer.cache_control.no_store = True
    return answer
