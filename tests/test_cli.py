"""The `cacao` command as people and programs meet it."""

import io
import json
import os
import subprocess
import sys

import lantern
import pytest

from scorer.cli import main
from scorer.engine.simulate import simulate
from scorer.modules import setup_for
from scorer.modules.huts.game import TILES

TIE = {
    "players": [
        {"color": "red", "name": "Ana", "gold": 34, "sun": 2, "water": 7, "cacao": 1},
        {"color": "yellow", "gold": 20, "sun": 0, "water": -10},
        {"color": "purple", "gold": 1, "sun": 3, "water": 16},
    ],
    "board": "R1210tY1012/.P1111",
}


@pytest.fixture
def run(capsys, monkeypatch):
    """Run a command, optionally with something on standard input."""
    monkeypatch.setenv("LC_ALL", "C.UTF-8")

    def run(*arguments: str, stdin: str = "") -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "stdin", io.StringIO(stdin))
        try:
            code = main(arguments)
        except SystemExit as exit:
            code = exit.code
        captured = capsys.readouterr()
        return code, captured.out, captured.err

    return run


def test_score_prints_a_table_with_reasons(run) -> None:
    code, out, err = run("score", "-", stdin=json.dumps(TIE))
    assert (code, err) == (0, "")
    lines = out.splitlines()
    assert lines[0].split("  ")[0] == "Place"
    assert " ".join(lines[0].split()) == (
        "Place Player Gold Temples Sun tokens Water field Total Cacao fruits"
    )
    assert lines[1].split() == ["1", "Ana", "(Red)", "34", "3", "2", "7", "46", "1"]
    assert lines[3].split() == ["3", "Yellow", "20", "3", "0", "−10", "13", "–"]
    assert "Ana and Yellow are tied for first place. 6 gold ÷ 2 players: 3 gold each." in out
    assert "Purple gets nothing, because first place is tied." in out


def test_a_tie_that_is_open_says_so(run) -> None:
    two = [{**TIE["players"][1], "water": 0}, {**TIE["players"][2], "gold": 1, "water": 16}]
    game = {"players": two, "temples": []}
    code, out, _ = run("score", "-", stdin=json.dumps(game))
    assert code == 0
    assert "Yellow and Purple are tied on 20 gold\nEnter the cacao fruits they have left" in out
    for player in two:
        player["cacao"] = 1
    assert "tied" not in run("score", "-", stdin=json.dumps(game))[1]


def test_the_rulebook_is_read_from_the_game(run) -> None:
    game = {"players": TIE["players"], "temples": [{"red": 2, "yellow": 1, "purple": 1}]}
    assert (
        "3 gold ÷ 2 players, rounded down: 1 gold each."
        in run("score", "-", stdin=json.dumps(game))[1]
    )
    _, out, _ = run("score", "-", stdin=json.dumps({**game, "rulebook": "fa"}))
    assert "3 gold each, by the Persian rulebook" in out


def test_modules_have_their_own_columns_and_tiles(run) -> None:
    with lantern.registered():
        code, out, _ = run("simulate", "--players", "3", "--modules", "lanterns")
        assert code == 0 and "Water field  Lanterns  Lighthouse  Total" in out
        board = out.splitlines()[0]
        assert run("check", "--players", "3", "--modules", "lanterns", board)[0] == 0
        assert run("check", "--players", "3", board)[0] == 2


def test_items_of_modules_are_explained(run) -> None:
    code, out, _ = run("simulate", "--players", "3", "--modules", "chocolate,huts", "--seed", "2")
    assert code == 0 and "Water field  Huts  Total" in out
    assert "White: Hermit: 6 + 9 for 9 workers without a jungle tile" in out
    game = run("simulate", "--players", "3", "--modules", "big-game", "--json")[1]
    code, out, _ = run("score", "-", stdin=game)
    assert code == 0 and "Temples  Sun tokens  Water field  Huts  Masks  Gems" in out


def test_the_set_up_tells_what_modules_lay_out(run) -> None:
    modules = "map,chocolate,huts,gem-mines,emperor"
    code, out, _ = run("setup", "--players", "2", "--modules", modules)
    assert code == 0
    for told in (
        *("Put these 24 gems into the mine car", "6 × Red gems", "2 × Mask (value 8)"),
        *("Each player takes 2 map tiles.", "chocolate bars next to the cacao fruits"),
        *("Drop the 12 hut tiles", "Put the Emperor on the market among the starting tiles.\n"),
    ):
        assert told in out, told
    out = run("setup", "--players", "2", "--modules", "emperor,watering")[1]
    assert out.endswith("Put the Emperor on the water tile.\n")
    assert (
        "Mask (value 12)" not in out
        and "Each player takes 2" not in run("setup", "--players", "2")[1]
    )


@pytest.mark.parametrize(
    ("modules", "choices"),
    [
        ("gem-mines,new-workers", ("longer=1",)),
        ("new-workers", ("workers=1111:4,2101:3",)),
        ("huts", ("faces=" + ",".join(side for side, _ in TILES),)),
    ],
)
def test_a_played_game_is_scored_with_its_choices(run, modules: str, choices: tuple) -> None:
    options = [option for choice in choices for option in ("--choose", choice)]
    _, out, _ = run("simulate", "--players", "2", "--modules", modules, *options, "--json")
    assert all(choice.partition("=")[0] in json.loads(out) for choice in choices)
    code, scored, err = run("score", "-", "--json", stdin=out)
    assert code == 0, err
    assert "impossible" not in {each["severity"] for each in json.loads(scored)["findings"]}


