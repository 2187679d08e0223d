//! From the files of a pack to checked content.

use serde::{Deserialize, Serialize};
use veilleuse_core::kit::{By, Noun, Set};
use veilleuse_pack::{
    COME_CHECKED, PackFiles, Problem, Problems, Provenance, RuleBook, Spanned, Texts, deck_files,
};

use crate::{
    cards::{Ability, Arrows, Damage, Goal, Power, Use},
    pack::{
        Board, Body, BountyCard, CharacterCard, ItemCard, NotSolo, Pack, VehicleCard, WeaponCard, WormCard,
    },
    state::Attack,
    words::{Bounty, Cell, Character, Colour, Dir, Item, Location, Vehicle, Weapon, Worm, WormKind},
};

/// `pack.toml`: what the pack is, and how many cards there must be.
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
}

/// How many cards of each kind the box has.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Counts {
    pub vehicles: usize,
    pub bounties: usize,
    pub items: usize,
    pub weapons: usize,
    pub worms: usize,
    pub characters: usize,
}

/// `board.toml`: both sides of the board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct BoardFile {
    /// The Desert side.
    pub desert: SideFile,
    /// The Canyon side.
    pub canyon: SideFile,
}

/// One side of the board, drawn row by row.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct SideFile {
    /// Where it comes from.
    pub provenance: Provenance,
    /// Six rows: `.` desert, `#` Canyon, `O` Official Building, `P` State Police, `G` General Store, `H`
    /// Hospital, `M` Motel.
    pub rows: Vec<String>,
    /// The column each face of the blue die names, from 1.
    pub numbered: [u8; 6],
}

deck_files! {
    /// `decks/vehicles.toml`.
    VehicleDeckFile of VehicleSpec {
        /// The kind of vehicle; the texts have a message `vehicle-<name>` with an attribute `text`.
        name: String,
        /// Action Points.
        value: u8,
        /// What it does after the actions.
        ability: Ability,
        /// Its arrows, from left to right.
        arrows: Vec<Dir>,
    }
    /// `decks/bounties.toml`.
    BountyDeckFile of BountySpec {
        /// When it may be claimed.
        goal: Goal,
        /// What it is worth.
        points: u8,
    }
    /// `decks/items.toml`.
    ItemDeckFile of ItemSpec {
        /// The name; the texts have a message `item-<name>` with an attribute `text`.
        name: String,
        /// What it does.
        does: Use,
        /// Whether using it also gives a point.
        #[serde(default)]
        point: bool,
        /// Whether it stays in the box in solo.
        #[serde(default)]
        not_in_solo: bool,
    }
    /// `decks/weapons.toml`.
    WeaponDeckFile of WeaponSpec {
        /// The name; the texts have a message `weapon-<name>` with an attribute `text`.
        name: String,
        /// What it deals.
        damage: Damage,
        /// Whether it can shoot a Hat off.
        #[serde(default)]
        shoots_hats: bool,
        /// Whether it comes back when the worm is defeated.
        #[serde(default)]
        returns: bool,
        /// Whether it takes an egg from another caught player.
        #[serde(default)]
        takes_egg: bool,
        /// Whether it stays in the box in solo.
        #[serde(default)]
        not_in_solo: bool,
    }
    /// `decks/worms.toml`.
    WormDeckFile of WormSpec {
        /// The kind.
        kind: WormKind,
        /// Column and row as the dice name them.
        at: (u8, u8),
        /// The colour of its egg; none for a Queen.
        #[serde(default)]
        colour: Option<Colour>,
        /// Its Health; none for a starting worm.
        #[serde(default)]
        health: Option<u8>,
        /// Its card limit; none for a starting worm.
        #[serde(default)]
        limit: Option<u8>,
        /// Where rubble falls: columns to the right and rows down from the Target.
        shaded: Vec<(i8, i8)>,
    }
    /// `decks/characters.toml`.
    CharacterDeckFile of CharacterSpec {
        /// The name; the texts have a message `character-<name>` with an attribute `text`.
        name: String,
        /// What the Character can do as a Leader.
        power: Power,
        /// Whether the card stays in the box in solo.
        #[serde(default)]
        not_in_solo: bool,
    }
}

/// The name and JSON Schema of each kind of file.
#[cfg(feature = "schema")]
pub fn schemas() -> Vec<(&'static str, String)> {
    use veilleuse_pack::schema::of;
    vec![
        ("terror-below-pack", of::<PackFile>()),
        ("terror-below-board", of::<BoardFile>()),
        ("terror-below-vehicles", of::<VehicleDeckFile>()),
        ("terror-below-bounties", of::<BountyDeckFile>()),
        ("terror-below-items", of::<ItemDeckFile>()),
        ("terror-below-weapons", of::<WeaponDeckFile>()),
        ("terror-below-worms", of::<WormDeckFile>()),
        ("terror-below-characters", of::<CharacterDeckFile>()),
    ]
}

