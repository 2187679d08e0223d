//! From the files of a pack to checked content.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use veilleuse_core::kit::{By, Noun, Set};
use veilleuse_pack::{
    COME_CHECKED, PackFiles, Problem, Problems, Provenance, RuleBook, Spanned, Texts, deck_files,
};

use crate::{
    cards::{Ability, Effect, Passive, Step},
    pack::{
        ActionCard, AllyCard, ByLocation, Characters, EnemySpec, ItemCard, Pack, PowerSheet, SceneCard,
        Season, Sheet, SlotSpec, all_steps,
    },
    setup::Mode,
    words::{Ally, Card, Character, Deed, Enemy, EnemyKind, Group, Item, Location, Power, Scene, Slot},
};

/// `pack.toml`: what the pack is, its tokens, and how many cards there must be.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct PackFile {
    /// The id of the pack.
    pub id: String,
    /// Its version.
    pub version: String,
    /// The component list.
    pub counts: Counts,
    /// The Level tokens.
    pub tokens: Tokens,
    /// The last square of the Fear track, by level.
    pub terrified: Terrified,
}

/// How many cards of each kind the box has.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Counts {
    pub actions: usize,
    pub items: usize,
    pub allies: [usize; 2],
    pub scenes: [usize; 2],
}

/// How many tokens of each front there are.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Tokens {
    /// Where the numbers come from.
    pub provenance: Provenance,
    /// Of each number from 0 to 5.
    pub numbered: [u8; 6],
    /// Demogorgon tokens.
    pub demogorgon: u8,
}

/// The last square of the Fear track, by level.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Terrified {
    pub provenance: Provenance,
    pub easy: u8,
    pub standard: u8,
    pub hard: u8,
}

/// `board.toml`: both sides of the board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct BoardFile {
    /// The side of Season 1.
    pub season_1: SideFile,
    /// The side of Season 2.
    pub season_2: SideFile,
}

/// One side of the board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct SideFile {
    /// Where the roads come from.
    pub provenance: Provenance,
    /// For drawing: rows from north to south; the last one is below ground.
    pub rows: Vec<Vec<Location>>,
    /// Roads.
    pub roads: Vec<(Location, Location)>,
    /// Roads that frighten.
    pub fear_roads: Vec<(Location, Location)>,
    /// Where Calm Down can be done, with the bonus of the Location.
    pub calm: BTreeMap<Location, u8>,
    /// Where Get an Item can be done, with the bonus of the Location.
    pub get_item: BTreeMap<Location, u8>,
    /// Where Gather Information can be done, with the bonus of the Location.
    pub gather_info: BTreeMap<Location, u8>,
    /// The Enemies, in the order of their ids.
    pub enemy: Vec<EnemyFile>,
    /// The token slots, in the order of their ids.
    pub slot: Vec<SlotFile>,
}

/// An Enemy.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct EnemyFile {
    /// What it is.
    pub kind: EnemyKind,
    /// Where it starts; without it, beside the board.
    #[serde(default)]
    pub at: Option<Location>,
}

/// A token slot.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct SlotFile {
    /// Its group.
    pub group: Group,
    /// The Location whose action it belongs to.
    #[serde(default)]
    pub at: Option<Location>,
    /// The printed number; 0 for a slot that starts empty, or an Ally slot.
    pub size: u8,
    /// The name of the Power.
    #[serde(default)]
    pub power: Option<String>,
    /// Where it comes from.
    pub provenance: Provenance,
}

/// `decks/characters.toml`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct CharacterFile {
    /// One sheet for each Character.
    pub sheet: BTreeMap<Character, SheetSpec>,
}

/// A Character sheet.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct SheetSpec {
    /// Where it comes from.
    pub provenance: Provenance,
    /// Start Location.
    pub start: Location,
    /// Base movement.
    pub base_move: u8,
    /// What the Character can do.
    pub ability: Ability,
}

