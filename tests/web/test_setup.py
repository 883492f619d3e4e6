"""The set-up wizard by requests alone: what it shows, what it keeps, and what it answers to nonsense."""

from __future__ import annotations

from urllib.parse import parse_qs, urlencode, urlsplit
from xml.etree.ElementTree import Element

import pytest
from page_checks import SVG, CheckingClient, Page, text_of

from scorer.engine.components import Color
from scorer.i18n import language, languages
from scorer.i18n.messages import jungle_text
from scorer.i18n.typography import as_typed
from scorer.modules import setup_for
from scorer.modules.base.game import COINS, MAX_PLAYERS
from scorer.sheet.seats import NAME_LIMIT

TAGS = ("de", "en", "es", "fa", "nl")
COUNTS = (2, 3, 4)

every_language = pytest.mark.parametrize("tag", TAGS)
every_count = pytest.mark.parametrize("players", COUNTS)


def steps_url(players: int, tag: str = "en", **more: object) -> str:
    people = [str(color) for color in Color][:players]
    return f"/{tag}/setup/steps?{urlencode({'p': people, **more}, doseq=True)}"


def pictures(page: Page, kind: str, within: Element) -> list[Element]:
    return page.shown(f"{SVG}svg", within, class_=kind)


def query_of(location: str) -> dict[str, list[str]]:
    return parse_qs(urlsplit(location).query)


def ticked(page: Page) -> list[str | None]:
    return [
        step.get("id") for step in page.all("details", class_="step") if "data-done" in step.attrib
    ]


@every_language
def test_the_way_in(client: CheckingClient, tag: str) -> None:
    home = client.page(f"/{tag}/")
    assert f"/{tag}/setup" in [link.get("href") for link in home.all("a", class_="place")]
    count = client.page(f"/{tag}/setup")
    form = count.by_id("players")
    buttons = count.all("button", form)
    assert [button.get("value") for button in buttons] == ["2", "3", "4"]
    for button, players in zip(buttons, COUNTS, strict=True):
        assert language(tag).number(players) in text_of(button)
        assert len(pictures(count, "piece", button)) == players
        page = client.page(f"{form.get('action')}?players={players}")
        assert len(page.all("fieldset", class_="seat")) == MAX_PLAYERS
        assert len(page.shown("fieldset", class_="seat")) == players
        chosen = [each.get("value") for each in page.shown("input", type="radio", checked="")]
        assert chosen == [str(color) for color in Color][:players]


@every_language
@every_count
def test_the_figures_are_those_of_the_engine(
    client: CheckingClient, tag: str, players: int
) -> None:
    setup, lang = setup_for(players), language(tag)
    page = client.page(steps_url(players, tag))
    ids = [step.get("id") for step in page.shown("details", class_="step")]
    assert tuple(ids) == tuple(setup.steps)
    assert ("remove-jungle" in ids) == (players == 2)
    assert lang.number(players) in text_of(page.one("h1"))

    villages = page.by_id("village-boards")
    assert len(pictures(page, "village", villages)) == players

    workers = page.by_id("worker-tiles")
    assert text_of(page.one("span", workers, class_="big")) == lang.number(setup.worker_tiles_each)
    going_back = page.shown("figure", workers)
    assert len(going_back) == (players if setup.removed_workers else 0)
    for figure, color in zip(going_back, Color, strict=False):
        assert figure.get("data-color") == color, "tiles have the colour of what is around them"
        back = setup.removed_workers
        assert len(pictures(page, "tile", figure)) == len(back)
        shown = [text_of(item) for item in page.shown("li", figure)]
        for says, count in zip(shown, back.values(), strict=True):
            assert lang.number(count) in says
    (staying,) = page.shown("ul", workers, data_tiles="workers")
    assert len(page.shown("li", staying)) == len(setup.worker_tiles)
    for item, count in zip(page.shown("li", staying), setup.worker_tiles.values(), strict=True):
        assert lang.number(count) in text_of(item)

    hands = page.by_id("hands")
    left = setup.worker_tiles_each - setup.hand
    assert lang.number(setup.hand) in text_of(hands) and lang.number(left) in text_of(hands)
    assert len(pictures(page, "tile", hands)) == setup.hand

    pile = page.by_id("jungle-pile")
    assert text_of(page.one("span", pile, class_="big")) == lang.number(setup.pile)
    assert len(pictures(page, "tile", pile)) == setup.display

    coins = page.all("li", page.by_id("supplies"))[2:]
    for item, (value, count) in zip(coins, COINS.items(), strict=True):
        assert lang.number(value) in text_of(item) and lang.number(count) in text_of(item)


