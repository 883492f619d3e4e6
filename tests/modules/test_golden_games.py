"""Games with modules that were worked out by hand, replayed move by move."""

import json
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest
from module_setups import module_setup

from scorer.engine.board import Board, Side, WorkerTile
from scorer.engine.components import Color
from scorer.engine.moves import Act, Broken, Build, Fill, IllegalMove, Pass, Place, parse_move
from scorer.engine.play import Game, kind_of
from scorer.engine.turn import Phase

GOLDENS = json.loads((Path(__file__).parent / "goldens" / "games.json").read_text(encoding="utf-8"))
GAMES = {game["name"]: game for game in GOLDENS["games"]}
FRAGMENTS = {it["name"]: it for it in GOLDENS["fragments"]}

NO_MOVE = None
REFUSED = {
    ("1 huts", 1, "build market-crier and trader"): ("end", "build:trader", Broken.NOT_NOW),
    ("1 huts", 2, "build market-crier"): ("build", "build:market-crier", Broken.NOT_OFFERED),
    ("1 huts", 5, "overbuild [0,1]"): ("start", "R1111+@0,1", Broken.JUNGLE_LEFT),
    ("1 huts", 6, "build chiefs-wife (20) in turn 6 after road worker"): (
        "end",
        "build:chiefs-wife",
        Broken.NOT_NOW,
    ),
    ("1 huts", 7, "build foreman (tile 12)"): ("build", "build:foreman", Broken.NOT_OFFERED),
    ("1 huts", 8, "overbuild red's [2,3]"): ("start", "Y2101+@2,3", Broken.COVERS_OTHERS),
    ("1 huts", 8, "build chiefs-wife (20)"): ("build", "build:chiefs-wife", Broken.NOT_OFFERED),
    ("1 huts", 9, "overbuild [0,1] with red"): ("start", "R1111+@0,1", Broken.NO_SUN_TOKEN),
    ("1 huts", 9, "build fountain-master after master-builder"): (
        "end",
        "build:fountain-master",
        Broken.NOT_NOW,
    ),
    ("1 huts", 10, "overbuild [2,1] again"): ("start", "Y2101+@2,1", Broken.STACK_FULL),
    ("2 gem mines", 3, "purple keeps the four gems"): NO_MOVE,
    ("2 gem mines", 3, "purple acts before white"): (
        "action 0",
        "P@1,2/right=white",
        Broken.OTHERS_FIRST,
    ),
    ("2 gem mines", 4, "red takes the 9"): NO_MOVE,
    ("2 gem mines", 8, "red acts before white"): (
        "action 3",
        "R@3,4/right=blue,red,white",
        Broken.OTHERS_FIRST,
    ),
    ("3 Big Game", 2, "build market-crier with purple"): (
        "end",
        "build:market-crier",
        Broken.NOT_NOW,
    ),
    ("3 Big Game", 3, "the second worker at watering takes fruits"): (
        "action 1",
        "Y@2,1/right=2",
        Broken.MORE_THAN_POSSIBLE,
    ),
    ("3 Big Game", 7, "a third map tile"): ("action 0", "^c@3,1", Broken.NOT_NOW),
    ("3 Big Game", 7, "sell a bar at an ordinary market"): NO_MOVE,
    ("3 Big Game", 10, "build chiefs-son (16)"): ("build", "build:chiefs-son", Broken.NOT_OFFERED),
}
"""When the refused move is tried, the move, and what it breaks; some are no moves at all, because the
engine trades by itself or no such tile is beside the workers."""


def pattern(text):
    return tuple(map(int, text.split("-")))


def letters(gems):
    return "".join(gem[0] for gem in gems)


def tiles_shown(golden, place):
    """Display or map board as the engine names its tiles; nearest to the display first."""
    found = [
        f"d:{letters(golden['gems_on_open_tiles'][f'{place}.{at}'])}" if tile == "d" else tile
        for at, tile in enumerate(golden.get(place) or ())
        if tile
    ]
    return tuple(found if place == "display" else reversed(found))


def held(golden, setup):
    """A village of the golden files in the codes of the fields."""
    village = {"gold": golden["gold"], "sun": golden["sun"], "water": golden["water"]}
    village["cacao"] = golden["fruits"]
    counts = {
        "huts": Counter(golden["huts"]),
        "masks": Counter(map(str, golden["masks"])),
        "gems": Counter({gem: n for gem, n in golden["gems"].items() if n}),
    }
    for code, items in counts.items():
        if any(field.code == code for field in setup.fields):
            village |= {code: sum(items.values())}
            village |= {f"{code}.{item}": n for item, n in items.items()}
    if any(field.code == "bars" for field in setup.fields):
        village["bars"] = golden["bars"]
    if setup.map_fee:
        village[setup.map_fee] = golden["map_tiles"]
    return village


