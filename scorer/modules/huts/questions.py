"""What players ask about the Huts."""

from scorer.i18n import N_
from scorer.rules.model import Question, Source

DROP = N_(
    "Drop the %(hut_tiles)s hut tiles onto the table. Only the face-up sides are in the game."
)

EFFECTS = {
    "market-crier": N_(
        "During the game: sell each cacao fruit for %(crier_price)s gold at markets (price "
        "%(price_low)s)."
    ),
    "hermit": N_(
        "At the end: %(hut_hermit_bonus)s gold for each of your workers with no jungle tile next to them."
    ),
    "road-worker": N_(
        "At the end: %(hut_road_worker_bonus)s gold for each of your worker tiles in the row or "
        "column where you have the most."
    ),
    "trader": N_("At the end: %(hut_trader_bonus)s gold for each cacao fruit you have left."),
    "farmer": N_(
        "During the game: if you get exactly %(farmer_at)s cacao fruits in a turn, take one more."
    ),
    "shaman": N_("During the game: overbuild without paying a sun token."),
    "monk": N_("At the end: %(hut_monk_bonus)s gold for each temple where you have a worker."),
    "master-builder": N_(
        "At the end: %(hut_master_builder_bonus)s gold for each of your other huts."
    ),
    "foreman": N_(
        "During the game: when you place a tile, %(foreman_at)s workers on one side act as "
        "%(foreman_as)s."
    ),
    "fountain-master": N_(
        "At the end: %(hut_fountain_master_bonus)s gold if your water carrier is on %(water_end)s."
    ),
    "chiefs-daughter": N_("At the end: %(hut_chiefs_daughter_bonus)s gold more than its cost."),
    "chiefs-son": N_("At the end: %(hut_chiefs_son_bonus)s gold more than its cost."),
    "chiefs-wife": N_("At the end: %(hut_chiefs_wife_bonus)s gold more than its cost."),
    "chief": N_("At the end: %(hut_chief_bonus)s gold more than its cost."),
}

_ASKED = {
    "market-crier": N_("What does the market crier hut (cost %(hut_market_crier_cost)s) do?"),
    "hermit": N_("What does the hermit hut (cost %(hut_hermit_cost)s) do?"),
    "road-worker": N_("What does the road worker hut (cost %(hut_road_worker_cost)s) do?"),
    "trader": N_("What does the trader hut (cost %(hut_trader_cost)s) do?"),
    "farmer": N_("What does the farmer hut (cost %(hut_farmer_cost)s) do?"),
    "shaman": N_("What does the shaman hut (cost %(hut_shaman_cost)s) do?"),
    "monk": N_("What does the monk hut (cost %(hut_monk_cost)s) do?"),
    "master-builder": N_("What does the master builder hut (cost %(hut_master_builder_cost)s) do?"),
    "foreman": N_("What does the foreman hut (cost %(hut_foreman_cost)s) do?"),
    "fountain-master": N_(
        "What does the fountain master hut (cost %(hut_fountain_master_cost)s) do?"
    ),
    "chiefs-daughter": N_(
        "What is the chief’s daughter hut (cost %(hut_chiefs_daughter_cost)s) worth?"
    ),
    "chiefs-son": N_("What is the chief’s son hut (cost %(hut_chiefs_son_cost)s) worth?"),
    "chiefs-wife": N_("What is the chief’s wife hut (cost %(hut_chiefs_wife_cost)s) worth?"),
    "chief": N_("What is the chief hut (cost %(hut_chief_cost)s) worth?"),
}
OF_HUT = tuple(f"q-hut-{hut}" for hut in _ASKED)

