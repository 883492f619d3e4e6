"""Set-ups with modules: engine, API and wizard agree, and none of them is impossible."""

from __future__ import annotations

import json
from itertools import combinations
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import pytest
from module_setups import BIG_GAME, SINGLE
from page_checks import CheckingClient, Page, text_of

from scorer.engine.components import Color, pattern_text
from scorer.engine.fields import items_text
from scorer.engine.setup import InvalidSetup, Setup
from scorer.i18n import language
from scorer.i18n.messages import jungle_text
from scorer.modules import EXPANSIONS, module_choices, setup_for
from scorer.sheet.answer import setup_json

GOLDENS = json.loads(
    (Path(__file__).parent / "goldens" / "setups.json").read_text(encoding="utf-8")
)
SETUPS = {it["name"]: it for it in GOLDENS["setups"]}
ERRORS = {it["name"]: it for it in GOLDENS["errors"]}
OUR_CODES = {
    "does-not-fit-players": ["module-players"],
    "big-game-alone": ["module-alone"],
    "repeated": ["repeated-module", "module-alone"],
    "unknown": ["unknown-module"],
    "out-of-range": ["too-few-players", "too-many-players"],
}


def steps_url(players: int, modules: list[str], **choices: str) -> str:
    people = [color.value for color in Color][:players]
    query = {"p": people, "modules": ",".join(modules), **choices}
    return f"/en/setup/steps?{urlencode(query, doseq=True)}"


def rotated(counts: dict[str, int]) -> dict[str, int]:
    """Patterns by their greatest rotation: golden files name tiles as they are printed."""
    turned = {}
    for pattern, count in counts.items():
        sides = pattern.split("-")
        turned["-".join(max(sides[i:] + sides[:i] for i in range(4)))] = count
    return turned


def counted(page: Page, step: str, path: str) -> dict[str, int]:
    """What a list of the wizard shows, by the code behind its path."""
    if step not in page.ids:
        return {}
    found = {}
    for item in page.shown("li", page.by_id(step)):
        name, _, code = item.get("data-count", "").partition(".")
        if name == path:
            # The last element: a drawing before it may show a number of its own.
            words = text_of(list(item)[-1]).split()
            found[code] = next(int(word) for word in words if word.isdigit())
    return found


@pytest.mark.parametrize("name", SETUPS)
def test_engine_api_and_wizard_agree_with_the_set_ups_worked_out_by_hand(
    client: CheckingClient, name: str
) -> None:
    golden = SETUPS[name]
    players, modules = golden["request"]["players"], golden["request"]["modules"]
    setup = setup_for(players, modules)
    query = urlencode({"players": players, "modules": ",".join(modules)})
    answer = client.get(f"/api/setup?{query}").json
    assert answer == json.loads(json.dumps(setup_json(setup)))
    for key, wanted in golden["expect"].items():
        if key in golden.get("open", ()):
            continue
        found = answer[key]
        if key.endswith("_workers"):
            found, wanted = rotated(found), rotated(wanted)
        assert found == wanted, key
    page = client.page(steps_url(players, modules))
    check_wizard(page, setup)
    check_pieces(page, setup, golden["also"])


def digits(counts: Any) -> dict[str, int]:
    return {pattern_text(sides).replace("-", ""): n for sides, n in counts.items()}


def check_wizard(page: Page, setup: Setup) -> None:
    """Every number of the wizard is that of the set-up."""
    english = language("en")
    assert [step.get("id") for step in page.shown("details", class_="step")] == list(setup.steps)
    assert counted(page, "remove-jungle", "removedJungle") == setup.removed_jungle
    assert counted(page, "add-jungle", "addedJungle") == setup.added_jungle
    assert counted(page, "worker-tiles", "removedWorkers") == digits(setup.removed_workers)
    assert counted(page, "worker-tiles", "addedWorkers") == digits(setup.added_workers)
    assert counted(page, "worker-tiles", "workers") == digits(setup.worker_tiles)
    big = [
        text_of(page.one("span", page.by_id(id), class_="big"))
        for id in ("worker-tiles", "jungle-pile")
    ]
    assert big == [str(setup.worker_tiles_each), str(setup.pile)]
    (caption,) = page.all("figcaption", page.by_id("start-tiles"))
    names = english.list(jungle_text(setup.kinds[code], english) for code in setup.start)
    assert text_of(caption).lower() == names.lower()
    if setup.recommended_surplus:
        (balance,) = page.shown("p", page.by_id("worker-tiles"), class_="balance")
        assert f"difference: {setup.surplus}." in text_of(balance)


