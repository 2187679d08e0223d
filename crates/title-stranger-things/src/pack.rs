//! The checked content of Stranger Things.

use veilleuse_core::kit::{By, Noun, Set};

use crate::{
    cards::{Ability, Passive, Step},
    setup::{Level, Mode},
    state::Script,
    words::{
        Ally, AllySlot, Card, Character, Deed, Enemy, EnemyKind, Group, Item, Location, NUMBERS, Power,
        Scene, Slot, Token, Zone,
    },
};

/// Everything the rules and the views read of a pack.
#[derive(Debug)]
pub struct Pack {
    pub(crate) digest: String,
    /// The last square of the Fear track.
    pub(crate) terrified: By<Level, u8, { Level::COUNT }>,
    /// How many tokens of each number there are.
    pub(crate) tokens: By<Token, u8, NUMBERS>,
    pub(crate) demogorgon_tokens: u8,
    pub(crate) seasons: By<Mode, Season, { Mode::COUNT }>,
    pub(crate) cards: Vec<ActionCard>,
    pub(crate) items: Vec<ItemCard>,
    pub(crate) allies: Vec<AllyCard>,
    pub(crate) scenes: Vec<SceneCard>,
    pub(crate) powers: Vec<PowerSheet>,
    pub(crate) characters: Characters,
}

/// The sheets of the Characters.
pub(crate) type Characters = By<Character, Sheet, { Character::COUNT }>;

/// A value for each Location.
pub(crate) type ByLocation<V> = By<Location, V, { Location::COUNT }>;

/// What a card adds to each action.
pub(crate) type Bonuses = By<Deed, u8, { Deed::COUNT }>;

/// A side of the board with its decks.
#[derive(Debug)]
pub(crate) struct Season {
    /// For drawing: three rows of four.
    pub(crate) rows: Vec<Vec<Location>>,
    pub(crate) hawkins: Set<Location>,
    pub(crate) below: Set<Location>,
    pub(crate) near: ByLocation<Set<Location>>,
    /// Neighbours over a marked road (ST-BOARD-04).
    pub(crate) fear: ByLocation<Set<Location>>,
    pub(crate) steps: Steps,
    /// The bonus of the Location where the action can be done (ST-BOARD-13).
    pub(crate) calm: ByLocation<Option<u8>>,
    pub(crate) get_item: ByLocation<Option<u8>>,
    pub(crate) gather: ByLocation<Option<u8>>,
    pub(crate) slots: Vec<SlotSpec>,
    pub(crate) groups: By<Group, Set<Slot>, { Group::COUNT }>,
    pub(crate) slots_at: ByLocation<Set<Slot>>,
    pub(crate) enemies: By<Enemy, Option<EnemySpec>, { Enemy::COUNT }>,
    pub(crate) allies: Set<Ally>,
    pub(crate) scenes: Set<Scene>,
}

/// An Enemy at set-up.
#[derive(Clone, Copy, Debug)]
pub(crate) struct EnemySpec {
    pub(crate) kind: EnemyKind,
    /// No Location: it waits beside the board.
    pub(crate) at: Option<Location>,
}

/// A token slot (ST-BOARD-05).
#[derive(Clone, Copy, Debug)]
pub(crate) struct SlotSpec {
    pub(crate) group: Group,
    pub(crate) at: Option<Location>,
    /// The printed number; 0 when there is none.
    pub(crate) size: u8,
    /// What a Power slot is for.
    pub(crate) power: Option<Power>,
}

impl SlotSpec {
    /// The Power of a Power slot.
    pub(crate) fn power(&self) -> Power {
        self.power.expect("a Power slot")
    }
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct ActionCard {
    pub(crate) value: u8,
    pub(crate) friends: bool,
    pub(crate) danger: bool,
}

#[derive(Clone, Debug)]
pub(crate) struct ItemCard {
    pub(crate) name: String,
    pub(crate) bonus: Bonuses,
}

#[derive(Clone, Debug)]
pub(crate) struct AllyCard {
    pub(crate) name: String,
    pub(crate) pile: u8,
    pub(crate) bonus: Bonuses,
    pub(crate) passive: Option<Passive>,
}

#[derive(Clone, Debug)]
pub(crate) struct SceneCard {
    pub(crate) name: String,
    pub(crate) steps: Vec<Step>,
}

#[derive(Clone, Debug)]
pub(crate) struct PowerSheet {
    pub(crate) name: String,
    pub(crate) steps: Vec<Step>,
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct Sheet {
    pub(crate) start: Location,
    pub(crate) base_move: u8,
    pub(crate) ability: Ability,
}

impl Pack {
    /// The digest of the files it was read from.
    pub fn digest(&self) -> &str {
        &self.digest
    }

    #[inline]
    pub(crate) const fn season(&self, mode: Mode) -> &Season {
        &self.seasons.values()[mode as usize]
    }

