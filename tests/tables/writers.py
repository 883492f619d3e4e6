"""What other processes do in tests: started anew, they share nothing with us but the database."""

from __future__ import annotations

from multiprocessing.synchronize import Barrier

from scorer.tables import Database, Sender, apply_changes

barrier: Barrier

Written = tuple[int, str, str]
"""Version, field and value of an acknowledged change."""


def begin(shared: Barrier) -> None:
    """Give a new process what all wait at."""
    global barrier
    barrier = shared


def open_at_once(url: str) -> bool:
    """Open a database at the very moment when the others do."""
    database = Database(url)
    barrier.wait()
    try:
        with database.reading() as connection:
            return connection.closed is False
    finally:
        database.close()


def write(url: str, code: str, author: str, own: str, common: str, count: int) -> list[Written]:
    """Change a field of one's own and one that all change, batch after batch."""
    database = Database(url)
    written: list[Written] = []
    barrier.wait()
    for number in range(count):
        value = f"{author}{number}"
        last = apply_changes(
            database, code, {own: value, common: value}, Sender(author, str(number))
        ).version
        written += [(last - 1, own, value), (last, common, value)]
    database.close()
    return written
