//! What a seat may decide.

use veilleuse_core::actions;

use crate::words::{Card, Character, Enemy, Item, Location, Place, Slot};

actions! {
    /// Play this Character (set-up).
    Choose(Character) = "choose";
    /// Lay this Action card: for the move, or for the action declared.
    Lay(Card) = "lay";
    /// Enough cards are laid: set off, or attempt the action.
    Done = "done";
    /// Move one Location along a road.
    Go(Location) = "go";
    /// End the move.
    Stay = "stay";
    /// Do nothing in this step, or do not use an ability.
    Pass = "pass";
    /// Declare the action Calm Down.
    Calm = "calm";
    /// Declare the action Get an Item.
    GetItem = "get_item";
    /// Declare the action Gather Information.
    Gather = "gather";
    /// Declare the contested action of this slot.
    Try(Slot) = "try";
    /// Declare a Fight.
    Fight {
        enemy: Enemy,
        /// Which pile of its group; none when the group is empty.
        pile: Option<Slot>,
    } = "fight";
    /// Pick this pile, slot, Power or Ally for what is being resolved.
    Pick(Slot) = "pick";
    /// Send the Enemy that is being moved there.
    Send(Location) = "send";
    /// Pick this Enemy for what is being resolved.
    PickEnemy(Enemy) = "pick_enemy";
    /// Keep this Item of those drawn.
    Keep(Item) = "keep";
    /// Discard this Item.
    Drop(Item) = "drop";
    /// Return the token at this place of the pile, counted from the bottom from 0.
    Return {
        /// Of which pile.
        pile: Slot,
        place: Place,
    } = "return";
    /// Tell everybody what was seen.
    Share = "share";
    /// Keep what was seen to oneself.
    KeepSecret = "keep_secret";
    /// Discard this Action card.
    Discard(Card) = "discard";
}
