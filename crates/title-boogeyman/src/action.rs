//! What a seat may decide.

use veilleuse_core::actions;

use crate::words::{Card, Colour, Figure, Final, Floor, Passage, Space};

actions! {
    /// Play this Child (set-up).
    Be(Figure) = "be";
    /// Competitive set-up: use Objectives of this colour.
    Colour(Colour) = "colour";
    /// Competitive set-up: hide the token that is asked about in this Room.
    Hide(Space) = "hide";
    /// Lay the token of this Room on the Spawn Track.
    Lay(Space) = "lay";
    /// Move to this Room or Hall, through a Passage or the Trapdoor.
    Move(Space) = "move";
    /// Use the switch.
    Switch = "switch";
    /// Search the Room.
    Search = "search";
    /// Force the Padlock.
    Force = "force";
    /// Revive this Child.
    Revive(Figure) = "revive";
    /// Unlock the Attic.
    Unlock = "unlock";
    /// Look at the top Search token of the Room (an Aptitude).
    Look = "look";
    /// Play this Search card.
    Play(Card) = "play";
    /// Put a deal together with this Child.
    Trade(Figure) = "trade";
    /// Lay this Search card into the deal.
    Put(Card) = "put";
    /// Propose the deal as it lies.
    Propose = "propose";
    /// Ask the other Child to lay its side of the deal.
    Invite = "invite";
    /// Show the own hand to everybody.
    ShowHand = "show_hand";
    /// Start the Final.
    StartFinal = "start_final";
    /// End the turn.
    EndTurn = "end_turn";
    /// Leave the die as it is.
    Keep = "keep";
    /// Spend Candies on the die: up when positive, down when negative.
    Candies(i8) = "candies";
    /// Roll the die again (an Aptitude or an Objective card).
    Reroll = "reroll";
    /// Use the Aptitude that is asked about.
    Aptitude = "aptitude";
    /// Do not react, do not accept, do not use what is offered.
    Pass = "pass";
    /// The Babysitter goes here next.
    Step(Space) = "step";
    /// The Babysitter stops here.
    Stop = "stop";
    /// Discard this Search card.
    Discard(Card) = "discard";
    /// This Room.
    Choose(Space) = "choose";
    /// This floor.
    ChooseFloor(Floor) = "choose_floor";
    /// This Passage.
    ChoosePassage(Passage) = "choose_passage";
    /// This Child.
    ChooseChild(Figure) = "choose_child";
    /// This card: one of two, or a Nightmare, Trouble or Event of the Boogeyman's.
    Take(Card) = "take";
    /// Accept a deal.
    Accept = "accept";
    /// Objective card: discard two Search cards to take back a State card.
    Snoop = "snoop";
    /// Play this Final.
    Vote(Final) = "vote";
}
