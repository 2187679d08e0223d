//! What to simulate: a grid of tables.

use std::{collections::BTreeMap, path::Path};

use serde::{Deserialize, Serialize};
use serde_json::Value;
use veilleuse_sim::Bot;
use veilleuse_titles::{Catalogue, Playable, Title, with_title};

use crate::LabError;

/// A plan as a person writes it, in TOML: what is named at the top holds for every block of `[[tables]]` that does not say
/// otherwise. `docs/simulation.md` explains the keys.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Plan {
    /// The title.
    pub title: String,
    /// What all chance follows from.
    pub seed: Option<u64>,
    /// How many matches each table plays at most.
    pub matches: Option<u64>,
    /// A table stops when its win rate is known to so many hundredths, such as `"2%"`.
    pub until: Option<String>,
    /// The modes.
    pub modes: Option<Listed<String>>,
    /// How many seats.
    pub seats: Option<Listed<u8>>,
    /// How hard.
    pub levels: Option<Listed<String>>,
    /// Who plays: a bot for all chairs, or a list with one for each chair, which takes turns.
    pub bots: Option<Vec<Seated>>,
    /// The packs: folders, or `shipped` for the one inside. The first one is what the others are compared with.
    pub packs: Option<Vec<String>>,
    /// Other options of the title: a value, or a list of values to be tried.
    pub options: BTreeMap<String, Value>,
    /// More tables, each with its own lists.
    pub tables: Vec<Block>,
}

/// What a page asks for.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Modest {
    /// How many tables there are.
    pub tables: usize,
    /// How many matches each plays at most.
    pub matches: u64,
    /// The half-width of the win rate at which a table stops.
    pub until: Option<f64>,
}

impl Modest {
    /// No run of a page plays more matches than this, all tables together.
    pub const MOST: u64 = 1_000_000;

    /// How many matches there are at most.
    pub const fn total(self) -> u64 {
        self.matches * self.tables as u64
    }
}

/// A part of a plan with lists of its own.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[expect(missing_docs, reason = "as in `Plan`")]
pub struct Block {
    pub modes: Option<Listed<String>>,
    pub seats: Option<Listed<u8>>,
    pub levels: Option<Listed<String>>,
    pub bots: Option<Vec<Seated>>,
    pub packs: Option<Vec<String>>,
    pub options: BTreeMap<String, Value>,
}

/// Some of what there is, or all of it: `"all"`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Listed<T> {
    /// These.
    These(Vec<T>),
    /// One alone, or the word `all`.
    One(OneOrAll<T>),
}

/// One thing or the word `all`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum OneOrAll<T> {
    /// All there are.
    All(All),
    /// This one.
    This(T),
}

/// The word `all`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum All {
    /// It.
    #[serde(rename = "all")]
    All,
}

impl<T> Listed<T> {
    /// All there are.
    pub const fn all() -> Listed<T> {
        Listed::One(OneOrAll::All(All::All))
    }
}

impl<T: Clone + PartialEq> Listed<T> {
    /// Those of `all` that are meant, in the order they are named.
    fn among(&self, all: &[T]) -> Vec<T> {
        let known = |these: &[T]| these.iter().filter(|one| all.contains(one)).cloned().collect();
        match self {
            Listed::These(these) => known(these),
            Listed::One(OneOrAll::This(one)) => known(std::slice::from_ref(one)),
            Listed::One(OneOrAll::All(All::All)) => all.to_vec(),
        }
    }
}

/// One bot for all chairs, or one for each.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Seated {
    /// The same in every chair.
    All(String),
    /// One for each chair; from match to match they move on by one.
    Each(Vec<String>),
}

impl Seated {
    fn names(&self) -> Vec<String> {
        match self {
            Seated::All(one) => vec![one.clone()],
            Seated::Each(each) => each.clone(),
        }
    }
}

/// One table of a grid.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Spec {
    /// The mode.
    pub mode: String,
    /// How many seats.
    pub seats: u8,
    /// How hard, where the mode has levels.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub level: Option<String>,
    /// The bots: one for all, or one for each chair.
    pub bots: Vec<String>,
    /// The pack: `shipped` or a folder.
    pub pack: String,
    /// Other options.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub options: BTreeMap<String, Value>,
}

impl Spec {
    /// Whether it is the same table but for the pack.
    pub fn same_but_for_the_pack(&self, other: &Spec) -> bool {
        Spec { pack: String::new(), ..self.clone() } == Spec { pack: String::new(), ..other.clone() }
    }

    /// The bots as the simulator knows them.
    pub fn bots(&self) -> Result<Vec<Bot>, LabError> {
        let parse = |name: &String| name.parse::<Bot>().map_err(|error| LabError::Plan(error.to_string()));
        self.bots.iter().map(parse).collect()
    }

