"""A game module is a folder: the lanterns of the tests are known everywhere by one line of registration.

The server is a process of its own, so that no other test meets the module; the base game beside it is
compared with an app that has never heard of lanterns.
"""

from __future__ import annotations

import csv
import io
import json
import re
from collections.abc import Iterator, Mapping
from http.cookiejar import CookieJar
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.parse import urlencode
from urllib.request import HTTPCookieProcessor, Request, build_opener

import lantern
import pytest
from flask import Flask
from lantern.game import LANTERNS
from lantern.process import Server, cacao, running
from openapi_spec_validator import validate
from page_checks import Page, check_references, text_of

from scorer.engine.setup import Setup, make_setup
from scorer.engine.simulate import simulate
from scorer.modules import EXPANSIONS, all_modules
from scorer.modules.base.game import GAME

SVG = "{http://www.w3.org/2000/svg}svg"
ROOT = Path(__file__).parents[1]
SEATS = "p=red:Ana&p=white&p=yellow"
WITH = f"{SEATS}&modules=lanterns"
TEMPLES = "&".join(f"temple{n}={sides}" for n, sides in enumerate(["R4.W3.", "Y1...", *"---"], 1))
VILLAGES = (
    "gold1=20&water1=4&sun1=1&lanterns1=6&lighthouse1=7"
    "&gold2=30&water2=0&sun2=0&lanterns2=0&lighthouse2=0"
    "&gold3=10&water3=-10&sun3=3&lanterns3=3&lighthouse3=3&oil3=40"
)
TOTALS = {"red": 20 + 4 + 1 + 6 + 12 + 7, "white": 30 + 3, "yellow": 10 - 10 + 3 + 6 + 6 + 3}
FINISHED = f"{WITH}&{TEMPLES}&{VILLAGES}"


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    with running() as server:
        yield server


class Client:
    """Somebody with cookies."""

    def __init__(self, address: str) -> None:
        self.address = address
        self._opener = build_opener(HTTPCookieProcessor(CookieJar()))

    def get(self, path: str, status: int = 200, data: bytes | None = None, **headers: str) -> str:
        request = Request(self.address + path, data, {"Accept-Language": "en", **headers})
        try:
            answer = self._opener.open(request)
        except HTTPError as error:
            answer = error
        with answer:
            text = str(answer.read().decode())
        assert answer.status == status, text[:2000]
        self.url = answer.url.removeprefix(self.address)
        return text

    def page(self, path: str, status: int = 200) -> Page:
        """A page, valid and with every symbol that its pictures use."""
        page = Page(self.get(path, status))
        check_references(page)
        return page

    def json(self, path: str, body: object = None, status: int = 200, **headers: str) -> Any:
        data = None if body is None else json.dumps(body).encode()
        headers = {"Content-Type": "application/json", **headers}
        return json.loads(self.get(path, status, data, **headers))


@pytest.fixture
def client(server: Server) -> Client:
    return Client(server.address)


def setup_with(players: int) -> Setup:
    return make_setup(GAME, players, [LANTERNS])


# Nothing names it


def test_only_its_registration_names_it() -> None:
    known = re.compile("lantern", re.IGNORECASE)
    named = [
        str(path.relative_to(ROOT))
        for folder in ("scorer", "templates", "translations", "bench")
        for path in (ROOT / folder).rglob("*")
        if path.is_file() and path.suffix not in (".png", ".mo", ".pyc")
        if "node_modules" not in path.parts
        if known.search(path.read_text(encoding="utf-8"))
    ]
    assert not named
    lines = (ROOT / "tests/lantern/serve.py").read_text(encoding="utf-8").splitlines()
    assert [line.strip() for line in lines if "MODULE" in line] == ["register(lantern.MODULE)"]


def test_its_codes_are_its_own() -> None:
    """No test has left it registered, and it would take nobody's codes."""
    assert lantern.MODULE.code not in EXPANSIONS
    for other in all_modules():
        for name in ("kinds", "fields", "terms", "steps"):
            taken = {getattr(each, "id", "") or each.code for each in getattr(other.game, name)}
            ours = {getattr(each, "id", "") or each.code for each in getattr(LANTERNS, name)}
            assert not taken & ours