/// Reads and checks a pack: content, texts and rule book.
pub fn load(files: &PackFiles, texts: &Texts) -> Result<Pack, Problems> {
    let manifest: PackFile = files.read("pack.toml")?;
    let board: BoardFile = files.read("board.toml")?;
    let vehicles: VehicleDeckFile = files.read(VEHICLES)?;
    let bounties: BountyDeckFile = files.read(BOUNTIES)?;
    let items: ItemDeckFile = files.read(ITEMS)?;
    let weapons: WeaponDeckFile = files.read(WEAPONS)?;
    let worms: WormDeckFile = files.read(WORMS)?;
    let characters: CharacterDeckFile = files.read(CHARACTERS)?;
    let mut check = Check { files, texts, problems: Problems::new() };
    if !COME_CHECKED {
        check.counts(
            &manifest.counts,
            [
                vehicles.card.len(),
                bounties.card.len(),
                items.card.len(),
                weapons.card.len(),
                worms.card.len(),
                characters.card.len(),
            ],
        );
        check.ids::<Vehicle>(VEHICLES, vehicles.card.iter().map(|card| &card.id));
        check.ids::<Bounty>(BOUNTIES, bounties.card.iter().map(|card| &card.id));
        check.ids::<Item>(ITEMS, items.card.iter().map(|card| &card.id));
        check.ids::<Weapon>(WEAPONS, weapons.card.iter().map(|card| &card.id));
        check.ids::<Worm>(WORMS, worms.card.iter().map(|card| &card.id));
        check.ids::<Character>(CHARACTERS, characters.card.iter().map(|card| &card.id));
    }
    let not_solo = NotSolo {
        items: marked(items.card.iter().map(|card| card.not_in_solo)),
        weapons: marked(weapons.card.iter().map(|card| card.not_in_solo)),
        characters: marked(characters.card.iter().map(|card| card.not_in_solo)),
    };
    let worm_deck = marked(worms.card.iter().map(|card| card.limit.is_some()));
    let queens = marked(worms.card.iter().map(|card| card.kind == WormKind::Queen));
    let queen_goal = Goal::Hunt { worm: Some(WormKind::Queen) };
    let queen_bounties = marked(bounties.card.iter().map(|card| card.goal == queen_goal));
    let worms = check.worms(&worms);
    let vehicles = check.vehicles(&vehicles);
    let bounties = check.bounties(&bounties);
    let items = check.items(&items);
    let weapons = check.weapons(&weapons);
    let characters = check.characters(&characters);
    let desert = check.side("desert", &board.desert, 6, &worms);
    let canyon = check.side("canyon", &board.canyon, 8, &worms);
    if !COME_CHECKED {
        check.names();
    }
    if !COME_CHECKED && let Err(problems) = RuleBook::load(files) {
        check.problems.extend(problems);
    }
    let (Some(desert), Some(canyon)) = (desert, canyon) else { return Err(check.problems) };
    let pack = Pack {
        digest: files.digest(),
        boards: By::new([desert, canyon]),
        vehicles,
        bounties,
        items,
        weapons,
        worms,
        characters,
        worm_deck,
        queens,
        queen_bounties,
        not_solo,
    };
    if !COME_CHECKED {
        pack.figures().check(texts, &mut check.problems);
    }
    check.problems.or(pack)
}

const VEHICLES: &str = "decks/vehicles.toml";
const BOUNTIES: &str = "decks/bounties.toml";
const ITEMS: &str = "decks/items.toml";
const WEAPONS: &str = "decks/weapons.toml";
const WORMS: &str = "decks/worms.toml";
const CHARACTERS: &str = "decks/characters.toml";

/// The cards with a mark.
fn marked<C: Noun>(marks: impl Iterator<Item = bool>) -> Set<C> {
    C::all().zip(marks).filter(|(_, mark)| *mark).map(|(card, _)| card).collect()
}

struct Check<'a> {
    files: &'a PackFiles,
    texts: &'a Texts,
    problems: Problems,
}

