//! Every question of Boogeyman. What each of them offers and does stands in its chapter, under `phase/`.

use veilleuse_core::{SeatSet, asks, kit::Set, purposes};

use crate::{
    Boogeyman,
    frame::{Cause, Errand, Favour, Knack, Roll, Talk, Why},
    words::{Child, Deck, Entity, Kind, Layer, Number, Passage, Space},
};

asks! {
    Boogeyman;
    /// An Objective card for a Child.
    chance DealObjective { child: Child } = "chance";
    /// A colour that is used, or the one that is not.
    chance DealColour = "chance";
    /// Where a special token lies.
    chance PlaceToken { kind: Kind, from: Set<Space> } = "chance";
    /// The value of the next Noise token.
    chance PlaceNoise { layer: Layer, room: Space } = "chance";
    chance SitterStart = "chance";
    chance First = "chance";
    /// A Room token for the track, laid by the game.
    chance RoomToken = "chance";
    chance Card { deck: Deck, child: Child } = "chance";
    chance SecondCard { child: Child, first: Option<Number> } = "chance";
    /// A die of a Child, to which cards have already added.
    chance Die { child: Child, plus: u8 } = "chance";
    /// How far the possessed Babysitter goes.
    chance PossessionDie = "chance";
    /// A Room token that is not on the track.
    chance Available { errand: Errand } = "chance";
    chance RandomSpace { why: Why, left: u8, from: Set<Space> } = "chance";
    chance RandomFloor = "chance";
    chance RandomDoor { from: Set<Passage> } = "chance";
    /// Where a Child stumbles.
    chance RandomStep { child: Child, from: Set<Space> } = "chance";
    chance Buried { room: Space } = "chance";
    chance FinalNumber = "chance";

    seats PickFigure { child: Child } = "be";
    seats PickColour = "colour";
    seats Hide { kind: Kind, from: Set<Space> } = "hide";
    seats Lay = "lay";
    seats Act = "act";
    seats Rolled { roll: Roll } = "rolled";
    seats Hush { child: Child, value: u8, cause: Cause, room: Space } = "hush";
    seats Cancel { child: Child, entity: Entity } = "cancel";
    seats Route { target: Space, left: u8, cause: Cause, child: Child, moved: bool } = "route";
    /// Leading the Babysitter step by step; she may stop anywhere.
    seats Lead { target: Space, left: u8, child: Child, moved: bool } = "lead";
    /// The owner of the Boogeyman leads the possessed Babysitter.
    seats Possess { left: u8, moved: bool, been: Set<Space> } = "possess";
    seats Discard { child: Child, left: u8 } = "discard";
    /// The Child is the one whose card it is; nobody when the owner of the Boogeyman chooses.
    seats PickSpace { why: Why, left: u8, child: Option<Child>, from: Set<Space> } = "choose_padlock" | "choose_dark" | "choose_dark_again"
        | "choose_light" | "choose_peek" | "choose_lure";
    seats PickFloor = "choose_floor";
    seats PickDoor = "choose_passage";
    seats PickChild { child: Child, favour: Favour, from: Set<Child> } = "choose_child" | "choose_revive";
    seats PickCard { child: Child, cards: [Number; 2] } = "choose_card";
    seats Nightmare { child: Child } = "nightmare";
    seats Trouble { child: Child } = "trouble";
    seats Event = "event";
    /// A Child lays cards into the deal, or answers it.
    seats Deal { child: Child, talk: Talk } = "deal" | "invited" | "proposal";
    seats Aptitude { child: Child, knack: Knack } = "aptitude_two_cards" | "aptitude_light" | "aptitude_quiet"
        | "aptitude_stash";
    seats Snoop { child: Child } = "snoop";
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
