# Worlds, keys, places and pawns.

world-kernault = Kernault
    .text = The manor, your own reality. The door was left ajar.
world-gaulish_otherworld = The Gaulish Otherworld
    .text = A forest of ivy and berries, where oaths outlast stones.
world-wondrous_hunt = The Wondrous Hunt
    .text = Beasts gleam between black trees, and nobody knows any more who is hunting.
world-fairy_glade = The Fairy Glade
    .text = One enters for an evening. Fairies count evenings otherwise.
world-looking_glass = Through the Looking-Glass
    .text = All is the wrong way round but logic, which is so twice.
world-middle_earth = Middle-earth
    .text = Old roads, old songs, and something awake under the hills.
world-crypt_of_dread = The Crypt of Dread
    .text = One side of the crypt waits for the count, the other for the huntress. You are in between.
world-multiverse = Across the Multiverse
    .text = Every door gives onto another door, and one of them onto you.
world-conan_and_dragons = Conan and Dragons
    .text = Sand, steel and scales. Life is loud here.
unknown-world = a hidden world

key-magic = magic
    .text = Magic: working wonders.
key-knowledge = knowledge
    .text = Knowledge: knowing places and their people.
key-combat = combat
    .text = Combat: fighting.
key-death = death
    .text = Death: facing it.
key-love = love
    .text = Love: showing it.
own-key = your own key

place-north_west = to the north-west
place-north = to the north
place-north_east = to the north-east
place-east = to the east
place-south_east = to the south-east
place-south = to the south
place-south_west = to the south-west
place-west = to the west

pawn-amber = amber
pawn-azure = azure
pawn-garnet = garnet
pawn-jade = jade
pawn-ivory = ivory
