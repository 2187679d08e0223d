# For newcomers: what each question is for, how to win, what the signs say.

## The first time a question comes up

first-keep = Your character says which three keys will take you home, and which key you own already; it stays secret.
first-pawn = The pawn shows which world you are in; its colour changes nothing.
first-act = You have two actions a turn: take a card (once), exchange, play an effect, cross into another world, go home…
first-window = Somebody is doing something here: one of your cards can stop it, now or never.
first-defend = A bad encounter attacks you: a card that stops its symbol protects you, or else you suffer its effect.
first-counter = Somebody offers you an exchange: say what you would give in return; nothing moves until they accept.
first-confirm = This is what you would get in exchange: you may still refuse.
first-lose = The effect costs you cards: keep the keys you still need to go home.
first-draw-more = The card offers you another one from this pile; mind that a bad encounter acts as soon as it is taken.
first-arrange = You arrange the top of this pile: you alone will know what comes next.
first-leave = Leaving a world, you leave your encounters there: say in which order they go under the pile.
first-halt = The match may stop without a winner if the whole table wishes it.

## Winning, losing

guide-win = Be the first to go home to Kernault Manor: pay your three homeward keys, and on top the one of the side or the two of the corner you leave by.
guide-lose = Somebody else goes home before you. Nobody is eliminated, and the game itself never wins.

## The page that explains

guide-goal = The aim
    .text = You have read too late into the night, and here you are on the other side of the book. Eight worlds surround Kernault Manor. Gather the keys you need and be home before the others.
guide-turn-1 = Two actions
    .text = On your turn you take two actions: take a card of the world you are in (once a turn), exchange one, play the effect of a card, cross into a neighbouring world, or go home.
guide-turn-2 = One card, two uses
    .text = Every encounter and every object bears a key and an effect. You play one or the other, never both, then the card goes back under a pile.
guide-turn-3 = Cross
    .text = A side asks for one key, a corner for two. Pay, and your pawn crosses; a hidden world you enter turns over. Your objects come along, your encounters stay.
guide-turn-4 = Go home
    .text = Every world touches Kernault: from where you are, pay the way out and your three homeward keys all at once. The key your character owns serves once only, and reveals it.
guide-special-1 = Reactions
    .text = When somebody plays a card in your world, a defence card can stop it if it cancels that symbol, even out of turn and even if the card was played as a key.
guide-special-2 = Bad encounters
    .text = They act as soon as you take them: cards lost, a turn missed, a forced departure. Some worlds have more of them than others.
guide-special-3 = Exchanges
    .text = In the same world you may exchange cards. A key that is no use to you may be the last one somebody needs.
guide-end = How it ends
    .text = As soon as a character comes home to Kernault, whoever plays it wins, alone. The whole table may also agree to stop without a winner.
guide-mode-standard = Standard match
    .text = Two to five, everyone for themselves.

## The signs of the board

sign-magic = Key of magic
    .text = Working wonders.
sign-knowledge = Key of knowledge
    .text = Knowing places and who lives there.
sign-combat = Key of combat
    .text = Fighting.
sign-death = Key of death
    .text = Facing it.
sign-love = Key of love
    .text = Showing it.
sign-exit = Lock
    .text = What the passage asks for: one key by a side, two by a corner.
sign-hidden = Hidden world
    .text = A closed book: it opens when somebody enters.
sign-encounter = Encounter
    .text = A key and an effect. You leave it behind when you leave the world.
sign-object = Object
    .text = A key and an effect. It travels with you.
sign-bad = Bad encounter
    .text = No key: it acts as soon as it is taken.
sign-kernault = Kernault
    .text = The manor, in the middle. To enter it is to win.
sign-own = Your key
    .text = Your character’s own: it serves once, and using it shows who you are.
