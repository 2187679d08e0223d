//! What cards do, as data.

use serde::{Deserialize, Serialize};

use crate::words::{Key, Via};

/// The effect of a discovery card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Effect {
    /// Reaction: stop one card of this symbol.
    CancelSymbol(Key),
    /// Reaction: a character here does not leave.
    BlockMovement,
    /// Somebody misses a turn.
    SkipTurn {
        /// Who.
        target: Target,
    },
    /// Somebody loses cards.
    Discard {
        /// Who.
        target: Target,
        /// How many; all that fit when missing.
        #[serde(default)]
        count: Option<u8>,
        /// Which sort of card.
        #[serde(default)]
        filter: Filter,
        /// Who says which.
        chooser: Chooser,
    },
    /// Take a random card from a character here.
    Steal,
    /// Draw up to so many cards here.
    Draw(u8),
    /// Look at the top cards of the pile of this world and order them.
    PeekPile(u8),
    /// Look at the hand of a character here.
    PeekHand,
    /// See who a character here is.
    PeekCharacter,
    /// Look at a hidden world.
    PeekWorld,
    /// Pass into a neighbouring world without a key.
    FreePassage(Via),
    /// Somebody is driven into a neighbouring world.
    Push {
        /// Who.
        target: Target,
        /// By which ways.
        via: Via,
        /// Who says where to.
        chooser: Chooser,
    },
    /// So many actions more.
    ExtraActions(u8),
}

/// Whom an effect concerns.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Target {
    /// Who drew the card.
    #[serde(rename = "self")]
    Drawer,
    /// Another character in the same world (Ruling CM-Q-28).
    Other,
    /// Everybody in the world, the drawer first.
    EveryoneHere,
}

/// Which sort of card is lost.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "names")]
pub enum Filter {
    #[default]
    Any,
    Object,
    Encounter,
}

impl Filter {
    pub(crate) const fn id(self) -> &'static str {
        ["any", "object", "encounter"][self as usize]
    }
}

/// Who chooses a card or a way.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "names")]
pub enum Chooser {
    Victim,
    Caster,
    Random,
}

impl Effect {
    /// Ruling CM-Q-42: a card that can only be played as a reaction.
    pub(crate) const fn is_reaction(self) -> bool {
        matches!(self, Effect::CancelSymbol(_) | Effect::BlockMovement)
    }
}
