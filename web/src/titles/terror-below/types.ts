// Made from crates/title-terror-below. Do not edit: run `UPDATE=1 cargo test -p title-terror-below --test suite types`.

/** The table as some eyes may know it. */
export type View = {
  active: Seat;
  /** What is asked, in a word. */
  asks:
    | "tile" | "line_card" | "deal" | "worm" | "first" | "egg_roll" | "slot_die" | "slot_card" | "red_die" | "gear_card"
    | "vehicle_card" | "weapon_dice" | "canyon_die" | "secret_card" | "peek_worm" | "rob_card" | "leaders" | "leave_out"
    | "start" | "respawn" | "play" | "companion" | "skip_arrow" | "act" | "exchange" | "claim" | "bonus" | "take_bounty"
    | "revive" | "face_down" | "push_target" | "toward" | "lure" | "briefcase" | "last_cards" | "keep_gear" | "hunt"
    | "harpoon" | "trophy" | "survive" | "new_leader" | "over";
  attack: AttackView | null;
  /** Cells in reading order. */
  cells: CellView[];
  columns: number;
  decks: DecksView;
  /** Who still has a last turn to play. */
  last_turns: Seat[] | null;
  line: BountyView[];
  mode: Mode;
  outcome: Outcome | null;
  play: PlayView;
  rows: number;
  seats: SeatView[];
  side: Side;
  solo: SoloView | null;
  supply: SupplyView;
  terror: TerrorView[];
  turn: number;
  waiting: Seat[];
};

