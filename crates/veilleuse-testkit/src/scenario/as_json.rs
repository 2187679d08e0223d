//! A value of a scenario file as JSON, so that what belongs to a title is read as it is everywhere else.

use std::{fmt::Write as _, ops::Range};

use toml::{
    Spanned,
    de::{DeTable, DeValue},
};

/// The JSON of a value, and where each of its parts stands in the file.
pub(super) struct AsJson {
    text: String,
    /// Places in the text and in the file; what is inside comes before what it is in.
    places: Vec<(Range<usize>, Range<usize>)>,
    whole: Range<usize>,
}

/// Where something cannot be written, and why.
type Unwritable = (Range<usize>, String);

impl AsJson {
    pub(super) fn of(value: &Spanned<DeValue<'_>>) -> Result<AsJson, Unwritable> {
        let mut json = AsJson { text: String::new(), places: Vec::new(), whole: value.span() };
        json.value(value)?;
        Ok(json)
    }

    pub(super) fn text(&self) -> &str {
        &self.text
    }

    /// The place in the file of what was being read after so many bytes: what begins there, or else what they end in.
    pub(super) fn place(&self, read: usize) -> Range<usize> {
        let begins = self.places.iter().find(|(at, _)| at.start == read);
        let ends = || self.places.iter().find(|(at, _)| at.start < read && read <= at.end);
        begins.or_else(ends).map_or_else(|| self.whole.clone(), |(_, place)| place.clone())
    }

    fn value(&mut self, value: &Spanned<DeValue<'_>>) -> Result<(), Unwritable> {
        let start = self.text.len();
        match value.get_ref() {
            DeValue::String(word) => self.quoted(word),
            DeValue::Integer(number) => {
                let number = i64::from_str_radix(number.as_str(), number.radix());
                self.plain(number.map_err(|error| (value.span(), error.to_string()))?);
            }
            DeValue::Boolean(flag) => self.plain(flag),
            DeValue::Array(values) => {
                self.text.push('[');
                for (number, value) in values.iter().enumerate() {
                    self.comma_unless_first(number);
                    self.value(value)?;
                }
                self.text.push(']');
            }
            DeValue::Table(table) => self.table(table)?,
            DeValue::Float(_) | DeValue::Datetime(_) => {
                let kind = value.get_ref().type_str();
                return Err((value.span(), format!("a {kind} means nothing here")));
            }
        }
        self.places.push((start..self.text.len(), value.span()));
        Ok(())
    }

    fn table(&mut self, table: &DeTable<'_>) -> Result<(), Unwritable> {
        self.text.push('{');
        for (number, (key, value)) in table.iter().enumerate() {
            self.comma_unless_first(number);
            let start = self.text.len();
            self.quoted(key.get_ref());
            self.places.push((start..self.text.len(), key.span()));
            self.text.push(':');
            self.value(value)?;
        }
        self.text.push('}');
        Ok(())
    }

    fn comma_unless_first(&mut self, number: usize) {
        if number > 0 {
            self.text.push(',');
        }
    }

    fn quoted(&mut self, word: &str) {
        self.plain(serde_json::Value::from(word));
    }

    fn plain(&mut self, value: impl std::fmt::Display) {
        write!(self.text, "{value}").expect("a text takes all that is written");
    }
}
