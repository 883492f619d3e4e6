"""Moves against the rules name the rule that they break and change nothing."""

from dataclasses import replace

import pytest
from section_ids import SECTION_IDS
from small_tables import BESIDE_WHITE, DRY, LEFT3, OVER, RED, STACK, TWO_SPACES, play, table

from scorer.engine.board import Side
from scorer.engine.moves import Act, Broken, IllegalMove, parse_move
from scorer.engine.turn import Phase

IN_ORDER = replace(play(table(BESIDE_WHITE), "R1111@1,0", "w@0,0"), in_order=True)
ILLEGAL = [
    (Broken.GAME_OVER, OVER, "pass"),
    (Broken.GAME_OVER, OVER, "R1111@0,0"),
    (Broken.GAME_OVER, OVER, "w@0,0"),
    (Broken.GAME_OVER, OVER, "R@0,0/top"),
    (Broken.NOT_NOW, table(), "w@0,0"),
    (Broken.NOT_NOW, table(), "R@1,0/right"),
    (Broken.NOT_NOW, play(table(), "R1111@1,0"), "R1111@1,2"),
    (Broken.NOT_NOW, play(table(), "R1111@1,0"), "w@0,0"),
    (Broken.NOT_NOW, play(table(BESIDE_WHITE), "R1111@1,0"), "R1111@1,2"),
    (Broken.NOT_NOW, play(table(BESIDE_WHITE), "R1111@1,0"), "R@1,0/right"),
    (Broken.NOT_YOUR_TILE, table(), "W1111@1,0"),
    (Broken.NOT_YOUR_TILE, table(), "Y1111@1,0"),
    (Broken.NOT_IN_HAND, table(), "R3100@1,0"),
    (Broken.NOT_IN_HAND, table(), "R2200@1,0"),
    (Broken.NOT_IN_HAND, table(hand=(LEFT3,)), "R0310@1,0"),  # its mirror image
    (Broken.SQUARE_TAKEN, table(BESIDE_WHITE), "R1111@0,1"),
    (Broken.SQUARE_TAKEN, table(BESIDE_WHITE), "R1111@1,1"),
    (Broken.NOT_A_WORKER_SQUARE, table(), "R1111@0,0"),
    (Broken.NOT_A_WORKER_SQUARE, table(BESIDE_WHITE), "R1111@0,2"),
    (Broken.NO_JUNGLE_NEIGHBOR, table(), "R1111@-1,0"),
    (Broken.NO_JUNGLE_NEIGHBOR, table(BESIDE_WHITE), "R1111@3,4"),
    (Broken.NOT_TO_FILL, play(table(BESIDE_WHITE), "R1111@1,0"), "w@0,2"),
    (Broken.NOT_TO_FILL, play(table(BESIDE_WHITE), "R1111@1,0"), "w@1,1"),
    (Broken.NOT_TO_FILL, play(table(TWO_SPACES), "R1111@1,2", "w@0,2"), "g1@0,2"),
    (Broken.NOT_ON_DISPLAY, play(table(BESIDE_WHITE), "R1111@1,0"), "t@0,0"),
    (Broken.NOT_ON_DISPLAY, play(table(TWO_SPACES), "R1111@1,2", "w@0,2"), "w@1,3"),
    (Broken.NOT_ON_DISPLAY, play(table(BESIDE_WHITE), "R1111@1,0"), "x9@0,0"),
    (Broken.DISPLAY_FIRST, play(table(BESIDE_WHITE), "R1111@1,0"), "?@0,0"),
    (Broken.DISPLAY_FIRST, play(table(TWO_SPACES), "R1111@1,2", "w@0,2"), "?@1,3"),
    (Broken.NOT_ON_MAP_BOARD, play(table(BESIDE_WHITE), "R1111@1,0"), "^w@0,0"),
    (
        Broken.NO_MAP_TILE,
        play(replace(table(BESIDE_WHITE), map_board=("t",)), "R1111@1,0"),
        "^t@0,0",
    ),
    (Broken.NOT_ACTIVATED, play(table(), "R1111@1,0"), "R@1,0/left"),
    (Broken.NOT_ACTIVATED, play(table(), "R1111@1,0"), "W@1,0/right"),
    (Broken.NOT_ACTIVATED, play(table(BESIDE_WHITE), "R1111@2,3"), "W@0,1/bottom"),
    (Broken.NOT_ACTIVATED, play(table(), "R1210@1,2"), "R@1,2/left"),
    (Broken.MORE_THAN_POSSIBLE, play(table(), "R1111@1,0"), "R@1,0/right=2"),
    (Broken.MORE_THAN_POSSIBLE, play(table(red={"cacao": 5}), "R1111@1,0"), "R@1,0/right=1"),
    (Broken.MORE_THAN_POSSIBLE, play(table("/.m2"), "R1012@1,2"), "R@1,2/left=1"),
    (Broken.MORE_THAN_POSSIBLE, play(table("/.s", red={"sun": 3}), "R1012@1,2"), "R@1,2/left=1"),
    (Broken.MORE_THAN_POSSIBLE, play(table("/.w", red={"water": 11}), "R1012@1,2"), "R@1,2/left=2"),
    (Broken.MORE_THAN_POSSIBLE, play(table(), "R1111@1,0"), Act(RED, (1, 0), Side.RIGHT, -1)),
    (Broken.MORE_THAN_POSSIBLE, play(table(), "R1111@1,0"), "R@1,0/right=bar"),
    (Broken.OTHERS_FIRST, IN_ORDER, "W@0,1/left"),
    (Broken.JUNGLE_LEFT, table(STACK, **{**DRY, "display": ("t",)}), "R1111+@1,1"),
    (Broken.JUNGLE_LEFT, table(STACK, **{**DRY, "pile": ("t",)}), "R1111+@1,1"),
    (Broken.NO_SUN_TOKEN, table(STACK, display=(), pile=()), "R1111+@1,1"),
    (Broken.NO_SUN_TOKEN, table(STACK, display=(), pile=(), white={"sun": 1}), "R1111+@1,1"),
    (Broken.NOTHING_TO_COVER, table(STACK, **DRY), "R1111+@2,2"),
    (Broken.NOTHING_TO_COVER, table(STACK, **DRY), "R1111+@0,1"),  # a jungle tile
    (Broken.COVERS_OTHERS, table(STACK, **DRY), "R1111+@1,0"),
    (Broken.NOT_NOW, table(), "build:hut"),
    (Broken.NOT_NOW, play(table(), "R1111@1,0"), "pass"),
    (Broken.NOT_OFFERED, replace(table(), phase=Phase.BUILD), "build:hut"),
    (Broken.STACK_FULL, table(".p2/.R1111+m4", **DRY), "R1111+@1,1"),
]


