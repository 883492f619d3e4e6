"""Choosing modules, what they leave to the players, and the rules for those who play with some of them."""

from __future__ import annotations

from collections import Counter
from urllib.parse import parse_qs, urlencode, urlsplit

import pytest
from page_checks import CheckingClient, text_of

from scorer.engine.fields import FieldKind, items_text, parse_items
from scorer.engine.two_sided import fits_on_tiles
from scorer.modules import EXPANSIONS, all_choices, setup_for
from scorer.sheet.query import Pairs

SEATS: Pairs = [("p", "red:Ana"), ("p", "white"), ("p", "yellow")]
TYPED = {"players": "3", "seats-0-color": "red", "seats-0-name": "Ana", "seats-1-color": "white"}
TYPED |= {"seats-2-color": "yellow"}
FACES = next(each for each in all_choices().values() if each.tiles)
MIX = next(each for each in all_choices().values() if each.presets)


def query_of(location: str) -> dict[str, list[str]]:
    return parse_qs(urlsplit(location).query)


def choices_url(modules: str, family: str = "setup", **typed: str) -> str:
    query = [*SEATS, ("modules", modules), *typed.items()]
    return f"/en/{family}/choices?{urlencode(query)}"


def test_modules_stand_in_their_boxes_and_are_folded(client: CheckingClient) -> None:
    page = client.page("/en/setup/players?players=4")
    card = page.by_id("modules")
    assert card.tag == "details" and "open" not in card.attrib, "the base game needs no tap more"
    boxes = {text_of(box[0]): page.all("input", box) for box in page.all("fieldset", card)}
    for code, module in EXPANSIONS.items():
        (box,) = (box for box, inputs in boxes.items() if code in [i.get("value") for i in inputs])
        assert box == (module.box if not module.game.includes else "Everything together")
    assert len([box for box in boxes if len(boxes[box]) > 1]) == len(
        page.all("button", card, name="all")
    )


def test_what_does_not_fit_the_players_is_shown_with_the_reason(client: CheckingClient) -> None:
    page = client.page("/en/setup/players?players=2")
    (unfit,) = page.all("input", name="modules", disabled="")
    assert unfit.get("value") == "big-game"
    (reason,) = (each for each in page.shown("span", class_="small") if "data-unfit" in each.attrib)
    assert text_of(reason) == "“Big Game” can’t be played with 2 players."
    page = client.page("/en/setup/players?players=3")
    assert not page.all("input", name="modules", disabled="")


def test_all_of_a_box_without_a_script(client: CheckingClient) -> None:
    page = client.page(
        f"/en/setup/players?{urlencode({**TYPED, 'modules': 'emperor', 'all': 'Chocolatl'})}"
    )
    chosen = [each.get("value") for each in page.all("input", name="modules", checked="")]
    assert chosen == ["map", "watering", "chocolate", "huts", "emperor"]
    assert page.entered()["seats-0-name"] == "Ana"
    assert "open" in page.by_id("modules").attrib


@pytest.mark.parametrize(
    ("modules", "message"),
    [
        (
            ["big-game", "map"],
            "“Big Game” already includes the other modules. Choose it on its own.",
        ),
        (["map", "map"], "The module “The Map” is listed twice."),
        (["volcano"], "There is no module “volcano”."),
    ],
)
def test_what_cannot_be_combined_is_told(
    client: CheckingClient, modules: list[str], message: str
) -> None:
    query = urlencode({**TYPED, "modules": modules, "go": "1"}, doseq=True)
    page = client.page(f"/en/setup/players?{query}", status=422)
    (line,) = page.all("a", page.one("div", class_="problems"))
    assert (text_of(line), line.get("href")) == (message, "#modules")
    assert page.entered()["seats-0-name"] == "Ana"


@pytest.mark.parametrize(
    ("family", "modules", "go", "page"),
    [
        ("setup", [], "1", "setup/steps"),
        ("setup", ["watering"], "1", "setup/steps"),
        ("setup", ["huts", "watering"], "1", "setup/choices"),
        ("score", ["huts"], "1", "score/temples"),
        ("score", ["huts"], "choices", "score/choices"),
        ("score", ["watering"], "choices", "score/temples"),
    ],
)
def test_the_wizard_asks_for_choices_only_where_there_are_some(
    client: CheckingClient, family: str, modules: list[str], go: str, page: str
) -> None:
    query = urlencode({**TYPED, "modules": modules, "go": go}, doseq=True)
    location = client.get(f"/en/{family}/players?{query}", status=302).headers["Location"]
    assert urlsplit(location).path == f"/en/{page}"
    found = query_of(location)
    assert found["p"] == ["red:Ana", "white", "yellow"]
    assert set(",".join(found.get("modules", [])).split(",")) - {""} == set(modules)


