"""Properties of the final scoring that hold for every table."""

from itertools import permutations, product

import pytest
from examples import fewer
from hypothesis import given
from hypothesis import strategies as st

from scorer.engine.board import Board
from scorer.engine.components import Color
from scorer.engine.scoring import DecidedBy, Reason, score, score_temple
from scorer.engine.simulate import simulate
from scorer.engine.village import Village
from scorer.modules import setup_for
from scorer.modules.base.game import EVERY_SECOND_PAID, WATER_TRACK

COLORS = tuple(Color)
TEMPLES = setup_for(4).majority
PERSIAN = setup_for(4, choices={"rulebook": EVERY_SECOND_PAID}).majority


def score_at(villages, temples=()):
    return score(setup_for(len(villages)), villages, temples)


def village_of(color):
    held = {
        "gold": st.integers(0, 6),  # small, so that ties are common
        "sun": st.integers(0, 3),
        "water": st.sampled_from(WATER_TRACK),
    }
    return st.builds(
        Village, st.just(color), st.fixed_dictionaries(held, optional={"cacao": st.integers(0, 2)})
    )


def villages_of(colors):
    return st.tuples(*map(village_of, colors))


tables = st.sampled_from([order for n in (2, 3, 4) for order in permutations(Color, n)]).flatmap(
    lambda colors: st.tuples(
        villages_of(colors),
        st.lists(st.dictionaries(st.sampled_from(colors), st.integers(0, 5)), max_size=5),
    )
)


