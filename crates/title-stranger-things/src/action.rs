//! What a seat may decide.

use serde::{Deserialize, Serialize};

use crate::words::{Card, Character, Enemy, Item, Location, Slot};

/// A decision. Which ones are allowed depends on the question; see `options.rs`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Play this Character (set-up).
    Choose(Character),
    /// Lay this Action card: for the move, or for the action declared.
    Lay(Card),
    /// Enough cards are laid: set off, or attempt the action.
    Done,
    /// Move one Location along a road.
    Go(Location),
    /// End the move.
    Stay,
    /// Do nothing in this step, or do not use an ability.
    Pass,
    /// Declare the action Calm Down.
    Calm,
    /// Declare the action Get an Item.
    GetItem,
    /// Declare the action Gather Information.
    Gather,
    /// Declare the contested action of this slot.
    Try(Slot),
    /// Declare a Fight.
    Fight {
        /// Against whom.
        enemy: Enemy,
        /// Which pile of its group; none when the group is empty.
        pile: Option<Slot>,
    },
    /// Pick this pile, slot, Power or Ally for what is being resolved.
    Pick(Slot),
    /// Send the Enemy that is being moved there.
    Send(Location),
    /// Pick this Enemy for what is being resolved.
    PickEnemy(Enemy),
    /// Keep this Item of those drawn.
    Keep(Item),
    /// Discard this Item.
    Drop(Item),
    /// Return the token at this place of the pile, counted from the bottom from 0.
    Return {
        /// Of which pile.
        pile: Slot,
        /// Which token.
        place: u8,
    },
    /// Tell everybody what was seen.
    Share,
    /// Keep what was seen to oneself.
    KeepSecret,
    /// Discard this Action card.
    Discard(Card),
}
