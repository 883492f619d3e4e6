"""Expired and deleted tables go by themselves: in batches, on a timer, and never because a clock jumped."""

from __future__ import annotations

import logging
from datetime import datetime, timedelta
from threading import Event, Thread

import sqlalchemy as sa

from . import schema
from .database import Database, now
from .table import RESTORE_WITHIN

EVERY = timedelta(minutes=10)
"""Between two runs in a process. Several processes may run it: whoever comes second finds nothing."""
BATCH = 200
"""Tables deleted in one transaction, so that no change at a table waits long for it."""
FIRST_AFTER = timedelta(minutes=1)
"""After the start: a laptop may serve for one evening only."""
ADVANCE = timedelta(hours=1)
"""So far the clock that decides about expiry moves in a run, from the last use that was noted. A clock set
forward by a year is believed only after hundreds of runs."""
CLOCK = "clock"


def delete_expired(db: Database, days: int | None = None) -> int:
    """Delete tables that nobody has used for so many days, and what can no longer be restored.

    It answers how many tables they were.
    """
    oldest = _trusted_now(db) - timedelta(days=db.keep_days if days is None else days)
    it, restorable = schema.tables.c, now() - RESTORE_WITHIN
    is_over = sa.or_(it.used_at < oldest, it.deleted_at < restorable)
    some = sa.select(it.id).where(is_over).limit(BATCH)
    count = BATCH
    deleted = 0
    while count == BATCH:
        with db.writing() as connection:
            ids = connection.execute(some).scalars().all()
            connection.execute(sa.delete(schema.tables).where(it.id.in_(ids)))
        count = len(ids)
        deleted += count
    ended = sa.delete(schema.endings).where(schema.endings.c.ended_at < restorable)
    with db.writing() as connection:
        endings = connection.execute(ended).rowcount
    if deleted or endings:
        db.checkpoint()
    return deleted


def _trusted_now(db: Database) -> datetime:
    """The time by which tables expire: the clock's, but it moves forward by `ADVANCE` at the most."""
    at, is_clock = schema.upkeep.c.at, schema.upkeep.c.name == CLOCK
    last_use = sa.select(sa.func.max(schema.tables.c.used_at)).scalar_subquery()
    noted = sa.select(at).where(is_clock).scalar_subquery()
    with db.writing() as connection:
        before = connection.execute(sa.select(sa.func.coalesce(noted, last_use))).scalar_one()
        trusted = min(now(), before + ADVANCE) if before else now()
        connection.execute(sa.delete(schema.upkeep).where(is_clock))
        connection.execute(sa.insert(schema.upkeep).values(name=CLOCK, at=trusted))
    return trusted


class Upkeep:
    """A thread that deletes what is over every ten minutes until it is stopped."""

    def __init__(self, db: Database, every: timedelta = EVERY) -> None:
        self._db, self._every, self._stopped = db, every, Event()
        self._thread = Thread(target=self._run, name="upkeep", daemon=True)

    def start(self) -> None:
        self._thread.start()

    def stop(self) -> None:
        self._stopped.set()
        self._thread.join()

    def _run(self) -> None:
        pause = min(FIRST_AFTER, self._every)
        while not self._stopped.wait(pause.total_seconds()):
            pause = self._every
            try:
                delete_expired(self._db)
            except (sa.exc.SQLAlchemyError, OSError) as error:
                logging.getLogger(__name__).warning("Expired tables stay for now: %s", error)
