//! The word somebody probably meant.

/// Longer words are not compared: no id is that long, and the cost grows with the square.
const LONGEST: usize = 64;

/// "did you mean `…`?" with the known word nearest to an unknown one, if any is near enough to be a slip.
///
/// ```
/// use veilleuse_pack::did_you_mean;
/// assert_eq!(did_you_mean("lanten", ["lamp", "lantern"]).as_deref(), Some("did you mean `lantern`?"));
/// assert_eq!(did_you_mean("cat", ["lamp", "lantern"]), None);
/// ```
pub fn did_you_mean<'a>(word: &str, known: impl IntoIterator<Item = &'a str>) -> Option<String> {
    let letters = folded(word);
    if letters.len() > LONGEST {
        return None;
    }
    let slips = (letters.len() / 3).max(1);
    let near = known.into_iter().filter_map(|candidate| {
        let distance = distance(&letters, &folded(candidate), slips)?;
        // A word of one letter is not like every other word of one letter.
        (distance < letters.len() && !candidate.is_empty()).then_some((distance, candidate))
    });
    near.min().map(|(_, nearest)| format!("did you mean `{nearest}`?"))
}

fn folded(word: &str) -> Vec<char> {
    word.chars().flat_map(char::to_lowercase).take(LONGEST * 2).collect()
}

/// How many letters must be inserted, dropped, changed or swapped with their neighbour, if at most `limit`.
fn distance(from: &[char], to: &[char], limit: usize) -> Option<usize> {
    if from.len().abs_diff(to.len()) > limit {
        return None;
    }
    let mut before_last = vec![0; to.len() + 1];
    let mut last: Vec<usize> = (0..=to.len()).collect();
    let mut row = before_last.clone();
    for (i, a) in from.iter().enumerate() {
        row[0] = i + 1;
        for (j, b) in to.iter().enumerate() {
            row[j + 1] = (last[j] + usize::from(a != b)).min(last[j + 1] + 1).min(row[j] + 1);
            if i > 0 && j > 0 && *a == to[j - 1] && from[i - 1] == *b {
                row[j + 1] = row[j + 1].min(before_last[j - 1] + 1);
            }
        }
        // A swap looks back two rows; when neither leaves hope, the end will not.
        if row.iter().chain(&last).all(|cost| *cost > limit) {
            return None;
        }
        std::mem::swap(&mut before_last, &mut last);
        std::mem::swap(&mut last, &mut row);
    }
    Some(last[to.len()]).filter(|distance| *distance <= limit)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn apart(from: &str, to: &str) -> usize {
        distance(&folded(from), &folded(to), 9).unwrap()
    }

    #[test]
    fn a_slip_of_each_kind_costs_one() {
        assert_eq!(apart("lamp", "lamp"), 0);
        assert_eq!(apart("lmp", "lamp"), 1, "a letter is missing");
        assert_eq!(apart("lampp", "lamp"), 1, "a letter is doubled");
        assert_eq!(apart("lomp", "lamp"), 1, "a letter is wrong");
        assert_eq!(apart("lapm", "lamp"), 1, "two letters are swapped");
        assert_eq!(apart("", "lamp"), 4);
        assert_eq!(distance(&folded("lantern"), &folded("ladder"), 2), None);
        assert_eq!(distance(&folded("lantern"), &folded("ladder"), 3), Some(3));
    }

    #[test]
    fn the_nearest_word_is_suggested_and_nothing_far_away() {
        assert_eq!(did_you_mean("GEM", ["MOVE", "GEN"]).as_deref(), Some("did you mean `GEN`?"));
        assert_eq!(did_you_mean("gen", ["GEN"]).as_deref(), Some("did you mean `GEN`?"));
        assert_eq!(did_you_mean("ab", ["cd"]), None);
        assert_eq!(did_you_mean("a", ["b"]), None, "one letter is not like another");
        assert_eq!(did_you_mean("", ["a"]), None);
        assert_eq!(did_you_mean(&"x".repeat(5000), [&*"x".repeat(5000)]), None, "garbage costs nothing");
    }
}
