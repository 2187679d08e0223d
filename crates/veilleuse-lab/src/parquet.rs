//! A writer of Parquet files, for tables of words, whole numbers and flags.
//!
//! The `parquet` crate would do more than this and costs more than the rest of the laboratory to build; a flat table needs of
//! the format one page a column, plain values, and a footer in Thrift's compact protocol. What is written here is read back by
//! DuckDB, Polars and PyArrow: `docs/simulation.md` says how that was tried.

use std::io::{self, Write};

use crate::tables::{Column, Kind, Value};

const MAGIC: &[u8; 4] = b"PAR1";

/// Writes a Parquet file, one group of rows after the other.
pub(crate) struct Writer<W: Write> {
    out: W,
    at: u64,
    columns: Vec<Column>,
    groups: Vec<Group>,
}

/// Where a group of rows lies in the file.
struct Group {
    rows: usize,
    /// For each column where its page begins and how long it is, header included.
    chunks: Vec<(u64, u64)>,
}

impl<W: Write> Writer<W> {
    pub(crate) fn new(mut out: W, columns: &[Column]) -> io::Result<Writer<W>> {
        out.write_all(MAGIC)?;
        Ok(Writer { out, at: MAGIC.len() as u64, columns: columns.to_vec(), groups: Vec::new() })
    }

    /// Writes a group of rows; none where there are none.
    pub(crate) fn group(&mut self, rows: &[Vec<Value>]) -> io::Result<()> {
        if rows.is_empty() {
            return Ok(());
        }
        let mut chunks = Vec::new();
        for place in 0..self.columns.len() {
            let page = page(rows, place, self.columns[place].1);
            let header = page_header(rows.len(), page.len());
            self.out.write_all(&header)?;
            self.out.write_all(&page)?;
            let length = (header.len() + page.len()) as u64;
            chunks.push((self.at, length));
            self.at += length;
        }
        self.groups.push(Group { rows: rows.len(), chunks });
        Ok(())
    }

    /// Writes the footer.
    pub(crate) fn finish(mut self) -> io::Result<()> {
        let footer = self.footer();
        self.out.write_all(&footer)?;
        self.out.write_all(&(footer.len() as u32).to_le_bytes())?;
        self.out.write_all(MAGIC)?;
        self.out.flush()
    }

    /// `FileMetaData` of the format.
    fn footer(&self) -> Vec<u8> {
        let mut thrift = Thrift::default();
        thrift.begin();
        thrift.int(1, 1); // version
        thrift.list(2, STRUCT, self.columns.len() + 1); // schema
        thrift.begin();
        thrift.text(4, "rows");
        thrift.int(5, self.columns.len() as i64); // children
        thrift.end();
        for (name, kind) in &self.columns {
            thrift.begin();
            thrift.int(1, physical(*kind));
            thrift.int(3, i64::from(*kind == Kind::Number)); // required, or optional
            thrift.text(4, name);
            if *kind == Kind::Text {
                thrift.int(6, 0); // UTF8
            }
            thrift.end();
        }
        thrift.int64(3, self.groups.iter().map(|group| group.rows as i64).sum());
        thrift.list(4, STRUCT, self.groups.len());
        for group in &self.groups {
            thrift.begin();
            thrift.list(1, STRUCT, group.chunks.len());
            for ((name, kind), (offset, length)) in self.columns.iter().zip(&group.chunks) {
                thrift.begin();
                thrift.int64(2, *offset as i64);
                thrift.field(3, STRUCT); // ColumnMetaData
                thrift.begin();
                thrift.int(1, physical(*kind));
                thrift.list(2, I32, 2); // encodings
                thrift.zigzag(PLAIN);
                thrift.zigzag(RLE);
                thrift.list(3, BINARY, 1); // path
                thrift.bytes(name.as_bytes());
                thrift.int(4, 0); // not compressed
                thrift.int64(5, group.rows as i64);
                thrift.int64(6, *length as i64);
                thrift.int64(7, *length as i64);
                thrift.int64(9, *offset as i64);
                thrift.end();
                thrift.end();
            }
            thrift.int64(2, group.chunks.iter().map(|(_, length)| *length as i64).sum());
            thrift.int64(3, group.rows as i64);
            thrift.end();
        }
        thrift.text(6, concat!("veilleuse version ", env!("CARGO_PKG_VERSION")));
        thrift.end();
        thrift.out
    }
}

