"""The result page: ranking with bars, temples, the tie, and the choice of the rulebook."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any
from urllib.parse import urlencode

from flask import render_template, request
from markupsafe import Markup, escape

from scorer.engine.components import Color
from scorer.engine.scoring import PlayerScore, Temple
from scorer.engine.setup import Setup
from scorer.i18n import Language
from scorer.modules import all_choices
from scorer.modules.base.game import EVERY_SECOND_PAID, RULEBOOK_CHOICE
from scorer.sheet import Sheet, State
from scorer.sheet.entries import MODULES
from scorer.sheet.query import write_query
from scorer.sheet.report import BY_RULEBOOK, Report, pays_every_second
from scorer.tables import Table
from scorer.web.drawing.preview import HEIGHT, WIDTH
from scorer.web.forms.sheet import tie_form
from scorer.web.language import current_language, page_url
from scorer.web.navigation import page_of, sheet_url
from scorer.web.words import WORKERS

from .players import SeatOnPage, all_seats


def result_page(sheet: Sheet, table: Table | None = None, **more: Any) -> str:
    """The result, or standings and what is missing; at a shared table it follows the entries."""
    report = Report(sheet, current_language())
    shown_seats = all_seats(sheet.seats)
    pairs = write_query(sheet)
    query = urlencode(pairs)
    state = sheet.state
    # A page without entries has every part, for scripts to fill in; so has the page of a table.
    has_all_parts = state is State.NOTHING or table is not None
    tied = report.result.tied if state in (State.TIED, State.FINAL) else ()
    choices = {code: text for code, text in sheet.setup.choices.items() if code in all_choices()}
    kept = {"p", MODULES, *choices}
    players = [(key, choices.get(key, value)) for key, value in pairs if key in kept]
    site = f"{request.scheme}://{request.host}"
    unnamed = replace(sheet, seats=tuple(replace(seat, name="") for seat in sheet.seats))
    preview = f"{site}{page_url('shared.preview')}?{urlencode(write_query(unnamed))}"
    return render_template(
        "score/result.html",
        report=report,
        sheet=sheet,
        seats=sheet.seats,
        setup=sheet.setup,
        state=state,
        states=State,
        has_all_parts=has_all_parts,
        shown_seats=shown_seats,
        seat_of={it.seat.color: it for it in shown_seats},
        sums=_sums(report),
        part_classes=part_classes(sheet.setup),
        temples=[
            (n, scored, entered, list(_standings(scored, shown_seats, report.language)))
            for n, (scored, entered) in enumerate(
                zip(report.result.temples, sheet.temples_in_play, strict=False), 1
            )
            if scored.is_touched
        ],
        board=sheet.board if sheet.uses_board else None,
        to=partial(_table_page, table) if table else lambda end: f"{page_url(end)}?{query}",
        page_of=page_of,
        share=f"{site}{page_url('shared.result_for_anyone')}?{query}",
        preview=preview if state in (State.TIED, State.FINAL) else None,
        preview_size=(WIDTH, HEIGHT),
        same_players=f"{page_url('score.temples')}?{urlencode(players)}",
        tied=tied,
        tie_form=tie_form(sheet) if tied or has_all_parts else None,
        rulebook=_rulebook_choice(report),
        by_rulebook=BY_RULEBOOK if pays_every_second(sheet) else None,
        table=table,
        **more,
    )


def _table_page(table: Table, endpoint: str) -> str:
    """The page of a shared table in the place of one of the calculator's."""
    return page_url(endpoint.replace("score.", "tables."), code=table.code)


def _standings(
    temple: Temple, seats: Sequence[SeatOnPage], language: Language
) -> Iterator[tuple[SeatOnPage, str, str]]:
    """Who stands at a temple: the seat, how many workers, and the gold for them."""
    for it in seats:
        standing = temple.standings.get(it.seat.color)
        if standing and standing.workers:
            workers = language.text(WORKERS, {"num": standing.workers})
            yield it, workers, language.gain(standing.gold)


@dataclass(frozen=True)
class RulebookChoice:
    """The other way to pay a shared second place, and what it leads to."""

    is_chosen: bool
    url: str
    report: Report


def _rulebook_choice(report: Report) -> RulebookChoice | None:
    """For readers whose rulebook pays a shared second place in full, or who chose it."""
    sheet, is_chosen = report.sheet, pays_every_second(report.sheet)
    is_offered = is_chosen or report.language.tag == EVERY_SECOND_PAID
    if not is_offered or not report.has_shared_second:
        return None
    entries = {**sheet.entries, RULEBOOK_CHOICE: "" if is_chosen else EVERY_SECOND_PAID}
    other = Sheet.begin(sheet.seats, sheet.setup.modules, entries.items())
    return RulebookChoice(
        is_chosen, sheet_url("score.result", other), Report(other, report.language)
    )


@dataclass(frozen=True)
class Sum:
    """A player's sum as a bar, and its parts as items of a list."""

    bar: Markup
    parts: Markup


def _sums(report: Report) -> dict[Color, Sum]:
    """Everybody's sum; bars are to the scale of the best one."""
    scale = max(1, *(_gains(each) for each in report.ranking))
    classes = part_classes(report.sheet.setup)
    return {
        player.color: Sum(
            _bar(player, scale, classes),
            Markup(
                "".join(
                    f'<div class="{classes[code]}" data-part="{code}"><dt>{escape(name)}</dt>'
                    f"<dd>{gold}</dd></div>\n"
                    for code, name, gold in report.parts(player)
                )
            ),
        )
        for player in report.ranking
    }


def _bar(player: PlayerScore, scale: int, names: Mapping[str, str]) -> Markup:
    """The parts of a sum as a stacked bar; losses stand before its end."""
    pieces, at, loss = [], 0, 0
    for code, gold in player.parts.items():
        if gold > 0:
            pieces.append(f'<rect class="{names[code]}" x="{at}" width="{gold}" height="10"/>')
            at += gold
        loss += max(0, -gold)
    pieces.append(f'<rect class="part-loss" x="{at - loss}" width="{loss}" height="10"/>')
    drawn = "".join(pieces)
    return Markup(
        f'<svg class="stack" viewBox="0 0 {scale} 10" preserveAspectRatio="none" '
        f'aria-hidden="true">{drawn}</svg>'
    )


def part_classes(setup: Setup) -> dict[str, str]:
    """The classes that give the parts of a sum their colour: those of modules are numbered."""
    base = [term.code for term in setup.game.module.terms]
    more = [term.code for term in setup.terms if term.code not in base]
    return {code: f"part-{code}" for code in base} | {
        code: f"part-more-{number}" for number, code in enumerate(more, 1)
    }


def _gains(player: PlayerScore) -> int:
    return sum(max(0, gold) for gold in player.parts.values())
