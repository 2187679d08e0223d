//! Which puzzle is that of an evening: a function of the date, the same for everybody.
//!
//! The page does the same sums (`web/src/lib/evening.ts`), and both are held against `evening.json`.

use std::{fmt, str::FromStr};

/// A day of the calendar, counted from 1 January 1970.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Day(i64);

/// Not a day of the calendar.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NoSuchDay;

impl fmt::Display for NoSuchDay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("write a day of the calendar as 2026-11-30")
    }
}

impl std::error::Error for NoSuchDay {}

impl Day {
    /// The place of its puzzle among so many of one title, which take turns; nothing where there is none.
    pub fn among(self, puzzles: usize) -> Option<usize> {
        (puzzles > 0).then(|| self.0.rem_euclid(puzzles as i64) as usize)
    }

    /// The title of its puzzle and the place there, where titles have so many each: first the first of every title, then
    /// the second of each, so that titles take turns as well.
    pub fn of_all(self, puzzles: &[usize]) -> Option<(usize, usize)> {
        let mut left = self.among(puzzles.iter().sum())?;
        for place in 0.. {
            let round = puzzles.iter().filter(|count| **count > place).count();
            if left < round {
                let titles = puzzles.iter().enumerate().filter(|(_, count)| **count > place);
                return titles.map(|(title, _)| (title, place)).nth(left);
            }
            left -= round;
        }
        None
    }
}

impl FromStr for Day {
    type Err = NoSuchDay;

    fn from_str(text: &str) -> Result<Day, NoSuchDay> {
        let parts: Vec<&str> = text.split('-').collect();
        let [year, month, day] = parts[..] else { return Err(NoSuchDay) };
        let digits =
            |part: &str, count| part.len() == count && part.bytes().all(|digit| digit.is_ascii_digit());
        if !(digits(year, 4) && digits(month, 2) && digits(day, 2)) {
            return Err(NoSuchDay);
        }
        let number = |part: &str| part.parse::<i64>().map_err(|_| NoSuchDay);
        let (year, month, day) = (number(year)?, number(month)?, number(day)?);
        let leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
        let longest = match month {
            4 | 6 | 9 | 11 => 30,
            2 => 28 + i64::from(leap),
            1..=12 => 31,
            _ => return Err(NoSuchDay),
        };
        if !(1..=longest).contains(&day) {
            return Err(NoSuchDay);
        }
        // Years begin in March, so that the leap day is the last of its year.
        let (year, month) = if month > 2 { (year, month - 3) } else { (year - 1, month + 9) };
        let days = 365 * year + year.div_euclid(4) - year.div_euclid(100) + year.div_euclid(400);
        Ok(Day(days + (153 * month + 2) / 5 + day - 1 - 719_468))
    }
}

#[cfg(test)]
mod tests {
    use serde::Deserialize;

    use super::*;

    #[derive(Deserialize)]
    struct Evening {
        day: String,
        number: i64,
        puzzles: Vec<usize>,
        of_all: Option<(usize, usize)>,
        of_first: Option<usize>,
    }

    #[test]
    fn evenings_are_those_that_the_page_has() {
        let evenings: Vec<Evening> = serde_json::from_str(include_str!("evening.json")).unwrap();
        assert!(evenings.len() > 5);
        for Evening { day, number, puzzles, of_all, of_first } in evenings {
            let found: Day = day.parse().unwrap();
            assert_eq!(found, Day(number), "{day}");
            assert_eq!(found.of_all(&puzzles), of_all, "{day}");
            assert_eq!(puzzles.first().and_then(|count| found.among(*count)), of_first, "{day}");
        }
    }

    #[test]
    fn every_puzzle_has_its_evening_before_any_has_a_second() {
        let puzzles = [3, 1, 0, 4];
        let mut met: Vec<_> = (20_000..20_008).filter_map(|day| Day(day).of_all(&puzzles)).collect();
        met.sort_unstable();
        let all = [(0, 0), (0, 1), (0, 2), (1, 0), (3, 0), (3, 1), (3, 2), (3, 3)];
        assert_eq!(met, all);
    }

    #[test]
    fn what_is_no_day_is_none() {
        for wrong in
            ["", "2026-11", "2026-11-31", "2025-02-29", "2026-13-01", "2026-00-10", "26-1-1", "+026-01-01"]
        {
            assert_eq!(wrong.parse::<Day>(), Err(NoSuchDay), "{wrong}");
        }
    }
}
