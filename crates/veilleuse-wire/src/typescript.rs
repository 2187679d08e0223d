//! The types in TypeScript.

use std::fmt::Write;

use ts_rs::{Config, TS};

/// What `veilleuse_core` serialises itself.
const HEAD: &str = "\
// Made from crates/veilleuse-wire. Do not edit: run `UPDATE=1 cargo test -p veilleuse-wire`.

/** The version of the protocol. */
export const VERSION = 1;

/** A sentence: a message of the title's or the house's Fluent files and its arguments. */
export type Line = { id: string, args: Array<[string, Arg]>, };

/** An argument of a sentence; a text is a list of language and text. */
export type Arg =
  | { number: number }
  | { word: string }
  | { name: string }
  | { names: string[] }
  | { seat: Seat }
  | { text: Array<[string, string]> };
";

/// All types, as `web/src/wire/index.ts` holds them.
fn typescript() -> String {
    let mut out = HEAD.to_owned();
    let config = Config::new();
    macro_rules! declare {
        ($($name:ident),* $(,)?) => {$(
            let docs = <crate::$name as TS>::docs().unwrap_or_default();
            let declaration = <crate::$name as TS>::decl(&config);
            write!(out, "\n{docs}export {declaration}\n").expect("a string takes everything");
        )*};
    }
    declare!(
        WireSeat,
        BotLevel,
        Pace,
        Kind,
        Words,
        TitleInfo,
        ModeInfo,
        VariantInfo,
        Recommended,
        ModeSeats,
        JournalEntry,
        Bank,
        QuestionTally,
        LabRun,
        LabState,
        Rules,
        Paragraph,
        RuleInfo,
        Voting,
        Spread,
        NewClass,
        ClassDoor,
        Enrol,
        Enrolled,
        Waits,
        PackInfo,
        Uploaded,
        BadPack,
        PackProblem,
        Addresses,
        LanAddress,
        ChairKind,
        NewChair,
        NewTable,
        AnalysisState,
        MatchAnalysis,
        ChancePoint,
        CostlyMoment,
        LessonInfo,
        NewLesson,
        Created,
        SeatToken,
        TableInfo,
        Join,
        Joined,
        Take,
        Opened,
        Failure,
        FailureBody,
        Hello,
        Since,
        ClientMessage,
        Ask,
        Decide,
        HintAsk,
        Undo,
        Vote,
        Say,
        Moment,
        Rename,
        NonceShare,
        LessonAct,
        HostAct,
        ClassAct,
        ClassSettings,
        ClockAct,
        Ballot,
        News,
        NewsBody,
        Welcome,
        LessonScript,
        LessonStep,
        LessonWait,
        Coach,
        Chair,
        Chairs,
        Notice,
        Sitter,
        Log,
        ToldLine,
        Table,
        StepBack,
        Waiting,
        OptionInfo,
        Follows,
        MayBring,
        After,
        Clock,
        Window,
        Outcome,
        UndoInfo,
        UndoRequest,
        Said,
        Again,
        Role,
        Class,
        ClassTeam,
        Phone,
        Me,
        ClassClock,
        ClockState,
        Reason,
        Ballots,
        Count,
        Closed,
        Reply,
        ReplyBody,
        Hint,
        View,
    );
    out
}

#[cfg(test)]
mod tests {
    use std::{env, fs, path::Path};

    #[test]
    fn the_browser_has_these_types() {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/wire/index.ts");
        let made = super::typescript();
        if env::var_os("UPDATE").is_some() {
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(&path, &made).unwrap();
        }
        let kept = fs::read_to_string(&path).unwrap_or_default();
        assert!(kept == made, "web/src/wire/index.ts is old; run UPDATE=1 cargo test -p veilleuse-wire");
    }
}
