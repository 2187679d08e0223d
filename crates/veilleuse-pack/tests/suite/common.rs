//! Small packs for tests.

use veilleuse_pack::{PackFiles, Problem, Problems};

/// A pack of these files.
pub(crate) fn pack(files: &[(&str, &str)]) -> PackFiles {
    let leak = |text: &str| -> &'static str { Box::leak(text.to_owned().into_boxed_str()) };
    let files: Vec<_> = files.iter().map(|(path, text)| (leak(path), leak(text))).collect();
    PackFiles::from_embedded(Box::leak(files.into_boxed_slice()))
}

/// The problem with its help, on one line.
pub(crate) fn told(problem: &Problem) -> String {
    match problem.hint() {
        Some(help) => format!("{problem} | {help}"),
        None => problem.to_string(),
    }
}

/// All problems with their help.
pub(crate) fn all_told(problems: &Problems) -> Vec<String> {
    problems.iter().map(told).collect()
}
