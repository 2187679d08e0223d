// Made from crates/title-numeville. Do not edit: run `UPDATE=1 cargo test -p title-numeville --test suite types`.

/** The table as some eyes may know it. */
export type View = {
  active: Seat;
  /** What is asked, in a word. */
  asks:
    | "scout" | "start" | "propose" | "consent" | "lot" | "first_roll" | "before_white" | "white" | "direction" | "bump"
    | "draw_card" | "keep_card" | "plaza" | "black" | "face" | "draw_question" | "answer" | "judge" | "eliminate" | "retry"
    | "right" | "cancel_red" | "draw_attack" | "choose_attack" | "cancel_attack" | "pick_complice" | "draw_round_end" | "stop"
    | "deal" | "deal_draw" | "deal_order" | "slates" | "correct" | "extra" | "over" | "explained";
  /** An Attack or two under discussion. */
  attacks: string[];
  board: SquareView[];
  decks: DecksView;
  dice: DiceView;
  /** The card drawn with one in hand. */
  drawn: string | null;
  first: Seat;
  level: Level;
  master: boolean;
  mode: Mode;
  modifier: Modifier | null;
  outcome: Outcome | null;
  proposal: ProposalView | null;
  question: QuestionView | null;
  round: number;
  /** Rounds still possible after this one: End-of-round cards left. */
  rounds_left: number;
  seats: SeatView[];
  sheets: SheetView[];
  waiting: Seat[];
  workshop: WorkshopView | null;
};

/** Something told. Each becomes one log sentence, one animation, one spoken line. */
export type Told =
  | { told: "scout_chosen"; scout: Scout; seat: Seat }
  | { told: "start_chosen"; seat: Seat; square: Square }
  | { told: "square_proposed"; seat: Seat; slot: Slot; square: Square }
  | { told: "square_answered"; agrees: boolean; seat: Seat }
  | { told: "square_refused"; slot: Slot; square: Square }
  | { told: "marker_placed"; by_lot: boolean; slot: Slot; square: Square }
  | { told: "first_rolled"; face: number; seat: Seat }
  | { told: "first_tied" }
  | { told: "first_player"; seat: Seat }
  | { told: "turn_began"; round: number; seat: Seat }
  | { told: "white_rolled"; face: number; seat: Seat }
  | { told: "white_chosen"; seat: Seat; value: number }
  | { told: "white_adjusted"; seat: Seat; value: number }
  | { told: "card_used"; card: string; seat: Seat; slot: Slot }
  | { told: "moved"; bumped: boolean; forced: boolean; seat: Seat; steps: number; to: Square; turning: Turning }
  | { told: "bumped"; at: Square; seat: Seat; turning: Turning }
  | { told: "card_drawn"; card: string; seat: Seat; slot: Slot }
  | { told: "card_rejected"; card: string; complice: Complice; slot: Slot }
  | { told: "card_taken"; card: string; seat: Seat; slot: Slot }
  | { told: "card_discarded"; card: string; seat: Seat; slot: Slot; which: Which }
  | { told: "no_card_left"; slot: Slot }
  | { told: "plaza_closed"; seat: Seat }
  | { told: "plaza_declined"; seat: Seat }
  | { told: "plaza_used"; complice: Complice; seat: Seat }
  | { told: "district_settled"; complice: Complice; seat: Seat }
  | { told: "black_rolled"; face: number; seat: Seat }
  | { told: "question_made_easy"; seat: Seat }
  | { told: "question_drawn"; complice: Complice; difficulty: Difficulty; question: QuestionId | null; seat: Seat }
  | {
      told: "asked";
      /** What is read out, in the order it is shown. */
      choices: Text[];
      face_off: boolean;
      question: QuestionId;
      /** Which one is right, for the game master alone. */
      right: Choice | null;
      seat: Seat;
    }
  | { told: "question_replaced"; question: QuestionId; seat: Seat }
  | { told: "choices_removed"; left: Choice[]; seat: Seat }
  | { told: "speaks_up"; seat: Seat }
  | { told: "master_aside" }
  | { told: "master_left" }
  | { told: "judged_wrong"; choice: Choice | null; seat: Seat }
  | { told: "answers_again"; seat: Seat }
  | {
      told: "answered";
      /** The right answer. */
      answer: Text;
      choice: Choice | null;
      explanation: Text;
      /** What was answered; nothing where nobody wrote anything down. */
      given: Text | null;
      prompt: Text;
      question: QuestionId;
      /** The source, where the pack says more than its name. */
      reference: Reference | null;
      right: Choice;
      seat: Seat;
      /** The name of the source. */
      source: string;
      verdict: Verdict;
    }
  | { told: "time_up"; seat: Seat }
  | { told: "red_cancelled"; complice: Complice; seat: Seat }
  | { told: "token_placed"; colour: Colour; complice: Complice }
  | { told: "token_removed"; colour: Colour; complice: Complice }
  | { told: "nothing_to_remove"; complice: Complice }
  | { told: "settled"; complice: Complice; status: Status }
  | { told: "dark_drawn"; card: string; deck: Dark }
  | { told: "dark_rejected"; card: string; deck: Dark }
  | { told: "no_attack_left" }
  | { told: "attack_chosen"; card: string; seat: Seat }
  | { told: "attack_cancelled"; card: string; seat: Seat }
  | { told: "complice_picked"; complice: Complice; seat: Seat }
  | { told: "pawn_sent_home"; seat: Seat; to: Square }
  | { told: "pawns_rotated" }
  | { told: "modifier_set"; card: string }
  | { told: "modifier_lapsed" }
  | { told: "round_ended"; round: number }
  | { told: "stop_answered"; seat: Seat; stop: boolean }
  | { told: "play_goes_on" }
  | { told: "level_chosen"; complice: Complice; difficulty: Difficulty }
  | {
      told: "dealt";
      choices: Text[] | null;
      complice: Complice;
      difficulty: Difficulty;
      question: QuestionId | null;
      /** Which one is right, for the facilitator alone. */
      right: Choice | null;
      team: Seat;
    }
  | { told: "thinking_began"; round: number }
  | { told: "written"; choice: Choice | null; team: Seat }
  | { told: "team_ready"; team: Seat }
  | { told: "team_rethinks"; team: Seat }
  | { told: "slates_locked" }
  | {
      told: "correction_began";
      choices: Text[];
      complice: Complice;
      question: QuestionId;
      team: Seat;
      written: Choice | null;
    }
  | {
      told: "corrected";
      /** The right answer. */
      answer: Text;
      complice: Complice;
      explanation: Text;
      /** What was answered; nothing where nobody wrote anything down. */
      given: Text | null;
      prompt: Text;
      question: QuestionId;
      /** The source, where the pack says more than its name. */
      reference: Reference | null;
      right: Choice;
      /** The name of the source. */
      source: string;
      team: Seat;
      verdict: Verdict;
    }
  | { told: "overruled"; complice: Complice; team: Seat; verdict: Verdict }
  | { told: "question_skipped"; complice: Complice; question: QuestionId; team: Seat }
  | { told: "token_by_hand"; added: boolean; colour: Colour; complice: Complice }
  | { told: "fate_sealed"; complice: Complice }
  | { told: "workshop_round_ended"; round: number }
  | { told: "extra_round_began"; round: number }
  | { told: "ended"; reason: string; result: string };

