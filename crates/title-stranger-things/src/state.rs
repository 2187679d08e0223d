//! The whole truth of a match.

use serde::Serialize;
use veilleuse_core::{
    Eyes, Referee, Seat, SeatSet, Secret,
    kit::{Bag, Deck, Frames},
};

use crate::{
    ask::Ask,
    cards::{Ability, Goal, Passive},
    pack::{Pack, Season},
    setup::Mode,
    words::{Character, Deed, Enemy, EnemyKind, Group, Location, NONE, Slot, slots},
};

pub(crate) use crate::pile::{Pile, Private};
use crate::record::Region;

/// The whole truth of a match. It has no heap: a copy is a plain copy of memory.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub(crate) rules: Rules,
    /// What is asked now.
    pub(crate) ask: Ask,
    /// What follows once the question is answered.
    pub(crate) frames: Frames<Frame, 12>,
    /// Set the moment the match is decided.
    pub(crate) end: Option<End>,
    pub(crate) active: Seat,
    /// How many turns have begun.
    pub(crate) turns: u16,
    /// Where Eleven stands, 1 to 3 (ST-BOARD-09).
    pub(crate) act: u8,
    pub(crate) players: [Player; 4],
    /// Where each Enemy stands; no Location while it is off the board.
    pub(crate) enemies: [u8; 4],
    pub(crate) piles: [Pile; State::SLOTS],
    /// How many tokens of each front the reserve holds: nobody sees them.
    pub(crate) reserve: Secret<[u8; 7]>,
    pub(crate) reserve_count: u8,
    /// Numbered tokens nobody has seen since the box was opened, by number.
    pub(crate) old: [u8; 6],
    /// Demogorgon tokens among the Save Will tokens of set-up that nobody has seen.
    pub(crate) will_dark: u8,
    /// Such tokens that went to the reserve unseen.
    pub(crate) will_out: u8,
    /// Set-up of Season 1: the tokens set aside for Save Will, by front, and how many (ST-SETUP-04).
    pub(crate) aside: Secret<[u8; 7]>,
    pub(crate) aside_count: u8,
    /// How many Save Will tokens are still to be dealt.
    pub(crate) will_left: u8,
    /// The reserve and what was drawn from it face down, as everybody can count it (`record.rs`).
    pub(crate) region: Region,
    /// The layer of the next draw.
    pub(crate) layer: u8,
    /// By number, how much is owed to the case that a late token was never seen before.
    pub(crate) owed: [u8; 6],
    /// What a looker knows of a pile restacked since.
    pub(crate) private: Private,
    /// The Allies on the two Ally slots.
    pub(crate) allies: [u8; 2],
    pub(crate) ally_deck: Deck<u8>,
    pub(crate) items: Deck<u8>,
    pub(crate) cards: Deck<u8>,
    pub(crate) scenes: Deck<u8>,
    /// Allies removed from the match (ST-MODE-07).
    pub(crate) boxed_allies: Bag,
    /// Powers used or lost, by place among the Power slots (Ruling ST-Q-57).
    pub(crate) spent: u8,
    pub(crate) turn: Turn,
}

/// What was agreed before the match.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Rules {
    pub(crate) mode: Mode,
    pub(crate) seats: u8,
    /// The Fear that ends the match (ST-CHAR-06).
    pub(crate) terrified: u8,
    pub(crate) first_named: bool,
    /// Whether the first turn has begun.
    pub(crate) begun: bool,
}

/// A seat: Character, Fear, cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Player {
    pub(crate) character: u8,
    pub(crate) at: u8,
    pub(crate) fear: u8,
    /// Allies, by place in the common list.
    pub(crate) allies: u16,
    pub(crate) items: u16,
    /// Hands are open (ST-CARD-06), or their owner's secret where the table agreed on it (Ruling ST-Q-61).
    pub(crate) hand: Secret<Bag>,
    /// How many cards it has: everybody sees their backs.
    pub(crate) hand_count: u8,
}

impl Player {
    /// Items, and Allies, that a box may have.
    pub(crate) const MOST_OWNED: u8 = 16;

    pub(crate) const fn new(character: u8, hand_known_to: SeatSet) -> Player {
        let hand = Secret::new(Bag::EMPTY, hand_known_to);
        Player { character, at: NONE, fear: 0, allies: 0, items: 0, hand, hand_count: 0 }
    }

    /// The hand as far as these eyes know it.
    pub(crate) fn hand_seen_by(&self, eyes: Eyes) -> Bag {
        self.hand.seen_by(eyes).copied().unwrap_or(Bag::EMPTY)
    }