def position(setup, order, golden, pile, worker_piles, shakes, shift=(0, 0)):
    """The game in the state that a golden describes."""
    game = Game.deal(setup, 1, [Color(color) for color in order])
    seats = tuple(
        replace(
            seat,
            village=seat.village.after(**held(golden["players"][seat.color], setup)),
            hand=tuple(map(pattern, golden["players"][seat.color]["hand"])),
            pile=tuple(map(pattern, worker_piles[seat.color])),
        )
        for seat in game.seats
    )
    tiles = Board.parse(golden["board"], setup).tiles
    board = Board({(r + shift[0], c + shift[1]): tile for (r, c), tile in tiles.items()})
    extras = dict(game.extras)
    if "huts_left" in extras:
        extras["huts_left"] = tuple(golden["huts_left"])
    if "masks_left" in extras:
        extras["gems_in_car"] = "".join(map(letters, shakes))
        extras["masks_left"] = tuple(map(str, golden["masks_left"]))
        extras["gems_on_mines"] = {}
    if "emperor" in extras:
        extras["emperor"] = tuple(golden["emperor"])
    return replace(
        game,
        board=board,
        seats=seats,
        display=tiles_shown(golden, "display"),
        map_board=tiles_shown(golden, "map_board"),
        pile=tuple(pile),
        extras=extras,
    )


def act(golden):
    """The move behind what a golden says about an action."""
    result = golden["result"].split(" => ")[0].split()
    for mask in golden["result"].split(" => ")[1:]:
        result += mask.split()[2:]
    amount, picked = None, ()
    if result[0] == "declined":
        amount = 0
    elif result[0] == "takes":
        picked = tuple(sorted(result[1:]))
    elif result[0] == "sells" and result[2].startswith("fruit"):
        picked = ("bar",) * int(result[3]) + ("fruit",) * int(result[1])
    elif result[0] == "sells":
        amount = int(result[1])
    elif result[0].isdigit():
        amount = int(result[0])
    side = Side[golden["side"].upper()]
    return Act(Color(golden["player"]), tuple(golden["tile_at"]), side, amount, picked)


def replay(game, turn):
    """Play a turn; the game at each moment of it."""
    moments = {"start": game}
    color = Color(turn["player"])
    assert game.seat.color is color
    tile = WorkerTile(color, tuple(turn["sides"]), turn["over"])
    assert tile.pattern == max(pattern(turn["tile"]), tile.pattern)
    game = play(game, Place(tile, tuple(turn["at"])))
    for fill in turn["fills"]:
        source = {"display": game.display, "map": game.map_board, "pile": ()}[fill["from"]]
        kind = next((it for it in source if kind_of(it) == fill["tile"]), None)
        game = play(game, Fill(tuple(fill["at"]), kind, fill["from"] == "map"))
        assert str(game.board.tiles[tuple(fill["at"])]) == fill["tile"]
    if turn["actions"]:
        assert Counter(
            (it.color, it.square, it.side.name.lower(), it.workers, it.kind.code)
            for it in game.pending
        ) == Counter(
            (it["player"], tuple(it["tile_at"]), it["side"], it["workers"], it["jungle"])
            for it in turn["actions"]
        )
    for number, action in enumerate(turn["actions"]):
        moments[f"action {number}"] = game
        game = play(game, act(action))
    if game.phase is Phase.BUILD:
        moments["build"] = game
        game = play(game, Build(turn["build"]) if turn["build"] else Pass())
    else:
        assert not turn["build"]
    assert game.phase in (Phase.PLACE, Phase.OVER)
    moments["end"] = game
    return moments


def play(game, move):
    """Play a legal move, also as text."""
    if not (isinstance(move, Act) and move.amount is None and not move.picked):
        assert move in game.legal_moves()
    assert parse_move(str(move)) == move
    return game.play(move)


