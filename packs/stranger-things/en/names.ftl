# Names and texts: Locations, Characters, cards, slots.

location-junkyard = Junkyard
location-castle_byers = Castle Byers
location-police_station = Police Station
location-main_street = Main Street
location-middle_school = Middle School
location-byers_house = Byers House
location-wheeler_house = Wheeler House
location-hawkins_lab = Hawkins Lab
location-ud_lab = Upside Down Lab
location-ud_school = Upside Down School
location-ud_byers_house = Upside Down Byers House
location-ud_castle_byers = Upside Down Castle Byers
location-pumpkin_patch = Pumpkin Patch
location-hopper_cabin = Hopper’s Cabin
location-west_tunnels = West Tunnels
location-nest = Nest
location-east_tunnels = East Tunnels
location-portal = Portal

action-calm = Calm Down
action-get_item = Get an Item
action-gather_info = Gather Information
action-recruit = Recruit an Ally
action-help_eleven = Help Eleven
action-search_lab = Search the Lab
action-save_will = Save Will
action-fight = Fight
action-destroy_roots = Destroy the Roots
action-close_portal = Close the Portal

enemy-demogorgon = the Demogorgon
enemy-patrol = a Patrol
enemy-demodog = a Demodog

group-will = Save Will
group-lab = Lab
group-power = Eleven’s Power
group-ally = Ally
group-demogorgon = Demogorgon
group-patrols = Patrols
group-roots = Roots
group-demodogs = Demodogs
group-portal = Portal

character-lucas = Lucas
    .text = You start with { $items ->
            [one] { $items } Item
           *[other] { $items } Items
        }.
character-mike = Mike
    .text = You may Help Eleven from any Location.
character-dustin = Dustin
    .text = At the start of your Act step you may reveal the top of a pile.
character-hopper = Hopper
    .text = Once per turn, another Character on your Location receives one Fear less.
character-nancy = Nancy
    .text = Each turn, the first Location with an Enemy you enter does not end your move.
character-joyce = Joyce
    .text = +{ $save_will } to Save Will.

slot-season-1-p01 = Save Will (School)
slot-season-1-p02 = Save Will (Byers House)
slot-season-1-p03 = Save Will (Castle Byers)
slot-season-1-p04 = Lab 1
slot-season-1-p05 = Lab 2
slot-season-1-p06 = Lab 3
slot-season-1-p07 = Sensory bath
slot-season-1-p08 = Telekinesis
slot-season-1-p09 = Voice in the void
slot-season-1-p10 = Psionic Explosion
slot-season-1-p11 = Ally (Middle School)
slot-season-1-p12 = Ally (Byers House)
slot-season-1-p13 = Demogorgon 1
slot-season-1-p14 = Demogorgon 2
slot-season-1-p15 = Demogorgon 3
slot-season-1-p16 = Demogorgon 4
slot-season-1-p17 = Demogorgon 5
slot-season-1-p18 = Demogorgon 6
slot-season-1-p19 = Demogorgon 7
slot-season-1-p20 = Demogorgon 8
slot-season-1-p21 = Patrols
slot-season-2-p01 = Save Will 1
slot-season-2-p02 = Save Will 2
slot-season-2-p03 = Save Will 3
slot-season-2-p04 = Lab 1
slot-season-2-p05 = Lab 2
slot-season-2-p06 = Lab 3
slot-season-2-p07 = Mind shelter
slot-season-2-p08 = Psychic vice
slot-season-2-p09 = Scorched earth
slot-season-2-p10 = Outstretched hand
slot-season-2-p11 = Ally (Middle School)
slot-season-2-p12 = Ally (Byers House)
slot-season-2-p13 = Roots (West Tunnels)
slot-season-2-p14 = Roots (Nest)
slot-season-2-p15 = Roots (East Tunnels)
slot-season-2-p16 = Demodogs 1
slot-season-2-p17 = Demodogs 2
slot-season-2-p18 = Demodogs 3
slot-season-2-p19 = Demodogs 4
slot-season-2-p20 = Portal

item-gasoline = Gasoline
    .text = +{ $fight } to Fight, +{ $destroy_roots } to Destroy the Roots.
item-nail_bat = Nail bat
    .text = +{ $fight } to Fight.