    pub(crate) fn put_card(&mut self, card: u8, referee: &Referee) {
        self.hand.truth_mut(referee).put(card);
        self.hand_count += 1;
    }

    pub(crate) fn take_card(&mut self, card: u8, referee: &Referee) {
        self.hand.truth_mut(referee).take(card);
        self.hand_count -= 1;
    }

    #[inline]
    pub(crate) const fn location(&self) -> Location {
        Location::of(self.at)
    }

    pub(crate) fn who(&self) -> Option<Character> {
        (self.character != NONE).then(|| Character::of(self.character))
    }

    pub(crate) fn item_list(&self) -> impl Iterator<Item = u8> + use<> {
        bits(self.items.into())
    }

    pub(crate) fn ally_list(&self) -> impl Iterator<Item = u8> + use<> {
        bits(self.allies.into())
    }
}

/// The places of the bits that are set.
pub(crate) fn bits(mut set: u32) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        (set != 0).then(|| {
            let bit = set.trailing_zeros() as u8;
            set &= set - 1;
            bit
        })
    })
}

/// What happened so far in a turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Turn {
    /// Cards beside the sheet (ST-CARD-07).
    pub(crate) beside: Bag,
    /// Those laid in this step.
    pub(crate) laid: Bag,
    /// Danger played so far (ST-CARD-04).
    pub(crate) danger: u8,
    pub(crate) friends: u8,
    /// The values of the cards laid in this step.
    pub(crate) sum: u8,
    /// Moves left.
    pub(crate) moves: u8,
    /// Whether a Location with an Enemy was already passed.
    pub(crate) passed: bool,
    /// Whether somebody was shielded this turn.
    pub(crate) shielded: bool,
    /// The action declared.
    pub(crate) deed: Deed,
    /// Its pile.
    pub(crate) pile: u8,
    /// Its Enemy.
    pub(crate) enemy: u8,
    /// The action value.
    pub(crate) value: u8,
    /// Items to choose from.
    pub(crate) drawn: u32,
    /// Scenes to reveal and revealed (Ruling ST-Q-02).
    pub(crate) scenes: u8,
    pub(crate) revealed: u8,
    /// The Scene being resolved.
    pub(crate) scene: u8,
    /// The Power being resolved.
    pub(crate) power: u8,
    /// The Enemy that moved last.
    pub(crate) mover: u8,
    pub(crate) step: Step,
}

/// Where the turn stands: for the view.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "names")]
pub enum Step {
    Setup,
    Move,
    Act,
    Refill,
    Scenes,
}

impl Turn {
    pub(crate) const NEW: Turn = Turn {
        beside: Bag::EMPTY,
        laid: Bag::EMPTY,
        danger: 0,
        friends: 0,
        sum: 0,
        moves: 0,
        passed: false,
        shielded: false,
        deed: Deed::Calm,
        pile: NONE,
        enemy: NONE,
        value: 0,
        drawn: 0,
        scenes: 0,
        revealed: 0,
        scene: NONE,
        power: NONE,
        mover: NONE,
        step: Step::Setup,
    };
}

/// How far the Demogorgon is sent.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Sending {
    Adjacent,
    Walk(u8),
    Anywhere,
}

/// What waits to be done.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Frame {
    /// Set-up: the pile of this slot and the following ones.
    SetupPile(Slot),
    RevealTops,
    SetupAlly(u8),
    /// The top of an Ally pile at set-up.
    RevealTop(Slot),
    PlaceFigures,
    Deal(Seat),
    BeginTurn,
    ActStep,
    Act,
    /// The declared action is carried out.
    Resolve,
    RefillStep,
    Refill,
    SceneStep,
    NextScene,
    /// The next sentence of the Scene or the Power.
    Sentence {
        scene: bool,
        at: u8,
    },
    /// The Scene goes to the discard.
    SceneDone,
    EndTurn,
    /// So many tokens from the reserve onto a pile.
    Build {
        slot: Slot,
        left: u8,
    },
    /// So many tokens are added, one by one, with overflow.
    Add {
        slot: Slot,
        left: u8,
    },
    /// The piles of this set get so many tokens each.
    AddEach {
        left: u32,
        count: u8,
    },
    /// A new Ally for this Ally slot.
    NewAlly(u8),
    DrawItems(u8),
    Gather(u8),
    /// These Enemies move, one after the other.
    MoveEach {
        left: u8,
        goal: Goal,
        steps: u8,
    },
    March {
        enemy: Enemy,
        goal: Goal,
        left: u8,
    },
    Stalk {
        enemy: Enemy,
        to: Location,
        left: u8,
    },
    /// These seats discard, one after the other.
    DiscardEach {
        left: u8,
        count: u8,
    },
    /// The fought Enemy is dealt with.
    Fought,
}