    /// The options as the title reads them.
    pub(crate) fn named(&self) -> Value {
        let mut named: serde_json::Map<String, Value> = self.options.clone().into_iter().collect();
        named.insert("mode".into(), self.mode.clone().into());
        named.insert("seats".into(), self.seats.into());
        if let Some(level) = &self.level {
            named.insert("level".into(), level.clone().into());
        }
        Value::Object(named)
    }

    /// The table in one line, for terminals and errors.
    pub fn name(&self) -> String {
        let mut parts = vec![self.mode.clone(), self.seats.to_string()];
        parts.extend(self.level.clone());
        parts.push(self.bots.join("+"));
        parts.extend(self.options.iter().map(|(name, value)| format!("{name}={value}")));
        if self.pack != SHIPPED {
            parts.push(self.pack.clone());
        }
        parts.join(" ")
    }
}

/// The pack inside the binary.
pub const SHIPPED: &str = "shipped";

/// How many matches a table plays when nothing is said.
pub const MATCHES: u64 = 1_000;

impl Plan {
    /// Reads a plan.
    pub fn parse(text: &str) -> Result<Plan, LabError> {
        toml::from_str(text).map_err(|error| LabError::Plan(error.to_string()))
    }

    /// Reads a plan file. Packs are found beside it.
    pub fn read(file: &Path) -> Result<Plan, LabError> {
        let text = std::fs::read_to_string(file).map_err(|error| LabError::io(file, &error))?;
        let mut plan =
            Plan::parse(&text).map_err(|error| LabError::Plan(format!("{}: {error}", file.display())))?;
        let beside = file.parent().unwrap_or(Path::new(""));
        let packs =
            plan.packs.iter_mut().chain(plan.tables.iter_mut().filter_map(|block| block.packs.as_mut()));
        for pack in packs.flatten().filter(|pack| *pack != SHIPPED) {
            *pack = beside.join(&*pack).display().to_string();
        }
        Ok(plan)
    }

    /// The title.
    pub fn title(&self) -> Result<Title, LabError> {
        self.title.parse().map_err(|error: veilleuse_titles::UnknownTitle| LabError::Plan(error.to_string()))
    }

    /// The half-width at which a table stops, as a share.
    pub fn until(&self) -> Result<Option<f64>, LabError> {
        self.until.as_deref().map(percent).transpose()
    }

    /// What a page asks for, if it may.
    pub fn modest(&self) -> Result<Modest, LabError> {
        if self.packs.is_some() || self.tables.iter().any(|block| block.packs.is_some()) {
            let why = "the page plays the pack inside; compare others with veilleuse sim";
            return Err(LabError::Plan(why.to_owned()));
        }
        let (tables, matches) = (self.specs()?.len(), self.matches.unwrap_or(MATCHES));
        let total = matches.saturating_mul(tables as u64);
        if matches == 0 || total > Modest::MOST {
            let most = Modest::MOST;
            return Err(LabError::Plan(format!("{total} matches; ask for one at least and {most} at most")));
        }
        Ok(Modest { tables, matches, until: self.until()? })
    }

    /// Every table of the grid, in a fixed order: tables that differ in nothing but the pack stand together.
    pub fn specs(&self) -> Result<Vec<Spec>, LabError> {
        let title = self.title()?;
        let catalogue = with_title!(title, G => <G as Playable>::catalogue());
        let whole = Block::default();
        let blocks: Vec<&Block> =
            if self.tables.is_empty() { vec![&whole] } else { self.tables.iter().collect() };
        let mut specs = Vec::new();
        for block in blocks {
            specs.extend(self.block(block, &catalogue)?);
        }
        if specs.is_empty() {
            return Err(LabError::Plan(
                "no table fits this plan; `veilleuse titles` lists modes, seats and levels".into(),
            ));
        }
        if let Some(twice) = (1..specs.len()).find(|place| specs[..*place].contains(&specs[*place])) {
            return Err(LabError::Plan(format!(
                "the table {} stands twice in the plan",
                specs[twice].name()
            )));
        }
        Ok(specs)
    }

