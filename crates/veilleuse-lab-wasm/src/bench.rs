//! Who answers.

use serde::{Deserialize, Serialize};
use veilleuse_lab::{Course, Plan, course};
use veilleuse_pack::{Lang, PackFiles};

/// What is asked of the laboratory.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Command {
    /// Begins to play a plan; behind it the pack of its title, packed up.
    Begin(Box<Plan>),
    /// Plays so many matches at most.
    Advance(u32),
    /// The page of what was played so far.
    Page(Lang),
    /// What was counted so far, as `veilleuse sim --out` writes it.
    Run,
}

#[derive(Serialize)]
#[serde(rename_all = "snake_case")]
enum Reply {
    Ok(Said),
    Fail { status: u16, code: &'static str, message: String },
}

#[derive(Serialize)]
#[serde(untagged)]
enum Said {
    /// How far the run is.
    Course {
        tables: usize,
        done: u64,
        total: u64,
        /// How many matches were really played: tables that are known well enough stop early.
        played: u64,
        more: bool,
    },
    Text(String),
}

/// One run.
#[derive(Default)]
pub struct Bench {
    course: Option<Box<dyn Course>>,
}

impl Bench {
    /// Answers a line of JSON and what stands behind it, in JSON.
    pub fn answer(&mut self, message: &[u8]) -> Vec<u8> {
        let end = message.iter().position(|byte| *byte == b'\n').unwrap_or(message.len());
        let (line, rest) = message.split_at(end);
        let behind = rest.get(1..).unwrap_or_default();
        let said = serde_json::from_slice(line)
            .map_err(|error| error.to_string())
            .and_then(|command| self.obey(command, behind));
        let fail = |message| Reply::Fail { status: 422, code: "bad_options", message };
        serde_json::to_vec(&said.map_or_else(fail, Reply::Ok)).expect("what we say has a JSON form")
    }

    fn obey(&mut self, command: Command, behind: &[u8]) -> Result<Said, String> {
        let wrong = |error: veilleuse_lab::LabError| error.to_string();
        if let Command::Begin(plan) = command {
            let modest = plan.modest().map_err(wrong)?;
            let files = PackFiles::unpack(behind).ok_or("this is no pack")?;
            let begun = course(&plan, modest, &files).map_err(wrong)?;
            return Ok(told(self.course.insert(begun).as_ref(), true));
        }
        let course = self.course.as_mut().ok_or("there is no plan yet")?;
        Ok(match command {
            Command::Advance(matches) => {
                let more = course.advance(matches.into()).map_err(wrong)?;
                told(course.as_ref(), more)
            }
            Command::Page(lang) => Said::Text(course.page(lang).map_err(wrong)?),
            Command::Begin(_) | Command::Run => Said::Text(course.run().to_json()),
        })
    }
}

fn told(course: &dyn Course, more: bool) -> Said {
    let run = course.run();
    let (tables, played) = (run.cells.len(), run.matches());
    Said::Course { tables, done: course.done(), total: course.total(), played, more }
}