def test_only_the_choices_of_the_modules_in_play_are_asked(client: CheckingClient) -> None:
    for modules, asked in (
        ("map", ["early_overbuilding"]),
        ("huts,new-workers", ["faces", "workers", "longer"]),
        ("big-game", ["early_overbuilding", "faces"]),
    ):
        page = client.page(choices_url(modules))
        shown = [card.get("data-choice") for card in page.shown("fieldset", class_="choice-card")]
        assert shown == asked
        hidden = [
            each for each in page.all("fieldset", class_="choice-card") if "disabled" in each.attrib
        ]
        assert len(hidden) == len(all_choices()) - len(asked)


def test_simply_going_on_chooses_the_usual_way(client: CheckingClient) -> None:
    page = client.page(choices_url("map,huts,new-workers"))
    sent = {**page.entered(), "go": "1"}
    sent.pop("p")
    location = client.get(
        f"/en/setup/choices?{urlencode([*SEATS, *sent.items()])}", status=302
    ).headers["Location"]
    assert query_of(location) == {"p": [p for _, p in SEATS], "modules": ["map,huts,new-workers"]}


@pytest.mark.parametrize("preset", MIX.presets)
def test_a_preset_is_a_mix(client: CheckingClient, preset: str) -> None:
    url = choices_url(MIX.module, **{f"{MIX.code}-preset": preset, "go": "1"})
    location = client.get(url, status=302).headers["Location"]
    (text,) = query_of(location)[MIX.code]
    assert parse_items(text, FieldKind.COUNTS) == MIX.presets[preset][3]
    page = client.page(choices_url(MIX.module, **{MIX.code: text}))
    assert page.entered()[f"{MIX.code}-preset"] == preset


def test_an_own_mix_is_kept_and_its_balance_told(client: CheckingClient) -> None:
    own = {f"{MIX.code}-preset": "own", f"{MIX.code}-1111": "۴", f"{MIX.code}-4000": "1"}
    location = client.get(choices_url(MIX.module, **own, go="1"), status=302).headers["Location"]
    assert query_of(location)[MIX.code] == ["1111:4,4000:1"]
    page = client.page(location)
    balance = text_of(page.one("p", class_="balance"))
    assert (
        "15, jungle tiles: 28, difference: −13. The rulebook recommends 2 to 12."
        in balance.replace("-13", "−13")
    )
    assert "data-off" in page.one("p", class_="balance").attrib
    again = client.page(choices_url(MIX.module, **{MIX.code: "1111:4,4000:1"}))
    assert again.entered()[f"{MIX.code}-preset"] == "own"
    assert again.entered()[f"{MIX.code}-1111"] == "4"


@pytest.mark.parametrize(
    ("field", "typed", "message"),
    [
        (MIX, {"1111": "5"}, "1111: a player can have at most 4."),
        (MIX, {"1111": "-1", "2101": "9"}, "Enter a whole number from 0 to 4."),
        (MIX, {"1111": "x"}, "Enter a whole number."),
        (MIX, {"1111": "0"}, "Each player needs at least 3 worker tiles for the first hand."),
        (MIX, {"1111": "2"}, "Each player needs at least 3 worker tiles for the first hand."),
        (FACES, {"chief": "1", "hermit": "2"}, "Choose one side of each tile, 12 in all."),
    ],
)
def test_what_cannot_be_chosen_is_told_and_kept(
    client: CheckingClient, field: object, typed: dict[str, str], message: str
) -> None:
    code, module = field.code, field.module  # type: ignore[attr-defined]
    own = {f"{code}-preset": "own", **{f"{code}-{option}": n for option, n in typed.items()}}
    page = client.page(choices_url(module, **own, go="1"), status=422)
    (line,) = page.all("a", page.one("div", class_="problems"))
    assert text_of(line).startswith(message) and line.get("href") == f"#{code}"
    assert own.items() <= page.entered().items()


