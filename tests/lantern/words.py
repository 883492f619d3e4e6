"""What the codes of the lanterns are called."""

from __future__ import annotations

from scorer.modules.model import ActionWords, FieldWords, StepWords, Words

from .game import ACTION

LANTERN_TILE = "lantern tile showing %(amount)s"

WORDS = Words(
    title="Lanterns",
    kinds={"n1": LANTERN_TILE, "n2": LANTERN_TILE},
    fields={
        "lanterns": FieldWords("Lanterns", "lanterns", piece="lantern"),
        "lighthouse": FieldWords("Lighthouse", "lighthouse"),
        "oil": FieldWords("Drops of oil", "drops of oil", help="Only those that nobody burnt."),
    },
    actions={ACTION: ActionWords("take lanterns: %(amount)s", takes="lantern")},
    terms={"lanterns": "Lanterns", "lighthouse": "Lighthouse"},
    findings={
        "lanterns-out-of-reach": (
            "%(color)s has %(found)s lanterns; its workers can have taken %(limit)s at most."
        ),
        "too-much-oil": "Together you have %(found)s drops of oil; the box holds only %(limit)s.",
    },
    steps={
        "light-lanterns": StepWords(
            "Light the lanterns",
            "lantern",
            ("Put the lanterns beside the bank. Everyone begins without any.",),
            ("n1", "n2"),
        )
    },
)
