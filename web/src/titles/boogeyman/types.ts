// Made from crates/title-boogeyman. Do not edit: run `UPDATE=1 cargo test -p title-boogeyman --test suite types`.

/** The table as some eyes may know it. */
export type View = {
  /** Whose turn it is; nobody's in the Boogeyman's. */
  active: Figure | null;
  /** What is asked, in a word. */
  asks:
    | "chance" | "be" | "colour" | "hide" | "lay" | "act" | "rolled" | "hush" | "cancel" | "route" | "lead" | "possess"
    | "discard" | "choose_padlock" | "choose_dark" | "choose_dark_again" | "choose_light" | "choose_peek" | "choose_lure"
    | "choose_floor" | "choose_passage" | "choose_child" | "choose_revive" | "choose_card" | "nightmare" | "trouble" | "event"
    | "deal" | "invited" | "proposal" | "aptitude_two_cards" | "aptitude_light" | "aptitude_quiet" | "aptitude_stash"
    | "snoop" | "vote" | "nothing";
  babysitter: BabysitterView;
  /** Who directs the Boogeyman; without it the game does. */
  boogeyman: Seat | null;
  /** Children in turn order, those who have turned included. */
  children: ChildView[];
  /** Two cards to choose from. */
  choice: CardView[];
  /** Colours of the Objectives in play, for those who may know. */
  colours: Colour[] | null;
  deal: DealView | null;
  decks: DeckView[];
  /** Events in force and Nightmares are cards; what they do is in `spells`. */
  events: CardView[];
  /** Where the Boogeyman's figure stands. */
  figure: Space | null;
  finale: FinaleView;
  /** The cards of the Boogeyman's owner, for its eyes. */
  hand: CardView[] | null;
  /** The token that is being hidden, for those who may know. */
  hiding: Token | null;
  mode: Mode;
  outcome: Outcome | null;
  passages: PassageView[];
  roll: RollView | null;
  round: number;
  /** Rooms 1 to 25, then the six Halls. */
  spaces: SpaceView[];
  spells: Spell[];
  stress: StressView[];
  supply: SupplyView;
  /** Rooms that may be chosen now. */
  targets: Space[];
  torch: Figure | null;
  track: TrackView;
  turn: TurnView;
  waiting: Seat[];
};