QUESTIONS = (
    Question(
        "q-hut-back-sides",
        "huts",
        N_("Can I build the hut on the back of a hut tile?"),
        N_("No. Only the huts on the face-up sides are in the game."),
    ),
    Question(
        "q-hut-which-sides",
        "huts",
        N_("Which huts are in the game?"),
        N_(
            "The huts on the face-up sides of the %(hut_tiles)s hut tiles. Drop the tiles onto "
            "the table at the start, and leave them as they fall."
        ),
    ),
    Question(
        "q-hut-choose-sides",
        "huts",
        N_("Can we choose the huts instead of dropping the hut tiles?"),
        N_("Yes. Agree on one side of each hut tile before the game."),
    ),
    Question(
        "q-hut-when",
        "huts-build",
        N_("When can I build a hut?"),
        N_("At the end of your own turn, after all actions."),
    ),
    Question(
        "q-hut-several",
        "huts-build",
        N_("Can I build more than one hut in a turn?"),
        N_("No. You can build one hut at the end of each of your turns."),
    ),
    Question(
        "q-hut-same-again",
        "huts-build",
        N_("Can I have the same hut more than once?"),
        N_("No. You can have each hut only once, even if another hut tile shows it."),
    ),
    Question(
        "q-hut-same-as-others",
        "huts-build",
        N_("Can I build a hut that another player already has?"),
        N_("Only if another hut tile shows the same hut. Each hut tile can be built only once."),
    ),
    Question(
        "q-hut-pay-later-gold",
        "huts-build",
        N_("Can I pay for a hut with gold from my water field or temples?"),
        N_("No. You can pay only with coins you have, not with gold you get at the end."),
    ),
    Question(
        "q-hut-last-turn",
        "huts-build",
        N_("Can I build a hut in my last turn?"),
        N_("Yes. Its cost and any bonus still count at the end."),
    ),
    Question(
        "q-hut-sell",
        "huts-build",
        N_("Can I sell or swap a hut?"),
        N_("No. You keep your huts until the end."),
        Source.OURS,
    ),
    Question(
        "q-hut-costs",
        "huts-list",
        N_("How much do the huts cost?"),
        N_(
            "From %(hut_market_crier_cost)s gold (market crier) to %(hut_chief_cost)s gold (chief)."
        ),
    ),
    Question(
        "q-master-builder-self",
        "huts-list",
        N_("Does the master builder hut count itself?"),
        N_("No. It counts only your other huts."),
    ),
    Question(
        "q-fountain-master-when",
        "huts-list",
        N_("When must my water carrier be on %(water_end)s for the fountain master hut?"),
        N_("At the end of the game. On any other field you get no bonus."),
    ),
    Question(
        "q-crier-others",
        "huts-play",
        N_("Do other players get the higher price from my market crier hut?"),
        N_("No. Only you sell for %(crier_price)s gold at markets (price %(price_low)s)."),
    ),
    Question(
        "q-farmer-several-tiles",
        "huts-play",
        N_("Does the farmer hut count fruits from more than one tile?"),
        N_("Yes. It counts all the cacao fruits you got in the turn, even those you’ve sold."),
        Source.OURS,
    ),
    Question(
        "q-farmer-exactly",
        "huts-play",
        N_("Do I get an extra fruit from the farmer hut for more than %(farmer_at)s fruits?"),
        N_(
            "No. You must get exactly %(farmer_at)s cacao fruits in the turn, and have room for "
            "one more."
        ),
    ),
    Question(
        "q-farmer-other-turn",
        "huts-play",
        N_("Does the farmer hut work during another player’s turn?"),
        N_("Yes. Every turn counts, each on its own."),
        Source.OURS,
    ),
    Question(
        "q-shaman-earlier",
        "huts-play",
        N_("Can I overbuild earlier with the shaman hut?"),
        N_("No. The shaman only saves you the sun token."),
    ),
    Question(
        "q-foreman-temple",
        "huts-play",
        N_("Does the extra worker from the foreman hut count at a temple?"),
        N_("No. It counts only for actions."),
        Source.OURS,
    ),
    Question(
        "q-foreman-later",
        "huts-play",
        N_("Does the foreman hut help when a jungle space is filled later?"),
        N_("No. It helps only in the turn in which you place the worker tile."),
        Source.OURS,
    ),
    Question(
        "q-hut-cost-back",
        "huts-end",
        N_("Do I get the cost of my huts back at the end?"),
        N_("Yes. Each hut is worth its cost, and you add its bonus if it has one."),
    ),
    Question(
        "q-hut-calculator",
        "huts-end",
        N_("Do I enter my gold with or without the cost of my huts?"),
        N_(
            "Without. Enter only the coins you still have: the calculator adds the cost and bonus "
            "of each hut."
        ),
        Source.ABOUT,
    ),
    Question(
        "q-hermit-counts",
        "huts-end",
        N_("Does the hermit hut count workers or sides?"),
        N_("Workers. It counts each of your workers with no jungle tile next to them."),
    ),
    Question(
        "q-hermit-stack",
        "huts-end",
        N_("Does the hermit hut count workers on an overbuilt tile?"),
        N_("No. Only the top tile of a stack counts."),
        Source.OURS,
    ),
    Question(
        "q-road-worker-gaps",
        "huts-end",
        N_("Can there be gaps in the row for the road worker hut?"),
        N_("Yes. Count all your worker tiles in the row or column, whatever is between them."),
        Source.OURS,
    ),
    Question(
        "q-road-worker-stack",
        "huts-end",
        N_("Does a stack count as one tile for the road worker hut?"),
        N_("Yes. Count your top tile, and not the tile under it."),
        Source.OURS,
    ),
    Question(
        "q-monk-stack",
        "huts-end",
        N_("Do covered workers at a temple count for the monk hut?"),
        N_("No. Only the top tile of a stack counts."),
        Source.OURS,
    ),
    Question(
        "q-monk-no-temples",
        "huts-end",
        N_("What is the monk hut worth if there are no temples in play?"),
        N_("Only its cost of %(hut_monk_cost)s gold."),
    ),
    Question(
        "q-trader-bars",
        "huts-end",
        N_("Does the trader hut count chocolate bars?"),
        N_("No. Only cacao fruits count."),
        Source.OURS,
    ),
    *(
        Question(f"q-hut-{hut}", "huts-list", question, EFFECTS[hut])
        for hut, question in _ASKED.items()
    ),
)
