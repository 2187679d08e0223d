//! Reading a scenario file, with a place for every mistake.

use std::{ops::Range, str::FromStr};

use serde::de::DeserializeOwned;
use serde_json::Value;
use toml::{
    Spanned,
    de::{DeTable, DeValue},
};
use veilleuse_core::{DrawName, Game, Input, Viewer};
use veilleuse_lessons::json::problem;

use super::{
    Act, Expect, Failure, MissingDraws, Path, Position, Scenario, Step, Test, What, as_json::AsJson,
    source::Source,
};

const TOP: &[&str] = &["title", "rules", "about", "chance", "options", "given", "step", "expect"];
const STEP: &[&str] = &["seat", "do", "draw", "timeout", "refuse", "expect"];
const EXPECT: &[&str] =
    &["path", "eyes", "is", "is_not", "has", "has_not", "absent", "count", "accepted", "refused"];
const ACCEPTED: &[&str] = &["seat", "do", "timeout"];
const REFUSED: &[&str] = &["seat", "do", "timeout", "rule"];

/// What a scenario is about: readable without knowing its title.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ScenarioHeader {
    /// The id of the title.
    pub title: String,
    /// The rules it is about.
    pub rules: Vec<String>,
    /// What it shows, in a sentence.
    pub about: String,
}

impl ScenarioHeader {
    /// Reads the header of a scenario. `file` is its name in messages.
    pub fn parse(file: &str, text: &str) -> Result<ScenarioHeader, Failure> {
        let source = Source { file, text };
        Self::of(&Entries::of_document(source)?)
    }

    fn of(top: &Entries<'_, '_>) -> Result<ScenarioHeader, Failure> {
        Ok(ScenarioHeader {
            title: top.read("title")?.ok_or_else(|| top.lacks("title = \"…\": the id of the title"))?,
            rules: top.read("rules")?.unwrap_or_default(),
            about: top.read("about")?.unwrap_or_default(),
        })
    }
}

impl<G: Game> Scenario<G> {
    /// Reads a scenario. `file` is its name in messages.
    pub fn parse(file: &str, text: &str) -> Result<Scenario<G>, Failure> {
        let source = Source { file, text };
        let top = Entries::of_document(source)?;
        top.knows_only(TOP)?;
        let header = ScenarioHeader::of(&top)?;
        if header.title != G::ID {
            let problem = format!("this scenario is of `{}`, not of `{}`", header.title, G::ID);
            return Err(source.failure(top.span_of("title"), problem));
        }
        let chance = match top.read::<String>("chance")?.as_deref() {
            None => MissingDraws::Fail,
            Some("any") => MissingDraws::FirstWay,
            Some(_) => {
                let problem = "`chance` may only be \"any\"; leave it out to give every draw yourself";
                return Err(source.failure(top.span_of("chance"), problem));
            }
        };
        let options = match top.read("options")? {
            Some(options) => options,
            None => serde_json::from_value(Value::Object(serde_json::Map::new()))
                .map_err(|error| top.lacks(&format!("[options]: {error}")))?,
        };
        Ok(Scenario {
            header,
            file: file.to_owned(),
            options: (source.position(top.span_of("options").start), options),
            given: top.read("given")?.map(|given| (source.position(top.span_of("given").start), given)),
            chance,
            steps: top.tables("step", "a step")?.into_iter().map(step).collect::<Result<_, _>>()?,
            expects: top.tables("expect", "an expect")?.into_iter().map(expect).collect::<Result<_, _>>()?,
        })
    }
}

fn step<A: DeserializeOwned>(entries: Entries<'_, '_>) -> Result<Step<A>, Failure> {
    entries.knows_only(STEP)?;
    let draw = entries.get("draw").map(|value| draw_name(entries.source, value)).transpose()?;
    let act = match draw {
        Some(name) => {
            if let Some(other) = ["seat", "do", "timeout", "refuse"].iter().find(|key| entries.has(key)) {
                let problem = format!("a step with `draw` cannot have `{other}` as well");
                return Err(entries.source.failure(entries.key_span_of(other), problem));
            }
            Act::Draw(name)
        }
        None => Act::Answer(answer(&entries, "`seat` and `do`, `draw`, or `timeout`")?),
    };
    Ok(Step {
        at: entries.position(),
        act,
        refuse: entries.read("refuse")?,
        expects: entries.tables("expect", "an expect")?.into_iter().map(expect).collect::<Result<_, _>>()?,
    })
}