deck_files! {
    /// `decks/actions.toml`.
    ActionDeckFile of ActionSpec {
        /// Its value, 1 to 3.
        value: u8,
        /// Whether it has a Friends icon.
        #[serde(default)]
        friends: bool,
        /// Whether it has a Danger icon.
        #[serde(default)]
        danger: bool,
    }
    /// `decks/items.toml`.
    ItemDeckFile of ItemSpec {
        /// The name; the texts have a message `item-<name>` with an attribute `text`.
        name: String,
        /// Its bonuses, by action.
        bonus: BTreeMap<Deed, u8>,
    }
    /// `decks/allies.toml`.
    AllyDeckFile of AllySpec {
        /// The Season: 1 or 2.
        season: u8,
        /// The name; the texts have a message `ally-<name>` with an attribute `text`.
        name: String,
        /// The size of the pile.
        pile: u8,
        /// Its bonuses, by action.
        #[serde(default)]
        bonus: BTreeMap<Deed, u8>,
        /// What it does all the time.
        #[serde(default)]
        passive: Option<Passive>,
    }
    /// `decks/scenes.toml`.
    SceneDeckFile of SceneSpec {
        /// The Season: 1 or 2.
        season: u8,
        /// The name; the texts have a message `scene-<name>` with an attribute `text`.
        name: String,
        /// Its sentences.
        steps: Vec<Step>,
    }
    /// `decks/powers.toml`.
    PowerDeckFile of PowerSpec {
        /// The name; the texts have a message `power-<name>` with an attribute `text`.
        name: String,
        /// Its sentences.
        steps: Vec<Step>,
    }
}

/// The name and JSON Schema of each kind of file.
#[cfg(feature = "schema")]
pub fn schemas() -> Vec<(&'static str, String)> {
    use veilleuse_pack::schema::of;
    vec![
        ("stranger-things-pack", of::<PackFile>()),
        ("stranger-things-board", of::<BoardFile>()),
        ("stranger-things-characters", of::<CharacterFile>()),
        ("stranger-things-actions", of::<ActionDeckFile>()),
        ("stranger-things-items", of::<ItemDeckFile>()),
        ("stranger-things-allies", of::<AllyDeckFile>()),
        ("stranger-things-scenes", of::<SceneDeckFile>()),
        ("stranger-things-powers", of::<PowerDeckFile>()),
    ]
}

const ACTIONS: &str = "decks/actions.toml";
const ITEMS: &str = "decks/items.toml";
const ALLIES: &str = "decks/allies.toml";
const SCENES: &str = "decks/scenes.toml";
const POWERS: &str = "decks/powers.toml";
const CHARACTERS: &str = "decks/characters.toml";
const BOARD: &str = "board.toml";