/** A decision. Which ones are accepted is said by the question that is asked. */
export type Action =
  | { scout: Scout }
  | { start: Square }
  | { propose: Square }
  | "agree"
  | "refuse"
  | "roll"
  | {
      set_die: {
        /** The value, 1 to 6. */
        value: number;
        with: Slot;
      };
    }
  | {
      adjust: {
        /** 1 or -1. */
        by: number;
        with: Slot;
      };
    }
  | { move: Turning }
  | { bump: Side }
  | { keep: Which }
  | { plaza: Complice }
  | "decline"
  | "accept"
  | { use: Slot }
  | "pass"
  | { answer: Choice }
  | "speak"
  | { judge: Verdict }
  | "step_aside"
  | "step_down"
  | { pick: Complice }
  | { suffer: Which }
  | "stop"
  | "play_on"
  | { deal: Difficulty }
  | { deal_card: QuestionId }
  | { slate: Choice }
  | "ready"
  | "rethink"
  | "lock"
  | "extra_round"
  | "close"
  | "go_on"
  | "skip"
  | {
      add_token: {
        /** Blue or red. */
        colour: Colour;
        /** For whom. */
        complice: Complice;
      };
    }
  | {
      take_token: {
        /** Blue or red. */
        colour: Colour;
        /** From whom. */
        complice: Complice;
      };
    };

/** The right answer, its explanation and where it comes from. */
export type AnswerView = {
  choice: Choice;
  explanation: Text;
  /** The source, where the pack says more than its name. */
  reference: Reference | null;
  /** The name of the source. */
  source: string;
};

export type Choice = "a" | "b" | "c" | "d";

/** A choice as it is shown. */
export type ChoiceView = {
  choice: Choice;
  /** Eliminated or already tried. */
  out: boolean;
  text: Text;
};

/** A good-practice or a bad-practice token (NU-GEN-04). */
export type Colour = "blue" | "red";

/** A servant of the Dark Master, in the order of the set-up (NU-GEN-03). */
export type Complice = "stalky" | "hacker" | "datata" | "hyperco";

/** One of the Dark Master's two decks. */
export type Dark = "attack" | "round_end";

/** How many cards are left, and what lies on the discards. */
export type DecksView = {
  /**
   * Question cards that were asked and lie open on the discards. A workshop's cards lie before the teams until they
   * are corrected.
   */
  asked: QuestionId[];
  attacks: PileView;
  objects: PileView;
  powers: PileView;
  questions: QuestionDeckView[];
  round_ends: PileView;
};

