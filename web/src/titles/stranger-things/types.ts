// Made from crates/title-stranger-things. Do not edit: run `UPDATE=1 cargo test -p title-stranger-things --test suite types`.

/** The table as some eyes may know it. */
export type View = {
  /** Where Eleven stands, 1 to 3. */
  act: number;
  active: Seat;
  /** The Allies on the board, with their piles. */
  allies: AllySlotView[];
  /** What is asked, in a word. */
  asks:
    | "token" | "ally_card" | "hand_card" | "item_card" | "first" | "scene_card" | "shuffle" | "choose" | "move_cards"
    | "walk" | "curious" | "act" | "act_cards" | "gather" | "keep_item" | "drop_item" | "send_demogorgon" | "send_patrol"
    | "share" | "return" | "pick_slot" | "pick_patrol" | "pick_demodog" | "path" | "prey" | "discard_card" | "over"
    | "pick_discard" | "pick_fewest" | "pick_order" | "pick_ally" | "pick_power";
  /** What can be attempted now, with its chances for every selection of cards. */
  attempts: AttemptView[];
  board: BoardView;
  danger: DangerView;
  decks: DecksView;
  /** What a Demogorgon token is worth now. */
  demogorgon_value: number;
  enemies: EnemyView[];
  mode: Mode;
  outcome: Outcome | null;
  piles: PileView[];
  play: PlayView;
  /** What Roots and Demodogs add to the Portal. */
  portal_bonus: number;
  powers: PowerView[];
  seats: SeatView[];
  step: Step;
  /** The Fear that ends the match. */
  terrified: number;
  turn: number;
  waiting: Seat[];
  will_saved: boolean;
};

/** Something told. Each becomes one log sentence, one animation, one spoken line. */
export type Told =
  | { told: "character_chosen"; character: Character; seat: Seat }
  | { told: "first_player"; seat: Seat }
  | { told: "pile_built"; count: number; slot: Spot }
  | { told: "top_revealed"; slot: Spot; token: Token }
  | { told: "ally_placed"; ally: Ally; slot: Spot }
  | { told: "ally_slot_empty"; slot: Spot }
  | { told: "enemy_placed"; at: Location; enemy: Enemy; foe: EnemyKind }
  | { told: "character_placed"; at: Location; character: Character; seat: Seat }
  | { told: "card_drawn"; card: Card | null; seat: Seat }
  | { told: "turn_began"; act: number; seat: Seat; turn: number }
  | { told: "card_laid"; card: Card; seat: Seat }
  | { told: "set_off"; moves: number; seat: Seat }
  | { told: "walked"; from: Location; left: number; marked: boolean; seat: Seat; to: Location }
  | { told: "stopped"; at: Location; seat: Seat }
  | { told: "stayed"; left: number; seat: Seat }
  | { told: "frightened"; amount: number; cause: Cause; fear: number; seat: Seat }
  | { told: "shielded"; by: Seat; seat: Seat }
  | { told: "calmed"; amount: number; fear: number; seat: Seat }
  | { told: "passed"; seat: Seat }
  | { told: "declared"; action: Deed; enemy: Enemy | null; pile: Spot | null; seat: Seat }
  | { told: "attempted"; action: Deed; bonus: number; seat: Seat; value: number }
  | { told: "pile_shown"; against: number; extra: number; slot: Spot; tokens: Token[]; value: number }
  | { told: "fell_short"; missing: number; seat: Seat }
  | { told: "token_lost"; count: number; slot: Spot }
  | { told: "succeeded"; action: Deed; seat: Seat }
  | { told: "pile_cleared"; count: number; slot: Spot }
  | { told: "items_reshuffled" }
  | { told: "item_drawn"; item: Item; seat: Seat }
  | { told: "item_kept"; item: Item; seat: Seat }
  | { told: "item_dropped"; item: Item; seat: Seat }
  | { told: "recruited"; ally: Ally; seat: Seat }
  | { told: "ally_removed"; ally: Ally; slot: Spot }
  | { told: "power_used"; power: Power; seat: Seat }
  | { told: "power_lost"; power: Power }
  | { told: "will_saved" }
  | { told: "enemy_moved"; enemy: Enemy; foe: EnemyKind; to: Location }
  | { told: "enemy_removed"; enemy: Enemy; foe: EnemyKind }
  | { told: "looked"; seat: Seat; slot: Spot; tokens: Token[] | null }
  | { told: "look_shared"; seat: Seat; slot: Spot; tokens: Token[] }
  | { told: "token_returned"; seat: Seat; slot: Spot; token: Token | null }
  | { told: "card_discarded"; card: Card; seat: Seat }
  | { told: "deck_rebuilt"; act: number; cards: number }
  | { told: "scenes_to_come"; act: number; count: number; danger: number; ignored: number; seat: Seat }
  | { told: "scene_revealed"; count: number; name: string; number: number; scene: Scene }
  | { told: "token_added"; count: number; slot: Spot; under: boolean }
  | { told: "overflowed"; slot: Spot }
  | { told: "picked"; seat: Seat; slot: Spot }
  | { told: "enemy_picked"; enemy: Enemy; foe: EnemyKind; seat: Seat }
  | { told: "prey_picked"; at: Location; enemy: Enemy; foe: EnemyKind; seat: Seat }
  | { told: "kept_secret"; seat: Seat }
  | { told: "revealed_nothing"; seat: Seat }
  | { told: "nothing_happened" }
  | { told: "day_ended" }
  | { told: "turn_ended"; seat: Seat }
  | { told: "ended"; reason: string; result: string };

