//! From the files of a pack to checked content.

use serde::{Deserialize, Serialize};
use veilleuse_core::kit::{By, Noun, Set};
use veilleuse_pack::{COME_CHECKED, PackFiles, Problem, Problems, Provenance, RuleBook, Spanned, Texts};

use crate::{
    cards::{Aim, Aptitude, Closing, Effect, Family, Moment, OnFailure, Spell},
    frame::Troubles,
    pack::{
        BySpace, CardData, ChildCard, Door, Epilogue, House, Moments, Op, Pack, Panel, Plan, Span, Tracks,
    },
    words::{Card, Deck, Figure, Final, Floor, Number, Passage, Slot, Space},
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

/// How many cards of each deck the box has.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Counts {
    pub search: usize,
    pub light: usize,
    pub dark: usize,
    pub boogeyman: usize,
    pub babysitter: usize,
    pub nightmare: usize,
    pub trouble: usize,
    pub event: usize,
    pub objective: usize,
}

/// `board.toml`: the Spencer house, its tracks and supplies.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct BoardFile {
    /// Tracks and supplies.
    pub tracks: TracksFile,
    /// The Rooms, from 1 to 25, then the Halls.
    pub space: Vec<SpaceSpec>,
    /// The Passages, from A on.
    pub passage: Vec<PassageSpec>,
}

/// Tracks and supplies.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct TracksFile {
    /// Where it comes from.
    pub provenance: Provenance,
    /// Spaces of the Spawn Track with the Event symbol, from 1 to 10.
    pub events: Vec<u8>,
    /// The Babysitter's Stress counter.
    pub babysitter: StressFile,
    /// The Boogeyman's Stress counter.
    pub boogeyman: StressFile,
    /// Padlock tokens.
    pub padlocks: u8,
    /// Noise tokens of the values 1 to 5.
    pub noise: [u8; 5],
}

/// A Stress counter.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct StressFile {
    /// The maximum.
    pub most: u8,
    /// Spaces with the Trouble symbol.
    pub troubles: Vec<u8>,
}

/// A Room or a Hall.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct SpaceSpec {
    /// `r1` to `r25`, then `h1` to `h6`; the texts have a message `room-<id>`.
    #[cfg_attr(feature = "schema", schemars(with = "String"))]
    pub id: Spanned<String>,
    /// Where it comes from.
    pub provenance: Provenance,
    /// The floor.
    pub floor: Floor,
    /// Column and row of each cell it spans.
    pub cells: Vec<(u8, u8)>,
}

/// A Passage.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct PassageSpec {
    /// Its letters, in order.
    #[cfg_attr(feature = "schema", schemars(with = "String"))]
    pub id: Spanned<String>,
    /// Where it comes from.
    pub provenance: Provenance,
    /// What it joins.
    #[cfg_attr(feature = "schema", schemars(with = "(String, String)"))]
    pub joins: (Space, Space),
    /// Stairs or a ramp.
    #[serde(default)]
    pub stairs: bool,
    /// The Attic door.
    #[serde(default)]
    pub locked: bool,
}

/// `children.toml`: the six Children.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct ChildrenFile {
    /// Peter, Daphné, Ray, Leila, Mike, Tommy.
    pub child: Vec<ChildSpec>,
}

/// A Child.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct ChildSpec {
    /// Who; the texts have a message `child-<id>` with the attributes `attitude`, `aptitude` and `text`.
    pub id: Figure,
    /// Where the Aptitude comes from.
    pub provenance: Provenance,
    /// The Hall of its colour.
    #[cfg_attr(feature = "schema", schemars(with = "String"))]
    pub hall: Space,
    /// What it can do while Calm or Scared.
    pub aptitude: Aptitude,
}

/// `decks/<deck>.toml`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct DeckFile {
    /// The cards, in the order of their ids.
    pub card: Vec<CardSpec>,
}

/// A card.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct CardSpec {
    /// The id: a letter and the place in the deck; the texts have a message `card-<id>`.
    #[cfg_attr(feature = "schema", schemars(with = "String"))]
    pub id: Spanned<String>,
    /// Where it comes from.
    pub provenance: Provenance,
    /// The name; the texts have a message `<deck>-<name>` with an attribute `text`.
    pub name: String,
    /// Search cards: when it is played.
    #[serde(default)]
    pub when: Option<Moment>,
    /// What it does, step by step.
    #[serde(default)]
    pub does: Vec<Effect>,
    /// Events and some Nightmares: what holds while it lies open.
    #[serde(default)]
    pub spell: Option<Spell>,
    /// Objective cards: what it does when the Final starts.
    #[serde(default)]
    pub aim: Option<Aim>,
}

