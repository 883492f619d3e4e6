"""Train the vectors of the search: `make vectors`, or this file with the tags of some languages.

A linear model of fastText's kind: the vector of a text is the sum of the vectors of its pieces, and its
cosine with the vector of its card shall be larger than with those of all others. It learns from the titles
and answers of the cards, the words of the glossary, and the phrasings in the folders of the modules; half
of them with words left out, replaced by others that mean the same, mistyped or unfinished. The numbers of
the vectors are rounded while they are learned, so that little is lost when they are written down.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator, Mapping
from math import cos, pi

import numpy as np
import numpy.typing as npt

from scorer.i18n import languages
from scorer.rules.glossary import GLOSSARY
from scorer.rules.phrasings import NOTHING, SYNONYMS, read_phrasings
from scorer.rules.search import (
    BUCKETS,
    DIMENSIONS,
    MOST_OF_CARD,
    MOST_OF_PIECE,
    VECTORS,
    fold,
    index_of,
    letters,
    pieces,
)

Matrix = npt.NDArray[np.float32]

SEED = 1
EPOCHS, BATCH = 60, 256
FASTEST, WARM_UP = 0.02, 0.1
"""The rate of learning rises over this share of the steps, and then falls."""
WEIGHT_OF_WORDS = 4
"""How often printed words and titles of sections are learned: they are short, and typed alone."""
JUMBLED = 10
"""Of every so manyth text the letters are learned in any order, as what no card answers."""
FORGOTTEN = 0.2
"""The share of pieces that a text is seen without."""
SHARPNESS, SMOOTHING = 12.0, 0.05
"""The factor of the cosines in the softmax, and the share of the truth that is spread over all cards."""
STEPS = {MOST_OF_PIECE: 0.85, MOST_OF_CARD: 0.5}
"""Numbers are rounded to multiples of this share of their mean size."""


def training_texts(tag: str) -> Iterator[tuple[str, str]]:
    """What is learned from: the ids of cards, and texts."""
    for hit in index_of(tag).hits:
        yield hit.id, f"{hit.title} {hit.answer}"
        yield from [(hit.id, hit.title)] * (WEIGHT_OF_WORDS if hit.kind == "section" else 2)
    for term in GLOSSARY.values():
        if term.section and tag in term.words:
            yield from [(term.section, term.words[tag].partition("(")[0])] * WEIGHT_OF_WORDS
    for card, lines in read_phrasings(tag).items():
        yield from ((card, line) for line in lines if card != SYNONYMS)


class Trainer:
    """Learns the vectors of a language."""

    def __init__(self, tag: str) -> None:
        self.random, self.numbers = random.Random(SEED), np.random.default_rng(SEED)
        self.cards = [*(hit.id for hit in index_of(tag).hits), NOTHING]
        number = {card: at for at, card in enumerate(self.cards)}
        learned = [(number[card], fold(text)) for card, text in training_texts(tag) if fold(text)]
        learned += [(number[NOTHING], self.jumbled(text)) for _, text in learned[::JUMBLED]]
        self.truth = np.array([card for card, _ in learned])
        self.texts = [text for _, text in learned]
        groups = [fold(line).split() for line in read_phrasings(tag).get(SYNONYMS, ())]
        self.synonyms: Mapping[str, list[str]] = {word: words for words in groups for word in words}
        self.vectors = [
            self.numbers.normal(0, 0.3, (count, DIMENSIONS)).astype(np.float32)
            for count in (BUCKETS, len(self.cards))
        ]
        self.slopes = [(np.zeros_like(each), np.zeros_like(each)) for each in self.vectors]
        self.step = 0

    def train(self) -> tuple[Matrix, Matrix]:
        """The vectors of pieces and cards, as whole numbers."""
        last = EPOCHS * -(-len(self.texts) // BATCH)
        for _ in range(EPOCHS):
            order = self.numbers.permutation(len(self.texts))
            for at in range(0, len(order), BATCH):
                self.step += 1
                part = self.step / last
                rate = part / WARM_UP if part < WARM_UP else (1 + cos(pi * part)) / 2
                self.learn(order[at : at + BATCH], FASTEST * rate)
        pieces, cards = self.vectors
        return rounded(pieces, MOST_OF_PIECE)[0], rounded(cards, MOST_OF_CARD)[0]

    def learn(self, batch: npt.NDArray[np.int64], rate: float) -> None:
        """One step of Adam down the cross-entropy of some texts."""
        seen = np.zeros((len(batch), BUCKETS), np.float32)
        for row, at in enumerate(batch):
            seen[row, list(pieces(self.varied(self.texts[at]), is_whole=self.chance(0.5)))] = 1
        seen *= self.numbers.random(seen.shape, dtype=np.float32) >= FORGOTTEN
        (piece, one), (card, other) = (
            rounded(each, most)
            for each, most in zip(self.vectors, (MOST_OF_PIECE, MOST_OF_CARD), strict=True)
        )
        texts, text_length = unit(seen @ (piece * one))
        cards, card_length = unit(card * other)
        scores = SHARPNESS * texts @ cards.T
        error = np.exp(scores - scores.max(1, keepdims=True))
        error /= error.sum(1, keepdims=True)
        error -= SMOOTHING / len(self.cards)
        error[np.arange(len(batch)), self.truth[batch]] -= 1 - SMOOTHING
        error *= SHARPNESS / len(batch)
        self.move(0, seen.T @ across(error @ cards, texts, text_length), rate)
        self.move(1, across(error.T @ texts, cards, card_length), rate)

    def move(self, which: int, slope: Matrix, rate: float) -> None:
        mean, square = self.slopes[which]
        mean += 0.1 * (slope - mean)
        square += 0.001 * (slope * slope - square)
        steady, spread = mean / (1 - 0.9**self.step), square / (1 - 0.999**self.step)
        self.vectors[which] -= rate * steady / (np.sqrt(spread) + 1e-8)

    def chance(self, share: float) -> bool:
        return self.random.random() < share

    def jumbled(self, text: str) -> str:
        """Letters that mean nothing."""
        letters = self.random.sample(text, len(text))
        return " ".join("".join(letters).split())

    def varied(self, text: str) -> str:
        """Half of the texts, as somebody else would type them."""
        if self.chance(0.4):
            return text
        words = [
            self.random.choice(self.synonyms[word])
            if word in self.synonyms and self.chance(0.3)
            else word
            for word in text.split()
        ]
        if len(words) > 3 and self.chance(0.4):
            words = [word for word in words if self.chance(0.8)] or words
        text = " ".join(words)
        if len(text) > 6 and self.chance(0.2):
            at = self.random.randrange(len(text) - 1)
            typed = self.random.choice((text[at + 1] + text[at], "", self.random.choice(text)))
            text = text[:at] + typed + text[at + max(1, len(typed)) :]
        if len(text) > 8 and self.chance(0.08):
            text = text[: self.random.randrange(5, len(text))]
        return " ".join(text.split())


def rounded(vectors: Matrix, most: int) -> tuple[Matrix, float]:
    """Whole numbers, and what they are multiples of."""
    step = float(np.abs(vectors).mean()) * STEPS[most]
    return np.clip(np.rint(vectors / step), -most, most), step


def unit(vectors: Matrix) -> tuple[Matrix, Matrix]:
    """Vectors of length one, and their lengths before."""
    lengths = np.sqrt((vectors * vectors).sum(1, keepdims=True)) + 1e-6
    return vectors / lengths, lengths


def across(slope: Matrix, units: Matrix, lengths: Matrix) -> Matrix:
    """The part of a slope that turns vectors: making them longer changes no cosine."""
    return (slope - units * (units * slope).sum(1, keepdims=True)) / lengths


def main(tags: list[str]) -> None:
    VECTORS.mkdir(exist_ok=True)
    for tag in tags or list(languages()):
        trainer = Trainer(tag)
        buckets, cards = (each.astype(int).tolist() for each in trainer.train())
        named = (f"{id} {letters(row)}" for id, row in zip(trainer.cards, cards, strict=True))
        parts = ("\n".join(map(letters, buckets)), "\n".join(named))
        (VECTORS / f"{tag}.txt").write_text("\n\n".join(parts) + "\n", encoding="ascii")
        print(f"{tag}: {len(trainer.texts):,} texts, {len(trainer.cards)} cards", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