def by_the_rulebook(counts, splits_second=True):
    """Most workers 6, second most 3; ties split rounded down, and a tie for first ends it."""
    most = max(counts)
    if most == 0:
        return [0] * len(counts)
    first = [i for i, n in enumerate(counts) if n == most]
    gold = [6 // len(first) if i in first else 0 for i in range(len(counts))]
    rest = [n for n in counts if 0 < n < most]
    if len(first) == 1 and rest:
        second = [i for i, n in enumerate(counts) if n == max(rest)]
        each = 3 // len(second) if splits_second else 3
        gold = [each if i in second else g for i, g in enumerate(gold)]
    return gold


def test_every_temple_of_four_players():
    for counts in product(range(7), repeat=4):
        workers = dict(zip(COLORS, counts, strict=True))
        temple = score_temple(TEMPLES, workers, COLORS)
        assert [it.gold for it in temple.standings.values()] == by_the_rulebook(counts), counts
        assert [it.workers for it in temple.standings.values()] == list(counts)
        assert temple.gold <= 9
        assert temple.gold == sum(by_the_rulebook(counts))


def test_the_persian_rulebook_pays_each_second_in_full():
    for counts in product(range(5), repeat=4):
        workers = dict(zip(COLORS, counts, strict=True))
        usual, persian = (score_temple(term, workers, COLORS) for term in (TEMPLES, PERSIAN))
        gold = [it.gold for it in persian.standings.values()]
        assert gold == by_the_rulebook(counts, splits_second=False), counts
        seconds = usual.with_reason(Reason.SHARED_SECOND)
        assert persian.with_reason(Reason.EACH_SECOND) == seconds
        assert all(persian.standings[color].gold == 3 for color in seconds)
        for color in set(COLORS) - set(seconds):
            assert persian.standings[color] == usual.standings[color]


def test_only_the_second_place_of_a_rulebook_differs():
    usual, persian = setup_for(3), setup_for(3, choices={"rulebook": EVERY_SECOND_PAID})
    assert usual.majority.splits_second and not persian.majority.splits_second
    assert persian.majority.shares == usual.majority.shares == (6, 3)
    assert (persian.jungle, persian.fields) == (usual.jungle, usual.fields)
    assert persian is setup_for(3, choices={"rulebook": EVERY_SECOND_PAID})


def test_every_reason_fits_its_gold():
    for counts in product(range(5), repeat=4):
        temple = score_temple(TEMPLES, dict(zip(COLORS, counts, strict=True)), COLORS)
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


@given(tables)
def test_temple_gold_needs_workers(table):
    villages, temples = table
    result = score_at(villages, temples)
    for temple, workers in zip(result.temples, temples, strict=True):
        assert 0 <= temple.gold <= 9
        assert temple.square is None
        for color, standing in temple.standings.items():
            assert standing.workers == workers.get(color, 0)
            assert standing.workers > 0 or standing.gold == 0
    for player in result.players:
        assert player.parts["temples"] == sum(
            it.standings[player.color].gold for it in result.temples
        )


@given(tables)
def test_the_sum_is_the_sum_of_its_parts(table):
    villages, temples = table
    for village, player in zip(villages, score_at(villages, temples).players, strict=True):
        assert list(player.parts) == ["gold", "temples", "sun", "water"]
        assert player.color is village.color and player.tie_break == village.get("cacao")
        assert all(player.parts[code] == village[code] for code in ("gold", "sun", "water"))
        assert player.total == sum(player.parts.values())


@given(tables)
def test_rank_winner_and_decision_agree(table):
    villages, temples = table
    result = score_at(villages, temples)
    players = result.players
    for player in players:
        level = [other for other in players if other.total == player.total]
        rank = 1 + sum(other.total > player.total for other in players)
        if all(other.tie_break is not None for other in level):
            rank += sum(other.tie_break > player.tie_break for other in level)
        assert player.rank == rank
        assert (player.color in result.winners) == (player.rank == 1)
        assert result.of(player.color) is player
    best = max(player.total for player in players)
    on_top = [player for player in players if player.total == best]
    fruits = [player.tie_break for player in on_top]
    assert result.tied == (tuple(p.color for p in on_top) if len(on_top) > 1 else ())
    assert {player.color for player in on_top} >= set(result.winners)
    if len(on_top) == 1:
        assert result.decided_by is DecidedBy.GOLD
    elif None in fruits:
        assert result.decided_by is DecidedBy.OPEN
        assert result.winners == result.tied
    elif len(result.winners) == 1:
        assert result.decided_by is DecidedBy.CACAO
        assert fruits.count(max(fruits)) == 1
    else:
        assert result.decided_by is DecidedBy.SHARED
        assert {player.tie_break for player in players if player.rank == 1} == {max(fruits)}
    others = [player.total for player in players if player.color not in result.winners]
    assert result.margin == (best - max(others) if others else 0)


@pytest.mark.parametrize(
    ("held", "ranks", "decided_by", "margin"),
    [
        # gold and cacao of each player; None is not known
        ([(5, None), (4, None)], [1, 2], "gold", 1),
        ([(5, 0), (5, 1)], [2, 1], "cacao", 0),
        ([(5, 1), (5, 1)], [1, 1], "shared", 0),
        ([(5, None), (5, None)], [1, 1], "open", 0),
        ([(5, None), (5, 5)], [1, 1], "open", 0),
        ([(5, 0), (5, 1), (2, None)], [2, 1, 3], "cacao", 0),
        ([(5, 3), (5, None), (2, 0)], [1, 1, 3], "open", 3),
        ([(7, None), (5, None), (5, 2)], [1, 2, 2], "gold", 2),
        ([(7, None), (5, 0), (5, 2)], [1, 3, 2], "gold", 2),
        ([(9, 1), (5, 4), (5, None), (5, 2)], [1, 2, 2, 2], "gold", 4),
        ([(5, 2), (5, 2), (5, 1), (1, None)], [1, 1, 3, 4], "shared", 0),
    ],
)
def test_ties_with_and_without_known_cacao(held, ranks, decided_by, margin):
    villages = [
        Village(color, gold=gold) if fruits is None else Village(color, gold=gold, cacao=fruits)
        for color, (gold, fruits) in zip(COLORS, held, strict=False)
    ]
    result = score_at(villages)
    assert [player.rank for player in result.players] == ranks
    assert (result.decided_by, result.margin) == (decided_by, margin)
    assert [player.tie_break for player in result.players] == [fruits for _, fruits in held]


@given(tables, st.permutations(COLORS))
def test_new_colours_change_nothing_but_the_colours(table, order):
    villages, temples = table
    new = dict(zip(COLORS, order, strict=True))
    painted = [Village(new[it.color], it.held) for it in villages]
    before = score_at(villages, temples)
    after = score_at(painted, [{new[c]: n for c, n in workers.items()} for workers in temples])
    assert after.winners == tuple(new[color] for color in before.winners)
    assert after.decided_by is before.decided_by
    for old, it in zip(before.players, after.players, strict=True):
        assert it.color is new[old.color]
        assert (it.parts, it.total, it.rank) == (old.parts, old.total, old.rank)
    for old, it in zip(before.temples, after.temples, strict=True):
        assert it.standings == {new[color]: standing for color, standing in old.standings.items()}


@given(tables, st.randoms())
def test_the_seating_order_changes_nothing_but_the_order(table, random):
    villages, temples = table
    seated = random.sample(villages, len(villages))
    before, after = score_at(villages, temples), score_at(seated, temples)
    assert [player.color for player in after.players] == [village.color for village in seated]
    assert all(after.of(player.color) == player for player in before.players)
    assert set(after.winners) == set(before.winners)
    assert after.decided_by is before.decided_by


@fewer()
@given(st.sampled_from([2, 3, 4]), st.integers(0, 10**6))
def test_a_board_scores_as_its_worker_counts(players, seed):
    game = simulate(setup_for(players), seed)
    board = game.board
    counts = [board.workers_at(square) for square in board.temples()]
    from_board, from_counts = score_at(game.villages, board), score_at(game.villages, counts)
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
    board = Board.parse("R1210tY1012/.P1111", setup_for(2))
    poor = [Village(Color.RED, gold=9), Village(Color.YELLOW, gold=8)]
    rich = [Village(Color.RED, gold=9), Village(Color.YELLOW, gold=8, cacao=5)]
    assert [it.total for it in score_at(poor, board).players] == [12, 11]
    assert [it.total for it in score_at(rich, board).players] == [12, 11]


def test_what_is_not_known_counts_nothing():
    result = score_at([Village(Color.RED), Village(Color.YELLOW, water=-4)])
    assert [player.total for player in result.players] == [0, -4]
