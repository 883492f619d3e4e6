"""What the page of the whole-board editor needs besides the calculation."""

from __future__ import annotations

from functools import cached_property

from markupsafe import Markup

from scorer.engine.board import MAX_NOTATION, Board, NotationError
from scorer.engine.components import Color
from scorer.engine.intake import Problem
from scorer.i18n import Language
from scorer.messages import problem_text

from .drawing.palette import INK, PAINT
from .drawing.pen import use

NOTATION_PROBLEMS = ("bad-character", "no-such-tile", "too-long")


class Editor:
    """A board as it was typed; nothing typed yet means the start tiles."""

    limit = MAX_NOTATION

    def __init__(self, typed: str, speak: Language) -> None:
        self.start = str(Board.start())
        self.text = typed or self.start
        self._speak = speak

    @cached_property
    def board(self) -> Board | None:
        """The board to draw, if the text is one."""
        try:
            return Board.parse(self.text)
        except NotationError:
            return None

    @property
    def problems(self) -> dict[str, str]:
        """What can be wrong with a notation, for the script to fill in where and what."""
        blanks: dict[str, int | str] = {"position": "{position}", "found": "{found}"}
        return {
            code: problem_text(Problem("b", code, blanks), self._speak)
            for code in NOTATION_PROBLEMS
        }

    @staticmethod
    def emblem(color: Color) -> Markup:
        """The shape of a colour alone, small enough to lie on a temple."""
        paint = f'fill="{PAINT[color].base}" stroke="{INK}" stroke-width="1"'
        drawing = use(f"emblem-{color}", more=paint)
        return Markup(
            f'<svg class="emblem" viewBox="0 0 100 100" aria-hidden="true">{drawing}</svg>'
        )