/** Something told. Each becomes one log sentence, one animation, one spoken line. */
export type Told =
  | { told: "child_chosen"; child: Figure; seat: Seat }
  | { told: "objective_dealt"; card: Card | null; child: Figure }
  | { told: "colour_in_play"; colour: Colour }
  | { told: "colour_chosen"; colour: Colour | null }
  | { told: "token_hidden"; room: Space | null; token: Token | null }
  | { told: "piles_laid" }
  | { told: "sitter_placed"; room: Space }
  | { told: "token_laid"; place: number; room: Space | null }
  | { told: "torch_taken"; child: Figure }
  | { told: "round_began"; round: number }
  | { told: "turn_began"; actions: number; child: Figure }
  | { told: "turn_ended"; child: Figure }
  | { told: "stashed"; child: Figure }
  | { told: "moved"; actions: number; child: Figure; to: Space; trapdoor: boolean }
  | { told: "switch_used"; child: Figure; dark: boolean; room: Space }
  | { told: "lit_the_dark"; child: Figure }
  | { told: "draws_two"; child: Figure }
  | { told: "card_drawn"; card: Card; child: Figure }
  | { told: "no_card"; deck: Deck }
  | { told: "search_drawn"; card: Card | null; child: Figure }
  | { told: "surprised"; card: Card; child: Figure }
  | { told: "token_found"; child: Figure; room: Space; token: Token }
  | { told: "noise_made"; child: Figure; value: number }
  | { told: "hushed"; card: Card; child: Figure; value: number }
  | { told: "sitter_moved"; to: Space }
  | { told: "lured"; child: Figure; room: Space }
  | { told: "sitter_stays" }
  | { told: "possessed" }
  | { told: "possession_rolled"; face: number }
  | { told: "force_tried"; child: Figure; room: Space }
  | { told: "padlock_removed"; room: Space }
  | { told: "padlock_holds"; room: Space }
  | { told: "padlock_added"; room: Space }
  | { told: "attic_unlocked"; child: Figure }
  | { told: "revived"; by: Figure; child: Figure }
  | { told: "looked"; child: Figure; room: Space; tokens: Token[] | null }
  | { told: "peeked_track"; child: Figure; room: Space | null }
  | { told: "card_played"; card: Card; child: Figure }
  | { told: "offered"; child: Figure; gives: Card[] | null; open: boolean; takes: Card[] | null; to: Figure }
  | { told: "deal_begun"; child: Figure; to: Figure }
  | { told: "deal_declined"; child: Figure; to: Figure }
  | { told: "given"; card: Card | null; child: Figure; to: Figure }
  | { told: "card_shown"; card: Card; child: Figure }
  | { told: "rolled"; child: Figure; face: number }
  | { told: "rerolled"; card: Card | null; child: Figure }
  | { told: "nudged"; card: Card; child: Figure; plus: number }
  | { told: "candies_spent"; child: Figure; count: number; up: boolean }
  | { told: "die_counts"; child: Figure; result: number }
  | { told: "test_passed"; at_least: number; child: Figure }
  | { told: "test_failed"; at_least: number; child: Figure }
  | { told: "contest_lost"; child: Figure }
  | { told: "contest_tied" }
  | { told: "encounter_cancelled"; card: Card; child: Figure; entity: Entity }
  | { told: "met"; child: Figure; entity: Entity }
  | { told: "stressed"; entity: Entity; level: number }
  | { told: "soothed"; entity: Entity; level: number }
  | { told: "troubled"; card: Card }
  | { told: "state_lost"; child: Figure; mind: Mind }
  | { told: "state_regained"; child: Figure; mind: Mind }
  | { told: "fainted"; child: Figure; room: Space }
  | { told: "candy_gained"; child: Figure; count: number; total: number }
  | { told: "candy_lost"; child: Figure; count: number; total: number }
  | { told: "discarded"; card: Card; child: Figure }
  | { told: "actions_gained"; actions: number; child: Figure }
  | { told: "fewer_next"; child: Figure }
  | { told: "free_moves"; child: Figure; count: number }
  | { told: "sent_to"; child: Figure; room: Space }
  | { told: "token_redrawn"; room: Space }
  | { told: "darkened"; rooms: Space[] }
  | { told: "lightened"; room: Space }
  | { told: "dark_returned"; room: Space }
  | { told: "floor_chosen"; floor: Floor }
  | { told: "door_closed"; passage: Passage }
  | { told: "door_opened"; passage: Passage }
  | { told: "talkie_on"; child: Figure }
  | { told: "boogeyman_turn" }
  | { told: "boogeyman_appeared"; room: Space }
  | { told: "boogeyman_lurks"; room: Space }
  | { told: "token_flipped"; place: number; room: Space }
  | { told: "stays_hidden" }
  | { told: "nothing_there"; room: Space }
  | { told: "track_emptied" }
  | { told: "event_began"; card: Card }
  | { told: "event_ended"; card: Card }
  | { told: "nightmare_began"; card: Card; child: Figure }
  | { told: "nightmare_dreamt"; card: Card; child: Figure }
  | { told: "nightmare_ended"; card: Card; child: Figure }
  | { told: "turned_coat"; child: Figure; seat: Seat }
  | { told: "hidden_shown"; room: Space | null; seat: Seat }
  | { told: "buried"; room: Space; tokens: Token[] }
  | { told: "torch_passed"; child: Figure }
  | { told: "final_room_drawn"; room: Space }
  | { told: "leader_named"; child: Figure }
  | { told: "leader_lost" }
  | { told: "final_began"; child: Figure }
  | { told: "objective_shown"; card: Card; child: Figure }
  | { told: "aim_met"; card: Card; child: Figure }
  | { told: "vote_cast"; number: Final | null; seat: Seat }
  | { told: "final_chosen"; agreed: boolean; number: Final }
  | { told: "panel_passed"; child: Figure; panel: number }
  | { told: "possessed_fails"; child: Figure; pays: Figure }
  | { told: "dawn"; entity: Entity }
  | { told: "ended"; reason: string; result: string; winners: Seat[] }
  | { told: "opening"; number: Final }
  | { told: "panel_read"; at_least: number; child: Figure; number: Final; panel: number }
  | { told: "panel_failed"; child: Figure; number: Final; panel: number }
  | { told: "closing"; number: Final; won: boolean };

