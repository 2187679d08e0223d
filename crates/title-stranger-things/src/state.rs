//! The whole truth of a match.

use serde::Serialize;
use veilleuse_core::{
    Eyes, Referee, Seat, SeatSet, Secret,
    kit::{By, Deck, Frames, Noun, Set},
};

use crate::{
    ask::Ask,
    cards::{Ability, Goal, Passive},
    pack::{Pack, Season},
    pile::{Fronts, Layer, Pile, Private},
    record::Region,
    setup::Mode,
    words::{
        Ally, AllySlot, Card, Character, Deed, Enemy, EnemyKind, Group, Item, Location, NUMBERS, Power,
        Scene, Slot, Token,
    },
};

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
    pub(crate) players: By<Seat, Player, 4>,
    /// Where each Enemy stands; nowhere while it is off the board.
    pub(crate) enemies: By<Enemy, Option<Location>, { Enemy::COUNT }>,
    pub(crate) piles: By<Slot, Pile, { Slot::COUNT }>,
    /// How many tokens of each front the reserve holds: nobody sees them.
    pub(crate) reserve: Secret<Fronts>,
    pub(crate) reserve_count: u8,
    /// Numbered tokens nobody has seen since the box was opened, by number.
    pub(crate) old: By<Token, u8, NUMBERS>,
    /// Demogorgon tokens among the Save Will tokens of set-up that nobody has seen.
    pub(crate) will_dark: u8,
    /// Save Will tokens of set-up that went to the reserve unseen.
    pub(crate) will_out: u8,
    /// Set-up of Season 1: the tokens set aside for Save Will, by front, and how many (ST-SETUP-04).
    pub(crate) aside: Secret<Fronts>,
    pub(crate) aside_count: u8,
    /// How many Save Will tokens are still to be dealt.
    pub(crate) will_left: u8,
    /// The reserve and what was drawn from it face down, as everybody can count it (`record.rs`).
    pub(crate) region: Region,
    /// The layer of the next draw.
    pub(crate) layer: Layer,
    /// By number, how much is owed to the case that a late token was never seen before, in parts of 256.
    pub(crate) owed: By<Token, u8, NUMBERS>,
    /// What a looker knows of a pile restacked since.
    pub(crate) private: Option<Private>,
    /// The Allies on the board.
    pub(crate) allies: By<AllySlot, Option<Ally>, { AllySlot::COUNT }>,
    pub(crate) ally_deck: Deck<Ally>,
    pub(crate) items: Deck<Item>,
    pub(crate) cards: Deck<Card>,
    pub(crate) scenes: Deck<Scene>,
    /// Allies removed from the match (ST-MODE-07).
    pub(crate) boxed_allies: Set<Ally>,
    /// Slots whose Power was used or lost (Ruling ST-Q-57).
    pub(crate) spent: Set<Slot>,
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
    /// Nobody before one is chosen.
    pub(crate) character: Option<Character>,
    /// Nowhere before the figures are placed.
    pub(crate) at: Option<Location>,
    pub(crate) fear: u8,
    pub(crate) allies: Set<Ally>,
    pub(crate) items: Set<Item>,
    /// Hands are open (ST-CARD-06), or their owner's secret where the table agreed on it (Ruling ST-Q-61).
    pub(crate) hand: Secret<Set<Card>>,
    /// How many cards it has: everybody sees their backs.
    pub(crate) hand_count: u8,
}

impl Player {
    pub(crate) const fn new(character: Option<Character>, hand_known_to: SeatSet) -> Player {
        let hand = Secret::new(Set::EMPTY, hand_known_to);
        Player { character, at: None, fear: 0, allies: Set::EMPTY, items: Set::EMPTY, hand, hand_count: 0 }
    }

    /// The cards of the hand that these eyes know: all or none.
    pub(crate) fn hand_seen_by(&self, eyes: Eyes) -> Set<Card> {
        self.hand.seen_by(eyes).copied().unwrap_or(Set::EMPTY)
    }

    pub(crate) fn put_card(&mut self, card: Card, referee: &Referee) {
        self.hand.truth_mut(referee).put(card);
        self.hand_count += 1;
    }

    pub(crate) fn take_card(&mut self, card: Card, referee: &Referee) {
        self.hand.truth_mut(referee).take(card);
        self.hand_count -= 1;
    }

    #[inline]
    pub(crate) fn location(&self) -> Location {
        self.at.expect("the figures are placed")
    }
}

