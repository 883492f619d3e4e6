"""Words that are made of words: *oerwoudstapel*, *Wasserträger*."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from .lexicon import LONGEST_WORD, SHORTEST_STEM, Lexicon

Terms = tuple[str, ...]


def split(word: str, lexicon: Lexicon, known: Mapping[str, Terms]) -> Terms:
    """The terms of the parts of a compound, longest part first; none if it is not one."""
    if lexicon.joints is None or len(word) > LONGEST_WORD:
        return ()
    for at in range(len(word) - SHORTEST_STEM, SHORTEST_STEM - 1, -1):
        tail = word[at:]
        for joint in ("", *lexicon.joints):
            head = word[: at - len(joint)]
            if word[:at].endswith(joint) and _is_part(head, lexicon, known):
                if _is_part(tail, lexicon, known):
                    return known[head] + known[tail]
                if rest := split(tail, lexicon, known):
                    return known[head] + rest
    return ()


def heads(word: str, lexicon: Lexicon, known: Mapping[str, Terms]) -> Iterator[tuple[str, str]]:
    """The known words that a compound may begin with, longest first, and what comes after."""
    if lexicon.joints is None or len(word) > LONGEST_WORD:
        return
    for at in range(len(word) - 2, SHORTEST_STEM - 1, -1):
        for joint in ("", *lexicon.joints):
            head = word[: at - len(joint)]
            if word[:at].endswith(joint) and _is_part(head, lexicon, known):
                yield head, word[at:]


def _is_part(word: str, lexicon: Lexicon, known: Mapping[str, Terms]) -> bool:
    """Whether a word may be part of a compound; a very short word only if it is a listed one."""
    if word not in known or word in lexicon.stop:
        return False
    return len(word) > SHORTEST_STEM or (len(word) == SHORTEST_STEM and word in lexicon.same)
