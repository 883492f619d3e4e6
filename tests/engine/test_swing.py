"""What decided a result: the swing is true, and none is missed."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from scorer.engine import Color, Village, score
from scorer.engine.checks import check_temples
from scorer.engine.scoring import DecidedBy
from scorer.engine.setup import Setup
from scorer.engine.swing import Swing, closest_swing
from scorer.modules import setup_for

RED, WHITE, YELLOW = Color.RED, Color.WHITE, Color.YELLOW
SETUP = setup_for(3)


def table(golds: tuple[int, ...], *temples: dict[Color, int]) -> Swing | None:
    colors = (RED, WHITE, YELLOW)
    villages = [Village(c, gold=gold) for c, gold in zip(colors, golds, strict=True)]
    return closest_swing(SETUP, score(SETUP, villages, temples))


def test_one_worker_more_would_have_made_another_winner() -> None:
    # Red 10 + 3, White 12; alone in first place White has 12 + 6 and Red only 10 + 3.
    assert table((10, 9, 0), {RED: 2, WHITE: 2}) == Swing(WHITE, 0, 2)


def test_the_clearest_swing_is_told() -> None:
    swing = table((10, 9, 0), {RED: 2, WHITE: 2, YELLOW: 1}, {RED: 2, WHITE: 2})
    assert swing == Swing(WHITE, 0, 2)
    assert table((10, 4, 10), {RED: 2, WHITE: 2}, {RED: 2, YELLOW: 1}) is None


def test_no_swing_is_made_up() -> None:
    assert table((30, 0, 0), {RED: 1, WHITE: 1}) is None
    assert table((10, 9, 0), {RED: 2}) is None, "nobody else stands there"
    assert table((10, 10, 0), {RED: 1, WHITE: 1}) is None, "the tie is open"


def test_no_worker_more_than_fits_on_the_sides() -> None:
    """With at most three workers on a tile, a seventh needs a third tile of one colour, so five in all."""
    assert table((10, 9, 0), {RED: 5, WHITE: 5}) == Swing(WHITE, 0, 2)
    assert table((10, 9, 0), {RED: 6, WHITE: 6}) is None


@st.composite
def tables(draw: st.DrawFn) -> tuple[Setup, list[Village], list[dict[Color, int]]]:
    """Some of them with the hut whose bonus counts temples."""
    colors = list(Color)[: draw(st.integers(2, 4))]
    modules = draw(st.sampled_from([(), ("huts",)]))
    huts = draw(st.sampled_from([None, *colors])) if modules else None
    villages = [
        Village(
            color,
            {"huts": 1, "huts.monk": 1} if color is huts else {},
            gold=draw(st.integers(0, 12)),
            cacao=draw(st.integers(0, 5)),
        )
        for color in colors
    ]
    temple = st.fixed_dictionaries({color: st.integers(0, 4) for color in colors})
    return setup_for(len(colors), modules), villages, draw(st.lists(temple, max_size=5))


@given(tables())
def test_a_swing_changes_the_winner_and_none_is_missed(
    given: tuple[Setup, list[Village], list[dict[Color, int]]],
) -> None:
    setup, villages, temples = given
    result = score(setup, villages, temples)
    found = {}
    for at, temple in enumerate(temples):
        for color in temple:
            if temple[color] and color not in result.winners:
                more = {**temple, color: temple[color] + 1}
                after = score(setup, villages, [*temples[:at], more, *temples[at + 1 :]])
                is_crowded = any(check_temples([more], setup))
                is_won = after.winners == (color,) and after.decided_by is DecidedBy.GOLD
                if is_won and not is_crowded:
                    found[color, at] = after.margin
    swing = closest_swing(setup, result)
    assert bool(found) == (swing is not None)
    if swing:
        assert found[swing.color, swing.temple] == swing.margin == max(found.values())
