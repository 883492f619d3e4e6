"""How the printed rulebooks differ, in general; the notes are in `modules.base.editions`."""

from scorer.i18n import N_
from scorer.rules.model import Chapter, Paragraph, Section

# I18N: chapter of the rules, on printed rulebooks
CHAPTER = Chapter("editions", N_("Rulebooks"))

SECTIONS = (
    Section(
        id="edition-differences",
        chapter=CHAPTER.id,
        # I18N: title of a rule, in the contents and above its page: where printed rulebooks differ
        title=N_("Rulebook differences"),
        short=N_(
            "Printed rulebooks differ in a few places. We use one rule for everybody, say why, "
            "and show what your rulebook says."
        ),
        blocks=(
            Paragraph(N_("To play by your own rulebook instead, agree on it before the game.")),
        ),
        related=("temple-ties", "activate", "overbuild", "action-order"),
        repeated_by=(
            *("q-which-edition", "q-edition-english", "q-edition-dutch", "q-edition-spanish"),
            "q-edition-persian",
        ),
    ),
)