/** A decision. Which ones are accepted is said by the question that is asked. */
export type Action =
  | { be: Figure }
  | { colour: Colour }
  | { hide: Space }
  | { lay: Space }
  | { move: Space }
  | "switch"
  | "search"
  | "force"
  | { revive: Figure }
  | "unlock"
  | "look"
  | { play: Card }
  | { trade: Figure }
  | { put: Card }
  | "propose"
  | "invite"
  | "show_hand"
  | "start_final"
  | "end_turn"
  | "keep"
  | { candies: number }
  | "reroll"
  | "aptitude"
  | "pass"
  | { step: Space }
  | "stop"
  | { discard: Card }
  | { choose: Space }
  | { choose_floor: Floor }
  | { choose_passage: Passage }
  | { choose_child: Figure }
  | { take: Card }
  | "accept"
  | "snoop"
  | { vote: Final };

/** What a Child can do while Calm or Scared (Ruling BO-Q-89). */
export type Aptitude = "two_boogeyman_cards" | "light_in_the_dark" | "reroll" | "quiet" | "peek" | "stash";

export type BabysitterView = {
  /** How many steps she is from the Room of the active Child; nothing without an open path. */
  distance: number | null;
  /** Where she would stand after so many steps towards that Room, from 1 to 6: the spaces she may reach. */
  preview: PreviewView[];
  space: Space | null;
};

/** The open Book. */
export type BookView = {
  closing: Closing;
  family: Family;
  id: string;
  number: Final;
  panel: number;
  /** The panels that are read in this match. */
  panels: PanelView[];
  participants: Figure[];
  possessed: Figure[];
  tester: Figure | null;
};

/** A side of a Light/Darkness token. */
export type BulbView = "light" | "dark";

export type Card = string;

export type CardView = { card: Card; name: string; when: Moment | null };

export type ChildView = {
  /** Whether the Aptitude may be used now. */
  able: boolean;
  aptitude: Aptitude | null;
  candies: number;
  candy_cap: number;
  fewer_actions_next: number;
  figure: Figure | null;
  /** For the own eyes. */
  hand: CardView[] | null;
  hand_count: number;
  has_objective_card: boolean;
  leader: boolean;
  mind: Mind;
  nightmare: CardView | null;
  objective: CardView | null;
  objectives: Colour[];
  passkey: boolean;
  seat: Seat;
  /** Cards of the hand that everybody was shown. */
  shown: CardView[];
  /** Nowhere before it is chosen and after it has turned. */
  space: Space | null;
  state_cards: number;
  turned: boolean;
};

/** Who wins when the Epilogue is reached (Ruling BO-Q-82). */
export type Closing = "all" | "participants" | "conscious";

/** The colour of an Objective token (BO-TOKEN-03). */
export type Colour = "orange" | "blue" | "green";

/** A deal under way: its cards for the eyes of the two. */
export type DealView = {
  /** What the second would give. */
  back: CardView[] | null;
  from: Figure | null;
  /** What the first would give. */
  give: CardView[] | null;
  /** What whoever is asked has laid since, for the own eyes. */
  laying: CardView[] | null;
  to: Figure | null;
};

/** A deck (BO-SETUP-06), or the Objective cards (BO-SETUP-04). */
export type Deck = "search" | "light" | "dark" | "boogeyman" | "babysitter" | "nightmare" | "trouble" | "event" | "objective";

export type DeckView = { deck: Deck; discard: Card[]; left: number };

/** Who hunts the Children. */
export type Entity = "babysitter" | "boogeyman";

/** The mood of a Final. */
export type Family = "hunt" | "bargain" | "maze" | "vigil" | "crossing";

