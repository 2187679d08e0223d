//! Who answers.

use std::{collections::BTreeMap, sync::Arc};

use serde::Deserialize;
use veilleuse_pack::{PackFiles, RuleBook};
use veilleuse_record::Hex32;
use veilleuse_store::AppendKind;
use veilleuse_table::{
    Analysing, Entropy, Event, Fail, Mind, Musing, NotKept, Now, Opening, Question, RULES, Room, Shelf,
    Shelves,
    create::{self, Onward},
    pack_of, rules_of,
};
use veilleuse_titles::Title;
use veilleuse_wire::{AnalysisState, ClientMessage, Depth, Hello, Rules, depth, limits};

use crate::{
    Asked, Command, Effect, Happens, KeptAnswer,
    effect::{NewTable, Reply, Said},
};

/// Titles with their packs, and one table once it is opened; or a match to think about.
#[derive(Default)]
pub struct Engine {
    /// The files that came first, by title.
    first: BTreeMap<Title, PackFiles>,
    shelves: Vec<(Title, Arc<dyn Shelf>)>,
    room: Option<Room>,
    /// The match of an engine that only thinks.
    mind: Option<Box<dyn Mind>>,
    /// A match that is being analysed.
    analysing: Option<Box<dyn Analysing>>,
}

impl Engine {
    /// Answers a line of JSON and what stands behind it, in JSON.
    pub fn answer(&mut self, message: &[u8]) -> Vec<u8> {
        let end = message.iter().position(|byte| *byte == b'\n').unwrap_or(message.len());
        let (line, rest) = message.split_at(end);
        let behind = rest.get(1..).unwrap_or_default();
        let said = serde_json::from_slice(line)
            .map_err(Fail::bad_message)
            .and_then(|command| self.obey(command, behind));
        let reply = said.map_or_else(|fail| Reply::Fail(fail.into()), Reply::Ok);
        serde_json::to_vec(&reply).expect("what we say has a JSON form")
    }

    fn obey(&mut self, command: Command, behind: &[u8]) -> Result<Said, Fail> {
        Ok(match command {
            Command::RulesVersion => Said::Text(RULES.to_owned()),
            Command::Shelve { title } => Said::Digest { digest: self.shelve(title, behind)? },
            Command::Info { title } => Said::Info(self.shelf(title, None)?.info()),
            Command::Texts { title, lang } => {
                Said::Text(self.shelf(title, None)?.texts(lang.into()).to_owned())
            }
            Command::Rules => Said::Rules(rules(behind)?),
            Command::Lessons { title } => Said::Lessons(self.shelf(title, None)?.lessons()),
            Command::Lobby { new, entropy } => {
                let title: Title = new.title.parse().map_err(Fail::bad_options)?;
                if new.class.is_some() {
                    return Err(Fail::no_class());
                }
                let shelf = self.shelf(title, new.pack.as_deref())?;
                fresh(create::lobby(title, shelf.as_ref(), new, &mut spent(entropy))?)?
            }
            Command::Lesson { title, lesson, new, date, entropy } => {
                let shelf = self.shelf(title, None)?;
                fresh(create::lesson(title, shelf.as_ref(), &lesson, new, date, &mut spent(entropy))?)?
            }
            Command::PackOf => {
                let (title, digest, rules) = pack_of(behind)?;
                Said::PackOf { title: title.id(), digest, rules }
            }
            Command::Replay => {
                let (title, shelf) = self.shelf_of(behind)?;
                fresh(create::replay(title, shelf.as_ref(), behind.to_vec())?)?
            }
            Command::Branch { n, window, bots, date, entropy } => {
                let (title, shelf) = self.shelf_of(behind)?;
                let onward = Onward { n, window, bots: create::bots(&bots)? };
                fresh(create::branch(title, shelf.as_ref(), behind, onward, date, &mut spent(entropy))?)?
            }
            Command::Draws => Said::Draws(self.shelf_of(behind)?.1.draws(behind)?),
            Command::Analyse => {
                let analysing = self.shelf_of(behind)?.1.analysis(behind)?;
                self.analysing = Some(analysing);
                Said::Analysis(AnalysisState::Working { percent: 0 })
            }
            Command::AnalyseOn => Said::Analysis(self.analyse_on()?),
            Command::Open { now, house, entropy, found } => {
                let found: veilleuse_table::Found = (*found).into();
                let shelf = match found.log.iter().find(|append| append.kind == AppendKind::Match) {
                    Some(first) => self.shelf_of(&first.lines).map(|(_, shelf)| shelf),
                    None => {
                        let title = found.row.title.parse().map_err(Fail::bad_record)?;
                        self.shelf(title, found.row.pack.as_deref())
                    }
                };
                let opening = Opening { house: house.into(), entropy: spent(entropy), found, shelf };
                let (room, effects) = Room::open(now.into(), opening)?;
                self.room = Some(room);
                wanted(effects)
            }
            Command::Happen { now, what } => self.happen(now.into(), what)?,
            Command::Follow => {
                self.follow(behind)?;
                Said::Heard {}
            }
            Command::Muse { musing } => Said::Thought { action: self.mind()?.think(muse(&musing)?) },
            Command::Rehearse { musing, iterations } => {
                Said::Rehearsed { searched: self.mind()?.rehearse(muse(&musing)?, iterations) }
            }
            Command::Digests { title, options } => {
                Said::States(self.shelf(title, None)?.digests(&options, behind)?)
            }
            Command::Playout { title, options, level, seed, matches, most } => {
                let seeds = u64::from(seed)..u64::from(seed) + u64::from(matches);
                Said::Played(self.shelf(title, None)?.playouts(&options, level, seeds, most)?)
            }
        })
    }

