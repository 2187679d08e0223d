//! What the cards can do: the vocabulary of the pack's decks.

use serde::{Deserialize, Serialize};

use crate::words::{Deed, EnemyKind, Group, Location, Zone};

/// One sentence of a Scene or a Power, with the condition it stands under.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Step {
    /// Only if this holds when the sentence is reached.
    #[serde(default)]
    pub when: Option<When>,
    /// What it does.
    pub does: Effect,
}

/// A condition of a sentence.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum When {
    /// The active Character is in this half of the board.
    ActiveIn(Zone),
    /// The Enemy that just moved stands with the active Character.
    Reached,
    /// A slot of this group is empty.
    EmptySlot(Group),
    /// No slot of this group is empty.
    NoEmptySlot(Group),
}

/// What a Scene or a Power does (ST-SCENE-06).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Effect {
    /// Characters receive Fear.
    Fear {
        /// Who.
        who: Who,
        /// How much.
        amount: u8,
    },
    /// Characters lose Fear.
    Calm {
        /// Who.
        who: Who,
        /// How much.
        amount: u8,
    },
    /// Enemies move along a shortest path (ST-ENEMY-03).
    Move {
        /// Which.
        enemy: Mover,
        /// Towards whom.
        goal: Goal,
        /// How far.
        steps: u8,
    },
    /// The Demogorgon goes to any Location.
    PlaceDemogorgon,
    /// Both Patrols leave the board (ST-FIGHT-08).
    RemovePatrols,
    /// One Demodog and one of their piles leave the board (Ruling ST-Q-22).
    RemoveDemodog,
    /// A Demodog appears (ST-DOG-01).
    Spawn(Location),
    /// Tokens are added to piles (ST-PILE-03 to ST-PILE-06).
    Add {
        /// Which piles.
        to: Piles,
        /// How many tokens each.
        count: u8,
    },
    /// A pile is created on an empty slot (Ruling ST-Q-25).
    Create {
        /// On which slots.
        group: Group,
        /// Of how many tokens.
        size: u8,
    },
    /// A pile goes back to the reserve, unseen.
    DiscardPile(Group),
    /// The active player looks at all piles of a group (ST-TOKEN-05).
    Look(Group),
    /// The looker returns one token of a pile of at least two; the pile is restacked.
    ReturnToken(Group),
    /// Characters discard Action cards of their own choice (Ruling ST-Q-50).
    Discard {
        /// Who.
        who: Who,
        /// How many.
        count: u8,
    },
    /// An Ally of the board leaves the match and is replaced (Ruling ST-Q-31).
    RemoveAlly,
    /// An unspent Power is lost (ST-POWER-04).
    EliminatePower,
    /// No more Scenes this turn; the discard is shuffled in (ST-SCENE-04).
    EndOfDay,
}

impl Effect {
    /// The kind of Enemy it needs.
    pub(crate) const fn enemy(self) -> Option<EnemyKind> {
        match self {
            Effect::Move { enemy: Mover::Demogorgon, .. } | Effect::PlaceDemogorgon => {
                Some(EnemyKind::Demogorgon)
            }
            Effect::Move { enemy: Mover::EachPatrol | Mover::NearestPatrol, .. } | Effect::RemovePatrols => {
                Some(EnemyKind::Patrol)
            }
            Effect::Move { enemy: Mover::EachDemodog, .. } | Effect::RemoveDemodog | Effect::Spawn(_) => {
                Some(EnemyKind::Demodog)
            }
            Effect::Fear { who: Who::EachWith(kind), .. }
            | Effect::Calm { who: Who::EachWith(kind), .. }
            | Effect::Discard { who: Who::EachWith(kind), .. } => Some(kind),
            _ => None,
        }
    }
}

/// Whom an effect concerns.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Who {
    /// The active Character.
    Active,
    /// Every Character.
    Each,
    /// Every Character in this half of the board.
    EachIn(Zone),
    /// Every Character on a Location with such an Enemy.
    EachWith(EnemyKind),
    /// Every Character without another one on its Location.
    EachAlone,
    /// Every Character without an Enemy on its Location.
    EachWithoutEnemy,
}

/// Which Enemies move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Mover {
    /// The Demogorgon.
    Demogorgon,
    /// Each Patrol.
    EachPatrol,
    /// The Patrol nearest to the active Character.
    NearestPatrol,
    /// Each Demodog.
    EachDemodog,
}

/// Towards whom Enemies move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Goal {
    /// The nearest Character.
    Nearest,
    /// The active Character.
    Active,
    /// The Character with most Fear.
    MostFear,
}

/// Which piles get tokens.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Piles {
    /// Each pile of the group.
    Each(Group),
    /// A pile of the group with the fewest tokens.
    Fewest(Group),
}

/// What an Ally does all the time, beside bonuses (ST-ALLY-05).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Passive {
    /// Its owner ignores so much Danger (ST-ALLY-06).
    IgnoreDanger(u8),
    /// It counts as a Character on its owner's Location (ST-ALLY-07).
    Company,
    /// So much less Fear for a shortfall.
    SofterShortfall(u8),
    /// So much more base movement.
    Faster(u8),
    /// So much Fear lost at the start of the turn.
    CalmAtTurn(u8),
}

/// What a Character can do (ST-CHAR-03).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Ability {
    /// Starts with so many Items (ST-SETUP-14).
    StartItems(u8),
    /// May help Eleven from any Location (ST-CHAR-07).
    HelpFromAnywhere,
    /// May reveal the top of a pile before acting.
    Curiosity,
    /// Once per turn somebody else on the Location receives 1 Fear less.
    Shield,
    /// The first Location with an Enemy entered each turn does not end the move.
    PassFirst,
    /// A bonus to an action.
    Bonus {
        /// To which.
        action: Deed,
        /// How much.
        amount: u8,
    },
}
