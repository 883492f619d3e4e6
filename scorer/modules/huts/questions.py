"""What players ask about the Huts."""

from scorer.i18n import N_
from scorer.rules.model import Question, Source

QUESTIONS = (
    Question(
        "q-hut-back-sides",
        "huts",
        N_("Can I build the hut on the underside of a tile?"),
        N_("No. Only the sides that lie up are in this game."),
    ),
    Question(
        "q-hut-choose-sides",
        "huts",
        N_("Can we choose the huts instead of dropping the tiles?"),
        N_("Yes. Agree on a side of every tile before the game."),
    ),
    Question(
        "q-hut-when",
        "huts-build",
        N_("When can I build a hut?"),
        N_("At the end of your own turn, when all actions are done."),
    ),
    Question(
        "q-hut-several",
        "huts-build",
        N_("Can I build more than one hut in a turn?"),
        N_("No, one at most. You may build the next one at the end of your next turn."),
    ),
    Question(
        "q-hut-same-again",
        "huts-build",
        N_("Can I build the same hut again?"),
        N_("No. You may have each kind of hut only once, even if it lies there again."),
    ),
    Question(
        "q-hut-same-as-others",
        "huts-build",
        N_("Can I build a hut that another player already has?"),
        N_("Only if the same hut lies there again on another tile. A tile that is taken is gone."),
    ),
    Question(
        "q-hut-pay-later-gold",
        "huts-build",
        N_("Can I pay for a hut with my water field or temples?"),
        N_("No. Only coins that you hold count, not gold that you get at the end."),
    ),
    Question(
        "q-hut-last-turn",
        "huts-build",
        N_("Can I build a hut in my last turn?"),
        N_("Yes. Nothing forbids it, and its cost comes back at the end."),
    ),
    Question(
        "q-hut-sell",
        "huts-build",
        N_("Can I sell or swap a hut?"),
        N_("No. A hut stays yours until the end."),
        Source.OURS,
    ),
    Question(
        "q-hut-costs",
        "huts-list",
        N_("How much do the huts cost?"),
        N_(
            "From %(hut_market_crier_cost)s gold for the market crier to %(hut_chief_cost)s for the "
            "chief. The list shows all of them."
        ),
    ),
    Question(
        "q-master-builder-self",
        "huts-list",
        N_("Does the master builder count itself?"),
        N_("No, only your other huts."),
    ),
    Question(
        "q-fountain-master-when",
        "huts-list",
        N_("When must my carrier be on %(water_end)s for the fountain master?"),
        N_("At the end of the game. On any lower field the bonus is lost."),
    ),
    Question(
        "q-crier-others",
        "huts-play",
        N_("Do other players get the market crier's price too?"),
        N_("No. It only holds for the owner's fruits, at markets with price %(price_low)s."),
    ),
    Question(
        "q-farmer-several-tiles",
        "huts-play",
        N_("Does the farmer count fruits from several tiles?"),
        N_("Yes. All that you got in the turn counts together, whatever you sold meanwhile."),
        Source.OURS,
    ),
    Question(
        "q-farmer-exactly",
        "huts-play",
        N_("What does the farmer bring for more than %(farmer_at)s fruits?"),
        N_("Nothing. It must be exactly %(farmer_at)s, and your store must have room."),
    ),
    Question(
        "q-farmer-other-turn",
        "huts-play",
        N_("Does the farmer work in another player's turn?"),
        N_("Yes. We suggest that every turn counts, each one by itself."),
        Source.OURS,
    ),
    Question(
        "q-shaman-earlier",
        "huts-play",
        N_("Can I overbuild earlier with the shaman?"),
        N_("No. The shaman only saves you the sun token."),
    ),
    Question(
        "q-foreman-temple",
        "huts-play",
        N_("Does the foreman's extra worker count at a temple?"),
        N_("No. The rulebook does not say; we suggest that it counts only for actions."),
        Source.OURS,
    ),
    Question(
        "q-foreman-later",
        "huts-play",
        N_("Does the foreman help when a space is filled later?"),
        N_("No. We suggest that it only helps a tile in the turn in which you place it."),
        Source.OURS,
    ),
    Question(
        "q-hut-cost-back",
        "huts-end",
        N_("Do I get the cost of my huts back at the end?"),
        N_("Yes. Each hut is worth its cost, and its bonus comes on top."),
    ),
    Question(
        "q-hut-calculator",
        "huts-end",
        N_("Do I enter my gold with or without the huts?"),
        N_("Without: enter the coins that you still hold. The calculator adds cost and bonus."),
        Source.OURS,
    ),
    Question(
        "q-hermit-counts",
        "huts-end",
        N_("Does the hermit count workers or sides?"),
        N_("Workers. Each worker whose side touches no jungle tile counts."),
    ),
    Question(
        "q-hermit-stack",
        "huts-end",
        N_("Do workers below an overbuilt tile count for the hermit?"),
        N_("No. We suggest that only the top tile counts."),
        Source.OURS,
    ),
    Question(
        "q-road-worker-gaps",
        "huts-end",
        N_("May there be gaps in the line of the road worker?"),
        N_(
            "Yes. Count all your worker tiles in the row or column; what lies between is no matter."
        ),
        Source.OURS,
    ),
    Question(
        "q-road-worker-stack",
        "huts-end",
        N_("Does a stack count once or more for the road worker?"),
        N_("Once. We suggest that a stack is one tile."),
        Source.OURS,
    ),
    Question(
        "q-monk-stack",
        "huts-end",
        N_("Do covered workers at a temple count for the monk?"),
        N_("No. We suggest that only top tiles count, as when a temple is scored."),
        Source.OURS,
    ),
    Question(
        "q-monk-no-temples",
        "huts-end",
        N_("What is the monk worth when there are no temples in play?"),
        N_("Only its cost of %(hut_monk_cost)s gold."),
    ),
    Question(
        "q-trader-bars",
        "huts-end",
        N_("Does the trader count chocolate bars?"),
        N_("No. Only cacao fruits are named, so we suggest that bars do not count."),
        Source.OURS,
    ),
)
