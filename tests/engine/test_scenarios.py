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


@pytest.mark.parametrize("path", SCENARIOS, ids=lambda path: path.stem)
def test_scenario(path: Path) -> None:
    scenario = json.loads(path.read_text(encoding="utf-8"))
    assert result_of(scenario["request"]) == scenario["expected"], scenario["why"]