/// What happened so far in a turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Turn {
    /// Cards beside the sheet (ST-CARD-07).
    pub(crate) beside: Set<Card>,
    /// Those laid in this step.
    pub(crate) laid: Set<Card>,
    /// Danger played so far (ST-CARD-04).
    pub(crate) danger: u8,
    pub(crate) friends: u8,
    /// The values of the cards laid in this step.
    pub(crate) sum: u8,
    pub(crate) moves: u8,
    /// Whether a Location with an Enemy was already passed.
    pub(crate) passed: bool,
    /// Whether somebody was shielded this turn.
    pub(crate) shielded: bool,
    /// The action of this turn, once it is declared.
    pub(crate) declared: Option<Declared>,
    /// The action value.
    pub(crate) value: u8,
    /// Items to choose from.
    pub(crate) drawn: Set<Item>,
    /// Scenes to reveal and revealed (Ruling ST-Q-02).
    pub(crate) scenes: u8,
    pub(crate) revealed: u8,
    /// The Scene being resolved.
    pub(crate) scene: Option<Scene>,
    /// The Enemy that moved last, in this Scene.
    pub(crate) mover: Option<Enemy>,
    pub(crate) step: Step,
}

/// Where the turn stands: for the view.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
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
        beside: Set::EMPTY,
        laid: Set::EMPTY,
        danger: 0,
        friends: 0,
        sum: 0,
        moves: 0,
        passed: false,
        shielded: false,
        declared: None,
        value: 0,
        drawn: Set::EMPTY,
        scenes: 0,
        revealed: 0,
        scene: None,
        mover: None,
        step: Step::Setup,
    };

    /// The action of this turn.
    pub(crate) fn declared(&self) -> Declared {
        self.declared.expect("an action was declared")
    }
}

/// What is declared in the Act step.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Declared {
    pub(crate) deed: Deed,
    /// What it is contested by.
    pub(crate) pile: Option<Slot>,
    /// Whom a Fight is against.
    pub(crate) enemy: Option<Enemy>,
}