# Pages without a script


def test_the_way_without_a_script(client: Client) -> None:
    page = client.page("/en/setup/players?players=3")
    box = page.one("input", type="checkbox", name="modules", value="lanterns")
    assert "checked" not in box.attrib
    seats = {f"seats-{i}-color": color for i, color in enumerate(("red", "white", "yellow"))}
    form = {"players": 3, **seats, "seats-0-name": "Ana", "modules": "lanterns"}
    page = client.page(f"/nl/setup/players?{urlencode(form)}")  # a change of language
    checked = [each for each in page.all("input", type="checkbox") if "checked" in each.attrib]
    assert [each.get("value") for each in checked] == ["lanterns"]
    page = client.page(f"/en/setup/players?{urlencode({**form, 'go': 1})}")
    assert client.url == f"/en/setup/steps?{WITH.replace(':', '%3A')}"
    setup = setup_with(3)
    shown = [step for step in page.all("li") if step.get("data-step") and not is_hidden(step)]
    assert tuple(step.get("data-step") for step in shown) == setup.steps
    own = page.by_id("light-lanterns")
    assert "Put the lanterns beside the bank." in text_of(own)
    labels = [each.get("aria-label") for each in own.iter() if each.get("role") == "img"]
    assert labels == ["Lantern tile showing 1", "Lantern tile showing 2"]
    added = page.by_id("add-jungle")
    assert "Add these 5 jungle tiles from the modules:" in text_of(added)
    items = [item for item in page.all("li", added) if not is_hidden(item)]
    assert [text_of(page.one("span", item)) for item in items] == [
        "3 × lantern tile showing 1",
        "2 × lantern tile showing 2",
    ]
    # Drawn with its number.
    assert [text_of(page.one(SVG, item)) for item in items] == ["1", "2"]
    assert "Each player adds 1 worker tile from the modules:" in text_of(page.by_id("worker-tiles"))
    assert "25 tiles must be left in the jungle draw pile" in text_of(page.by_id("jungle-pile"))
    links = [link.get("href", "") for link in page.shown("a", page.by_id("ready"))]
    assert all("modules=lanterns" in link for link in links if "p=red" in link)
    assert sum("modules=lanterns" in link for link in links) == 2
    ticked = client.page(f"/en/setup/steps?{WITH}&tick=light-lanterns")
    assert "modules=lanterns" in client.url and "done=light-lanterns" in client.url
    assert "data-done" in ticked.by_id("light-lanterns").attrib


def is_hidden(element: Any) -> bool:
    return "hidden" in element.attrib


def test_four_players_begin_with_a_lantern_tile(client: Client) -> None:
    page = client.page(f"/en/setup/steps?{WITH}&p=purple")
    assert "Lantern tile showing 1 and market (price 2)" in text_of(page.by_id("start-tiles"))
    page = client.page(f"/en/score/board?{WITH}&p=purple&mode=board")
    assert page.by_id("board").text == "n1/.m2"


def test_its_starting_tiles_are_looked_for(client: Client) -> None:
    board = f"{WITH}&p=purple&mode=board&board=p1R1111/.m2&complete=1&gold1=1"
    page = client.page(f"/en/score/result?{board}")
    assert "These must touch at a corner: lantern tile showing 1 and market (price 2)." in text_of(
        page.one("main")
    )


def test_temples(client: Client) -> None:
    page = client.page(f"/en/score/temples?{WITH}")
    options = {option.get("value") for option in page.all("option")}
    assert {"R4", "W4", "Y4"} <= options and "R5" not in options
    client.page(f"/en/score/temples?{WITH}&temple1-0=R4")
    assert "temple1=R4..." in client.url
    plain = client.page(f"/en/score/temples?{SEATS}")
    assert "R4" not in {option.get("value") for option in plain.all("option")}
    assert client.page(f"/en/score/temples?{SEATS}&temple1=R4...").all("div", class_="problems")


