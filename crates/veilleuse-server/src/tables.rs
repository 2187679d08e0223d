//! New tables.

use std::sync::Arc;

use veilleuse_bots::Level;
use veilleuse_core::{Seat, SeatSet};
use veilleuse_record::{Drawn, Hex32, Seed};
use veilleuse_store::{Append, Phase, StoreError, TableRow};
use veilleuse_titles::Title;
use veilleuse_wire::{ChairKind, Created, Json, Kind, NewChair, NewTable, Opened, Pace, SeatToken, Sitter};

use crate::{
    date::rfc3339,
    failure::Fail,
    hall::Hall,
    meta::{ChairMeta, Meta, StandIn},
    metrics::count,
    names,
    room::now_ms,
    shelf::Setup,
    token::{Token, TokenHash, new_code, new_seed, new_table_id},
};

/// Seconds for a decision where nobody said otherwise.
const LIVE_CLOCK: u32 = 120;
const SLOW_CLOCK: u32 = 3 * 24 * 60 * 60;
/// The longest clock.
const LONGEST_CLOCK: u32 = 30 * 24 * 60 * 60;
/// The longest minimum of a reaction window, in milliseconds.
const LONGEST_WINDOW: u32 = 20_000;

/// Makes a table.
pub(crate) async fn create(hall: &Arc<Hall>, new: NewTable) -> Result<Created, Fail> {
    let title: Title = new.title.parse().map_err(Fail::bad_options)?;
    let (options, seats) = hall.shelves.get(title).check(&new.options)?;
    let (chairs, tokens) = chairs(seats, &new.chairs)?;
    let clock = match (new.clock, new.pace) {
        (Some(clock), _) if clock > LONGEST_CLOCK => return Err(Fail::bad_options("the clock is too long")),
        (Some(clock), _) => clock,
        (None, Pace::Live) => LIVE_CLOCK,
        (None, Pace::Slow) => SLOW_CLOCK,
    };
    check_window(new.window)?;
    let chosen = new.seed.as_deref().map(str::parse::<Hex32>).transpose().map_err(Fail::bad_options)?;
    let (host, host_token) = Token::new().hand_over();
    let meta = Meta {
        pace: new.pace,
        clock,
        window: new.window,
        host: Some(host),
        chairs,
        committed: chosen.is_none(),
        seed: Some(chosen.map_or_else(new_seed, |Hex32(bytes)| Seed::from_bytes(bytes))),
        ..blank(title, options, language(new.lang))
    };
    let row = keep_new(hall, &meta, Phase::Lobby).await?;
    let seats = tokens.into_iter().map(|(seat, token)| SeatToken { seat: seat.into(), token }).collect();
    Ok(Created { table: row.id, code: row.code.unwrap_or_default(), host: host_token, seats })
}

/// A table for another match of the people at this one, who sit where they sat, with the same links. Returns its id.
pub(crate) async fn again(hall: &Arc<Hall>, earlier: &Meta) -> Result<String, Fail> {
    let mut meta = Meta {
        seed: Some(new_seed()),
        committed: true,
        nonces: Vec::new(),
        paused: false,
        again: None,
        ..earlier.clone()
    };
    for chair in &mut meta.chairs {
        chair.stand_in = StandIn::No;
    }
    Ok(keep_new(hall, &meta, Phase::Lobby).await?.id)
}

/// A table to look at a match file.
pub(crate) async fn open_record(hall: &Arc<Hall>, file: Vec<u8>) -> Result<Opened, Fail> {
    let title = title_of(&file)?;
    let (options, names) = hall.shelves.get(title).inspect(&file)?;
    let (_, seats) = hall.shelves.get(title).check(&options)?;
    let (mut chairs, _) = chairs(seats, &[])?;
    name_chairs(&mut chairs, names);
    let meta = Meta { kind: Kind::Replay, chairs, ..blank(title, options, "fr".to_owned()) };
    let row = keep_new(hall, &meta, Phase::Done).await?;
    append_first(hall, &row, file).await?;
    Ok(Opened { table: row.id, code: row.code.unwrap_or_default(), host: None, seats: Vec::new() })
}

/// What every draw of a match file was for.
pub(crate) fn draws(hall: &Hall, file: &[u8]) -> Result<Vec<Drawn>, Fail> {
    hall.shelves.get(title_of(file)?).draws(file)
}