/// Reads and checks a pack: content, texts and rule book.
pub fn load(files: &PackFiles, texts: &Texts) -> Result<Pack, Problems> {
    let manifest: PackFile = files.read("pack.toml")?;
    let board: BoardFile = files.read(BOARD)?;
    let characters: CharacterFile = files.read(CHARACTERS)?;
    let actions: ActionDeckFile = files.read(ACTIONS)?;
    let items: ItemDeckFile = files.read(ITEMS)?;
    let allies: AllyDeckFile = files.read(ALLIES)?;
    let scenes: SceneDeckFile = files.read(SCENES)?;
    let powers: PowerDeckFile = files.read(POWERS)?;
    let mut check = Check { files, texts, problems: Problems::new() };
    if !COME_CHECKED {
        check.ids::<Card>(ACTIONS, actions.card.iter().map(|card| &card.id));
        check.ids::<Item>(ITEMS, items.card.iter().map(|card| &card.id));
        check.ids::<Ally>(ALLIES, allies.card.iter().map(|card| &card.id));
        check.ids::<Scene>(SCENES, scenes.card.iter().map(|card| &card.id));
        check.ids::<Power>(POWERS, powers.card.iter().map(|card| &card.id));
        check.counts(&manifest, &actions, &items, &allies, &scenes, &powers);
        check.decks(&actions, &items, &allies, &scenes, &powers);
    }
    let tokens = By::new(manifest.tokens.numbered);
    let names: Vec<&str> = powers.card.iter().map(|card| card.name.as_str()).collect();
    let decks = |season: u8| {
        let allies = Ally::all().zip(&allies.card).filter(|(_, card)| card.season == season);
        let scenes = Scene::all().zip(&scenes.card).filter(|(_, card)| card.season == season);
        (allies.map(|(ally, _)| ally).collect(), scenes.map(|(scene, _)| scene).collect())
    };
    let first = check.side(Mode::Season1, &board.season_1, &names, decks(1));
    let second = check.side(Mode::Season2, &board.season_2, &names, decks(2));
    let characters = check.characters(&characters);
    if !COME_CHECKED {
        check.names();
    }
    if !COME_CHECKED && let Err(problems) = RuleBook::load(files) {
        check.problems.extend(problems);
    }
    let (Some(first), Some(second), Some(characters)) = (first, second, characters) else {
        return Err(check.problems);
    };
    for (mode, season) in Mode::ALL.into_iter().zip([&first, &second]) {
        check.on_the_board(mode, season, &characters, &scenes, &powers);
        let largest = allies.card.iter().map(|card| card.pile).max().unwrap_or(0);
        let used: u32 = season.slots.iter().map(|slot| u32::from(slot.size)).sum();
        let all: u32 = tokens.values().iter().map(|count| u32::from(*count)).sum();
        if used + 2 * u32::from(largest) > all {
            check.problems.push(Problem::about(BOARD, "set-up needs more tokens than there are"));
        }
    }
    let bonus = |named: &BTreeMap<Deed, u8>| By::with(|deed| named.get(&deed).copied().unwrap_or(0));
    let Terrified { easy, standard, hard, .. } = manifest.terrified;
    let pack = Pack {
        digest: files.digest(),
        terrified: By::new([easy, standard, hard]),
        tokens,
        demogorgon_tokens: manifest.tokens.demogorgon,
        seasons: By::new([first, second]),
        cards: actions
            .card
            .iter()
            .map(|card| ActionCard { value: card.value, friends: card.friends, danger: card.danger })
            .collect(),
        items: items
            .card
            .iter()
            .map(|card| ItemCard { name: card.name.clone(), bonus: bonus(&card.bonus) })
            .collect(),
        allies: allies
            .card
            .iter()
            .map(|card| AllyCard {
                name: card.name.clone(),
                pile: card.pile,
                bonus: bonus(&card.bonus),
                passive: card.passive,
            })
            .collect(),
        scenes: scenes
            .card
            .iter()
            .map(|card| SceneCard { name: card.name.clone(), steps: card.steps.clone() })
            .collect(),
        powers: powers
            .card
            .iter()
            .map(|card| PowerSheet { name: card.name.clone(), steps: card.steps.clone() })
            .collect(),
        characters,
    };
    if !COME_CHECKED {
        pack.figures().check(texts, &mut check.problems);
    }
    check.problems.or(pack)
}

struct Check<'a> {
    files: &'a PackFiles,
    texts: &'a Texts,
    problems: Problems,
}

