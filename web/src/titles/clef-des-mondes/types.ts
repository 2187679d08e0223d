// Made from crates/title-clef-des-mondes. Do not edit: run `UPDATE=1 cargo test -p title-clef-des-mondes --test suite types`.

/** A table of La Clef des mondes as some eyes see it. */
export type View = {
  actions: number;
  active: Seat;
  /** Cards the viewer is ordering on a pile. */
  arranging: number;
  /** The question, by name. */
  asks:
    | "deal" | "keep" | "pawn" | "first" | "start" | "face" | "secret_face" | "act" | "card" | "next_seen" | "window"
    | "defend" | "counter" | "confirm" | "lose" | "lose_random" | "steal" | "drive" | "draw_more" | "arrange" | "leave"
    | "halt" | "over";
  /** What is being tried. */
  deed: DeedView | null;
  /** Whether the draw of this turn is used. */
  drawn: boolean;
  /** The five keys: colour and shape. */
  keys: KeyView[];
  mode: Mode;
  offer: OfferView | null;
  outcome: Outcome | null;
  /** The eight piles, by world; never by place, since a pile must not betray a hidden world. */
  piles: PileView[];
  /** The eight places around Kernault, clockwise from the top left. */
  places: PlaceView[];
  /** From 1; 0 before the first turn. */
  round: number;
  /** How many rounds follow this one before the house ends the match, once that is near (Ruling CM-Q-52). */
  rounds_left: number | null;
  seats: SeatView[];
  /** The cards in play, in the order they were played. */
  stack: PlayedView[];
  waiting: Seat[];
  /** Whether the question is a reaction window. */
  window: boolean;
};

/** Something told. Each becomes one log sentence, one animation, one spoken line. */
export type Told =
  | { told: "character_dealt"; character: Character | null; seat: Seat }
  | { told: "character_kept"; character: Character | null; seat: Seat }
  | { told: "pawn_taken"; forced: boolean; pawn: Pawn; seat: Seat }
  | { told: "first_player"; seat: Seat }
  | { told: "pawn_placed"; place: Place; seat: Seat }
  | { told: "world_shown"; place: Place; world: World }
  | { told: "last_rounds"; left: number; round: number }
  | { told: "turn_began"; round: number; seat: Seat }
  | { told: "turn_missed"; left: number; seat: Seat }
  | { told: "nothing_left"; seat: Seat }
  | { told: "passed"; seat: Seat }
  | { told: "drew"; card: Card | null; seat: Seat; world: World }
  | { told: "bad_drawn"; card: Card; seat: Seat; world: World }
  | { told: "draw_stopped"; seat: Seat }
  | { told: "discarded"; card: Card | null; seat: Seat; world: World }
  | { told: "offered"; card: Card | null; key: Key; kind: Kind; seat: Seat; to: Seat }
  | { told: "countered"; card: Card | null; key: Key; kind: Kind; seat: Seat; to: Seat }
  | { told: "exchange_refused"; seat: Seat; with: Seat }
  | { told: "exchanged"; given: Card | null; got: Card | null; seat: Seat; with: Seat }
  | { told: "effect_played"; card: Card; on: Seat | null; seat: Seat; to: Place | null }
  | { told: "pair_played"; card: Card; on: Seat; seat: Seat; with: Card }
  | { told: "cross_tried"; keys: Payment; seat: Seat; to: Place }
  | { told: "home_tried"; keys: Payment; seat: Seat }
  | { told: "put_down"; card: Card; seat: Seat }
  | { told: "revealed"; character: Character; seat: Seat }
  | { told: "answered"; seat: Seat }
  | { told: "reacted"; against: Card | null; card: Card; seat: Seat }
  | { told: "nobody_reacts" }
  | { told: "card_stopped"; card: Card; seat: Seat }
  | { told: "reaction_stopped"; card: Card; seat: Seat }
  | { told: "move_stopped"; seat: Seat }
  | { told: "taken_back"; cards: Card[]; own_key: boolean; seat: Seat }
  | { told: "went_under"; cards: Card[]; world: World }
  | { told: "undefended"; card: Card; seat: Seat }
  | { told: "parried"; card: Card; seat: Seat }
  | { told: "turn_to_miss"; seat: Seat; turns: number }
  | { told: "must_lose"; filter: Filter; seat: Seat }
  | { told: "none_to_lose"; filter: Filter; seat: Seat }
  | { told: "lost"; card: Card; seat: Seat; world: World }
  | { told: "stolen"; card: Card | null; from: Seat; seat: Seat }
  | { told: "hand_seen"; cards: Card[]; count: number; of: Seat; seat: Seat }
  | { told: "character_seen"; character: Character | null; of: Seat; seat: Seat }
  | { told: "world_seen"; place: Place; seat: Seat; world: World | null }
  | { told: "card_seen"; card: Card | null; seat: Seat; world: World }
  | { told: "put_next"; card: Card | null; seat: Seat; world: World }
  | { told: "actions_gained"; actions: number; seat: Seat }
  | { told: "driven"; seat: Seat; to: Place }
  | { told: "left_behind"; cards: Card[]; count: number; seat: Seat; world: World }
  | { told: "left_next"; card: Card | null; seat: Seat }
  | { told: "arrived"; place: Place; seat: Seat }
  | { told: "no_effect"; card: Card; seat: Seat }
  | { told: "halt_called"; seat: Seat }
  | { told: "halt_refused" }
  | { told: "went_home"; character: Character; seat: Seat }
  | { told: "ended"; reason: string; result: string; winners: Seat[] };