@pytest.mark.parametrize("seed", range(20))
def test_a_throw_shows_one_side_of_each_tile(client: CheckingClient, seed: int) -> None:
    url = choices_url(FACES.module, throw=FACES.code, seed=str(seed))
    location = client.get(url, status=302).headers["Location"]
    assert client.get(url, status=302).headers["Location"] == location, "by its seed"
    (text,) = query_of(location)[FACES.code]
    items = parse_items(text, FieldKind.LIST)
    assert fits_on_tiles(items, FACES.tiles)
    page = client.page(location)
    assert page.entered()[f"{FACES.code}-preset"] == "own"
    steps = client.page(location.replace("/choices", "/steps"))
    shown = [each.get("data-count", "") for each in steps.shown("li", steps.by_id("huts"))]
    assert shown == [f"laid-huts.{item}" for item in FACES.options if item in items]


def test_the_way_leads_to_scoring_and_to_a_table_with_the_same_choices(
    client: CheckingClient,
) -> None:
    query = [*SEATS, ("modules", "map,new-workers"), ("early_overbuilding", "1"), ("longer", "1")]
    page = client.page(f"/en/setup/steps?{urlencode(query)}")
    (score,) = (each for each in page.all("a") if "/score/temples" in each.get("href", ""))
    assert query_of(score.get("href", "")) == query_of(f"?{urlencode(query)}")
    carried = [(each.get("name"), each.get("value")) for each in page.all("input", type="hidden")]
    assert set(query) <= set(carried)
    ticked = client.get(f"/en/setup/steps?{urlencode([*query, ('tick', 'hands')])}", status=302)
    assert set(query_of(ticked.headers["Location"])) >= {"longer", "early_overbuilding"}
    table = client.page(f"/en/t/new?{urlencode(query)}")
    assert "longer" in str(table.entered())


def test_the_api_takes_the_choices(client: CheckingClient) -> None:
    answer = client.get("/api/setup?players=3&modules=new-workers,gem-mines&longer=1").json
    assert answer["jungle"]["t"] == 5 and answer["worker_tiles_each"] == 15
    assert answer["pile"] == setup_for(3, ["new-workers", "gem-mines"], {"longer": "1"}).pile
    wrong = client.get("/api/setup?players=3&modules=huts&faces=x&longer=1", status=422).json
    assert {(each["field"], each["code"]) for each in wrong["errors"]} == {
        ("faces", "no-such-item"),
        ("longer", "module-not-in-play"),
    }


IMPOSSIBLE = [
    ("new-workers", "workers", {"2200": 1}, "Each player needs at least 3 worker tiles"),
    ("new-workers", "workers", {"1111": 9}, "1111: a player can have at most 4."),
    ("new-workers", "workers", {"1111": 1000}, "1111: a player can have at most 4."),
    ("huts", "faces", ["chief", "foreman"], "Choose one side of each tile, 12 in all."),
    ("huts", "faces", ["chief", *["foreman"] * 11], "Choose one side of each tile, 12 in all."),
]


@pytest.mark.parametrize(("modules", "code", "choice", "message"), IMPOSSIBLE)
def test_a_choice_that_cannot_be_played_is_refused_everywhere_with_the_same_words(
    client: CheckingClient, modules: str, code: str, choice: object, message: str
) -> None:
    field = all_choices()[code]
    text = items_text(Counter(choice), field.kind)  # type: ignore[call-overload]
    query = {"modules": modules, code: text}
    players = [{"color": color, "gold": 1, "sun": 0, "water": 0} for color in ("red", "white")]
    body = {"players": players, "modules": [modules], code: choice, "temples": []}
    answers = [
        client.get(f"/api/setup?{urlencode({'players': 2, **query})}", status=422),
        client.post("/api/score", json=body),
        client.post("/api/check", json={**body, "players": ["red", "white"], "board": "p1/.m2"}),
    ]
    for answer in answers:
        (error,) = (each for each in answer.json["errors"] if each["field"] == code)
        assert answer.status_code == 422
        assert error["message"].replace("\xa0", " ").startswith(message)
    for page in ("setup/steps", "score/result"):
        url = f"/en/{page}?{urlencode([*SEATS, *query.items()])}"
        location = client.get(url, status=302).headers["Location"]
        told = client.page(location, status=422)
        (line,) = told.all("a", told.one("div", class_="problems"))
        assert text_of(line).startswith(message) and line.get("href") == f"#{code}"
        for option, count in Counter(choice).items():  # type: ignore[call-overload]
            assert told.entered()[f"{code}-{option}"] == str(count), "nothing entered is lost"