/// A table that plays on from a moment of a match file. Who sends the file holds every chair.
pub(crate) async fn continue_record(
    hall: &Arc<Hall>,
    file: &[u8],
    n: usize,
    window: Option<u32>,
) -> Result<Opened, Fail> {
    check_window(window)?;
    let title = title_of(file)?;
    let shelf = hall.shelves.get(title);
    let (options, names) = shelf.inspect(file)?;
    let (_, seats) = shelf.check(&options)?;
    let here = |seat: Seat| NewChair { seat: seat.into(), kind: ChairKind::Here, name: None, level: None };
    let wanted: Vec<NewChair> = seats.iter().map(here).collect();
    let (mut chairs, tokens) = chairs(seats, &wanted)?;
    name_chairs(&mut chairs, names);
    let (host, host_token) = Token::new().hand_over();
    let seed = new_seed();
    let meta = Meta {
        window,
        host: Some(host),
        chairs,
        seed: Some(seed.clone()),
        // The first draws are those of another seed: nothing can be proven about them.
        committed: false,
        ..blank(title, options.clone(), "fr".to_owned())
    };
    let setup = Setup {
        options: &options,
        names: meta.names(),
        seed,
        committed: false,
        started: Some(rfc3339(now_ms())),
    };
    let (mut desk, mut lines) = shelf.branch(file, n, setup)?;
    lines.extend(desk.run().map_err(|_| Fail::bad_record("the match cannot go on from there"))?);
    let row = keep_new(hall, &meta, Phase::Playing).await?;
    append_first(hall, &row, lines).await?;
    let seats = tokens.into_iter().map(|(seat, token)| SeatToken { seat: seat.into(), token }).collect();
    Ok(Opened { table: row.id, code: row.code.unwrap_or_default(), host: Some(host_token), seats })
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
        lang,
        host: None,
        chairs: Vec::new(),
        seed: None,
        committed: false,
        nonces: Vec::new(),
        chat: true,
        paused: false,
        closed: false,
        again: None,
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

fn title_of(file: &[u8]) -> Result<Title, Fail> {
    let header = veilleuse_record::Header::peek(file).map_err(Fail::bad_record)?;
    header.title.parse().map_err(Fail::bad_record)
}

fn name_chairs(chairs: &mut [ChairMeta], names: Vec<(Seat, String)>) {
    for (seat, name) in names {
        if let (Some(chair), Ok(name)) =
            (chairs.iter_mut().find(|chair| chair.seat == seat), names::clean(&name))
        {
            chair.name = name;
        }
    }
}

type Tokens = Vec<(Seat, String)>;

/// The chairs of a table, and the tokens of those on the maker's device.
fn chairs(seats: SeatSet, wanted: &[NewChair]) -> Result<(Vec<ChairMeta>, Tokens), Fail> {
    let mut named = SeatSet::NOBODY;
    for chair in wanted {
        if !seats.has(chair.seat.0) || named.has(chair.seat.0) {
            return Err(Fail::bad_options("a chair is named that the options do not have, or named twice"));
        }
        named = named.with(chair.seat.0);
    }
    let mut tokens = Vec::new();
    let mut token = |seat: Seat| -> TokenHash {
        let (hash, token) = Token::new().hand_over();
        tokens.push((seat, token));
        hash
    };
    let mut chairs = Vec::new();
    for seat in seats.iter() {
        let new = wanted.iter().find(|chair| chair.seat.0 == seat);
        let name = new.and_then(|chair| chair.name.as_deref()).map(names::clean).transpose()?;
        let (sitter, token) = match new.map_or(ChairKind::Open, |chair| chair.kind) {
            ChairKind::Me | ChairKind::Here => (Sitter::Person, Some(token(seat))),
            ChairKind::Open => (Sitter::Nobody, None),
            ChairKind::Bot => (Sitter::Bot, None),
        };
        let level = new.and_then(|chair| chair.level).map_or(Level::Regular, |level| level.0);
        let name = name.filter(|_| sitter == Sitter::Person).unwrap_or_default();
        chairs.push(ChairMeta { seat, sitter, name, level, token, stand_in: StandIn::No });
    }
    Ok((chairs, tokens))
}

/// Keeps a new table under a free code.
async fn keep_new(hall: &Arc<Hall>, meta: &Meta, phase: Phase) -> Result<TableRow, Fail> {
    let body = serde_json::to_vec(meta).map_err(Fail::bad_options)?;
    let mut row = TableRow {
        id: new_table_id(),
        code: None,
        title: meta.title.to_string(),
        phase,
        revision: 0,
        at: now_ms(),
        clock: meta.slow_clock(),
        body,
    };
    for length in hall.codes.lengths() {
        row.code = Some(new_code(length));
        let kept = hall.store.create(row.clone()).await;
        hall.codes.tried(length, kept == Err(StoreError::Taken));
        match kept {
            Ok(()) => {
                count(&hall.metrics.tables_created);
                return Ok(row);
            }
            Err(StoreError::Taken) => {}
            Err(error) => {
                count(&hall.metrics.store_failures);
                tracing::warn!(%error, "a table was not kept");
                return Err(error.into());
            }
        }
    }
    Err(Fail::too_many())
}

async fn append_first(hall: &Arc<Hall>, row: &TableRow, lines: Vec<u8>) -> Result<(), Fail> {
    let append = Append { table: row.id.clone(), seq: 0, key: None, at: now_ms(), lines };
    Ok(hall.store.append(append).await?)
}
