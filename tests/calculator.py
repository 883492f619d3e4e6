"""A game for the pages of the calculator, and what tests do with those pages."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any
from urllib.parse import parse_qsl, urlencode, urlsplit
from xml.etree.ElementTree import Element

import pytest
from page_checks import CheckingClient, Page, text_of

from scorer.engine.components import Color
from scorer.modules import setup_for

TAGS = ("de", "en", "es", "fa", "nl")
every_language = pytest.mark.parametrize("tag", TAGS)

Query = Sequence[tuple[str, str]]

SEATS = [("p", "red:Ana"), ("p", "white")]
TEMPLES = [
    *(("temple1", "R2W1.."), ("temple2", "....")),
    *(("temple3", "W3..."), ("temple4", "-")),
]
VILLAGES = [
    *(("gold1", "34"), ("water1", "7"), ("sun1", "2")),
    *(("gold2", "20"), ("water2", "-10"), ("sun2", "0")),
]
GAME = [*SEATS, *TEMPLES, *VILLAGES]
"""Ana has 34 + 6 + 2 + 7 = 49 gold and White 20 + 3 + 6 − 10 = 19."""
TIE = [*SEATS, *TEMPLES, ("gold1", "10"), ("water1", "0"), ("sun1", "0")]
TIE += [("gold2", "7"), ("water2", "0"), ("sun2", "0")]
"""Both have 16 gold: 10 + 6 and 7 + 3 + 6."""
NO_TEMPLES = [(f"temple{n}", "-") for n in range(1, 6)]
BOARD = "R1210tW1012"
"""One temple with red 2 on its left and white 2 on its right."""


def url(page: str, query: Query = GAME, tag: str = "en") -> str:
    """A page of the calculator with a query string."""
    return f"/{tag}/score{page and '/'}{page}?{urlencode(query)}"


def query_of(url: str) -> list[tuple[str, str]]:
    return parse_qsl(urlsplit(url).query)


def without(query: Query, *keys: str) -> list[tuple[str, str]]:
    return [(key, value) for key, value in query if key not in keys]


def replaced(query: Query, **entries: str) -> list[tuple[str, str]]:
    """A query string with other values, in their old places."""
    return [(key, entries.get(key, value)) for key, value in query]


def sent(page: Page, form: Element) -> Iterator[tuple[str, str]]:
    """What a browser would send of a form, its buttons aside."""
    for field in form:
        name, kind = field.get("name"), field.get("type")
        if field.tag == "template" or "disabled" in field.attrib:
            continue
        if field.tag == "select" and name:
            options = page.all("option", field)
            chosen = [option for option in options if "selected" in option.attrib] or options[:1]
            yield from ((name, option.get("value", "")) for option in chosen)
        elif field.tag == "textarea" and name:
            yield name, field.text or ""
        elif field.tag == "input" and name:
            if kind not in ("radio", "checkbox") or "checked" in field.attrib:
                yield name, field.get("value", "")
        else:
            yield from sent(page, field)


def press(
    client: CheckingClient,
    to: str,
    typed: Mapping[str, str] | Query | None = None,
    status: int = 200,
) -> str:
    """Type into the form of the last page and press its button for a page; the address after that."""
    page = client.last_page
    # Several boxes may have one name.
    more = list(typed.items() if isinstance(typed, Mapping) else typed or ())
    named = dict(more)
    (button,) = (
        each
        for each in page.all("button")
        if urlsplit(each.get("formaction", "")).path == f"/{page.language}/score/{to}"
        and not each.get("aria-hidden")
        and "hidden" not in each.attrib
    )
    form = page.by_id("entry")
    fields = [(name, named.get(name, value)) for name, value in sent(page, form)]
    known = {name for name, _ in fields}
    if name := button.get("name"):
        # In a page a button stands before the hidden field of the same name, if there is one.
        fields = [(name, button.get("value", "")), *fields]
    # Choices that were not made yet are sent once they are.
    fields += [(name, value) for name, value in more if name not in known]
    address = f"{button.get('formaction')}?{urlencode(fields)}"
    response = client.get(address, status=status, follow_redirects=True)
    return f"{response.request.path}?{response.request.query_string.decode()}"


def ranking(page: Page) -> list[tuple[str, str, str]]:
    """Place, player and total as they stand on the result page."""
    return [
        (
            text_of(page.one("span", place, class_="rank")),
            text_of(page.one("span", place, data_name="")),
            text_of(page.one("span", place, class_="total")),
        )
        for place in page.all("li", page.one("ol", class_="ranking"))
    ]


def sums(page: Page) -> list[list[str]]:
    """The parts of everybody's sum, best player first."""
    return [
        [text_of(page.one("dd", part)) for part in each if "hidden" not in part.attrib]
        for each in page.all("dl", class_="sum")
    ]


def missing(page: Page) -> list[tuple[str, str]]:
    """What a result page says is missing: the field that each sentence leads to, and the sentence."""
    return [
        (urlsplit(link.get("href", "")).fragment, text_of(link))
        for link in page.all("a", page.one("ul", class_="missing"))
    ]


def state(page: Page) -> str:
    return page.one("div", data_result="").get("data-state", "")


def sides(counts: Mapping[str, int], most: int = 3) -> str:
    """A temple as entered, with so many workers of each colour on its four sides."""
    text = ""
    for color, workers in counts.items():
        while workers > 0:
            text += f"{Color(color).letter}{min(workers, most)}"
            workers -= most
    return text + "." * (4 - len(text) // 2)


def query_for(request: Mapping[str, Any]) -> list[tuple[str, str]]:
    """A request of the API as an address of the calculator."""
    players = request["players"]
    query = [("p", f"{each['color']}:{each.get('name', '')}".rstrip(":")) for each in players]
    setup = setup_for(len(players), request.get("modules", ()))
    query += [("modules", ",".join(setup.modules))] * bool(setup.modules)
    query += [(key, request[key]) for key in ("rulebook",) if key in request]
    if "board" in request:
        query += [("mode", "board"), ("board", request["board"]), ("complete", "1")]
    else:
        entered = [sides(temple, setup.most_at_side) for temple in request.get("temples", ())]
        entered += ["-"] * (setup.temples - len(entered))
        query += [(f"temple{n}", temple) for n, temple in enumerate(entered, 1)]
    for n, each in enumerate(players, 1):
        for field in setup.seat_fields:
            default: Any = () if field.kind.has_items else None
            if (value := each.get(field.code, default)) is not None:
                query.append((f"{field.code}{n}", entry_text(value)))
    return query


def entry_text(value: object) -> str:
    """A value of a request as it is entered: a number, a list of items, or how many of each."""
    if isinstance(value, Mapping):
        value = [f"{item}:{count}" for item, count in value.items() if count]
    return ",".join(map(str, value)) or "-" if isinstance(value, Sequence) else str(value)
