"""Sentences that both the server and the scripts put into a page."""

from __future__ import annotations

from scorer.i18n import N_, Nn_
from scorer.modules.base.game import EVERY_SECOND_PAID, RULEBOOK_CHOICE
from scorer.modules.base.words import WORDS

PROBLEMS_TITLE = Nn_("One thing is not right yet", "%(num)s things are not right yet", "num")
WHOSE_PROBLEM = N_("%(who)s, %(field)s: %(problem)s")
WORKERS = Nn_("%(num)s worker", "%(num)s workers", "num")
SQUARE = N_("(row %(row)s, column %(column)s)")
FINAL_BOARD = N_("The final board")
WORKER_TILE = N_("Worker tile of %(color)s: %(sides)s")
RULEBOOK_PAYS = N_(
    "The Persian rulebook pays each player tied for second place at a temple the full %(gold)s gold. "
    "All other editions split it."
)
RULEBOOK_RESULT = N_("By the Persian rulebook: %(headline)s %(scores)s")
_RULEBOOKS = WORDS.fields[RULEBOOK_CHOICE].options
RULEBOOK_CHOOSE, RULEBOOK_OTHERS = _RULEBOOKS[EVERY_SECOND_PAID], _RULEBOOKS[""]