    #[inline]
    pub(crate) fn card(&self, card: Card) -> ActionCard {
        self.cards[card.index()]
    }

    #[inline]
    pub(crate) fn ally(&self, ally: Ally) -> &AllyCard {
        &self.allies[ally.index()]
    }

    #[inline]
    pub(crate) fn item(&self, item: Item) -> &ItemCard {
        &self.items[item.index()]
    }

    pub(crate) fn scene(&self, scene: Scene) -> &SceneCard {
        &self.scenes[scene.index()]
    }

    pub(crate) fn power(&self, power: Power) -> &PowerSheet {
        &self.powers[power.index()]
    }

    /// The sentences of a card, top to bottom.
    pub(crate) fn steps(&self, script: Script) -> &[Step] {
        match script {
            Script::Scene(scene) => &self.scene(scene).steps,
            Script::Power(power) => &self.power(power).steps,
        }
    }
}

impl Season {
    #[inline]
    pub(crate) fn slot(&self, slot: Slot) -> &SlotSpec {
        &self.slots[slot.index()]
    }

    /// The slots of this side.
    #[inline]
    pub(crate) fn all_slots(&self) -> Set<Slot> {
        Set::first_of(self.slots.len())
    }

    pub(crate) const fn zone(&self, zone: Zone) -> Set<Location> {
        match zone {
            Zone::Hawkins => self.hawkins,
            Zone::Below => self.below,
        }
    }

    pub(crate) fn all(&self) -> Set<Location> {
        self.hawkins | self.below
    }

    /// The bonus of the Location, where this is one of its actions and contested by no pile.
    pub(crate) fn printed(&self, deed: Deed, at: Location) -> Option<u8> {
        match deed {
            Deed::Calm => self.calm[at],
            Deed::GetItem => self.get_item[at],
            Deed::GatherInfo => self.gather[at],
            _ => None,
        }
    }

    #[inline]
    pub(crate) fn distance(&self, from: Location, to: Location) -> u8 {
        self.steps[from][to].expect("the roads of a side join all its Locations")
    }

    /// Locations at the end of a walk of exactly so many steps (Ruling ST-Q-16).
    pub(crate) fn walks(&self, from: Location, count: u8) -> Set<Location> {
        (0..count).fold(Set::only(from), |ends, _| self.around(ends))
    }

    /// Locations next to one of these.
    pub(crate) fn around(&self, of: Set<Location>) -> Set<Location> {
        around(&self.near, of)
    }

    /// The Enemies of this kind.
    pub(crate) fn enemies_of(&self, kind: EnemyKind) -> impl Iterator<Item = Enemy> {
        let of_kind = move |spec: Option<EnemySpec>| spec.is_some_and(|spec| spec.kind == kind);
        Enemy::all().filter(move |enemy| of_kind(self.enemies[*enemy]))
    }

    /// What an Enemy of this Season is.
    pub(crate) fn foe(&self, enemy: Enemy) -> EnemyKind {
        self.enemies[enemy].expect("an Enemy of this Season").kind
    }

    /// The two Ally slots with their token slots.
    pub(crate) fn ally_slots(&self) -> impl Iterator<Item = (AllySlot, Slot)> {
        AllySlot::all().zip(self.groups[Group::Ally].iter())
    }

    /// The Ally slot with these tokens, if they are an Ally's.
    pub(crate) fn ally_slot(&self, tokens: Slot) -> Option<AllySlot> {
        self.ally_slots().find(|(_, slot)| *slot == tokens).map(|(place, _)| place)
    }

    /// The token slot of an Ally slot.
    pub(crate) fn tokens_of(&self, place: AllySlot) -> Slot {
        let found = self.ally_slots().find(|(other, _)| *other == place);
        found.expect("there are two Ally slots").1
    }

    /// Whether the top token of this slot's pile is revealed at set-up (ST-SETUP-06; Ruling ST-Q-29).
    pub(crate) fn revealed_at_setup(&self, slot: Slot) -> bool {
        self.slot(slot).at.is_some_and(|at| self.hawkins.has(at))
    }
}

/// Steps between two Locations, where there is a way.
pub(crate) type Steps = ByLocation<ByLocation<Option<u8>>>;

/// Steps between all Locations of a graph.
pub(crate) fn all_steps(near: &ByLocation<Set<Location>>) -> Steps {
    By::with(|from| {
        let (mut steps, mut edge, mut seen) = (By::all(None), Set::only(from), Set::only(from));
        for count in 0.. {
            if edge.is_empty() {
                break;
            }
            edge.iter().for_each(|to| steps[to] = Some(count));
            edge = around(near, edge) - seen;
            seen |= edge;
        }
        steps
    })
}

fn around(near: &ByLocation<Set<Location>>, of: Set<Location>) -> Set<Location> {
    of.iter().fold(Set::EMPTY, |set, location| set | near[location])
}