def compare(game, golden):
    """Everything that a golden says about the table after a turn.

    A golden ends with the turn; the engine's next turn has begun, so that its player has been paid if
    the Emperor stands on a tile of theirs.
    """
    emperor = game.board.tiles.get(game.extras.get("emperor"))
    for number, seat in enumerate(game.seats):
        expected = golden["players"][seat.color]
        village = held(expected, game.setup)
        if isinstance(emperor, WorkerTile) and not game.is_over and number == game.active:
            village["gold"] += emperor.color is seat.color
        assert {code: n for code, n in seat.village.held.items() if n} == {
            code: n for code, n in village.items() if n
        }, seat.color
        assert list(seat.hand) == [pattern(text) for text in expected["hand"]]
        assert len(seat.pile) == expected["worker_pile"]
    assert str(game.board) == golden["board"]
    assert len(game.pile) == golden["pile"]
    assert game.display == tiles_shown(golden, "display")
    assert game.map_board == tiles_shown(golden, "map_board")
    if "huts_left" in game.extras:
        assert Counter(game.extras["huts_left"]) == Counter(golden["huts_left"])
    if "masks_left" in game.extras:
        assert list(map(int, game.extras["masks_left"])) == golden["masks_left"]
        assert {
            ",".join(map(str, at)): gems for at, gems in game.extras["gems_on_mines"].items()
        } == {at: letters(gems) for at, gems in golden["gems_on_board"].items()}
    if "emperor" in golden:
        assert list(game.extras["emperor"]) == golden["emperor"]


@pytest.mark.parametrize("name", GAMES)
def test_golden_game(name):
    golden = GAMES[name]
    given = golden["setup"]
    faces = ",".join(it["hut"] for it in given.get("hut_faces", ()))
    setup = module_setup(golden["players"], golden["modules"], faces=faces)
    dealt = Game.deal(setup, 1)
    if faces:
        assert Counter(dealt.extras["huts_left"]) == Counter(golden["initial"]["huts_left"])
    shakes = given.get("shakes", [])
    out = len(golden["initial"]["gems_on_open_tiles"])
    game = position(
        setup,
        golden["order"],
        golden["initial"],
        given["pile"],
        given["worker_piles"],
        shakes[out:],
    )
    assert game.board.tiles == dealt.board.tiles
    assert game.extras.get("emperor") == dealt.extras.get("emperor")
    compare(game, golden["initial"])
    for turn in golden["turns"]:
        moments = replay(game, turn)
        game = moments["end"]
        compare(game, turn["state"])
        for refused in turn["refused"]:
            tried = REFUSED[name, turn["turn"], refused["action"]]
            if tried:
                when, text, broken = tried
                with pytest.raises(IllegalMove) as caught:
                    moments[when].play(parse_move(text))
                assert caught.value.code == broken.code
    result = game.result()
    for player in result.players:
        final = golden["final"]["players"][player.color]
        bonuses = final.pop("bonuses", None)
        assert player.total == final.pop("total")
        assert {code: n for code, n in player.parts.items() if n or code in final} == final
        if bonuses is not None:
            assert {item.item: item.bonus for item in player.items} == bonuses
    assert list(result.winners) == golden["final"]["winners"]
    assert result.decided_by == golden["final"]["decided_by"]
    assert [
        {color: it.workers for color, it in temple.standings.items() if it.workers}
        for temple in result.temples
    ] == [temple["workers"] for temple in golden["final"].get("temples", ())]
    assert game.is_over == ("note" not in golden["final"])


def test_every_refusal_of_the_goldens_is_tried():
    assert set(REFUSED) == {
        (name, turn["turn"], refused["action"])
        for name, golden in GAMES.items()
        for turn in golden["turns"]
        for refused in turn["refused"]
    }


def fragment_position(name, **choices):
    golden = FRAGMENTS[name]
    setup = module_setup(len(golden["order"]), golden["modules"], **choices)
    nothing = dict.fromkeys(golden["order"], ())
    # The one fragment that goes up beyond the start tiles is written with its own first row.
    shift = (-3, 0) if name == "gem mine straight from the pile" else (0, 0)
    return position(
        setup,
        golden["order"],
        golden["initial"],
        golden["next_pile"],
        nothing,
        golden.get("shakes", []),
        shift,
    )


@pytest.mark.parametrize("name", FRAGMENTS)
def test_golden_turn(name):
    turn = FRAGMENTS[name]["turn"]
    game = fragment_position(name)
    game = replace(game, active=[seat.color for seat in game.seats].index(turn["player"]))
    compare(replay(game, turn)["end"], turn["state"])


def test_early_overbuilding_is_a_choice_of_the_table():
    """The last tile of the map board is still open: only the optional rule allows to overbuild."""
    name = "the end of the map board"
    own = WorkerTile(Color.RED, (2, 1, 0, 1))
    for choice, broken in ("", Broken.JUNGLE_LEFT), ("1", None):
        game = fragment_position(name, early_overbuilding=choice)
        game = replace(game, board=game.board.with_tile((1, 2), own))
        move = parse_move("R1111+@1,2")
        assert (move in game.legal_moves()) == (broken is None)
        if broken:
            with pytest.raises(IllegalMove) as caught:
                game.play(move)
            assert caught.value.code == broken.code
        else:
            assert game.play(move).seats[0].village["sun"] == 0