impl Check<'_> {
    fn wrong(&mut self, path: &str, span: std::ops::Range<usize>, what: impl Into<String>) {
        self.problems.push(Problem::at(self.files, path, span, what.into()));
    }

    fn counts(&mut self, counts: &Counts, found: [usize; 6]) {
        let wanted = [
            (VEHICLES, counts.vehicles, Vehicle::COUNT),
            (BOUNTIES, counts.bounties, Bounty::COUNT),
            (ITEMS, counts.items, Item::COUNT),
            (WEAPONS, counts.weapons, Weapon::COUNT),
            (WORMS, counts.worms, Worm::COUNT),
            (CHARACTERS, counts.characters, Character::COUNT),
        ];
        for ((path, wanted, most), found) in wanted.into_iter().zip(found) {
            if found != wanted {
                let what = format!("{found} cards, but pack.toml counts {wanted}");
                let help = "add or remove cards, or correct the count";
                self.problems.push(Problem::about(path, what).help(help));
            }
            if found > most {
                self.problems.push(Problem::about(path, format!("this deck has at most {most} cards")));
            }
        }
        // Five hands of four, nine cards under worms and a companion must leave something to draw.
        if found[0] < 40 || found[5] < 15 {
            self.problems.push(Problem::about(VEHICLES, "five players need 40 Vehicles and 15 Characters"));
        }
    }

    fn ids<'s, C: Noun + ToString>(&mut self, path: &str, ids: impl Iterator<Item = &'s Spanned<String>>) {
        for (card, id) in C::all().zip(ids) {
            let wanted = card.to_string();
            if *id.get_ref() != wanted {
                let problem = Problem::at(self.files, path, id.span(), "ids number the cards in order");
                self.problems.push(problem.help(format!("this card is {wanted}")));
            }
            let message = format!("card-{wanted}");
            if !self.texts.has(&message) {
                let problem = Problem::at(self.files, path, id.span(), format!("no text {message}"));
                self.problems.push(problem.help("add it to fr/cards.ftl and en/cards.ftl"));
            }
        }
    }

    fn name(&mut self, path: &str, span: std::ops::Range<usize>, kind: &str, name: &str) {
        for message in [format!("{kind}-{name}"), format!("{kind}-{name}.text")] {
            if !self.texts.has(&message) {
                let problem = Problem::at(self.files, path, span.clone(), format!("no text {message}"));
                self.problems.push(problem.help("add it to fr/names.ftl and en/names.ftl"));
            }
        }
    }

    fn vehicles(&mut self, file: &VehicleDeckFile) -> Vec<VehicleCard> {
        let mut cards = Vec::new();
        for spec in &file.card {
            self.name(VEHICLES, spec.id.span(), "vehicle", &spec.name);
            if !(1..=9).contains(&spec.value) {
                self.wrong(VEHICLES, spec.id.span(), "a Vehicle gives 1 to 9 Action Points");
            }
            let Ok(arrows) = Arrows::try_from(spec.arrows.as_slice()) else {
                self.wrong(VEHICLES, spec.id.span(), "a Vehicle has at most four arrows");
                continue;
            };
            cards.push(VehicleCard {
                name: spec.name.clone(),
                value: spec.value,
                ability: spec.ability,
                arrows,
                provenance: spec.provenance,
            });
        }
        cards
    }

    fn bounties(&mut self, file: &BountyDeckFile) -> Vec<BountyCard> {
        for spec in &file.card {
            if !(2..=9).contains(&spec.points) {
                self.wrong(
                    BOUNTIES,
                    spec.id.span(),
                    "a Bounty is worth 2 to 9 points, more than a plain token",
                );
            }
        }
        let card = |spec: &BountySpec| BountyCard {
            goal: spec.goal,
            points: spec.points,
            provenance: spec.provenance,
        };
        file.card.iter().map(card).collect()
    }

    fn items(&mut self, file: &ItemDeckFile) -> Vec<ItemCard> {
        for spec in &file.card {
            self.name(ITEMS, spec.id.span(), "item", &spec.name);
        }
        let card = |spec: &ItemSpec| ItemCard {
            name: spec.name.clone(),
            does: spec.does,
            point: spec.point,
            provenance: spec.provenance,
        };
        file.card.iter().map(card).collect()
    }

    fn weapons(&mut self, file: &WeaponDeckFile) -> Vec<WeaponCard> {
        for spec in &file.card {
            self.name(WEAPONS, spec.id.span(), "weapon", &spec.name);
        }
        if file.card.iter().filter(|spec| spec.returns).count() > Attack::RETURNING {
            self.problems.push(Problem::about(WEAPONS, "at most four Weapons come back to the hand"));
        }
        let card = |spec: &WeaponSpec| WeaponCard {
            name: spec.name.clone(),
            damage: spec.damage,
            shoots_hats: spec.shoots_hats,
            returns: spec.returns,
            takes_egg: spec.takes_egg,
            provenance: spec.provenance,
        };
        file.card.iter().map(card).collect()
    }

    fn worms(&mut self, file: &WormDeckFile) -> Vec<WormCard> {
        let mut cards = Vec::new();
        for spec in &file.card {
            let span = spec.id.span();
            if !(1..=6).contains(&spec.at.0) || !(1..=6).contains(&spec.at.1) {
                self.wrong(WORMS, span.clone(), "coordinates are two faces of dice, 1 to 6");
                continue;
            }
            if (spec.kind == WormKind::Queen) == spec.colour.is_some() {
                self.wrong(
                    WORMS,
                    span.clone(),
                    "a Queen lays all colours, every other worm one (TB-WORM-08)",
                );
            }
            if spec.health.is_some() != spec.limit.is_some() {
                let what = "a starting worm has neither Health nor limit, every other both (TB-SETUP-03)";
                self.wrong(WORMS, span.clone(), what);
            }
            if spec.limit.is_some_and(|limit| !(2..=6).contains(&limit)) {
                self.wrong(WORMS, span.clone(), "a card limit is 2 to 6");
            }
            if spec.shaded.iter().any(|(x, y)| x.abs() > 2 || y.abs() > 2) {
                self.wrong(WORMS, span, "the attack grid is five by five");
            }
            cards.push(WormCard {
                kind: spec.kind,
                at: spec.at,
                colour: spec.colour,
                body: spec.health.zip(spec.limit).map(|(health, limit)| Body { health, limit }),
                shaded: spec.shaded.clone(),
                provenance: spec.provenance,
            });
        }
        if cards.iter().filter(|card| card.body.is_some()).count() < 16 {
            self.problems.push(Problem::about(WORMS, "the worm deck needs at least 16 cards"));
        }
        cards
    }

    fn characters(&mut self, file: &CharacterDeckFile) -> Vec<CharacterCard> {
        for spec in &file.card {
            self.name(CHARACTERS, spec.id.span(), "character", &spec.name);
        }
        let card = |spec: &CharacterSpec| CharacterCard {
            name: spec.name.clone(),
            power: spec.power,
            provenance: spec.provenance,
        };
        file.card.iter().map(card).collect()
    }

    fn side(&mut self, name: &str, side: &SideFile, columns: u8, worms: &[WormCard]) -> Option<Board> {
        let path = "board.toml";
        let mut wrong = |what: String| {
            self.problems.push(Problem::about(path, format!("{name}: {what}")));
            None
        };
        let fits = side.rows.len() == usize::from(Cell::ROWS)
            && side.rows.iter().all(|row| row.chars().count() == usize::from(columns));
        if !fits {
            return wrong(format!("{} rows of {columns} cells", Cell::ROWS));
        }
        let (mut canyon, mut homes) = (Set::EMPTY, [None; 5]);
        for (row, line) in side.rows.iter().enumerate() {
            for (column, mark) in line.chars().enumerate() {
                let cell = Cell::of(column as u8 + 1, row as u8 + 1);
                match mark {
                    '.' => {}
                    '#' => canyon.put(cell),
                    _ => {
                        let place = "OPGHM".find(mark);
                        let Some(place) = place.filter(|place| homes[*place].is_none()) else {
                            return wrong(format!("`{mark}` stands for nothing, or twice for a Location"));
                        };
                        homes[place] = Some(cell);
                    }
                }
            }
        }
        let found: Vec<Cell> = homes.into_iter().flatten().collect();
        let Ok(homes) = <[Cell; 5]>::try_from(found) else {
            return wrong("five Locations (TB-SETUP-02)".into());
        };
        let numbered = side.numbered;
        let rising = numbered.windows(2).all(|pair| pair[0] < pair[1]);
        if !rising || numbered[0] == 0 || numbered[5] > columns {
            return wrong("each face of the blue die names another column (TB-Q-44)".into());
        }
        let plain =
            numbered.iter().all(|column| (1..=Cell::ROWS).all(|row| !canyon.has(Cell::of(*column, row))));
        if !plain {
            return wrong("no numbered cell is Canyon (TB-Q-42)".into());
        }
        Some(Board::new(columns, canyon, By::new(homes), numbered, worms))
    }

    /// Words the rules use by themselves.
    fn names(&mut self) {
        let locations = Location::ALL.map(|location| format!("location-{}", location.id()));
        let colours = Colour::ALL.map(|colour| format!("colour-{}", colour.id()));
        let kinds = WormKind::ALL.map(|kind| format!("worm-{}", kind.id()));
        for message in locations.into_iter().chain(colours).chain(kinds) {
            if !self.texts.has(&message) {
                let problem = Problem::about("fr/names.ftl", format!("no text {message}"));
                self.problems.push(problem.help("add it to fr/names.ftl and en/names.ftl"));
            }
        }
    }
}
