"""Questions about the table and a turn."""

from scorer.i18n import N_
from scorer.rules.model import Question, Source

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
        "q-jungle-beside-jungle",
        "placement",
        N_("May jungle tiles lie side by side?"),
        N_("No. Jungle tiles never share a side with jungle tiles; they may touch at a corner."),
    ),
    Question(
        "q-corners-count",
        "placement",
        N_("Do corners count as adjacent?"),
        N_("No. Only tiles that share a side are adjacent."),
    ),
    Question(
        "q-adjacent",
        "placement",
        N_("What does “adjacent” mean?"),
        N_("Sharing a side. Tiles that only touch at a corner are not adjacent."),
    ),
    Question(
        "q-which-square",
        "placement",
        N_("Which squares are for workers and which for the jungle?"),
        N_(
            "They alternate as on a chessboard: worker squares and jungle spaces. The starting "
            "tiles fix which is which."
        ),
    ),
    Question(
        "q-table-edge",
        "placement",
        N_("What if we reach the edge of the table?"),
        N_("Move all tiles together. The playing area itself has no limits."),
        Source.OURS,
    ),
    Question(
        "q-gaps",
        "placement",
        N_("May holes remain in the playing area?"),
        N_(
            "Yes. A worker square may stay empty, and so may a jungle space that touches fewer "
            "than %(filled_at)s worker tiles."
        ),
    ),
    Question(
        "q-steps",
        "turn",
        N_("What are steps A, B and C?"),
        N_(
            "A: place a worker tile. B: fill jungle spaces. C: carry out the actions of the "
            "activated workers."
        ),
    ),
    Question(
        "q-pass-turn",
        "turn",
        N_("May I pass my turn?"),
        N_("No, in your turn you place a worker tile. You may give up its actions, though."),
    ),
    Question(
        "q-two-tiles",
        "turn",
        N_("May I place more than one tile in a turn?"),
        N_("No, you place exactly one in each turn."),
    ),
    Question(
        "q-round",
        "turn",
        N_("What is a round?"),
        N_(
            "All players have one turn each, clockwise from the starting player. Rounds are not "
            "counted."
        ),
    ),
    Question(
        "q-take-back",
        "turn",
        N_("May I take a move back?"),
        N_("Yes, until a new tile has been turned over or the next player has started."),
        Source.OURS,
    ),
    Question(
        "q-time-limit",
        "turn",
        N_("Is there a time limit for a turn?"),
        N_("No. Agree on one if your table wants it."),
        Source.OURS,
    ),
    Question(
        "q-table-talk",
        "turn",
        N_("May we talk about the game and give advice?"),
        N_("Yes, talk freely. But everybody decides about their own tiles."),
        Source.OURS,
    ),
    Question(
        "q-teams",
        "turn",
        N_("Can we play in teams?"),
        N_("No. Everybody plays for themselves."),
        Source.OURS,
    ),
    Question(
        "q-place-where",
        "place-worker",
        N_("Where may I lay my worker tile?"),
        N_(
            "On any empty worker square that shares a side with at least one jungle tile. It does "
            "not matter who laid the tiles nearby."
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
        "q-several-jungle",
        "place-worker",
        N_("May my tile touch several jungle tiles?"),
        N_("Yes. It must touch at least one, and it may touch more."),
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
        "q-move-tile",
        "place-worker",
        N_("May I move or turn a tile that already lies there?"),
        N_("No. A tile stays as it was placed. Late in the game you may overbuild your own."),
    ),
    Question(
        "q-must-worker-touch",
        "place-worker",
        N_("Does a worker have to touch the jungle tile?"),
        N_(
            "The tile has to share a side with a jungle tile, but it may be a side without workers."
        ),
    ),
    Question(
        "q-no-place",
        "place-worker",
        N_("What if my tile fits nowhere?"),
        N_("That cannot happen: there is always an empty worker square beside a jungle tile."),
        Source.OURS,
    ),
    Question(
        "q-must-fill",
        "fill-jungle",
        N_("Do I have to fill the jungle space?"),
        N_(
            "Yes. If your new tile makes %(filled_at)s worker tiles touch an empty jungle space, "
            "you must fill it while there are jungle tiles."
        ),
    ),
    Question(
        "q-who-chooses-jungle",
        "fill-jungle",
        N_("Who chooses the jungle tile?"),
        N_("The player whose turn it is, from the tiles in the jungle display."),
    ),
    Question(
        "q-fill-others-tiles",
        "fill-jungle",
        N_("Do worker tiles of other players count for filling?"),
        N_("Yes. It does not matter who owns the worker tiles that touch the empty space."),
    ),
    Question(
        "q-fill-one-tile",
        "fill-jungle",
        N_("Is a space filled that only one worker tile touches?"),
        N_("No. It is filled when %(filled_at)s worker tiles touch it."),
    ),
    Question(
        "q-fill-where",
        "fill-jungle",
        N_("May I lay a jungle tile wherever I like?"),
        N_(
            "No. Only into an empty space that your new tile makes %(filled_at)s worker tiles "
            "touch."
        ),
    ),
    Question(
        "q-jungle-orientation",
        "fill-jungle",
        N_("Does it matter which way round a jungle tile lies?"),
        N_("No. Lay it as you like."),
        Source.OURS,
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
        "q-fill-many",
        "fill-jungle",
        N_("What if I have to fill more than %(display)s spaces?"),
        N_("First use the display tiles, then take the rest from the top of the jungle draw pile."),
    ),
    Question(
        "q-last-jungle-tile",
        "fill-jungle",
        N_("Which space gets the last jungle tile if several need filling?"),
        N_("The player whose turn it is chooses the space. The other spaces stay empty."),
        Source.OURS,
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
        "q-pile-empty-fill",
        "fill-jungle",
        N_("Do we still fill spaces when the jungle draw pile is empty?"),
        N_("Yes, as long as tiles lie in the jungle display."),
    ),
    Question(
        "q-fill-none-left",
        "fill-jungle",
        N_("What if no jungle tiles are left?"),
        N_(
            "Then the spaces stay empty and you skip this step. With a sun token you may overbuild."
        ),
    ),
    Question(
        "q-activate-meaning",
        "activate",
        N_("What does “activate” mean?"),
        N_("The worker uses the jungle tile beside it once."),
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
        "q-act-twice",
        "activate",
        N_("Can a worker act more than once in the same turn?"),
        N_(
            "No. A worker is activated only once in the game, and uses the jungle tile beside it "
            "once."
        ),
    ),
    Question(
        "q-workers-on-side",
        "activate",
        N_("Several workers on one side: does each of them act?"),
        N_("Yes. Each worker on that side uses the jungle tile once."),
    ),
    Question(
        "q-tile-used-up",
        "activate",
        N_("Can several players use the same jungle tile?"),
        N_("Yes. Every activated worker uses it, however many came before. It is never used up."),
    ),
    Question(
        "q-several-sides",
        "activate",
        N_("Do I use every jungle tile that my new tile touches?"),
        N_("Yes, with the workers on the sides that touch them."),
    ),
    Question(
        "q-empty-side",
        "activate",
        N_("Do I get something on a side without workers?"),
        N_("No. Only workers use a jungle tile."),
    ),
    Question(
        "q-own-earlier",
        "activate",
        N_("Are my own earlier workers activated when I fill a space?"),
        N_(
            "Yes. All workers that touch the newly filled space are activated, of any player, your "
            "own earlier tiles included."
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
        "q-others-profit",
        "activate",
        N_("Do other players profit when I fill a space?"),
        N_("Yes. All workers beside the new jungle tile are activated, whoever owns them."),
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
        "q-side",
        "action-order",
        N_("What is a side of a tile?"),
        N_("One of its %(tile_sides)s edges. All workers on it touch the same jungle tile."),
    ),
    Question(
        "q-pick-then-sell",
        "action-order",
        N_("May I pick cacao fruits and sell them in the same turn?"),
        N_("Yes. First finish the side at the plantation, then the side at the market."),
    ),
    Question(
        "q-sell-first",
        "action-order",
        N_("May I sell first to make room for new fruits?"),
        N_(
            "Yes. You choose the order: first the side at the market, then the side at the "
            "plantation."
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
        "q-save-action",
        "action-order",
        N_("May I save an action for a later turn?"),
        N_("No. An action that you do not use is lost."),
    ),
    Question(
        "q-forgot-action",
        "action-order",
        N_("We forgot an action. May we still do it?"),
        N_("Yes, until the next player has placed a tile."),
        Source.OURS,
    ),
    Question(
        "q-who-acts-first",
        "action-order",
        N_("Who acts first if several players have activated workers?"),
        N_(
            "Everybody acts at the same time and independently. Nobody can take anything away from "
            "you, so the order makes no difference."
        ),
    ),
    Question(
        "q-trade",
        "change-money",
        N_("May players trade or give each other gold or cacao fruits?"),
        N_("No. You may only change coins at the bank."),
        Source.OURS,
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
        "q-draw-which",
        "turn-end",
        N_("May I choose which tile I draw?"),
        N_("No, you take the top tile of your own pile."),
    ),
    Question(
        "q-forgot-draw",
        "turn-end",
        N_("I forgot to draw a tile. What now?"),
        N_("Draw it as soon as you notice."),
        Source.OURS,
    ),
    Question(
        "q-display-not-full",
        "turn-end",
        N_("What if the jungle draw pile cannot refill the display?"),
        N_(
            "Refill it as far as the pile lasts. When the display is empty as well, no more spaces "
            "are filled and overbuilding becomes possible."
        ),
    ),
)
