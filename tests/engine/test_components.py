"""What is in the box and on the table, against the printed rules."""

from collections import Counter

import pytest

from scorer.engine.components import Color, pattern_of, rotations
from scorer.engine.fields import FieldKind
from scorer.engine.play import Game
from scorer.engine.setup import InvalidSetup
from scorer.engine.village import Village
from scorer.modules import setup_for
from scorer.modules.base.game import (
    JUNGLE_BOX,
    WORKER_BOX,
)


@pytest.mark.parametrize(
    ("players", "each", "removed_workers", "removed_jungle", "jungle_tiles", "pile", "temples"),
    [
        (2, 11, {}, {"p1": 2, "w": 1, "m3": 1, "s": 1, "g1": 1, "t": 1}, 21, 17, 4),
        (3, 10, {(1, 1, 1, 1): 1}, {}, 28, 24, 5),
        (4, 9, {(1, 1, 1, 1): 1, (2, 1, 0, 1): 1}, {}, 28, 24, 5),
    ],
)
def test_setup(players, each, removed_workers, removed_jungle, jungle_tiles, pile, temples):
    setup = setup_for(players)
    assert setup.players == players
    assert setup.worker_tiles_each == each
    assert setup.removed_workers == removed_workers
    assert setup.removed_jungle == removed_jungle
    assert setup.added_workers == setup.added_jungle == {}
    assert setup.jungle_tiles == jungle_tiles
    assert setup.pile == pile
    assert setup.temples == temples
    assert (setup.start, setup.hand, setup.display) == (("p1", "m2"), 3, 2)
    assert (setup.most_at_side, setup.most_at_temple, setup.bank) == (3, 12, 204)
    # Nothing is lost: what is not in play is back in the box.
    assert Counter(setup.worker_tiles) + Counter(setup.removed_workers) == Counter(WORKER_BOX)
    assert Counter(setup.jungle) + Counter(setup.removed_jungle) == Counter(JUNGLE_BOX)


def test_steps_follow_from_what_there_is_to_do():
    assert "remove-jungle" in setup_for(2).steps
    assert "remove-jungle" not in setup_for(3).steps
    assert "add-jungle" not in setup_for(2).steps
    assert setup_for(4).steps[0] == "village-boards"
    assert setup_for(4).steps[-1] == "start-player"


def test_fields_and_what_may_stand_in_them():
    setup = setup_for(3)
    limits = {
        "gold": ([0, 204], [-1, 205]),
        "water": ([-10, -4, -1, 0, 2, 4, 7, 11, 16], [-11, -3, 1, 3, 5, 17]),
        "sun": ([0, 3], [-1, 4]),
        "cacao": ([0, 5], [-1, 6]),
    }
    assert [field.code for field in setup.seat_fields] == list(limits)
    for code, (right, wrong) in limits.items():
        field = setup.field(code)
        problem = "not-a-printed-value" if field.kind is FieldKind.VALUE else "out-of-range"
        assert [field.problem_with(value) for value in right] == [None] * len(right)
        assert [field.problem_with(value) for value in wrong] == [problem] * len(wrong)
    assert [field.code for field in setup.seat_fields if not field.is_required] == ["cacao"]
    assert [field.code for field in setup.table_fields] == ["rulebook", "starter"]


@pytest.mark.parametrize("players", [-1, 0, 1, 5, 100])
def test_no_such_number_of_players(players):
    with pytest.raises(InvalidSetup) as caught:
        setup_for(players)
    assert caught.value.code == "players-out-of-range"


@pytest.mark.parametrize(
    ("modules", "code"),
    [(("no-such",), "unknown-module"), (("base",), "unknown-module"), (("",), "unknown-module")],
)
def test_no_such_module(modules, code):
    with pytest.raises(InvalidSetup) as caught:
        setup_for(3, modules)
    assert (caught.value.code, caught.value.params) == (code, {"module": modules[0]})


def test_setup_cannot_be_changed_by_accident():
    with pytest.raises(TypeError):
        setup_for(2).jungle["t"] = 9


@pytest.mark.parametrize("players", [2, 3, 4])
def test_deal_puts_everything_on_the_table(players):
    game = Game.deal(setup_for(players), seed=3)
    assert str(game.board) == "p1/.m2"
    assert len(game.display) == 2
    assert len(game.pile) == game.setup.pile
    assert Counter(game.display + game.pile + ("p1", "m2")) == Counter(game.setup.jungle)
    assert [seat.color for seat in game.seats] == list(Color)[:players]
    for seat in game.seats:
        assert len(seat.hand) == 3
        assert Counter(seat.hand + seat.pile) == Counter(game.setup.worker_tiles)
        assert seat.village == Village(seat.color, gold=0, sun=0, water=-10, cacao=0)
        assert seat.covered == ()


def test_deal_takes_colours_in_seating_order_and_shuffles():
    colors = [Color.YELLOW, Color.PURPLE]
    game, other = (Game.deal(setup_for(2), seed, colors) for seed in (3, 4))
    assert [seat.color for seat in game.seats] == colors
    assert game.pile != other.pile
    assert [seat.pile for seat in game.seats] != [seat.pile for seat in other.seats]
    assert game.seats[0].pile != game.seats[1].pile


def test_deal_needs_as_many_colours_as_players():
    for colors in ([Color.RED], list(Color)):
        with pytest.raises(InvalidSetup):
            Game.deal(setup_for(3), 1, colors)


def test_rotations_turn_clockwise_and_never_flip():
    assert rotations((3, 0, 0, 1)) == ((3, 0, 0, 1), (1, 3, 0, 0), (0, 1, 3, 0), (0, 0, 1, 3))
    assert not set(rotations((3, 0, 0, 1))) & set(rotations((3, 1, 0, 0)))
    assert [len(rotations(pattern)) for pattern in WORKER_BOX] == [1, 4, 4, 4]
    for pattern in WORKER_BOX:
        assert {pattern_of(sides) for sides in rotations(pattern)} == {pattern}


def test_villages_are_values():
    village = Village(Color.RED, {"gold": 3}, water=-4)
    assert village == Village(Color.RED, water=-4, gold=3)
    assert hash(village) == hash(Village(Color.RED, water=-4, gold=3))
    assert village != Village(Color.WHITE, village.held)
    assert village.after(gold=5)["gold"] == 5 and village["gold"] == 3
    assert village.get("cacao") is None
    with pytest.raises(KeyError):
        village["cacao"]
