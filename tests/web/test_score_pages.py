"""The calculator's pages by requests alone: what they ask for, hand on, fill in and refuse."""

from __future__ import annotations

from urllib.parse import parse_qsl, quote, urlencode, urlsplit

import pytest
from calculator import (
    BOARD,
    GAME,
    SEATS,
    TEMPLES,
    VILLAGES,
    Query,
    every_language,
    press,
    query_of,
    ranking,
    replaced,
    sent,
    state,
    sums,
    url,
)
from page_checks import CheckingClient, Page, text_of

from scorer.engine.board import Board
from scorer.engine.components import Color
from scorer.i18n import language
from scorer.i18n.messages import FINDINGS, UNNAMED_PLAYERS, problem_text
from scorer.i18n.typography import as_typed
from scorer.modules import setup_for
from scorer.modules.base.game import BANK, MAX_PLAYERS
from scorer.sheet import Problem
from scorer.sheet.seats import NAME_LIMIT
from scorer.web.http.request_checks import LONGEST_URL
from scorer.web.http.static_files import release


@pytest.mark.parametrize("players", [2, 3, 4])
@every_language
def test_from_home_to_the_result(client: CheckingClient, tag: str, players: int) -> None:
    lang = language(tag)
    home = client.page(f"/{tag}/")
    assert f"/{tag}/score" in [each.get("href") for each in home.all("a", class_="place")]
    count = client.page(f"/{tag}/score")
    action = count.by_id("players").get("action")
    who = client.page(f"{action}?players={players}")
    form = who.by_id("seats")
    fields = dict(sent(who, form)) | {"seats-0-name": "Ana", "go": "1"}
    temples = client.page(f"{form.get('action')}?{urlencode(fields)}")
    in_play = [each for each in temples.all("fieldset") if "disabled" not in each.attrib]
    assert len(in_play) == setup_for(players).temples
    assert all(len(temples.all("select", each)) == 4 for each in in_play)

    entered = {"temple1-0": "R2", "temple1-2": "P1", "temple2-3": "P3"}
    never = {f"temple{n}": "-" for n in range(3, setup_for(players).temples + 1)}
    press(client, "villages", entered | never)
    typed = {"gold1": "10", "water1": "16", "sun1": "3", "gold2": "12", "water2": "-4"}
    rest = {f"{code}{n}": "0" for code in ("gold", "water") for n in range(3, players + 1)}
    address = press(client, "result", typed | rest)
    page = client.last_page
    totals = [("Ana", 10 + 6 + 3 + 16), (lang.text("Purple"), 12 + 3 + 6 - 4)]
    shown = [(who, total) for _, who, total in ranking(page)[:2]]
    assert shown == [(who, lang.number(total)) for who, total in totals]
    assert sums(page)[1] == [lang.number(gold) for gold in (12, 9, 0, -4)]
    assert query_of(address) == [
        *[("p", "red:Ana"), ("p", "purple"), ("p", "white"), ("p", "yellow")][:players],
        *[("temple1", "R2.P1."), ("temple2", "...P3"), *never.items()],
        *[("gold1", "10"), ("water1", "16"), ("sun1", "3")],
        *[("gold2", "12"), ("water2", "-4"), ("sun2", "0")],
        *((f"{code}{n}", "0") for n in range(3, players + 1) for code in ("gold", "water", "sun")),
    ]


@every_language
def test_scripts_find_the_game_as_data(client: CheckingClient, tag: str) -> None:
    """Named by every page that computes, with every sentence in the reader's language."""
    link = client.page(url("board", SEATS, tag)).by_id("game")
    assert link.get("href") == f"/{tag}/game.json?v={release()}"
    answer = client.get(link.get("href"))
    assert answer.headers["ETag"] and answer.mimetype == "application/json"
    words = answer.json["words"]["findings"]
    assert set(FINDINGS) <= set(words)
    assert words["wrong-square"] == language(tag).text(FINDINGS["wrong-square"])


# Addresses


