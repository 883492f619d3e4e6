"""How the printed rulebooks differ, in general; the single notes are in `rules.editions`."""

from scorer.i18n import N_
from scorer.rules.model import Bullets, Chapter, Paragraph, Section

CHAPTER = Chapter("editions", N_("Editions"))

SECTIONS = (
    Section(
        id="edition-differences",
        chapter=CHAPTER.id,
        title=N_("Where printed rulebooks differ"),
        short=N_(
            "The printed rulebooks disagree in a few places. We follow the majority of the "
            "editions, and say so beside each rule concerned."
        ),
        blocks=(
            Paragraph(N_("These differences could change a result:")),
            Bullets(
                (
                    N_(
                        "A tie for second place at a temple: the %(temple_second)s gold are split "
                        "and rounded down."
                    ),
                    N_(
                        "A filled jungle space activates the workers beside it of every player, "
                        "your own earlier tiles included."
                    ),
                    N_("A worker tile may be overbuilt only once."),
                    N_("You finish a side of a tile before you go on to the next side."),
                )
            ),
            Paragraph(
                N_(
                    "The other differences are omissions, slips of print, or the same rule in "
                    "other words. If your table prefers its own print, agree on it before the "
                    "game."
                )
            ),
        ),
        related=("temple-ties", "activate", "overbuild", "action-order"),
    ),
)