/** One of the six Children (BO-CHAR-01). */
export type Figure = "peter" | "daphne" | "ray" | "leila" | "mike" | "tommy";

export type Final = string;

export type FinaleView = { begun: boolean; book: BookView | null; gathered: boolean; leader: Figure | null; room: Space | null };

/** A floor of the house. */
export type Floor = "upper" | "ground" | "basement";

/** A state of mind (BO-STATE-01), from the worst on. */
export type Mind = "fainted" | "terrified" | "scared" | "calm";

/** The ways to play (BO-MODE-01). */
export type Mode = "solo" | "coop" | "semi-coop" | "competitive";

/** When a Search card is played. */
export type Moment = "own_turn" | "surprise" | { noise: number } | { encounter: Entity } | "any_encounter" | "reroll" | { nudge: number };

/** What happens when a test of the Book fails. */
export type OnFailure = "state" | "candy" | "again" | "hurt_and_go_on";

/** How a match ended. */
export type Outcome =
  | { result: "defeat"; reason: "stress" | "all_fainted" | "final" | "possessed"; winners: Seat[] }
  | { result: "victory"; reason: "epilogue"; winners: Seat[] };

export type PanelView = { at_least: number; number: number; on_failure: OnFailure };

export type Passage = string;

export type PassageView = { attic: boolean; joins: [Space, Space]; open: boolean; passage: Passage; stairs: boolean };

/** Where the Babysitter may be after a noise. */
export type PreviewView = {
  /** Children she would meet on the way, wherever the way may lead. */
  meets: Figure[];
  /** Whether she would be in the Room of the active Child. */
  reaches: boolean;
  spaces: Space[];
  steps: number;
};

/** A die on the table. */
export type RollView = { child: Figure | null; face: number; plus: number };

export type Seat = number | "master";

/** A space of the Spawn Track. */
export type SlotView = { event: boolean; face_up: boolean; laid: boolean; number: number; room: Space | null };

export type Space = string;

/** A Room or Hall. */
export type SpaceView = {
  babysitter: boolean;
  boogeyman: boolean;
  /** The side of the Light/Darkness token, while it is there. */
  bulb: BulbView | null;
  /** Tokens a turn-coat left under the pile: everybody knows which, nobody in which order. */
  buried: Token[];
  cells: [number, number][];
  children: Figure[];
  fainted: Figure[];
  final_room: boolean;
  floor: Floor;
  /** The Child whose Hall it is. */
  hall_of: Figure | null;
  /** What these eyes know of them, from the top; an unknown token is null. */
  known: (Token | null)[];
  /** Whether there is light in a Room: it stays as the token showed it when it was taken. */
  lit: boolean;
  /** Neighbours as the house is now. */
  near: Space[];
  number: number | null;
  /** Whether a token of the track that these eyes know shows this Room. */
  on_track: boolean;
  padlock: boolean;
  sealed: boolean;
  space: Space;
  /** Search tokens in the pile, face down. */
  tokens: number;
  trapdoor: boolean;
};

/** What holds while an Event lies open, or a Nightmare is dreamt. */
export type Spell =
  | "two_actions" | "louder" | "dead_bulbs" | "steep_stairs" | "bitter_sweets" | "alone" | "jinx" | "shaking_hands"
  | "she_runs" | "blank_mind" | "empty_bowls" | "stubborn_locks" | "fog";

/** A Stress counter. */
export type StressView = { entity: Entity; level: number; most: number; troubles: number[] };

/** What is left in the box. */
export type SupplyView = { objectives_in_play: number; padlocks: number };

/** What a Search token shows (BO-TOKEN-01). */
export type Token = { objective: Colour } | "trapdoor" | "passkey" | { noise: number | null };

/** The Spawn Track. */
export type TrackView = {
  laid: number;
  slots: SlotView[];
  /** Tokens not on the track, for those who may know them all. */
  unused: Space[] | null;
};

/** The turn under way. */
export type TurnView = {
  actions: number;
  aptitude_used: boolean;
  free_moves: number;
  /** Deals that may still be proposed. */
  proposals_left: number;
  trade_anywhere: boolean;
};
