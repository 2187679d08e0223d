//! Every question of Numéville. What each of them offers and does stands in its chapter, under `phase/`.

use veilleuse_core::{Seat, SeatSet, asks, kit::Set, purposes};

use crate::{
    Numeville,
    state::{End, Stake},
    words::{Card, Complice, Dark, Difficulty, QuestionId, Slot, Square, Verdict},
};

asks! {
    Numeville;
    seats Scout { seat: Seat } = "scout";
    seats Start { seat: Seat } = "start";
    seats Propose { slot: Slot, seat: Seat } = "propose";
    seats Consent { slot: Slot, square: Square, waiting: SeatSet, refused: bool } = "consent";
    chance Lot { slot: Slot } = "lot";
    chance FirstRoll { seat: Seat } = "first_roll";
    seats BeforeWhite = "before_white";
    chance White = "white";
    seats Direction = "direction";
    seats Bump { ahead: Square, behind: Square } = "bump";
    chance DrawCard { slot: Slot } = "draw_card";
    seats KeepCard { slot: Slot, new: Card } = "keep_card";
    seats Plaza { instead: bool } = "plaza";
    chance Black = "black";
    seats Face = "face";
    chance DrawQuestion { complice: Complice, difficulty: Difficulty, stake: Stake } = "draw_question";
    seats Answer = "answer";
    seats Judge = "judge";
    chance Eliminate = "eliminate";
    seats Retry = "retry";
    seats Right = "right";
    seats CancelRed { on: Complice, count: u8, holder: Seat } = "cancel_red";
    chance DrawAttack = "draw_attack";
    seats ChooseAttack { second: Card } = "choose_attack";
    seats CancelAttack { card: Card, holder: Seat } = "cancel_attack";
    seats PickComplice { chooser: Seat, among: Set<Complice>, deck: Dark, card: Card, at: u8 } = "pick_complice";
    chance DrawRoundEnd = "draw_round_end";
    seats Stop { waiting: SeatSet, refused: bool } = "stop";
    seats Deal { complice: Complice } = "deal";
    chance DealDraw { complice: Complice, difficulty: Difficulty } = "deal_draw";
    chance DealOrder { id: QuestionId } = "deal_order";
    seats Slates = "slates";
    seats Correct { place: u8 } = "correct";
    seats Extra = "extra";
    end Over { end: End } = "over";
    seats Explained { place: u8, verdict: Verdict } = "explained";
}

purposes! {
    FirstRoll = "first_roll";
    Lot = "lot";
    White = "white_die";
    Black = "black_die";
    Question = "question";
    Order = "order";
    Eliminate = "eliminate";
    Attack = "attack";
    RoundEnd = "round_end";
    Object = "object";
    Power = "power";
}
