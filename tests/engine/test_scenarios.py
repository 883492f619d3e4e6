"""Golden games: final tables worked out by hand, with the reason for every coin."""

import json
from pathlib import Path

import pytest

from scorer.sheet.request import read_request

SCENARIOS = sorted(Path(__file__).parent.parent.glob("scenarios/scoring/*.json"))


def result_of(request: dict) -> dict:
    """What the engine says, in the shape of the scenario files."""
    result = read_request(request).result
    return {
        "temples": [
            {
                "row": temple.square[0] if temple.square else None,
                "col": temple.square[1] if temple.square else None,
                "standings": {
                    color: {"workers": it.workers, "gold": it.gold, "reason": it.reason}
                    for color, it in temple.standings.items()
                },
            }
            for temple in result.temples
        ],
        "players": {
            player.color: {
                **player.parts,
                "total": player.total,
                "cacao": player.tie_break,
                "rank": player.rank,
            }
            for player in result.players
        },
        "winners": list(result.winners),
        "decided_by": result.decided_by,
    }


def differences(expected: object, found: object, at: str = "") -> list[str]:
    """Every place where two results differ, so that a failing scenario says what is wrong."""
    if isinstance(expected, dict) and isinstance(found, dict):
        keys = [*expected, *(key for key in found if key not in expected)]
        return [
            line
            for key in keys
            for line in differences(expected.get(key), found.get(key), f"{at}.{key}".lstrip("."))
        ]
    if isinstance(expected, list) and isinstance(found, list) and len(expected) == len(found):
        pairs = enumerate(zip(expected, found, strict=True))
        return [line for i, (a, b) in pairs for line in differences(a, b, f"{at}[{i}]")]
    return [] if expected == found else [f"{at}: expected {expected!r}, found {found!r}"]


@pytest.mark.parametrize("path", SCENARIOS, ids=lambda path: path.stem)
def test_scenario(path: Path) -> None:
    scenario = json.loads(path.read_text(encoding="utf-8"))
    found = differences(scenario["expected"], result_of(scenario["request"]))
    assert not found, "\n".join([scenario["title"], scenario["why"], *found])


def test_there_are_enough_of_them() -> None:
    scenarios = [json.loads(path.read_text(encoding="utf-8")) for path in SCENARIOS]
    assert len(scenarios) >= 40
    villages = [player for each in scenarios for player in each["request"]["players"]]
    assert {village["water"] for village in villages} == {-10, -4, -1, 0, 2, 4, 7, 11, 16}
    decisions = {each["expected"]["decided_by"] for each in scenarios}
    assert decisions == {"gold", "cacao", "shared", "open"}
    assert any("+" in each["request"].get("board", "") for each in scenarios)
    reasons = {
        (each["players"], standing["reason"])
        for each in scenarios
        for temple in each["expected"]["temples"]
        for standing in temple["standings"].values()
    }
    assert {(2, "shared-first"), (3, "shared-first"), (4, "shared-first")} <= reasons
    assert {(3, "shared-second"), (4, "shared-second"), (4, "lower")} <= reasons
    assert {(3, "each-second"), (4, "each-second")} <= reasons


def test_a_difference_is_told() -> None:
    assert differences({"a": [{"b": 1}]}, {"a": [{"b": 2}]}) == ["a[0].b: expected 1, found 2"]