def test_village_boards(client: Client) -> None:
    page = client.page(f"/en/score/villages?{WITH}")
    lanterns = page.by_id("lanterns1")
    assert [each.get("value") for each in page.all("input", lanterns)] == list("0123456")
    shown = [each for each in page.all("input", lanterns) if "checked" in each.attrib]
    assert [each.get("value") for each in shown] == ["0"] and "data-shown" in shown[0].attrib
    lighthouse = page.all("input", page.by_id("lighthouse1"))
    assert [each.get("value") for each in lighthouse] == ["0", "3", "7"]
    assert not any("checked" in each.attrib for each in lighthouse)
    # A large count is typed.
    oil = page.by_id("oil1")
    assert (oil.tag, oil.get("type"), oil.get("value")) == ("input", "text", "")
    assert "Only those that nobody burnt." in text_of(page.by_id("oil1-help"))
    plain = client.page(f"/en/score/villages?{SEATS}")
    assert not {"lanterns1", "lighthouse1", "oil1"} & set(plain.ids)


def test_wrong_values(client: Client) -> None:
    wrong = FINISHED.replace("lanterns1=6", "lanterns1=7").replace("oil3=40", "oil3=41")
    wrong = wrong.replace("lighthouse2=0", "lighthouse2=1")
    page = client.page(f"/en/score/result?{wrong}", status=422)
    told = [text_of(link) for link in page.all("a", page.one("div", class_="problems"))]
    assert told == [
        "\u2068Ana\u2069, lanterns: Enter a whole number from 0 to 6.",
        "White, lighthouse: No field shows this value. Choose one that is printed.",
        "Yellow, drops of oil: Enter a whole number from 0 to 40.",
    ]


def test_board(client: Client) -> None:
    for board in ("n1", "R4000"):
        client.page(f"/en/score/board?{WITH}&mode=board&board={board}")
        page = client.page(f"/en/score/board?{SEATS}&mode=board&board={board}", status=422)
        assert page.by_id("board").get("aria-invalid") == "true"
    client.page(f"/en/score/sample?{WITH}")
    query = client.url.partition("?")[2]
    assert "n1" in query and "modules=lanterns" in query
    page = client.page(f"/en/score/result?{query}&{VILLAGES}")
    assert "The final board" in page.one(SVG, class_="board").get("aria-label", "")


def test_cheat_sheet(client: Client) -> None:
    page = client.page("/en/rules/cheat-sheet")
    *_, lanterns = page.all("ul", class_="tiles")
    assert [text_of(each) for each in page.all("span", lanterns, class_="visually-hidden")] == [
        "Lantern tile showing 1: take lanterns: 1",
        "Lantern tile showing 2: take lanterns: 2",
    ]
    assert [len(page.all(SVG, each, class_="piece")) for each in page.all("li", lanterns)] == [1, 2]
    assert {link.get("href") for link in page.all("a", lanterns)} == {"/en/rules/lantern"}
    scored = text_of(page.one("ul", class_="scored"))
    assert "Lanterns 2 gold each" in scored and "Lighthouse the number on it, from 0 to 7" in scored


def test_result(client: Client) -> None:
    page = client.page(f"/en/score/result?{FINISHED}")
    assert text_of(page.one("h1")) == f"\u2068Ana\u2069 wins with {TOTALS['red']} gold!"
    first = page.all("li", class_="card")[0]
    parts = {each.get("data-part"): text_of(each) for each in page.all("div", first)}
    assert parts["lanterns"] == "Lanterns12" and parts["lighthouse"] == "Lighthouse7"
    bar = [each.get("class") for each in first.iter() if each.tag.endswith("rect")]
    names = {each.get("data-part"): each.get("class") for each in page.all("div", first)}
    assert {names["lanterns"], names["lighthouse"]} < set(bar)
    assert names["lanterns"] != names["lighthouse"]
    text = next(each for each in page.root.iter() if each.get("data-text"))
    assert "Lanterns 12 and Lighthouse 7" in text.get("data-text", "")
    missing = client.page(f"/en/score/result?{FINISHED.replace('&lanterns2=0', '')}")
    assert "Still missing from White: lanterns." in " ".join(map(text_of, missing.all("li")))