/// The physical types of the format.
const fn physical(kind: Kind) -> i64 {
    match kind {
        Kind::Flag => 0,
        Kind::Number => 2,
        Kind::Text => 6,
    }
}

const PLAIN: i64 = 0;
const RLE: i64 = 3;

/// The values of a column in these rows, as one page: plain, and for numbers after a list of which rows have one.
fn page(rows: &[Vec<Value>], place: usize, kind: Kind) -> Vec<u8> {
    let mut page = Vec::new();
    if kind == Kind::Number {
        let there: Vec<bool> = rows.iter().map(|row| matches!(row[place], Value::Number(Some(_)))).collect();
        let levels = bit_packed(&there);
        page.extend((levels.len() as u32).to_le_bytes());
        page.extend(levels);
    }
    let mut flags = Vec::new();
    for row in rows {
        match &row[place] {
            Value::Text(text) => {
                page.extend((text.len() as u32).to_le_bytes());
                page.extend(text.as_bytes());
            }
            Value::Number(number) => page.extend(number.iter().flat_map(|number| number.to_le_bytes())),
            Value::Flag(flag) => flags.push(*flag),
        }
    }
    page.extend(bits(&flags));
    page
}

/// Flags as bits, the first one lowest.
fn bits(flags: &[bool]) -> Vec<u8> {
    let byte = |flags: &[bool]| flags.iter().rev().fold(0, |byte, flag| byte << 1 | u8::from(*flag));
    flags.chunks(8).map(byte).collect()
}

/// One run of the hybrid encoding: all groups of eight bit by bit.
fn bit_packed(flags: &[bool]) -> Vec<u8> {
    let mut out = Thrift::default();
    out.varint((flags.len().div_ceil(8) as u64) << 1 | 1);
    out.out.extend(bits(flags));
    out.out
}

/// `PageHeader` of the format, for one data page.
fn page_header(rows: usize, length: usize) -> Vec<u8> {
    let mut thrift = Thrift::default();
    thrift.begin();
    thrift.int(1, 0); // a data page
    thrift.int(2, length as i64);
    thrift.int(3, length as i64);
    thrift.field(5, STRUCT); // DataPageHeader
    thrift.begin();
    thrift.int(1, rows as i64);
    thrift.int(2, PLAIN);
    thrift.int(3, RLE); // definition levels
    thrift.int(4, RLE); // repetition levels
    thrift.end();
    thrift.end();
    thrift.out
}

const I32: u8 = 5;
const I64: u8 = 6;
const BINARY: u8 = 8;
const LIST: u8 = 9;
const STRUCT: u8 = 12;

/// Thrift's compact protocol, as far as it is needed.
#[derive(Default)]
struct Thrift {
    out: Vec<u8>,
    /// The last field of every open struct.
    last: Vec<u8>,
}

impl Thrift {
    fn begin(&mut self) {
        self.last.push(0);
    }

    fn end(&mut self) {
        self.out.push(0);
        self.last.pop();
    }

    fn field(&mut self, id: u8, kind: u8) {
        let last = self.last.last_mut().expect("fields are in structs");
        self.out.push((id - *last) << 4 | kind);
        *last = id;
    }

    fn int(&mut self, id: u8, number: i64) {
        self.field(id, I32);
        self.zigzag(number);
    }

    fn int64(&mut self, id: u8, number: i64) {
        self.field(id, I64);
        self.zigzag(number);
    }

    fn text(&mut self, id: u8, text: &str) {
        self.field(id, BINARY);
        self.bytes(text.as_bytes());
    }

    fn list(&mut self, id: u8, kind: u8, length: usize) {
        self.field(id, LIST);
        if length < 15 {
            self.out.push((length as u8) << 4 | kind);
        } else {
            self.out.push(0xf0 | kind);
            self.varint(length as u64);
        }
    }

    fn bytes(&mut self, bytes: &[u8]) {
        self.varint(bytes.len() as u64);
        self.out.extend(bytes);
    }

    fn zigzag(&mut self, number: i64) {
        self.varint(((number << 1) ^ (number >> 63)) as u64);
    }

    fn varint(&mut self, mut number: u64) {
        while number >= 0x80 {
            self.out.push(number as u8 | 0x80);
            number >>= 7;
        }
        self.out.push(number as u8);
    }
}