/** The dice of the turn; nothing before they are rolled. */
export type DiceView = {
  black: number | null;
  /** Where each direction would lead, while it, or the way out of a bump, is being chosen. */
  reach: ReachView[];
  white: number | null;
};

/** How hard a question is. (The level of a match is [`Level`].) */
export type Difficulty = "easy" | "hard";

/** A card in hand. */
export type HeldView = {
  card: string;
  /** Uses left where they are counted. */
  uses: number | null;
};

/** How hard a match is (NU-LEVEL-01). */
export type Level = "discovery" | "standard" | "expert";

/** The three ways to play (NU-GEN-09). */
export type Mode = "standard" | "advanced" | "workshop";

/** What an End-of-round card changes for one round (NU-ROUND-04). */
export type Modifier = { extra_red: Complice } | { hard_on: number } | { one_way: Turning } | "plaza_closed";

/** How a match ended. */
export type Outcome =
  | { result: "defeat"; reason: "two_lost" | "out_of_time"; winners: Seat[] }
  | { result: "total_victory"; reason: "all_saved"; winners: Seat[] }
  | { result: "undecided"; reason: "closed"; winners: Seat[] }
  | { result: "victory"; reason: "none_open" | "stopped" | "out_of_time" | "two_saved"; winners: Seat[] };

/** A card deck with its open discard. */
export type PileView = { discard: string[]; left: number };

/** A square somebody has proposed for a marker. */
export type ProposalView = { slot: Slot; square: Square };

/** A question deck. */
export type QuestionDeckView = { complice: Complice; difficulty: Difficulty; left: number };

export type QuestionId = string;

/** A question on the table. */
export type QuestionView = {
  /** Only for eyes that know it: the game master, and everybody once it is answered. */
  answer: AnswerView | null;
  choices: ChoiceView[];
  complice: Complice;
  difficulty: Difficulty;
  id: QuestionId;
  prompt: Text;
  right_is_worth: number;
  theme: string;
  wrong_is_worth: number;
};

/** Where a direction leads. */
export type ReachView = { bumped: boolean; square: Square; turning: Turning };

/** A publication that an explanation rests on, and that a reader can open. */
export type Reference = {
  /** The day somebody last looked, as `2026-11-17`. */
  checked: string;
  /** Who published it. */
  publisher: Text;
  /** What it is called. */
  title: Text;
  /** Where it is. */
  url: string;
  /** When it was published, or last revised. */
  year: number;
};

/** A young hero; an identity without ability (Ruling NU-Q-12). */
export type Scout = "ana" | "tom" | "emily" | "hakim";

export type Seat = number | "master";

/** A Scout, or a team of the workshop. */
export type SeatView = {
  /** Hands are open (Ruling NU-Q-32). */
  object: HeldView | null;
  power: HeldView | null;
  scout: Scout | null;
  seat: Seat;
  square: Square | null;
  start: Square | null;
};

/** A Complice's sheet. NU-LEVEL-05: `*_needed` slots are in use; NU-LEVEL-06: the others are blank. */
export type SheetView = {
  blank_blue: number;
  blank_red: number;
  blue: number;
  blue_needed: number;
  complice: Complice;
  red: number;
  red_needed: number;
  status: Status;
  /** NU-TOKEN-02: tokens left in the zone, of ten. */
  supply: number;
};

/** The free square ahead or behind. */
export type Side = "ahead" | "behind";

/** One of the two cards a seat may hold, and one of the two markers on the board. */
export type Slot = "object" | "power";

export type Square = string;

/** A square. */
export type SquareView = { district: Complice | null; marker: Slot | null; portrait: boolean; square: Square; start: boolean };

/** What has become of a Complice. Saved and lost are for good (NU-STATUS-05). */
export type Status = "open" | "saved" | "lost";

/** A team: its question and slate are for its own eyes and the facilitator's until its correction. */
export type TeamView = {
  /** How many people it has, where the table says so. */
  heads: number | null;
  meets: Complice;
  question: QuestionView | null;
  ready: boolean;
  team: Seat;
  written: Choice | null;
};

/** The same words in both languages, shared with the pack they come from. */
export type Text = {
  /** In English. */
  en: string;
  /** In French. */
  fr: string;
};

/** A way round a [`Ring`]. */
export type Turning = "clockwise" | "counter_clockwise";

/** Whether an answer was right. */
export type Verdict = "right" | "wrong";

/** The earlier or the later of two cards. */
export type Which = "old" | "new";

/** The workshop's teams. */
export type WorkshopView = {
  /** The Complice being dealt or corrected. */
  at: Complice | null;
  correction: Complice[];
  /** Whether the facilitator sets the pace by hand. */
  led: boolean;
  rotation: Complice[][];
  rounds: number;
  teams: TeamView[];
  /** Seconds to think. */
  thinking: number;
  /** How the answer was judged that is being explained. */
  verdict: Verdict | null;
};