/// How a match ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum End {
    /// ST-END-01
    WillSaved,
    /// ST-END-02
    PortalClosed,
    /// ST-END-03
    Terrified(Seat),
    /// ST-END-04
    TimeIsUp,
}

impl State {
    /// Slots of the larger side of the board, at least.
    pub(crate) const SLOTS: usize = 21;

    #[inline]
    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    #[inline]
    pub(crate) fn season<'p>(&self, pack: &'p Pack) -> &'p Season {
        pack.season(self.rules.mode)
    }

    /// Ruling ST-Q-61
    pub(crate) fn hides_hands(&self) -> bool {
        self.players[0].hand.known_to() != SeatSet::EVERYBODY
    }

    /// Whether nobody plays this Character.
    pub(crate) fn is_free(&self, character: Character) -> bool {
        self.seats().all(|seat| self.player(seat).character != character as u8)
    }

    pub(crate) fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.rules.seats).map(Seat::new)
    }

    /// The active seat, then clockwise (ST-TURN-01).
    pub(crate) fn in_turn(&self) -> impl Iterator<Item = Seat> + use<> {
        let (seats, mut next) = (self.rules.seats, self.active);
        (0..seats).map(move |_| {
            let seat = next;
            next = next.next(seats);
            seat
        })
    }

    #[inline]
    pub(crate) fn pile(&self, slot: Slot) -> &Pile {
        &self.piles[slot.index()]
    }

    #[inline]
    pub(crate) fn is_slot(&self, pack: &Pack, slot: Slot) -> bool {
        slot.index() < self.season(pack).slots.len()
    }

    /// Slots of the group that hold a pile.
    #[inline]
    pub(crate) fn piles_of(&self, pack: &Pack, group: Group) -> u32 {
        self.filled(self.season(pack).group(group))
    }

    /// Those of these slots that hold a pile.
    #[inline]
    pub(crate) fn filled(&self, set: u32) -> u32 {
        slots(set).filter(|slot| self.pile(*slot).count > 0).fold(0, |set, slot| set | slot.bit())
    }

    pub(crate) fn empty_of(&self, pack: &Pack, group: Group) -> u32 {
        let all = self.season(pack).group(group);
        all & !self.filled(all)
    }

    /// ST-TOKEN-02
    #[inline]
    pub(crate) fn demogorgon_value(&self, pack: &Pack) -> u8 {
        self.piles_of(pack, Group::Demogorgon).count_ones() as u8
    }

    /// Locations with an Enemy.
    #[inline]
    pub(crate) fn enemy_places(&self) -> u32 {
        self.enemies.iter().filter(|at| **at != NONE).fold(0, |set, at| set | 1 << at)
    }

    #[inline]
    pub(crate) fn enemy_at(&self, at: Location) -> bool {
        self.enemy_places() & at.bit() != 0
    }

    pub(crate) const fn enemy_location(&self, enemy: Enemy) -> Option<Location> {
        let at = self.enemies[enemy.index()];
        if at == NONE { None } else { Some(Location::of(at)) }
    }

    /// Enemies of this kind on the board, by place.
    pub(crate) fn enemies_of(&self, pack: &Pack, kind: EnemyKind) -> u8 {
        let season = self.season(pack);
        let mut set = 0;
        for (place, spec) in season.enemies.iter().enumerate() {
            if spec.there && spec.kind == kind && self.enemies[place] != NONE {
                set |= 1 << place;
            }
        }
        set
    }

    /// Enemies on this Location, by place.
    pub(crate) fn enemies_at(&self, at: Location) -> u8 {
        let mut set = 0;
        for (place, stands) in self.enemies.iter().enumerate() {
            if *stands == at as u8 {
                set |= 1 << place;
            }
        }
        set
    }

    /// ST-CARD-02; Ruling ST-Q-64: whether somebody else counts on this seat's Location.
    #[inline]
    pub(crate) fn has_company(&self, pack: &Pack, seat: Seat) -> bool {
        let player = self.player(seat);
        self.seats().any(|other| other != seat && self.player(other).at == player.at)
            || self.passives(pack, seat).any(|passive| passive == Passive::Company)
    }

    pub(crate) fn passives<'p>(&self, pack: &'p Pack, seat: Seat) -> impl Iterator<Item = Passive> + use<'p> {
        self.player(seat).ally_list().filter_map(|ally| pack.ally(ally).passive)
    }

    pub(crate) fn ability(&self, pack: &Pack, seat: Seat) -> Option<Ability> {
        let character = self.player(seat).character;
        pack.characters.get(usize::from(character)).map(|sheet| sheet.ability)
    }

    /// ST-MOVE-02
    pub(crate) fn base_move(&self, pack: &Pack, seat: Seat) -> u8 {
        let sheet = &pack.characters[usize::from(self.player(seat).character)];
        let faster: u8 = self
            .passives(pack, seat)
            .map(|passive| if let Passive::Faster(more) = passive { more } else { 0 })
            .sum();
        sheet.base_move + faster
    }

    /// What the cards laid in this step come to so far (ST-CARD-02, ST-CARD-08).
    pub(crate) fn laid_so_far(&self, pack: &Pack) -> u8 {
        let company = self.has_company(pack, self.active);
        self.turn.sum + if company { self.turn.friends } else { 0 }
    }

    /// Everything that adds to an action but the cards (ST-ACT-04; Ruling ST-Q-15).
    pub(crate) fn bonus(&self, pack: &Pack, seat: Seat, deed: Deed) -> u8 {
        let player = self.player(seat);
        let place = deed as usize;
        let items: u8 = player.item_list().map(|item| pack.item(item).bonus[place]).sum();
        let allies: u8 = player.ally_list().map(|ally| pack.ally(ally).bonus[place]).sum();
        let ability = match self.ability(pack, seat) {
            Some(Ability::Bonus { action, amount }) if action == deed => amount,
            _ => 0,
        };
        let season = self.season(pack);
        let at = usize::from(player.at);
        let location = match deed {
            Deed::Calm => season.calm[at],
            Deed::GetItem => season.get_item[at],
            Deed::GatherInfo => season.gather[at],
            _ => None,
        };
        items + allies + ability + location.unwrap_or(0)
    }

    /// Danger this seat may ignore (ST-LAB-02, ST-ALLY-06).
    pub(crate) fn ignored_danger(&self, pack: &Pack, seat: Seat) -> u8 {
        let lab = self.empty_of(pack, Group::Lab).count_ones() as u8;
        let allies: u8 = self
            .passives(pack, seat)
            .map(|passive| if let Passive::IgnoreDanger(amount) = passive { amount } else { 0 })
            .sum();
        lab + allies
    }

    /// ST-SCENE-01; Ruling ST-Q-01
    pub(crate) fn scene_count(&self, pack: &Pack, danger: u8) -> u8 {
        self.act + danger.saturating_sub(self.ignored_danger(pack, self.active))
    }

    /// ST-PORTAL-02: what Roots and Demodogs add to the Portal.
    pub(crate) fn portal_bonus(&self, pack: &Pack) -> u8 {
        let roots: u8 = slots(self.season(pack).group(Group::Roots)).map(|slot| self.pile(slot).count).sum();
        roots + self.enemies_of(pack, EnemyKind::Demodog).count_ones() as u8
    }

    /// What this slot's pile is worth beside its tokens.
    pub(crate) fn extra(&self, pack: &Pack, slot: Slot) -> u8 {
        if self.season(pack).slot(slot).group == Group::Portal { self.portal_bonus(pack) } else { 0 }
    }

    /// Whether an Item can be drawn, the discard included (Ruling ST-Q-33).
    pub(crate) fn can_draw_item(&self) -> bool {
        !self.items.is_empty() || !self.items.spent().is_empty()
    }

    /// The Ally slot of a token slot: 0 or 1.
    pub(crate) fn ally_place(&self, pack: &Pack, slot: Slot) -> Option<usize> {
        slots(self.season(pack).group(Group::Ally)).position(|other| other == slot)
    }

    pub(crate) fn ally_slot(&self, pack: &Pack, place: u8) -> Slot {
        slots(self.season(pack).group(Group::Ally)).nth(usize::from(place)).expect("there are two Ally slots")
    }

    /// The place of a Power slot among the Power slots.
    pub(crate) fn power_place(&self, pack: &Pack, slot: Slot) -> u8 {
        let place = slots(self.season(pack).group(Group::Power)).position(|other| other == slot);
        place.expect("a Power slot") as u8
    }

    /// Powers that can still be used (ST-POWER-01, ST-POWER-02).
    pub(crate) fn powers_left(&self, pack: &Pack) -> u32 {
        let all = self.piles_of(pack, Group::Power);
        slots(all)
            .filter(|slot| self.spent >> self.power_place(pack, *slot) & 1 == 0)
            .fold(0, |set, slot| set | slot.bit())
    }
}

/// Seats as bits, for frames.
pub(crate) fn seat_bits(seats: impl Iterator<Item = Seat>) -> u8 {
    seats.fold(0, |set, seat| set | 1 << seat.index())
}

/// A copy stays cheap as long as the state is small.
const _: () = assert!(size_of::<State>() <= 1024, "a state fits in a kibibyte");