/** A decision. Which ones are accepted is said by the question that is asked. */
export type Action =
  | { choose: Character }
  | { lay: Card }
  | "done"
  | { go: Location }
  | "stay"
  | "pass"
  | "calm"
  | "get_item"
  | "gather"
  | { try: Slot }
  | {
      fight: {
        enemy: Enemy;
        /** Which pile of its group; none when the group is empty. */
        pile: Slot | null;
      };
    }
  | { pick: Slot }
  | { send: Location }
  | { pick_enemy: Enemy }
  | { keep: Item }
  | { drop: Item }
  | {
      return: {
        /** Of which pile. */
        pile: Slot;
        place: number;
      };
    }
  | "share"
  | "keep_secret"
  | { discard: Card };

export type Ally = string;

export type AllySlotView = { ally: AllyView | null; at: Location | null; slot: Slot };

export type AllyView = { ally: Ally; bonuses: LocationActionView[]; name: string };

/** Something that can be attempted now. */
export type AttemptView = {
  action: Deed;
  /** What adds to the cards. */
  bonus: number;
  /** The decision that declares it. */
  option: Action;
  pile: Slot | null;
  /** Every selection of cards that may be laid. */
  selections: SelectionView[];
};

/** The side of the board in play. */
export type BoardView = {
  locations: LocationView[];
  roads: RoadView[];
  /** For drawing: rows from north to south, the last one below ground. */
  rows: Location[][];
};

export type Card = string;

export type CardView = { card: Card; danger: boolean; friends: boolean; value: number };

/** Where Fear comes from (ST-CHAR-05). */
export type Cause = "scene" | "road" | "shortfall" | "overflow";

/** A Character (ST-CHAR-01); Eleven is none (ST-CHAR-02). */
export type Character = "lucas" | "mike" | "dustin" | "hopper" | "nancy" | "joyce";

/** How many Scenes the turn will bring. */
export type DangerView = {
  /** Danger the active Character may ignore. */
  ignored: number;
  /** Danger played so far. */
  played: number;
  revealed: number;
  /** The Scene being resolved. */
  scene: SceneView | null;
  /** Scenes the turn brings as it stands, or brought once they are counted. */
  scenes: number;
};

/** A deck with its open discard, or what was removed from the match. */
export type DeckView = { discard: Card[]; left: number };

/** A deck with its open discard, or what was removed from the match. */
export type DeckView2 = { discard: Item[]; left: number };

/** A deck with its open discard, or what was removed from the match. */
export type DeckView3 = { discard: Scene[]; left: number };

/** A deck with its open discard, or what was removed from the match. */
export type DeckView4 = { discard: Ally[]; left: number };

/** How many cards are left, and what lies on the discards. */
export type DecksView = {
  actions: DeckView;
  allies: DeckView4;
  items: DeckView2;
  /** Tokens in the reserve. */
  reserve: number;
  scenes: DeckView3;
};

/** One of the ten actions (ST-ACT-06). */
export type Deed =
  | "calm" | "get_item" | "gather_info" | "recruit" | "help_eleven" | "search_lab" | "save_will" | "fight" | "destroy_roots"
  | "close_portal";

export type Enemy = string;

/** A kind of Enemy (ST-MODE-05). */
export type EnemyKind = "demogorgon" | "patrol" | "demodog";

export type EnemyView = {
  /** Nothing while it is off the board. */
  at: Location | null;
  enemy: Enemy;
  kind: EnemyKind;
};

/** A framed set of token slots (ST-BOARD-06). */
export type Group = "will" | "lab" | "power" | "ally" | "demogorgon" | "patrols" | "roots" | "demodogs" | "portal";

