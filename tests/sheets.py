"""Score sheets for tests: some to begin with, and strategies that make any."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar
from urllib.parse import parse_qsl

from hypothesis import settings
from hypothesis import strategies as st
from werkzeug.datastructures import MultiDict

from scorer.engine.components import Color
from scorer.i18n import languages
from scorer.modules import setup_for
from scorer.sheet import BadInput, Seat, Sheet
from scorer.sheet.entries import entry_keys, temple_keys
from scorer.sheet.query import read_query
from scorer.sheet.report import Report
from scorer.sheet.seats import NAME_LIMIT, clean_text

T = TypeVar("T")
examples = settings()

TWO = (Seat(Color.RED, "Ana"), Seat(Color.WHITE))
NOBODY = {f"temple{n}": "...." for n in range(1, 5)}
"""All four temples of two players, with nobody there."""


def villages(*golds: int | str, **more: str) -> dict[str, str]:
    """Complete village boards without cacao, on the water field 0."""
    entries = {}
    for seat, gold in enumerate(golds, 1):
        entries |= {f"gold{seat}": str(gold), f"water{seat}": "0", f"sun{seat}": "0"}
    return entries | more


def sheet_of(entries: dict[str, str], seats: tuple[Seat, ...] = TWO) -> Sheet:
    return Sheet.begin(seats, (), entries.items())


def from_query(text: str) -> Sheet:
    """The sheet of an address, read as a server reads it."""
    return read_query(MultiDict(parse_qsl(text, keep_blank_values=True)))


def sheet_or_none(read: Callable[[T], Sheet], given: T) -> Sheet | None:
    """What a reader makes of something, or None when it refuses it and says why."""
    try:
        return read(given)
    except BadInput as error:
        if not error.problems:
            raise
        return None


def look_at(sheet: Sheet | None) -> None:
    """Ask a sheet for everything that pages ask for."""
    if sheet is None:
        return
    assert (sheet.state, sheet.problems, sheet.missing, sheet.findings) is not None
    assert len(sheet.result.players) == len(sheet.villages) == len(sheet.seats)
    if sheet.counts is None:
        assert len(sheet.temples_in_play) == len(sheet.result.temples)
    assert set(sheet.with_temples_of_board().entries) >= set(sheet.entries)
    for tag in ("en", "fa"):
        report = Report(sheet, languages()[tag])
        assert report.headline and report.as_text and isinstance(report.why, str)
        for finding in sheet.findings:
            assert report.finding_text(finding)


names = st.text(max_size=NAME_LIMIT).map(clean_text)
colors = st.lists(st.sampled_from(Color), min_size=2, max_size=4, unique=True)
seatings = colors.flatmap(
    lambda some: st.tuples(*(st.builds(Seat, st.just(color), names) for color in some))
)

typed = st.one_of(
    st.text(max_size=8),
    st.integers(-12, 210).map(str),
    st.sampled_from(["-10", "−۴", "0", "2", "7", "16", "+3", "٣", "", " "]),
)
temple_texts = st.one_of(
    st.just("-"),
    st.text("RPWY.0123-", max_size=9),
    st.lists(st.sampled_from(["R1", "R2", "W3", "P1", "Y0", "."]), max_size=5).map("".join),
)
boards = st.one_of(
    st.text(max_size=12),
    st.text("RPWYpmgwst01234+./ ", max_size=30),
    st.sampled_from(["p1/.m2", "R1210tY1012/.P1111", "p1R1111tW1012/.m2R1111", ".", "tR0310"]),
)


def _any_entry(key: str) -> st.SearchStrategy[str]:
    some = {
        "temple": temple_texts,
        "board": boards,
        "mode": st.sampled_from(["board", "", "x"]),
        "complete": st.sampled_from(["1", "x"]),
        "rulebook": st.sampled_from(["fa", "de", ""]),
    }
    return some.get(key.rstrip("0123456789"), typed)


def entries_for(players: int) -> st.SearchStrategy[dict[str, str]]:
    """Entries under the keys of a sheet, right and wrong."""
    keys = entry_keys(setup_for(players))
    return st.fixed_dictionaries({}, optional={key: _any_entry(key) for key in keys})


def finished_entries(players: int) -> st.SearchStrategy[dict[str, str]]:
    """Temples and village boards of a finished game, gold often equal and cacao often unknown."""
    setup = setup_for(players)
    needed = {key: st.sampled_from(["-", "....", "R1W1"]) for key in temple_keys(setup)}
    optional = {}
    for seat in range(players):
        needed |= {
            f"gold{seat + 1}": st.integers(0, 2).map(str),
            f"water{seat + 1}": st.sampled_from(["0", "2"]),
            f"sun{seat + 1}": st.just("0"),
        }
        optional[f"cacao{seat + 1}"] = st.integers(0, 1).map(str)
    return st.fixed_dictionaries(needed, optional=optional)


sheets = seatings.flatmap(
    lambda seats: st.one_of(entries_for(len(seats)), finished_entries(len(seats))).map(
        lambda entries: sheet_of(entries, seats)
    )
)
