"""Our search beside what is to be had off the shelf, on the same questions: `python -m bench.search`.

The rivals get the texts that our search has learned from. `--phone` also measures the search in
Chromium, six times slowed. Times are processor time, because a machine may be busy.
"""

from __future__ import annotations

import shutil
import sys
import threading
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Sequence
from math import log, sqrt
from statistics import median, quantiles
from time import process_time

import brotli
from playwright.sync_api import sync_playwright
from werkzeug.serving import make_server

from scorer import create_app
from scorer.i18n import languages
from scorer.rules.phrasings import NOTHING
from scorer.rules.search import find_cards, fold, index_of
from tests.browser.phone_size import QUIET
from tests.question_sets import Figures, asked, figures
from tests.train_vectors import training_texts

PARTS = ("tune", "measure", "modules", "final")
Finder = Callable[[str], list[str]]
SLOWED = 6


def words(text: str) -> list[str]:
    return fold(text).split()


def ngrams(text: str) -> set[str]:
    """Character 3- to 5-grams."""
    padded = f" {fold(text)} "
    return {padded[i : i + n] for n in (3, 4, 5) for i in range(len(padded) - n + 1)}


def bm25(texts: Sequence[tuple[str, str]], k: float = 1.2, b: float = 0.75) -> Finder:
    """The card of the best text."""
    bags = [Counter(words(text)) for _, text in texts]
    lengths = [sum(bag.values()) for bag in bags]
    average = sum(lengths) / len(lengths)
    spread = Counter(word for bag in bags for word in bag)

    def score(bag: Counter[str], length: int, query: list[str]) -> float:
        total = 0.0
        for word in query:
            if bag[word]:
                rarity = log(1 + (len(bags) - spread[word] + 0.5) / (spread[word] + 0.5))
                share = bag[word] + k * (1 - b + b * length / average)
                total += rarity * bag[word] * (k + 1) / share
        return total

    return _best(
        texts, lambda q: [score(*each, words(q)) for each in zip(bags, lengths, strict=True)]
    )


def cosine(texts: Sequence[tuple[str, str]]) -> Finder:
    """The card of the text with the nearest n-grams."""
    bags = [ngrams(text) for _, text in texts]
    spread = Counter(gram for bag in bags for gram in bag)
    weights = {gram: log(1 + len(bags) / count) for gram, count in spread.items()}
    lengths = [sqrt(sum(weights[gram] ** 2 for gram in bag)) or 1.0 for bag in bags]

    def scores(query: str) -> list[float]:
        known = ngrams(query) & weights.keys()
        return [
            sum(weights[gram] ** 2 for gram in known & bag) / length
            for bag, length in zip(bags, lengths, strict=True)
        ]

    return _best(texts, scores)


def perceptron(texts: Sequence[tuple[str, str]], rounds: int = 4) -> Finder:
    """A linear model over n-grams: an averaged perceptron, trained on the texts in their order."""
    weights: defaultdict[str, defaultdict[str, float]] = defaultdict(lambda: defaultdict(float))
    sums: defaultdict[tuple[str, str], float] = defaultdict(float)
    bags = [(card, list(ngrams(text))) for card, text in texts]

    def best(bag: Iterable[str]) -> list[str]:
        scores: defaultdict[str, float] = defaultdict(float)
        for gram in bag:
            for card, weight in weights[gram].items() if gram in weights else ():
                scores[card] += weight
        return sorted(scores, key=lambda card: -scores[card])

    for step in range(rounds * len(bags)):
        card, bag = bags[step * 7919 % len(bags)]
        guess = next(iter(best(bag)), "")
        if guess != card:
            for gram in bag:
                for who, change in ((card, 1.0), (guess, -1.0)):
                    weights[gram][who] += change
                    sums[gram, who] += change * step
    for (gram, card), late in sums.items():
        weights[gram][card] -= late / (rounds * len(bags))
    return lambda query: best(ngrams(query))


def _best(texts: Sequence[tuple[str, str]], scores: Callable[[str], list[float]]) -> Finder:
    def find(query: str) -> list[str]:
        found = zip(scores(query), (card for card, _ in texts), strict=True)
        ordered = sorted((each for each in found if each[0]), key=lambda each: -each[0])
        return list(dict.fromkeys(card for _, card in ordered))

    return find


def ours(tag: str, spent: list[float]) -> Finder:
    """Our search, which notes how many milliseconds it took."""

    def find(query: str) -> list[str]:
        start = process_time()
        hits = find_cards(query, languages()[tag])
        spent.append(1000 * (process_time() - start))
        return [hit.id for hit in hits]

    return find


def main() -> None:
    print("first card answers / one of three / says the opposite / nothing for other topics")
    print(f"{'':20}" + "".join(f"{part:>32}" for part in PARTS))
    times: dict[str, list[float]] = {}
    means: defaultdict[str, list[Figures]] = defaultdict(list)
    for tag in languages():
        index_of(tag)
        times[tag] = []
        texts = [each for each in training_texts(tag) if each[0] != NOTHING]
        for name, find in {
            "BM25": bm25(texts),
            "cosine of n-grams": cosine(texts),
            "linear model": perceptron(texts),
            "ours": ours(tag, times[tag]),
        }.items():
            row = [figures(asked(part, tag), find) for part in PARTS]
            means[name].append(row[-1])
            print(f"{tag:4}{name:18}" + "".join(f"{each!s:>32}" for each in row), flush=True)
    for name, each in means.items():
        print(f"all {name:18} {PARTS[-1]}: first {sum(one.first for one in each) / len(each):.1%}")
    print("\nours, milliseconds per query: median, 95th percentile, longest; data in KB")
    client = create_app().test_client()
    for tag, spent in times.items():
        data = client.get(f"/{tag}/rules/index.json").data
        row = (median(spent), quantiles(spent, n=20)[-1], max(spent))
        size = len(brotli.compress(data)) / 1024
        print(f"{tag:4}" + "".join(f"{each:8.2f}" for each in row) + f"{size:8.1f}")
    if "--phone" in sys.argv:
        phone()


MEASURE = """
async ([tag, queries]) => {
  const {createFinder} = await import("/static/rules/finder.js");
  const text = await (await fetch(`/${tag}/rules/index.json`)).text();
  const start = performance.now();
  const find = createFinder(JSON.parse(text));
  const ready = performance.now() - start;
  const times = queries.map((query) => {
    const begin = performance.now();
    find(query);
    return performance.now() - begin;
  });
  return [ready, ...times];
}
"""


def phone() -> None:
    """The search in a slowed browser."""
    server = make_server("127.0.0.1", 0, create_app(), threaded=True)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    print(f"\na phone slowed {SLOWED} times: milliseconds until the index is ready, median query")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium-headless-shell"), args=QUIET
        )
        for tag in languages():
            page = browser.new_page()
            page.goto(f"http://127.0.0.1:{server.server_port}/{tag}/rules")
            session = page.context.new_cdp_session(page)
            session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
            queries = [each.question for each in asked("tune", tag)]
            ready, *spent = page.evaluate(MEASURE, [tag, queries])
            print(f"{tag:4}{ready:8.0f}{median(spent):8.2f}")
            page.close()
        browser.close()
    server.shutdown()


if __name__ == "__main__":
    main()
