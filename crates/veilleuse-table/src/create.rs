//! New tables, before anybody keeps them.

use veilleuse_bots::Level;
use veilleuse_core::{Seat, SeatSet};
use veilleuse_record::{Hex32, Seed};
use veilleuse_store::Phase;
use veilleuse_titles::Title;
use veilleuse_wire::{
    BotLevel, ChairKind, Json, Kind, NewChair, NewClass, NewLesson, NewTable, Pace, SeatToken, Sitter, limits,
};

use crate::{
    ChairMeta, ClassMeta, Entropy, Fail, Meta, Setup, Shelf, StandIn, Token, TokenHash, date::rfc3339,
    name::clean_name,
};

/// Seconds for a decision where nobody said otherwise.
const LIVE_CLOCK: u32 = 120;
const SLOW_CLOCK: u32 = 3 * 24 * 60 * 60;
/// The longest clock.
const LONGEST_CLOCK: u32 = 30 * 24 * 60 * 60;
/// The longest minimum of a reaction window, in milliseconds.
const LONGEST_WINDOW: u32 = 20_000;
/// The longest time bots wait for who still reads while somebody else has read, in milliseconds.
const LONGEST_PATIENCE: u32 = 600_000;

/// A table to be kept, and what its maker is given.
pub struct Fresh {
    /// What it says about itself.
    pub meta: Meta,
    /// How far it is.
    pub phase: Phase,
    /// The first lines of its log, if it has any.
    pub lines: Vec<u8>,
    /// The host's token.
    pub host: Option<String>,
    /// The tokens of the chairs on the maker's device.
    pub seats: Vec<SeatToken>,
    /// The token of the projector of a class.
    pub projector: Option<String>,
}

/// A table where people sit down.
pub fn lobby(title: Title, shelf: &dyn Shelf, new: NewTable, entropy: &mut Entropy) -> Result<Fresh, Fail> {
    let (options, seats) = shelf.check(&new.options)?;
    let (mut chairs, tokens) = chairs(seats, &new.chairs, entropy)?;
    if let Some(browser) = browser(new.browser.as_deref())? {
        let held = chairs.iter_mut().filter(|chair| chair.sitter == Sitter::Person);
        held.for_each(|chair| chair.browsers.push(browser));
    }
    let clock = match (new.clock, new.pace) {
        (Some(clock), _) if clock > LONGEST_CLOCK => return Err(Fail::bad_options("the clock is too long")),
        (Some(clock), _) => clock,
        (None, Pace::Live) if shelf.is_timed() => LIVE_CLOCK,
        (None, Pace::Live) => 0,
        (None, Pace::Slow) => SLOW_CLOCK,
    };
    check_window(new.window)?;
    if new.patience.is_some_and(|patience| patience > LONGEST_PATIENCE) {
        return Err(Fail::bad_options("bots wait for ten minutes at most"));
    }
    let mut projector = None;
    let class = match new.class {
        None => None,
        Some(class) => {
            let names = class.teams.clone();
            let (class, token) = class_of(shelf, &options, class, &mut chairs, entropy)?;
            name_teams(&mut chairs, &names)?;
            projector = Some(token);
            Some(class)
        }
    };
    let chosen = new.seed.as_deref().map(str::parse::<Hex32>).transpose().map_err(Fail::bad_options)?;
    let (host, host_token) = Token::new(entropy).hand_over();
    let meta = Meta {
        pace: new.pace,
        clock,
        window: new.window,
        patience: new.patience,
        host: Some(host),
        chairs,
        chat: class.is_none(),
        class,
        pack: new.pack,
        committed: chosen.is_none(),
        seed: Some(Seed::from_bytes(chosen.map_or_else(|| entropy.bytes(), |Hex32(bytes)| bytes))),
        ..blank(title, options, language(new.lang))
    };
    let host = Some(host_token);
    Ok(Fresh { meta, phase: Phase::Lobby, lines: Vec::new(), host, seats: tokens, projector })
}

/// A class for the chairs that play, which nobody else sits in. Somebody leads it.
fn class_of(
    shelf: &dyn Shelf,
    options: &Json,
    class: NewClass,
    chairs: &mut [ChairMeta],
    entropy: &mut Entropy,
) -> Result<(ClassMeta, String), Fail> {
    let led = chairs.iter().any(|chair| chair.sitter == Sitter::Person && shelf.leads(options, chair.seat));
    let mut teams = Vec::new();
    for chair in chairs.iter_mut().filter(|chair| chair.seat.plays()) {
        if chair.sitter != Sitter::Nobody {
            return Err(Fail::bad_options("nobody sits in the chairs of teams: phones come in by the code"));
        }
        chair.sitter = Sitter::Person;
        teams.push(chair.seat);
    }
    if !led || class.teams.len() > teams.len() {
        return Err(Fail::bad_options("a class has somebody who leads it, and no more names than teams"));
    }
    ClassMeta::new(class, teams, entropy)
}

