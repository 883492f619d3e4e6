"""`/healthz`: does the app answer, and can its database be read and written?"""

from __future__ import annotations

import sqlalchemy as sa
from flask import Blueprint, Response, current_app, jsonify

from scorer.tables import Database

bp = Blueprint("health", __name__)

PATH = "/healthz"
TIMEOUT = 2.0
"""Seconds that a database may take to answer."""


@bp.get(PATH)
def page() -> Response:
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
