# Discovery cards and characters: name, text, flavour.

## The Gaulish Otherworld

card-d01 = Esus
    .text = Another character here loses one card of its own choice.
    .flavour = Ivy parts before his sword.
card-d02 = Ambactes
    .text = Reaction: stop one combat card that is played here or attacks you.
    .flavour = They have sworn, and they will hold.
card-d03 = The Druidess
    .text = Look at the top three cards of the pile here and put them in any order.
    .flavour = She reads what is to come in mistletoe berries.
card-d04 = Epona
    .text = Cross without a key into a neighbouring world, by a side.
    .flavour = Her hooves know every ford.
card-d05 = The Cauldron of Plenty
    .text = Reaction: stop one death card that is played here or attacks you.
    .flavour = What was lost comes up again.
card-d06 = The Golden Sickle
    .text = Reaction: stop one magic card that is played here or attacks you.
    .flavour = It cuts mistletoe, and spells along with it.
card-d07 = The Headhunters
    .text = You lose one card at random.
    .flavour = They are collectors, and yours is missing.
card-d08 = The Ferryman of the Dead
    .text = You miss a turn.
    .flavour = His boat is slow, and you are already aboard.

## The Wondrous Hunt

card-d09 = The Old Huntsman
    .text = Reaction: stop one death card that is played here or attacks you.
    .flavour = He has seen more stags die than winters.
card-d10 = The Knight Errant
    .text = Another character here misses a turn.
    .flavour = He bars the bridge, out of courtesy.
card-d11 = The White Stag
    .text = Cross without a key into a neighbouring world, by a side or a corner.
    .flavour = Follow it: it never stops twice.
card-d12 = The Lady of the Fountain
    .text = Draw up to two cards here.
    .flavour = Her water returns what it is given, and more.
card-d13 = The Horn
    .text = Drive a character here into a neighbouring world, by a side. With “{ card-d14 }”: a character here loses two cards at random and misses a turn.
    .flavour = One note, and the pack turns aside.
card-d14 = The Boar Spear
    .text = Another character here loses one card of its own choice. With “{ card-d13 }”: a character here loses two cards at random and misses a turn.
    .flavour = It misses nothing but dreams.
card-d15 = The Raging Boar
    .text = You lose two cards of your choice.
    .flavour = It charges first and looks at you afterwards.
card-d16 = The Spectral Pack
    .text = You are driven at random into a neighbouring world, by a side.
    .flavour = White eyes under black light.

## The Fairy Glade

card-d17 = The Elf King
    .text = Reaction: a character here does not leave.
    .flavour = Nobody leaves his dance without a nod.
card-d18 = The Godmother
    .text = Draw up to two cards here.
    .flavour = One wish, then another, but not three.
card-d19 = The Night Washerwoman
    .text = Another character here misses a turn.
    .flavour = She begs you to wring the linen with her.
card-d20 = The Changeling
    .text = Take a random card from a character here.
    .flavour = It has your face and soon your pockets.
card-d21 = The Flying Dust
    .text = Cross without a key into a neighbouring world, by a side or a corner.
    .flavour = A pinch, and the ground does not insist.
card-d22 = The White Rose
    .text = Reaction: stop one love card that is played here or attacks you.
    .flavour = It pricks liars only.
card-d23 = The Philtre
    .text = Secretly see who a character here is.
    .flavour = One sip, and one says one’s true name.
card-d24 = The Fairy Ring
    .text = You miss a turn.
    .flavour = One more turn, says the music.

## Through the Looking-Glass

card-d25 = The Mocking Cat
    .text = Reaction: stop one knowledge card that is played here or attacks you.
    .flavour = He vanishes, and so does your point.
card-d26 = The Reasoning Egg
    .text = Look at the hand of a character here.
    .flavour = He wants to know what you mean by that.
card-d27 = The White Knight
    .text = Cross without a key into a neighbouring world, by a corner. With “{ card-d30 }”: a character here misses two turns.
    .flavour = He moves askew, and he arrives.
card-d28 = The Caterpillar
    .text = Look at the top three cards of the pile here and put them in any order.
    .flavour = Who are you, and in what order?
card-d29 = The Pocket Mirror
    .text = Secretly look at a hidden world.
    .flavour = It shows what is behind things.
card-d30 = The Chessboard
    .text = You get two more actions. With “{ card-d27 }”: a character here misses two turns.
    .flavour = Two moves ahead, at least.
card-d31 = The Vorpal Blade
    .text = Reaction: stop one combat card that is played here or attacks you.
    .flavour = It goes snicker-snack when it must.
card-d32 = The Queen of Paradoxes
    .text = You lose all your encounters.
    .flavour = The verdict first, your friends afterwards.

## Middle-earth

card-d33 = The Old Pilgrim
    .text = Reaction: stop one magic card that is played here or attacks you.
    .flavour = His hat has known other storms.
card-d34 = The Ranger
    .text = Reaction: a character here does not leave.
    .flavour = He keeps the borders, and not for everyone they open.
