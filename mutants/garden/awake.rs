
/// Which mutant is awake, and which are passed by. Written into the rules beside the mutants.
#[doc(hidden)]
pub mod mutants {
    use std::{
        fs::File,
        io::Write,
        sync::{
            LazyLock, Mutex,
            atomic::{AtomicBool, AtomicU32, Ordering::Relaxed},
        },
    };

    /// The number of the one that is awake; 0 for none.
    static AWAKE: LazyLock<AtomicU32> = LazyLock::new(|| {
        let word = std::env::var("VEILLEUSE_MUTANT").unwrap_or_default();
        AtomicU32::new(word.parse().unwrap_or(0))
    });
    static PASSED: [AtomicBool; 20_000] = [const { AtomicBool::new(false) }; 20_000];
    /// Where those that are passed by are written down.
    static NOTES: LazyLock<Option<Mutex<File>>> = LazyLock::new(|| {
        let file = std::env::var("VEILLEUSE_MUTANTS_PASSED").ok()?;
        Some(Mutex::new(File::options().create(true).append(true).open(file).unwrap()))
    });

    pub fn is_awake(number: u32) -> bool {
        let passed = &PASSED[number as usize];
        if !passed.load(Relaxed) && !passed.swap(true, Relaxed) {
            if let Some(notes) = &*NOTES {
                writeln!(notes.lock().unwrap(), "{number}").unwrap();
            }
        }
        AWAKE.load(Relaxed) == number
    }

    pub fn wake(number: u32) {
        AWAKE.store(number, Relaxed);
    }

    /// Takes those that were passed by since it was last asked.
    pub fn take_passed() -> Vec<u32> {
        (0..).zip(&PASSED).filter(|(_, passed)| passed.swap(false, Relaxed)).map(|(number, _)| number).collect()
    }
}
