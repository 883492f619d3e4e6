"""Questions about the table and a turn."""

from scorer.i18n import N_
from scorer.rules.model import Question, Source

QUESTIONS = (
    Question(
        "q-worker-beside-worker",
        "placement",
        N_("Can I place a worker tile next to another worker tile?"),
        N_(
            "No. Worker tiles are never next to each other, not even your own. They can touch at a "
            "corner."
        ),
    ),
    Question(
        "q-jungle-beside-jungle",
        "placement",
        N_("Can jungle tiles be next to each other?"),
        N_("No. Jungle tiles are never next to each other. They can touch at a corner."),
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
        N_("Adjacent tiles share a side. Tiles that touch only at a corner are not adjacent."),
    ),
    Question(
        "q-which-square",
        "placement",
        N_("Which squares are for workers and which for the jungle?"),
        N_(
            "Worker squares and jungle spaces alternate, as on a chessboard. The starting tiles "
            "fix which is which."
        ),
    ),
    Question(
        "q-table-edge",
        "placement",
        N_("What if we reach the edge of the table?"),
        N_("Move all the tiles together. The playing area itself has no limits."),
        Source.OURS,
    ),
    Question(
        "q-gaps",
        "placement",
        N_("Can there be gaps in the playing area?"),
        N_(
            "Yes. Worker squares can stay empty. So can jungle spaces, unless %(filled_at)s "
            "worker tiles are next to them and jungle tiles are left."
        ),
    ),
    Question(
        "q-steps",
        "turn",
        N_("What are steps A, B and C?"),
        N_("A: place a worker tile. B: fill jungle spaces. C: activate workers."),
    ),
    Question(
        "q-pass-turn",
        "turn",
        N_("Can I pass or skip my turn?"),
        N_("No. You must place a worker tile, but you can skip its actions."),
    ),
    Question(
        "q-two-tiles",
        "turn",
        N_("Can I place more than one worker tile in a turn?"),
        N_("No. You place exactly one worker tile per turn."),
    ),
    Question(
        "q-round",
        "turn",
        N_("What is a round?"),
        N_(
            "In a round, each player takes one turn, clockwise from the starting player. You don’t "
            "need to count rounds."
        ),
    ),
    Question(
        "q-take-back",
        "turn",
        N_("Can I take back a move?"),
        N_("Yes, until a new tile is turned over or the next player starts."),
        Source.OURS,
    ),
    Question(
        "q-time-limit",
        "turn",
        N_("Is there a time limit for a turn?"),
        N_("No. You can agree on one before the game."),
        Source.OURS,
    ),
    Question(
        "q-table-talk",
        "turn",
        N_("Can we talk about the game and give advice?"),
        N_("Yes, talk freely. Each player still decides about their own tiles."),
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
        N_("Where can I place my worker tile?"),
        N_(
            "On any empty worker square next to at least one jungle tile. It doesn’t matter whose "
            "tiles are nearby."
        ),
    ),
    Question(
        "q-beside-opponent-only",
        "place-worker",
        N_("Does my tile have to be near my other tiles?"),
        N_("No. It only has to be next to a jungle tile. Your earlier tiles can be anywhere."),
    ),
    Question(
        "q-several-jungle",
        "place-worker",
        N_("Can my tile be next to several jungle tiles?"),
        N_("Yes. It must be next to at least one jungle tile, and can be next to more."),
    ),
    Question(
        "q-turn-tile",
        "place-worker",
        N_("Can I turn my tile before I place it?"),
        N_(
            "Yes. Turn it any way you like, but never flip it over. Once placed, it stays as it is."
        ),
    ),
    Question(
        "q-move-tile",
        "place-worker",
        N_("Can I move or turn a tile that is already placed?"),
        N_(
            "No. A placed tile stays as it is. Late in the game, you can overbuild your own worker "
            "tiles."
        ),
    ),
    Question(
        "q-must-worker-touch",
        "place-worker",
        N_("Does the side next to a jungle tile need a worker?"),
        N_("No worker is needed there, but one side of your tile must be next to a jungle tile."),
    ),
    Question(
        "q-no-place",
        "place-worker",
        N_("What if there is nowhere to place my tile?"),
        N_("That can’t happen. There is always an empty worker square next to a jungle tile."),
        Source.ABOUT,
    ),
    Question(
        "q-must-fill",
        "fill-jungle",
        N_("Do I have to fill a jungle space?"),
        N_(
            "Yes, as soon as %(filled_at)s worker tiles are next to it, unless the jungle tiles "
            "have run out."
        ),
    ),
    Question(
        "q-who-chooses-jungle",
        "fill-jungle",
        N_("Who chooses the jungle tile?"),
        N_("The player whose turn it is chooses a tile from the jungle display."),
    ),
    Question(
        "q-fill-others-tiles",
        "fill-jungle",
        N_("Do other players’ worker tiles count for filling?"),
        N_("Yes. It doesn’t matter who owns the worker tiles next to the empty space."),
    ),
    Question(
        "q-fill-one-tile",
        "fill-jungle",
        N_("Is a space filled next to only one worker tile?"),
        N_(
            "One is not enough. The space is filled when %(filled_at)s worker tiles are next to it."
        ),
    ),
    Question(
        "q-fill-where",
        "fill-jungle",
        N_("Can I place a jungle tile wherever I like?"),
        N_(
            "No. It must go on an empty jungle space next to your new tile and another worker tile."
        ),
    ),
    Question(
        "q-jungle-orientation",
        "fill-jungle",
        N_("Does it matter which way round a jungle tile is?"),
        N_("No. Place it any way you like."),
        Source.OURS,
    ),
    Question(
        "q-fill-pile",
        "fill-jungle",
        N_("Can I draw from the jungle draw pile instead of the display?"),
        N_(
            "No. Take a tile from the display. The pile is only for spaces left over once the "
            "%(display)s display tiles are used."
        ),
    ),
    Question(
        "q-fill-nothing",
        "fill-jungle",
        N_("What if no space has to be filled?"),
        N_("You skip step B and go on with step C."),
    ),
    Question(
        "q-fill-many",
        "fill-jungle",
        N_("What if I have to fill more than %(display)s spaces?"),
        N_("Use the display tiles first. Then take tiles from the top of the jungle draw pile."),
    ),
    Question(
        "q-last-jungle-tile",
        "fill-jungle",
        N_("Which space gets the last jungle tile if several need filling?"),
        N_(
            "With only one jungle tile left, the player whose turn it is chooses the space. "
            "The others stay empty."
        ),
        Source.OURS,
    ),
    Question(
        "q-fill-chain",
        "fill-jungle",
        N_("Can filling a space make me fill another space?"),
        N_("No. Only a new worker tile can make you fill spaces."),
    ),
    Question(
        "q-refill-when",
        "fill-jungle",
        N_("Is the display refilled as soon as I take a tile?"),
        N_(
            "No, only at the end of your turn. For another space in the same turn, use what is "
            "left."
        ),
    ),
    Question(
        "q-pile-empty-fill",
        "fill-jungle",
        N_("Do we still fill spaces when the jungle draw pile is empty?"),
        N_("Yes, until the jungle display is empty too."),
    ),
    Question(
        "q-fill-none-left",
        "fill-jungle",
        N_("What if no jungle tiles are left?"),
        N_("Spaces stay empty and you skip step B. You can overbuild if you have a sun token."),
    ),
    Question(
        "q-activate-meaning",
        "activate",
        N_("What does “activate” mean?"),
        N_("An activated worker uses the jungle tile next to it once."),
    ),
    Question(
        "q-act-every-round",
        "activate",
        N_("Do my workers act again every round?"),
        N_(
            "No. A worker acts once in the game: when its tile is placed, or when the space next "
            "to it is filled later."
        ),
    ),
    Question(
        "q-act-twice",
        "activate",
        N_("Can a worker act more than once in the same turn?"),
        N_("No. A worker acts only once in the whole game."),
    ),
    Question(
        "q-workers-on-side",
        "activate",
        N_("Do all the workers on one side act?"),
        N_("Yes. Each worker on that side uses the jungle tile once."),
    ),
    Question(
        "q-tile-used-up",
        "activate",
        N_("Can several players use the same jungle tile?"),
        N_("Yes. Every activated worker uses it. A jungle tile of the base game is never used up."),
    ),
    Question(
        "q-several-sides",
        "activate",
        N_("Do I use every jungle tile next to my new tile?"),
        N_("Yes, on every side with workers."),
    ),
    Question(
        "q-empty-side",
        "activate",
        N_("Do I get anything on a side without workers?"),
        N_("No. Only workers use a jungle tile."),
    ),
    Question(
        "q-own-earlier",
        "activate",
        N_("Are my own earlier workers activated when I fill a space?"),
        N_("Yes, every worker next to the filled space is activated, whoever owns it."),
    ),
    Question(
        "q-other-turn",
        "activate",
        N_("Can I earn something during another player’s turn?"),
        N_(
            "Yes. If a space next to your worker is filled, that worker is activated, whoever "
            "fills it."
        ),
    ),
    Question(
        "q-others-profit",
        "activate",
        N_("Do other players benefit when I fill a space?"),
        N_("Yes, every worker next to the filled space is activated, whoever owns it."),
    ),
    Question(
        "q-beside-old-tile",
        "activate",
        N_("Does placing next to an old jungle tile activate other players’ workers?"),
        N_(
            "No. At jungle tiles that were already there, only the workers on your new tile are "
            "activated."
        ),
    ),
    Question(
        "q-idle-workers",
        "activate",
        N_("What do workers next to an empty space do?"),
        N_("Nothing for now. They are activated if that space is filled later."),
    ),
    Question(
        "q-order-own-actions",
        "action-order",
        N_("Can I choose the order of my actions?"),
        N_("Yes, but use all the workers on one side of a tile before you move to another side."),
    ),
    Question(
        "q-side",
        "action-order",
        N_("What is a side of a tile?"),
        N_("One of its %(tile_sides)s edges. All the workers on it are at the same jungle tile."),
    ),
    Question(
        "q-pick-then-sell",
        "action-order",
        N_("Can I take cacao fruits and sell them in the same turn?"),
        N_("Yes, in any order, one side of the tile after the other."),
    ),
    Question(
        "q-sell-first",
        "action-order",
        N_("Can I sell first to make room for new fruits?"),
        N_(
            "Yes. You choose the order: first the side next to the market, then the side "
            "next to the plantation."
        ),
    ),
    Question(
        "q-split-side",
        "action-order",
        N_("Can I sell, take fruits, then sell again on the same side?"),
        N_("No. Use all the workers on one side of a tile before you move to another side."),
    ),
    Question(
        "q-give-up-action",
        "action-order",
        N_("Can I skip an action?"),
        N_("Yes. You can skip any action, or do only part of it."),
    ),
    Question(
        "q-save-action",
        "action-order",
        N_("Can I save an action for a later turn?"),
        N_("No. An action you don’t use is lost."),
    ),
    Question(
        "q-forgot-action",
        "action-order",
        N_("Can we still do an action that we forgot?"),
        N_("Yes, until the next player has placed a tile."),
        Source.OURS,
    ),
    Question(
        "q-who-acts-first",
        "action-order",
        N_("Who acts first if several players have activated workers?"),
        N_("Nobody. All players act at the same time, and the order makes no difference."),
    ),
    Question(
        "q-trade",
        "change-money",
        N_("Can players trade or give each other gold or cacao fruits?"),
        N_("No. There is no trading in Cacao. You can only change coins at the bank."),
        Source.OURS,
    ),
    Question(
        "q-hand-size",
        "turn-end",
        N_("How many tiles do I hold?"),
        N_(
            "You hold %(hand)s worker tiles at the start of your turn. At the end you draw a new "
            "one, until your pile runs out."
        ),
    ),
    Question(
        "q-pile-empty-hand",
        "turn-end",
        N_("What if my worker draw pile is empty?"),
        N_("You draw nothing. Play the tiles left in your hand."),
    ),
    Question(
        "q-draw-which",
        "turn-end",
        N_("Can I choose which tile I draw?"),
        N_("No. Draw the top tile of your own pile."),
    ),
    Question(
        "q-forgot-draw",
        "turn-end",
        N_("What if I forgot to draw a tile?"),
        N_("Draw it as soon as you notice."),
        Source.OURS,
    ),
    Question(
        "q-display-not-full",
        "turn-end",
        N_("What if the jungle draw pile can’t refill the display?"),
        N_(
            "Use the tiles that are left. When the display is empty too, no more spaces are filled "
            "and you can overbuild."
        ),
    ),
)