/// `epilogues.toml`: the Book of Epilogues.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct EpiloguesFile {
    /// The Finals.
    pub epilogue: Vec<EpilogueSpec>,
}

/// A Final.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct EpilogueSpec {
    /// The number of its Room; the texts have messages `epilogue-<number>-…`.
    #[cfg_attr(feature = "schema", schemars(with = "u8"))]
    pub number: Spanned<u8>,
    /// A short English name.
    pub id: String,
    /// Its mood.
    pub family: Family,
    /// Who wins.
    pub closing: Closing,
    /// Seven panels; as many as participants and two more are read.
    pub panels: Vec<PanelSpec>,
    /// Where it comes from.
    pub provenance: Provenance,
}

/// A panel.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct PanelSpec {
    /// What a success needs.
    pub at_least: u8,
    /// What a failure costs.
    pub on_failure: OnFailure,
}

/// The name and JSON Schema of each kind of file.
#[cfg(feature = "schema")]
pub fn schemas() -> Vec<(&'static str, String)> {
    use veilleuse_pack::schema::of;
    vec![
        ("boogeyman-pack", of::<PackFile>()),
        ("boogeyman-board", of::<BoardFile>()),
        ("boogeyman-children", of::<ChildrenFile>()),
        ("boogeyman-deck", of::<DeckFile>()),
        ("boogeyman-epilogues", of::<EpiloguesFile>()),
    ]
}

const BOARD: &str = "board.toml";
const CHILDREN: &str = "children.toml";
const EPILOGUES: &str = "epilogues.toml";

fn deck_path(deck: Deck) -> String {
    format!("decks/{}.toml", deck.id())
}

/// Reads and checks a pack: content, texts and rule book.
pub fn load(files: &PackFiles, texts: &Texts) -> Result<Pack, Problems> {
    let manifest: PackFile = files.read("pack.toml")?;
    let board: BoardFile = files.read(BOARD)?;
    let children: ChildrenFile = files.read(CHILDREN)?;
    let epilogues: EpiloguesFile = files.read(EPILOGUES)?;
    let mut decks: By<Deck, DeckFile, 9> = By::with(|_| DeckFile { card: Vec::new() });
    for deck in Deck::ALL {
        decks[deck] = files.read(&deck_path(deck))?;
    }
    let mut check = Check { files, texts, problems: Problems::new(), ops: Vec::new() };
    if !COME_CHECKED {
        check.counts(&manifest.counts, &decks);
    }
    let cards: By<Deck, Vec<CardData>, 9> = By::with(|deck| check.deck(deck, &decks[deck]));
    let children = check.children(&children);
    let house = check.house(&board);
    let tracks = check.tracks(&board.tracks);
    let epilogues = check.epilogues(&epilogues);
    let possessed = check.possessed(&cards[Deck::Objective]);
    if !COME_CHECKED && let Err(problems) = RuleBook::load(files) {
        check.problems.extend(problems);
    }
    let Check { problems, ops, .. } = check;
    let (Some(children), Some(house), Some(epilogues), Some(possessed)) =
        (children, house, epilogues, possessed)
    else {
        return Err(problems);
    };
    let search = &cards[Deck::Search];
    let moments = Moments::of(search);
    let copies = By::with(|number: Number| {
        let name = search.get(number.index()).map(|card| &card.name);
        let same = Number::all().zip(search).filter(|(_, card)| Some(&card.name) == name);
        same.map(|(copy, _)| copy).chain([number]).collect()
    });
    problems.or(Pack {
        digest: files.digest(),
        house,
        children,
        cards,
        ops,
        epilogues,
        tracks,
        possessed,
        moments,
        copies,
    })
}

struct Check<'a> {
    files: &'a PackFiles,
    texts: &'a Texts,
    problems: Problems,
    ops: Vec<Op>,
}

