//! One row for every match, one row for every event: for DuckDB, Polars, pandas or a spreadsheet.
//!
//! The first columns are the same in both tables and say which match it is. A match has one row in one and as many as were
//! counted in the other.

use std::{
    fs::File,
    io::{BufWriter, Write},
    path::Path,
};

use veilleuse_core::Ids;
use veilleuse_sim::{Event, Row, What};

use crate::{LabError, Spec, parquet, runner::Batch};

/// What a column holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Words.
    Text,
    /// Whole numbers; in some rows there may be none.
    Number,
    /// Yes or no.
    Flag,
}

/// A value of a column.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Value {
    /// A word.
    Text(String),
    /// A number.
    Number(Option<i64>),
    /// Yes or no.
    Flag(bool),
}

/// A column: its name and what it holds.
pub type Column = (String, Kind);

/// The columns that say which match it is.
fn which() -> Vec<Column> {
    let text = ["title", "mode"].map(|name| (name.to_owned(), Kind::Text));
    let rest = ["level", "bots", "pack", "options"].map(|name| (name.to_owned(), Kind::Text));
    text.into_iter()
        .chain([("seats".to_owned(), Kind::Number)])
        .chain(rest)
        .chain([("match".to_owned(), Kind::Number)])
        .collect()
}

fn which_match(title: &str, table: &Spec, index: u64) -> Vec<Value> {
    let text = |word: &str| Value::Text(word.to_owned());
    let options = serde_json::to_string(&table.options).unwrap_or_default();
    vec![
        text(title),
        text(&table.mode),
        Value::Number(Some(table.seats.into())),
        text(table.level.as_deref().unwrap_or_default()),
        text(&table.bots.join("+")),
        text(&table.pack),
        text(&options),
        number(index),
    ]
}

fn number(number: impl TryInto<i64>) -> Value {
    Value::Number(number.try_into().ok())
}

/// The columns of the table of matches, for a title that counts these.
pub fn match_columns(ids: &Ids) -> Vec<Column> {
    let mut columns = which();
    columns.extend(["result", "reason"].map(|name| (name.to_owned(), Kind::Text)));
    columns.push(("won".to_owned(), Kind::Flag));
    let numbers =
        ["winners", "first", "decisions", "choices", "options_seen", "draws", "periods", "lead_changes"];
    columns.extend(numbers.map(|name| (name.to_owned(), Kind::Number)));
    columns.extend(ids.gauges.iter().map(|id| (format!("end_{}", id.replace('-', "_")), Kind::Number)));
    columns.extend(ids.marks.iter().map(|id| (format!("sum_{}", id.replace('-', "_")), Kind::Number)));
    columns
}

/// The columns of the table of events.
pub fn event_columns() -> Vec<Column> {
    let mut columns = which();
    columns.extend(["input", "period", "seat"].map(|name| (name.to_owned(), Kind::Number)));
    columns.extend(["event", "sort", "thing"].map(|name| (name.to_owned(), Kind::Text)));
    columns.push(("amount".to_owned(), Kind::Number));
    columns
}

fn match_row(batch: &Batch<'_>, row: &Row) -> Vec<Value> {
    let mut values = which_match(batch.title, batch.table, row.index);
    values.extend([row.result, row.reason].map(|word| Value::Text(word.to_owned())));
    values.push(Value::Flag(row.won));
    values.push(number(row.winners));
    values.push(Value::Number(row.first.map(i64::from)));
    let numbers = [row.decisions, row.choices, row.options, row.draws, row.periods, row.lead_changes];
    values.extend(numbers.iter().chain(&row.gauges).chain(&row.marks).map(|one| number(*one)));
    values
}

fn event_row(batch: &Batch<'_>, event: &Event) -> Vec<Value> {
    let mut values = which_match(batch.title, batch.table, event.index);
    values.extend([number(event.input), number(event.period), Value::Number(event.seat.map(i64::from))]);
    let text = |word: &str| Value::Text(word.to_owned());
    match event.what {
        What::Thing(fate, sort, thing) => values.extend([
            text(fate.id()),
            text(batch.ids.sorts[usize::from(sort)]),
            Value::Text((batch.name)(sort, thing)),
            number(1),
        ]),
        What::Mark(mark, amount) => {
            values.extend([text("mark"), text(batch.ids.marks[usize::from(mark)]), text(""), number(amount)]);
        }
    }
    values
}

/// Writes a table to a file, CSV or Parquet as its name says.
pub struct Writer {
    columns: Vec<Column>,
    out: Out,
}

enum Out {
    Csv(BufWriter<File>),
    Parquet(parquet::Writer<BufWriter<File>>),
}

impl Writer {
    /// A new file of this name: `.csv` or `.parquet`.
    pub fn create(file: &Path, columns: Vec<Column>) -> Result<Writer, LabError> {
        let wrong = |error: std::io::Error| LabError::io(file, &error);
        let parquet = match file.extension().and_then(|end| end.to_str()) {
            Some("csv") => false,
            Some("parquet") => true,
            _ => {
                let name = file.display();
                return Err(LabError::File(format!("{name}: tables are written as .csv or .parquet")));
            }
        };
        let opened = BufWriter::new(File::create_new(file).map_err(wrong)?);
        let out = if parquet {
            Out::Parquet(parquet::Writer::new(opened, &columns).map_err(wrong)?)
        } else {
            let mut opened = opened;
            let names: Vec<&str> = columns.iter().map(|(name, _)| name.as_str()).collect();
            writeln!(opened, "{}", names.join(",")).map_err(wrong)?;
            Out::Csv(opened)
        };
        Ok(Writer { columns, out })
    }

    /// Writes the rows of a batch.
    pub fn matches(&mut self, batch: &Batch<'_>) -> Result<(), LabError> {
        self.write(batch.rows.iter().map(|row| match_row(batch, row)).collect())
    }

    /// Writes the events of a batch.
    pub fn events(&mut self, batch: &Batch<'_>) -> Result<(), LabError> {
        self.write(batch.events.iter().map(|event| event_row(batch, event)).collect())
    }

    fn write(&mut self, rows: Vec<Vec<Value>>) -> Result<(), LabError> {
        debug_assert!(rows.iter().all(|row| row.len() == self.columns.len()));
        let done = match &mut self.out {
            Out::Csv(out) => rows.iter().try_for_each(|row| {
                let cells: Vec<String> = row.iter().map(csv_cell).collect();
                writeln!(out, "{}", cells.join(","))
            }),
            Out::Parquet(out) => out.group(&rows),
        };
        done.map_err(|error| LabError::File(error.to_string()))
    }

    /// Closes the file.
    pub fn finish(self) -> Result<(), LabError> {
        let done = match self.out {
            Out::Csv(mut out) => out.flush(),
            Out::Parquet(out) => out.finish(),
        };
        done.map_err(|error| LabError::File(error.to_string()))
    }
}

/// A cell of a spreadsheet: quoted where it has to be.
fn csv_cell(value: &Value) -> String {
    match value {
        Value::Text(text) if text.contains([',', '"', '\n']) => format!("\"{}\"", text.replace('"', "\"\"")),
        Value::Text(text) => text.clone(),
        Value::Number(number) => number.map(|number| number.to_string()).unwrap_or_default(),
        Value::Flag(flag) => flag.to_string(),
    }
}
