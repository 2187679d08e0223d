# Names and texts of cards, Locations and worms.

vehicle-boots = Boots
    .text = Play a second Vehicle along, of value { $most } at most: you only add its points.
vehicle-bike = Bike
    .text = After your actions you may slip a Vehicle face down under a worm.
vehicle-car = Car
    .text = After your actions move any one Target one cell.
vehicle-motorcycle = Motorcycle
    .text = After your actions every Target comes one cell nearer to you.
vehicle-pickup = Pickup
    .text = After your actions the Target of the chosen worm comes { $cells ->
            [one] { $cells } cell
           *[other] { $cells } cells
        } nearer.
vehicle-semi = Semi-trailer
    .text = After your actions the Target of the chosen worm comes onto your cell.

item-stetson = Stetson
    .text = Once per turn: one more Action Point.
item-hard_hat = Hard hat
    .text = Once per turn: clearing one piece of rubble costs nothing.
item-delivery_cap = Delivery cap
    .text = Once per turn: delivering one egg costs nothing.
item-sombrero = Sombrero
    .text = Once per turn: skip one arrow of your own card.
item-army_helmet = Army helmet
    .text = In each hunt: your first Weapon deals one more damage.
item-fishing_hat = Fishing hat
    .text = While worn: a hand of { $cards } Vehicles.
item-suspicious_briefcase = Suspicious Briefcase
    .text = Discard one to four cards of the Bounty Line. Gain { $vp } VP.
item-binoculars = Binoculars
    .text = Look at all face-down cards under one worm. Gain { $vp } VP.
item-thumper = Thumper
    .text = Move one Target up to { $cells ->
            [one] { $cells } cell
           *[other] { $cells } cells
        }. Gain { $vp } VP.
item-jerrycan = Jerrycan
    .text = During your actions: { $ap } more { $ap ->
            [one] Action Point
           *[other] Action Points
        }.
item-folding_shovel = Folding shovel
    .text = Take all rubble of one adjacent cell for free. Gain { $vp } VP.
item-first_aid_kit = First-aid kit
    .text = When your Leader would die in an attack: they survive where they are.
item-cooler = Cooler
    .text = Right after picking up eggs: go on with your actions. Gain { $vp } VP.
item-road_map = Road map
    .text = Before your first action: put your pawn on a free Location.
item-horn = Horn
    .text = Swap places with another pawn; neither may be on a Location. Gain { $vp } VP.
item-walkie_talkie = Walkie-talkie
    .text = Take a random Item or Weapon from an adjacent player.

weapon-hunting_rifle = Hunting Rifle
    .text = Roll two dice: damage of the better one.
weapon-revolver = Revolver
    .text = { $damage } damage; or, in your turn, shoot another player’s Hat.
weapon-pump_shotgun = Pump shotgun
    .text = Roll a die: its face plus { $plus }.
weapon-dynamite = Dynamite
    .text = Roll two dice: their sum, but nothing if one shows an ace.
weapon-chainsaw = Chainsaw
    .text = { $damage } damage.
weapon-pointy_stick = Pointy stick
    .text = { $damage } damage; back to hand if the worm is defeated.
weapon-alien_rifle = Alien rifle
    .text = { $damage } damage, and a strange noise.
weapon-harpoon = Harpoon
    .text = { $damage } damage; take an egg from another caught player.

character-rebecca = Rebecca
    .text = On a Location she is never caught in an attack.
character-megan = Megan
    .text = A delivery without Bounty gives her { $vp } VP instead of { $plain }.
character-will = Will
    .text = When drawing an Item he looks at two and keeps one.
character-selia = Selia
    .text = Fulfilling a Secret Bounty gives her one more VP.
character-pam = Pam
    .text = Each of her Weapons deals one more damage.
character-merl = Merl
    .text = He plays with a hand of { $cards } Vehicles.
character-alan = Alan
    .text = He exchanges rubble { $rubble } at a time instead of { $usual }.
character-natasha = Natasha
    .text = She may hunt a worm that hits a cell next to hers.
character-shep = Shep
    .text = This good dog climbs onto cells with a single rubble.
character-sebastian = Sebastian
    .text = When he dies his eggs stay with you.
character-sheriff_boyd = Sheriff Boyd
    .text = When drawing a Weapon he looks at two and keeps one.
character-anise = Anise
    .text = Once per turn jumping a pawn or a single Canyon cell costs her no points.
character-old_george = Old George
    .text = Once per turn he skips one arrow of his own card.
character-yuki = Yuki
    .text = At the start of her turn she may look at the next worm.
character-tex = Tex
    .text = When another player’s Leader dies he gains one VP.
character-lola = Lola
    .text = Once per turn, for one Action Point, she takes a piece of rubble or an egg from an adjacent player.

location-official_building = the Official Building
    .text = Take a Secret Bounty.
location-state_police = the State Police
    .text = Draw a Weapon.
location-general_store = the General Store
    .text = Draw an Item.
location-hospital = the Hospital
    .text = Bring a Character back to life.
location-motel = the Motel
    .text = Gain { $vp } VP.
location-none = the desert

colour-green = green
colour-pink = pink
colour-violet = violet
colour-yellow = yellow

worm-burrower = Burrower
worm-sucker = Sucker
worm-tentacled = Tentacled
worm-screamer = Screamer
worm-queen = Queen

dir-north = north
dir-east = east
dir-south = south
dir-west = west

unknown-vehicle = a Vehicle
unknown-item = an Item
unknown-weapon = a Weapon
unknown-bounty = a Bounty
unknown-character = a Character
unknown-worm = a worm