def test_findings(client: Client) -> None:
    much = FINISHED.replace("lighthouse1=7", "lighthouse1=7&oil1=40")
    page = client.page(f"/en/score/result?{much}")
    assert "Together you have 80 drops of oil; the box holds only 60." in text_of(page.one("main"))
    board = f"{WITH}&{VILLAGES}&mode=board&board=p1R1111/.m2&complete=1"
    page = client.page(f"/en/score/result?{board}")
    assert "Red has 6 lanterns; its workers can have taken 0 at most." in text_of(page.one("main"))


@pytest.mark.parametrize(
    "path",
    [
        f"setup/steps?{SEATS}&p=purple",
        f"score/temples?{SEATS}&temple1=R3.W1.",
        f"score/villages?{SEATS}&gold1=3&sun1=2",
        f"score/board?{SEATS}&mode=board",
        f"score/result?{SEATS}&{TEMPLES}&{VILLAGES}".replace("R4", "R3"),
    ],
)
def test_the_base_game_is_the_same_beside_it(client: Client, app: Flask, path: str) -> None:
    """Word for word what an app without any module shows."""
    plain = Page(app.test_client().get(f"/en/{path}", follow_redirects=True).text)
    assert list(client.page(f"/en/{path}").texts()) == list(plain.texts())


@pytest.mark.parametrize("tag", ["nl", "de", "es", "fa"])
def test_other_languages(client: Client, tag: str) -> None:
    """Its texts stay English; everything around them does not."""
    page = client.page(f"/{tag}/score/villages?{WITH}")
    assert "Lanterns" in text_of(page.by_id("lanterns1"))
    page = client.page(f"/{tag}/setup/steps?{WITH}")
    assert "Light the lanterns" in text_of(page.by_id("light-lanterns"))
    assert client.page(f"/{tag}/score/result?{FINISHED}").language == tag


# The API


def player(color: str, **fields: object) -> dict[str, object]:
    return {"color": color, "gold": 10, "sun": 0, "water": 0, **fields}


def codes(answer: Mapping[str, Any]) -> list[tuple[str, str]]:
    assert all(each["message"] for each in answer["errors"])
    return [(each["field"], each["code"]) for each in answer["errors"]]


def test_setup_api(client: Client) -> None:
    answer = client.json("/api/setup?players=3&modules=lanterns")
    assert answer["modules"] == ["lanterns"]
    assert answer["worker_tiles_each"] == 11
    assert answer["add_workers"] == {"4-0-0-0": 1}
    assert answer["add_jungle"] == {"n1": 3, "n2": 2}
    assert answer["remove_jungle"] == {"p2": 1, "m3": 1, "g1": 2}
    assert client.json("/api/setup?players=4&modules=lanterns")["start"] == ["n1", "m2"]
    assert client.json("/api/setup?players=3")["modules"] == []


@pytest.mark.parametrize(
    ("modules", "code"),
    [
        ("lamps", "unknown-module"),
        ("lanterns,lamps", "unknown-module"),
        ("lanterns,lanterns", "repeated-module"),
    ],
)
def test_wrong_modules(client: Client, modules: str, code: str) -> None:
    answer = client.json(f"/api/setup?players=3&modules={modules}", status=422)
    assert codes(answer) == [("modules", code)]
    body = {"players": [player("red"), player("white")], "modules": modules.split(",")}
    answer = client.json("/api/score", {**body, "temples": []}, status=422)
    assert codes(answer) == [("modules", code)]
    cacao("check", "p1", "--players", "3", "--modules", modules, status=2)


def test_score_api(client: Client) -> None:
    players = [player("red", lanterns=6, lighthouse=7), player("white", lanterns=0, lighthouse=0)]
    body = {"players": players, "modules": ["lanterns"], "temples": [{"red": 16}]}
    answer = client.json("/api/score", body)
    first = answer["players"][0]
    assert first["parts"] == {
        **{"gold": 10, "temples": 6, "sun": 0, "water": 0},
        **{"lanterns": 12, "lighthouse": 7},
    }
    assert (first["total"], answer["winners"]) == (35, ["red"])
    body["temples"] = [{"red": 17}]
    answer = client.json("/api/score", body, status=422)
    assert codes(answer)[0] == ("temples.0.red", "out-of-range")


