"""Where rate limits are counted, for the `limits` library: in this process, or in the tables' database."""

from __future__ import annotations

from math import ceil
from threading import Lock
from time import time

import sqlalchemy as sa
from limits.storage import Storage

from scorer.tables import Database
from scorer.tables.schema import rate_limits


class _Windows(Storage):
    """What fixed windows need of a storage; nothing here is ever reset by hand."""

    STORAGE_SCHEME = None

    @property
    def base_exceptions(self) -> type[Exception]:
        return sa.exc.SQLAlchemyError

    def get(self, key: str) -> int:
        return self.window(key)[0]

    def get_expiry(self, key: str) -> float:
        return self.window(key)[1]

    def window(self, key: str) -> tuple[int, float]:
        """How many were counted, and until when they count."""
        raise NotImplementedError

    def check(self) -> bool:
        return True

    def reset(self) -> None:
        raise NotImplementedError

    def clear(self, key: str) -> None:
        raise NotImplementedError


class ProcessStorage(_Windows):
    """Counts in memory. The library's own starts a thread at almost every request to forget old counts:
    260 µs of processor time, as much as a whole cached page."""

    MAX_KEYS = 10_000

    def __init__(self) -> None:
        super().__init__()
        self._windows: dict[str, tuple[int, float]] = {}
        self._lock = Lock()

    def incr(self, key: str, expiry: float, amount: int = 1) -> int:
        with self._lock:
            count, until = self.window(key)
            if not count and len(self._windows) >= self.MAX_KEYS:
                self._forget()
            self._windows[key] = count + amount, until if count else time() + expiry
            return count + amount

    def window(self, key: str) -> tuple[int, float]:
        count, until = self._windows.get(key, (0, 0.0))
        return (count, until) if until > time() else (0, time())

    def _forget(self) -> None:
        """Old counts go; from more addresses than that at once, all begin anew."""
        now = time()
        self._windows = {key: it for key, it in self._windows.items() if it[1] > now}
        if len(self._windows) >= self.MAX_KEYS:
            self._windows = {}


_COUNT = sa.text(
    "INSERT INTO rate_limits (key, count, expires_at) VALUES (:key, :amount, :expires_at) "
    "ON CONFLICT (key) DO UPDATE SET count = rate_limits.count + :amount RETURNING count"
)
"""SQLite and PostgreSQL agree on it; SQLAlchemy has no common form of it."""
_WINDOW = sa.select(rate_limits.c.count, rate_limits.c.expires_at).where(
    rate_limits.c.key == sa.bindparam("key"), rate_limits.c.expires_at > sa.bindparam("now")
)
_DELETE_EXPIRED = sa.delete(rate_limits).where(rate_limits.c.expires_at <= sa.bindparam("now"))


class DatabaseStorage(_Windows):
    """Counts in the database of the tables, for all processes that share it."""

    def __init__(self, db: Database) -> None:
        super().__init__()
        self.db = db

    def incr(self, key: str, expiry: float, amount: int = 1) -> int:
        now = time()
        row = {"key": key, "amount": amount, "expires_at": ceil(now + expiry)}
        with self.db.writing() as connection:
            connection.execute(_DELETE_EXPIRED, {"now": int(now)})
            return int(connection.execute(_COUNT, row).scalar_one())

    def window(self, key: str) -> tuple[int, float]:
        with self.db.reading() as connection:
            row = connection.execute(_WINDOW, {"key": key, "now": int(time())}).one_or_none()
        return (row[0], row[1]) if row else (0, time())
