"""From a query to scores: understand its words, then let bags and phrases speak."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from math import exp, sqrt

from .compounds import heads
from .guess import completions, corrections, misspelt_beginnings
from .index import Index, bound, steady, strength
from .texts import HINT_FOR, TITLE_OF

PREFIX_WEIGHT, TYPO_WEIGHT, JOINED_WEIGHT = 0.6, 0.7, 0.8
PHRASE_SHARE = 9.0
"""How much the best phrase weighs beside the bag."""
SECOND_PHRASE = 0.7
"""The second best phrase beside the best."""
HEADING_LIKELY = 0.8
"""How likely at least a started word is the word of a title."""
MOST_GUESSES = 8
"""How many unknown words of a query are worth guessing at."""

Group = dict[str, float]
"""The terms that a word of the query may mean, each with how sure that is."""


@dataclass(frozen=True, slots=True)
class Ranked:
    """A section's score, and the question that matches better than its title, if any."""

    section: int
    score: float
    question: str | None


def understand(said: list[str], index: Index) -> list[Group]:
    """What the folded words of a query may mean."""
    lexicon = index.lexicon
    words = lexicon.replaced(said)
    groups: list[Group] = []
    guesses = 0
    for at, word in enumerate(words):
        terms = index.terms(word)
        known = all(term in index.weights for term in terms)
        last = at == len(words) - 1
        # The beginning of a compound may look like a shorter compound.
        if last and len(terms) > 1 and word not in index.words and completions(word, index):
            known = False
        if known:
            groups.extend({term: 1.0} for term in terms)
        # The first letters of a first word may look like a word that says little.
        started = last and at == 0 and (len(word) < 3 or word in lexicon.stop)
        if (not known or started) and not word.isdigit() and guesses < MOST_GUESSES:
            guesses += 1
            before = next(iter(groups[-1])) if groups and len(groups[-1]) == 1 else ""
            groups.extend(_guess(word, index, last, before))
    for a, b in pairwise(words):
        groups.extend({term: JOINED_WEIGHT} for term in index.words.get(a + b, ()))
    sure = [next(iter(group)) if len(group) == 1 else "" for group in groups]
    groups.extend({pair: 1.0} for pair in bound(sure) if " " in pair and pair in index.weights)
    return [group for group in groups if group]


def _guess(word: str, index: Index, last: bool, before: str) -> list[Group]:
    """A word that is still being typed is completed first, any other word is corrected first."""
    groups = _completed(completions(word, index, before), index) if last else []
    if not groups:
        near = corrections(word, index)
        fitting = [each for each in near if f"{before} {index.words[each[0]][0]}" in index.weights]
        near = fitting or near
        found: Group = {}
        for other, errors in near:
            found |= dict.fromkeys(index.words[other], TYPO_WEIGHT / errors)
        # A misspelt compound still has all its parts.
        groups = [{term: sure} for term, sure in found.items()] if len(near) == 1 else [found]
    if not any(groups) and len(word) > 3:
        groups = _completed(completions(word, index), index)
    if not groups and last:
        groups = _completed(misspelt_beginnings(word, index), index) or _joined(word, index)
    return groups


def _joined(word: str, index: Index) -> list[Group]:
    """A compound of which the last part is still being typed."""
    for head, tail in heads(word, index.lexicon, index.words):
        if groups := _completed(completions(tail, index), index):
            return [{term: JOINED_WEIGHT} for term in index.words[head]] + groups
    return []


def _completed(words: list[str], index: Index) -> list[Group]:
    """What all completions share is meant; else it may be any, titles and common words first."""
    found = {word: index.words[word] for word in words}
    if not found:
        return []
    first, *others = found.values()
    if shared := [term for term in first if all(term in terms for terms in others)]:
        return [{term: PREFIX_WEIGHT} for term in shared]
    commonest = min(index.weights[term] for terms in found.values() for term in terms)
    group: Group = {}
    for word, terms in found.items():
        for term in terms:
            likely = steady(exp((commonest - index.weights[term]) / 2))
            if word in index.headings:
                likely = max(likely, HEADING_LIKELY)
            group[term] = max(group.get(term, 0.0), PREFIX_WEIGHT * likely)
    return [group]


def rank(groups: list[Group], index: Index) -> list[Ranked]:
    """The sections that have something to do with a query, best first."""
    bags = [0.0] * len(index.sections)
    touched = [False] * len(index.sections)
    shared = [0.0] * len(index.phrases)
    length = 0.0
    amount = 0.0
    seen: set[str] = set()
    for group in groups:
        if len(group) == 1 and next(iter(group)) in seen:
            continue
        seen.update(group)
        best_bag: dict[int, float] = {}
        best_phrase: dict[int, float] = {}
        heaviest = 0.0
        for term, sure in group.items():
            weight = index.weights[term]
            heaviest = max(heaviest, weight * sure)
            for section, lift in index.bags[term]:
                value = lift * sure
                if value > best_bag.get(section, 0.0):
                    best_bag[section] = value
            product = weight * weight * sure
            for phrase in index.postings.get(term, ()):
                if product > best_phrase.get(phrase, 0.0):
                    best_phrase[phrase] = product
        for section, value in best_bag.items():
            bags[section] += value
            touched[section] = True
        for phrase, value in best_phrase.items():
            shared[phrase] += value
        length += heaviest * heaviest
        amount += max(sure * strength(term) for term, sure in group.items())
    if not length:
        return []
    return _ranked(index, bags, touched, shared, sqrt(length), amount)


def _ranked(
    index: Index,
    bags: list[float],
    touched: list[bool],
    shared: list[float],
    length: float,
    amount: float,
) -> list[Ranked]:
    top = [0.0] * len(bags)
    second = [0.0] * len(bags)
    shown: list[tuple[float, str | None]] = [(0.0, None)] * len(bags)
    for value, phrase in zip(shared, index.phrases, strict=True):
        if not value:
            continue
        near, at = value / (length * phrase.length), phrase.section
        if near > top[at]:
            top[at], second[at] = near, top[at]
        elif near > second[at]:
            second[at] = near
        if phrase.kind != HINT_FOR and near > shown[at][0]:
            shown[at] = (near, None if phrase.kind == TITLE_OF else phrase.kind)
    ranked = []
    for at, bag in enumerate(bags):
        if touched[at]:
            about = bag + amount * index.fill[at]
            score = about + PHRASE_SHARE * (top[at] + SECOND_PHRASE * second[at])
            ranked.append(Ranked(at, score, shown[at][1]))
    return sorted(ranked, key=lambda each: -each.score)