fn answer<A: DeserializeOwned>(entries: &Entries<'_, '_>, needs: &str) -> Result<Input<A>, Failure> {
    match (entries.read("seat")?, entries.read("do")?, entries.read("timeout")?) {
        (Some(seat), Some(action), None) => Ok(Input::Decide { seat, action }),
        (None, None, Some(seat)) => Ok(Input::Timeout(seat)),
        (Some(_), None, None) => Err(entries.lacks("`do`: what the seat decides")),
        (None, Some(_), None) => Err(entries.lacks("`seat`: who decides")),
        (None, None, None) => Err(entries.lacks(needs)),
        (_, _, Some(_)) => {
            let problem = "`timeout` cannot stand beside `seat` or `do`";
            Err(entries.source.failure(entries.key_span_of("timeout"), problem))
        }
    }
}

fn expect<A: DeserializeOwned>(entries: Entries<'_, '_>) -> Result<Expect<A>, Failure> {
    entries.knows_only(EXPECT)?;
    let tests: Vec<&str> = EXPECT[2..].iter().copied().filter(|key| entries.has(key)).collect();
    let [test] = tests[..] else {
        return Err(entries.lacks(
            "exactly one of `is`, `is_not`, `has`, `has_not`, `absent`, `count`, `accepted`, `refused`",
        ));
    };
    let what = match test {
        "accepted" | "refused" => {
            if let Some(other) = ["path", "eyes"].iter().find(|key| entries.has(key)) {
                let problem = format!("`{other}` has no meaning beside `{test}`");
                return Err(entries.source.failure(entries.key_span_of(other), problem));
            }
            probe(&entries, test)?
        }
        _ => found(&entries, test)?,
    };
    Ok(Expect { at: entries.position(), what })
}

fn probe<A: DeserializeOwned>(entries: &Entries<'_, '_>, test: &str) -> Result<What<A>, Failure> {
    let inner = entries.table(test)?;
    let needs = "`seat` and `do`, or `timeout`";
    if test == "accepted" {
        inner.knows_only(ACCEPTED)?;
        Ok(What::Accepted(answer(&inner, needs)?))
    } else {
        inner.knows_only(REFUSED)?;
        let rule =
            inner.read("rule")?.ok_or_else(|| inner.lacks("`rule`: the id of the rule that refuses"))?;
        Ok(What::Refused(answer(&inner, needs)?, rule))
    }
}

fn found<A>(entries: &Entries<'_, '_>, test: &str) -> Result<What<A>, Failure> {
    let source = entries.source;
    let text: String = entries
        .read("path")?
        .ok_or_else(|| entries.lacks("`path`: what to look at, as in `seats[0].hand`"))?;
    let path = Path::from_str(&text).map_err(|why| source.failure(entries.span_of("path"), why))?;
    let eyes = match entries.get("eyes") {
        None => None,
        Some(value) if value.get_ref().as_str() == Some("public") => Some(Viewer::Public),
        Some(value) => Some(Viewer::Seat(typed(source, value).map_err(|mut failure| {
            failure.problem = failure.problem.replacen("\"master\"", "\"master\" or \"public\"", 1);
            failure
        })?)),
    };
    if path.root() == Some("options") && !matches!(eyes, Some(Viewer::Seat(_))) {
        return Err(entries.lacks("`eyes`: whose options, as in `eyes = 0`"));
    }
    let value = entries.get(test).expect("the test was found by its key");
    let test = match test {
        "is" => Test::Is(json(source, value)?),
        "is_not" => Test::IsNot(json(source, value)?),
        "has" => Test::Has(json(source, value)?),
        "has_not" => Test::HasNot(json(source, value)?),
        "count" => Test::Count(typed(source, value)?),
        _ if typed(source, value)? => Test::Absent,
        _ => Test::Present,
    };
    Ok(What::Found { eyes, path, test })
}

