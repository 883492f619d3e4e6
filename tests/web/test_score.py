"""The calculator by requests alone: the whole way, what it keeps, and what it answers to nonsense."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any
from urllib.parse import parse_qsl, quote, urlencode, urlsplit
from xml.etree.ElementTree import Element

import pytest
from page_checks import CheckingClient, Page, text_of

from scorer.engine.components import BANK, Color, setup_for
from scorer.engine.intake import NAME_LIMIT, Problem, read_request
from scorer.engine.scoring import DecidedBy, score_temple
from scorer.i18n import language
from scorer.messages import COLORS, FINDINGS, finding_text, problem_text, temple_text
from scorer.web.delivery import release
from scorer.web.results import HEADLINES, WHY

TAGS = ("de", "en", "es", "fa", "nl")
SCENARIOS = {
    path.stem: json.loads(path.read_text(encoding="utf-8"))
    for path in sorted(Path(__file__).parent.parent.glob("scenarios/scoring/*.json"))
}
SEATS = [("p", "red:Ana"), ("p", "white")]
TEMPLES = [("t0", "R2W1.."), ("t2", "W3...")]
VILLAGES = [("g0", "34"), ("s0", "2"), ("w0", "7"), ("g1", "20"), ("w1", "-10")]
GAME = [*SEATS, *TEMPLES, *VILLAGES]
"""Ana has 34 + 6 + 2 + 7 = 49 gold and White 20 + 3 + 6 − 10 = 19."""
BOARD = "R1210tW1012"

every_language = pytest.mark.parametrize("tag", TAGS)

Query = Sequence[tuple[str, str]]


def url(page: str, query: Query = GAME, tag: str = "en") -> str:
    return f"/{tag}/score{page and '/'}{page}?{urlencode(query)}"


def query_of(address: str) -> list[tuple[str, str]]:
    return parse_qsl(urlsplit(address).query)


def sent(page: Page, form: Element) -> Iterator[tuple[str, str]]:
    """What a browser would send of a form, its buttons aside."""
    for field in form.iter():
        name = field.get("name")
        if not name:
            continue
        if field.tag == "select":
            options = page.all("option", field)
            chosen = [option for option in options if "selected" in option.attrib] or options[:1]
            yield from ((name, option.get("value", "")) for option in chosen)
        elif field.tag == "textarea":
            yield name, field.text or ""
        elif field.tag == "input" and (field.get("type") != "radio" or "checked" in field.attrib):
            yield name, field.get("value", "")


def press(
    client: CheckingClient, to: str, typed: Mapping[str, str] | None = None, status: int = 200
) -> str:
    """Type into the form of the last page and press its button for a page; the address after that."""
    page, typed = client.last_page, dict(typed or {})
    (button,) = (
        each
        for each in page.all("button")
        if urlsplit(each.get("formaction", "")).path == f"/{page.language}/score/{to}"
        and not each.get("aria-hidden")
    )
    form = page.by_id("entry")
    fields = [(name, typed.pop(name, value)) for name, value in sent(page, form)]
    if name := button.get("name"):
        # In a page a button stands before the hidden field of the same name, if there is one.
        fields = [(name, button.get("value", "")), *fields]
    # Radio buttons that were not chosen yet are sent once they are.
    address = f"{button.get('formaction')}?{urlencode([*fields, *typed.items()])}"
    response = client.get(address, status=status, follow_redirects=True)
    return f"{response.request.path}?{response.request.query_string.decode()}"


def ranking(page: Page) -> list[tuple[str, str, str]]:
    """Place, player and total as they stand on the result page."""
    places = page.all("li", page.one("ol", class_="ranking"))
    return [
        (
            text_of(page.one("span", place, class_="rank")),
            text_of(page.all("span", page.one("h2", place))[1]),
            text_of(page.one("span", place, class_="total")),
        )
        for place in places
    ]


def sums(page: Page) -> list[list[str]]:
    """The parts of everybody's sum, best player first."""
    return [[text_of(part) for part in page.all("dd", each)] for each in page.all("dl")]