def test_score_api_asks_for_its_fields(client: Client) -> None:
    players = [player("red"), player("white", lanterns=7, lighthouse=1, oil="x")]
    body = {"players": players, "modules": ["lanterns"], "temples": []}
    answer = client.json("/api/score", body, status=422)
    assert codes(answer) == [
        ("players.0.lanterns", "missing"),
        ("players.0.lighthouse", "missing"),
        ("players.1.lanterns", "out-of-range"),
        ("players.1.lighthouse", "not-a-printed-value"),
        ("players.1.oil", "not-a-number"),
    ]
    body = {"players": [player("red", lanterns=1), player("white")], "temples": []}
    answer = client.json("/api/score", body, status=422)
    assert codes(answer) == [("players.0.lanterns", "module-not-in-play")]
    body = {"players": [player("red"), player("white")], "board": "n1R4000"}
    assert codes(client.json("/api/score", body, status=422))[0] == ("board", "bad-character")


def test_check_api(client: Client) -> None:
    board = str(simulate(setup_with(3), 7).board)
    body = {"players": ["red", "purple", "white"], "modules": ["lanterns"], "board": board}
    found = client.json("/api/check", body)["findings"]
    assert not [each for each in found if each["severity"] == "impossible"]


def test_openapi(client: Client) -> None:
    described = client.json("/api/openapi.json")
    validate(described)
    schemas = described["components"]["schemas"]
    player = schemas["Player"]
    assert player["properties"]["lanterns"]["maximum"] == 6
    assert player["properties"]["lighthouse"]["enum"] == [0, 3, 7]
    assert not {"lanterns", "lighthouse", "oil"} & set(player["required"])
    modules, _ = schemas["ScoreRequest"]["properties"]["modules"]["anyOf"]
    assert modules["items"]["enum"] == [*EXPANSIONS, "lanterns"]


# Shared tables


@pytest.fixture
def phone(client: Client) -> Client:
    """Somebody who may write: the page has told the token."""
    page = client.page(f"/en/t/new?{WITH}")
    token = next(each for each in page.all("input") if each.get("name") == "csrf_token")
    client.token = token.get("value", "")  # type: ignore[attr-defined]
    return client


def post(phone: Client, path: str, body: object, status: int = 200) -> Any:
    token = phone.token  # type: ignore[attr-defined]
    return phone.json(path, body, status, **{"X-CSRFToken": token})


def table_fields(query: str) -> dict[str, str]:
    pairs = [pair.split("=") for pair in query.split("&")]
    seats = [value for key, value in pairs if key == "p"]
    return {f"seat{n}": seat for n, seat in enumerate(seats, 1)} | {
        key: value for key, value in pairs if key != "p"
    }


def test_table(phone: Client) -> None:
    made = post(phone, "/api/tables", {"fields": table_fields(FINISHED)}, 201)
    code = made["code"]
    assert made["fields"]["modules"] == "lanterns" and made["fields"]["lanterns1"] == "6"
    change = {"author": "a", "batch": "b", "changes": [{"field": "lanterns2", "value": "2"}]}
    post(phone, f"/api/tables/{code}/changes", change)
    assert phone.json(f"/api/tables/{code}")["fields"]["lanterns2"] == "2"
    post(phone, f"/api/tables/{code}/again", {})
    fields = phone.json(f"/api/tables/{code}")["fields"]
    assert {key: value for key, value in fields.items() if value} == {
        **table_fields(SEATS),
        "modules": "lanterns",
    }
    (game,) = phone.json(f"/api/tables/{code}/games.json")["games"]
    assert game["modules"] == ["lanterns"]
    assert [each["parts"]["lanterns"] for each in game["players"]] == [12, 4, 6]
    (first, *_) = csv.DictReader(
        io.StringIO(phone.get(f"/api/tables/{code}/games.csv").removeprefix("\ufeff"))
    )
    assert (first["lanterns"], first["lighthouse"], first["total"]) == ("12", "7", "50")
    page = phone.page(f"/en/t/{code}/villages")
    assert "lanterns1" in page.ids


