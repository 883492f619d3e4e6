"""The forms of the wizard and the calculator: whatever is typed is answered, told apart and kept."""

from __future__ import annotations

import re
from urllib.parse import parse_qsl, urlencode, urlsplit

import pytest
from calculator import GAME
from flask import Flask
from flask.testing import FlaskClient
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st
from page_checks import CheckingClient, Page, text_of
from werkzeug.datastructures import MultiDict

from scorer.engine.components import Color
from scorer.engine.fields import FieldKind
from scorer.i18n import language, languages
from scorer.i18n.numbers import read_number
from scorer.modules import setup_for
from scorer.sheet import Seat, Sheet
from scorer.sheet.entries import clean_entry, entry_keys, field_key, temple_keys
from scorer.sheet.query import read_query
from scorer.sheet.seats import SeatText, seat_problems
from scorer.sheet.temples import Temple
from scorer.web.forms.fields import FIELD_CLASSES

quickly = settings(
    max_examples=120,
    deadline=20_000,
    derandomize=True,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
seldom = settings(quickly, max_examples=20)
"""For tests that read whole pages."""
Pairs = list[tuple[str, str]]

LONG = 2_000
"""A longer query string may be refused as too long."""
PLAYERS = [("p", "red:Ana"), ("p", "white")]
SETUP = setup_for(len(PLAYERS))
NUMBER_KEYS = [field_key(each, seat) for each in SETUP.seat_fields for seat in range(len(PLAYERS))]
STEPS = {
    "setup": ("", "/players", "/steps"),
    "score": ("", "/players", "/temples", "/board", "/sample", "/villages", "/result", "/over"),
}
PAGES = st.sampled_from([family + step for family, steps in STEPS.items() for step in steps])
TAGS = st.sampled_from(sorted(languages()))

# Without what no parser hands back as it was: control characters, half ones, unassigned ones.
TEXT = st.text(st.characters(exclude_categories=("Cc", "Cs", "Cn")), max_size=60)
DIGITS = st.text(st.characters(categories=("Nd",)), min_size=1, max_size=20)
NUMBERS = st.builds("{}{}".format, st.sampled_from(["", "-", "−", "+", "\u200e"]), DIGITS)
SMALL = st.integers(-12, 20).map(str)
SIDE = st.sampled_from([*(f"{color.letter}{n}" for color in Color for n in (1, 2, 3)), "."])
SIDES = st.lists(SIDE, max_size=5).map("".join) | st.just("-")
TILES = st.sampled_from(["R1111", "W2101", "Y0210+", "p1", "m3", "t", ".", "/", "+", "R9"])
BOARDS = st.lists(TILES, max_size=30).map("".join)
COLORS = st.sampled_from([*(color.value for color in Color), ""]) | TEXT
SEATS = st.builds(lambda color, name: str(SeatText(color, name)), COLORS, TEXT)
VALUES = st.one_of(TEXT, NUMBERS, SMALL, SIDES, BOARDS, SEATS, st.sampled_from(["1", "board"]))
PARTS = st.builds("{}-{}".format, st.sampled_from(entry_keys(SETUP)), DIGITS | SMALL)
SEAT_FIELDS = st.builds("seats-{}-{}".format, DIGITS | SMALL, st.sampled_from(["color", "name"]))
OTHER_KEYS = st.sampled_from(["players", "p", "go", "modules", "tick", "done", "starter", "draw"])
ANYTHING = st.text(st.characters(), max_size=60) | st.integers(300, 4_400).map("9".__mul__)
OLD_KEYS = st.from_regex(r"[gswcptbm][0-9]?(-[0-9])?", fullmatch=True)
KEYS = st.one_of(
    st.sampled_from(entry_keys(SETUP)), OTHER_KEYS, PARTS, SEAT_FIELDS, OLD_KEYS, ANYTHING
)
QUERIES = st.builds(
    list.__add__,
    st.sampled_from([PLAYERS, [("players", "2")], []]),
    st.lists(st.tuples(KEYS, VALUES | ANYTHING), max_size=5),
)


# Every page answers


@pytest.fixture
def visitor(app: Flask) -> FlaskClient:
    """A browser that looks at the status alone; an exception would fail the test."""
    return FlaskClient(app, app.response_class)


@quickly
@given(TAGS, PAGES, QUERIES.map(lambda query: urlencode(query, errors="surrogatepass")))
@example("en", "setup", f"players={'9' * 4_400}")
def test_every_query_string_is_answered(
    visitor: FlaskClient, tag: str, page: str, query: str
) -> None:
    check_answer(visitor, f"/{tag}/{page}", query)


@quickly
@given(TAGS, PAGES, st.binary(max_size=60))
def test_raw_bytes_are_answered(visitor: FlaskClient, tag: str, page: str, query: bytes) -> None:
    """Not percent-encoded, as some programs send them."""
    check_answer(visitor, f"/{tag}/{page}", query.decode("latin-1"))


# With the entries of a finished game before them, most query strings have a picture.
NEARLY_FINAL = st.builds(
    list.__add__,
    st.just([*GAME]),
    st.lists(st.tuples(KEYS, VALUES), max_size=2) | st.just([("modules", "huts")]),
)


@quickly
@given(
    (QUERIES | NEARLY_FINAL).map(lambda query: urlencode(query, errors="surrogatepass"))
    | st.binary(max_size=60).map(lambda query: f"{urlencode(GAME)}&{query.decode('latin-1')}")
)
def test_every_query_string_has_a_preview_or_none(visitor: FlaskClient, query: str) -> None:
    answer = visitor.get("/score.png", environ_overrides={"QUERY_STRING": query})
    if answer.status_code == 200:
        assert answer.data.startswith(b"\x89PNG")
    else:
        assert answer.status_code in ((404, 414) if len(query) > LONG else (404,))


def check_answer(visitor: FlaskClient, path: str, query: str) -> None:
    allowed = (200, 302, 422, 414) if len(query) > LONG else (200, 302, 422)
    first = visitor.get(path, environ_overrides={"QUERY_STRING": query})
    assert first.status_code in allowed
    last = visitor.get(path, environ_overrides={"QUERY_STRING": query}, follow_redirects=True)
    assert last.status_code in allowed and last.status_code != 302
    assert last.request.path.startswith(path[:4])
    assert len(last.history) <= 3, "nobody is sent round in circles"


# What was typed is in the form again


def typed(page: Page) -> dict[str, str]:
    """What the form would send: text inputs, buttons that are chosen, selects and text areas."""
    chosen = {
        select.get("name", ""): option.get("value", "")
        for select in page.shown("select")
        for option in select.iter("option")
        if "selected" in option.attrib
    }
    areas = {area.get("name", ""): area.text or "" for area in page.shown("textarea")}
    return {**page.entered(), **chosen, **areas}


def check_summary(client: CheckingClient, page: Page, count: int) -> None:
    """The summary names every problem, and each link leads to its field, here or on another page."""
    links = page.all("a", within=page.one("div", class_="problems"))
    assert len(links) == count
    for link in links:
        url = urlsplit(link.get("href", ""))
        assert (
            url.fragment
            in (client.page(url._replace(fragment="").geturl()) if url.path else page).ids
        )


@seldom
@given(
    st.lists(st.tuples(COLORS, TEXT), min_size=2, max_size=4), st.sampled_from(["setup", "score"])
)
def test_players_are_kept(
    client: CheckingClient, seats: list[tuple[str, str]], family: str
) -> None:
    # Without a colour, the first free one is filled in.
    seats = [(color.partition(":")[0] or "blue", name) for color, name in seats]
    query = [("players", str(len(seats))), ("go", "1")]
    for i, (color, name) in enumerate(seats):
        query += [(f"seats-{i}-color", color), (f"seats-{i}-name", name)]
    texts = [str(SeatText(*seat)) for seat in seats]
    problems = seat_problems(texts)
    url = f"/en/{family}/players?{urlencode(query)}"
    if not problems:
        answer = client.get(url, status=302)
        given = [value for key, value in parse_qsl(urlsplit(answer.location).query) if key == "p"]
        assert given == [str(Seat.parse(text)) for text in texts]
        return
    page = client.page(url, status=422)
    check_summary(client, page, len(problems))
    found = typed(page)
    for i, (color, name) in enumerate(seats):
        assert found[f"seats-{i}-name"] == name
        assert found.get(f"seats-{i}-color", "") == (color if color in tuple(Color) else "")


@seldom
@given(
    TAGS, st.dictionaries(st.sampled_from(NUMBER_KEYS), st.one_of(NUMBERS, SMALL, TEXT), max_size=4)
)
def test_village_boards_are_kept(client: CheckingClient, tag: str, entries: dict[str, str]) -> None:
    """As typed; the digits of a number are those of the language."""
    number = language(tag).number
    query = [*PLAYERS, *entries.items()]
    found = typed(client.page(f"/{tag}/score/villages?{urlencode(query)}"))
    for seat in range(len(PLAYERS)):
        for each in SETUP.seat_fields:
            key = field_key(each, seat)
            entered = clean_entry(key, entries.get(key, ""))
            value = read_number(entered)
            if each.most >= 8:
                digits = re.sub(r"\d", lambda digit: number(int(digit[0])), entered)
                assert found[key] == (entered if value is None else digits)
            elif entered and value is not None and each.problem_with(value) is None:
                assert int(found[key]) == value
            else:
                assert found.get(key) == (
                    str(each.default) if not entered and each.default == 0 else None
                )


@seldom
@given(st.dictionaries(st.sampled_from(temple_keys(SETUP)), SIDES | SIDES | TEXT, min_size=2))
def test_temples_are_kept(client: CheckingClient, entries: dict[str, str]) -> None:
    query = [*PLAYERS, *entries.items()]
    page = client.page(f"/en/score/temples?{urlencode(query)}")
    sheet = read_query_of(query)
    wrong = {problem.field for problem in sheet.problems}
    if wrong:
        check_summary(client, page, len(wrong))
    found = typed(page)
    for key, temple in zip(temple_keys(SETUP), sheet.temples, strict=True):
        sides = [found.get(f"{key}-{side}", "") for side in range(4)]
        if temple is None or key in wrong:
            assert not any(sides) and key not in found
        elif not temple.is_in_play:
            assert found[key] == "-"
        else:
            assert Temple.parse("".join(sides), SETUP.most_at_side).workers == temple.workers


@seldom
@given(BOARDS | TEXT, st.booleans())
def test_the_board_is_kept(client: CheckingClient, board: str, is_complete: bool) -> None:
    query = [*PLAYERS, ("mode", "board"), ("board", board), *[("complete", "1")] * is_complete]
    sheet = read_query_of(query)
    status = 422 if sheet.problems else 200
    page = client.page(f"/en/score/board?{urlencode(query)}", status)
    if sheet.problems:
        check_summary(client, page, 1)
    found = typed(page)
    assert found["board"] == (clean_entry("board", board) or page.one("section").get("data-start"))
    assert ("complete" in found) is is_complete


@seldom
@given(
    st.dictionaries(
        st.sampled_from(entry_keys(SETUP)), st.one_of(SIDES, NUMBERS, TEXT), min_size=1
    ),
    st.booleans(),
)
def test_a_refused_result_names_every_problem(
    client: CheckingClient, entries: dict[str, str], uses_board: bool
) -> None:
    query = [*PLAYERS, *entries.items(), *[("mode", "board")] * uses_board]
    sheet = read_query_of(query)
    page = client.page(f"/en/score/result?{urlencode(query)}", 422 if sheet.problems else 200)
    if sheet.problems:
        check_summary(client, page, len(sheet.problems))


def read_query_of(query: Pairs) -> Sheet:
    return read_query(MultiDict(query))


# What is shown


def test_every_kind_of_field_can_be_entered() -> None:
    assert set(FIELD_CLASSES) == set(FieldKind)


@pytest.mark.parametrize("tag", languages())
def test_a_choice_in_other_digits_is_chosen(client: CheckingClient, tag: str) -> None:
    page = client.page(f"/{tag}/score/villages?p=red&p=white&sun1=۲&water2=−۱۰")
    found = typed(page)
    assert (found["sun1"], found["water2"]) == ("2", "-10")


@pytest.mark.parametrize("tag", languages())
def test_a_choice_of_the_table_that_does_not_exist_can_be_made_again(
    client: CheckingClient, tag: str
) -> None:
    page = client.page(f"/{tag}/score/result?p=red&p=white&rulebook=xx", 422)
    check_summary(client, page, 1)
    choices = page.all("input", name="rulebook")
    assert [choice.get("value") for choice in choices] == ["", "fa"]
    assert not [choice for choice in choices if "checked" in choice.attrib]
    assert choices[0].get("type") == "radio", "it is not carried along beside"
    assert not client.page(f"/{tag}/score/villages?p=red&p=white").all("input", name="rulebook")


def test_a_module_that_does_not_exist(client: CheckingClient) -> None:
    """Its error has a place, although there are no modules to choose from."""
    page = client.page("/en/score/players?players=2&modules=nosuch&go=1", 422)
    check_summary(client, page, 1)
    assert "nosuch" in text_of(page.by_id("modules-problem"))


def test_temples_with_a_module_that_is_not_for_all(client: CheckingClient, for_few: str) -> None:
    page = client.page(f"/en/score/temples?p=red&p=white&modules={for_few}")
    assert len(page.all("fieldset", class_="temple")) == setup_for(4).temples


def test_help_text_and_error_are_both_told(client: CheckingClient) -> None:
    page = client.page("/en/score/result?p=red&p=white&gold1=x", 422)
    field = page.by_id("gold1")
    assert field.get("aria-invalid") == "true"
    assert field.get("aria-describedby") == "gold1-help gold1-problem"
    assert page.by_id("gold2").get("aria-describedby") == "gold2-help"
