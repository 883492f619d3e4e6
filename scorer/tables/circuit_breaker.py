"""A circuit breaker: while a database does not answer, requests are refused at once instead of waiting."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Lock

import sqlalchemy as sa

_PASSING = (sa.exc.OperationalError, sa.exc.InterfaceError, sa.exc.InternalError, OSError)
"""Errors of a database that hangs, restarts, is full or locked: later it may answer."""


class Unavailable(Exception):
    """The database does not answer in time, or cannot be written; later it may."""


class CircuitBreaker:
    """After a failure one request at a time tries the database, until one succeeds."""

    def __init__(self, name: str) -> None:
        self.name = name
        self._is_open = False
        self._trial = Lock()

    @contextmanager
    def guarding(self) -> Iterator[None]:
        """Use the database; raises `Unavailable` when it does not answer, or did not a moment ago."""
        is_trial = self._is_open
        if is_trial and not self._trial.acquire(blocking=False):
            raise Unavailable(self.name)
        try:
            yield
        except (sa.exc.DBAPIError, sa.exc.TimeoutError, OSError) as error:
            if not _is_passing(error):
                raise
            self._open(error)
            raise Unavailable(self.name) from error
        except BaseException:  # somebody else's error: the database has answered
            self._close()
            raise
        else:
            self._close()
        finally:
            if is_trial:
                self._trial.release()

    def _open(self, error: Exception) -> None:
        if not self._is_open:
            reason = " ".join(str(getattr(error, "orig", None) or error).split())
            _logger.warning("The database does not answer (%s): %s", self.name, reason)
        self._is_open = True

    def _close(self) -> None:
        if self._is_open:
            _logger.warning("The database answers again (%s)", self.name)
        self._is_open = False


_logger = logging.getLogger(__name__)


def _is_passing(error: Exception) -> bool:
    # A damaged file of SQLite is a plain DatabaseError; its subclasses are errors of ours, or passing.
    return isinstance(error, (*_PASSING, sa.exc.TimeoutError)) or (
        type(error) is sa.exc.DatabaseError
    )