item-revolver = Revolver
    .text = +{ $fight } to Fight, +{ $search_lab } to Search the Lab.
item-slingshot = Slingshot
    .text = +{ $fight } to Fight, +{ $recruit } to Recruit an Ally.
item-lighter = Lighter
    .text = +{ $destroy_roots } to Destroy the Roots, +{ $search_lab } to Search the Lab.
item-walkie_talkie = Walkie-talkie
    .text = +{ $recruit } to Recruit an Ally, +{ $help_eleven } to Help Eleven.
item-string_lights = String lights
    .text = +{ $save_will } to Save Will.
item-compass = Compass
    .text = +{ $search_lab } to Search the Lab, +{ $gather_info } to Gather Information.
item-frozen_waffles = Frozen waffles
    .text = +{ $help_eleven } to Help Eleven.
item-stolen_badge = Stolen badge
    .text = +{ $search_lab } to Search the Lab.
item-mixtape = Mixtape
    .text = +{ $save_will } to Save Will, +{ $calm } to Calm Down.
item-shovel = Shovel
    .text = +{ $destroy_roots } to Destroy the Roots, +{ $fight } to Fight.
item-bear_trap = Bear trap
    .text = +{ $fight } to Fight, +{ $save_will } to Save Will.
item-wills_drawings = Will’s drawings
    .text = +{ $save_will } to Save Will, +{ $close_portal } to Close the Portal.
item-hazmat_suit = Hazmat suit
    .text = +{ $close_portal } to Close the Portal, +{ $help_eleven } to Help Eleven.

ally-powell = Officer Powell
    .text = Ignore { $danger } Danger.
ally-callahan = Officer Callahan
    .text = +{ $search_lab } to Search the Lab.
ally-barb = Barb Holland
    .text = When you fall short, receive { $fear } Fear less.
ally-steve = Steve Harrington
    .text = +{ $fight } to Fight.
ally-clarke = Mr Clarke
    .text = +{ $help_eleven } to Help Eleven, +{ $search_lab } to Search the Lab.
ally-karen = Karen Wheeler
    .text = At the start of your turn, lose { $fear } Fear.
ally-flo = Flo
    .text = Base movement +{ $moves }.
ally-becky = Becky Ives
    .text = +{ $save_will } to Save Will.
ally-jonathan = Jonathan Byers
    .text = Counts as a Character on your Location.
ally-max = Max Mayfield
    .text = Base movement +{ $moves }.
ally-bob = Bob Newby
    .text = +{ $gather_info } to Gather Information, +{ $save_will } to Save Will.
ally-owens = Dr Owens
    .text = Ignore { $danger } Danger.
ally-murray = Murray Bauman
    .text = +{ $recruit } to Recruit an Ally, +{ $search_lab } to Search the Lab.
ally-kali = Kali
    .text = +{ $help_eleven } to Help Eleven.
ally-clarke_2 = Mr Clarke
    .text = +{ $close_portal } to Close the Portal, +{ $destroy_roots } to Destroy the Roots.

scene-hungry = It is hungry
    .text = The Demogorgon moves { $steps } towards the nearest Character. { $fear } Fear to each Character with it.
scene-smell_of_blood = Smell of blood
    .text = The Demogorgon moves { $steps } towards the Character with most Fear. Each Character with it discards { $cards ->
            [one] { $cards } Action card
           *[other] { $cards } Action cards
        } of their choice.
scene-growl = Growl
    .text = The Demogorgon moves { $steps } towards the Character with most Fear. { $fear } Fear to each Character with it.
scene-moulting = Something is moulting
    .text = A pile of { $size } appears on an empty Demogorgon slot.
scene-claws = Claws
    .text = Add { $tokens ->
            [one] { $tokens } token
           *[other] { $tokens } tokens
        } to each Demogorgon pile.
scene-white_vans = White vans
    .text = Each Patrol moves { $steps } towards the nearest Character. Each Character with a Patrol discards { $cards ->
            [one] { $cards } Action card
           *[other] { $cards } Action cards
        } of their choice.
scene-questioning = Questioning
    .text = Each Patrol moves { $steps } towards the nearest Character. { $fear } Fear to each Character with a Patrol.
