//! Every question of Boogeyman. What each of them offers and does stands in its chapter, under `phase/`.

use veilleuse_core::{SeatSet, asks, purposes};

use crate::{
    Boogeyman,
    frame::{Cause, Errand, Favour, Knack, Talk, Why},
    words::{Deck, Entity},
};

asks! {
    Boogeyman;
    /// An Objective card for a Child.
    chance DealObjective { child: u8 } = "chance";
    /// A colour that is used, or the one that is not.
    chance DealColour = "chance";
    /// Where a special token lies.
    chance PlaceToken { kind: u8 } = "chance";
    /// The value of the next Noise token.
    chance PlaceNoise { slot: u8 } = "chance";
    chance SitterStart = "chance";
    chance First = "chance";
    /// A Room token for the track, laid by the game.
    chance RoomToken = "chance";
    chance Card { deck: Deck, child: u8 } = "chance";
    chance SecondCard { child: u8 } = "chance";
    /// A die, rolled by a Child, or by nobody for a possession.
    chance Die { child: u8 } = "chance";
    /// A Room token that is not on the track.
    chance Available { errand: Errand } = "chance";
    chance RandomSpace { why: Why, left: u8, child: u8 } = "chance";
    chance RandomFloor = "chance";
    chance RandomDoor = "chance";
    /// Where a Child stumbles.
    chance RandomStep { child: u8 } = "chance";
    chance Buried { room: u8 } = "chance";
    chance FinalNumber = "chance";

    seats PickFigure { child: u8 } = "be";
    seats PickColour = "colour";
    seats Hide { kind: u8 } = "hide";
    seats Lay = "lay";
    seats Act = "act";
    seats Rolled { child: u8 } = "rolled";
    seats Hush { child: u8, value: u8, cause: Cause, room: u8 } = "hush";
    seats Cancel { child: u8, entity: Entity } = "cancel";
    seats Route { target: u8, left: u8, cause: Cause, child: u8, moved: bool } = "route";
    /// Leading the Babysitter step by step; she may stop anywhere.
    seats Lead { target: u8, left: u8, child: u8, moved: bool } = "lead";
    /// The owner of the Boogeyman leads the possessed Babysitter.
    seats Possess { left: u8, moved: bool } = "possess";
    seats Discard { child: u8, left: u8 } = "discard";
    /// The Child is the one whose card it is; nobody when the owner of the Boogeyman chooses.
    seats PickSpace { why: Why, left: u8, child: u8 } = "choose_padlock" | "choose_dark" | "choose_dark_again"
        | "choose_light" | "choose_peek" | "choose_lure";
    seats PickFloor = "choose_floor";
    seats PickDoor = "choose_passage";
    seats PickChild { child: u8, favour: Favour } = "choose_child" | "choose_revive";
    seats PickCard { child: u8 } = "choose_card";
    seats Nightmare { child: u8 } = "nightmare";
    seats Trouble { child: u8 } = "trouble";
    seats Event = "event";
    /// A Child lays cards into the deal, or answers it.
    seats Deal { child: u8, talk: Talk } = "deal" | "invited" | "proposal";
    seats Aptitude { child: u8, knack: Knack } = "aptitude_two_cards" | "aptitude_light" | "aptitude_quiet"
        | "aptitude_stash";
    seats Snoop { child: u8 } = "snoop";
    seats Vote { waiting: SeatSet } = "vote";
    end Over { winners: SeatSet } = "nothing";
}

purposes! {
    Search = "search";
    Light = "light";
    Dark = "dark";
    Boogeyman = "boogeyman";
    Babysitter = "babysitter";
    Nightmare = "nightmare";
    Trouble = "trouble";
    Event = "event";
    Objective = "objective";
    Colour = "colour";
    Token = "token";
    Noise = "noise";
    Room = "room";
    First = "first";
    Die = "die";
    Space = "space";
    Passage = "passage";
    Final = "final";
}

impl For {
    /// A card of this deck.
    pub(crate) const fn card_of(deck: Deck) -> For {
        match deck {
            Deck::Search => For::Search,
            Deck::Light => For::Light,
            Deck::Dark => For::Dark,
            Deck::Boogeyman => For::Boogeyman,
            Deck::Babysitter => For::Babysitter,
            Deck::Nightmare => For::Nightmare,
            Deck::Trouble => For::Trouble,
            Deck::Event => For::Event,
            Deck::Objective => For::Objective,
        }
    }
}