/// Whose sentences are done, one after the other.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Script {
    Scene(Scene),
    Power(Power),
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
    SetupAlly(AllySlot),
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
        of: Script,
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
        left: Set<Slot>,
        count: u8,
    },
    /// A new Ally for this Ally slot.
    NewAlly(AllySlot),
    DrawItems(u8),
    Gather(u8),
    /// These Enemies move, one after the other.
    MoveEach {
        left: Set<Enemy>,
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
        left: Set<Seat>,
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
    #[inline]
    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat]
    }

    #[inline]
    pub(crate) fn season<'p>(&self, pack: &'p Pack) -> &'p Season {
        pack.season(self.rules.mode)
    }

    /// Ruling ST-Q-61
    pub(crate) fn hides_hands(&self) -> bool {
        self.players.values()[0].hand.known_to() != SeatSet::EVERYBODY
    }

    /// Whether nobody plays this Character.
    pub(crate) fn is_free(&self, character: Character) -> bool {
        self.seats().all(|seat| self.player(seat).character != Some(character))
    }

    #[inline]
    pub(crate) fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        SeatSet::first(self.rules.seats).iter()
    }

    /// These seats, from the active one on clockwise (ST-TURN-01).
    #[inline]
    pub(crate) fn in_turn(&self, seats: Set<Seat>) -> impl Iterator<Item = Seat> + use<> {
        let before = Set::first_of(self.active.index());
        (seats - before).iter().chain((seats & before).iter())
    }

    #[inline]
    pub(crate) fn pile(&self, slot: Slot) -> &Pile {
        &self.piles[slot]
    }

    /// Slots of the group that hold a pile.
    #[inline]
    pub(crate) fn piles_of(&self, pack: &Pack, group: Group) -> Set<Slot> {
        self.filled(self.season(pack).groups[group])
    }

    /// Those of these slots that hold a pile.
    #[inline]
    pub(crate) fn filled(&self, slots: Set<Slot>) -> Set<Slot> {
        slots.iter().filter(|slot| self.pile(*slot).count > 0).collect()
    }

    pub(crate) fn empty_of(&self, pack: &Pack, group: Group) -> Set<Slot> {
        let all = self.season(pack).groups[group];
        all - self.filled(all)
    }

    /// ST-TOKEN-02
    #[inline]
    pub(crate) fn demogorgon_value(&self, pack: &Pack) -> u8 {
        self.piles_of(pack, Group::Demogorgon).len() as u8
    }

    /// Locations with an Enemy.
    #[inline]
    pub(crate) fn enemy_places(&self) -> Set<Location> {
        self.enemies.values().iter().copied().flatten().collect()
    }

    /// Enemies of this kind on the board.
    pub(crate) fn enemies_of(&self, pack: &Pack, kind: EnemyKind) -> Set<Enemy> {
        self.season(pack).enemies_of(kind).filter(|enemy| self.enemies[*enemy].is_some()).collect()
    }

    /// Enemies on this Location.
    pub(crate) fn enemies_at(&self, at: Location) -> Set<Enemy> {
        Enemy::all().filter(|enemy| self.enemies[*enemy] == Some(at)).collect()
    }

    /// ST-CARD-02; Ruling ST-Q-64: whether somebody else counts on this seat's Location.
    #[inline]
    pub(crate) fn has_company(&self, pack: &Pack, seat: Seat) -> bool {
        self.would_have_company(pack, seat, self.player(seat).location())
    }

    /// Whether somebody else would count there.
    #[inline]
    pub(crate) fn would_have_company(&self, pack: &Pack, seat: Seat, at: Location) -> bool {
        self.seats().any(|other| other != seat && self.player(other).at == Some(at))
            || self.passives(pack, seat).any(|passive| passive == Passive::Company)
    }

    pub(crate) fn passives<'p>(&self, pack: &'p Pack, seat: Seat) -> impl Iterator<Item = Passive> + use<'p> {
        self.player(seat).allies.iter().filter_map(|ally| pack.ally(ally).passive)
    }

    /// Nothing before a Character is chosen.
    pub(crate) fn ability(&self, pack: &Pack, seat: Seat) -> Option<Ability> {
        self.player(seat).character.map(|character| pack.characters[character].ability)
    }

    /// ST-MOVE-02
    pub(crate) fn base_move(&self, pack: &Pack, seat: Seat) -> u8 {
        let character = self.player(seat).character.expect("Characters are chosen first");
        let faster: u8 = self
            .passives(pack, seat)
            .map(|passive| if let Passive::Faster(more) = passive { more } else { 0 })
            .sum();
        pack.characters[character].base_move + faster
    }

    /// What the cards laid in this step come to so far (ST-CARD-02, ST-CARD-08).
    pub(crate) fn laid_so_far(&self, pack: &Pack) -> u8 {
        let company = self.has_company(pack, self.active);
        self.turn.sum + if company { self.turn.friends } else { 0 }
    }

    /// Everything that adds to an action but the cards (ST-ACT-04; Ruling ST-Q-15).
    pub(crate) fn bonus(&self, pack: &Pack, seat: Seat, deed: Deed) -> u8 {
        self.bonus_at(pack, seat, deed, self.player(seat).location())
    }

    /// The same, if the Character stood there.
    pub(crate) fn bonus_at(&self, pack: &Pack, seat: Seat, deed: Deed, at: Location) -> u8 {
        let player = self.player(seat);
        let items: u8 = player.items.iter().map(|item| pack.item(item).bonus[deed]).sum();
        let allies: u8 = player.allies.iter().map(|ally| pack.ally(ally).bonus[deed]).sum();
        let ability = match self.ability(pack, seat) {
            Some(Ability::Bonus { action, amount }) if action == deed => amount,
            _ => 0,
        };
        items + allies + ability + self.season(pack).printed(deed, at).unwrap_or(0)
    }

    /// Danger this seat may ignore (ST-LAB-02, ST-ALLY-06).
    pub(crate) fn ignored_danger(&self, pack: &Pack, seat: Seat) -> u8 {
        let lab = self.empty_of(pack, Group::Lab).len() as u8;
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
        let roots: u8 = self.season(pack).groups[Group::Roots].iter().map(|slot| self.pile(slot).count).sum();
        roots + self.enemies_of(pack, EnemyKind::Demodog).len() as u8
    }

    /// What this slot's pile is worth beside its tokens.
    pub(crate) fn extra(&self, pack: &Pack, slot: Slot) -> u8 {
        if self.season(pack).slot(slot).group == Group::Portal { self.portal_bonus(pack) } else { 0 }
    }

    /// Whether an Item can be drawn, the discard included (Ruling ST-Q-33).
    pub(crate) fn can_draw_item(&self) -> bool {
        !self.items.is_empty() || !self.items.spent().is_empty()
    }

    /// Powers that can still be used (ST-POWER-01, ST-POWER-02).
    pub(crate) fn powers_left(&self, pack: &Pack) -> Set<Slot> {
        self.piles_of(pack, Group::Power) - self.spent
    }
}

/// A copy stays cheap as long as the state is small.
const _: () = assert!(size_of::<State>() <= 1024, "a state fits in a kibibyte");
