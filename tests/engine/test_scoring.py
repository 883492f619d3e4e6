"""Properties of the final scoring that hold for every table."""

from itertools import permutations, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scorer.engine.board import Board
from scorer.engine.components import WATER_FIELDS, Color
from scorer.engine.scoring import DecidedBy, Reason, score, score_temple
from scorer.engine.simulate import simulate
from scorer.engine.village import Village

COLORS = tuple(Color)
examples = settings(deadline=None, derandomize=True, max_examples=80)


def villages_of(colors):
    return st.tuples(
        *(
            st.builds(
                Village,
                st.just(color),
                gold=st.integers(0, 6),  # small, so that ties are common
                sun=st.integers(0, 3),
                water=st.sampled_from(WATER_FIELDS),
                cacao=st.integers(0, 5),
            )
            for color in colors
        )
    )


tables = st.sampled_from([order for n in (2, 3, 4) for order in permutations(Color, n)]).flatmap(
    lambda colors: st.tuples(
        villages_of(colors),
        st.lists(st.dictionaries(st.sampled_from(colors), st.integers(0, 5)), max_size=5),
    )
)


def by_the_rulebook(counts):
    """Most workers 6, second most 3; ties split rounded down, and a tie for first ends it."""
    most = max(counts)
    if most == 0:
        return [0] * len(counts)
    first = [i for i, n in enumerate(counts) if n == most]
    gold = [6 // len(first) if i in first else 0 for i in range(len(counts))]
    rest = [n for n in counts if 0 < n < most]
    if len(first) == 1 and rest:
        second = [i for i, n in enumerate(counts) if n == max(rest)]
        gold = [3 // len(second) if i in second else g for i, g in enumerate(gold)]
    return gold


def test_every_temple_of_four_players():
    for counts in product(range(7), repeat=4):
        workers = dict(zip(COLORS, counts, strict=True))
        temple = score_temple(workers, COLORS)
        assert [it.gold for it in temple.standings.values()] == by_the_rulebook(counts), counts
        assert [it.workers for it in temple.standings.values()] == list(counts)
        assert temple.gold <= 9
        assert temple.gold == sum(by_the_rulebook(counts))


@pytest.mark.parametrize(
    ("counts", "gold"),
    [
        ((0, 0, 0, 0), (0, 0, 0, 0)),
        ((1, 0, 0, 0), (6, 0, 0, 0)),
        ((3, 2, 1, 0), (6, 3, 0, 0)),
        ((2, 1, 0, 2), (3, 0, 0, 3)),
        ((2, 2, 2, 1), (2, 2, 2, 0)),
        ((1, 1, 1, 1), (1, 1, 1, 1)),
        ((3, 2, 2, 0), (6, 1, 1, 0)),
        ((3, 2, 2, 2), (6, 1, 1, 1)),
        ((3, 2, 2, 1), (6, 1, 1, 0)),
    ],
)
def test_temples_of_the_rules(counts, gold):
    temple = score_temple(dict(zip(COLORS, counts, strict=True)), COLORS)
    assert tuple(it.gold for it in temple.standings.values()) == gold


def test_every_reason_fits_its_gold():
    for counts in product(range(5), repeat=4):
        temple = score_temple(dict(zip(COLORS, counts, strict=True)), COLORS)
        reasons = [it.reason for it in temple.standings.values()]
        first = temple.with_reason(Reason.SHARED_FIRST)
        second = temple.with_reason(Reason.SHARED_SECOND)
        gold = {
            Reason.ALONE: 6,
            Reason.FIRST: 6,
            Reason.SHARED_FIRST: 6 // max(len(first), 1),
            Reason.SECOND: 3,
            Reason.SHARED_SECOND: 3 // max(len(second), 1),
            Reason.FIRST_WAS_SHARED: 0,
            Reason.LOWER: 0,
            Reason.NO_WORKER: 0,
        }
        assert all(it.gold == gold[it.reason] for it in temple.standings.values())
        assert all(
            (it.reason is Reason.NO_WORKER) == (it.workers == 0) for it in temple.standings.values()
        )
        assert len(first) != 1 and len(second) != 1
        if Reason.ALONE in reasons:
            assert sorted(reasons)[1:] == [Reason.NO_WORKER] * 3
        if Reason.FIRST in reasons:
            assert {Reason.SECOND, Reason.SHARED_SECOND} & set(reasons)
        if Reason.FIRST_WAS_SHARED in reasons:
            assert first


@examples
@given(tables)
def test_temple_gold_needs_workers(table):
    villages, temples = table
    result = score(villages, temples)
    for temple, workers in zip(result.temples, temples, strict=True):
        assert 0 <= temple.gold <= 9
        assert temple.square is None
        for color, standing in temple.standings.items():
            assert standing.workers == workers.get(color, 0)
            assert standing.workers > 0 or standing.gold == 0
    for player in result.players:
        assert player.temples == sum(it.standings[player.color].gold for it in result.temples)


@examples
@given(tables)
def test_the_sum_is_the_sum_of_its_parts(table):
    villages, temples = table
    for village, player in zip(villages, score(villages, temples).players, strict=True):
        assert (player.color, player.gold, player.sun) == (village.color, village.gold, village.sun)
        assert (player.water, player.cacao) == (village.water, village.cacao)
        assert player.total == village.gold + player.temples + village.sun + village.water


@examples
@given(tables)
def test_rank_winner_and_decision_agree(table):
    villages, temples = table
    result = score(villages, temples)
    players = result.players
    for player in players:
        better = [
            other
            for other in players
            if other.total > player.total
            or (other.total == player.total and other.cacao > player.cacao)
        ]
        assert player.rank == 1 + len(better)
        assert (player.color in result.winners) == (player.rank == 1)
        assert result.of(player.color) is player
    best = max(player.total for player in players)
    tied_on_gold = [player for player in players if player.total == best]
    assert {player.color for player in tied_on_gold} >= set(result.winners)
    if len(tied_on_gold) == 1:
        assert result.decided_by is DecidedBy.GOLD
    elif len(result.winners) == 1:
        assert result.decided_by is DecidedBy.CACAO
    else:
        assert result.decided_by is DecidedBy.SHARED
        assert len({player.cacao for player in players if player.rank == 1}) == 1


@examples
@given(tables, st.permutations(COLORS))
def test_new_colours_change_nothing_but_the_colours(table, order):
    villages, temples = table
    new = dict(zip(COLORS, order, strict=True))
    painted = [
        Village(new[it.color], gold=it.gold, sun=it.sun, water=it.water, cacao=it.cacao)
        for it in villages
    ]
    before = score(villages, temples)
    after = score(painted, [{new[c]: n for c, n in workers.items()} for workers in temples])
    assert after.winners == tuple(new[color] for color in before.winners)
    assert after.decided_by is before.decided_by
    for old, it in zip(before.players, after.players, strict=True):
        assert it.color is new[old.color]
        assert (it.temples, it.total, it.rank) == (old.temples, old.total, old.rank)
    for old, it in zip(before.temples, after.temples, strict=True):
        assert it.standings == {new[color]: standing for color, standing in old.standings.items()}


@examples
@given(tables, st.randoms())
def test_the_seating_order_changes_nothing_but_the_order(table, random):
    villages, temples = table
    seated = random.sample(villages, len(villages))
    before, after = score(villages, temples), score(seated, temples)
    assert [player.color for player in after.players] == [village.color for village in seated]
    assert set(after.players) == set(before.players)
    assert set(after.winners) == set(before.winners)
    assert after.decided_by is before.decided_by


@settings(deadline=None, derandomize=True, max_examples=40)
@given(st.sampled_from([2, 3, 4]), st.integers(0, 10**6))
def test_a_board_scores_as_its_worker_counts(players, seed):
    game = simulate(players, seed)
    board = game.board
    counts = [board.workers_at(square) for square in board.temples()]
    from_board, from_counts = score(game.villages, board), score(game.villages, counts)
    assert from_board.players == from_counts.players
    assert (from_board.winners, from_board.decided_by) == (
        from_counts.winners,
        from_counts.decided_by,
    )
    assert [it.standings for it in from_board.temples] == [
        it.standings for it in from_counts.temples
    ]
    assert [it.square for it in from_board.temples] == sorted(board.temples())
    assert len(from_board.temples) == game.setup.temples
    assert game.result() == from_board


def test_leftover_cacao_is_worth_nothing():
    board = Board.parse("R1210tY1012/.P1111")
    poor = [Village(Color.RED, gold=9), Village(Color.YELLOW, gold=8)]
    rich = [Village(Color.RED, gold=9), Village(Color.YELLOW, gold=8, cacao=5)]
    assert [it.total for it in score(poor, board).players] == [2, 1]
    assert [it.total for it in score(rich, board).players] == [2, 1]
