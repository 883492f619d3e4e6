"""The `cacao` command: score, check and simulate from the shell."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from .engine.board import Board, NotationError
from .engine.checks import check
from .engine.components import Sides, pattern_text
from .engine.setup import Setup
from .engine.simulate import simulate
from .i18n import N_, Language, best_language
from .i18n.messages import COLORS, jungle_text, problem_text, term_name
from .i18n.typography import as_typed
from .modules.base.game import MAX_PLAYERS, MIN_PLAYERS
from .rules.setup_steps import lines
from .settings import BadSetting
from .sheet import BadInput, Problem, Sheet, State
from .sheet.answer import FindingAnswer, finding_json, game_json, score_json, setup_json
from .sheet.entries import BOARD, clean_entry, notation_problem, read_setup, split_modules
from .sheet.report import LABELLED, SEVERAL, Report

UNKNOWN = "–"
# I18N: a player’s name and colour: “Ana (Red)”
NAMED = N_("%(name)s (%(color)s)")


class CannotGoOn(Exception):
    """Bad input: its text is the one line that the user sees."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; bad input ends with one clear line and exit code 2."""
    language = best_language(filter(None, map(os.environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))))
    arguments = _parser(language).parse_args(argv)
    try:
        output = arguments.run(arguments, language)
    except BadInput as error:
        line = " ".join(_problem_line(problem, language) for problem in error.problems)
        print(as_typed(f"cacao: {line}"), file=sys.stderr)
        return 2
    except CannotGoOn as error:
        print(as_typed(f"cacao: {error}"), file=sys.stderr)
        return 2
    try:
        if output:
            print(as_typed(output))
    except BrokenPipeError:  # the reader (head, less) has seen enough
        sys.stdout = open(os.devnull, "w")  # noqa: SIM115
    return 0


def _parser(language: Language) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="cacao",
        description=language.text(N_("A companion for the board game Cacao.")),
    )
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    # I18N: help on the command line: what a command does
    scoring = commands.add_parser("score", help=language.text(N_("score a finished game")))
    scoring.add_argument(
        "file",
        metavar="FILE",
        help=language.text(
            N_("JSON with the players and the board or temples; - reads standard input")
        ),
    )
    scoring.set_defaults(run=_score)

    checking = commands.add_parser(
        "check",
        # I18N: help on the command line: what a command does
        help=language.text(N_("check whether a final board is possible")),
    )
    # I18N: help on the command line: what to write there
    checking.add_argument("board", metavar="BOARD", help=language.text(N_("a board in notation")))
    checking.set_defaults(run=_check)

    # I18N: help on the command line: what a command does
    simulating = commands.add_parser("simulate", help=language.text(N_("play a random legal game")))
    simulating.add_argument(
        "--seed",
        type=int,
        default=0,
        # I18N: help on the command line; the seed is the number that random numbers begin with
        help=language.text(N_("the same seed gives the same game")),
    )
    simulating.set_defaults(run=_simulate)

    # I18N: help on the command line: what a command does
    serving = commands.add_parser("serve", help=language.text(N_("serve the app to phones")))
    serving.set_defaults(run=_serve)

    setting_up = commands.add_parser(
        "setup",
        # I18N: help on the command line: what a command does
        help=language.text(N_("show what is in play and what goes back into the box")),
    )
    setting_up.set_defaults(run=_set_up)

    for command in (setting_up, checking, simulating):
        command.add_argument(
            "--players",
            type=int,
            choices=range(MIN_PLAYERS, MAX_PLAYERS + 1),
            required=True,
            # I18N: help on the command line
            help=language.text(N_("number of players")),
        )
        command.add_argument(
            "--modules",
            default="",
            help=language.text(N_("codes of the modules in play, separated by commas")),
        )
        command.add_argument(
            "--choose",
            action="append",
            default=[],
            metavar="CODE=CHOICE",
            help=language.text(N_("a choice that a module leaves to the players")),
        )
    for command in (setting_up, scoring, checking, simulating):
        command.add_argument(
            "--json",
            action="store_true",
            # I18N: help on the command line: what the option does
            help=language.text(N_("write JSON for programs")),
        )
    return parser


def _set_up(arguments: argparse.Namespace, language: Language) -> str:
    setup = _setup(arguments)
    if arguments.json:
        return _dump(setup_json(setup))

    def several(count: int, item: str) -> str:
        return language.text(SEVERAL, {"count": count, "item": item})

    def kinds(counts: Mapping[str, int]) -> str:
        return language.list(
            several(n, jungle_text(setup.kinds[k], language)) for k, n in counts.items()
        )

    def patterns(counts: Mapping[Sides, int]) -> str:
        return language.list(several(n, pattern_text(sides)) for sides, n in counts.items())

    rows = [
        (N_("Worker tiles for each player"), language.number(setup.worker_tiles_each)),
        (N_("Worker tiles to put back"), patterns(setup.removed_workers)),
        (N_("Worker tiles to add"), patterns(setup.added_workers)),
        (N_("Jungle tiles to put back"), kinds(setup.removed_jungle)),
        (N_("Jungle tiles to add"), kinds(setup.added_jungle)),
        # I18N: label of a list
        (N_("Starting tiles"), kinds(dict.fromkeys(setup.start, 1))),
        (N_("Tiles on the map board"), language.number(setup.map_board) if setup.map_board else ""),
        (N_("Jungle tiles left in the pile"), language.number(setup.pile)),
    ]
    parts = [_table([[language.text(label), text] for label, text in rows if text], numbers_from=9)]
    for step in lines(setup, language):
        items = [several(item.number, item.label(language)) for item in step.items]
        shown = [language.list(items)] if items else []
        parts.append("\n  ".join([step.title, *step.texts, *shown]))
    return "\n\n".join(parts)


