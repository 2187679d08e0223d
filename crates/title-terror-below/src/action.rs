//! What a seat may decide.

use serde::{Deserialize, Serialize};
use veilleuse_core::Seat;

use crate::words::{Bounty, Character, Colour, Dir, GearDeck, Item, Location, Slot, Vehicle, Weapon};

/// A decision. Which ones are allowed depends on the question; see `options.rs`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Be led by this Character (set-up, and after a death).
    Lead(Character),
    /// Solo: send this member of the Group back to the box.
    LeaveOut(Character),
    /// Put the own pawn on this Location.
    Enter(Location),
    /// Put the own pawn on this cell, where no Location is left (Ruling TB-Q-57).
    EnterCell(crate::words::Cell),
    /// Play this Vehicle under the worm of this slot.
    Play {
        /// The card.
        card: Vehicle,
        /// Under which worm.
        slot: Slot,
    },
    /// Play this Vehicle along for its Action Points.
    Companion(Vehicle),
    /// Skip this arrow of the card, from 0.
    SkipArrow(u8),
    /// Move one cell.
    Move(Dir),
    /// Jump over the pawn next door and land on this side of it.
    JumpPawn {
        /// Where the pawn stands.
        over: Dir,
        /// Which way from there.
        to: Dir,
    },
    /// Jump over the Canyon.
    JumpCanyon {
        /// Which way.
        to: Dir,
        /// The Vehicle discarded for it.
        card: Vehicle,
    },
    /// Take one rubble of the cell next door.
    Clear(Dir),
    /// Pick up all eggs of the own cell.
    PickUp,
    /// Deliver an egg.
    Deliver(Colour),
    /// End the actions; where only cards are left to use, end the turn.
    Stop,
    /// Exchange rubble for a card of this deck.
    Exchange(GearDeck),
    /// Claim this Bounty.
    Claim(Bounty),
    /// Take the bonus of the Location.
    TakeBonus,
    /// Take this card of the Bounty Line as a Secret Bounty.
    TakeBounty(Bounty),
    /// Take the top of the Bounty deck as a Secret Bounty.
    TakeTop,
    /// Bring this Character back to life.
    Revive(Character),
    /// Put this Vehicle face down under the worm of this slot.
    FaceDown {
        /// The card.
        card: Vehicle,
        /// Under which worm.
        slot: Slot,
    },
    /// Move the Target of this slot one cell.
    Push {
        /// Whose Target.
        slot: Slot,
        /// Which way.
        to: Dir,
    },
    /// Do not use what is offered, or take the plain point instead of a Bounty.
    Decline,
    /// Wear this Hat.
    Wear(Item),
    /// Use the worn Hat.
    UseHat,
    /// Use this Item.
    Use(Item),
    /// Look at the face-down Vehicles under the worm of this slot.
    Spy {
        /// With which Item.
        with: Item,
        /// Under which worm.
        slot: Slot,
    },
    /// Take all rubble of the cell next door.
    Dig {
        /// With which Item.
        with: Item,
        /// Which cell.
        to: Dir,
    },
    /// Go to this Location.
    Visit {
        /// With which Item.
        with: Item,
        /// Where to.
        to: Location,
    },
    /// Swap places with another pawn.
    Swap {
        /// With which Item.
        with: Item,
        /// Whose pawn.
        seat: Seat,
    },
    /// Take a random card from an adjacent player.
    Rob {
        /// With which Item.
        with: Item,
        /// From whom.
        seat: Seat,
    },
    /// Move a Target with this Item.
    Lure {
        /// With which Item.
        with: Item,
        /// Whose Target.
        slot: Slot,
    },
    /// Discard this card of the Bounty Line.
    Discard(Bounty),
    /// Shoot another player's Hat.
    Shoot {
        /// With which Weapon.
        with: Weapon,
        /// Whose Hat.
        seat: Seat,
    },
    /// Take one rubble from an adjacent player.
    SnatchRubble(Seat),
    /// Take an egg from an adjacent player, or from one caught in the same attack.
    SnatchEgg {
        /// From whom.
        seat: Seat,
        /// Which egg.
        colour: Colour,
    },
    /// Look at the next worm.
    PeekWorm,
    /// Use this Weapon on the attacking worm.
    Attack(Weapon),
    /// Of the cards just seen keep this Item.
    KeepItem(Item),
    /// Of the cards just seen keep this Weapon.
    KeepWeapon(Weapon),
    /// Solo: give up a match that cannot be won any more (Ruling TB-Q-59).
    Concede,
}