def sides(counts: Mapping[str, int]) -> str:
    """A temple as entered, with so many workers of each colour on its four sides."""
    text = ""
    for color, workers in counts.items():
        while workers > 0:
            text += f"{Color(color).letter}{min(workers, 3)}"
            workers -= 3
    return text + "." * (4 - len(text) // 2)


def query_for(request: Mapping[str, Any]) -> list[tuple[str, str]]:
    """A request of the API as an address of the calculator."""
    players = request["players"]
    query = [("p", f"{each['color']}:{each.get('name', '')}".rstrip(":")) for each in players]
    if "board" in request:
        query += [("b", request["board"]), ("m", "board")]
    else:
        query += [(f"t{i}", sides(temple)) for i, temple in enumerate(request["temples"])]
    for i, each in enumerate(players):
        query += [(f"{name[0]}{i}", str(each.get(name, 0))) for name in FIELDS]
    return query


FIELDS = ("gold", "sun", "water", "cacao")


@pytest.mark.parametrize("players", [2, 3, 4])
@every_language
def test_from_home_to_the_result(client: CheckingClient, tag: str, players: int) -> None:
    speak = language(tag)
    home = client.page(f"/{tag}/")
    assert f"/{tag}/score" in [each.get("href") for each in home.all("a", class_="place")]
    count = client.page(f"/{tag}/score")
    action = count.by_id("players").get("action")
    who = client.page(f"{action}?players={players}")
    form = who.by_id("seats")
    fields = dict(sent(who, form)) | {"seats-0-name": "Ana", "go": "1"}
    temples = client.page(f"{form.get('action')}?{urlencode(fields)}")
    assert len(temples.all("select")) == 4 * setup_for(players).temples

    press(client, "villages", {"t0-0": "R2", "t0-2": "P1", "t1-3": "P3"})
    typed = {"g0": "10", "w0": "16", "s0": "3", "g1": "12", "w1": "-4"}
    rest = {f"{field}{i}": "0" for field in "gw" for i in range(2, players)}
    address = press(client, "result", typed | rest)
    page = client.last_page
    purple = speak.text("Purple")
    totals = [("Ana", 10 + 6 + 3 + 16), (purple, 12 + 3 + 6 - 4)]
    shown = [(who, total) for _, who, total in ranking(page)[:2]]
    assert shown == [(who, speak.number(total)) for who, total in totals]
    assert sums(page)[1] == [speak.number(gold) for gold in (12, 9, 0, -4)]
    assert query_of(address) == [
        *[("p", "red:Ana"), ("p", "purple"), ("p", "white"), ("p", "yellow")][:players],
        *[("t0", "R2.P1."), ("t1", "...P3")],
        *[("g0", "10"), ("s0", "3"), ("w0", "16"), ("g1", "12"), ("s1", "0"), ("w1", "-4")],
        *((f"{field}{i}", "0") for i in range(2, players) for field in "gsw"),
    ]


@pytest.mark.parametrize("name", SCENARIOS)
def test_every_golden_game(client: CheckingClient, name: str) -> None:
    request, expected = SCENARIOS[name]["request"], SCENARIOS[name]["expected"]
    page = client.page(url("result", query_for(request)))
    speak, names = language("en"), {}
    for player in request["players"]:
        names[player["color"]] = player.get("name") or COLORS[player["color"]]
    places = sorted(expected["players"].items(), key=lambda item: item[1]["rank"])
    assert ranking(page) == [
        (str(it["rank"]), names[color], speak.number(it["total"])) for color, it in places
    ]
    assert [each[:4] for each in sums(page)] == [
        [speak.number(it[part]) for part in ("gold", "temples", "sun", "water")] for _, it in places
    ]
    headline = text_of(page.one("h1"))
    for color in names:
        assert (names[color] in headline) == (color in expected["winners"])
    best = max(it["total"] for _, it in places)
    assert speak.number(best) in headline
    tie = sum(it["total"] == best for _, it in places) > 1
    assert bool(page.all("form", class_="tie")) == tie
    # Temples that never came into play are entered as empty ones.
    temples = len(expected["temples"]) if "board" in request else setup_for(len(names)).temples
    assert len(page.all("ul", class_="standings")) == temples


@pytest.mark.parametrize("decided", DecidedBy)
@every_language
def test_who_won_and_why(client: CheckingClient, tag: str, decided: DecidedBy) -> None:
    speak = language(tag)
    tried = 0
    for scenario in SCENARIOS.values():
        request, expected = scenario["request"], scenario["expected"]
        if expected["decided_by"] != decided or tried == 3:
            continue
        tried += 1
        page = client.page(url("result", query_for(request), tag))
        names = {each["color"]: each.get("name", "") for each in request["players"]}
        winners = speak.list(
            f"\u2068{names[color]}\u2069" if names[color] else speak.text(COLORS[color])
            for color in expected["winners"]
        )
        best = expected["players"][expected["winners"][0]]
        params = {"who": winners, "gold": best["total"], "cacao": best["cacao"]}
        headline = speak.text(HEADLINES[decided], params)
        assert text_of(page.one("h1")) == headline
        assert speak.text(WHY[decided], params) in page.texts()
        assert page.one("meta", property="og:title").get("content") == headline
        description = page.one("meta", property="og:description").get("content") or ""
        places = sorted(expected["players"].values(), key=lambda each: each["rank"])
        at = [description.find(speak.number(place["total"])) for place in places]
        assert -1 not in at
        assert page.one("meta", name="description").get("content") == description
        assert text_of(page.one("title")) == f"{headline} – Cacao"
    assert tried


def test_places_after_a_tie_are_left_out(client: CheckingClient) -> None:
    query = [*SEATS, ("p", "yellow")]
    query += [(f"{field}{i}", "4") for i in range(2) for field in "gw"] + [("g2", "0"), ("w2", "0")]
    page = client.page(url("result", query))
    assert ranking(page) == [("1", "Ana", "8"), ("1", "White", "8"), ("3", "Yellow", "0")]
    assert [each.get("value") for each in page.all("li", class_="card")[:3]] == ["1", "1", "3"]
    assert {"c0", "c1"} == {each.get("name") for each in page.all("input", type="radio")}
    tie = page.one("form", class_="tie")
    fields = [(name, "3" if name == "c1" else value) for name, value in sent(page, tie)]
    page = client.page(f"{tie.get('action')}?{urlencode(fields)}")
    assert [place for place, _, _ in ranking(page)] == ["1", "2", "3"]
    assert "White" in text_of(page.one("h1")) and "cacao" in text_of(page.one("h1"))


@every_language
def test_every_temple_has_its_reason(client: CheckingClient, tag: str) -> None:
    speak = language(tag)
    query = [("p", str(color)) for color in Color] + [("t0", "R2P2W1Y1"), ("t1", "R3P1W1.")]
    query += [("t3", "..Y1."), *((f"{field}{i}", "0") for i in range(4) for field in "gw")]
    page = client.page(url("result", query, tag))
    cards = page.one("ol", class_="scored")
    shown = [text_of(page.all("p", card)[-1]) for card in page.all("li", cards, class_="card")]
    counts: list[dict[Color, int]] = [
        {Color.RED: 2, Color.PURPLE: 2, Color.WHITE: 1, Color.YELLOW: 1},
        {Color.RED: 3, Color.PURPLE: 1, Color.WHITE: 1},
        {},
        {Color.YELLOW: 1},
        {},
    ]
    expected = [
        temple_text(score_temple(each, Color), speak, lambda color: speak.text(COLORS[color]))
        for each in counts
    ]
    assert shown == expected
    # The page where they are entered says the same.
    page = client.page(url("temples", query, tag))
    assert [text_of(each) for each in page.all("p", class_="reason")] == expected


@every_language
def test_odd_tables_are_told_and_scored(client: CheckingClient, tag: str) -> None:
    query = [*SEATS, ("b", BOARD), ("m", "board"), ("g0", str(BANK)), ("w0", "0")]
    query += [("g1", "1"), ("w1", "0")]
    page = client.page(url("result", query, tag))
    details = page.one("details", class_="findings")
    players = [
        {"color": "red", "gold": BANK, "sun": 0, "water": 0},
        {"color": "white", "gold": 1, "sun": 0, "water": 0},
    ]
    findings = read_request({"players": players, "board": BOARD}).findings()
    items = [text_of(item) for item in page.all("li", details)]
    assert len(items) == len(findings) > 1
    for item, finding in zip(items, findings, strict=True):
        assert item.startswith(finding_text(finding, language(tag)))
    assert language(tag).number(len(findings)) in text_of(page.one("summary", details))
    assert ranking(page)[0][2] == language(tag).number(BANK + 3)


@every_language
def test_what_a_phone_needs_for_the_checks(client: CheckingClient, tag: str) -> None:
    """Named by the page of the board, for its players, with every sentence in the reader's language."""
    editor = client.page(url("board", SEATS, tag)).one("section", class_="editor")
    address = editor.get("data-check-data")
    assert address == f"/{tag}/score/checks-2.json?v={release()}"
    answer = client.get(address)
    assert answer.headers["ETag"]
    words = answer.json["words"]["findings"]
    assert answer.json["constants"]["players"] == 2
    assert list(words) == list(FINDINGS)
    assert words["wrong-square"] == language(tag).text(FINDINGS["wrong-square"])


@pytest.mark.parametrize("players", ["1", "5", "02", "x"])
def test_no_checks_for_other_numbers_of_players(client: CheckingClient, players: str) -> None:
    client.get(f"/en/score/checks-{players}.json", status=404)


def test_a_likely_table_has_no_findings(client: CheckingClient) -> None:
    assert not client.page(url("result")).all("details", class_="findings")


CANONICAL = {
    "as it is": (GAME, GAME),
    "another order": (GAME[::-1], [("p", "white"), ("p", "red:Ana"), *TEMPLES, *VILLAGES]),
    "four sides": (
        [*SEATS, ("t0-0", "R2"), ("t0-1", "W1"), ("t0-2", "."), ("t0-3", "."), *VILLAGES],
        [*SEATS, TEMPLES[0], *VILLAGES],
    ),
    "empty fields": (
        [*SEATS, ("t0", "...."), ("g0", ""), ("m", ""), ("b", ""), ("c1", " ")],
        SEATS,
    ),
    "strangers": ([*GAME, ("utm_source", "x"), ("g7", "1"), ("t9", "R1...")], GAME),
    "twice": ([*GAME, ("g0", "99")], GAME),
    "a temple too many": ([*SEATS, ("t4", "R1..."), *VILLAGES], [*SEATS, *VILLAGES]),
    "no workers": ([*SEATS, ("t0", "R0W0.."), *VILLAGES], [*SEATS, *VILLAGES]),
    "half a temple": ([*SEATS, ("t0", "R2"), *VILLAGES], [*SEATS, ("t0", "R2..."), *VILLAGES]),
    "an unreadable temple": ([*SEATS, ("t0", "<b>&R9"), *VILLAGES], [*SEATS, *VILLAGES]),
    "temples after all": ([*SEATS, ("m", "temples")], SEATS),
    "coins": ([*SEATS, ("g0-10", "3"), ("g0-5", "1"), ("g0-1", "4")], [*SEATS, ("g0", "39")]),
    "white space": ([*SEATS, ("g0", " 34 ")], [*SEATS, ("g0", "34")]),
    "a name with much space": (
        [("p", "red:  Ana  B "), ("p", "white:")],
        [("p", "red:Ana B"), SEATS[1]],
    ),
}


@pytest.mark.parametrize("page", ["temples", "villages"])
@pytest.mark.parametrize(("given", "short"), CANONICAL.values(), ids=CANONICAL.keys())
def test_an_address_has_one_short_form(
    client: CheckingClient, page: str, given: Query, short: Query
) -> None:
    address = url(page, given)
    if list(given) != list(short):
        address = client.get(address, status=302).location
    assert query_of(address) == list(short)
    assert client.open(address).status_code == 200


def test_result_addresses_have_one_short_form_too(client: CheckingClient) -> None:
    location = client.get(url("result", [*GAME, ("x", "y")]), status=302).location
    assert location == url("result")
    client.get(location)


WRONG = {
    "g0": ("abc", "not-a-number"),
    "w0": ("", "missing"),
    "s0": ("9", "out-of-range"),
    "c0": ("7", "out-of-range"),
    "g1": ("−3", "out-of-range"),
    "w1": ("5", "not-a-water-field"),
}
LIMITS = {"g": BANK, "s": 3, "c": 5}


@every_language
def test_what_is_wrong_is_told_and_nothing_is_lost(client: CheckingClient, tag: str) -> None:
    speak = language(tag)
    query = [*SEATS, *TEMPLES, *((field, value) for field, (value, _) in WRONG.items() if value)]
    client.page(url("result", query, tag), 422)
    page = client.last_page
    summary = page.one("div", class_="problems")
    links = {each.get("href"): text_of(each) for each in page.all("a", summary)}
    assert set(links) == {f"#{field}" for field in WRONG}
    for field, (_, code) in WRONG.items():
        limits = {"min": 0, "max": LIMITS.get(field[0], 0)}
        message = problem_text(Problem(field, code, limits), speak)
        assert text_of(page.by_id(f"{field}-problem")) == message
        who = "\u2068Ana\u2069" if field[1] == "0" else speak.text("White")
        assert links[f"#{field}"].startswith(who) and links[f"#{field}"].endswith(message)
    entered = dict(sent(page, page.by_id("entry")))
    assert (entered["g0"], entered["g1"]) == ("abc", "−3")
    assert entered["t0"] == "R2W1.." and entered["t2"] == "W3..."
    for field in ("g0", "g1"):
        assert page.by_id(field).get("aria-invalid") == "true"
        assert page.by_id(field).get("aria-describedby") == f"{field}-problem"
    # Mended on the spot, the rest is still there.
    mended = {"g0": "34", "w0": "7", "s0": "2", "c0": "0", "g1": "20", "w1": "-10"}
    press(client, "result", mended)
    assert ranking(client.last_page)[0][1:] == ("Ana", speak.number(49))


def test_nothing_entered_yet_is_not_a_result(client: CheckingClient) -> None:
    page = client.page(url("result", SEATS), 422)
    links = [each.get("href") for each in page.all("a", page.one("div", class_="problems"))]
    assert links == ["#g0", "#w0", "#g1", "#w1"]


def the_problem(page: Page) -> tuple[str, str]:
    """The only one in the summary: where it leads to, and what it says."""
    (link,) = page.all("a", page.one("div", class_="problems"))
    return link.get("href", ""), text_of(link)


@every_language
def test_a_board_that_cannot_be_read_is_mended_where_it_is(
    client: CheckingClient, tag: str
) -> None:
    query = [*SEATS, ("b", "R1210x<b>"), ("m", "board"), *VILLAGES]
    for page_name in ("board", "result"):
        page = client.page(url(page_name, query, tag), 422)
        href, text = the_problem(page)
        assert href == "#b" and language(tag).number(6) in text
        assert text_of(page.by_id("b-problem")) == text
        assert page.by_id("b").text == "R1210x<b>"
    press(client, "villages", {"b": BOARD})
    press(client, "result")
    assert ranking(client.last_page)[0][1:] == ("Ana", language(tag).number(34 + 3 + 2 + 7))


@pytest.mark.parametrize(
    "typed", ["34", "۳۴", "٣٤", "३४", " 34 ", "3 4", "+34", "\u200e34", "\u206734\u2069", "３４"]
)
@pytest.mark.parametrize("tag", ["en", "fa"])
def test_gold_in_the_digits_of_any_keyboard(client: CheckingClient, tag: str, typed: str) -> None:
    query = [*SEATS, *TEMPLES, ("g0", typed), *VILLAGES[1:]]
    page = client.page(url("result", query, tag))
    assert ranking(page)[0][1:] == ("Ana", language(tag).number(49))


@pytest.mark.parametrize("typed", ["-10", "−10", "−۱۰", "\u200e−۱۰", "-١٠"])
def test_any_minus_sign_will_do(client: CheckingClient, typed: str) -> None:
    page = client.page(url("result", [*GAME[:-1], ("w1", typed)]))
    assert ranking(page)[1][1:] == ("White", "19")
    page = client.page(url("result", [*SEATS, ("g0", typed), *VILLAGES[1:]]), 422)
    assert text_of(page.by_id("g0-problem")) == f"Enter a whole number from 0 to {BANK}."


@pytest.mark.parametrize(
    ("coins", "gold"),
    [
        ({10: "3", 5: "1", 1: "4"}, "39"),
        ({10: "۳"}, "30"),
        ({1: "7"}, "7"),
        ({5: "2", 1: "x"}, "10"),
        ({10: "-1", 1: "2"}, "2"),
    ],
)
def test_coins_are_counted(client: CheckingClient, coins: dict[int, str], gold: str) -> None:
    client.page(url("villages", SEATS))
    counted = {f"g1-{value}": count for value, count in coins.items()}
    address = press(client, "result", counted, status=422)
    assert dict(query_of(address))["g1"] == gold
    assert client.last_page.by_id("g1").get("value") == gold
    assert "g0" not in dict(query_of(address))


def test_gold_as_typed_goes_before_coins(client: CheckingClient) -> None:
    address = client.get(url("villages", [*GAME, ("g0-10", "9")]), status=302).location
    assert dict(query_of(address))["g0"] == "34"


def share_link(page: Page) -> str:
    return page.one("a", class_="permalink").get("href") or ""


@every_language
@pytest.mark.parametrize("by", ["cookie", "header"])
def test_a_shared_link_opens_in_the_readers_language(
    client: CheckingClient, tag: str, by: str
) -> None:
    link = share_link(client.page(url("result", tag="nl")))
    assert urlsplit(link).netloc and urlsplit(link).path == "/score"
    assert query_of(link) == GAME
    headers = {"Accept-Language": "de" if by == "cookie" else f"{tag}-XX,{tag};q=0.8"}
    if by == "cookie":
        client.set_cookie("language", tag)
    path = f"{urlsplit(link).path}?{urlsplit(link).query}"
    response = client.get(path, status=302, headers=headers)
    assert {"Accept-Language", "Cookie"} <= set(response.headers["Vary"].split(", "))
    page = client.page(response.location)
    speak = language(tag)
    assert page.language == tag
    assert [(who, total) for _, who, total in ranking(page)] == [
        ("Ana", speak.number(49)),
        (speak.text("White"), speak.number(19)),
    ]
    assert query_of(share_link(page)) == GAME


@every_language
def test_the_result_as_text(client: CheckingClient, tag: str) -> None:
    page, speak = client.page(url("result", tag=tag)), language(tag)
    text = page.one("section", class_="share").get("data-text") or ""
    lines = text.splitlines()
    assert lines[0] == text_of(page.one("h1"))
    assert lines[2].startswith(f"{speak.number(1)}. \u2068Ana\u2069: {speak.number(49)} (")
    assert len(lines) == 4 + 1 + setup_for(2).temples
    reasons = [
        text_of(page.all("p", card)[-1])
        for card in page.all("li", page.one("ol", class_="scored"), class_="card")
    ]
    assert [line.partition(": ")[2] for line in lines[5:]] == reasons


@every_language
def test_again_with_the_same_players(client: CheckingClient, tag: str) -> None:
    page = client.page(url("result", tag=tag))
    same = url("temples", SEATS, tag)
    assert query_of(same) in [
        query_of(each.get("href", "")) for each in page.all("a", class_="button")
    ]
    again = client.page(same)
    assert list(sent(again, again.by_id("entry")))[:2] == SEATS


@every_language
@pytest.mark.parametrize("page", ["temples", "villages"])
def test_starting_over_asks_first(client: CheckingClient, tag: str, page: str) -> None:
    shown = client.page(url(page, tag=tag))
    over = [each.get("href", "") for each in shown.all("a") if "/over?" in each.get("href", "")]
    if over:
        asked = client.page(over[0])
    else:
        press(client, "over")
        asked = client.last_page
    no, yes = (each.get("href") or "" for each in asked.all("a", class_="button"))
    assert set(GAME) <= set(query_of(no))
    client.page(no)
    assert urlsplit(yes).path == f"/{tag}/score" and "p" not in dict(query_of(yes))
    assert client.page(yes).by_id("players") is not None


def test_going_back_keeps_what_was_entered(client: CheckingClient) -> None:
    client.page(url("villages"))
    address = press(client, "temples", {"g0": "not yet", "w0": "11"})
    changed = dict(GAME) | {"g0": "not yet", "w0": "11", "s1": "0"}
    assert dict(query_of(address)) == changed
    address = press(client, "villages", {"t0-0": "R1"})
    assert dict(query_of(address)) == changed | {"t0": "R1W1.."}
    assert client.last_page.by_id("g0").get("value") == "not yet"


def test_changing_the_players_keeps_the_rest(client: CheckingClient) -> None:
    page = client.page(url("temples"))
    links = [each.get("href", "") for each in page.all("a") if "/players?" in each.get("href", "")]
    if links:
        client.page(links[0])
    else:
        press(client, "players")
    who = client.last_page
    form = who.by_id("seats")
    fields = dict(sent(who, form))
    assert fields["seats-0-name"] == "Ana" and fields["seats-1-color"] == "white"
    fields |= {"seats-0-name": "Bo", "go": "1"}
    response = client.get(f"{form.get('action')}?{urlencode(fields)}", follow_redirects=True)
    query = parse_qsl(response.request.query_string.decode())
    assert query == [("p", "red:Bo"), *GAME[1:]]


@every_language
def test_from_temples_to_the_board_and_back(client: CheckingClient, tag: str) -> None:
    client.page(url("temples", tag=tag))
    address = press(client, "board", {"t1-0": "W2"})
    assert dict(query_of(address)) == dict(GAME) | {"t1": "W2...", "m": "board"}
    address = press(client, "villages", {"b": BOARD})
    assert dict(query_of(address)) == dict(GAME) | {"t1": "W2...", "m": "board", "b": BOARD}
    press(client, "result")
    speak = language(tag)
    shown = [(who, total) for _, who, total in ranking(client.last_page)]
    assert shown == [
        ("Ana", speak.number(34 + 3 + 2 + 7)),
        (speak.text("White"), speak.number(20 + 3 - 10)),
    ]
    back = next(
        each.get("href", "")
        for each in client.last_page.all("a", class_="button")
        if "/board?" in each.get("href", "")
    )
    client.page(back)
    address = press(client, "temples")
    assert dict(query_of(address)) == dict(GAME) | {"t1": "W2...", "b": BOARD, "s1": "0"}
    press(client, "villages")
    press(client, "result")
    assert ranking(client.last_page)[0][2] == speak.number(49)


@pytest.mark.parametrize("board", [BOARD, "P1111tY1111", "t", "R1210", "x"])
def test_a_board_fills_in_the_temples(client: CheckingClient, board: str) -> None:
    """Once, and also when nobody who plays stands at them."""
    response = client.open(url("temples", [*SEATS, ("b", board)]), follow_redirects=True)
    assert response.status_code == 200 and len(response.history) <= 2
    query = parse_qsl(response.request.query_string.decode())
    assert dict(query).get("t0") == (".W2.R2" if board == BOARD else None)


@every_language
def test_a_sample_to_try(client: CheckingClient, tag: str) -> None:
    address = client.get(url("sample", SEATS, tag), status=302).location
    query = dict(query_of(address))
    assert query["m"] == "board" and query["b"]
    client.page(url("result", [*query_of(address), *VILLAGES], tag))
    assert len(client.last_page.all("li", client.last_page.one("ol", class_="scored"))) > 1


@every_language
def test_players_are_taken_over_from_the_set_up(client: CheckingClient, tag: str) -> None:
    seats = [("p", "yellow:آرش"), ("p", "red"), ("p", "purple:Ana")]
    ready = client.page(f"/{tag}/setup/steps?{urlencode(seats)}")
    (link,) = (each for each in ready.all("a") if "/score/temples?" in each.get("href", ""))
    page = client.page(link.get("href") or "")
    assert list(sent(page, page.by_id("entry")))[:3] == seats


@pytest.mark.parametrize("page", ["temples", "board", "villages", "result", "over", "sample"])
def test_without_players_the_calculator_asks_for_them(client: CheckingClient, page: str) -> None:
    assert client.get(f"/en/score/{page}", status=302).location == "/en/score"
    location = client.get(f"/en/score/{page}?p=red&g0=3", status=302).location
    assert "too few" in text_of(client.page(location, 422).one("div", class_="problems"))


def test_players_that_make_no_sense_are_asked_for_again(client: CheckingClient) -> None:
    query = [("p", "red:Ana"), ("p", "red:Bo"), *TEMPLES, *VILLAGES]
    page = client.page(url("temples", query), 422)
    assert text_of(page.one("div", class_="problems")).endswith(
        "Another player already has this colour."
    )
    fields = dict(sent(page, page.by_id("seats")))
    assert fields["seats-1-name"] == "Bo" and fields["g0"] == "34" and fields["t0"] == "R2W1.."


HOSTILE: dict[str, Query] = {
    "garbage players": [("p", "x"), ("p", ":::"), ("p", "\0"), ("p", "red")],
    "a hundred players": [("p", "red")] * 100,
    "long players": [("p", "red:" + "x" * 10_000), ("p", "white")],
    "percent": [*SEATS, ("t0", "%"), ("g0", "%s%(x)s{0}")],
    "temples": [*SEATS, *((f"t{i}", "R9Y-1\0<script>" * 100) for i in range(9))],
    "sides": [*SEATS, ("t0-0", "R2" * 500), ("t0-1", "\u202e"), ("t0--1", "R1"), ("t0-9", "R1")],
    "a board of 100 kB": [*SEATS, ("b", "R1210t/" * 14_000), ("m", "board"), *VILLAGES],
    "a board of dots": [*SEATS, ("b", "./" * 5_000), ("m", "board"), *VILLAGES],
    "a board of temples": [*SEATS, ("b", "t" * 300), ("m", "board"), *VILLAGES],
    "a board in another script": [*SEATS, ("b", "R١٢١٠t²"), ("m", "board"), *VILLAGES],
    "much gold": [*SEATS, ("g0", "9" * 10_000), ("w0", "9" * 10_000), ("s0", "9" * 5_000)],
    "gold in roman": [*SEATS, ("g0", "Ⅻ"), ("g1", "²"), ("w0", "½"), ("w1", "1e9"), ("s0", "0x1")],
    "coins": [*SEATS, ("g0-10", "9" * 10_000), ("g0-5", "NaN"), ("g0-1", "\0")],
    "controls": [*SEATS, ("g0", "\0\r\n\t"), ("w0", "\u2028"), ("b", "\0"), ("m", "\0")],
    "names with markup": [("p", "red:<script>alert(1)</script>"), ("p", 'white:"><b>&amp;'), *GAME[2:]],
    "names with bidi": [("p", "red:\u202eevil\u2066"), ("p", "white:\u200f\u2069x"), *GAME[2:]],
    "names with emoji": [("p", "red:👩‍👩‍👧‍👦"), ("p", "white:" + "é" * NAME_LIMIT), *GAME[2:]],
    "names with placeholders": [("p", "red:%(gold)s %s"), ("p", "white:{total}"), *GAME[2:]],
    "odd names of fields": [*SEATS, ("lang", "xx"), ("_external", "1"), ("g", "1"), ("t", "1")],
}  # fmt: skip


@pytest.mark.parametrize("tag", ["en", "fa"])
@pytest.mark.parametrize("page", ["", "players", "temples", "board", "villages", "result", "over"])
@pytest.mark.parametrize("query", HOSTILE.values(), ids=HOSTILE.keys())
def test_nothing_hostile_breaks_a_page(
    client: CheckingClient, query: Query, page: str, tag: str
) -> None:
    given = [("players", "2"), *query] if page == "players" else query
    response = client.open(url(page, given, tag), follow_redirects=True)
    assert response.status_code in (200, 414, 422), response.text[:500]
    assert len(response.history) <= 4
    assert "<script>alert" not in response.text and '"><b>' not in response.text


@pytest.mark.parametrize("page", ["temples", "villages", "result"])
@pytest.mark.parametrize("names", ["markup", "bidi", "emoji", "placeholders"])
def test_any_name_leaves_a_page_whole(client: CheckingClient, names: str, page: str) -> None:
    (query,) = (query for about, query in HOSTILE.items() if about.endswith(names))
    client.page(url(page, query))


def test_names_cannot_turn_a_sentence_round(client: CheckingClient) -> None:
    query = [("p", "red:\u202eevil\u2066"), ("p", "white:Bo\u2069"), *GAME[2:]]
    page = client.page(url("result", query))
    assert ranking(page)[0][1] == "evil"
    assert text_of(page.one("h1")) == "\u2068evil\u2069 wins with 49 gold!"


@pytest.mark.parametrize("query", ["", "p=red", "x=%ff%00", quote("p=سارا"), "p=%e2%80%ae&p=&&&=="])
def test_a_broken_shared_link_leads_to_the_beginning(client: CheckingClient, query: str) -> None:
    response = client.open(f"/score?{query}", follow_redirects=True)
    assert response.status_code in (200, 422)
    assert response.request.path.startswith("/en/score")


def test_raw_bytes_in_an_address_break_nothing(client: CheckingClient) -> None:
    for path in ("/score", "/en/score", "/en/score/temples", "/en/score/result"):
        raw = {"QUERY_STRING": "p=red:\xe9\xff&p=white&g0=\xd8\xb3"}
        response = client.open(path, environ_overrides=raw)
        assert response.status_code in (200, 302, 422)


@pytest.mark.parametrize(("who", "is_private"), [("red:Ana", True), ("red", False)])
def test_a_result_with_names_is_not_for_search_engines(
    client: CheckingClient, who: str, is_private: bool
) -> None:
    page = client.page(f"/en/score/result?p={who}&p=white&g0=9&w0=0&g1=8&w1=0")
    assert bool(page.all("meta", name="robots", content="noindex")) == is_private
