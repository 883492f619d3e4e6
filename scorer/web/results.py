"""A result as people read it: places, sums and reasons in words."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from scorer.engine.checks import Finding
from scorer.engine.components import Color
from scorer.engine.intake import WORKERS_AT_TEMPLE, ScoreRequest
from scorer.engine.scoring import DecidedBy, PlayerScore, Result, Temple
from scorer.i18n import N_, Language, Nn_
from scorer.messages import COLORS, finding_text, temple_text

HEADLINES = {
    DecidedBy.GOLD: N_("%(who)s wins with %(gold)s gold!"),
    DecidedBy.CACAO: N_("%(who)s wins with %(gold)s gold, decided by cacao!"),
    DecidedBy.SHARED: N_("%(who)s share the win with %(gold)s gold!"),
}
WHY = {
    DecidedBy.GOLD: N_("The most gold wins."),
    DecidedBy.CACAO: N_(
        "There is a tie on gold, so the cacao fruits left decide: %(who)s has the most (%(cacao)s)."
    ),
    DecidedBy.SHARED: N_(
        "There is a tie on gold and on the cacao fruits left, so the win is shared."
    ),
}
PARTS = {
    "gold": N_("Gold"),
    "temples": N_("Temples"),
    "sun": N_("Sun tokens"),
    "water": N_("Water field"),
}


@dataclass(frozen=True)
class Report:
    """A scored game in one language."""

    request: ScoreRequest
    speak: Language

    @cached_property
    def result(self) -> Result:
        return self.request.score()

    @cached_property
    def findings(self) -> tuple[Finding, ...]:
        return self.request.findings()

    def finding_text(self, finding: Finding) -> str:
        return finding_text(finding, self.speak)

    @cached_property
    def names(self) -> dict[Color, str]:
        colors = [village.color for village in self.request.villages]
        return dict(zip(colors, self.request.names, strict=True))

    def label(self, color: Color) -> str:
        """A player by name or colour, as plain text; names are isolated from the text around them."""
        name = self.names[color]
        return f"\u2068{name}\u2069" if name else self.speak.text(COLORS[color])

    @property
    def ranking(self) -> list[PlayerScore]:
        return sorted(self.result.players, key=lambda player: player.rank)

    @property
    def winners(self) -> str:
        return self.speak.list(map(self.label, self.result.winners))

    @property
    def headline(self) -> str:
        best = self.ranking[0]
        params: dict[str, int | str] = {"who": self.winners, "gold": best.total}
        return self.speak.text(HEADLINES[self.result.decided_by], params)

    @property
    def why(self) -> str:
        params: dict[str, int | str] = {"who": self.winners, "cacao": self.ranking[0].cacao}
        return self.speak.text(WHY[self.result.decided_by], params)

    @property
    def tied(self) -> tuple[Color, ...]:
        """The players with the most gold, when they are several: their cacao fruits matter."""
        best = max(player.total for player in self.result.players)
        tied = tuple(p.color for p in self.result.players if p.total == best)
        return tied if len(tied) > 1 else ()

    def temple_text(self, temple: Temple) -> str:
        return temple_text(temple, self.speak, self.label)

    def parts(self, player: PlayerScore) -> list[tuple[str, str, int]]:
        """The parts of a sum: code, name and gold."""
        return [
            (code, self.speak.text(name), getattr(player, code)) for code, name in PARTS.items()
        ]

    @property
    def scores(self) -> str:
        """Everybody's total in a line, best first, for messengers."""
        return self.speak.list(
            f"{self.label(player.color)} {self.speak.number(player.total)}"
            for player in self.ranking
        )

    @property
    def as_text(self) -> str:
        """The whole result as plain text, to be pasted anywhere."""
        lines = [self.headline, ""]
        for player in self.ranking:
            parts = self.speak.list(
                f"{name} {self.speak.number(gold)}" for _, name, gold in self.parts(player)
            )
            lines.append(
                f"{self.speak.number(player.rank)}. {self.label(player.color)}: "
                f"{self.speak.number(player.total)} ({parts})"
            )
        lines.append("")
        lines += [
            f"{self.speak.text(N_('Temple %(n)s'), {'n': n})}: {self.temple_text(temple)}"
            for n, temple in enumerate(self.result.temples, 1)
        ]
        return "\n".join(lines)


def result_words(speak: Language) -> dict[str, Any]:
    """The sentences of a result for a script, their blanks left open."""
    return {
        "tag": speak.tag,
        "headlines": {decided: speak.text(text) for decided, text in HEADLINES.items()},
        "why": {decided: speak.text(text) for decided, text in WHY.items()},
        "templeName": speak.text(N_("Temple %(n)s")),
        "workers": [
            speak.text(Nn_("%(num)s worker", "%(num)s workers", "num"), {"num": n})
            for n in range(1, WORKERS_AT_TEMPLE + 1)
        ],
        "place": speak.text(N_("(row %(row)s, column %(column)s)")),
    }
