//! Tables of text, as spreadsheets write and read them.

use std::fmt::Write;

/// A cell, and where it begins.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Cell {
    pub(super) text: String,
    pub(super) line: usize,
    /// The number of the cell in its row, from 1.
    pub(super) column: usize,
}

/// The rows of a table that have something in them. Cells are separated by what its first line uses most: semicolons,
/// commas or tabs.
pub(super) fn rows(text: &str) -> Vec<Vec<Cell>> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let first = text.lines().next().unwrap_or_default();
    let count = |mark: char| first.matches(mark).count();
    let between = [';', ',', '\t'].into_iter().max_by_key(|mark| (count(*mark), *mark == ';')).unwrap_or(';');
    let mut rows = vec![vec![Cell { line: 1, column: 1, ..Cell::default() }]];
    let (mut line, mut quoted) = (1, false);
    let mut letters = text.chars().peekable();
    while let Some(letter) = letters.next() {
        let row = rows.last_mut().expect("there is always a row");
        let column = row.len();
        let cell = row.last_mut().expect("a row has a cell");
        match letter {
            '"' if quoted && letters.peek() == Some(&'"') => {
                letters.next();
                cell.text.push('"');
            }
            '"' if quoted => quoted = false,
            '"' if cell.text.is_empty() => quoted = true,
            '\n' if !quoted => {
                line += 1;
                rows.push(vec![Cell { line, column: 1, ..Cell::default() }]);
            }
            '\r' if !quoted => {}
            mark if mark == between && !quoted => {
                row.push(Cell { line, column: column + 1, ..Cell::default() });
            }
            letter => {
                line += usize::from(letter == '\n');
                cell.text.push(letter);
            }
        }
    }
    rows.retain(|row| row.iter().any(|cell| !cell.text.trim().is_empty()));
    rows
}

/// A row as it is written: every cell in quotation marks, so that nothing in it is taken for something else.
pub(super) fn write_row(out: &mut String, cells: &[String]) {
    for (place, cell) in cells.iter().enumerate() {
        let between = if place > 0 { ";" } else { "" };
        write!(out, "{between}\"{}\"", cell.replace('"', "\"\"")).expect("a string takes everything");
    }
    out.push_str("\r\n");
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(text: &str) -> Vec<Vec<String>> {
        rows(text).into_iter().map(|row| row.into_iter().map(|cell| cell.text).collect()).collect()
    }

    #[test]
    fn cells_are_found_whatever_stands_between_them() {
        let expected = [["a", "b"], ["1, 2", "x\"y"]].map(|row| row.map(str::to_owned).to_vec());
        assert_eq!(texts("\u{feff}a;b\r\n\"1, 2\";\"x\"\"y\"\r\n"), expected);
        assert_eq!(texts("a,b\n\"1, 2\",\"x\"\"y\"\n\n , \n"), expected);
        assert_eq!(texts("a\tb\n1, 2\tx\"y"), expected);
    }

    #[test]
    fn cells_know_where_they_begin() {
        let rows = rows("a;b\n\"two\nlines\";c\nd;e\n");
        let place = |row: usize, cell: usize| (rows[row][cell].line, rows[row][cell].column);
        assert_eq!([place(0, 1), place(1, 0), place(1, 1), place(2, 0)], [(1, 2), (2, 1), (3, 2), (4, 1)]);
        assert_eq!(rows[1][0].text, "two\nlines");
    }

    #[test]
    fn what_is_written_is_read() {
        let row = ["plain", "with ; and \"marks\"", "", "two\nlines"].map(str::to_owned).to_vec();
        let mut written = String::new();
        write_row(&mut written, &row);
        assert_eq!(texts(&written), [row]);
    }
}