impl Check<'_> {
    fn wrong(&mut self, path: &str, id: &Spanned<String>, what: impl Into<String>) {
        self.problems.push(Problem::at(self.files, path, id.span(), what.into()));
    }

    fn counts(
        &mut self,
        manifest: &PackFile,
        actions: &ActionDeckFile,
        items: &ItemDeckFile,
        allies: &AllyDeckFile,
        scenes: &SceneDeckFile,
        powers: &PowerDeckFile,
    ) {
        let counts = &manifest.counts;
        let of = |season: u8| {
            let allies = allies.card.iter().filter(|card| card.season == season).count();
            (allies, scenes.card.iter().filter(|card| card.season == season).count())
        };
        let found = [
            (ACTIONS, actions.card.len(), counts.actions),
            (ITEMS, items.card.len(), counts.items),
            (ALLIES, of(1).0, counts.allies[0]),
            (ALLIES, of(2).0, counts.allies[1]),
            (SCENES, of(1).1, counts.scenes[0]),
            (SCENES, of(2).1, counts.scenes[1]),
        ];
        for (path, found, wanted) in found {
            if found != wanted {
                let what = format!("{found} cards, but pack.toml counts {wanted}");
                let help = "add or remove cards, or correct the count";
                self.problems.push(Problem::about(path, what).help(help));
            }
        }
        let seasons: Vec<u8> = scenes.card.iter().map(|card| card.season).collect();
        let allied: Vec<u8> = allies.card.iter().map(|card| card.season).collect();
        for (path, seasons) in [(SCENES, seasons), (ALLIES, allied)] {
            if !seasons.is_sorted() || seasons.iter().any(|season| !(1..=2).contains(season)) {
                self.problems.push(Problem::about(path, "Season 1 first, then Season 2"));
            }
        }
        for (path, found, most) in [
            (ACTIONS, actions.card.len(), Card::COUNT),
            (ITEMS, items.card.len(), Item::COUNT),
            (ALLIES, allies.card.len(), Ally::COUNT),
            (SCENES, scenes.card.len(), Scene::COUNT),
            (POWERS, powers.card.len(), Power::COUNT),
        ] {
            if found > most {
                self.problems.push(Problem::about(path, format!("at most {most} cards")));
            }
        }
        if actions.card.len() < 30 {
            self.problems.push(Problem::about(ACTIONS, "four hands of five need at least 30 Action cards"));
        }
        let Terrified { easy, standard, hard, .. } = manifest.terrified;
        if !(2..=40).contains(&hard) || hard > standard || standard > easy || easy > 40 {
            let what = "the Fear track ends at 2 to 40, later on easier levels (ST-CHAR-06)";
            self.problems.push(Problem::about("pack.toml", what));
        }
        if manifest.tokens.demogorgon > 12 {
            self.problems.push(Problem::about("pack.toml", "at most 12 Demogorgon tokens"));
        }
        if manifest.tokens.numbered.iter().map(|count| u32::from(*count)).sum::<u32>() > 200 {
            self.problems.push(Problem::about("pack.toml", "at most 200 numbered tokens"));
        }
    }

    fn ids<'s, C: Noun + ToString>(&mut self, path: &str, ids: impl Iterator<Item = &'s Spanned<String>>) {
        for (card, id) in C::all().zip(ids) {
            let wanted = card.to_string();
            if *id.get_ref() != wanted {
                let problem = Problem::at(self.files, path, id.span(), "ids number the cards in order");
                self.problems.push(problem.help(format!("this card is {wanted}")));
            }
            self.text(&format!("card-{wanted}"), "cards");
        }
    }

    fn text(&mut self, message: &str, file: &str) {
        if !self.texts.has(message) {
            let problem = Problem::about(format!("fr/{file}.ftl"), format!("no text {message}"));
            self.problems.push(problem.help(format!("add it to fr/{file}.ftl and en/{file}.ftl")));
        }
    }

    fn decks(
        &mut self,
        actions: &ActionDeckFile,
        items: &ItemDeckFile,
        allies: &AllyDeckFile,
        scenes: &SceneDeckFile,
        powers: &PowerDeckFile,
    ) {
        for card in &actions.card {
            if !(1..=3).contains(&card.value) {
                self.wrong(ACTIONS, &card.id, "the value of an Action card is 1 to 3 (ST-CARD-01)");
            }
        }
        let named = |kind: &str, name: &str| [format!("{kind}-{name}"), format!("{kind}-{name}.text")];
        let mut texts: Vec<String> = Vec::new();
        items.card.iter().for_each(|card| texts.extend(named("item", &card.name)));
        allies.card.iter().for_each(|card| texts.extend(named("ally", &card.name)));
        scenes.card.iter().for_each(|card| texts.extend(named("scene", &card.name)));
        powers.card.iter().for_each(|card| texts.extend(named("power", &card.name)));
        for message in &texts {
            self.text(message, "names");
        }
        for card in &items.card {
            if card.bonus.is_empty() || card.bonus.values().any(|amount| !(1..=5).contains(amount)) {
                self.wrong(ITEMS, &card.id, "an Item gives 1 to 5 to certain actions (ST-ITEM-01)");
            }
        }
        for card in &allies.card {
            if !(1..=4).contains(&card.pile) {
                self.wrong(ALLIES, &card.id, "an Ally has a pile of 1 to 4 tokens (ST-PILE-01)");
            }
        }
        for season in [1, 2] {
            let ends = scenes.card.iter().filter(|card| {
                card.season == season && card.steps.iter().any(|step| step.does == Effect::EndOfDay)
            });
            if ends.count() != 1 {
                self.problems
                    .push(Problem::about(SCENES, format!("Season {season}: one End of Day (ST-Q-46)")));
            }
        }
        for (path, id, steps) in scenes
            .card
            .iter()
            .map(|card| (SCENES, &card.id, &card.steps))
            .chain(powers.card.iter().map(|card| (POWERS, &card.id, &card.steps)))
        {
            self.steps(path, id, steps);
        }
    }

    fn steps(&mut self, path: &str, id: &Spanned<String>, steps: &[Step]) {
        if steps.is_empty() || steps.len() > 4 {
            self.wrong(path, id, "one to four sentences");
        }
        for step in steps {
            match step.does {
                Effect::Create {
                    group: Group::Will | Group::Portal | Group::Power | Group::Ally, ..
                } => {
                    self.wrong(path, id, "no pile of this group is ever created (ST-Q-42, ST-Q-57)");
                }
                Effect::Create { size, .. } if !(1..=4).contains(&size) => {
                    self.wrong(path, id, "a pile has 1 to 4 tokens (ST-PILE-01)");
                }
                Effect::DiscardPile(Group::Will | Group::Portal | Group::Ally | Group::Power) => {
                    self.wrong(path, id, "no effect takes a pile of this group away (ST-Q-43)");
                }
                Effect::Look(_) | Effect::ReturnToken(_) if path == SCENES => {
                    self.wrong(path, id, "only a Power lets somebody look");
                }
                _ => {}
            }
        }
    }

    fn characters(&mut self, file: &CharacterFile) -> Option<Characters> {
        let mut sheets = Vec::new();
        for who in Character::ALL {
            self.text(&format!("character-{}", who.id()), "names");
            self.text(&format!("character-{}.text", who.id()), "names");
            let Some(spec) = file.sheet.get(&who) else {
                self.problems.push(Problem::about(CHARACTERS, format!("no sheet of {}", who.id())));
                continue;
            };
            let (start, base_move, ability) = (spec.start, spec.base_move, spec.ability);
            sheets.push(Sheet { start, base_move, ability });
        }
        sheets.try_into().ok().map(By::new)
    }

    fn side(
        &mut self,
        mode: Mode,
        side: &SideFile,
        powers: &[&str],
        (allies, scenes): (Set<Ally>, Set<Scene>),
    ) -> Option<Season> {
        let mut wrong = |what: String| {
            self.problems.push(Problem::about(BOARD, format!("{}: {what}", mode.id())));
            None
        };
        let Some((below, above)) = side.rows.split_last() else { return wrong("no Locations".into()) };
        let hawkins: Set<Location> = above.iter().flatten().copied().collect();
        let below: Set<Location> = below.iter().copied().collect();
        if hawkins.len() != 8 || below.len() != 4 || hawkins.meets(below) {
            return wrong("eight Locations in Hawkins and four below (ST-BOARD-11, ST-BOARD-12)".into());
        }
        let all = hawkins | below;
        let (mut near, mut fear) = (ByLocation::all(Set::EMPTY), ByLocation::all(Set::EMPTY));
        for (from, to) in side.roads.iter().chain(&side.fear_roads) {
            near[*from].put(*to);
            near[*to].put(*from);
        }
        for (from, to) in &side.fear_roads {
            if !below.has(*from) || !below.has(*to) {
                return wrong("marked roads join Locations below (ST-BOARD-04)".into());
            }
            fear[*from].put(*to);
            fear[*to].put(*from);
        }
        if near.values().iter().any(|near: &Set<Location>| !(*near - all).is_empty()) {
            return wrong("a road leads to a Location that is not on this side".into());
        }
        let steps = all_steps(&near);
        let cut_off = |from: Location| all.iter().any(|to| steps[from][to].is_none());
        if all.iter().any(cut_off) {
            return wrong("every Location can be reached from every other (ST-BOARD-03)".into());
        }
        if side.slot.len() > Slot::COUNT || side.enemy.len() > Enemy::COUNT {
            return wrong(format!("at most {} token slots and {} Enemies", Slot::COUNT, Enemy::COUNT));
        }
        let mut slots = Vec::new();
        let (mut groups, mut slots_at) = (By::all(Set::EMPTY), ByLocation::all(Set::EMPTY));
        for (slot, spec) in Slot::all().zip(&side.slot) {
            let named = |name: &String| Power::all().zip(powers).find(|(_, other)| *other == name);
            let power = match (spec.group, spec.power.as_ref().and_then(named)) {
                (Group::Power, Some((power, _))) => Some(power),
                (Group::Power, None) => return wrong(format!("slot {slot} names no Power of {POWERS}")),
                _ => None,
            };
            if spec.size > 4 {
                return wrong(format!("slot {slot}: a pile has at most four tokens (ST-PILE-01)"));
            }
            if (spec.group == Group::Lab || spec.group == Group::Will) && spec.size == 0 {
                return wrong(format!("slot {slot} starts with a pile (ST-Q-56)"));
            }
            groups[spec.group].put(slot);
            if let Some(at) = spec.at {
                if !all.has(at) {
                    return wrong(format!("slot {slot} is on no Location of this side"));
                }
                slots_at[at].put(slot);
            }
            slots.push(SlotSpec { group: spec.group, at: spec.at, size: spec.size, power });
        }
        if groups[Group::Ally].len() != 2 || groups[Group::Will].is_empty() {
            return wrong("two Ally slots and at least one Save Will slot (ST-BOARD-07)".into());
        }
        let spec = |enemy: &EnemyFile| EnemySpec { kind: enemy.kind, at: enemy.at };
        let enemies = By::with(|enemy: Enemy| side.enemy.get(enemy.index()).map(spec));
        let by_place = |named: &BTreeMap<Location, u8>| By::with(|at| named.get(&at).copied());
        let season = Season {
            rows: side.rows.clone(),
            hawkins,
            below,
            near,
            fear,
            steps,
            calm: by_place(&side.calm),
            get_item: by_place(&side.get_item),
            gather: by_place(&side.gather_info),
            slots,
            groups,
            slots_at,
            enemies,
            allies,
            scenes,
        };
        for slot in season.all_slots().iter() {
            self.text(&format!("slot-{}-{slot}", mode.id()), "names");
        }
        Some(season)
    }

    /// Sheets, Locations with a bonus, Enemies, Scenes and Powers name nothing that this side lacks.
    fn on_the_board(
        &mut self,
        mode: Mode,
        season: &Season,
        sheets: &Characters,
        scenes: &SceneDeckFile,
        powers: &PowerDeckFile,
    ) {
        let side = mode.id();
        let lacks = |at: Location| !season.all().has(at);
        for (who, sheet) in sheets.iter().filter(|(_, sheet)| lacks(sheet.start)) {
            let (who, start) = (who.id(), sheet.start.id());
            let what = format!("{who} starts at {start}, which is not on the side of {side} (ST-SETUP-11)");
            self.problems.push(Problem::about(CHARACTERS, what));
        }
        let with_bonus =
            |at: &Location| Deed::ALL.into_iter().any(|deed| season.printed(deed, *at).is_some());
        let starts = season.enemies.values().iter().flatten().filter_map(|enemy| enemy.at);
        for at in Location::ALL.into_iter().filter(with_bonus).chain(starts).filter(|at| lacks(*at)) {
            let what = format!("{side}: {} is not on this side (ST-BOARD-13)", at.id());
            self.problems.push(Problem::about(BOARD, what));
        }
        let has = |kind: EnemyKind| season.enemies_of(kind).next().is_some();
        let unknown = |step: &Step| match step.does {
            Effect::Spawn(at) => lacks(at) || !has(EnemyKind::Demodog),
            effect => effect.enemy().is_some_and(|kind| !has(kind)),
        };
        let scenes = Scene::all().zip(&scenes.card).filter(|(scene, _)| season.scenes.has(*scene));
        let used = |power: Power| season.slots.iter().any(|slot| slot.power == Some(power));
        let powers = Power::all().zip(&powers.card).filter(|(power, _)| used(*power));
        let cards = scenes
            .map(|(_, card)| (SCENES, &card.id, &card.steps))
            .chain(powers.map(|(_, card)| (POWERS, &card.id, &card.steps)));
        for (path, id, steps) in cards {
            if steps.iter().any(unknown) {
                self.wrong(
                    path,
                    id,
                    format!("names an Enemy or a Location that {side} has not (ST-MODE-05)"),
                );
            }
        }
    }

    /// Words the rules use by themselves.
    fn names(&mut self) {
        let locations = Location::ALL.map(|location| format!("location-{}", location.id()));
        let deeds = Deed::ALL.map(|deed| format!("action-{}", deed.id()));
        let kinds = EnemyKind::ALL.map(|kind| format!("enemy-{}", kind.id()));
        let groups = Group::ALL.map(|group| format!("group-{}", group.id()));
        for message in locations.into_iter().chain(deeds).chain(kinds).chain(groups) {
            self.text(&message, "names");
        }
    }
}
