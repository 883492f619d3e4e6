"""What an unknown word may be: the beginning of a word, or a word with a typing error."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter, defaultdict
from itertools import takewhile

from .index import Index, pairs
from .lexicon import LONGEST_WORD

CANDIDATES = 20
SHORTEST_BEGINNING = 6
"""The beginning of a word must be this long to allow for a typing error in it."""


def completions(prefix: str, index: Index, before: str = "") -> list[str]:
    """The words that begin so and say something.

    Of many, those that usually follow the term before; else those that titles begin with.
    """
    at = bisect_left(index.spelling, prefix)
    found = []
    while at < len(index.spelling) and index.spelling[at].startswith(prefix):
        if index.spelling[at] not in index.lexicon.stop:
            found.append(index.spelling[at])
        at += 1
    if before and (few := [w for w in found if f"{before} {index.words[w][0]}" in index.weights]):
        return few
    if len(prefix) < 3:
        for likely in (index.openings, index.headings):
            if few := [word for word in found if word in likely]:
                return few
    return found


def misspelt_beginnings(prefix: str, index: Index) -> list[str]:
    """The words that begin so but for one typing error, which is as late as possible."""
    if not SHORTEST_BEGINNING <= len(prefix) <= LONGEST_WORD:
        return []
    at = bisect_left(index.spelling, prefix[:3])
    found: defaultdict[int, list[str]] = defaultdict(list)
    while at < len(index.spelling) and index.spelling[at].startswith(prefix[:3]):
        word = index.spelling[at]
        sizes = range(len(prefix) - 1, min(len(prefix) + 1, len(word)) + 1)
        if word not in index.lexicon.stop and any(distance(prefix, word[:n]) < 2 for n in sizes):
            right = takewhile(lambda signs: signs[0] == signs[1], zip(prefix, word, strict=False))
            found[len(list(right))].append(word)
        at += 1
    return found[max(found)] if found else []


def corrections(word: str, index: Index) -> list[tuple[str, int]]:
    """The nearest words and their number of errors."""
    allowed = 0 if len(word) < 4 else 1 if len(word) < 8 else 2
    if not allowed or len(word) > LONGEST_WORD or word in index.lexicon.stop:
        return []
    sound = index.lexicon.sound(word)
    if alike := index.sounds.get(sound):
        return [(index.spelling[number], 1) for number in alike]
    shared = Counter(n for gram in pairs(word) for n in index.grams.get(gram, ()))
    # An error spoils at most three pairs.
    needed = max(2, len(word) + 1 - 3 * allowed)
    best: list[tuple[str, int]] = []
    for number, common in shared.most_common(CANDIDATES):
        if common < needed:
            break
        other = index.spelling[number]
        # Hardly anybody gets the first letter wrong, unless it sounds the same.
        if index.lexicon.sound(other)[:1] == sound[:1] and abs(len(other) - len(word)) <= allowed:
            errors = distance(word, other)
            # A short word with another letter is usually another word.
            replaced = len(word) == len(other) and sorted(word) != sorted(other)
            if errors <= allowed and not (replaced and len(word) < 5):
                best.append((other, errors))
    fewest = min((errors for _, errors in best), default=0)
    return [(other, errors) for other, errors in best if errors == fewest]


def distance(a: str, b: str) -> int:
    """How many letters to add, drop, replace or swap with their neighbour.

    >>> distance("jungel", "jungle"), distance("trak", "track")
    (1, 1)
    """
    before: list[int] = []
    last = list(range(len(b) + 1))
    for i, x in enumerate(a, start=1):
        row = [i]
        for j, y in enumerate(b, start=1):
            cost = min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (x != y))
            if i > 1 and j > 1 and x == b[j - 2] and a[i - 2] == y:
                cost = min(cost, before[j - 2] + 1)
            row.append(cost)
        before, last = last, row
    return last[-1]
