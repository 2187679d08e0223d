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
        /// The card.
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
        /// Which way.
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
        /// The card.
        card: Vehicle,
        /// Under which worm.
        slot: Slot,
    } = "face_down";
    /// Move the Target of this slot one cell.
    Push {
        /// Whose Target.
        slot: Slot,
        /// Which way.
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
        /// With which Item.
        with: Item,
        /// Under which worm.
        slot: Slot,
    } = "spy";
    /// Take all rubble of the cell next door.
    Dig {
        /// With which Item.
        with: Item,
        /// Which cell.
        to: Dir,
    } = "dig";
    /// Go to this Location.
    Visit {
        /// With which Item.
        with: Item,
        /// Where to.
        to: Location,
    } = "visit";
    /// Swap places with another pawn.
    Swap {
        /// With which Item.
        with: Item,
        /// Whose pawn.
        seat: Seat,
    } = "swap";
    /// Take a random card from an adjacent player.
    Rob {
        /// With which Item.
        with: Item,
        /// From whom.
        seat: Seat,
    } = "rob";
    /// Move a Target with this Item.
    Lure {
        /// With which Item.
        with: Item,
        /// Whose Target.
        slot: Slot,
    } = "lure";
    /// Discard this card of the Bounty Line.
    Discard(Bounty) = "discard";
    /// Shoot another player's Hat.
    Shoot {
        /// With which Weapon.
        with: Weapon,
        /// Whose Hat.
        seat: Seat,
    } = "shoot";
    /// Take one rubble from an adjacent player.
    SnatchRubble(Seat) = "snatch_rubble";
    /// Take an egg from an adjacent player, or from one caught in the same attack.
    SnatchEgg {
        /// From whom.
        seat: Seat,
        /// Which egg.
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
