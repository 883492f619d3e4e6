"""The golden score sheets, read and scored by Python."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlencode

import pytest
from golden_sheets import ANNOUNCED, expected_of, golden_cases, read

from scorer.sheet import BadInput
from scorer.sheet.query import write_query

CASES = dict(golden_cases())


@pytest.mark.parametrize("name", CASES)
def test_a_golden_sheet(name: str) -> None:
    case = CASES[name]
    assert expected_of(case, found(case["query"])) == case["expect"], case["why"]


def found(query: str) -> dict[str, Any]:
    sheet = read(query)
    if isinstance(sheet, BadInput):
        return {"problems": [[problem.field, problem.code] for problem in sheet.problems]}
    result, is_announced = sheet.result, sheet.state in ANNOUNCED
    return {
        "state": sheet.state,
        "problems": [[problem.field, problem.code] for problem in sheet.problems],
        "missing": list(sheet.missing),
        "totals": {player.color: player.total for player in result.players},
        "winners": list(result.winners) if is_announced else [],
        "decided_by": result.decided_by if is_announced else None,
        "query": urlencode(write_query(sheet)),
    }
