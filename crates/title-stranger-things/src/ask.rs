//! Every question of Stranger Things. What each of them offers and does stands in its chapter, under `phase/`.

use veilleuse_core::{Seat, asks, kit::Set, purposes};

use crate::{
    StrangerThings,
    cards::Goal,
    state::Sending,
    words::{AllySlot, Enemy, Group, Location, Slot},
};

asks! {
    StrangerThings;
    chance Token { slot: Slot } = "token";
    chance AsideToken = "token";
    chance WillToken { slot: Slot } = "token";
    chance AllyCard { place: AllySlot } = "ally_card";
    chance HandCard { seat: Seat } = "hand_card";
    chance StartItem { seat: Seat } = "item_card";
    chance ItemCard { left: u8 } = "item_card";
    chance First = "first";
    chance SceneCard = "scene_card";
    chance Shuffle { slot: Slot } = "shuffle";
    chance Restack { slot: Slot } = "shuffle";
    seats Choose { seat: Seat } = "choose";
    seats MoveCards = "move_cards";
    seats Walk = "walk";
    seats Curious = "curious";
    seats Act = "act";
    seats ActCards = "act_cards";
    seats Gather { left: u8 } = "gather";
    seats KeepItem = "keep_item";
    seats DropItem = "drop_item";
    seats SendDemogorgon { sending: Sending } = "send_demogorgon";
    seats SendPatrol { enemy: Enemy } = "send_patrol";
    seats Share { group: Group } = "share";
    seats Return { group: Group } = "return";
    seats PickSlot { group: Group, size: u8 } = "pick_slot";
    seats PickPatrol { steps: u8 } = "pick_patrol";
    seats PickDemodog = "pick_demodog";
    seats Path { enemy: Enemy, to: Location, left: u8 } = "path";
    seats Prey { enemy: Enemy, goal: Goal, left: u8 } = "prey";
    seats DiscardCard { seat: Seat, left: u8 } = "discard_card";
    end Over = "over";
    seats PickDiscard { group: Group } = "pick_discard";
    seats PickFewest { group: Group, count: u8 } = "pick_fewest";
    seats PickOrder { left: Set<Slot>, count: u8 } = "pick_order";
    seats PickAlly = "pick_ally";
    seats PickPower = "pick_power";
}

purposes! {
    Token = "token";
    Ally = "ally";
    Action = "action";
    Item = "item";
    First = "first";
    Scene = "scene";
    Shuffle = "shuffle";
}