def test_table_of_the_base_game(phone: Client) -> None:
    made = post(phone, "/api/tables", {"fields": table_fields(SEATS)}, 201)
    page = phone.page(f"/en/t/{made['code']}/villages")
    assert "lanterns1" not in page.ids
    unknown = [("modules", "unknown-module")]
    wrong = {"fields": {**table_fields(SEATS), "modules": "lamps"}}
    assert codes(post(phone, "/api/tables", wrong, 422)) == unknown
    change = {"author": "a", "batch": "b", "changes": [{"field": "modules", "value": "lamps"}]}
    assert codes(post(phone, f"/api/tables/{made['code']}/changes", change, 422)) == unknown


# The command line


def test_simulate_and_score() -> None:
    game = cacao("simulate", "--players", "3", "--modules", "lanterns", "--seed", "5", "--json")
    played = json.loads(game)
    assert played["modules"] == ["lanterns"] and "n" in played["board"]
    scored = json.loads(cacao("score", "-", "--json", given=game))
    for before, after in zip(played["players"], scored["players"], strict=True):
        assert after["parts"]["lanterns"] == 2 * before["lanterns"]
        assert after["parts"]["lighthouse"] == before["lighthouse"]
    assert not [each for each in scored["findings"] if each["severity"] == "impossible"]
    table = cacao("score", "-", given=game)
    assert "Lanterns" in table.splitlines()[0] and "Lighthouse" in table.splitlines()[0]


def test_check_command() -> None:
    board = json.loads(cacao("simulate", "--players", "2", "--modules", "lanterns", "--json"))
    found = cacao("check", board["board"], "--players", "2", "--modules", "lanterns", "--json")
    assert not [e for e in json.loads(found)["findings"] if e["severity"] == "impossible"]
    assert "board:" in cacao("check", "n1", "--players", "2", status=2)
    assert "lamps" in cacao("check", "n1", "--players", "2", "--modules", "lamps", status=2)


# The rules


def test_rules(client: Client) -> None:
    page = client.page("/en/rules")
    (entry,) = [text_of(a) for a in page.all("a") if a.get("href") == "/en/rules/lantern"]
    assert entry == "Lanterns Module: Lanterns"
    assert "Light in the jungle" in [text_of(each) for each in page.all("h2")]
    (plain,) = [text_of(a) for a in page.all("a") if a.get("href") == "/en/rules/market"]
    assert plain == "Market"
    page = client.page("/en/rules/lantern")
    assert "You never keep more than 6." in text_of(page.one("article"))
    assert "Module: Lanterns" in text_of(page.one("article"))
    assert "Does the wind blow a lantern out?" in text_of(page.by_id("lantern-wind"))
    used = [each.get("href") for each in page.root.iter() if each.tag.endswith("}use")]
    assert "#art-lantern-tile" in used and "#art-side-4" in used
    assert "Does the wind blow a lantern out?" in text_of(
        client.page("/en/rules/questions?modules=lanterns").root
    )
    assert "lantern" in client.page("/en/rules/all").ids


@pytest.mark.parametrize(
    ("query", "found"),
    [
        ("does wind blow a lantern out", "lantern-wind"),
        ("how many lanterns may I keep", "lantern"),
    ],
)
def test_search(client: Client, query: str, found: str) -> None:
    first, *_ = client.json(f"/api/rules?{urlencode({'q': query})}")["results"]
    assert first["id"] == found or first.get("section") == found


def test_what_a_phone_keeps(client: Client) -> None:
    worker = client.get("/sw.js")
    release = json.loads(worker.partition("RELEASE = ")[2].partition(";\n")[0])["id"]
    texts = client.get(f"/en/offline/{release}.txt").split("\0")
    kept = dict(zip(texts[::2], texts[1::2], strict=True))
    assert "/en/rules/lantern" in kept
    parts = Page(kept[f"/en/parts?v={release}"])
    assert {"lanterns1", "lighthouse1", "oil1", "light-lanterns"} <= set(parts.ids)
    index = json.loads(kept[f"/en/rules/index.json?v={release}"])
    assert "lantern-wind" in [id for id, *_ in index["cards"]]