@pytest.mark.parametrize(
    ("broken", "game", "move"), ILLEGAL, ids=[f"{it[0].code}-{it[2]}" for it in ILLEGAL]
)
def test_illegal_move_names_its_rule_and_changes_nothing(broken, game, move):
    move = parse_move(move) if isinstance(move, str) else move
    before, moves = replace(game), game.moves
    tiles = dict(game.board.tiles)
    with pytest.raises(IllegalMove) as caught:
        game.play(move)
    error = caught.value
    assert (error.code, error.rule, error.move) == (broken.code, broken.rule, move)
    assert broken.code in str(error) and str(move) in str(error)
    assert game == before and game.moves == moves and dict(game.board.tiles) == tiles
    assert move not in game.legal_moves()


def test_every_way_to_break_the_rules_is_tried():
    assert {broken for broken, _, _ in ILLEGAL} == set(Broken)
    assert {broken.rule for broken in Broken} <= set(SECTION_IDS)
    assert len({broken.code for broken in Broken}) == len(Broken)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "R1111",
        "R1111@",
        "R1111@1",
        "B1111@0,0",
        "r1111@0,0",
        "p1@a,b",
        "B@0,0/top",
        "R@0,0",
        "R@0,0/up",
        "R@0,0/top=",
        "R@0,0/top=-1",
        "R1111@0,0 ",
        "w@0,0\n",
        "R1111++@0,0",
        "T@1,1/top",
        "^?@0,0",
        "d:@0,0",
        "R@0,0/top=bar,",
        "build:",
        "pass ",
    ],
)
def test_what_is_not_a_move(text):
    with pytest.raises(ValueError):  # noqa: PT011 - the notation's own error is one, too
        parse_move(text)
