"""The `cacao` command: score, check and simulate from the shell."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from .answers import finding_json, game_json, score_json
from .engine.board import Board, NotationError
from .engine.checks import check
from .engine.components import MAX_PLAYERS, MIN_PLAYERS, Color, setup_for
from .engine.intake import BadRequest, Problem, notation_problem, read_request
from .engine.simulate import simulate
from .i18n import N_, Language, best_language
from .messages import COLORS, problem_text


class CannotGoOn(Exception):
    """Bad input: its text is the one line that the user sees."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; bad input ends with one clear line and exit code 2."""
    speak = best_language(filter(None, map(os.environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))))
    arguments = _parser(speak).parse_args(argv)
    try:
        output = arguments.run(arguments, speak)
    except CannotGoOn as error:
        print(f"cacao: {error}", file=sys.stderr)
        return 2
    try:
        print(output)
    except BrokenPipeError:  # the reader (head, less) has seen enough
        sys.stdout = open(os.devnull, "w")  # noqa: SIM115
    return 0


def _parser(speak: Language) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="cacao", description=speak.text(N_("A companion for the board game Cacao."))
    )
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    scoring = commands.add_parser("score", help=speak.text(N_("score a finished game")))
    scoring.add_argument(
        "file",
        metavar="FILE",
        help=speak.text(N_("JSON with players and board or temples; - reads standard input")),
    )
    scoring.set_defaults(run=_score)

    checking = commands.add_parser(
        "check", help=speak.text(N_("could this final board have happened?"))
    )
    checking.add_argument("board", metavar="BOARD", help=speak.text(N_("a board in notation")))
    checking.set_defaults(run=_check)

    simulating = commands.add_parser("simulate", help=speak.text(N_("play a random legal game")))
    simulating.add_argument(
        "--seed", type=int, default=0, help=speak.text(N_("the same seed gives the same game"))
    )
    simulating.set_defaults(run=_simulate)

    serving = commands.add_parser("serve", help=speak.text(N_("serve the app to phones")))
    serving.set_defaults(run=_serve)

    for command in (checking, simulating):
        command.add_argument(
            "--players",
            type=int,
            choices=range(MIN_PLAYERS, MAX_PLAYERS + 1),
            required=True,
            help=speak.text(N_("number of players")),
        )
    for command in (scoring, checking, simulating):
        command.add_argument(
            "--json", action="store_true", help=speak.text(N_("write JSON for programs"))
        )
    return parser


def _score(arguments: argparse.Namespace, speak: Language) -> str:
    try:
        request = read_request(_read_json(arguments.file, speak))
    except BadRequest as error:
        raise CannotGoOn(
            "; ".join(_problem_line(problem, speak) for problem in error.problems)
        ) from None
    answer = score_json(request, speak)
    return _dump(answer) if arguments.json else _score_report(answer, speak)


def _check(arguments: argparse.Namespace, speak: Language) -> str:
    try:
        board = Board.parse(arguments.board)
    except NotationError as error:
        raise CannotGoOn(_problem_line(notation_problem("board", error), speak)) from None
    found = [finding_json(finding, speak) for finding in check(board, setup_for(arguments.players))]
    if arguments.json:
        return _dump({"board": str(board), "findings": found})
    return _findings_table(found, speak) or speak.text(N_("Nothing wrong with this board."))


def _simulate(arguments: argparse.Namespace, speak: Language) -> str:
    game = game_json(simulate(arguments.players, arguments.seed))
    if arguments.json:
        return _dump(game)
    report = _score_report(score_json(read_request(game), speak), speak)
    return f"{game['board']}\n\n{report}"


def _serve(arguments: argparse.Namespace, speak: Language) -> str:
    from . import serve  # only this command needs the web

    try:
        serve.run(speak)
    except ValueError:
        raise CannotGoOn(
            speak.text(N_("PORT must be a number, but is “%(port)s”"), {"port": os.environ["PORT"]})
        ) from None
    return ""


def _read_json(name: str, speak: Language) -> Any:
    try:
        text = sys.stdin.read() if name == "-" else Path(name).read_text(encoding="utf-8")
        return json.loads(text)
    except json.JSONDecodeError as error:
        line = speak.text(
            N_("not JSON at line %(line)s, column %(column)s"),
            {"line": error.lineno, "column": error.colno},
        )
    except (OSError, ValueError, RecursionError) as error:
        reason = error.strerror if isinstance(error, OSError) else ""
        line = reason or speak.text(N_("this is not a text file in UTF-8"))
    raise CannotGoOn(f"{name}: {line}")


def _problem_line(problem: Problem, speak: Language) -> str:
    text = problem_text(problem, speak)
    return f"{problem.field}: {text}" if problem.field else text


def _score_report(answer: dict[str, Any], speak: Language) -> str:
    parts = [_players_table(answer["players"], speak)]
    if answer["temples"]:
        parts.append(
            "\n".join(
                f"{speak.number(number)}. {temple['reason']}"
                for number, temple in enumerate(answer["temples"], 1)
            )
        )
    if answer["findings"]:
        parts.append(_findings_table(answer["findings"], speak))
    return "\n\n".join(parts)


def _players_table(players: list[dict[str, Any]], speak: Language) -> str:
    heads = [N_("Place"), N_("Player"), N_("Gold"), N_("Temples"), N_("Sun"), N_("Water field")]
    heads += [N_("Total"), N_("Cacao")]
    rows = [[speak.text(head) for head in heads]]
    for player in sorted(players, key=lambda player: player["rank"]):
        color = speak.text(COLORS[Color(player["color"])])
        row = [speak.number(player["rank"])]
        row.append(f"{player['name']} ({color})" if player["name"] else color)
        row += [
            speak.number(player[key])
            for key in ("gold", "temples", "sun", "water", "total", "cacao")
        ]
        rows.append(row)
    return _table(rows, numbers_from=2)


def _findings_table(findings: list[dict[str, Any]], speak: Language) -> str:
    severities = {"impossible": N_("impossible"), "unlikely": N_("unlikely")}
    rows = []
    for finding in findings:
        square = "" if finding["row"] is None else f"({finding['row']}, {finding['col']})"
        rows.append([speak.text(severities[finding["severity"]]), square, finding["message"]])
    return _table(rows, numbers_from=9)


def _table(rows: list[list[str]], numbers_from: int) -> str:
    """Columns of equal width; from column `numbers_from` on aligned as numbers."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = (
        "  ".join(
            cell.rjust(width) if at >= numbers_from else cell.ljust(width)
            for at, (cell, width) in enumerate(zip(row, widths, strict=True))
        )
        for row in rows
    )
    return "\n".join(line.rstrip() for line in lines)


def _dump(data: dict[str, Any]) -> str:
    return json.dumps(data, ensure_ascii=False, indent=2)