/** Something told. Each becomes one log sentence, one animation, one spoken line. */
export type Told =
  | { told: "tile_placed"; cell: Cell; location: Location }
  | { told: "tile_rerolled"; cell: Cell; location: Location }
  | { told: "bounty_shown"; bounty: Bounty; place: number }
  | { told: "bounty_removed"; bounty: Bounty }
  | { told: "bounty_discarded"; bounty: Bounty; seat: Seat }
  | { told: "character_dealt"; character: Character | null; seat: Seat }
  | { told: "gear_dealt"; deck: GearDeck; item: Item | null; seat: Seat; weapon: Weapon | null }
  | { told: "vehicle_dealt"; card: Vehicle | null; seat: Seat }
  | { told: "left_out"; character: Character; seat: Seat }
  | { told: "leader_chosen"; character: Character | null; seat: Seat }
  | { told: "group_shown"; group: Character[]; leader: Character; seat: Seat }
  | { told: "setup_attack"; cell: Cell; worm: Worm }
  | { told: "setup_redone" }
  | { told: "worm_revealed"; cell: Cell; slot: Slot; worm: Worm }
  | { told: "first_player"; seat: Seat }
  | { told: "entered"; cell: Cell; forced: boolean; location: Location | null; seat: Seat }
  | { told: "turn_began"; seat: Seat; turn: number }
  | { told: "no_vehicle"; seat: Seat }
  | { told: "played"; ap: number; card: Vehicle; seat: Seat; slot: Slot }
  | { told: "companion_played"; ap: number; card: Vehicle; seat: Seat }
  | { told: "no_companion"; seat: Seat }
  | { told: "arrow_skipped"; arrow: number; seat: Seat }
  | { told: "target_moved"; slot: Slot; to: Cell }
  | { told: "moved"; ap: number; seat: Seat; through: boolean; to: Cell }
  | { told: "jumped_pawn"; ap: number; seat: Seat; to: Cell }
  | { told: "cleared"; ap: number; cell: Cell; count: number; seat: Seat }
  | { told: "rubble_exchanged"; count: number; deck: GearDeck | null; seat: Seat }
  | { told: "gear_drawn"; deck: GearDeck; item: Item | null; seat: Seat; weapon: Weapon | null }
  | { told: "gear_seen"; deck: GearDeck; item: Item | null; seat: Seat; weapon: Weapon | null }
  | { told: "gear_discarded"; item: Item | null; seat: Seat; weapon: Weapon | null }
  | { told: "picked_up"; cell: Cell; eggs: Colour[]; seat: Seat }
  | { told: "delivered"; ap: number; colour: Colour; location: Location; seat: Seat }
  | { told: "claimed"; bounty: Bounty; points: number; seat: Seat; secret: boolean; total: number }
  | { told: "gained"; points: number; seat: Seat; total: number }
  | { told: "bonus_taken"; location: Location; seat: Seat }
  | { told: "secret_taken"; bounty: Bounty | null; from_line: boolean; seat: Seat }
  | { told: "revived"; character: Character; seat: Seat }
  | { told: "leap_tried"; card: Vehicle; over: number; seat: Seat; to: Cell }
  | { told: "leap_rolled"; face: number; safe: boolean; seat: Seat }
  | { told: "landed"; ap: number; cell: Cell; seat: Seat }
  | { told: "stopped"; left: number; seat: Seat }
  | { told: "points_added"; ap: number; seat: Seat }
  | { told: "rubble_snatched"; from: Seat; seat: Seat }
  | { told: "egg_snatched"; colour: Colour; from: Seat; seat: Seat }
  | { told: "placed_face_down"; card: Vehicle | null; seat: Seat; slot: Slot }
  | { told: "vehicle_drawn"; card: Vehicle | null; seat: Seat }
  | { told: "slot_rolled"; face: number; slot: Slot }
  | { told: "random_vehicle"; card: Vehicle; slot: Slot }
  | { told: "red_rolled"; face: number; slot: Slot }
  | { told: "worm_peeked"; seat: Seat; worm: Worm | null }
  | { told: "item_used"; item: Item; on: Seat | null; seat: Seat; slot: Slot | null }
  | { told: "hat_worn"; item: Item; seat: Seat }
  | { told: "hat_lost"; item: Item; seat: Seat }
  | { told: "hat_shot"; at: Seat; seat: Seat; weapon: Weapon }
  | { told: "spied"; cards: Vehicle[]; seat: Seat; slot: Slot }
  | { told: "swapped"; cell: Cell; other: Cell; seat: Seat; with: Seat }
  | { told: "robbed"; deck: GearDeck; from: Seat; item: Item | null; seat: Seat; weapon: Weapon | null }
  | { told: "attack_began"; slot: Slot; worm: Worm }
  | { told: "vehicle_revealed"; card: Vehicle; slot: Slot }
  | { told: "erupted"; cell: Cell; slot: Slot }
  | { told: "egg_placed"; cell: Cell; colour: Colour; rolled: boolean }
  | { told: "egg_aside"; colour: Colour }
  | { told: "egg_rerolled"; cell: Cell; colour: Colour }
  | { told: "eggs_lost"; cell: Cell }
  | { told: "no_egg_left"; colour: Colour }
  | { told: "rubble_placed"; cells: Cell[] }
  | { told: "location_destroyed"; cell: Cell; location: Location }
  | { told: "caught"; seats: Seat[] }
  | { told: "weapon_used"; seat: Seat; weapon: Weapon }
  | { told: "weapon_rolled"; one: number; seat: Seat; two: number | null }
  | { told: "struck"; amount: number; health: number; seat: Seat; total: number }
  | { told: "worm_defeated"; seat: Seat; worm: Worm }
  | { told: "weapon_returned"; seat: Seat; weapon: Weapon }
  | { told: "hunt_passed"; seat: Seat }
  | { told: "trophy_taken"; kind: WormKind }
  | { told: "survived"; item: Item; seat: Seat }
  | { told: "leader_died"; character: Character; seat: Seat }
  | { told: "cargo_dropped"; cell: Cell; eggs: Colour[]; housed: boolean; rubble: number; seat: Seat }
  | { told: "new_leader"; character: Character; seat: Seat }
  | { told: "eliminated"; seat: Seat }
  | { told: "last_round" }
  | { told: "worm_left"; slot: Slot; worm: Worm }
  | { told: "ended"; reason: string; result: string; winners: Seat[] };