@pytest.mark.parametrize(
    ("modules", "code", "text", "message"),
    [
        ("map", "early_overbuilding", "yes", "Choose one of the options."),
        ("new-workers", "longer", "2", "Choose one of the options."),
        ("new-workers", "workers", "1111:-1", "Enter a whole number from 0 to 4."),
        ("new-workers", "workers", "1111:x", "Enter a whole number."),
        ("new-workers", "workers", "1111:9,5555:1", "1111: a player can have at most 4."),
    ],
)
def test_a_choice_that_cannot_be_read_is_refused_by_page_and_api_with_the_same_words(
    client: CheckingClient, modules: str, code: str, text: str, message: str
) -> None:
    query = {"modules": modules, code: text}
    answer = client.get(f"/api/setup?{urlencode({'players': 2, **query})}", status=422)
    (error,) = answer.json["errors"]
    assert error["field"] == code and error["message"].replace("\xa0", " ") == message
    for page in ("setup/steps", "score/result"):
        url = f"/en/{page}?{urlencode([*SEATS, *query.items()])}"
        location = client.get(url, status=302).headers["Location"]
        told = client.page(location, status=422)
        (line,) = told.all("a", told.one("div", class_="problems"))
        assert text_of(line) == message and line.get("href") == f"#{code}"


@pytest.mark.parametrize("path", ["/api/score", "/api/check"])
def test_choices_of_modules_that_are_not_in_play_are_refused(
    client: CheckingClient, path: str
) -> None:
    players: list[object] = ["red", "white"]
    if path == "/api/score":
        players = [{"color": color, "gold": 1, "sun": 0, "water": 0} for color in players]
    chosen = {"faces": ["chief"], "workers": {"1111": 4}, "early_overbuilding": "1", "longer": "1"}
    body = {"players": players, "board": "p1/.m2", **chosen}
    errors = client.post(path, json=body).json["errors"]
    assert {(each["field"], each["code"]) for each in errors} == {
        (code, "module-not-in-play") for code in chosen
    }


def test_everything_that_is_wrong_with_the_modules_is_told(client: CheckingClient) -> None:
    answer = client.get("/api/setup?players=2&modules=big-game,map", status=422).json
    assert {each["code"] for each in answer["errors"]} == {"module-alone", "module-players"}


# The rules for those who play with some modules


def test_rules_of_other_modules_are_left_out(client: CheckingClient) -> None:
    for path in ("", "/questions", "/all"):
        everything = client.page(f"/en/rules{path}")
        huts = client.page(f"/en/rules{path}?modules=huts")
        brought = {each.get("data-brought-by") for each in huts.all("*")} - {None}
        assert all("huts" in str(each).split() for each in brought), path
        shown = {each.get("data-brought-by") for each in everything.all("*")} - {None}
        assert path == "/questions" or any("map" in str(each).split() for each in shown), path
    page = client.page("/en/rules?modules=huts")
    links = [each.get("href", "") for each in page.all("a") if "/rules/" in each.get("href", "")]
    assert any("/rules/huts?modules=huts" in link for link in links)
    assert any("/rules/temple-scoring?modules=huts" in link for link in links)
    assert not any("/rules/map" in link for link in links)


def test_the_big_game_shows_everything_that_it_includes(client: CheckingClient) -> None:
    page = client.page("/en/rules?modules=big-game")
    links = [each.get("href", "") for each in page.all("a")]
    for code in EXPANSIONS["big-game"].game.includes:
        section = EXPANSIONS[code].rulebook.sections[0].id
        assert any(f"/rules/{section}?" in link for link in links), code


def test_the_search_knows_what_is_played_with(client: CheckingClient) -> None:
    title = EXPANSIONS["huts"].words.title
    found = client.get("/api/rules", query_string={"q": title}).json["results"]
    own = {section.id for section in EXPANSIONS["huts"].rulebook.sections}
    assert found[0]["section"] in own and found[0]["module"] == title
    found = client.get("/api/rules", query_string={"q": title, "modules": "map"}).json
    cards = found["results"] or found["nearest"]
    assert all(each.get("module") in (None, EXPANSIONS["map"].words.title) for each in cards)
    page = client.page(f"/en/rules/search?{urlencode({'q': title, 'modules': 'map'})}")
    assert title not in [text_of(each) for each in page.all("span", class_="badge")]
    page = client.page(f"/en/rules/search?{urlencode({'q': title})}")
    assert title in [text_of(each) for each in page.all("span", class_="badge")]
    client.get("/api/rules?q=x&modules=nonsense", status=422)