card-d35 = The Lady of the Woods
    .text = Look at the hand of a character here.
    .flavour = She reads your hand like water.
card-d36 = The Faithful Companion
    .text = Draw up to two cards here.
    .flavour = He has kept half of the bread for you.
card-d37 = The Grey Cloak
    .text = Cross without a key into a neighbouring world, by a side. With “{ card-d38 }”: a character here loses three cards at random.
    .flavour = Grey on stone, green under trees.
card-d38 = The Blade of the Ancients
    .text = Another character here loses one card at random. With “{ card-d37 }”: a character here loses three cards at random.
    .flavour = It gleams when somebody wishes you ill.
card-d39 = The Marauders
    .text = You lose one of your objects of your choice.
    .flavour = They hunger for all that shines.
card-d40 = The Barrow Spectre
    .text = You miss a turn.
    .flavour = Under the hill, time takes its time.

## The Crypt of Dread

card-d41 = The Professor
    .text = Reaction: stop one death card that is played here or attacks you.
    .flavour = He keeps a stake in his briefcase.
card-d42 = The Gravedigger
    .text = Draw up to two cards here.
    .flavour = He digs, and always finds something.
card-d43 = The Revenant
    .text = Take a random card from a character here.
    .flavour = He claims what was never given back.
card-d44 = The Betrothed
    .text = Reaction: stop one love card that is played here or attacks you.
    .flavour = She has been waiting for two hundred years.
card-d45 = The Forbidden Grimoire
    .text = Reaction: stop one knowledge card that is played here or attacks you.
    .flavour = Page thirteen: not to be read aloud.
card-d46 = The Ghoul
    .text = You lose two cards at random.
    .flavour = She never clears her plate, only yours.
card-d47 = The Pale Lady
    .text = You miss a turn.
    .flavour = Her glance lasts a whole night.
card-d48 = The Unspeakable
    .text = You lose three cards at random.
    .flavour = Nothing can be said of it, which is the worst.

## Across the Multiverse

card-d49 = The Homeless Champion
    .text = Another character here loses one card at random.
    .flavour = He saved every world but his own.
card-d50 = The Witch of Thresholds
    .text = Reaction: stop one magic card that is played here or attacks you.
    .flavour = She keeps one foot on either side.
card-d51 = The World-crosser
    .text = Cross without a key into a neighbouring world, by a side or a corner.
    .flavour = Every door bids him good day.
card-d52 = The Archivist
    .text = Secretly see who a character here is.
    .flavour = He has filed everybody, you included.
card-d53 = The Black Blade
    .text = Take a random card from a character here.
    .flavour = It thirsts, though not for you, for now.
card-d54 = The Atlas of Planes
    .text = Secretly look at a hidden world.
    .flavour = One page is missing: the one you are on.
card-d55 = The Chaos Storm
    .text = You are driven at random into a neighbouring world, by a side or a corner.
    .flavour = Up and elsewhere trade places.
card-d56 = The Summoned Demon
    .text = Every character here loses one card of its own choice.
    .flavour = It asks everyone for a share.

## Conan and Dragons

card-d57 = The Sellsword
    .text = Reaction: stop one combat card that is played here or attacks you.
    .flavour = He fights for gold, and for you if any is left.
card-d58 = The Pirate Queen
    .text = Reaction: a character here does not leave.
    .flavour = Nobody goes ashore before she has bowed.
card-d59 = The Gladiator
    .text = Another character here loses one card of its own choice.
    .flavour = The crowd turned its thumb down, he did not.
card-d60 = The Necromancer
    .text = Look at the top three cards of the pile here and put them in any order.
    .flavour = He asks the bones what is coming.
card-d61 = The Jade Idol
    .text = You get two more actions.
    .flavour = It smiles on those who hurry.
card-d62 = The Red Dragon
    .text = You lose two cards at random.
    .flavour = It sleeps on what you have lost.
card-d63 = The Desert Sorcerer
    .text = You miss a turn.
    .flavour = He counts the grains, and you wait.
card-d64 = The Serpent Cult
    .text = You lose one of your objects at random.
    .flavour = They kiss your ring and keep the finger.
unknown-card = a card

## Characters

character-c01 = The Role-player
    .text = Never without dice in a pocket.
character-c02 = The Bookseller
    .text = Sells books better left shut.
character-c03 = The Daydreamer
    .text = Reads one page and imagines ten.
character-c04 = The Midnight Reader
    .text = One more chapter, torch under the quilt.
character-c05 = The Schoolgirl
    .text = Her satchel weighs a trilogy.
character-c06 = The Storyteller
    .text = Knows the ending and will not tell.
character-c07 = The Critic
    .text = He liked it, and hides it well.
character-c08 = The Librarian
    .text = Misses nothing but the overdue.
character-c09 = The Gothic Reader
    .text = Prefers her castles ruined.
character-c10 = The Saga Devourer
    .text = Twelve volumes in, waiting for the thirteenth.
unknown-character = a character