def test_a_choice_that_cannot_be_played_is_one_line(run) -> None:
    code, out, err = run(
        *("setup", "--players", "2", "--modules", "new-workers", "--choose", "workers=2200:1")
    )
    assert (code, out) == (2, "")
    assert err == (
        "cacao: workers: Each player needs at least 3 worker tiles for the first hand.\n"
    )


@pytest.mark.parametrize("command", [("simulate",), ("check", "p1")])
@pytest.mark.parametrize(
    ("modules", "says"),
    [
        ("lanterns,nosuch", "no module “nosuch”"),
        ("lanterns,lanterns", "“Lanterns” is listed twice"),
    ],
)
def test_modules_that_cannot_be_are_one_line(
    run, command: tuple[str, ...], modules: str, says: str
) -> None:
    with lantern.registered():
        code, out, err = run(*command, "--players", "3", "--modules", modules)
    assert (code, out) == (2, "")
    assert err.startswith("cacao: modules: ") and err.count("\n") == 1 and says in err


def test_score_as_json(run, tmp_path) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(TIE), encoding="utf-8")
    code, out, _ = run("score", "--json", str(file))
    answer = json.loads(out)
    assert code == 0
    assert answer["winners"] == ["red"] and answer["decided_by"] == "gold"
    assert answer["temples"][0]["gold"] == {"red": 3, "yellow": 3, "purple": 0}
    assert (answer["temples"][0]["row"], answer["temples"][0]["col"]) == (0, 1)
    assert {finding["severity"] for finding in answer["findings"]} <= {"impossible", "unlikely"}


@pytest.mark.parametrize(
    ("content", "says"),
    [
        ("{", "not JSON at line 1, column 2"),
        ("[]", "JSON object"),
        ("[" * 100_000, "-: "),
        (json.dumps({**TIE, "board": "R1210q"}), "from character 6 on: “q”"),
        (json.dumps({**TIE, "board": "R2200"}), "no tile “R2200”"),
        (json.dumps({**TIE, "players": TIE["players"][:1]}), "2 to 4 players"),
        (json.dumps({**TIE, "temples": []}), "either the board or the temples, not both"),
    ],
)
def test_bad_input_is_one_line_and_exit_code_2(run, content: str, says: str) -> None:
    code, out, err = run("score", "-", stdin=content)
    assert (code, out) == (2, "")
    assert err.startswith("cacao: ") and err.count("\n") == 1
    assert says in err


def test_every_problem_is_on_the_line(run) -> None:
    players = [{"color": "red", "gold": -1, "sun": 4, "water": 5}, {"color": "red", "gold": "x"}]
    _, _, err = run("score", "-", stdin=json.dumps({"players": players, "temples": [{"white": 1}]}))
    fields = ("0.gold", "0.sun", "0.water", "1.color", "1.gold", "1.sun", "1.water")
    for field in (*(f"players.{field}" for field in fields), "temples.0.white"):
        assert field in err


@pytest.mark.parametrize("name", ["/nowhere/game.json", "/"])
def test_a_file_that_cannot_be_read(run, name: str) -> None:
    code, _, err = run("score", name)
    assert code == 2
    assert err.startswith(f"cacao: {name}: ") and err.count("\n") == 1


def test_a_file_that_is_not_text(run, tmp_path) -> None:
    file = tmp_path / "photo"
    file.write_bytes(b"\xff\xfe\x00")
    code, _, err = run("score", str(file))
    assert code == 2
    assert "UTF-8" in err


def test_check_finds_nothing_on_a_real_board(run) -> None:
    code, out, _ = run("check", "--players", "3", str(simulate(setup_for(3), seed=4).board))
    assert (code, out) == (0, "This board is possible.\n")


def test_check_names_square_and_severity(run) -> None:
    code, out, _ = run("check", "--players", "2", "p1R1111./.m2/....t")
    assert code == 0
    assert "impossible  (2, 4)" in out
    _, out, _ = run("check", "--json", "--players", "2", "p1R1111./.m2/....t")
    findings = json.loads(out)["findings"]
    assert ("jungle-without-workers", 2, 4) in {(f["code"], f["row"], f["col"]) for f in findings}


@pytest.mark.parametrize("arguments", [("--players", "5", "p1"), ("--players", "x", "p1"), ()])
def test_check_refuses_nonsense(run, arguments: tuple[str, ...]) -> None:
    code, out, err = run("check", *arguments)
    assert (code, out) == (2, "")
    assert "Traceback" not in err


def test_simulate_can_be_scored_again(run) -> None:
    _, out, _ = run("simulate", "--players", "4", "--seed", "7", "--json")
    game = json.loads(out)
    assert game["board"] == str(simulate(setup_for(4), seed=7).board) and len(game["moves"]) > 36
    code, scored, _ = run("score", "-", stdin=out)
    assert code == 0
    _, readable, _ = run("simulate", "--players", "4", "--seed", "7")
    assert readable.startswith(game["board"]) and readable.endswith(scored)


def test_a_reader_that_stops_early_gets_no_traceback() -> None:
    command = f"{sys.executable} -m scorer simulate --players 4 --json | head -c 1"
    done = subprocess.run(["sh", "-c", command], capture_output=True, env=os.environ, check=False)
    assert done.stdout == b"{" and b"Traceback" not in done.stderr