CANONICAL = {
    "as it is": (GAME, GAME),
    "another order": (GAME[::-1], [("p", "white"), ("p", "red:Ana"), *TEMPLES, *VILLAGES]),
    "four sides": (
        [*SEATS, ("temple1-0", "R2"), ("temple1-1", "W1"), ("temple1-2", "."), ("temple1-3", ".")],
        [*SEATS, ("temple1", "R2W1..")],
    ),
    "one side": ([*SEATS, ("temple1-2", "R2")], [*SEATS, ("temple1", "..R2.")]),
    "no side": ([*SEATS, *((f"temple1-{side}", "") for side in range(4))], SEATS),
    "nobody at a side": ([*SEATS, ("temple1-0", ".")], [*SEATS, ("temple1", "....")]),
    "never in play": ([*SEATS, ("temple1-0", "R2"), ("temple1", "-")], [*SEATS, ("temple1", "-")]),
    "empty fields": (
        [*SEATS, ("temple1", ""), ("gold1", ""), ("mode", ""), ("board", ""), ("cacao2", " ")],
        SEATS,
    ),
    "strangers": ([*GAME, ("utm_source", "x"), ("gold7", "1"), ("temple9", "R1...")], GAME),
    "twice": ([*GAME, ("gold1", "99")], GAME),
    "a temple too many": ([*SEATS, ("temple5", "R1..."), *VILLAGES], [*SEATS, *VILLAGES]),
    "temples after all": ([*SEATS, ("mode", "temples"), ("mode", "board")], SEATS),
    "coins": (
        [*SEATS, ("gold1-10", "3"), ("gold1-5", "1"), ("gold1-1", "4")],
        [*SEATS, ("gold1", "39")],
    ),
    "white space": ([*SEATS, ("gold1", " 34 ")], [*SEATS, ("gold1", "34")]),
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
    client.get(address)


def test_result_addresses_have_one_short_form_too(client: CheckingClient) -> None:
    location = client.get(url("result", [*GAME, ("x", "y")]), status=302).location
    assert location == url("result")
    client.get(location)


# What is wrong


WRONG = {
    "gold1": ("abc", "not-a-number"),
    "sun1": ("9", "out-of-range"),
    "cacao1": ("7", "out-of-range"),
    "gold2": ("−3", "out-of-range"),
    "water2": ("5", "not-a-printed-value"),
}
LIMITS = {"gold": BANK, "sun": 3, "cacao": 5}


@every_language
def test_what_is_wrong_is_told_and_nothing_is_lost(client: CheckingClient, tag: str) -> None:
    lang = language(tag)
    query = [*SEATS, *TEMPLES, *((field, value) for field, (value, _) in WRONG.items())]
    page = client.page(url("result", query, tag), 422)
    summary = page.one("div", class_="problems")
    links = {each.get("href"): text_of(each) for each in page.all("a", summary)}
    assert set(links) == {f"#{field}" for field in WRONG}
    for field, (_, code) in WRONG.items():
        limits = {"min": 0, "max": LIMITS.get(field[:-1], 0)}
        message = as_typed(problem_text(Problem(field, code, limits), lang))
        assert text_of(page.by_id(f"{field}-problem")) == message
        who = "\u2068Ana\u2069" if field[-1] == "1" else lang.text(UNNAMED_PLAYERS[Color.WHITE])
        assert links[f"#{field}"].startswith(who) and links[f"#{field}"].endswith(message)
    entered = dict(sent(page, page.by_id("entry")))
    assert (entered["gold1"], entered["gold2"]) == ("abc", "−3".translate(lang.digits))
    assert [(key, entered[key]) for key, _ in TEMPLES] == TEMPLES
    for field in ("gold1", "gold2"):
        assert page.by_id(field).get("aria-invalid") == "true"
        assert f"{field}-problem" in page.by_id(field).get("aria-describedby", "").split()
    # Mended on the spot, the rest is still there.
    press(client, "result", dict(VILLAGES) | {"cacao1": "0"})
    assert ranking(client.last_page)[0][1:] == ("Ana", lang.number(49))


@pytest.mark.parametrize(
    ("temple", "code"), [("nonsense", "not-a-temple"), ("Y1...", "color-not-playing")]
)
@every_language
def test_a_wrong_temple_is_told_where_it_is(
    client: CheckingClient, tag: str, temple: str, code: str
) -> None:
    page = client.page(url("result", replaced(GAME, temple2=temple), tag), 422)
    href, text = the_problem(page)
    assert (href, text) == ("#temple2", problem_text(Problem("temple2", code), language(tag)))
    assert text_of(page.by_id("temple2-problem")) == text
    press(client, "villages", {f"temple2-{side}": "." for side in range(4)})
    press(client, "result")
    assert ranking(client.last_page)[0][1:] == ("Ana", language(tag).number(49))


def the_problem(page: Page) -> tuple[str, str]:
    """The only one in the summary: where it leads to, and what it says."""
    (link,) = page.all("a", page.one("div", class_="problems"))
    return link.get("href", ""), text_of(link)


@every_language
def test_a_board_that_cannot_be_read_is_mended_where_it_is(
    client: CheckingClient, tag: str
) -> None:
    query = [*SEATS, ("mode", "board"), ("board", "R1210x<b>"), *VILLAGES]
    for page_name in ("board", "result"):
        page = client.page(url(page_name, query, tag), 422)
        href, text = the_problem(page)
        assert href == "#board" and language(tag).number(6) in text
        assert text_of(page.by_id("board-problem")) == text
        assert page.by_id("board").text == "R1210x<b>"
    press(client, "villages", {"board": BOARD, "complete": "1"})
    press(client, "result")
    assert ranking(client.last_page)[0][1:] == ("Ana", language(tag).number(34 + 3 + 2 + 7))


# Numbers as people type them


@pytest.mark.parametrize(
    "typed", ["34", "۳۴", "٣٤", "३४", " 34 ", "3 4", "+34", "\u200e34", "\u206734\u2069", "３４"]
)
@pytest.mark.parametrize("tag", ["en", "fa"])
def test_gold_in_the_digits_of_any_keyboard(client: CheckingClient, tag: str, typed: str) -> None:
    page = client.page(url("result", replaced(GAME, gold1=typed), tag))
    assert ranking(page)[0][1:] == ("Ana", language(tag).number(49))


@pytest.mark.parametrize("typed", ["-10", "−10", "−۱۰", "\u200e−۱۰", "-١٠"])
def test_any_minus_sign_will_do(client: CheckingClient, typed: str) -> None:
    page = client.page(url("result", replaced(GAME, water2=typed)))
    assert ranking(page)[1][1:] == ("White", "19")
    page = client.page(url("result", replaced(GAME, gold1=typed)), 422)
    assert text_of(page.by_id("gold1-problem")) == f"Enter a whole number from 0 to {BANK}."


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
    counted = {f"gold2-{value}": count for value, count in coins.items()}
    address = press(client, "result", counted)
    assert dict(query_of(address))["gold2"] == gold and state(client.last_page) == "incomplete"
    assert "gold1" not in dict(query_of(address))


def test_gold_as_typed_goes_before_coins(client: CheckingClient) -> None:
    address = client.get(url("villages", [*GAME, ("gold1-10", "9")]), status=302).location
    assert dict(query_of(address))["gold1"] == "34"


# Temples that were not entered, that are empty, and that never came into play


def test_an_untouched_temple_stays_not_entered(client: CheckingClient) -> None:
    page = client.page(url("temples", SEATS))
    chosen = [value for name, value in sent(page, page.by_id("entry")) if "temple" in name]
    assert chosen == [""] * 4 * setup_for(2).temples
    address = press(client, "villages")
    assert query_of(address) == SEATS


def test_a_temple_is_empty_only_when_somebody_says_so(client: CheckingClient) -> None:
    client.page(url("temples", SEATS))
    address = press(client, "villages", {"temple1-0": ".", "temple3": "-"})
    assert query_of(address) == [*SEATS, ("temple1", "...."), ("temple3", "-")]
    page = client.page(url("temples", query_of(address)))
    fields = list(sent(page, page.by_id("entry")))
    assert [value for name, value in fields if name.startswith("temple1-")] == ["."] * 4
    assert [value for name, value in fields if name.startswith("temple2")] == [""] * 4
    assert ("temple3", "-") in fields


def test_a_temple_can_come_into_play_after_all(client: CheckingClient) -> None:
    page = client.page(url("temples"))
    form = page.by_id("entry")
    fields = [each for each in sent(page, form) if each != ("temple4", "-")]
    fields = [(key, "R1" if key == "temple4-0" else value) for key, value in fields]
    response = client.get(
        f"/en/score/villages?{urlencode([*fields])}", follow_redirects=True
    ).request
    assert dict(parse_qsl(response.query_string.decode()))["temple4"] == "R1..."


@pytest.mark.parametrize("players", [2, 3, 4])
def test_temples_and_seats_that_are_not_in_play_are_hidden(
    client: CheckingClient, players: int
) -> None:
    seats = [("p", color) for color in ("red", "purple", "white", "yellow")][:players]
    temples = client.page(url("temples", seats))
    shown = ["hidden" not in each.attrib for each in temples.all("fieldset", class_="temple")]
    most = setup_for(MAX_PLAYERS).temples
    assert shown == [n < setup_for(players).temples for n in range(most)]
    villages = client.page(url("villages", seats))
    entries = villages.all("fieldset", class_="village-entry")
    for n, entry in enumerate(entries):
        assert ("hidden" in entry.attrib) is ("disabled" in entry.attrib) is (n >= players)
    playing = [color for _, color in seats]
    assert [each.get("data-color") for each in entries][:players] == playing
    options = temples.all("option", temples.all("select")[0])
    for option in options[2:]:
        color = {"R": "red", "P": "purple", "W": "white", "Y": "yellow"}[option.get("value", "")[0]]
        assert ("disabled" in option.attrib) is (color not in playing)


# Fields of a village board


@every_language
def test_gold_says_what_it_means(client: CheckingClient, tag: str) -> None:
    """Coins only: the gold for temples and sun tokens comes on top."""
    page = client.page(url("villages", SEATS, tag))
    for key in ("gold1", "gold2"):
        help = page.by_id(page.by_id(key).get("aria-describedby", ""))
        assert text_of(help) == language(tag).text(
            "Count your coins before the bank pays for temples and sun tokens: that gold is added here."
        )


def test_only_sun_tokens_are_shown_as_chosen(client: CheckingClient) -> None:
    page = client.page(url("villages", SEATS))
    radios = [each for each in page.all("input", type="radio") if "checked" in each.attrib]
    taken = {"sun1", "sun2"}
    assert taken <= {each.get("name") for each in radios} <= taken | {"sun3", "sun4"}
    assert {each.get("value") for each in radios} == {"0"}
    assert all("data-shown" in each.attrib for each in radios), "not an entry yet"
    page = client.page(url("villages", [*SEATS, ("sun1", "2")]))
    (radio,) = (each for each in page.all("input", name="sun1") if "checked" in each.attrib)
    assert radio.get("value") == "2" and "data-shown" not in radio.attrib


@pytest.mark.parametrize(
    ("query", "says"),
    [
        (SEATS, "nothing"),
        ([*SEATS, ("gold1", "3")], "incomplete"),
        (GAME, "final"),
        (replaced(GAME, gold1="4"), "tied"),
    ],
)
@pytest.mark.parametrize("page", ["temples", "villages", "board"])
def test_every_page_says_how_far_it_is(
    client: CheckingClient, page: str, query: Query, says: str
) -> None:
    shown = client.page(url(page, query)).one("details", class_="state")
    assert shown.get("data-sheet-state") == says


# From page to page


def sent_back(tag: str) -> list[tuple[str, str]]:
    """The game as the village boards send it: what is typed has the digits of the language."""
    digits = language(tag).digits
    return [(key, value.translate(digits) if key[:-1] == "gold" else value) for key, value in GAME]


@every_language
@pytest.mark.parametrize("page", ["temples", "villages"])
def test_starting_over_asks_first(client: CheckingClient, tag: str, page: str) -> None:
    client.page(url(page, tag=tag))
    press(client, "over")
    no, yes = (each.get("href") or "" for each in client.last_page.all("a", class_="button"))
    assert set(sent_back(tag) if page == "villages" else GAME) <= set(query_of(no))
    client.page(no)
    assert urlsplit(yes).path == f"/{tag}/score" and "p" not in dict(query_of(yes))
    assert client.page(yes).by_id("players") is not None


def test_going_back_keeps_what_was_entered(client: CheckingClient) -> None:
    client.page(url("villages"))
    address = press(client, "temples", {"gold1": "not yet", "water1": "11"})
    changed = dict(GAME) | {"gold1": "not yet", "water1": "11"}
    assert dict(query_of(address)) == changed
    address = press(client, "villages", {"temple1-0": "R1"})
    assert dict(query_of(address)) == changed | {"temple1": "R1W1.."}
    assert client.last_page.by_id("gold1").get("value") == "not yet"


def test_changing_the_players_keeps_the_rest(client: CheckingClient) -> None:
    client.page(url("temples"))
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
    lang = language(tag)
    client.page(url("temples", tag=tag))
    address = press(client, "board", {"temple2-0": "W2"})
    kept = dict(GAME) | {"temple2": "W2..."}
    assert dict(query_of(address)) == kept | {"mode": "board"}
    address = press(client, "villages", {"board": BOARD, "complete": "1"})
    board = {"mode": "board", "board": BOARD, "complete": "1"}
    assert dict(query_of(address)) == kept | board
    press(client, "result")
    shown = [(who, total) for _, who, total in ranking(client.last_page)]
    assert shown == [
        ("Ana", lang.number(34 + 3 + 2 + 7)),
        (lang.text("White"), lang.number(20 + 3 - 10)),
    ]
    (back,) = (
        each.get("href", "")
        for each in client.last_page.all("a", class_="button")
        if "/board?" in each.get("href", "") and "hidden" not in each.attrib
    )
    client.page(back)
    address = press(client, "temples")
    kept |= dict(sent_back(tag)) | {"temple2": "W2..."}
    assert dict(query_of(address)) == kept | {"board": BOARD, "complete": "1"}
    press(client, "villages")
    press(client, "result")
    assert ranking(client.last_page)[0][2] == lang.number(49)


@pytest.mark.parametrize(
    ("board", "temples"),
    [
        (BOARD, [".W2.R2"]),
        ("P1111tY1111", ["...."]),
        ("t", ["...."]),
        ("R1210", []),
        ("x", []),
        ("R1210tW1012/.../t", [".W2.R2", "...."]),
    ],
)
def test_a_board_fills_in_the_temples(
    client: CheckingClient, board: str, temples: list[str]
) -> None:
    """Those of the players only; temples that are not on the board stay not entered."""
    response = client.get(url("temples", [*SEATS, ("board", board)]), follow_redirects=True)
    assert len(response.history) <= 2
    query = dict(parse_qsl(response.request.query_string.decode()))
    entered = {key: value for key, value in query.items() if key.startswith("temple")}
    assert entered == {f"temple{n}": sides for n, sides in enumerate(temples, 1)}
    assert query["board"] == board


def test_a_whole_board_says_which_temples_never_came(client: CheckingClient) -> None:
    query = [*SEATS, ("board", BOARD), ("complete", "1")]
    response = client.get(url("temples", query), follow_redirects=True)
    entered = dict(parse_qsl(response.request.query_string.decode()))
    assert [entered[f"temple{n}"] for n in range(1, 5)] == [".W2.R2", "-", "-", "-"]


def test_a_board_changes_no_temple_that_was_entered(client: CheckingClient) -> None:
    query = [*SEATS, ("temple2", "R1..."), ("board", BOARD)]
    client.get(url("temples", query))


@pytest.mark.parametrize("players", [2, 3, 4])
@every_language
def test_a_sample_to_try(client: CheckingClient, tag: str, players: int) -> None:
    seats = [("p", color) for color in ("white", "yellow", "red", "purple")][:players]
    address = client.get(url("sample", seats, tag), status=302).location
    query = dict(query_of(address))
    assert query["mode"] == "board" and Board.parse(query["board"], setup_for(players))
    villages = [
        (f"{code}{n}", "0") for n in range(1, players + 1) for code in ("gold", "water", "sun")
    ]
    page = client.page(url("result", [*query_of(address), *villages], tag))
    assert len(page.all("li", page.one("ol", class_="scored"), class_="card")) > 1
    assert state(page) in ("tied", "final"), "no tile is missing"


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
    location = client.get(f"/en/score/{page}?p=red&gold1=3", status=302).location
    assert "Too few players" in text_of(client.page(location, 422).one("div", class_="problems"))


def test_players_that_make_no_sense_are_asked_for_again(client: CheckingClient) -> None:
    query = [("p", "red:Ana"), ("p", "red:Bo"), *TEMPLES, *VILLAGES]
    page = client.page(url("temples", query), 422)
    assert text_of(page.one("div", class_="problems")).endswith(
        "Another player already has this colour. Choose another one."
    )
    fields = dict(sent(page, page.by_id("seats")))
    assert fields["seats-1-name"] == "Bo" and fields["gold1"] == "34"
    assert fields["temple1"] == "R2W1.."


# Whatever else people and programs send


HOSTILE: dict[str, Query] = {
    "garbage players": [("p", "x"), ("p", ":::"), ("p", "\0"), ("p", "red")],
    "a hundred players": [("p", "red")] * 100,
    "long players": [("p", "red:" + "x" * 5_000), ("p", "white")],
    "percent": [*SEATS, ("temple1", "%"), ("gold1", "%s%(x)s{0}")],
    "temples": [*SEATS, *((f"temple{n}", "R9Y-1\0<script>" * 20) for n in range(9))],
    "sides": [*SEATS, ("temple1-0", "R2" * 500), ("temple1--1", "R1"), ("temple1-9", "R1")],
    "a board of 7 kB": [*SEATS, ("mode", "board"), ("board", "R1210t/" * 700), *VILLAGES],
    "a board of 100 kB": [*SEATS, ("mode", "board"), ("board", "R1210t/" * 14_000), *VILLAGES],
    "a board of dots": [*SEATS, ("mode", "board"), ("board", "./" * 1_500), *VILLAGES],
    "a board of temples": [*SEATS, ("mode", "board"), ("board", "t" * 300), *VILLAGES],
    "a board in another script": [*SEATS, ("mode", "board"), ("board", "R١٢١٠t²"), *VILLAGES],
    "much gold": [*SEATS, *((f"{code}1", "9" * 2_000) for code in ("gold", "water", "sun"))],
    "gold in roman": [*SEATS, ("gold1", "Ⅻ"), ("gold2", "²"), ("water1", "½"), ("sun1", "0x1")],
    "coins": [*SEATS, ("gold1-10", "9" * 4_000), ("gold1-5", "NaN"), ("gold1-1", "\0")],
    "controls": [*SEATS, ("gold1", "\0\r\n\t"), ("water1", "\u2028"), ("board", "\0"), ("mode", "\0")],
    "choices": [*SEATS, ("rulebook", "xx"), ("mode", "xx"), ("complete", "no"), ("modules", ",,")],
    "modules": [*SEATS, ("modules", "nothing,chocolate"), ("modules", "<b>")],
    "names with markup": [("p", "red:<script>alert(1)</script>"), ("p", 'white:"><b>&amp;'), *GAME[2:]],
    "names with bidi": [("p", "red:\u202eevil\u2066"), ("p", "white:\u200f\u2069x"), *GAME[2:]],
    "names with emoji": [("p", "red:👩‍👩‍👧‍👦"), ("p", "white:" + "é" * NAME_LIMIT), *GAME[2:]],
    "names with placeholders": [("p", "red:%(gold)s %s"), ("p", "white:{total}"), *GAME[2:]],
    "odd names of fields": [*SEATS, ("lang", "xx"), ("_external", "1"), ("gold", "1"), ("temple", "1")],
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
        raw = {"QUERY_STRING": "p=red:\xe9\xff&p=white&gold1=\xd8\xb3"}
        response = client.open(path, environ_overrides=raw)
        assert response.status_code in (200, 302, 422)


def test_the_longest_address_of_a_calculation_has_room_to_spare(client: CheckingClient) -> None:
    """What people can enter by hand is never refused for its length."""
    seats = [("p", f"{color}:{'é' * NAME_LIMIT}") for color in ("red", "white", "yellow", "purple")]
    board = dict(query_of(client.get(url("sample", seats), status=302).location))["board"]
    query = [*seats, ("mode", "board"), ("board", board), *TEMPLES]
    query += [
        (f"{code}{n}", "−۱۰") for n in range(1, 5) for code in ("gold", "water", "sun", "cacao")
    ]
    client.page(url("villages", query))
    assert len(url("villages", query)) < LONGEST_URL / 2