def _score(arguments: argparse.Namespace, language: Language) -> str:
    from .sheet.request import read_request  # takes as long to load as all the rest

    sheet = read_request(_read_json(arguments.file, language))
    return _dump(score_json(sheet, language)) if arguments.json else _score_report(sheet, language)


def _check(arguments: argparse.Namespace, language: Language) -> str:
    setup = _setup(arguments)
    try:
        board = Board.parse(clean_entry(BOARD, arguments.board), setup)
    except NotationError as error:
        raise BadInput([notation_problem(BOARD, error)]) from None
    found = [finding_json(finding, setup, language) for finding in check(board, setup)]
    if arguments.json:
        return _dump({"board": str(board), "findings": found})
    return _findings_table(found, language) or language.text(N_("This board is possible."))


def _simulate(arguments: argparse.Namespace, language: Language) -> str:
    game = game_json(simulate(_setup(arguments), arguments.seed))
    if arguments.json:
        return _dump(game)
    from .sheet.request import read_request

    return f"{game['board']}\n\n{_score_report(read_request(game), language)}"


def _serve(arguments: argparse.Namespace, language: Language) -> str:
    from . import serve  # only this command needs the web

    try:
        serve.run(language)
    except BadSetting as error:
        setting = {"name": error.name, "value": error.value}
        raise CannotGoOn(
            # I18N: %(name)s is a setting such as PORT
            language.text(N_("The setting %(name)s can’t be “%(value)s”."), setting)
        ) from None
    except serve.CannotServe as error:
        raise CannotGoOn(str(error)) from None
    return ""


def _setup(arguments: argparse.Namespace) -> Setup:
    """What the options say is in play; raises `BadInput`."""
    choices = dict(each.partition("=")[::2] for each in arguments.choose)
    return read_setup(arguments.players, split_modules(arguments.modules), choices)


def _read_json(name: str, language: Language) -> Any:
    try:
        text = sys.stdin.read() if name == "-" else Path(name).read_text(encoding="utf-8")
        return json.loads(text)
    except json.JSONDecodeError as error:
        line = language.text(
            # I18N: behind the name of a file
            N_("not JSON at line %(line)s, column %(column)s"),
            {"line": error.lineno, "column": error.colno},
        )
    except (OSError, ValueError, RecursionError) as error:
        reason = error.strerror if isinstance(error, OSError) else ""
        line = reason or language.text(N_("not a text file in UTF-8"))
    raise CannotGoOn(language.text(LABELLED, {"label": name, "text": line}))


def _problem_line(problem: Problem, language: Language) -> str:
    text = problem_text(problem, language)
    return (
        language.text(LABELLED, {"label": problem.field, "text": text}) if problem.field else text
    )


def _score_report(sheet: Sheet, language: Language) -> str:
    answer = score_json(sheet, language)
    parts, report = [_players_table(sheet, language)], Report(sheet, language)
    if sheet.state is State.TIED:
        parts.append(f"{report.headline}\n{report.why}")

    def labelled(label: str, text: str) -> str:
        return language.text(LABELLED, {"label": label, "text": text})

    if items := [
        labelled(
            report.label(player.color),
            labelled(line.name, line.how or language.number(line.gold)),
        )
        for player in report.ranking
        for line in report.items(player)
    ]:
        parts.append("\n".join(items))
    if answer["temples"]:
        parts.append(
            "\n".join(
                labelled(report.temple_name(number), temple["reason"])
                for number, temple in enumerate(answer["temples"], 1)
            )
        )
    if answer["findings"]:
        parts.append(_findings_table(answer["findings"], language))
    return "\n\n".join(parts)


def _players_table(sheet: Sheet, language: Language) -> str:
    terms = sheet.setup.terms
    heads = [
        # I18N: heading of a column: 1 for the winner, 2 for the second and so on
        N_("Place"),
        # I18N: heading of a column
        N_("Player"),
        *map(term_name, terms),
        # I18N: heading of a column: the sum of a player
        N_("Total"),
        # I18N: heading of a column: how many a player has left
        N_("Cacao fruits"),
    ]
    rows = [[language.text(head) for head in heads]]
    names = {seat.color: seat.name for seat in sheet.seats}
    for player in sorted(sheet.result.players, key=lambda player: player.rank):
        color, name = language.text(COLORS[player.color]), names[player.color]
        cacao = player.tie_break
        rows.append(
            [
                language.number(player.rank),
                language.text(NAMED, {"name": name, "color": color}) if name else color,
                *(language.number(player.parts[term.code]) for term in terms),
                language.number(player.total),
                UNKNOWN if cacao is None else language.number(cacao),
            ]
        )
    return _table(rows, numbers_from=2)


def _findings_table(findings: list[FindingAnswer], language: Language) -> str:
    severities = {
        # I18N: before what a check found
        "impossible": N_("impossible"),
        # I18N: before what a check found
        "unlikely": N_("unlikely"),
    }
    rows = []
    for finding in findings:
        square = "" if finding["row"] is None else f"({finding['row']}, {finding['col']})"
        rows.append([language.text(severities[finding["severity"]]), square, finding["message"]])
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


def _dump(data: object) -> str:
    return json.dumps(data, ensure_ascii=False, indent=2)