/** A decision. Which ones are accepted is said by the question that is asked. */
export type Action =
  | { keep: Character }
  | { take_pawn: Pawn }
  | "draw"
  | { discard: Card }
  | { offer: { card: Card; to: Seat } }
  | { counter: Card }
  | "accept"
  | "refuse"
  | {
      play: {
        card: Card;
        on?: Seat | null;
        /** Where to, or which hidden world. */
        to?: Place | null;
        /** The card played together with it (CM-EFF-02). */
        with?: Card | null;
      };
    }
  | {
      cross: {
        /** What pays for it. */
        keys: Payment;
        to: Place;
      };
    }
  | {
      go_home: {
        /** What pays for it. */
        keys: Payment;
      };
    }
  | "reveal"
  | "pass"
  | "call_halt"
  | {
      cancel: {
        /** Which card is stopped. */
        against: Card;
        /** With which card. */
        card: Card;
      };
    }
  | { block: Card }
  | "let_be"
  | { lose: Card }
  | "stop"
  | { put_next: Card }
  | { leave_next: Card };

/** A card lying face down or held in a hand: what these eyes know of it. */
export type BackView = {
  /** The card itself, for those who have seen it. */
  card: CardView | null;
  key: Key | null;
  kind: Kind | null;
  /** Otherwise what everybody can conclude. */
  origin: World | null;
};

export type Card = string;

/** A discovery card. */
export type CardView = {
  card: Card;
  effect: Effect;
  kind: Kind;
  name: string;
  origin: World;
  /** The key, or the attack symbol of a bad encounter. */
  symbol: Key;
};

export type Character = string;

/** A character card. */
export type CharacterView = { character: Character; home_keys: Key[]; name: string; own_key: Key };

/** Who chooses a card or a way. */
export type Chooser = "victim" | "caster" | "random";

/** What is being tried. */
export type DeedView =
  | { deed: "cross"; own_key: boolean; seat: Seat; to: Place }
  | { deed: "home"; own_key: boolean; seat: Seat }
  | { deed: "effect"; card: Card; on: Seat | null; seat: Seat; to: Place | null }
  | { deed: "pair"; on: Seat; seat: Seat }
  | { deed: "bad_encounter"; card: Card; seat: Seat }
  | { deed: "driven"; seat: Seat };

