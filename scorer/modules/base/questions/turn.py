"""Questions about the table and a turn."""

from scorer.i18n import N_
from scorer.rules.model import Question

QUESTIONS = (
    Question(
        "q-worker-beside-worker",
        "placement",
        N_("May I lay a worker tile right beside another worker tile?"),
        N_(
            "No, worker tiles never share a side with worker tiles, not even with your own. They "
            "may touch at a corner."
        ),
    ),
    Question(
        "q-corners-count",
        "placement",
        N_("Do corners count as adjacent?"),
        N_("No. Only tiles that share a side are adjacent."),
    ),
    Question(
        "q-table-edge",
        "placement",
        N_("What if we reach the edge of the table?"),
        N_(
            "The playing area has no limits in the rules. Most people simply move all tiles "
            "together; some agree that the edge of the table is the limit."
        ),
    ),
    Question(
        "q-gaps",
        "placement",
        N_("May holes remain in the playing area?"),
        N_(
            "Yes. A worker square may stay empty for good, and so may a jungle space that touches "
            "fewer than %(filled_at)s worker tiles or that is left when the jungle tiles have run "
            "out."
        ),
    ),
    Question(
        "q-order-of-turn",
        "turn",
        N_("What is the order of a turn?"),
        N_(
            "Place a worker tile, fill jungle spaces, carry out the actions; then draw a tile and "
            "refill the display. The order never changes."
        ),
    ),
    Question(
        "q-pass-turn",
        "turn",
        N_("May I pass my turn?"),
        N_("No, in your turn you place a worker tile. You may give up its actions, though."),
    ),
    Question(
        "q-take-back",
        "turn",
        N_("May I take a move back?"),
        N_(
            "The rules are silent on this. Most people allow it until something new has been "
            "revealed or the next player has started."
        ),
    ),
    Question(
        "q-table-talk",
        "turn",
        N_("May we talk about the game and give advice?"),
        N_(
            "The rules are silent on this. Most people talk freely, as long as everybody decides "
            "about their own tiles."
        ),
    ),
    Question(
        "q-place-where",
        "place-worker",
        N_("Where may I lay my worker tile?"),
        N_(
            "On any empty worker square that shares a side with at least a single jungle tile "
            "that is already there. It does not matter who laid the tiles nearby."
        ),
    ),
    Question(
        "q-beside-opponent-only",
        "place-worker",
        N_("Does my tile have to be near my other tiles?"),
        N_(
            "No. It only has to share a side with a jungle tile; your earlier tiles may lie "
            "anywhere."
        ),
    ),
    Question(
        "q-turn-tile",
        "place-worker",
        N_("May I turn my tile before I lay it?"),
        N_(
            "Yes, turn it as you like. You may not flip it over, and once it lies there it stays "
            "as it is."
        ),
    ),
    Question(
        "q-must-worker-touch",
        "place-worker",
        N_("Does a worker have to touch the jungle tile?"),
        N_("No, the tile only has to share a side with it. It may be a side without workers."),
    ),
    Question(
        "q-must-fill",
        "fill-jungle",
        N_("Do I have to fill the jungle space?"),
        N_(
            "Yes. As soon as your new tile makes %(filled_at)s worker tiles touch an empty jungle "
            "space, you must fill it while there are jungle tiles in the display or the pile."
        ),
    ),
    Question(
        "q-who-chooses-jungle",
        "fill-jungle",
        N_("Who chooses the jungle tile?"),
        N_(
            "The player whose turn it is, from the tiles in the jungle display, even if all the "
            "worker tiles around belong to other players."
        ),
    ),
    Question(
        "q-fill-others-tiles",
        "fill-jungle",
        N_("Do worker tiles of other players count for filling?"),
        N_("Yes. It does not matter who owns the worker tiles that touch the empty space."),
    ),
    Question(
        "q-fill-pile",
        "fill-jungle",
        N_("May I draw from the jungle draw pile instead of the display?"),
        N_(
            "No, you take from the display. Only if you have more than %(display)s spaces to fill "
            "do the remaining tiles come from the top of the pile."
        ),
    ),
    Question(
        "q-last-jungle-tile",
        "fill-jungle",
        N_("Which space gets the last jungle tile if several need filling?"),
        N_(
            "The rules are silent on this. As the player in turn chooses the tiles, most people "
            "let that player choose the space as well; the other spaces stay empty."
        ),
    ),
    Question(
        "q-fill-chain",
        "fill-jungle",
        N_("Can filling a space make me fill another space?"),
        N_("No. Only a newly placed worker tile can make spaces ready to be filled."),
    ),
    Question(
        "q-refill-when",
        "fill-jungle",
        N_("Is the display refilled at once when I take a tile?"),
        N_(
            "No, only at the end of your turn. For a further space in the same turn you take what "
            "is left."
        ),
    ),
    Question(
        "q-act-every-round",
        "activate",
        N_("Do my workers act again every round?"),
        N_(
            "No. A worker acts only once in the game: when its tile is placed, or later, when the "
            "space beside it is filled."
        ),
    ),
    Question(
        "q-own-earlier",
        "activate",
        N_("Are my own earlier workers activated when I fill a space?"),
        N_(
            "Yes. All workers that touch the newly filled space are activated, of any player, "
            "your own earlier tiles included."
        ),
    ),
    Question(
        "q-other-turn",
        "activate",
        N_("Can I earn something in another player's turn?"),
        N_(
            "Yes. If a jungle space beside your worker is filled, that worker is activated, "
            "whoever fills it."
        ),
    ),
    Question(
        "q-beside-old-tile",
        "activate",
        N_("Are other players' workers activated when I lay my tile beside an old jungle tile?"),
        N_(
            "No. Beside jungle tiles that were already there, only the workers of your new tile "
            "are activated."
        ),
    ),
    Question(
        "q-idle-workers",
        "activate",
        N_("What do workers beside an empty space do?"),
        N_("Nothing for now. They are activated if that space is filled later."),
    ),
    Question(
        "q-order-own-actions",
        "action-order",
        N_("May I choose the order of my actions?"),
        N_("Yes, but finish all workers on a side of a tile before you go on to the next side."),
    ),
    Question(
        "q-pick-then-sell",
        "action-order",
        N_("May I pick cacao fruits and sell them in the same turn?"),
        N_(
            "Yes, if the plantation and the market are on different sides of your activated "
            "tiles: pick first, then sell."
        ),
    ),
    Question(
        "q-split-side",
        "action-order",
        N_(
            "May I sell a fruit, pick new fruits, and then sell with the other worker on the same "
            "side?"
        ),
        N_(
            "No. All workers on a side are finished before the next side, so you cannot come back "
            "to the market."
        ),
    ),
    Question(
        "q-give-up-action",
        "action-order",
        N_("May I skip an action?"),
        N_("Yes, you may give up any action, in part or as a whole."),
    ),
    Question(
        "q-who-acts-first",
        "action-order",
        N_("Who acts first if several players have activated workers?"),
        N_(
            "Everybody acts at the same time and independently. Nobody can take anything away "
            "from you, so the order makes no difference."
        ),
    ),
    Question(
        "q-change-coins",
        "change-money",
        N_("May I change coins in another player's turn?"),
        N_("Yes, you may change coins at the bank at any time."),
    ),
    Question(
        "q-trade",
        "change-money",
        N_("May players trade or give each other gold or cacao fruits?"),
        N_(
            "The rules know no trade, and nearly everybody plays without it. You may only change "
            "coins with the bank."
        ),
    ),
    Question(
        "q-hand-size",
        "turn-end",
        N_("How many tiles do I hold?"),
        N_(
            "You hold %(hand)s worker tiles before your turn. At the end of your turn you draw "
            "back up to %(hand)s, as long as your pile lasts."
        ),
    ),
    Question(
        "q-pile-empty-hand",
        "turn-end",
        N_("What if my worker draw pile is empty?"),
        N_("Then you draw nothing and play the tiles that are left in your hand."),
    ),
    Question(
        "q-display-not-full",
        "turn-end",
        N_("What if the jungle draw pile cannot refill the display?"),
        N_(
            "Refill it as far as the pile lasts. When the display is empty as well, no more "
            "spaces are filled and overbuilding becomes possible."
        ),
    ),
)