    fn block(&self, block: &Block, catalogue: &Catalogue) -> Result<Vec<Spec>, LabError> {
        let all: Vec<String> = catalogue.modes.iter().map(|mode| mode.id.to_owned()).collect();
        let modes = match block.modes.as_ref().or(self.modes.as_ref()) {
            Some(modes) => modes.among(&all),
            None => all[..1].to_vec(),
        };
        let bots = block.bots.as_ref().or(self.bots.as_ref());
        let bots: Vec<Vec<String>> = match bots {
            Some(bots) => bots.iter().map(Seated::names).collect(),
            None => vec![vec!["regular".to_owned()]],
        };
        let packs = block.packs.as_ref().or(self.packs.as_ref());
        let packs = packs.cloned().unwrap_or_else(|| vec![SHIPPED.to_owned()]);
        let options = combinations(self.options.iter().chain(&block.options));
        let mut specs = Vec::new();
        for mode in catalogue.modes.iter().filter(|mode| modes.iter().any(|id| id == mode.id)) {
            let seats: Vec<u8> = (mode.seats.least..=mode.seats.most).collect();
            let seats = match block.seats.as_ref().or(self.seats.as_ref()) {
                Some(listed) => listed.among(&seats),
                None => vec![mode.seats.usual],
            };
            let every: Vec<String> = mode.levels.iter().map(|level| (*level).to_owned()).collect();
            let levels: Vec<Option<String>> = match block.levels.as_ref().or(self.levels.as_ref()) {
                Some(listed) if !every.is_empty() => listed.among(&every).into_iter().map(Some).collect(),
                _ => vec![None],
            };
            for seats in seats {
                for level in &levels {
                    for options in &options {
                        for bots in bots.iter().filter(|bots| fits(bots, seats)) {
                            specs.extend(packs.iter().map(|pack| Spec {
                                mode: mode.id.to_owned(),
                                seats,
                                level: level.clone(),
                                bots: bots.clone(),
                                pack: pack.clone(),
                                options: options.clone(),
                            }));
                        }
                    }
                }
            }
        }
        for spec in &specs {
            spec.bots()?;
        }
        Ok(specs)
    }
}

/// Whether so many bots can sit at a table of so many seats: one for all, or one for each.
fn fits(bots: &[String], seats: u8) -> bool {
    bots.len() == 1 || bots.len() == usize::from(seats)
}

/// Every combination of what lists of options name.
fn combinations<'o>(options: impl Iterator<Item = (&'o String, &'o Value)>) -> Vec<BTreeMap<String, Value>> {
    let mut all = vec![BTreeMap::new()];
    for (name, value) in options {
        let values = match value {
            Value::Array(values) => values.clone(),
            one => vec![one.clone()],
        };
        let with = |one: &BTreeMap<String, Value>| {
            let put = |value: &Value| {
                let mut more = one.clone();
                more.insert(name.clone(), value.clone());
                more
            };
            values.iter().map(put).collect::<Vec<_>>()
        };
        all = all.iter().flat_map(with).collect();
    }
    all
}

/// A share written as hundredths: `2%`.
pub fn percent(word: &str) -> Result<f64, LabError> {
    let number = word.trim().strip_suffix('%').and_then(|number| number.trim().parse::<f64>().ok());
    let share = number.map(|number| number / 100.0).filter(|share| *share > 0.0 && *share < 0.5);
    share.ok_or_else(|| LabError::Plan(format!("`{word}` is no width; write one below 50 %, such as 2%")))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(text: &str) -> Vec<String> {
        Plan::parse(text).unwrap().specs().unwrap().iter().map(Spec::name).collect()
    }

    #[test]
    fn a_plan_is_every_combination_that_the_title_knows() {
        let plan =
            "title = \"stranger-things\"\nmodes = \"all\"\nseats = [2, 4, 7]\nlevels = [\"easy\", \"hard\"]";
        assert_eq!(
            names(plan),
            [
                "season-1 2 easy regular",
                "season-1 2 hard regular",
                "season-1 4 easy regular",
                "season-1 4 hard regular",
                "season-2 2 easy regular",
                "season-2 2 hard regular",
                "season-2 4 easy regular",
                "season-2 4 hard regular",
            ]
        );
    }

    #[test]
    fn blocks_have_lists_of_their_own_and_options_may_be_lists() {
        let plan = "title = \"boogeyman\"\nbots = [\"regular\", [\"novice\", \"keen:40\"]]\n[[tables]]\nmodes = \"solo\"\n\
                    options = { children = [1, 3] }\n[[tables]]\nmodes = [\"competitive\"]\nseats = 2\npacks = [\"shipped\", \"mine\"]";
        assert_eq!(
            names(plan),
            [
                "solo 1 regular children=1",
                "solo 1 regular children=3",
                "competitive 2 regular",
                "competitive 2 regular mine",
                "competitive 2 novice+keen:40",
                "competitive 2 novice+keen:40 mine",
            ]
        );
    }

    #[test]
    fn what_cannot_be_planned_is_said() {
        let wrong = |text: &str| Plan::parse(text).and_then(|plan| plan.specs()).unwrap_err().to_string();
        assert!(wrong("title = \"chess\"").contains("there is no title `chess`"));
        assert!(wrong("title = \"numeville\"\nseats = 9").contains("no table fits"));
        assert!(wrong("title = \"numeville\"\nbots = [\"wizard\"]").contains("wizard"));
        assert!(wrong("title = \"numeville\"\nsets = 3").contains("sets"));
        assert!(percent("2%").is_ok_and(|share| (share - 0.02).abs() < 1e-12));
        assert!(percent("2").is_err() && percent("70%").is_err());
    }
}