    fn analyse_on(&mut self) -> Result<AnalysisState, Fail> {
        let Some(mut analysing) = self.analysing.take() else { return Ok(AnalysisState::None) };
        if !analysing.advance() {
            return analysing.finish().map(AnalysisState::Done);
        }
        let percent = analysing.percent();
        self.analysing = Some(analysing);
        Ok(AnalysisState::Working { percent })
    }

    fn shelve(&mut self, title: Title, packed: &[u8]) -> Result<String, Fail> {
        let files = PackFiles::unpack(packed).ok_or_else(Fail::no_pack)?;
        let files = match self.first.get(&title) {
            Some(first) => files.with_later_texts(first),
            None => files,
        };
        let shelf = Shelves::one(title, &files).map_err(Fail::bad_record)?;
        let digest = shelf.digest().to_owned();
        self.first.entry(title).or_insert(files);
        self.shelves.push((title, shelf));
        Ok(digest)
    }

    /// A title with the pack of this digest; with the first that came where none is named.
    fn shelf(&self, title: Title, digest: Option<&str>) -> Result<Arc<dyn Shelf>, Fail> {
        let fits = |known: &&(Title, Arc<dyn Shelf>)| {
            known.0 == title && digest.is_none_or(|digest| known.1.digest() == digest)
        };
        self.shelves.iter().find(fits).map(|(_, shelf)| Arc::clone(shelf)).ok_or_else(Fail::no_pack)
    }

    /// The title of a match file with the pack and the rules that the file names.
    fn shelf_of(&self, file: &[u8]) -> Result<(Title, Arc<dyn Shelf>), Fail> {
        let (title, digest, rules) = pack_of(file)?;
        if rules != RULES {
            return Err(Fail::other_rules());
        }
        Ok((title, self.shelf(title, Some(&digest))?))
    }