fn name_teams(chairs: &mut [ChairMeta], names: &[String]) -> Result<(), Fail> {
    for (chair, name) in chairs.iter_mut().zip(names).filter(|(_, name)| !name.trim().is_empty()) {
        chair.name = clean_name(name)?;
    }
    Ok(())
}

/// A table for another match of the people at this one, who sit where they sat, with the same links.
pub fn again(earlier: &Meta, entropy: &mut Entropy) -> Meta {
    let mut meta = Meta {
        seed: Some(Seed::from_bytes(entropy.bytes())),
        committed: true,
        nonces: Vec::new(),
        paused: false,
        notices: Vec::new(),
        again: None,
        analysis: None,
        // What follows a lesson is a match.
        kind: Kind::Match,
        lesson: None,
        ..earlier.clone()
    };
    if let Some(class) = &mut meta.class {
        (class.clock, class.open) = (None, true);
    }
    for chair in &mut meta.chairs {
        chair.stand_in = StandIn::No;
    }
    meta
}

/// A table of one's own for a lesson: bots sit in the other chairs, for what may follow it.
///
/// Nobody looks on, nothing is said there, and what comes of it is no result.
pub fn lesson(
    title: Title,
    shelf: &dyn Shelf,
    id: &str,
    new: NewLesson,
    date: i64,
    entropy: &mut Entropy,
) -> Result<Fresh, Fail> {
    let (options, seats, learner) = shelf.lesson_table(id)?;
    let chair = |seat: Seat| {
        let (kind, name) =
            if seat == learner { (ChairKind::Me, new.name.clone()) } else { (ChairKind::Bot, None) };
        NewChair { seat: seat.into(), kind, name, level: None }
    };
    let wanted: Vec<NewChair> = seats.iter().map(chair).collect();
    let (mut chairs, tokens) = chairs(seats, &wanted, entropy)?;
    if let Some(browser) = browser(new.browser.as_deref())? {
        let held = chairs.iter_mut().filter(|chair| chair.sitter == Sitter::Person);
        held.for_each(|chair| chair.browsers.push(browser));
    }
    let (host, host_token) = Token::new(entropy).hand_over();
    let seed = Seed::from_bytes(entropy.bytes());
    let meta = Meta {
        kind: Kind::Lesson,
        host: Some(host),
        chairs,
        seed: Some(seed.clone()),
        // The lesson says how chance falls: nothing can be proven about it.
        committed: false,
        chat: false,
        door: false,
        lesson: Some(id.to_owned()),
        ..blank(title, options.clone(), language(new.lang))
    };
    let names = meta.names();
    let setup = Setup { options: &options, names, seed, committed: false, started: Some(rfc3339(date)) };
    let (_, lines) = shelf.begin_lesson(id, setup)?;
    Ok(Fresh { meta, phase: Phase::Done, lines, host: Some(host_token), seats: tokens, projector: None })
}

/// A table to look at a match file.
pub fn replay(title: Title, shelf: &dyn Shelf, file: Vec<u8>) -> Result<Fresh, Fail> {
    let (options, names) = shelf.inspect(&file)?;
    let (_, seats) = shelf.check(&options)?;
    let mut chairs: Vec<ChairMeta> = seats.iter().map(empty_chair).collect();
    name_chairs(&mut chairs, names);
    let meta = Meta { kind: Kind::Replay, chairs, ..blank(title, options, "fr".to_owned()) };
    Ok(Fresh { meta, phase: Phase::Done, lines: file, host: None, seats: Vec::new(), projector: None })
}

/// How a match goes on from a file.
#[derive(Clone, Debug, Default)]
pub struct Onward {
    /// How many of its inputs stand.
    pub n: usize,
    /// As in [`NewTable`].
    pub window: Option<u32>,
    /// The chairs in which bots sit, and how strong they are.
    pub bots: Vec<(Seat, Level)>,
}

/// Reads which chairs bots sit in: `1:expert,2:keen`.
pub fn bots(text: &str) -> Result<Vec<(Seat, Level)>, Fail> {
    let bot = |word: &str| -> Option<(Seat, Level)> {
        let (seat, level) = word.split_once(':')?;
        Some((seat.parse().ok()?, level.parse().ok()?))
    };
    let bots = text.split(',').filter(|word| !word.is_empty()).map(bot);
    bots.collect::<Option<_>>().ok_or_else(|| Fail::bad_options("bots are named as 1:expert,2:keen"))
}