scene-roadblock = Roadblock
    .text = The nearest Patrol moves { $steps } towards you. If it reaches you: { $fear } Fear.
scene-restricted_area = Restricted area
    .text = A pile of { $size } appears on an empty Lab slot. If there is none, the nearest Patrol moves { $steps } towards you.
scene-official_story = Official story
    .text = Remove an Ally of the board from the match and replace it.
scene-nosebleed = Nosebleed
    .text = Eliminate a Power of Eleven that is still there.
scene-flickering_bulbs = Flickering bulbs
    .text = If you are in Hawkins: { $fear } Fear.
scene-spores = Spores
    .text = { $fear } Fear to each Character in the Upside Down.
scene-nightmare = Nightmare
    .text = Receive { $fear } Fear.
scene-alone_in_the_dark = Alone in the dark
    .text = { $fear } Fear to each Character alone on its Location.
scene-will_weakens = Will weakens
    .text = Add { $tokens ->
            [one] { $tokens } token
           *[other] { $tokens } tokens
        } to the smallest Save Will pile.
scene-end_of_day_1 = End of Day
    .text = Each Character without an Enemy on its Location loses { $calm } Fear. No more Scenes this turn; reshuffle.
scene-roots_spread = The roots spread
    .text = Add { $tokens ->
            [one] { $tokens } token
           *[other] { $tokens } tokens
        } to each Roots pile.
scene-new_gallery = New gallery
    .text = A pile of { $size } appears on an empty Roots slot.
scene-deep_gallery = Deep gallery
    .text = A pile of { $size } appears on an empty Roots slot.
scene-hatching_east_tunnels = Hatching in the East Tunnels
    .text = A Demodog appears in the East Tunnels.
scene-hatching_nest = Hatching in the Nest
    .text = A Demodog appears in the Nest.
scene-hatching_hawkins_lab = Hatching in the Lab
    .text = A Demodog appears at Hawkins Lab.
scene-hatching_middle_school = Hatching at the School
    .text = A Demodog appears at the Middle School.
scene-pack_hunts = The pack hunts
    .text = Each Demodog moves { $steps } towards the nearest Character. { $fear } Fear to each Character with a Demodog.
scene-fangs = Fangs
    .text = Each Character with a Demodog discards { $cards ->
            [one] { $cards } Action card
           *[other] { $cards } Action cards
        } of their choice.
scene-shadow_watches = The shadow watches
    .text = Receive { $fear } Fear, then discard { $cards ->
            [one] { $cards } Action card
           *[other] { $cards } Action cards
        } of your choice.
scene-will_struggles = Will struggles
    .text = Add { $tokens ->
            [one] { $tokens } token
           *[other] { $tokens } tokens
        } to the smallest Save Will pile.
scene-eleven_is_far = Eleven is far away
    .text = Eliminate a Power of Eleven that is still there.
scene-hasty_departure = Hasty departure
    .text = Remove an Ally of the board from the match and replace it.
scene-lockdown = Lockdown
    .text = A pile of { $size } appears on an empty Lab slot.
scene-foul_air = Foul air
    .text = { $fear } Fear to each Character in the Tunnels.
scene-isolated = Isolated
    .text = { $fear } Fear to each Character alone on its Location.
scene-sleepless_night = Sleepless night
    .text = Receive { $fear } Fear.
scene-end_of_day_2 = End of Day
    .text = Each Character without an Enemy on its Location loses { $calm } Fear. No more Scenes this turn; reshuffle.

power-sensory_bath = Sensory bath
    .text = Look at every Save Will pile, then return a token of your choice from one that has at least two.
power-telekinesis = Telekinesis
    .text = Discard a Demogorgon pile, then send the Demogorgon wherever you like.
power-voice_in_the_void = Voice in the void
    .text = Each Character loses { $calm } Fear.
power-psionic_explosion = Psionic Explosion
    .text = Both Patrols leave the board.
power-mind_shelter = Mind shelter
    .text = Each Character loses { $calm } Fear.
power-psychic_vice = Psychic vice
    .text = A Demodog and a Demodog pile leave the board.
power-scorched_earth = Scorched earth
    .text = Discard a Roots pile.
power-outstretched_hand = Outstretched hand
    .text = Look at the Portal pile; if it has at least two tokens, return one of your choice.