    fn happen(&mut self, now: Now, what: Happens) -> Result<Said, Fail> {
        let event = match what {
            Happens::Hello { guest, text } => match read::<First>(&text) {
                Ok(First { hello }) => Event::Hello { guest, hello },
                Err(fail) => {
                    let away = Effect::TurnAway { guest, text: fail.reply_text(None) };
                    return Ok(Said::Effects(vec![away]));
                }
            },
            Happens::Say { guest, text } => match read::<ClientMessage>(&text) {
                Ok(message) => Event::Say { guest, message },
                Err(fail) => {
                    let re = serde_json::from_slice(text.as_bytes()).ok().and_then(|Named { id }| id);
                    return Ok(Said::Effects(vec![Effect::Reply { to: guest, text: fail.reply_text(re) }]));
                }
            },
            Happens::Gone { guest } => Event::Gone { guest },
            Happens::Ask { ask, question } => {
                let question = match question {
                    Asked::Info => Question::Info,
                    Asked::Sit(join) => Question::Sit(join),
                    Asked::Record => Question::Record,
                    Asked::Analysis(found) => Question::Analysis(found),
                };
                Event::Ask { ask, question }
            }
            Happens::Kept(answer) => Event::Kept(match answer {
                KeptAnswer::Done => Ok(()),
                KeptAnswer::Conflict => Err(NotKept::Conflict),
                KeptAnswer::Failed => Err(NotKept::Failed),
            }),
            Happens::Read(found) => Event::Read(found.map(|found| (*found).into())),
            Happens::Made(row) => Event::Made(row.map(|row| row.id).ok_or_else(Fail::storage)),
            Happens::Thought { turn, action } => Event::Thought { turn, action },
            Happens::Tried { turn, iterations } => Event::Tried { turn, iterations },
            Happens::Alarm => Event::Alarm,
            Happens::Stop => Event::Stop,
        };
        let room = self.room.as_mut().ok_or_else(Fail::no_table)?;
        let mut effects = room.step(now, event);
        // What the table alone knows enough for is thought where it stands: it is little.
        while let Some(place) = effects.iter().position(is_own_thought) {
            if let veilleuse_table::Effect::Think { turn, thought, .. } = effects.remove(place) {
                effects.extend(room.step(now, Event::Thought { turn, action: thought() }));
            }
        }
        Ok(wanted(effects))
    }

    fn follow(&mut self, lines: &[u8]) -> Result<(), Fail> {
        match &mut self.mind {
            Some(mind) => mind.hear(lines),
            None => {
                self.mind = Some(self.shelf_of(lines)?.1.mind(lines)?);
                Ok(())
            }
        }
    }

    fn mind(&self) -> Result<&dyn Mind, Fail> {
        self.mind.as_deref().ok_or_else(Fail::not_started)
    }
}

const fn is_own_thought(effect: &veilleuse_table::Effect) -> bool {
    matches!(effect, veilleuse_table::Effect::Think { musing: None, .. })
}

/// What the host is to do.
fn wanted(effects: Vec<veilleuse_table::Effect>) -> Said {
    Said::Effects(effects.into_iter().filter_map(Effect::of).collect())
}

fn muse(musing: &str) -> Result<Musing, Fail> {
    serde_json::from_slice(musing.as_bytes()).map_err(Fail::bad_message)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct First {
    hello: Hello,
}

/// What can be read of a message that is not read whole.
#[derive(Deserialize)]
struct Named {
    id: Option<String>,
}

/// Reads what a page says, within the limits of the wire.
fn read<T: for<'a> Deserialize<'a>>(text: &str) -> Result<T, Fail> {
    if text.len() > limits::INBOUND || depth(text, limits::NESTING) == Depth::TooDeep {
        return Err(Fail::bad_message("the message is too large, or nests too deep"));
    }
    serde_json::from_slice(text.as_bytes()).map_err(Fail::bad_message)
}

/// The rules that a book has.
fn rules(book: &[u8]) -> Result<Rules, Fail> {
    let book = std::str::from_utf8(book).map_err(Fail::bad_message)?;
    let book = RuleBook::load(&PackFiles::from_embedded(&[("rules.toml", book)]));
    book.map(|book| rules_of(&book)).map_err(Fail::bad_message)
}

fn spent(Hex32(bytes): Hex32) -> Entropy {
    Entropy::new(bytes)
}

fn fresh(fresh: create::Fresh) -> Result<Said, Fail> {
    Ok(Said::Fresh(Box::new(NewTable::of(fresh)?)))
}
