"""The rules of the lanterns."""

from __future__ import annotations

from pathlib import Path

from scorer.modules.model import RulebookPart
from scorer.rules.model import (
    BoardPicture,
    Chapter,
    Example,
    Paragraph,
    Question,
    Section,
    TilesPicture,
)

from .game import FOUR, LANTERN_LIMIT, LANTERN_VALUE
from .situations import SITUATIONS

CHAPTER = Chapter("lanterns", "Light in the jungle")

SECTION = Section(
    id="lantern",
    chapter=CHAPTER.id,
    title="Lanterns",
    short=(
        "For each activated worker take as many lanterns as the tile shows. You never keep more "
        "than %(lantern_limit)s."
    ),
    blocks=(
        Paragraph("At the end each lantern is worth %(lantern_value)s gold."),
        Example(
            "A full side of red workers at a lantern tile.",
            BoardPicture("R0400n1", "Four red workers carry lanterns home."),
        ),
    ),
    related=("limits", "sun-site"),
    picture=TilesPicture("The lantern tiles.", jungle=("n1", "n2"), workers=(FOUR,)),
)

QUESTION = Question(
    id="lantern-wind",
    section=SECTION.id,
    question="Does the wind blow a lantern out?",
    answer="No. A lantern burns until the end and is worth %(lantern_value)s gold.",
)

RULEBOOK_PART = RulebookPart(
    chapters=(CHAPTER,),
    sections=(SECTION,),
    questions=(QUESTION,),
    figures={"lantern_limit": LANTERN_LIMIT, "lantern_value": LANTERN_VALUE},
    phrasings=Path(__file__).parent / "phrasings",
    situations=SITUATIONS,
)
