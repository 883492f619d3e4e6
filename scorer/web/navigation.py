"""The addresses of the calculator's pages: the query string holds the whole score sheet."""

from __future__ import annotations

from urllib.parse import urlencode

from scorer.sheet import Sheet
from scorer.sheet.entries import BOARD, COMPLETE, TEMPLE
from scorer.sheet.query import write_query

from .language import page_url


def sheet_url(endpoint: str, sheet: Sheet) -> str:
    """A page with everything entered so far."""
    return f"{page_url(endpoint)}?{urlencode(write_query(sheet))}"


def page_of(key: str) -> str:
    """The endpoint of the page on which a key of the sheet is entered."""
    if key.startswith(TEMPLE):
        return "score.temples"
    return "score.board" if key in (BOARD, COMPLETE) else "score.villages"