/** The effect of a discovery card. */
export type Effect =
  | { cancel_symbol: Key }
  | "block_movement"
  | {
      skip_turn: {
        /** Who. */
        target: Target;
      };
    }
  | {
      discard: {
        /** Who says which. */
        chooser: Chooser;
        /** How many; all that fit when missing. */
        count: number | null;
        /** Which sort of card. */
        filter: Filter;
        /** Who. */
        target: Target;
      };
    }
  | "steal"
  | { draw: number }
  | { peek_pile: number }
  | "peek_hand"
  | "peek_character"
  | "peek_world"
  | { free_passage: Via }
  | {
      push: {
        /** Who says where to. */
        chooser: Chooser;
        /** Who. */
        target: Target;
        /** By which ways. */
        via: Via;
      };
    }
  | { extra_actions: number };

/** A way out of a place. */
export type ExitView = {
  /** By a side, or else by an angle. */
  by_side: boolean;
  /** The keys of the world; Kernault takes the three of the character as well. */
  keys: Key[];
  /** None for Kernault. */
  to: Place | null;
};

/** Which sort of card is lost. */
export type Filter = "any" | "object" | "encounter";

/** A type of key (CM-KEY-01); also the symbol of an attack (Ruling CM-Q-51). */
export type Key = "magic" | "knowledge" | "combat" | "death" | "love";

/** A type of key. */
export type KeyView = { colour: string; key: Key; shape: string };

/** A type of discovery card. */
export type Kind = "encounter" | "object" | "bad_encounter";

/** The ways to play: one (CM-MODE-01). */
export type Mode = "standard";

/** An exchange under way. */
export type OfferView = { counter: BackView | null; offered: BackView; seat: Seat; to: Seat };

/** How a match ended. */
export type Outcome =
  | { result: "nobody"; reason: "agreement" | "stalemate"; winners: Seat[] }
  | { result: "victory"; reason: "home"; winners: Seat[] };

/** A pawn (CM-COMP-04), by its colour. */
export type Pawn = "amber" | "azure" | "garnet" | "jade" | "ivory";

export type Payment = Source[];

/** The pile of a world. */
export type PileView = {
  /** Cards put underneath, the lowest last. */
  bottom: BackView[];
  count: number;
  /** How many are still as they were shuffled. */
  shuffled: number;
  /** Cards somebody ordered, the topmost first. */
  top: BackView[];
  world: World;
};

/** A place of the square around Kernault, clockwise from the top left (CM-SETUP-03). */
export type Place = "north_west" | "north" | "north_east" | "east" | "south_east" | "south" | "south_west" | "west";

/** A place of the square. */
export type PlaceView = {
  /** Column and row, from 0; Kernault is at 1, 1. */
  cell: [number, number];
  /** The ways out and their prices, if the world is known. */
  exits: ExitView[];
  face_up: boolean;
  pawns: Seat[];
  place: Place;
  /** Who has looked at it while it lies face down. */
  seen_by: Seat[];
  /** The world here, if these eyes know it. */
  world: WorldView | null;
};

/** A card in play. */
export type PlayedView = {
  /** For a reaction: the card it stops; none when it stops the move. */
  against: Card | null;
  /** Nobody for a bad encounter. */
  by: Seat | null;
  card: CardView;
  reaction: boolean;
};

export type Seat = number | "master";

/** A seat. */
export type SeatView = {
  /** The character, for those who know it. */
  character: CharacterView | null;
  /** Both characters dealt, for their owner, while the choice is open. */
  dealt: CharacterView[];
  hand: BackView[];
  /** Whether the character has come home. */
  home: boolean;
  /** What going home from here would cost, for those who know the character. */
  homeward: Key[];
  /** Whether the own key can still be used. */
  own_key_left: boolean;
  pawn: Pawn | null;
  place: Place | null;
  /** Whether everybody knows it. */
  revealed: boolean;
  seat: Seat;
  turns_to_miss: number;
};

export type Source = string;

/** Whom an effect concerns. */
export type Target = "self" | "other" | "everyone_here";

/** How a passage leaves a world. */
export type Via = "side" | "angle" | "any";

/** One of the eight worlds around Kernault (CM-COMP-01). */
export type World =
  | "gaulish_otherworld" | "wondrous_hunt" | "fairy_glade" | "looking_glass" | "middle_earth" | "crypt_of_dread"
  | "multiverse" | "conan_and_dragons";

/** A world card. */
export type WorldView = { danger: string; east: Key; north: Key; south: Key; west: Key; world: World };