export type Item = string;

export type ItemView = { bonuses: LocationActionView[]; item: Item; name: string };

/** A Location (ST-BOARD-11, ST-BOARD-12): twelve of them are on each side of the board. */
export type Location =
  | "junkyard" | "castle_byers" | "police_station" | "main_street" | "middle_school" | "byers_house" | "wheeler_house"
  | "hawkins_lab" | "ud_lab" | "ud_school" | "ud_byers_house" | "ud_castle_byers" | "pumpkin_patch" | "hopper_cabin"
  | "west_tunnels" | "nest" | "east_tunnels" | "portal";

/** An action of a Location. */
export type LocationActionView = { action: Deed; bonus: number };

export type LocationView = {
  /** What can be done here when no Enemy is, with the bonus of the Location. */
  actions: LocationActionView[];
  characters: Seat[];
  enemies: Enemy[];
  location: Location;
  piles: Slot[];
  zone: Zone;
};

/** The two Seasons (ST-MODE-02). */
export type Mode = "season-1" | "season-2";

/** How a match ended. */
export type Outcome =
  | { result: "defeat"; reason: "terrified" | "time_is_up"; winners: Seat[] }
  | { result: "victory"; reason: "will_saved" | "portal_closed"; winners: Seat[] };

/** A token slot with what lies on it. */
export type PileView = {
  at: Location | null;
  /** How likely it is beaten by each action value from 0 on, in parts per million. Past the end it is certain. */
  chances: number[];
  count: number;
  /** The top lies face up. */
  face_up: boolean;
  group: Group;
  /** Tokens only these eyes know to be here, in an order nobody knows. */
  known_mix: Token[];
  /** The least and the most it can be worth. */
  least: number;
  /** Tokens everybody saw here before one of them left and the rest was mixed. */
  mix: Token[];
  most: number;
  slot: Slot;
  /** The tokens from the bottom up, as far as these eyes know them. */
  tokens: (Token | null)[];
};

/** The turn under way. */
export type PlayView = {
  action: Deed | null;
  /** Cards beside the sheet. */
  beside: CardView[];
  /** Items to choose from. */
  drawn: ItemView[];
  enemy: Enemy | null;
  /** Those laid in this step. */
  laid: CardView[];
  /** How many more are to be picked or discarded, or how many steps the Enemy has left. */
  left: number;
  /** The Enemy being moved. */
  mover: Enemy | null;
  moves: number;
  /** Moves that every selection of cards would give, while cards are laid for the move. */
  moves_by_cards: SelectionView[];
  pile: Slot | null;
  /** Where the moves lead: those there are, or all that the cards could give. */
  reach: ReachView[];
  /** What the cards laid so far come to: moves, or the action value. */
  value: number;
};

export type Power = string;

/** A Power of Eleven. */
export type PowerView = {
  at: Location | null;
  name: string;
  power: Power;
  /** It can still be used. */
  ready: boolean;
  slot: Slot;
};

/** A Location the active Character can walk to. */
export type ReachView = {
  /** Fear the marked roads on the way cost. */
  fear: number;
  /** Where to. */
  location: Location;
  /** Moves it takes. */
  moves: number;
  /** The Locations on the way; the last one is it. */
  way: Location[];
};

export type RoadView = {
  between: [Location, Location];
  /** Whoever travels it receives 1 Fear. */
  marked: boolean;
};

export type Scene = string;

export type SceneView = { name: string; scene: Scene };

export type Seat = number | "master";

export type SeatView = {
  allies: AllyView[];
  base_move: number;
  character: Character | null;
  /** Somebody else counts on this Location: Friends icons add. */
  company: boolean;
  fear: number;
  /** The cards these eyes know: all of them, unless the table hides hands. */
  hand: CardView[];
  hand_count: number;
  items: ItemView[];
  location: Location | null;
  seat: Seat;
};

/** A selection of cards of the hand, with those already laid. */
export type SelectionView = {
  cards: Card[];
  /** How likely it succeeds, in parts per million; nothing for what always succeeds. */
  chance: number | null;
  /** Scenes at the end of the turn. */
  scenes: number;
  /** Moves, or the action value. */
  value: number;
};

export type Slot = string;

/** A token slot with its side of the board, so that it can be named. */
export type Spot = string;

/** Where the turn stands: for the view. */
export type Step = "setup" | "move" | "act" | "refill" | "scenes";

export type Token = "0" | "1" | "2" | "3" | "4" | "5" | "demogorgon";

/** A half of the board (ST-BOARD-01): Hawkins above, the Upside Down or the Tunnels below. */
export type Zone = "hawkins" | "below";
