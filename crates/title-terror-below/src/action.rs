//! What a seat may decide.

use veilleuse_core::{Seat, actions};

use crate::words::{
    Arrow, Bounty, Cell, Character, Colour, Dir, GearDeck, Item, Location, Slot, Vehicle, Weapon,
};

actions! {
    /// Be led by this Character (set-up, and after a death).
    Lead(Character) = "lead";
    /// Solo: send this member of the Group back to the box.
    LeaveOut(Character) = "leave_out";
    /// Put the own pawn on this Location.
    Enter(Location) = "enter";
    /// Put the own pawn on this cell, where no Location is left (Ruling TB-Q-57).
    EnterCell(Cell) = "enter_cell";
    /// Play this Vehicle under the worm of this slot.
    Play {
        card: Vehicle,
        /// Under which worm.
        slot: Slot,
    } = "play";
    /// Play this Vehicle along for its Action Points.
    Companion(Vehicle) = "companion";
    /// Skip this arrow of the card.
    SkipArrow(Arrow) = "skip_arrow";
    /// Move one cell.
    Move(Dir) = "move";
    /// Jump over the pawn next door and land on this side of it.
    JumpPawn {
        /// Where the pawn stands.
        over: Dir,
        /// Which way from there.
        to: Dir,
    } = "jump_pawn";
    /// Jump over the Canyon.
    JumpCanyon {
        to: Dir,
        /// The Vehicle discarded for it.
        card: Vehicle,
    } = "jump_canyon";
    /// Take one rubble of the cell next door.
    Clear(Dir) = "clear";
    /// Pick up all eggs of the own cell.
    PickUp = "pick_up";
    /// Deliver an egg.
    Deliver(Colour) = "deliver";
    /// End the actions; where only cards are left to use, end the turn.
    Stop = "stop";
    /// Exchange rubble for a card of this deck.
    Exchange(GearDeck) = "exchange";
    /// Claim this Bounty.
    Claim(Bounty) = "claim";
    /// Take the bonus of the Location.
    TakeBonus = "take_bonus";
    /// Take this card of the Bounty Line as a Secret Bounty.
    TakeBounty(Bounty) = "take_bounty";
    /// Take the top of the Bounty deck as a Secret Bounty.
    TakeTop = "take_top";
    /// Bring this Character back to life.
    Revive(Character) = "revive";
    /// Put this Vehicle face down under the worm of this slot.
    FaceDown {
        card: Vehicle,
        /// Under which worm.
        slot: Slot,
    } = "face_down";
    /// Move the Target of this slot one cell.
    Push {
        slot: Slot,
        to: Dir,
    } = "push";
    /// Do not use what is offered, or take the plain point instead of a Bounty.
    Decline = "decline";
    /// Wear this Hat.
    Wear(Item) = "wear";
    /// Use the worn Hat.
    UseHat = "use_hat";
    /// Use this Item.
    Use(Item) = "use";
    /// Look at the face-down Vehicles under the worm of this slot.
    Spy {
        with: Item,
        /// Under which worm.
        slot: Slot,
    } = "spy";
    /// Take all rubble of the cell next door.
    Dig {
        with: Item,
        to: Dir,
    } = "dig";
    /// Go to this Location.
    Visit {
        with: Item,
        to: Location,
    } = "visit";
    /// Swap places with another pawn.
    Swap {
        with: Item,
        seat: Seat,
    } = "swap";
    /// Take a random card from an adjacent player.
    Rob {
        with: Item,
        seat: Seat,
    } = "rob";
    /// Move a Target with this Item.
    Lure {
        with: Item,
        slot: Slot,
    } = "lure";
    /// Discard this card of the Bounty Line.
    Discard(Bounty) = "discard";
    /// Shoot another player's Hat.
    Shoot {
        with: Weapon,
        seat: Seat,
    } = "shoot";
    /// Take one rubble from an adjacent player.
    SnatchRubble(Seat) = "snatch_rubble";
    /// Take an egg from an adjacent player, or from one caught in the same attack.
    SnatchEgg {
        seat: Seat,
        colour: Colour,
    } = "snatch_egg";
    /// Look at the next worm.
    PeekWorm = "peek_worm";
    /// Use this Weapon on the attacking worm.
    Attack(Weapon) = "attack";
    /// Of the cards just seen keep this Item.
    KeepItem(Item) = "keep_item";
    /// Of the cards just seen keep this Weapon.
    KeepWeapon(Weapon) = "keep_weapon";
    /// Solo: give up a match that cannot be won any more (Ruling TB-Q-59).
    Concede = "concede";
}