def uses(picture: Element) -> list[str]:
    return [use.get("href", "") for use in picture.iter(f"{SVG}use")]


@pytest.mark.parametrize(
    ("players", "back"), [(3, {(1, 1, 1, 1): 1}), (4, {(1, 1, 1, 1): 1, (2, 1, 0, 1): 1})]
)
def test_the_right_worker_tiles_go_back(
    client: CheckingClient, players: int, back: dict[tuple[int, ...], int]
) -> None:
    page = client.page(steps_url(players))
    figures = page.shown("figure", page.by_id("worker-tiles"))
    assert len(figures) == players
    for figure in figures:
        drawn: dict[tuple[int, ...], int] = {}
        for tile in pictures(page, "tile", figure):
            sides = [0, 0, 0, 0]
            for use in tile.iter(f"{SVG}use"):
                workers = use.get("href", "").removeprefix("#art-side-")
                turn = use.get("transform", "rotate(0 ").removeprefix("rotate(").split()[0]
                if workers.isdigit():
                    sides[int(turn) // 90] = int(workers)
            drawn[tuple(sides)] = drawn.get(tuple(sides), 0) + 1
        assert drawn == back


@every_language
def test_two_players_take_out_these_jungle_tiles(client: CheckingClient, tag: str) -> None:
    page, lang = client.page(steps_url(2, tag)), language(tag)
    items = page.shown("li", page.by_id("remove-jungle"))
    setup = setup_for(2)
    assert setup.removed_jungle == {"p1": 2, "m3": 1, "g1": 1, "w": 1, "s": 1, "t": 1}
    for item, (code, count) in zip(items, setup.removed_jungle.items(), strict=True):
        name = as_typed(jungle_text(setup.kinds[code], lang))
        assert text_of(item).endswith(f"{lang.number(count)} × {name}")
        (tile,) = pictures(page, "tile", item)
        assert f"#art-{code if code in 'p1wst' else code[0]}" in uses(tile)


def test_ticking_and_unticking(client: CheckingClient) -> None:
    todo = list(setup_for(2).steps)
    url = steps_url(2)
    for at, step in enumerate(todo):
        page = client.page(url)
        assert ticked(page) == todo[:at]
        progress = page.one("progress")
        assert (progress.get("value"), progress.get("max")) == (str(at), str(len(todo)))
        assert text_of(page.by_id("progress-text")) == f"{at} of {len(todo)} steps done"
        current = [each.get("id") for each in page.all("details", class_="step", open="")]
        assert current == [step]
        location = client.get(f"{url}&tick={step}", status=302).location
        assert urlsplit(location).fragment == (todo[at + 1] if at + 1 < len(todo) else "ready")
        assert "tick" not in query_of(location)
        url = location.split("#")[0]
    page = client.page(url)
    assert "data-waiting" not in page.by_id("ready").attrib
    # Once more is undone, in whatever order, and the rest stays.
    page = client.page(f"{url}&tick=hands")
    assert ticked(page) == [step for step in todo if step != "hands"]
    assert "data-waiting" in page.by_id("ready").attrib
    assert text_of(page.one("button", value="hands")) == "Done"
    assert text_of(page.one("button", value="supplies")) == "Not done yet"


def test_unknown_ticks_are_no_steps(client: CheckingClient) -> None:
    page = client.page(steps_url(3, done=["remove-jungle", "nonsense", "hands"], tick="nonsense"))
    assert ticked(page) == ["hands"]


def test_a_form_sends_everything_that_was_entered(client: CheckingClient) -> None:
    page = client.page("/en/setup/steps?p=red:Ana&p=white&done=hands&done=supplies&starter=white")
    sent = [(each.get("name"), each.get("value")) for each in page.all("input", type="hidden")]
    assert sorted(sent) == [
        *(("done", "hands"), ("done", "supplies")),
        *(("p", "red:Ana"), ("p", "white"), ("starter", "white")),
    ]


def test_who_begins_goes_along_to_the_score_and_to_a_shared_table(client: CheckingClient) -> None:
    address = "/en/setup/steps?p=red:Ana&p=white&modules=map&starter=white"
    to_score = client.page(address).one("a", data_score="").get("href", "")
    assert query_of(to_score) == {
        "p": ["red:Ana", "white"],
        "modules": ["map"],
        "starter": ["white"],
    }
    shared = client.page(address.replace("setup/steps", "t/new"))
    assert shared.one("input", name="starter").get("value") == "white"


@every_count
def test_drawing_the_starting_player(client: CheckingClient, players: int) -> None:
    people = [str(color) for color in Color][:players]
    url = steps_url(players, done="hands")
    drawn = set()
    for _ in range(200):
        location = client.get(f"{url}&draw=1", status=302).location
        query = query_of(location)
        assert query["p"] == people and query["done"] == ["hands"] and "draw" not in query
        drawn.update(query["starter"])
        if len(drawn) == players:
            break
    assert drawn == set(people)
    for page in (client.page(location), client.page(location)):
        says = f"{query['starter'][0].capitalize()} starts."
        assert text_of(page.one("p", class_="drawn")) == says
        assert says in text_of(page.by_id("ready"))


def test_a_starting_player_who_does_not_play_is_nobody(client: CheckingClient) -> None:
    for starter in ("yellow", "nonsense", ""):
        page = client.page(steps_url(2, starter=starter))
        assert text_of(page.one("p", class_="drawn")) == ""


@pytest.mark.parametrize(
    "query",
    [
        "players=5",
        "players=1",
        "players=0",
        "players=-3",
        "players=abc",
        "players=2.5",
        "players=",
        "players=%20",
        "players=" + "9" * 300,
        "players=%00",
        "players=³",
    ],
)
@every_language
def test_a_wrong_number_of_players_is_explained(
    client: CheckingClient, tag: str, query: str
) -> None:
    for path in ("setup", "setup/players"):
        page = client.page(f"/{tag}/{path}?{query}", 422)
        says = problem_at(page, "players")
        assert says and says in [text_of(link) for link in links_in_summary(page)]
        assert page.by_id("players").get("aria-describedby") == "players-problem"
        assert len(page.all("button", page.by_id("players"))) == 3, "go on with one tap"


def problem_at(page: Page, field: str) -> str:
    """The message beside a field, after making sure that the summary links the field."""
    assert f"#{field}" in [link.get("href") for link in links_in_summary(page)]
    return text_of(page.by_id(f"{field}-problem"))


def links_in_summary(page: Page) -> list[Element]:
    return page.all("a", page.one("div", class_="problems", role="alert"))


@pytest.mark.parametrize("address", ["?p=red", "?" + "&".join(["p=red"] * 5)])
def test_steps_for_a_wrong_number_of_players_ask_again(
    client: CheckingClient, address: str
) -> None:
    assert problem_at(client.page(f"/en/setup/steps{address}", 422), "players")


def test_steps_without_players_begin_at_the_beginning(client: CheckingClient) -> None:
    response = client.get("/nl/setup/steps?done=hands", status=302)
    assert response.location == "/nl/setup"


@every_language
def test_two_players_of_one_colour(client: CheckingClient, tag: str) -> None:
    typed = {
        "players": "3",
        **{"seats-0-color": "red", "seats-0-name": "Ana"},
        **{"seats-1-color": "red", "seats-1-name": "B" * 300},
        **{"seats-2-color": "yellow", "seats-2-name": ""},
    }
    page = client.page(f"/{tag}/setup/players?{urlencode({**typed, 'go': '1'})}", 422)
    lang = language(tag)
    says = text_of(page.by_id("seat2-problem"))
    assert [each.get("href") for each in links_in_summary(page)] == ["#seat2", "#seat2"]
    assert says.startswith(lang.text("Another player already has this colour. Choose another one."))
    assert lang.number(NAME_LIMIT) in says
    assert lang.number(2) in text_of(page.by_id("problems-title"))
    assert page.by_id("seat2").get("aria-describedby") == "seat2-problem"
    assert page.by_id("seat2-name").get("aria-invalid") == "true"
    assert page.by_id("seat1-name").get("aria-invalid") is None
    assert page.entered() == typed


@pytest.mark.parametrize(
    ("people", "field"),
    [
        (["red:Ana", "red:Bo"], "seat2"),
        (["blue:Ana", "red:Bo"], "seat1"),
        ([":Ana", "RED:Bo"], "seat2"),
        (["red:" + "x" * 300, "white"], "seat1"),
        (["\x00\x1b[31m", "::::"], "seat1"),
        (["<script>", "red"], "seat1"),
    ],
)
def test_an_address_with_impossible_players_shows_the_form(
    client: CheckingClient, people: list[str], field: str
) -> None:
    page = client.page(f"/en/setup/steps?{urlencode({'p': people}, doseq=True)}", 422)
    assert problem_at(page, field)
    names = [person.partition(":")[2] for person in people]
    assert [page.entered()[f"seats-{i}-name"] for i in range(2)] == names
    # From here, too, a change of language keeps what was typed.
    (button,) = page.all("button", lang="fa")
    page = client.page(f"{button.get('formaction')}?{urlencode(page.entered())}")
    assert [page.entered()[f"seats-{i}-name"] for i in range(2)] == names


@pytest.mark.parametrize(
    "query",
    [
        "players=2&seats-7-color=red&seats-x-name=y&seats-=z&seats--1-name=q",
        "players=2&seats-0-name=%ff%fe&seats-1-name=%f0%9f%8d%ab",
        "players=3&players=9&p=&p=&p=&p=&p=&p=",
        "players=2&seats-%D9%A1-name=a&seats-0-color=",
        "players=2&lang=nl&endpoint=x&_external=1&_scheme=ftp&_anchor=a&_method=B&self=1&id=2",
    ],
)
def test_odd_fields_are_no_reason_to_fall_over(client: CheckingClient, query: str) -> None:
    client.get(f"/fa/setup/players?{query}")
    client.get(f"/fa/setup/players?{query}&go=1", status=302)


@every_language
def test_names_stand_apart_from_the_text_around_them(client: CheckingClient, tag: str) -> None:
    names = ["Ana", "آرش", '<b>&"</b>']
    typed = {"players": 3, **{f"seats-{i}-name": name for i, name in enumerate(names)}, "go": 1}
    response = client.get(f"/{tag}/setup/players?{urlencode(typed)}", status=302)
    assert query_of(response.location)["p"] == [
        f"{color}:{name}" for color, name in zip(Color, names, strict=False)
    ]
    response = client.get(f"{response.location}&starter=white")
    page = Page(response.text)
    shown = [text_of(bdi) for bdi in page.all("bdi")]
    # Above the steps, under the village boards and worker tiles; the last one is drawn, too.
    assert [shown.count(name) for name in names] == [3, 3, 5]
    assert "<b>" not in response.text
    assert "".join(page.root.itertext()).count("Ana") == 3, "nowhere outside <bdi>"
    query = urlencode({"players": 3, "p": query_of(response.request.url)["p"]}, doseq=True)
    page = client.page(f"/{tag}/setup/players?{query}")
    assert [page.entered()[f"seats-{i}-name"] for i in range(3)] == names


def test_names_are_tidied(client: CheckingClient) -> None:
    typed = {"players": 2, "seats-0-name": "  Ana\t \x07 Bo ", "seats-1-name": " ", "go": 1}
    response = client.get(f"/en/setup/players?{urlencode(typed)}", status=302)
    assert query_of(response.location)["p"] == ["red:Ana Bo", "purple"]


def test_every_language_of_the_app_is_tested_here() -> None:
    assert set(TAGS) == set(languages())
