"""What a translator should look at again: long texts, and terms that are not those of the glossary.

python -m scorer.rules.translation_report [TAG ...]

Nothing here is an error: a text may need its length, and a sentence may say a thing without its term.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator

from babel.messages.catalog import Catalog

from scorer.i18n import catalogues

from .glossary import GLOSSARY, Term

SHORT = 40
"""Characters of English: a label, a button or a heading, which has little room."""
MUCH_LONGER, LEEWAY = 1.5, 8
MOST = 25


def long_texts(catalog: Catalog) -> Iterator[tuple[str, str]]:
    """Labels that are much longer than in English, the longest first."""
    found = [
        (id, string)
        for id, string in _texts(catalog)
        if len(id) <= SHORT and len(string) > len(id) * MUCH_LONGER + LEEWAY
    ]
    yield from sorted(found, key=lambda pair: len(pair[0]) - len(pair[1]))


def other_terms(catalog: Catalog, tag: str) -> Iterator[tuple[Term, str, str]]:
    """Texts in which a term stands in English, and the translation has no word like the glossary's."""
    for term in GLOSSARY.values():
        said = re.compile(rf"\b{re.escape(term.words['en'].casefold())}s?\b")
        stems = _stems(term.words.get(tag, ""))
        for id, string in _texts(catalog):
            if stems and said.search(id.casefold()) and not _has(string, stems):
                yield term, id, string


def _stems(words: str) -> list[str]:
    """The beginnings of the words of a term, without endings; what stands in brackets is a note."""
    plain = _plain(words.partition("(")[0])
    return [word[: max(3, len(word) - 3)] for word in re.findall(r"[^\W\d]{3,}", plain)]


def _has(text: str, stems: list[str]) -> bool:
    return all(stem in _plain(text) for stem in stems)


def _plain(text: str) -> str:
    return re.sub("[\u200c\u00ad]", "", text).casefold()


def _texts(catalog: Catalog) -> Iterator[tuple[str, str]]:
    """Messages and translations; of those with plural forms the last one."""
    for message in catalog:
        if message.id and message.string:
            id = message.id if isinstance(message.id, str) else message.id[-1]
            string = message.string if isinstance(message.string, str) else message.string[-1]
            yield id, string


def main(tags: list[str]) -> int:
    for tag in tags or catalogues.tags():
        catalog = catalogues.read(tag)
        long, other = list(long_texts(catalog)), list(other_terms(catalog, tag))
        print(f"\n{tag}: {len(long)} labels much longer than in English")
        for id, string in long[:MOST]:
            print(f"  {id}\n    {string}")
        print(f"{tag}: {len(other)} texts without the word of the glossary")
        for term, id, string in other[:MOST]:
            print(f"  {term.words['en']} = {term.words[tag]}: {id}\n    {string}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