/** A decision. Which ones are accepted is said by the question that is asked. */
export type Action =
  | { lead: Character }
  | { leave_out: Character }
  | { enter: Location }
  | { enter_cell: Cell }
  | {
      play: {
        card: Vehicle;
        /** Under which worm. */
        slot: Slot;
      };
    }
  | { companion: Vehicle }
  | { skip_arrow: Arrow }
  | { move: Dir }
  | {
      jump_pawn: {
        /** Where the pawn stands. */
        over: Dir;
        /** Which way from there. */
        to: Dir;
      };
    }
  | {
      jump_canyon: {
        /** The Vehicle discarded for it. */
        card: Vehicle;
        to: Dir;
      };
    }
  | { clear: Dir }
  | "pick_up"
  | { deliver: Colour }
  | "stop"
  | { exchange: GearDeck }
  | { claim: Bounty }
  | "take_bonus"
  | { take_bounty: Bounty }
  | "take_top"
  | { revive: Character }
  | {
      face_down: {
        card: Vehicle;
        /** Under which worm. */
        slot: Slot;
      };
    }
  | { push: { slot: Slot; to: Dir } }
  | "decline"
  | { wear: Item }
  | "use_hat"
  | { use: Item }
  | {
      spy: {
        /** Under which worm. */
        slot: Slot;
        with: Item;
      };
    }
  | { dig: { to: Dir; with: Item } }
  | { visit: { to: Location; with: Item } }
  | { swap: { seat: Seat; with: Item } }
  | { rob: { seat: Seat; with: Item } }
  | { lure: { slot: Slot; with: Item } }
  | { discard: Bounty }
  | { shoot: { seat: Seat; with: Weapon } }
  | { snatch_rubble: Seat }
  | { snatch_egg: { colour: Colour; seat: Seat } }
  | "peek_worm"
  | { attack: Weapon }
  | { keep_item: Item }
  | { keep_weapon: Weapon }
  | "concede";

export type Arrow = 0 | 1 | 2 | 3;

export type AttackView = { aside: Weapon[]; caught: Seat[]; damage: number; defeated: boolean; health: number; hunters: Seat[]; slot: Slot };

export type Bounty = string;

export type BountyView = { card: Bounty; goal: Goal; points: number };

export type Cell = string;

export type CellView = {
  canyon: boolean;
  cell: Cell;
  eggs: Colour[];
  location: Location | null;
  pawns: Seat[];
  rubble: number;
  targets: Slot[];
};

export type Character = string;

export type CharacterView = { alive: boolean; card: Character; name: string };

/** The colour of an egg (TB-WORM-01). */
export type Colour = "green" | "pink" | "violet" | "yellow";

/** How many cards are left, and what lies on the discards. */
export type DecksView = {
  bounties: PileView2;
  items: PileView3;
  /** The next worm, for those who have looked. */
  next_worm: Worm | null;
  vehicles: PileView;
  weapons: PileView4;
  worms: PileView5;
};

/** A way across the grid. */
export type Dir = "north" | "east" | "south" | "west";

/** The deck of Items or the deck of Weapons. */
export type GearDeck = "item" | "weapon";

/** When a Bounty may be claimed. */
export type Goal = { deliver: { colour: Colour; location: Location } } | { hunt: { worm: WormKind | null } };

export type Item = string;

export type ItemView = {
  card: Item;
  /** Obtained this turn. */
  locked: boolean;
  name: string;
};

/** One of the five buildings (TB-SETUP-02). */
export type Location = "official_building" | "state_police" | "general_store" | "hospital" | "motel";

/** The ways to play. */
export type Mode = "standard" | "solo-urgence" | "solo-livraison" | "solo-extermination";

