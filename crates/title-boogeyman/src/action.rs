//! What a seat may decide.

use serde::{Deserialize, Serialize};

use crate::words::{Card, Colour, Figure, Final, Floor, Passage, Space};

/// A decision. Which ones are allowed depends on the question; see `options.rs`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Play this Child (set-up).
    Be(Figure),
    /// Competitive set-up: use Objectives of this colour.
    Colour(Colour),
    /// Competitive set-up: hide the token that is asked about in this Room.
    Hide(Space),
    /// Lay the token of this Room on the Spawn Track.
    Lay(Space),
    /// Move to this Room or Hall, through a Passage or the Trapdoor.
    Move(Space),
    /// Use the switch.
    Switch,
    /// Search the Room.
    Search,
    /// Force the Padlock.
    Force,
    /// Revive this Child.
    Revive(Figure),
    /// Unlock the Attic.
    Unlock,
    /// Look at the top Search token of the Room (an Aptitude).
    Look,
    /// Play this Search card.
    Play(Card),
    /// Put a deal together with this Child.
    Trade(Figure),
    /// Lay this Search card into the deal.
    Put(Card),
    /// Propose the deal as it lies.
    Propose,
    /// Ask the other Child to lay its side of the deal.
    Invite,
    /// Show the own hand to everybody.
    ShowHand,
    /// Start the Final.
    StartFinal,
    /// End the turn.
    EndTurn,
    /// Leave the die as it is.
    Keep,
    /// Spend Candies on the die: up when positive, down when negative.
    Candies(i8),
    /// Roll the die again (an Aptitude or an Objective card).
    Reroll,
    /// Use the Aptitude that is asked about.
    Aptitude,
    /// Do not react, do not accept, do not use what is offered.
    Pass,
    /// The Babysitter goes here next.
    Step(Space),
    /// The Babysitter stops here.
    Stop,
    /// Discard this Search card.
    Discard(Card),
    /// This Room.
    Choose(Space),
    /// This floor.
    ChooseFloor(Floor),
    /// This Passage.
    ChoosePassage(Passage),
    /// This Child.
    ChooseChild(Figure),
    /// This card: one of two, or a Nightmare, Trouble or Event of the Boogeyman's.
    Take(Card),
    /// Accept a deal.
    Accept,
    /// Objective card: discard two Search cards to take back a State card.
    Snoop,
    /// Play this Final.
    Vote(Final),
}
