//! What eyes are told about a step.

use veilleuse_core::{Line, Seat, SeatSet, say, tellings};

use crate::words::{
    Bounty, Cell, Character, Colour, GearDeck, Item, Location, Slot, Vehicle, Weapon, Worm, WormKind,
};

tellings! {
    TilePlaced "tile-placed" { location: Location, cell: Cell }
    TileRerolled "tile-rerolled" { location: Location, cell: Cell }
    BountyShown "bounty-shown" { bounty: Bounty, place: u8 }
    BountyRemoved "bounty-removed" { bounty: Bounty }
    BountyDiscarded "bounty-discarded" { seat: Seat, bounty: Bounty }
    CharacterDealt "character-dealt" { seat: Seat, character: Option<Character> }
    GearDealt "gear-dealt" { seat: Seat, deck: GearDeck, item: Option<Item>, weapon: Option<Weapon> }
    VehicleDealt "vehicle-dealt" { seat: Seat, card: Option<Vehicle> }
    LeftOut "left-out" { seat: Seat, character: Character }
    LeaderChosen "leader-chosen" { seat: Seat, character: Option<Character> }
    GroupShown "group-shown" { seat: Seat, leader: Character, group: Vec<Character> }
    SetupAttack "setup-attack" { worm: Worm, cell: Cell }
    SetupRedone "setup-redone" {}
    WormRevealed "worm-revealed" { slot: Slot, worm: Worm, cell: Cell }
    FirstPlayer "first-player" { seat: Seat }
    Entered "entered" { seat: Seat, location: Option<Location>, cell: Cell, forced: bool }
    TurnBegan "turn-began" { seat: Seat, turn: u16 }
    NoVehicle "no-vehicle" { seat: Seat }
    Played "played" { seat: Seat, card: Vehicle, slot: Slot, ap: u8 }
    CompanionPlayed "companion-played" { seat: Seat, card: Vehicle, ap: u8 }
    NoCompanion "no-companion" { seat: Seat }
    ArrowSkipped "arrow-skipped" { seat: Seat, arrow: u8 }
    TargetMoved "target-moved" { slot: Slot, to: Cell }
    Moved "moved" { seat: Seat, to: Cell, ap: u8, through: bool }
    JumpedPawn "jumped-pawn" { seat: Seat, to: Cell, ap: u8 }
    Cleared "cleared" { seat: Seat, cell: Cell, count: u8, ap: u8 }
    RubbleExchanged "rubble-exchanged" { seat: Seat, count: u8, deck: Option<GearDeck> }
    GearDrawn "gear-drawn" { seat: Seat, deck: GearDeck, item: Option<Item>, weapon: Option<Weapon> }
    GearSeen "gear-seen" { seat: Seat, deck: GearDeck, item: Option<Item>, weapon: Option<Weapon> }
    GearDiscarded "gear-discarded" { seat: Seat, item: Option<Item>, weapon: Option<Weapon> }
    PickedUp "picked-up" { seat: Seat, cell: Cell, eggs: Vec<Colour> }
    Delivered "delivered" { seat: Seat, location: Location, colour: Colour, ap: u8 }
    Claimed "claimed" { seat: Seat, bounty: Bounty, points: u8, total: u8, secret: bool }
    Gained "gained" { seat: Seat, points: u8, total: u8 }
    BonusTaken "bonus-taken" { seat: Seat, location: Location }
    SecretTaken "secret-taken" { seat: Seat, bounty: Option<Bounty>, from_line: bool }
    Revived "revived" { seat: Seat, character: Character }
    LeapTried "leap-tried" { seat: Seat, card: Vehicle, over: u8, to: Cell }
    LeapRolled "leap-rolled" { seat: Seat, face: u8, safe: bool }
    Landed "landed" { seat: Seat, cell: Cell, ap: u8 }
    Stopped "stopped" { seat: Seat, left: u8 }
    PointsAdded "points-added" { seat: Seat, ap: u8 }
    RubbleSnatched "rubble-snatched" { seat: Seat, from: Seat }
    EggSnatched "egg-snatched" { seat: Seat, from: Seat, colour: Colour }
    PlacedFaceDown "placed-face-down" { seat: Seat, slot: Slot, card: Option<Vehicle> }
    VehicleDrawn "vehicle-drawn" { seat: Seat, card: Option<Vehicle> }
    SlotRolled "slot-rolled" { face: u8, slot: Slot }
    RandomVehicle "random-vehicle" { slot: Slot, card: Vehicle }
    RedRolled "red-rolled" { face: u8, slot: Slot }
    WormPeeked "worm-peeked" { seat: Seat, worm: Option<Worm> }
    ItemUsed "item-used" { seat: Seat, item: Item, on: Option<Seat>, slot: Option<Slot> }
    HatWorn "hat-worn" { seat: Seat, item: Item }
    HatLost "hat-lost" { seat: Seat, item: Item }
    HatShot "hat-shot" { seat: Seat, weapon: Weapon, at: Seat }
    Spied "spied" { seat: Seat, slot: Slot, cards: Vec<Vehicle> }
    Swapped "swapped" { seat: Seat, with: Seat, cell: Cell, other: Cell }
    Robbed "robbed" { seat: Seat, from: Seat, deck: GearDeck, item: Option<Item>, weapon: Option<Weapon> }
    AttackBegan "attack-began" { slot: Slot, worm: Worm }
    VehicleRevealed "vehicle-revealed" { slot: Slot, card: Vehicle }
    Erupted "erupted" { slot: Slot, cell: Cell }
    EggPlaced "egg-placed" { colour: Colour, cell: Cell, rolled: bool }
    EggAside "egg-aside" { colour: Colour }
    EggRerolled "egg-rerolled" { colour: Colour, cell: Cell }
    EggsLost "eggs-lost" { cell: Cell }
    NoEggLeft "no-egg-left" { colour: Colour }
    RubblePlaced "rubble-placed" { cells: Vec<Cell> }
    LocationDestroyed "location-destroyed" { location: Location, cell: Cell }
    Caught "caught" { seats: SeatSet }
    WeaponUsed "weapon-used" { seat: Seat, weapon: Weapon }
    WeaponRolled "weapon-rolled" { seat: Seat, one: u8, two: Option<u8> }
    Struck "struck" { seat: Seat, amount: u8, total: u8, health: u8 }
    WormDefeated "worm-defeated" { seat: Seat, worm: Worm }
    WeaponReturned "weapon-returned" { seat: Seat, weapon: Weapon }
    HuntPassed "hunt-passed" { seat: Seat }
    TrophyTaken "trophy-taken" { kind: WormKind }
    Survived "survived" { seat: Seat, item: Item }
    LeaderDied "leader-died" { seat: Seat, character: Character }
    CargoDropped "cargo-dropped" { seat: Seat, cell: Cell, rubble: u8, eggs: Vec<Colour>, housed: bool }
    NewLeader "new-leader" { seat: Seat, character: Character }
    Eliminated "eliminated" { seat: Seat }
    LastRound "last-round" {}
    WormLeft "worm-left" { slot: Slot, worm: Worm }
    Ended "ended" { result: &'static str, reason: &'static str, winners: SeatSet }
}

