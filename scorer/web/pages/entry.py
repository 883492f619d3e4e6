"""The pages on which a score sheet is entered, by the calculator and at a shared table alike."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from flask import render_template

from scorer.sheet import Problem, Sheet
from scorer.sheet.entries import BOARD_MODE
from scorer.sheet.report import Report
from scorer.web.forms.sheet import BoardForm, SheetForm, temples_form, villages_form
from scorer.web.language import current_language, page_url


def temples_page(sheet: Sheet, problems: Sequence[Problem] = (), **more: Any) -> str:
    """The temples, four sides each."""
    form = temples_form(sheet)
    return _entry_page("score/temples.html", form, problems, "score.villages", **more)


def board_page(sheet: Sheet, problems: Sequence[Problem] = (), **more: Any) -> str:
    """The whole board: a drawing to tap on, or the notation."""
    form = BoardForm(sheet)
    return _entry_page(
        "score/board.html", form, problems, "score.villages", board_mode=BOARD_MODE, **more
    )


def villages_page(sheet: Sheet, problems: Sequence[Problem] = (), **more: Any) -> str:
    """Everybody's village board."""
    form = villages_form(sheet)
    return _entry_page("score/villages.html", form, problems, "score.result", **more)


def _entry_page(
    template: str, form: SheetForm, problems: Sequence[Problem], next: str, **more: Any
) -> str:
    """A page with a form; `problems` are those of a refused result, otherwise the form knows its own."""
    form.add_problems(problems or form.find_problems())
    return render_template(
        template,
        form=form,
        sheet=form.sheet,
        seats=form.sheet.seats,
        setup=form.sheet.setup,
        report=Report(form.sheet, current_language()),
        next_page=page_url(next),
        **more,
    )
