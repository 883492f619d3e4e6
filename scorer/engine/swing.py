"""What decided a result: the one worker more that would have made another winner.

>>> from scorer.engine import Color, Village, score
>>> from scorer.modules import setup_for
>>> villages = [Village(Color.RED, gold=10), Village(Color.WHITE, gold=9)]
>>> setup = setup_for(2)
>>> result = score(setup, villages, [{Color.RED: 2, Color.WHITE: 2}])
>>> closest_swing(setup, result)
Swing(color=<Color.WHITE: 'white'>, temple=0, margin=2)
"""

from __future__ import annotations

from dataclasses import dataclass

from .checks import check_temples
from .components import Color
from .scoring import DecidedBy, Result, score_temple
from .setup import Setup


@dataclass(frozen=True, slots=True)
class Swing:
    """A player would have won by `margin` with one worker more at a temple (its index in the result)."""

    color: Color
    temple: int
    margin: int


def closest_swing(setup: Setup, result: Result) -> Swing | None:
    """The swing with the largest margin among the players who did not win; None where there is none.

    Only where the player has a worker already, so that nothing but this temple's gold changes, and where
    one worker more fits on the four sides.
    """
    if setup.majority is None or result.decided_by is DecidedBy.OPEN:
        return None
    swings = []
    for at, temple in enumerate(result.temples):
        workers = {color: standing.workers for color, standing in temple.standings.items()}
        for color, own in workers.items():
            if not own or color in result.winners:
                continue
            more = {**workers, color: own + 1}
            after = score_temple(setup.majority, more, workers).standings
            totals = {
                player.color: player.total
                + after[player.color].gold
                - temple.standings[player.color].gold
                for player in result.players
            }
            margin = totals.pop(color) - max(totals.values())
            if margin > 0 and not any(check_temples([more], setup)):
                swings.append(Swing(color, at, margin))
    return max(swings, key=lambda swing: swing.margin, default=None)