/// A cell as people read it: a letter for the column, a number for the row.
pub(crate) fn cell_name(cell: Cell) -> String {
    format!("{}{}", char::from(b'A' + cell.column() - 1), cell.row())
}

/// Names a cell in a sentence.
pub(crate) fn with_cell(line: Line, name: &'static str, cell: Cell) -> Line {
    line.same(name, &cell_name(cell))
}

say! {
    Option<u8>: |number, line, name| line.number(name, number.unwrap_or(0));
    Cell: |cell, line, name| with_cell(line, name, *cell);
    Vec<Cell>: |cells, line, name| {
        let names: Vec<String> = cells.iter().map(|cell| cell_name(*cell)).collect();
        line.same(name, &names.join(", "))
    };
    Slot: |slot, line, name| line.number(name, slot.printed());
    Location: |location, line, name| line.name(name, format!("location-{}", location.id()));
    Option<Location>: |location, line, name| {
        line.name(name, location.map_or("location-none".into(), |l| format!("location-{}", l.id())))
    };
    Colour: |colour, line, name| line.name(name, format!("colour-{}", colour.id()));
    Vec<Colour>: |colours, line, name| line.number(name, colours.len() as i64);
    GearDeck: |deck, line, name| line.word(name, deck.id());
    Option<GearDeck>: |deck, line, name| line.word(name, deck.map_or("none", GearDeck::id));
    Option<Slot>: |slot, line, name| line.number(name, slot.map_or(0, Slot::printed));
    Option<Seat>: |seat, line, name| match seat {
        Some(seat) => line.seat(name, *seat),
        None => line.word(name, "nobody"),
    };
    WormKind: |kind, line, name| line.name(name, format!("worm-{}", kind.id()));
    Vec<Character>: |group, line, name| line.number(name, group.len() as i64);
    Vec<Vehicle>: |cards, line, name| line.number(name, cards.len() as i64);
}

macro_rules! say_cards {
    ($($type:ident: $unknown:literal;)*) => {
        $(
            impl Say for $type {
                fn say(&self, line: Line, name: &'static str) -> Line {
                    line.name(name, format!("card-{self}"))
                }
            }

            impl Say for Option<$type> {
                fn say(&self, line: Line, name: &'static str) -> Line {
                    line.name(name, self.map_or($unknown.into(), |card| format!("card-{card}")))
                }
            }
        )*
    };
}

say_cards! {
    Vehicle: "unknown-vehicle";
    Item: "unknown-item";
    Weapon: "unknown-weapon";
    Bounty: "unknown-bounty";
    Character: "unknown-character";
    Worm: "unknown-worm";
}

/// The pieces of content a told thing shows.
pub(crate) fn content(told: &Told, seen: &mut dyn FnMut(&str)) {
    match told {
        Told::BountyShown { bounty, .. } => seen(&bounty.to_string()),
        Told::Played { card, .. } | Told::VehicleRevealed { card, .. } | Told::RandomVehicle { card, .. } => {
            seen(&card.to_string());
        }
        Told::GearDrawn { item, weapon, .. } | Told::GearDealt { item, weapon, .. } => {
            let (item, weapon) = (item.map(|card| card.to_string()), weapon.map(|card| card.to_string()));
            for card in item.iter().chain(&weapon) {
                seen(card);
            }
        }
        Told::SetupAttack { worm, .. } | Told::WormRevealed { worm, .. } => seen(&worm.to_string()),
        Told::GroupShown { group, .. } => group.iter().for_each(|card| seen(&card.to_string())),
        Told::Delivered { location, .. } => seen(location.id()),
        Told::Moved { to, .. } => seen(&to.to_string()),
        _ => {}
    }
}
