"""How the printed rulebooks differ, in general; the notes are in `modules.base.editions`."""

from scorer.i18n import N_
from scorer.rules.model import Chapter, Paragraph, Section

CHAPTER = Chapter("editions", N_("Editions"))

SECTIONS = (
    Section(
        id="edition-differences",
        chapter=CHAPTER.id,
        title=N_("Where printed rulebooks differ"),
        short=N_(
            "Printed rulebooks disagree in a few places. We choose one rule for everybody, say "
            "why, and show you what your own rulebook says."
        ),
        blocks=(
            Paragraph(
                N_("If your table prefers its own print, agree on that before the game begins.")
            ),
        ),
        related=("temple-ties", "activate", "overbuild", "action-order"),
        repeated_by=(
            *("q-which-edition", "q-edition-english", "q-edition-dutch", "q-edition-spanish"),
            "q-edition-persian",
        ),
    ),
)
