//! What the cards can do: the vocabulary of the pack's decks.

use serde::{Deserialize, Serialize};
use veilleuse_core::names;

use crate::words::{Arrow, Colour, Dir, Location, WormKind};

/// What a Vehicle does once its driver has acted (TB-ABIL-01).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Ability {
    /// Another Vehicle of at most this value may be played along, for its Action Points alone.
    Companion(u8),
    /// Another Vehicle may go face down under a worm.
    FaceDown,
    /// One Target of the driver's choice moves one cell.
    PushTarget,
    /// Every Target moves one cell towards the driver.
    AllToward,
    /// The Target of the worm played under moves this many cells towards the driver.
    PlayedToward(u8),
    /// The Target of the worm played under moves onto the driver's cell.
    PlayedOnto,
}

/// What an Item does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Use {
    /// Worn beside the Leader.
    Hat(Hat),
    /// Discards one to four cards of the Bounty Line.
    RefreshLine,
    /// Looks at the face-down Vehicles under one worm.
    Spy,
    /// Moves one Target up to this many cells.
    Lure(u8),
    /// Gives this many Action Points.
    Actions(u8),
    /// Takes all rubble of one adjacent cell.
    Dig,
    /// The Leader survives an attack.
    Survive,
    /// Picking up eggs does not end the actions.
    GoOn,
    /// Before the first action: to an unoccupied Location.
    Visit,
    /// Swaps places with another pawn.
    Swap,
    /// Takes a random Item or Weapon from an adjacent player.
    Rob,
}

/// What using an Item with a point gives (TB-CARD-04).
pub(crate) const ITEM_POINT: u8 = 1;
/// What a delivery or a defeated worm without a Bounty gives (TB-DELIV-02, TB-HUNT-06).
pub(crate) const PLAIN_POINT: u8 = 1;
/// What such a delivery gives to a Leader with [`Power::PlainDelivery`].
pub(crate) const RICH_DELIVERY: u8 = 2;
/// TB-BONUS-04
pub(crate) const MOTEL_POINT: u8 = 1;
/// Rubble for a card (TB-RUBBLE-02).
pub(crate) const EXCHANGE: u8 = 3;
/// What a Leader with [`Power::CheapExchange`] gives for it.
pub(crate) const CHEAP_EXCHANGE: u8 = 2;
/// Vehicles in a hand (TB-SETUP-10).
pub(crate) const HAND: u8 = 3;
/// What a Leader or a Hat can make of it.
pub(crate) const BIG_HAND: u8 = 4;

names! {
    /// What a worn Hat does, once per own turn (TB-HAT-01).
    Hat {
        /// One more Action Point.
        ExtraAction = "extra_action",
        /// One clearing of rubble is free.
        FreeClear = "free_clear",
        /// One delivery is free.
        FreeDelivery = "free_delivery",
        /// One arrow of the own card may be skipped.
        SkipArrow = "skip_arrow",
        /// One more damage with one Weapon, once per hunt.
        Damage = "damage",
        /// A Vehicle hand of four.
        BiggerHand = "bigger_hand",
    }
}

/// What a Weapon deals.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Damage {
    /// This much.
    Fixed(u8),
    /// A die and this much.
    DiePlus(u8),
    /// The better of two dice.
    BestOfTwo,
    /// Two dice together, nothing if one of them shows 1.
    SumUnlessOne,
}

/// What the current Leader can do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Power {
    /// Is not caught on a Location.
    SafeOnLocations,
    /// A delivery without Bounty gives one more point.
    PlainDelivery,
    /// Sees two Items and keeps one.
    PickItem,
    /// A fulfilled Secret Bounty gives one more point.
    SecretBounty,
    /// Each Weapon deals one more damage.
    Damage,
    /// A Vehicle hand of four.
    BiggerHand,
    /// Exchanges two rubble for a card.
    CheapExchange,
    /// May hunt a worm that hits an adjacent cell.
    HuntAdjacent,
    /// May move onto a cell with exactly one rubble.
    ClimbRubble,
    /// Keeps the eggs when dying.
    KeepEggs,
    /// Sees two Weapons and keeps one.
    PickWeapon,
    /// Once per turn a jump over a pawn or one Canyon cell costs nothing.
    FreeJump,
    /// Once per turn one arrow of the own card may be skipped.
    SkipArrow,
    /// May look at the next worm at the start of the turn.
    PeekWorm,
    /// Another Leader's death gives a point.
    PointForDeath,
    /// Once per turn, for one Action Point, takes rubble or an egg from an adjacent player.
    Snatch,
}

/// When a Bounty may be claimed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Goal {
    /// An egg of this colour is delivered here.
    Deliver {
        /// Where.
        location: Location,
        /// Which egg.
        colour: Colour,
    },
    /// A worm of this kind is defeated; without a kind, any worm (TB-HUNT-10).
    Hunt {
        /// Which kind.
        #[serde(default)]
        worm: Option<WormKind>,
    },
}

/// The arrows of a Vehicle, read from left to right (TB-DIST-01).
pub(crate) type Arrows = arrayvec::ArrayVec<Dir, { Arrow::COUNT }>;
