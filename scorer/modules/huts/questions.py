"""What players ask about the Huts."""

from scorer.i18n import N_
from scorer.rules.model import Question, Source

DROP = N_(
    "Drop the %(hut_tiles)s hut tiles onto the table. The sides that lie up are "
    "in this game, the sides below are not."
)

EFFECTS = {
    "market-crier": N_(
        "During the game: sell your fruits for %(crier_price)s gold at markets with price "
        "%(price_low)s."
    ),
    "hermit": N_(
        "At the end: %(hut_hermit_bonus)s gold for each of your workers that touches no jungle tile."
    ),
    "road-worker": N_(
        "At the end: %(hut_road_worker_bonus)s gold for each of your worker tiles in the row or "
        "column with most of them."
    ),
    "trader": N_("At the end: %(hut_trader_bonus)s gold for each cacao fruit that you have left."),
    "farmer": N_(
        "During the game: if you get exactly %(farmer_at)s cacao fruits in a turn, take one more."
    ),
    "shaman": N_("During the game: overbuild without a sun token."),
    "monk": N_("At the end: %(hut_monk_bonus)s gold for each temple where you have a worker."),
    "master-builder": N_(
        "At the end: %(hut_master_builder_bonus)s gold for each of your other huts."
    ),
    "foreman": N_(
        "During the game: %(foreman_at)s workers on a side of the tile that you place act as "
        "%(foreman_as)s."
    ),
    "fountain-master": N_(
        "At the end: %(hut_fountain_master_bonus)s gold if your water carrier stands on "
        "%(water_end)s."
    ),
    "chiefs-daughter": N_("At the end: %(hut_chiefs_daughter_bonus)s gold."),
    "chiefs-son": N_("At the end: %(hut_chiefs_son_bonus)s gold."),
    "chiefs-wife": N_("At the end: %(hut_chiefs_wife_bonus)s gold."),
    "chief": N_("At the end: %(hut_chief_bonus)s gold."),
}

_ASKED = {
    "market-crier": N_("What does the market crier do (cost: %(hut_market_crier_cost)s)?"),
    "hermit": N_("What does the hermit do (cost: %(hut_hermit_cost)s)?"),
    "road-worker": N_("What does the road worker do (cost: %(hut_road_worker_cost)s)?"),
    "trader": N_("What does the trader do (cost: %(hut_trader_cost)s)?"),
    "farmer": N_("What does the farmer do (cost: %(hut_farmer_cost)s)?"),
    "shaman": N_("What does the shaman do (cost: %(hut_shaman_cost)s)?"),
    "monk": N_("What does the monk do (cost: %(hut_monk_cost)s)?"),
    "master-builder": N_("What does the master builder do (cost: %(hut_master_builder_cost)s)?"),
    "foreman": N_("What does the foreman do (cost: %(hut_foreman_cost)s)?"),
    "fountain-master": N_("What does the fountain master do (cost: %(hut_fountain_master_cost)s)?"),
    "chiefs-daughter": N_(
        "What does the chief’s daughter bring (cost: %(hut_chiefs_daughter_cost)s)?"
    ),
    "chiefs-son": N_("What does the chief’s son bring (cost: %(hut_chiefs_son_cost)s)?"),
    "chiefs-wife": N_("What does the chief’s wife bring (cost: %(hut_chiefs_wife_cost)s)?"),
    "chief": N_("What does the chief bring (cost: %(hut_chief_cost)s)?"),
}
OF_HUT = tuple(f"q-hut-{hut}" for hut in _ASKED)

QUESTIONS = (
    Question(
        "q-hut-back-sides",
        "huts",
        N_("Can I build the hut on the underside of a tile?"),
        N_("No. Only the sides that lie up are in this game."),
    ),
    Question(
        "q-hut-which-sides",
        "huts",
        N_("Which huts are in this game?"),
        DROP,
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
    *(
        Question(f"q-hut-{hut}", "huts-list", question, EFFECTS[hut])
        for hut, question in _ASKED.items()
    ),
)
