//! What the cards can do: the vocabulary of the pack's decks.

use serde::{Deserialize, Serialize};
use veilleuse_core::names;

use crate::words::Entity;

/// Whom an effect concerns, seen from the Child whose card it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Who {
    /// That Child.
    #[default]
    You,
    /// That Child or another conscious Child in its Room, as its owner says.
    OneHere,
    /// Every conscious Child in its Room, itself included.
    Here,
    /// Every conscious Child in an adjacent Room.
    NextDoor,
    /// Every conscious Child in its Room or an adjacent one.
    Near,
    /// Every conscious Child.
    Everyone,
    /// Every conscious Child in the basement.
    Basement,
}

/// Where an effect takes place, seen from the Child whose card it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Place {
    /// Its Room.
    Here,
    /// Its Room and every adjacent one.
    Around,
    /// An adjacent Room of its owner's choice.
    NextDoor,
    /// So many Rooms: by lot, or as the Boogeyman's owner says.
    Rooms(u8),
    /// A whole floor: by lot, or as the Boogeyman's owner says.
    Floor,
}

/// A step of a card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Effect {
    /// Lose a State card.
    LoseState(Who),
    /// Take back a State card.
    RecoverState(Who),
    /// Revive a Fainted Child anywhere.
    Revive,
    /// Gain Candies.
    GainCandy {
        /// Who gains.
        #[serde(default)]
        who: Who,
        /// How many.
        count: u8,
    },
    /// Lose Candies.
    LoseCandy {
        /// Who loses.
        #[serde(default)]
        who: Who,
        /// How many.
        count: u8,
    },
    /// Lose a Candy, or without Candy a State card.
    LoseCandyOrState(Who),
    /// Draw Search cards.
    DrawSearch(u8),
    /// Discard Search cards of one's own choice.
    DiscardSearch {
        /// Who discards.
        #[serde(default)]
        who: Who,
        /// How many.
        count: u8,
    },
    /// More Actions this turn.
    Actions(u8),
    /// Fewer Actions in the next turn.
    FewerActionsNext(u8),
    /// Back to one's own Hall; nobody is met there.
    GoHome,
    /// To a random Room; nobody is met there.
    GoAnywhere,
    /// To a random adjacent Room, which is entered.
    Stumble,
    /// So many moves cost no Action this turn.
    FreeMoves(u8),
    /// The Babysitter comes nearer.
    SitterToward(u8),
    /// The Babysitter is led up to so many Rooms towards a named Room.
    SitterLure(u8),
    /// The Babysitter goes to a random Room.
    SitterAnywhere,
    /// The Boogeyman acts now (Ruling BO-Q-56).
    Activate,
    /// The Boogeyman appears in this Room (Ruling BO-Q-56).
    Appear,
    /// A Stress counter advances by one.
    Stress(Entity),
    /// A Stress counter that is not full goes back by one.
    Soothe(Entity),
    /// Padlocks.
    Padlock(Place),
    /// The Padlock of this Room is removed.
    Unlock,
    /// Light tokens turn to their Dark side.
    Darken(Place),
    /// A Dark token here or next door turns to its Light side.
    Lighten,
    /// Dark tokens come back to so many searched Rooms.
    DarkAgain(u8),
    /// Look at the Search tokens of one pile.
    PeekPile,
    /// Look at the last Room token of the Spawn Track.
    PeekTrack,
    /// A Passage is closed for the next round.
    CloseDoor,
    /// Trade with Children in any Room this turn.
    TradeAnywhere,
    /// Roll a die.
    Test {
        /// What a success needs.
        at_least: u8,
        /// Who rolls.
        #[serde(default)]
        who: Who,
        /// What a success brings.
        #[serde(default)]
        success: Vec<Effect>,
        /// What a failure brings.
        #[serde(default)]
        failure: Vec<Effect>,
    },
}

/// When a Search card is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Moment {
    /// In the own turn.
    OwnTurn,
    /// At once: a bad surprise.
    Surprise,
    /// When the own noise is about to move the Babysitter: she moves so many Rooms fewer.
    Noise(u8),
    /// When this entity is about to be met: the encounter is cancelled.
    Encounter(Entity),
    /// When either entity is about to be met: the encounter is cancelled.
    AnyEncounter,
    /// After an own die: it is rolled again.
    Reroll,
    /// After an own die: it counts so much more.
    Nudge(u8),
}

names! {
    /// What holds while an Event lies open, or a Nightmare is dreamt.
    Spell {
        /// Children have two Actions.
        TwoActions = "two_actions",
        /// All noise counts one more.
        Louder = "louder",
        /// The switch always draws a Darkness card.
        DeadBulbs = "dead_bulbs",
        /// Stairs and ramp cost two Actions.
        SteepStairs = "steep_stairs",
        /// No Candy may be spent.
        BitterSweets = "bitter_sweets",
        /// No trade, no reviving by Action.
        Alone = "alone",
        /// Each die a Child rolls counts one less.
        Jinx = "jinx",
        /// Searching costs two Actions.
        ShakingHands = "shaking_hands",
        /// Each Babysitter move is one Room longer.
        SheRuns = "she_runs",
        /// No Aptitudes.
        BlankMind = "blank_mind",
        /// No Candy may be gained.
        EmptyBowls = "empty_bowls",
        /// Forcing a Padlock costs two Actions.
        StubbornLocks = "stubborn_locks",
        /// Noise tokens give no Search card.
        Fog = "fog",
    }
}

/// What a Child can do while Calm or Scared (Ruling BO-Q-89).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Aptitude {
    /// Draws two Boogeyman cards and resolves one.
    TwoBoogeymanCards,
    /// Once per turn: a Dark token gives a Light card.
    LightInTheDark,
    /// Once per turn: an own die is rolled again.
    Reroll,
    /// Noise of own tokens counts one less.
    Quiet,
    /// Once per turn: looks at the top Search token of the Room.
    Peek,
    /// Gains a Candy at the start of a turn without Candy.
    Stash,
}

/// What an Objective card does when the Final starts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Aim {
    /// The traitor.
    Possessed,
    /// Still Calm: every participant gains a Candy.
    CoolHead,
    /// Takes part with an Objective: one more on the first test.
    Collector,
    /// Has revived somebody: takes back a State card.
    GuardianAngel,
    /// Absent and conscious: wins with the Children whatever the end says.
    Breakaway,
    /// At least three Search cards: may discard two to take back a State card.
    Snoop,
    /// At least two other participants: they and the owner gain a Candy each.
    Inseparable,
    /// The Leader: one re-roll during the Final.
    Ringleader,
}

/// What happens when a test of the Book fails.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum OnFailure {
    /// Lose a State card, and the next one tries again.
    State,
    /// Lose a Candy, or without Candy a State card, and the next one tries again.
    Candy,
    /// The next one tries again.
    Again,
    /// Lose a State card and go on.
    HurtAndGoOn,
}

/// Who wins when the Epilogue is reached (Ruling BO-Q-82).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Closing {
    /// All Children, absent and Fainted ones included.
    All,
    /// Participants who are still conscious.
    Participants,
    /// Everybody who is still conscious.
    Conscious,
}

/// The mood of a Final.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Family {
    /// He chases them.
    Hunt,
    /// He can be bribed with sweets.
    Bargain,
    /// The house turns in circles.
    Maze,
    /// Holding out until dawn.
    Vigil,
    /// Getting out at a price.
    Crossing,
}