def check_pieces(page: Page, setup: Setup, also: dict[str, Any]) -> None:
    """What lies beside the tiles, in the steps that tell of it."""

    def told(step: str) -> str:
        return " ".join(text_of(each) for each in page.shown("p", page.by_id(step)))

    if "map_tiles_each" in also:
        words = told("map-board")
        assert f"{also['map_tiles_each']} map tiles" in words
        assert (f"{also['map_tiles_to_box']} map tiles go back" in words) == bool(
            also["map_tiles_to_box"]
        )
        assert setup.display + setup.map_board == also["open_jungle_tiles"]
        assert f"top {setup.map_board}" in told("jungle-pile")
        assert setup.steps.index("map-board") < setup.steps.index("jungle-pile")
    if "bars" in also:
        assert f"{also['bars']} chocolate bars" in told("chocolate-bars")
    if "hut_tiles" in also:
        assert f"{also['hut_tiles']} hut tiles" in told("huts")
    if "masks" in also:
        masks = counted(page, "gems", "laid-masks")
        assert sorted(int(mask) for mask, n in masks.items() for _ in range(n)) == also["masks"]
        gems = counted(page, "gems", "laid-gems")
        assert set(gems.values()) == {also["gems_per_colour"]}
        assert sum(gems.values()) == also["gems_in_car"]
        assert f"{also['gems_in_car']} gems into the mine car" in told("gems")
    if "emperor_on" in also:
        assert setup.start[1] == also["emperor_on"]
        (caption,) = page.all("figcaption", page.by_id("emperor"))
        assert text_of(caption).endswith(
            jungle_text(setup.kinds[also["emperor_on"]], language("en"))
        )
        place = {"m2": "market among the starting tiles", "w": "water tile"}[also["emperor_on"]]
        assert told("emperor").startswith(f"Put the Emperor on the {place}. See the rule")


@pytest.mark.parametrize("name", ERRORS)
def test_what_cannot_be_set_up_is_refused_with_the_reason(
    client: CheckingClient, name: str
) -> None:
    golden = ERRORS[name]
    wanted = golden["expect"]["error"]
    answer = client.get(f"/api/setup?{golden['query']}", status=422)
    errors = {error["field"]: error for error in answer.json["errors"]}
    assert errors[wanted["field"]]["code"] in OUR_CODES[wanted["code"]]
    assert errors[wanted["field"]]["message"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_combination_of_modules_can_be_set_up(players: int) -> None:
    """All 2^8 combinations, as they are and as a longer game: every tile is in the boxes."""
    for size in range(len(SINGLE) + 1):
        for codes in combinations(SINGLE, size):
            setup = setup_for(players, codes)
            possible(setup)
            assert setup.surplus > 0, "the worker tiles outlast the jungle tiles"
            if "longer" in (each.code for each in module_choices(codes)):
                longer = setup_for(players, codes, {"longer": "1"})
                assert longer.jungle_tiles >= setup.jungle_tiles
                assert longer.recommended_surplus, "whether it is too long is told"
                possible(longer)


@pytest.mark.parametrize("players", [3, 4])
def test_the_big_game_can_be_set_up(players: int) -> None:
    setup = setup_for(players, [BIG_GAME])
    possible(setup)
    least, most = setup.recommended_surplus or (0, 0)
    assert least <= setup.surplus <= most
    with pytest.raises(InvalidSetup, match="module-players"):
        setup_for(2, [BIG_GAME])


def possible(setup: Setup) -> None:
    boxes: dict[str, int] = dict(setup.game.module.jungle)
    tiles = dict(setup.game.module.workers)
    for module in EXPANSIONS.values():
        boxes |= module.game.jungle
        tiles |= module.game.workers
    assert all(0 < count <= boxes[kind] for kind, count in setup.jungle.items())
    assert all(0 < count <= tiles[pattern] for pattern, count in setup.worker_tiles.items())
    assert all(setup.jungle.get(kind) for kind in setup.start)
    assert setup.pile > 0
    assert setup.worker_tiles_each >= setup.hand
    ids = [step.id for step in setup.all_steps]
    assert len(set(ids)) == len(ids)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_presets_and_throws_are_choices_that_the_set_up_takes(players: int) -> None:
    for module in EXPANSIONS.values():
        for field in module.game.fields:
            for items in (by_players[players] for by_players in field.presets.values()):
                text = items_text(items, field.kind)
                assert field.read_choice(text) == text
                setup = setup_for(players, [module.code], {field.code: text})
                assert setup.worker_tiles_each == sum(items.values())