/// A number is the face of a die, `"#3"` the raw way, any other string an id.
fn draw_name(source: Source<'_>, value: &Spanned<DeValue<'_>>) -> Result<DrawName, Failure> {
    match value.get_ref() {
        DeValue::Integer(_) => typed(source, value).map(DrawName::Face),
        DeValue::String(word) => DrawName::named(word).ok_or_else(|| {
            source.failure(value.span(), "a raw way is written as \"#3\", with a number after the `#`")
        }),
        _ => {
            let problem = "a draw is an id (\"candle-1\"), the face of a die (5) or a raw way (\"#3\")";
            Err(source.failure(value.span(), problem))
        }
    }
}

fn typed<T: DeserializeOwned>(source: Source<'_>, value: &Spanned<DeValue<'_>>) -> Result<T, Failure> {
    let json = AsJson::of(value).map_err(|(place, problem)| source.failure(place, problem))?;
    serde_json::from_slice(json.text().as_bytes()).map_err(|error| match problem(&error).as_str() {
        // It has looked at the first byte of what is no name of anything.
        "expected value" => source.failure(json.place(error.column() - 1), "wanted string or table"),
        problem => source.failure(json.place(error.column()), problem),
    })
}

fn json(source: Source<'_>, value: &Spanned<DeValue<'_>>) -> Result<Value, Failure> {
    typed(source, value)
}

/// A table of the file with its place.
struct Entries<'s, 'i> {
    source: Source<'s>,
    span: Range<usize>,
    table: DeTable<'i>,
}

impl<'s> Entries<'s, 's> {
    fn of_document(source: Source<'s>) -> Result<Self, Failure> {
        let table = DeTable::parse(source.text)
            .map_err(|error| source.failure(error.span().unwrap_or(0..0), error.message()))?;
        Ok(Entries { source, span: 0..0, table: table.into_inner() })
    }
}

impl<'s, 'i> Entries<'s, 'i> {
    fn of_value(source: Source<'s>, value: &Spanned<DeValue<'i>>, what: &str) -> Result<Self, Failure> {
        match value.get_ref() {
            DeValue::Table(table) => Ok(Entries { source, span: value.span(), table: table.clone() }),
            _ => Err(source.failure(value.span(), format!("{what} is a table"))),
        }
    }

    fn position(&self) -> Position {
        self.source.position(self.span.start)
    }

    fn get(&self, key: &str) -> Option<&Spanned<DeValue<'i>>> {
        self.table.get(key)
    }

    fn has(&self, key: &str) -> bool {
        self.get(key).is_some()
    }

    fn span_of(&self, key: &str) -> Range<usize> {
        self.get(key).map_or_else(|| self.span.clone(), Spanned::span)
    }

    fn key_span_of(&self, key: &str) -> Range<usize> {
        let entry = self.table.keys().find(|name| name.get_ref() == key);
        entry.map_or_else(|| self.span.clone(), Spanned::span)
    }

    fn read<T: DeserializeOwned>(&self, key: &str) -> Result<Option<T>, Failure> {
        self.get(key).map(|value| typed(self.source, value)).transpose()
    }

    fn table(&self, key: &str) -> Result<Self, Failure> {
        let value = self.get(key).ok_or_else(|| self.lacks(&format!("`{key}`")))?;
        Entries::of_value(self.source, value, &format!("`{key}`"))
    }

    fn tables(&self, key: &str, what: &str) -> Result<Vec<Self>, Failure> {
        match self.get(key) {
            None => Ok(Vec::new()),
            Some(value) => {
                let array = value.get_ref().as_array().ok_or_else(|| {
                    let problem = format!("`{key}` is a list of tables: write [[{key}]]");
                    self.source.failure(value.span(), problem)
                })?;
                array.iter().map(|entry| Entries::of_value(self.source, entry, what)).collect()
            }
        }
    }

    fn knows_only(&self, known: &[&str]) -> Result<(), Failure> {
        let inside = match known {
            TOP => "a scenario",
            STEP => "a step",
            EXPECT => "an expect",
            _ => "a probe",
        };
        match self.table.keys().find(|key| !known.contains(&key.get_ref().as_ref())) {
            Some(key) => Err(self.source.unknown_key(key.span(), key.get_ref(), inside, known)),
            None => Ok(()),
        }
    }

    fn lacks(&self, what: &str) -> Failure {
        self.source.failure(self.span.clone(), format!("this needs {what}"))
    }
}
