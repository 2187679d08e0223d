//! Every question of La Clef des mondes. What each of them offers and does stands in its chapter, under `phase/`.

use veilleuse_core::{Seat, SeatSet, asks, purposes};

use crate::{
    ClefDesMondes,
    state::{Leaving, Loss},
    words::{Place, Via},
};

asks! {
    ClefDesMondes;
    chance Deal { seat: Seat } = "deal";
    seats Keep { waiting: SeatSet } = "keep";
    seats Pawn { seat: Seat } = "pawn";
    chance First = "first";
    chance Start = "start";
    chance Face { place: Place } = "face";
    chance SecretFace { place: Place } = "secret_face";
    seats Act = "act";
    chance Card = "card";
    chance NextSeen { count: u8 } = "next_seen";
    seats Window { waiting: SeatSet } = "window";
    seats Defend { seat: Seat } = "defend";
    seats Counter = "counter";
    seats Confirm = "confirm";
    seats Lose { loss: Loss } = "lose";
    chance LoseRandom { loss: Loss } = "lose_random";
    chance Steal { from: Seat } = "steal";
    chance Drive { seat: Seat, via: Via } = "drive";
    seats DrawMore { left: u8 } = "draw_more";
    seats Arrange { count: u8, done: u8 } = "arrange";
    seats Leave { leaving: Leaving } = "leave";
    seats Halt { waiting: SeatSet } = "halt";
    end Over = "over";
}

purposes! {
    Character = "character";
    First = "first";
    Start = "start";
    World = "world";
    Card = "card";
    Loss = "loss";
    Theft = "theft";
    Drive = "drive";
}
