"""The rulebook in every language: complete, with the engine's numbers only, and in the printed words."""

import re

import pytest

from scorer.i18n import Language, languages
from scorer.i18n.typography import as_typed
from scorer.rules.book import RULEBOOK
from scorer.rules.figures import fill
from scorer.rules.glossary import GLOSSARY
from scorer.rules.model import Bullets, Paragraph

TRANSLATED = [tag for tag in languages() if tag != "en"]
NUMBER_WORDS = {
    "nl": "twee drie vier vijf zes zeven acht negen tien elf twaalf",
    "de": "zwei drei vier fünf sechs sieben acht neun zehn elf zwölf",
    "es": "dos tres cuatro cinco seis siete ocho nueve diez once doce",
    # «نه» is "no" as well, «ده» a village, and «هر دو» is "both".
    "fa": "دو سه چهار پنج شش هفت هشت یازده دوازده",
}
PLACEHOLDER = re.compile(r"%\(\w+\)s")
FIGURE_OR_STEM = re.compile(r"%\((\w+)\)s|([^\W\d_]{4})[^\W\d_]*")
LONGEST_SUMMARY = 30
"""Words: what somebody at the table reads at a glance."""
NOT_IN_TEXTS = {"tribal_chief", "round", "scoring", "playing_area", "selling_price", "mine_value"}
"""Terms of the glossary that our own texts have no need of."""


def texts(speak: Language) -> list[str]:
    return [speak.text(text) for text in RULEBOOK.texts()]


@pytest.mark.parametrize("tag", TRANSLATED)
def test_no_number_stands_in_a_text_by_hand(tag: str) -> None:
    words = re.compile(rf"(?<!\w)({NUMBER_WORDS[tag].replace(' ', '|')})(?!\w)", re.IGNORECASE)
    for text in texts(languages()[tag]):
        bare = PLACEHOLDER.sub("", text)
        assert not re.search(r"\d", bare), text
        assert not words.search(bare.replace("هر دو", "")), text


@pytest.mark.parametrize("tag", languages())
def test_every_text_can_be_filled(tag: str) -> None:
    speak = languages()[tag]
    for text in texts(speak):
        assert "%" not in fill(text, speak.number)


@pytest.mark.parametrize("tag", TRANSLATED)
def test_texts_are_really_translated(tag: str) -> None:
    same = [text for text in RULEBOOK.texts() if as_typed(languages()[tag].text(text)) == text]
    # Short ones may be the same word in both languages ("Water").
    assert all(len(PLACEHOLDER.sub("", text)) < 12 for text in same), same


@pytest.mark.parametrize("tag", languages())
def test_every_term_of_the_glossary_is_used(tag: str) -> None:
    everything = " ".join(texts(languages()[tag])).casefold()
    for term in GLOSSARY.values():
        if term.id in NOT_IN_TEXTS:
            continue
        # Inflected forms count: the longest word of the term, without its ending.
        words = re.findall(r"[^\W\d]+", term.words[tag].split("(")[0].casefold())
        stem = max(words, key=len)
        assert stem[: max(3, len(stem) - 3)] in everything, term.id


@pytest.mark.parametrize("tag", languages())
def test_summaries_are_short(tag: str) -> None:
    speak = languages()[tag]
    shown = {id: fill(speak.text(each.short)) for id, each in RULEBOOK.sections.items()}
    assert {id: text for id, text in shown.items() if len(text.split()) > LONGEST_SUMMARY} == {}


@pytest.mark.parametrize("tag", languages())
def test_a_section_says_things_once(tag: str) -> None:
    """Most words of a point are not in the summary, unless it has a figure that the summary lacks."""
    speak = languages()[tag]

    def words(text: str) -> tuple[set[str], set[str]]:
        found = FIGURE_OR_STEM.findall(speak.text(text).replace("\u200c", "").casefold())
        return {figure for figure, _ in found} - {""}, {stem for _, stem in found} - {""}

    repeated = []
    for section in RULEBOOK.sections.values():
        figures, said = words(section.short)
        points = [
            point
            for block in section.blocks
            if isinstance(block, Bullets | Paragraph)
            for point in (block.items if isinstance(block, Bullets) else [block.text])
        ]
        for point in points:
            new_figures, stems = words(point)
            if new_figures <= figures and len(stems) > 3 and len(stems & said) / len(stems) >= 0.7:
                repeated.append((section.id, speak.text(point)))
    assert repeated == []