impl Check<'_> {
    fn wrong(&mut self, path: &str, span: std::ops::Range<usize>, what: impl Into<String>) {
        self.problems.push(Problem::at(self.files, path, span, what.into()));
    }

    fn about(&mut self, path: &str, what: impl Into<String>) {
        self.problems.push(Problem::about(path, what.into()));
    }

    fn text(&mut self, path: &str, span: std::ops::Range<usize>, message: &str, file: &str) {
        if !self.texts.has(message) {
            let problem = Problem::at(self.files, path, span, format!("no text {message}"));
            self.problems.push(problem.help(format!("add it to fr/{file} and en/{file}")));
        }
    }

    fn counts(&mut self, counts: &Counts, decks: &By<Deck, DeckFile, 9>) {
        let wanted = By::new([
            counts.search,
            counts.light,
            counts.dark,
            counts.boogeyman,
            counts.babysitter,
            counts.nightmare,
            counts.trouble,
            counts.event,
            counts.objective,
        ]);
        for (deck, file) in decks.iter() {
            let (path, found, wanted) = (deck_path(deck), file.card.len(), wanted[deck]);
            if found != wanted {
                let what = format!("{found} cards, but pack.toml counts {wanted}");
                let help = "add or remove cards, or correct the count";
                self.problems.push(Problem::about(&path, what).help(help));
            }
            let least = if deck == Deck::Objective { 7 } else { 6 };
            if !(least..=Number::COUNT).contains(&found) {
                self.about(&path, format!("a deck has {least} to 64 cards"));
            }
        }
    }

    fn deck(&mut self, deck: Deck, file: &DeckFile) -> Vec<CardData> {
        let path = deck_path(deck);
        let mut cards = Vec::new();
        for (number, spec) in Number::all().zip(&file.card) {
            let wanted = Card::new(deck, number).to_string();
            if *spec.id.get_ref() != wanted {
                let problem = Problem::at(self.files, &path, spec.id.span(), "ids number the cards in order");
                self.problems.push(problem.help(format!("this card is {wanted}")));
            }
            self.text(&path, spec.id.span(), &format!("card-{wanted}"), "cards.ftl");
            for message in
                [format!("{}-{}", deck.id(), spec.name), format!("{}-{}.text", deck.id(), spec.name)]
            {
                self.text(&path, spec.id.span(), &message, "names.ftl");
            }
            let fits = match deck {
                Deck::Search => spec.when.is_some() && spec.spell.is_none() && spec.aim.is_none(),
                Deck::Event => spec.when.is_none() && spec.spell.is_some() && spec.does.is_empty(),
                Deck::Objective => spec.when.is_none() && spec.aim.is_some() && spec.does.is_empty(),
                Deck::Nightmare => spec.when.is_none() && spec.spell.is_some() == spec.does.is_empty(),
                _ => spec.when.is_none() && spec.spell.is_none() && spec.aim.is_none(),
            };
            if !fits {
                let what = "a Search card has `when`, an Event `spell`, a Nightmare `spell` or `does`, an Objective `aim`";
                self.wrong(&path, spec.id.span(), what);
            }
            let does = self.lay(&path, spec.id.span(), &spec.does);
            cards.push(CardData {
                name: spec.name.clone(),
                does,
                moment: spec.when,
                spell: spec.spell,
                aim: spec.aim,
                provenance: spec.provenance,
            });
        }
        cards
    }

    /// Lays steps flat: those of a test come before it.
    fn lay(&mut self, path: &str, span: std::ops::Range<usize>, effects: &[Effect]) -> Span {
        let mut flat = Vec::with_capacity(effects.len());
        for effect in effects {
            flat.push(self.flat(path, &span, effect));
        }
        let at = self.ops.len() as u16;
        self.ops.extend(flat);
        Span::new(at, self.ops.len() as u16)
    }

    fn flat(&mut self, path: &str, span: &std::ops::Range<usize>, effect: &Effect) -> Op {
        match effect {
            Effect::LoseState(who) => Op::LoseState(*who),
            Effect::RecoverState(who) => Op::RecoverState(*who),
            Effect::Revive => Op::Revive,
            Effect::GainCandy { who, count } => Op::GainCandy(*who, *count),
            Effect::LoseCandy { who, count } => Op::LoseCandy(*who, *count),
            Effect::LoseCandyOrState(who) => Op::LoseCandyOrState(*who),
            Effect::DrawSearch(count) => Op::DrawSearch(*count),
            Effect::DiscardSearch { who, count } => Op::DiscardSearch(*who, *count),
            Effect::Actions(count) => Op::Actions(*count),
            Effect::FewerActionsNext(count) => Op::FewerActionsNext(*count),
            Effect::GoHome => Op::GoHome,
            Effect::GoAnywhere => Op::GoAnywhere,
            Effect::Stumble => Op::Stumble,
            Effect::FreeMoves(count) => Op::FreeMoves(*count),
            Effect::SitterToward(count) => Op::SitterToward(*count),
            Effect::SitterLure(count) => Op::SitterLure(*count),
            Effect::SitterAnywhere => Op::SitterAnywhere,
            Effect::Activate => Op::Activate,
            Effect::Appear => Op::Appear,
            Effect::Stress(entity) => Op::Stress(*entity),
            Effect::Soothe(entity) => Op::Soothe(*entity),
            Effect::Padlock(place) => Op::Padlock(*place),
            Effect::Unlock => Op::Unlock,
            Effect::Darken(place) => Op::Darken(*place),
            Effect::Lighten => Op::Lighten,
            Effect::DarkAgain(count) => Op::DarkAgain(*count),
            Effect::PeekPile => Op::PeekPile,
            Effect::PeekTrack => Op::PeekTrack,
            Effect::CloseDoor => Op::CloseDoor,
            Effect::TradeAnywhere => Op::TradeAnywhere,
            Effect::Test { at_least, who, success, failure } => {
                if !(2..=6).contains(at_least) {
                    self.wrong(path, span.clone(), "a test needs 2 to 6");
                }
                let tests = |effect: &Effect| matches!(effect, Effect::Test { .. });
                if success.iter().chain(failure).any(tests) {
                    self.wrong(path, span.clone(), "a test holds no other test");
                }
                let success = self.lay(path, span.clone(), success);
                let failure = self.lay(path, span.clone(), failure);
                Op::Test { at_least: *at_least, who: *who, success, failure }
            }
        }
    }

    fn children(&mut self, file: &ChildrenFile) -> Option<By<Figure, ChildCard, 6>> {
        let order: Vec<Figure> = file.child.iter().map(|child| child.id).collect();
        if order != Figure::ALL {
            self.about(CHILDREN, "the six Children in this order: peter, daphne, ray, leila, mike, tommy");
            return None;
        }
        let mut halls: Vec<Space> = file.child.iter().map(|child| child.hall).collect();
        halls.sort_unstable();
        halls.dedup();
        if halls.len() != 6 || halls.iter().any(|hall| hall.is_room()) {
            self.about(CHILDREN, "each Child has its own Hall (BO-SETUP-18)");
        }
        for child in &file.child {
            let id = child.id.id();
            for message in [
                format!("child-{id}"),
                format!("child-{id}.attitude"),
                format!("child-{id}.aptitude"),
                format!("child-{id}.text"),
            ] {
                if !self.texts.has(&message) {
                    self.about(
                        CHILDREN,
                        format!("no text {message}: add it to fr/names.ftl and en/names.ftl"),
                    );
                }
            }
        }
        let card = |spec: &ChildSpec| ChildCard {
            aptitude: spec.aptitude,
            hall: spec.hall,
            provenance: spec.provenance,
        };
        let cards: Vec<ChildCard> = file.child.iter().map(card).collect();
        cards.try_into().ok().map(By::new)
    }

    fn house(&mut self, file: &BoardFile) -> Option<House> {
        if file.space.len() != Space::COUNT || file.passage.len() > Passage::COUNT {
            self.about(BOARD, "25 Rooms and 6 Halls (BO-HOUSE-01), and at most 52 Passages");
            return None;
        }
        for (space, spec) in Space::all().zip(&file.space) {
            if *spec.id.get_ref() != space.to_string() {
                self.wrong(BOARD, spec.id.span(), format!("Rooms and Halls in order: this one is {space}"));
            }
            self.text(BOARD, spec.id.span(), &format!("room-{space}"), "names.ftl");
            if spec.cells.is_empty() {
                self.wrong(BOARD, spec.id.span(), "a Room spans at least one cell");
            }
        }
        for (wanted, spec) in Passage::all().zip(&file.passage) {
            if *spec.id.get_ref() != wanted.to_string() {
                self.wrong(BOARD, spec.id.span(), format!("Passages in order: this one is {wanted}"));
            }
            let (one, two) = spec.joins;
            let attic = one == Space::ATTIC || two == Space::ATTIC;
            if one == Space::SECRET || two == Space::SECRET || one == two || attic != spec.locked {
                let what = "no Passage leads to Room 20, and the one to Room 5 is locked (BO-HOUSE-04)";
                self.wrong(BOARD, spec.id.span(), what);
            }
        }
        if file.passage.iter().filter(|passage| passage.locked).count() != 1 {
            self.about(BOARD, "the Attic has one door (BO-ATTIC-01)");
            return None;
        }
        let plan = |spec: &SpaceSpec| Plan {
            floor: spec.floor,
            cells: spec.cells.clone(),
            provenance: spec.provenance,
        };
        let door = |spec: &PassageSpec| Door {
            ends: [spec.joins.0, spec.joins.1],
            stairs: spec.stairs,
            locked: spec.locked,
        };
        let plans: BySpace<Plan> = By::with(|space: Space| plan(&file.space[space.index()]));
        let house = House::new(plans, file.passage.iter().map(door).collect());
        let apart =
            |space: Space| !space.is_sealed_room() && house.far(Space::FIRST_HALL, space) == crate::pack::FAR;
        if Space::all().any(apart) {
            self.about(BOARD, "every Room but 5 and 20 can be reached from every Hall");
        }
        Some(house)
    }

    fn tracks(&mut self, file: &TracksFile) -> Tracks {
        // Ruling BO-Q-14
        if file.events.iter().any(|space| !(2..=10).contains(space)) {
            self.about(BOARD, "Event symbols lie on the spaces 2 to 10 of the Spawn Track");
        }
        for stress in [&file.babysitter, &file.boogeyman] {
            let inside = stress.troubles.iter().all(|space| (1..stress.most).contains(space));
            if !(1..=20).contains(&stress.most) || !inside {
                self.about(BOARD, "a Stress counter has 1 to 20 spaces, with Troubles before the last");
            }
        }
        let symbols = file.babysitter.troubles.len() + file.boogeyman.troubles.len();
        if symbols > Troubles::MOST {
            self.about(BOARD, format!("at most {} Trouble symbols in all", Troubles::MOST));
        }
        let noise: u32 = file.noise.iter().map(|count| u32::from(*count)).sum();
        // Ruling BO-Q-07
        if noise != 45 {
            self.about(BOARD, format!("{noise} Noise tokens, but there are 45 (BO-Q-07)"));
        }
        let counters = [&file.babysitter, &file.boogeyman];
        Tracks {
            events: Slot::all().filter(|slot| file.events.contains(&slot.place())).collect(),
            stress: By::new(counters.map(|counter| counter.most)),
            troubles: By::new(counters.map(|counter| counter.troubles.iter().copied().collect())),
            padlocks: file.padlocks,
            noise: By::new(file.noise),
        }
    }

    fn epilogues(&mut self, file: &EpiloguesFile) -> Option<By<Final, Epilogue, 25>> {
        let mut found = Vec::new();
        for (place, spec) in file.epilogue.iter().enumerate() {
            let (span, number) = (spec.number.span(), place + 1);
            if usize::from(*spec.number.get_ref()) != number {
                self.wrong(EPILOGUES, span.clone(), format!("Finals in order: this one is {number}"));
            }
            if spec.panels.iter().any(|panel| !(2..=6).contains(&panel.at_least)) {
                self.wrong(EPILOGUES, span.clone(), "a test needs 2 to 6");
            }
            for part in ["title", "opening", "victory", "defeat"] {
                self.text(EPILOGUES, span.clone(), &format!("epilogue-{number:02}-{part}"), "epilogues.ftl");
            }
            for panel in 1..=7 {
                for part in ["panel", "fail"] {
                    let message = format!("epilogue-{number:02}-{part}-{panel}");
                    self.text(EPILOGUES, span.clone(), &message, "epilogues.ftl");
                }
            }
            let panel = |panel: &PanelSpec| Panel { at_least: panel.at_least, on_failure: panel.on_failure };
            let panels: Vec<Panel> = spec.panels.iter().map(panel).collect();
            let Ok(panels) = <[Panel; 7]>::try_from(panels) else {
                self.wrong(EPILOGUES, span, "a Final has seven panels");
                continue;
            };
            found.push(Epilogue {
                id: spec.id.clone(),
                family: spec.family,
                closing: spec.closing,
                panels,
                provenance: spec.provenance,
            });
        }
        let finals = found.try_into().ok().map(By::new);
        if finals.is_none() {
            self.about(EPILOGUES, "there is a Final for each of the 25 Rooms (BO-Q-78)");
        }
        finals
    }

    fn possessed(&mut self, cards: &[CardData]) -> Option<Number> {
        let is_traitor = |card: &CardData| card.aim == Some(Aim::Possessed);
        let traitors: Set<Number> =
            Number::all().zip(cards).filter(|(_, card)| is_traitor(card)).map(|(number, _)| number).collect();
        if traitors.single().is_none() {
            self.about(&deck_path(Deck::Objective), "one Objective card is the Possessed (BO-SETUP-26)");
        }
        traitors.single()
    }
}
