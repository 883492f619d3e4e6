"""The result page: what it announces in each state, why, and what it offers to hand on."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any
from urllib.parse import urlencode, urlsplit

import pytest
from calculator import (
    BOARD,
    GAME,
    NO_TEMPLES,
    SEATS,
    TEMPLES,
    TIE,
    VILLAGES,
    Query,
    every_language,
    missing,
    query_for,
    query_of,
    ranking,
    sent,
    state,
    sums,
    url,
    without,
)
from golden_sheets import golden_cases
from markupsafe import escape
from page_checks import CheckingClient, Page, text_of
from werkzeug.datastructures import MultiDict

from scorer.engine.components import Color
from scorer.engine.scoring import DecidedBy, score_temple
from scorer.i18n import language
from scorer.i18n.messages import (
    COLORS,
    UNNAMED_PLAYERS,
    UNTOUCHED_TEMPLES,
    finding_text,
    temple_text,
)
from scorer.i18n.typography import as_typed
from scorer.modules import setup_for
from scorer.modules.base.game import BANK
from scorer.sheet.query import read_query
from scorer.sheet.report import HEADLINES, MISSING_OF_SEAT, MISSING_TEMPLES, SWING, WHY, Report
from scorer.web import words as page_words

SCENARIOS = {
    path.stem: json.loads(path.read_text(encoding="utf-8"))
    for path in sorted(Path(__file__).parent.parent.glob("scenarios/scoring/*.json"))
}
BY_NAME = "\u2068Ana\u2069"

# States


def says_nothing_of_a_winner(page: Page, tag: str) -> bool:
    """Neither the page, nor its title, nor what it gives to messengers names somebody as the best."""
    headline = text_of(page.one("h1"))
    lang = language(tag)
    names = [BY_NAME, "Ana", *map(lang.text, UNNAMED_PLAYERS.values())]
    says = [headline, text_of(page.one("title")), og(page, "title"), shared_text(page)[0]]
    shown = [each for each in page.one("p", data_winners="") if "hidden" not in each.attrib]
    assert all(headline in each for each in says)
    return not shown and not any(name in headline for name in names)


def og(page: Page, name: str) -> str:
    return as_typed(page.one("meta", property=f"og:{name}").get("content") or "")


def shared_text(page: Page) -> list[str]:
    return (page.one("div", data_result="").get("data-text") or "").splitlines()


@every_language
def test_nothing_entered(client: CheckingClient, tag: str) -> None:
    page = client.page(url("result", SEATS, tag))
    assert state(page) == "nothing" and says_nothing_of_a_winner(page, tag)
    assert text_of(page.one("h1")) == language(tag).text("Nothing entered yet")


LACKING: dict[str, tuple[Query, list[str]]] = {
    "one temple": (without(GAME, "temple2"), ["temple2"]),
    "two temples": (without(GAME, "temple2", "temple4"), ["temple2"]),
    "the gold of one": (without(GAME, "gold2"), ["gold2"]),
    "sun tokens of one": (without(GAME, "sun2"), ["sun2"]),
    "water of both": (without(GAME, "water1", "water2"), ["water1", "water2"]),
    "a village board": (without(GAME, "gold1", "water1", "sun1"), ["gold1"]),
    "all but a number": ([*SEATS, ("gold1", "200")], ["temple1", "water1", "gold2"]),
    "the board": ([*GAME, ("mode", "board")], ["board"]),
    "tiles of the board": ([*GAME, ("mode", "board"), ("board", BOARD)], ["complete"]),
    "gold of a tie": (without(TIE, "gold2"), ["gold2"]),
}


@every_language
@pytest.mark.parametrize(("query", "fields"), LACKING.values(), ids=LACKING)
def test_what_is_missing_and_whose_it_is(
    client: CheckingClient, tag: str, query: Query, fields: list[str]
) -> None:
    page = client.page(url("result", query, tag))
    assert state(page) == "incomplete" and says_nothing_of_a_winner(page, tag)
    lang = language(tag)
    assert text_of(page.one("h1")) == lang.text(HEADLINES["incomplete"])
    assert "hidden" not in page.one("h2", data_standings="").attrib
    assert [field for field, _ in missing(page)] == fields
    assert not [each for each in page.all("form", class_="tie") if "hidden" not in each.attrib]
    # What is shared says the same.
    assert shared_text(page)[1 : 1 + len(fields)] == [text for _, text in missing(page)]
    for field, text in missing(page):
        if field[:-1] in ("gold", "water", "sun"):
            who = BY_NAME if field[-1] == "1" else lang.text(UNNAMED_PLAYERS[Color.WHITE])
            of_seat = lang.text(MISSING_OF_SEAT, {"who": who, "fields": "\0"}).split("\0")
            assert text.startswith(of_seat[0]) and text.endswith(of_seat[1])


@every_language
def test_every_missing_field_of_a_player_is_named(client: CheckingClient, tag: str) -> None:
    lang = language(tag)
    page = client.page(url("result", [*SEATS, *TEMPLES, *VILLAGES[:3]], tag))
    nouns = [lang.text(noun) for noun in ("gold", "water field", "sun tokens")]
    params = {"who": lang.text(UNNAMED_PLAYERS[Color.WHITE]), "fields": lang.list(nouns)}
    assert missing(page) == [("gold2", lang.text(MISSING_OF_SEAT, params))]


@every_language
def test_missing_temples_are_counted(client: CheckingClient, tag: str) -> None:
    page = client.page(url("result", without(GAME, "temple2", "temple3", "temple4"), tag))
    text = as_typed(language(tag).text(MISSING_TEMPLES, {"entered": 1, "all": 4}))
    assert missing(page) == [("temple2", text)]


def test_what_is_missing_leads_to_its_field_with_everything_entered(client: CheckingClient) -> None:
    query = without(GAME, "temple2", "gold2")
    page = client.page(url("result", query))
    links = page.all("a", page.one("ul", class_="missing"))
    for link, target in zip(links, ("temples", "villages"), strict=True):
        address = urlsplit(link.get("href", ""))
        assert address.path == f"/en/score/{target}" and query_of(link.get("href", "")) == query
        assert client.page(link.get("href", "")).by_id(address.fragment) is not None


def test_standings_are_sums_of_what_is_known(client: CheckingClient) -> None:
    page = client.page(url("result", without(GAME, "temple2", "gold2")))
    assert ranking(page) == [("1", "Ana", "49"), ("2", "White", "−1")]


@every_language
def test_a_tie_asks_for_the_cacao_of_those_tied(client: CheckingClient, tag: str) -> None:
    lang = language(tag)
    query = [("p", "red:Ana"), ("p", "white"), ("p", "yellow"), *NO_TEMPLES]
    for n, gold in enumerate((5, 9, 9), 1):
        query += [(f"gold{n}", str(gold)), (f"water{n}", "0"), (f"sun{n}", "0")]
    page = client.page(url("result", query, tag))
    assert state(page) == "tied"
    tied = lang.list(
        [lang.text(UNNAMED_PLAYERS[Color.WHITE]), lang.text(UNNAMED_PLAYERS[Color.YELLOW])]
    )
    headline = as_typed(lang.text(HEADLINES[DecidedBy.OPEN], {"who": tied, "gold": 9}))
    assert text_of(page.one("h1")) == headline == og(page, "title") == shared_text(page)[0]
    assert not [each for each in page.one("p", data_winners="") if "hidden" not in each.attrib]
    form = page.one("form", class_="tie")
    assert {each.get("name") for each in page.all("input", form, type="radio")} == {
        *("cacao2", "cacao3")
    }
    assert not [each for each in page.all("input", form) if "checked" in each.attrib]
    assert [place for place, _, _ in ranking(page)] == [lang.number(n) for n in (1, 1, 3)]
    assert missing(page) == [], "the form says it"
    # One of two does not decide; both do.
    fields = [*sent(page, form), ("cacao2", "3")]
    page = client.page(f"{form.get('action')}?{urlencode(fields)}")
    assert state(page) == "tied" and text_of(page.one("h1")) == headline
    fields = [*sent(page, page.one("form", class_="tie")), ("cacao3", "1")]
    page = client.page(f"{form.get('action')}?{urlencode(fields)}")
    assert state(page) == "final"
    params = {"who": lang.text(UNNAMED_PLAYERS[Color.WHITE]), "gold": 9, "cacao": 3}
    assert text_of(page.one("h1")) == as_typed(lang.text(HEADLINES[DecidedBy.CACAO], params))
    assert text_of(page.one("p", class_="why")) == as_typed(lang.text(WHY[DecidedBy.CACAO], params))
    assert [place for place, _, _ in ranking(page)] == [lang.number(n) for n in (1, 2, 3)]


def test_places_after_a_tie_are_left_out(client: CheckingClient) -> None:
    query = [*TIE[:2], ("p", "yellow"), *NO_TEMPLES]
    query += [(f"{code}{n}", "4") for n in (1, 2) for code in ("gold", "water")]
    query += [("gold3", "0"), ("water3", "0"), *((f"sun{n}", "0") for n in (1, 2, 3))]
    query += [("cacao1", "2"), ("cacao2", "2")]
    page = client.page(url("result", query))
    assert ranking(page) == [("1", "Ana", "8"), ("1", "White", "8"), ("3", "Yellow", "0")]
    cards = page.all("li", page.one("ol", class_="ranking"))
    assert [each.get("value") for each in cards] == ["1", "1", "3"]
    assert "share the win" in text_of(page.one("h1")), "the cacao is tied as well"


def test_cacao_of_others_decides_nothing(client: CheckingClient) -> None:
    page = client.page(url("result", [*GAME, ("cacao2", "5")]))
    assert state(page) == "final" and ranking(page)[0][1] == "Ana"
    assert sums(page) == [["34", "6", "2", "7"], ["20", "9", "0", "−10"]], "nor is it shown"


@every_language
def test_the_margin_and_who_comes_next(client: CheckingClient, tag: str) -> None:
    lang = language(tag)
    page = client.page(url("result", tag=tag))
    params = {
        "who": BY_NAME,
        "gold": 49,
        "margin": 30,
        "next": lang.text(UNNAMED_PLAYERS[Color.WHITE]),
    }
    assert text_of(page.one("p", class_="why")) == as_typed(lang.text(WHY[DecidedBy.GOLD], params))


# Golden games


@pytest.mark.parametrize("name", SCENARIOS)
def test_every_golden_game(client: CheckingClient, name: str) -> None:
    request, expected = SCENARIOS[name]["request"], SCENARIOS[name]["expected"]
    page = client.page(url("result", query_for(request)))
    lang, names = language("en"), {}
    for player in request["players"]:
        names[player["color"]] = player.get("name") or COLORS[player["color"]]
    places = sorted(expected["players"].items(), key=lambda item: item[1]["rank"])
    assert ranking(page) == [
        (str(it["rank"]), names[color], lang.number(it["total"])) for color, it in places
    ]
    assert [each[:4] for each in sums(page)] == [
        [lang.number(it[part]) for part in ("gold", "temples", "sun", "water")] for _, it in places
    ]
    headline = text_of(page.one("h1"))
    for color in names:
        assert (names[color] in headline) == (color in expected["winners"])
    best = max(it["total"] for _, it in places)
    assert lang.number(best) in headline
    assert state(page) == ("tied" if expected["decided_by"] == "open" else "final")
    is_tie = sum(it["total"] == best for _, it in places) > 1
    assert bool(page.all("form", class_="tie")) == is_tie
    touched = [
        temple
        for temple in expected["temples"]
        if any(it["workers"] for it in temple["standings"].values())
    ]
    assert len(page.all("ul", class_="standings")) == len(touched)


@pytest.mark.parametrize("decided", [each for each in DecidedBy if each is not DecidedBy.OPEN])
@every_language
def test_who_won_and_why(client: CheckingClient, tag: str, decided: DecidedBy) -> None:
    lang = language(tag)
    games = [each for each in SCENARIOS.values() if each["expected"]["decided_by"] == decided]
    assert games
    for scenario in games[:3]:
        request, expected = scenario["request"], scenario["expected"]
        page = client.page(url("result", query_for(request), tag))
        headline = text_of(page.one("h1"))
        assert headline == as_typed(lang.text(HEADLINES[decided], told(request, expected, tag)))
        assert og(page, "title") == shared_text(page)[0] == headline
        assert text_of(page.one("title")) == f"{headline} – Cacao"
        description = og(page, "description")
        places = sorted(expected["players"].values(), key=lambda each: each["rank"])
        at = [description.find(lang.number(place["total"])) for place in places]
        assert -1 not in at
        assert as_typed(page.one("meta", name="description").get("content", "")) == description


def told(request: dict[str, Any], expected: dict[str, Any], tag: str) -> dict[str, int | str]:
    """The winners of a golden game and what they have, for a sentence."""
    lang = language(tag)
    names = {each["color"]: each.get("name", "") for each in request["players"]}
    best = expected["players"][expected["winners"][0]]
    winners = lang.list(
        f"\u2068{names[color]}\u2069" if names[color] else lang.text(UNNAMED_PLAYERS[color])
        for color in expected["winners"]
    )
    return {"who": winners, "gold": best["total"], "cacao": best["cacao"]}


@pytest.mark.parametrize(("name", "case"), list(golden_cases()), ids=lambda it: str(it)[:60])
def test_every_golden_sheet_has_a_page(
    client: CheckingClient, name: str, case: dict[str, Any]
) -> None:
    """The page of a sheet says what the sheet says, and never more."""
    response = client.open(f"/en/score/result?{case['query']}", follow_redirects=True)
    found = re.search(r'data-state="(\w+)".*<h1 data-headline>(.*?)</h1>', response.text, re.DOTALL)
    if not found:
        assert response.status_code == 422 or not response.request.path.endswith("/result")
        return
    sheet = read_query(response.request.args)
    report = Report(sheet, language("en"))
    assert response.status_code == 200
    assert found.groups() == (sheet.state, str(escape(report.headline)))
    if not response.history and "state" in case["expect"]:
        assert found[1] == case["expect"]["state"]


# Temples, findings, rulebooks


@every_language
def test_every_temple_has_its_reason(client: CheckingClient, tag: str) -> None:
    lang, term = language(tag), setup_for(4).majority
    assert term
    query = [("p", str(color)) for color in Color]
    entered = ("R2P2W1Y1", "R3P1W1.", "-", "..Y1.", "....")
    query += [(f"temple{n}", sides) for n, sides in enumerate(entered, 1)]
    query += [(f"{code}{n}", "0") for n in range(1, 5) for code in ("gold", "water", "sun")]
    counts: list[dict[Color, int]] = [
        {Color.RED: 2, Color.PURPLE: 2, Color.WHITE: 1, Color.YELLOW: 1},
        {Color.RED: 3, Color.PURPLE: 1, Color.WHITE: 1},
        {Color.YELLOW: 1},
        {},
    ]

    def label(color: Color) -> str:
        return lang.text(UNNAMED_PLAYERS[color])

    expected = [
        as_typed(temple_text(score_temple(term, each, Color), term, lang, label)) for each in counts
    ]
    page = client.page(url("result", query, tag))
    cards = page.all("li", page.one("ol", class_="scored"), class_="card")
    assert [text_of(page.one("p", card, data_reason="")) for card in cards] == expected[:-1]
    untouched = text_of(page.one("p", data_untouched=""))
    told = lang.text(UNTOUCHED_TEMPLES, {"temples": lang.number(4), "num": 1})
    assert untouched == as_typed(told)
    # The page where they are entered says the same; of one that never came, nothing.
    page = client.page(url("temples", query, tag))
    said = [text_of(each) for each in page.all("p", class_="reason")]
    assert said == [*expected[:2], "", *expected[2:]]


def test_a_temple_shows_who_stands_there(client: CheckingClient) -> None:
    page = client.page(url("result"))
    cards = page.all("li", page.one("ol", class_="scored"), class_="card")
    assert [[text_of(line) for line in page.all("li", page.one("ul", card))] for card in cards] == [
        ["Ana: 2 workers+6", "White: 1 worker+3"],
        ["White: 3 workers+6"],
    ]
    assert [card.get("data-temple") for card in cards] == ["1", "3"]


@every_language
def test_suspicious_tables_are_told_and_scored(client: CheckingClient, tag: str) -> None:
    query = [*SEATS, ("mode", "board"), ("board", BOARD), ("complete", "1")]
    query += [("gold1", str(BANK)), ("water1", "0"), ("sun1", "0")]
    query += [("gold2", "1"), ("water2", "0"), ("sun2", "0")]
    page = client.page(url("result", query, tag))
    details = page.one("details", class_="findings")
    sheet = read_query(MultiDict(query))
    items = [text_of(item) for item in page.all("li", details)]
    assert len(items) == len(sheet.findings) > 1
    for item, finding in zip(items, sheet.findings, strict=True):
        assert item.startswith(as_typed(finding_text(finding, sheet.setup, language(tag))))
    assert language(tag).number(len(items)) in text_of(page.one("summary", details))
    assert ranking(page)[0][2] == language(tag).number(BANK + 3)


def test_a_likely_table_has_no_findings(client: CheckingClient) -> None:
    assert not client.page(url("result")).all("details", class_="findings")


SHARED_SECOND = [
    *(("p", "red"), ("p", "white"), ("p", "yellow"), ("temple1", "R2W1Y1."), *NO_TEMPLES[1:]),
    *((f"{code}{n}", "0") for n in (1, 2, 3) for code in ("gold", "water", "sun")),
]
"""Red has 6, and white and yellow share second place: 1 each, or 3 by the Persian rulebook."""


def rulebook(page: Page) -> Any:
    return page.one("section", data_rulebook="")


@every_language
def test_the_persian_rulebook_is_offered_to_its_readers(client: CheckingClient, tag: str) -> None:
    page = client.page(url("result", SHARED_SECOND, tag))
    lang = language(tag)
    assert [total for _, _, total in ranking(page)] == [lang.number(n) for n in (6, 1, 1)]
    if tag != "fa":
        assert "hidden" in rulebook(page).attrib and not page.all("a", rulebook(page))
        return
    offer = page.one("a", rulebook(page))
    assert text_of(offer) == lang.text(page_words.RULEBOOK_CHOOSE)
    assert lang.number(3) in text_of(rulebook(page)), "what it would come to"
    page = client.page(offer.get("href") or "")
    assert [total for _, _, total in ranking(page)] == [lang.number(n) for n in (6, 3, 3)]


@every_language
def test_a_choice_of_rulebook_is_told_and_can_be_undone(client: CheckingClient, tag: str) -> None:
    chosen = [*SHARED_SECOND[:3], ("rulebook", "fa"), *SHARED_SECOND[3:]]
    page, lang = client.page(url("result", chosen, tag)), language(tag)
    assert [total for _, _, total in ranking(page)] == [lang.number(n) for n in (6, 3, 3)]
    told = text_of(page.all("p", rulebook(page))[0])
    assert told == shared_text(page)[-1], "whoever gets the text knows it, too"
    back = page.one("a", rulebook(page)).get("href") or ""
    assert ("rulebook", "fa") in query_of(page.one("a", class_="permalink").get("href") or "")
    page = client.page(back)
    assert [total for _, _, total in ranking(page)] == [lang.number(n) for n in (6, 1, 1)]


def test_no_rulebook_is_offered_where_none_differs(client: CheckingClient) -> None:
    assert "hidden" in rulebook(client.page(url("result", tag="fa"))).attrib


# Sharing, and going on


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
    lang = language(tag)
    assert page.language == tag
    assert [(who, total) for _, who, total in ranking(page)] == [
        ("Ana", lang.number(49)),
        (lang.text("White"), lang.number(19)),
    ]
    assert query_of(share_link(page)) == GAME


@every_language
def test_the_result_as_text(client: CheckingClient, tag: str) -> None:
    page, lang = client.page(url("result", tag=tag)), language(tag)
    lines = shared_text(page)
    assert lines[0] == text_of(page.one("h1"))
    assert lines[2].startswith(f"{lang.number(1)}. {BY_NAME}: {lang.number(49)} (")
    in_play = [sides for _, sides in TEMPLES if sides != "-"]
    assert len(lines) == 4 + 1 + len(in_play)
    reasons = [
        text_of(page.one("p", card, data_reason=""))
        for card in page.all("li", page.one("ol", class_="scored"), class_="card")
    ]
    assert [line.partition(": ")[2] for line in lines[5:-1]] == reasons
    assert lines[-1] == text_of(page.one("p", data_untouched=""))


@every_language
def test_again_with_the_same_players(client: CheckingClient, tag: str) -> None:
    page = client.page(url("result", tag=tag))
    same = url("temples", SEATS, tag)
    assert same in [each.get("href", "") for each in page.all("a", class_="button")]
    again = client.page(same)
    assert list(sent(again, again.by_id("entry")))[:2] == SEATS


@pytest.mark.parametrize(("who", "is_private"), [("red:Ana", True), ("red", False)])
def test_a_result_with_names_is_not_for_search_engines(
    client: CheckingClient, who: str, is_private: bool
) -> None:
    page = client.page(url("result", [("p", who), *GAME[1:]]))
    assert bool(page.all("meta", name="robots", content="noindex")) == is_private


def test_only_a_page_without_entries_has_what_scripts_fill_in(client: CheckingClient) -> None:
    """A phone keeps that page; others carry no parts that nobody sees."""
    kept = client.page(url("result", [("p", str(color)) for color in Color]))
    assert kept.by_id("temple-card") is not None and kept.all("form", class_="tie")
    page = client.page(url("result"))
    assert "temple-card" not in page.ids and not page.all("form", class_="tie")


@every_language
def test_what_decided_it(client: CheckingClient, tag: str) -> None:
    close = [*without(GAME, "gold1", "temple1"), ("temple1", "R2W2"), ("gold1", "5")]
    told, lang = client.page(url("result", close, tag)).one("p", data_swing=""), language(tag)
    sheet = read_query(MultiDict(close))
    assert sheet.result.winners == (Color.WHITE,)
    params = {"who": BY_NAME, "temple": lang.number(1), "gold": lang.number(1)}
    assert text_of(told) == as_typed(lang.text(SWING, params))
    assert "hidden" in client.page(url("result", tag=tag)).one("p", data_swing="").attrib
