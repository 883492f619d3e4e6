"""`/healthz`: does the app answer, and does its database?"""

from __future__ import annotations

from threading import Lock, Thread
from typing import Literal

import sqlalchemy as sa
from flask import Blueprint, Flask, Response, current_app, jsonify
from typing_extensions import TypedDict

from scorer.tables import Database
from scorer.web.api.openapi import Answer, operation
from scorer.web.api.tables import database

bp = Blueprint("health", __name__)

PATIENCE = 2.0
"""Seconds that a database may take to answer; whoever asks wants to know soon."""

THREAD = "health"


def init_app(app: Flask) -> None:
    app.register_blueprint(bp)
    app.extensions["health"] = Pulse(database(app))


class Health(TypedDict):
    """Is there an answer?"""

    status: Literal["ok", "unavailable"]
    database: Literal["ok", "unavailable"]


@bp.get("/healthz")
@operation(
    answers={
        200: Answer("All is well.", Health),
        503: Answer("The database does not answer.", Health),
    },
    is_stored=False,
)
def page() -> Response:
    """Does the database answer?"""
    pulse: Pulse = current_app.extensions["health"]
    state, status = ("ok", 200) if pulse.is_felt(PATIENCE) else ("unavailable", 503)
    answer = jsonify(status=state, database=state)
    answer.status_code = status
    answer.cache_control.no_store = True
    return answer


class Pulse:
    """Asks the database in a thread of its own, one at a time: a database that hangs holds nobody up."""

    def __init__(self, db: Database) -> None:
        self._db, self._lock = db, Lock()
        self._asking: Thread | None = None
        self._answered = False

    def is_felt(self, seconds: float) -> bool:
        with self._lock:
            asking = self._asking
            if asking is None or not asking.is_alive():
                self._answered = False
                # A daemon, so that it does not keep a server that stops from ending.
                asking = self._asking = Thread(target=self._ask, name=THREAD, daemon=True)
                asking.start()
        asking.join(seconds)
        return self._answered and not asking.is_alive()

    def _ask(self) -> None:
        try:
            with self._db.reading() as connection:
                connection.execute(sa.select(1))
        except (sa.exc.SQLAlchemyError, OSError):
            return
        self._answered = True