/** How a match ended. */
export type Outcome =
  | { result: "defeat"; reason: "fifteen_attacks" | "group_dead" | "locations_destroyed" | "conceded"; winners: Seat[] }
  | { result: "nobody"; reason: "last_round"; winners: Seat[] }
  | { result: "shared"; reason: "last_round"; winners: Seat[] }
  | {
      result: "victory";
      reason: "twenty" | "last_round" | "emergency" | "special_delivery" | "total_extermination";
      winners: Seat[];
    };

/** A deck with its open discard (Ruling TB-Q-50). */
export type PileView = { discard: Vehicle[]; left: number };

/** A deck with its open discard (Ruling TB-Q-50). */
export type PileView2 = { discard: Bounty[]; left: number };

/** A deck with its open discard (Ruling TB-Q-50). */
export type PileView3 = { discard: Item[]; left: number };

/** A deck with its open discard (Ruling TB-Q-50). */
export type PileView4 = { discard: Weapon[]; left: number };

/** A deck with its open discard (Ruling TB-Q-50). */
export type PileView5 = { discard: Worm[]; left: number };

export type PlayView = {
  ap: number;
  bonus_taken: boolean;
  card: VehicleView | null;
  /** The egg being delivered. */
  delivering: Colour | null;
  /** Cards to choose from, for those who drew them. */
  drawn_items: Item[];
  drawn_weapons: Weapon[];
  /** Points lost by picking up, which a card may bring back. */
  kept: number;
  picked: boolean;
  /** Where the pawn can get now by moving and jumping over pawns, and for how many points. */
  reach: ReachView[];
  /** Eggs that wait for the dice. */
  rolling: Colour[];
  slot: Slot | null;
};

export type ReachView = {
  cell: Cell;
  cost: number;
  /** The cells it comes to on the way, this one last: each is a move or a jump from the one before. */
  way: Cell[];
};

export type Seat = number | "master";

export type SeatView = {
  bounties: number;
  bounty_points: number;
  cell: Cell | null;
  eggs: Colour[];
  /** Open once everybody has chosen a Leader; before that for the own eyes. */
  group: CharacterView[];
  hat: ItemView | null;
  item_count: number;
  items: ItemView[] | null;
  leader: CharacterView | null;
  living: number;
  /** Secret Bounties everybody saw being taken. */
  open_secrets: BountyView[];
  points: number;
  rubble: number;
  seat: Seat;
  secret_count: number;
  secrets: BountyView[] | null;
  tokens: number;
  vehicle_count: number;
  /** The own hands alone. */
  vehicles: VehicleView[] | null;
  weapon_count: number;
  weapons: WeaponView[] | null;
};

/** A side of the board (TB-SETUP-01, TB-CANYON-01). */
export type Side = "desert" | "canyon";

export type Slot = 1 | 2 | 3;

export type SoloView = {
  attacks: number;
  attacks_left: number;
  delivered: Location[];
  destroyed: number;
  /** The aim is out of reach (Ruling TB-Q-59). */
  hopeless: boolean;
  left_out: number;
  queens: boolean;
  /** After a victory (TB-SCORE-01). */
  score: number | null;
  trophies: WormKind[];
};

/** What is left in the box. */
export type SupplyView = { eggs: Colour[]; rubble: number };

export type TerrorView = {
  cards: UnderView[];
  /** The cells an attack would hit now, the Target's own included. */
  footprint: Cell[];
  slot: Slot;
  target: Cell | null;
  worm: WormView | null;
};

export type UnderView = { card: VehicleView | null; hidden_by: Seat | null };

export type Vehicle = string;

export type VehicleView = { arrows: Dir[]; card: Vehicle; name: string; value: number };

export type Weapon = string;

export type WeaponView = { card: Weapon; locked: boolean; name: string };

export type Worm = string;

/** A kind of worm (TB-WORM-01). */
export type WormKind = "burrower" | "sucker" | "tentacled" | "screamer" | "queen";

export type WormView = {
  card: Worm;
  colour: Colour | null;
  health: number;
  kind: WormKind;
  limit: number;
  /** Columns and rows from the Target to the other cells an attack hits, as the card prints them. */
  pattern: [number, number][];
};