/// A table that plays on from a moment of a match file. Who sends the file holds every chair that is not a bot's.
pub fn branch(
    title: Title,
    shelf: &dyn Shelf,
    file: &[u8],
    Onward { n, window, bots }: Onward,
    date: i64,
    entropy: &mut Entropy,
) -> Result<Fresh, Fail> {
    check_window(window)?;
    let (options, names) = shelf.inspect(file)?;
    let (_, seats) = shelf.check(&options)?;
    let sits = |seat: Seat| {
        let bot = bots.iter().find(|(chair, _)| *chair == seat);
        let kind = if bot.is_some() { ChairKind::Bot } else { ChairKind::Here };
        NewChair { seat: seat.into(), kind, name: None, level: bot.map(|(_, level)| BotLevel(*level)) }
    };
    let wanted: Vec<NewChair> = seats.iter().map(sits).collect();
    let (mut chairs, tokens) = chairs(seats, &wanted, entropy)?;
    name_chairs(&mut chairs, names);
    let (host, host_token) = Token::new(entropy).hand_over();
    let seed = Seed::from_bytes(entropy.bytes());
    let meta = Meta {
        window,
        host: Some(host),
        chairs,
        seed: Some(seed.clone()),
        // The first draws are those of another seed: nothing can be proven about them.
        committed: false,
        imported: true,
        ..blank(title, options.clone(), "fr".to_owned())
    };
    let names = meta.names();
    let setup = Setup { options: &options, names, seed, committed: false, started: Some(rfc3339(date)) };
    let (desk, mut lines) = shelf.branch(file, n, setup)?;
    let next = desk.run().map_err(|_| Fail::bad_record("the match cannot go on from there"))?;
    lines.extend(next.lines);
    Ok(Fresh { meta, phase: Phase::Playing, lines, host: Some(host_token), seats: tokens, projector: None })
}

/// The hash of the word a browser names itself by.
pub(crate) fn browser(word: Option<&str>) -> Result<Option<TokenHash>, Fail> {
    let (least, most) = limits::BROWSER;
    match word {
        Some(word) if !(least..=most).contains(&word.chars().count()) => {
            Err(Fail::bad_message("a browser names itself by 16 to 64 characters"))
        }
        word => Ok(word.map(TokenHash::of)),
    }
}

/// A table nobody hosts, at which nobody sits.
fn blank(title: Title, options: Json, lang: String) -> Meta {
    Meta {
        kind: Kind::Match,
        title,
        options,
        pace: Pace::Live,
        clock: 0,
        window: None,
        patience: None,
        lang,
        host: None,
        chairs: Vec::new(),
        seed: None,
        committed: false,
        nonces: Vec::new(),
        imported: false,
        joined: false,
        chat: true,
        paused: false,
        closed: false,
        door: true,
        notices: Vec::new(),
        lesson: None,
        again: None,
        pack: None,
        iterations: None,
        analysis: None,
        class: None,
    }
}

fn check_window(window: Option<u32>) -> Result<(), Fail> {
    match window {
        Some(window) if window > LONGEST_WINDOW => {
            Err(Fail::bad_options("a reaction window is held for 20 seconds at most"))
        }
        _ => Ok(()),
    }
}

fn language(lang: Option<String>) -> String {
    lang.filter(|lang| lang == "en").unwrap_or_else(|| "fr".to_owned())
}

fn name_chairs(chairs: &mut [ChairMeta], names: Vec<(Seat, String)>) {
    for (seat, name) in names {
        if let (Some(chair), Ok(name)) =
            (chairs.iter_mut().find(|chair| chair.seat == seat), clean_name(&name))
        {
            chair.name = name;
        }
    }
}

const fn empty_chair(seat: Seat) -> ChairMeta {
    ChairMeta {
        seat,
        sitter: Sitter::Nobody,
        name: String::new(),
        level: Level::Regular,
        token: None,
        stand_in: StandIn::No,
        browsers: Vec::new(),
    }
}

/// The chairs of a table, and the tokens of those on the maker's device.
fn chairs(
    seats: SeatSet,
    wanted: &[NewChair],
    entropy: &mut Entropy,
) -> Result<(Vec<ChairMeta>, Vec<SeatToken>), Fail> {
    let mut named = SeatSet::NOBODY;
    for chair in wanted {
        if !seats.has(chair.seat.0) || named.has(chair.seat.0) {
            return Err(Fail::bad_options("a chair is named that the options do not have, or named twice"));
        }
        named = named.with(chair.seat.0);
    }
    let (mut chairs, mut tokens) = (Vec::new(), Vec::new());
    for seat in seats.iter() {
        let mut chair = empty_chair(seat);
        if let Some(new) = wanted.iter().find(|chair| chair.seat.0 == seat) {
            let name = new.name.as_deref().map(clean_name).transpose()?;
            chair.level = new.level.map_or(chair.level, |level| level.0);
            match new.kind {
                ChairKind::Me | ChairKind::Here => {
                    let (hash, token) = Token::new(entropy).hand_over();
                    tokens.push(SeatToken { seat: seat.into(), token });
                    (chair.sitter, chair.token) = (Sitter::Person, Some(hash));
                    chair.name = name.unwrap_or_default();
                }
                ChairKind::Open => {}
                ChairKind::Bot => chair.sitter = Sitter::Bot,
            }
        }
        chairs.push(chair);
    }
    Ok((chairs, tokens))
}
