//! The command line.

use std::{net::SocketAddr, path::PathBuf, str::FromStr};

use clap::{Args, Parser, Subcommand};
use serde_json::{Map, Value};
use veilleuse_bots::Level;
use veilleuse_core::Seat;
use veilleuse_lessons::Day;
use veilleuse_pack::Lang;
use veilleuse_server::{Limit, Network};
use veilleuse_sim::Bot;
use veilleuse_store::Keeping;
use veilleuse_titles::Title;

use crate::fail::Failure;

/// A night-light for games whose heroes face something in the dark.
///
/// Without a command, serves the web table.
#[derive(Parser, Debug)]
#[command(name = "veilleuse", version, about, max_term_width = 100)]
pub(crate) struct Cli {
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
}

#[derive(Subcommand, Debug)]
pub(crate) enum Command {
    /// Serves the web table.
    Serve(ServeArgs),
    /// Lists the titles, their modes and seats.
    Titles(TitlesArgs),
    /// Plays a match in the terminal.
    Play(PlayArgs),
    /// Plays a lesson in the terminal, or lists those of a title.
    Learn(LearnArgs),
    /// Puts the puzzle of an evening: a position, and one decision to find.
    Puzzle(PuzzleArgs),
    /// Plays many matches between bots and reports what they say.
    Sim(SimArgs),
    /// Runs scenario files: black-box tests of the rules.
    #[command(subcommand)]
    Scenario(ScenarioCommand),
    /// Tells a recorded match again, input by input.
    Replay(ReplayArgs),
    /// Says how likely each seat was to win as a finished match went on, and which decisions cost most.
    Analyse(AnalyseArgs),
    /// Checks a recorded match: hash chain, dice, rules and result.
    Verify(FileArgs),
    /// Checks, copies or compares packs.
    #[command(subcommand)]
    Pack(PackCommand),
    /// Lets another program play or drive a match: JSON lines on standard input and output.
    Engine(EngineArgs),
    /// Measures the speed of the rules.
    Bench(BenchArgs),
    /// Copies the database to a file, also while it is served, and checks the copy.
    Backup(BackupArgs),
    /// Puts a copy back, once it is checked and every match of it has been opened.
    Restore(RestoreArgs),
    /// Removes tables at which nothing happens any longer, as a server does by itself.
    Prune(PruneArgs),
    /// Makes the tables of a PostgreSQL database, or brings them up to date. Nothing else ever changes them.
    Migrate(MigrateArgs),
    /// Copies everything from one store into an empty other one, and compares the two.
    CopyStore(CopyStoreArgs),
    /// Counts the matches that are being played in a PostgreSQL database, by the version of their rules.
    Tables(TablesArgs),
    /// Prints a completion script for a shell.
    Completions(CompletionsArgs),
    /// Prints the manual page, or writes all of them into a folder.
    Man(ManArgs),
}

impl Command {
    /// What happens when no command is given: the table is served with its usual options.
    pub(crate) fn usual() -> Command {
        Cli::parse_from(["veilleuse", "serve"]).command.expect("a command is named")
    }
}

#[derive(Args, Debug)]
pub(crate) struct ServeArgs {
    /// Where to listen.
    #[arg(long, default_value = "127.0.0.1:7878", env = "VEILLEUSE_LISTEN")]
    pub(crate) listen: SocketAddr,
    /// Listens on all addresses, so that others on the local network can come.
    #[arg(long, env = "VEILLEUSE_LAN")]
    pub(crate) lan: bool,
    /// A Unix socket to listen on as well, for a proxy on the same machine.
    #[arg(long, value_name = "PATH", env = "VEILLEUSE_UNIX")]
    pub(crate) unix: Option<PathBuf>,
    /// The folder of the database; the user's data folder when nothing is said.
    #[arg(long, value_name = "FOLDER", env = "VEILLEUSE_DATA")]
    pub(crate) data: Option<PathBuf>,
    /// Keeps everything in memory: matches are gone when the server stops.
    #[arg(long, conflicts_with = "data", env = "VEILLEUSE_MEMORY")]
    pub(crate) memory: bool,
    /// A PostgreSQL database that several servers may share, instead of one in a folder: postgres://user@host/name
    #[arg(
        long,
        value_name = "URL",
        conflicts_with = "memory",
        env = "VEILLEUSE_STORE",
        hide_env_values = true
    )]
    pub(crate) store: Option<String>,
    /// Where other servers that share the database reach this one: an address of a network that nobody else is on.
    #[arg(long, value_name = "ADDRESS", requires = "store", env = "VEILLEUSE_PEER")]
    pub(crate) peer: Option<SocketAddr>,
    /// What other servers call that address, when it is not the one listened on: `table-1.internal:7880`
    #[arg(long, value_name = "HOST:PORT", requires = "peer", env = "VEILLEUSE_PEER_AS")]
    pub(crate) peer_as: Option<String>,
    /// The address people use, when it is not the one listened on: behind a proxy, `https://tables.example`
    #[arg(long, value_name = "URL", env = "VEILLEUSE_PUBLIC_URL")]
    pub(crate) public_url: Option<String>,
    /// A balancer or proxy on another machine, as an address or a network such as 10.0.0.0/8: it is believed about the addresses
    /// of clients (X-Forwarded-For). May be given several times.
    #[arg(long = "proxy", value_name = "NETWORK", env = "VEILLEUSE_PROXIES", value_delimiter = ',')]
    pub(crate) proxies: Vec<Network>,
    /// For how many seconds a server that is told to end says so at /healthz, and goes on, so that balancers send nobody new.
    #[arg(long, value_name = "SECONDS", default_value_t = 0, env = "VEILLEUSE_DRAIN")]
    pub(crate) drain: u32,
    /// A pack of your own for a title; may be given several times.
    #[arg(long = "pack", value_name = "TITLE=FOLDER", env = "VEILLEUSE_PACKS", value_delimiter = ',')]
    pub(crate) packs: Vec<String>,
    /// A pack that new tables may choose beside the usual one; may be given several times.
    #[arg(long = "offer", value_name = "TITLE=FOLDER", env = "VEILLEUSE_OFFERED", value_delimiter = ',')]
    pub(crate) offered: Vec<String>,
    /// Opens the laboratory for whoever owns the server: grids of simulations, composed and read in the page. It takes all cores
    /// but one while it plays.
    #[arg(long, env = "VEILLEUSE_LAB")]
    pub(crate) lab: bool,
    /// Lets people play titles with sealed content (the answers of Numéville) on their device, too. Who looks for the answers
    /// there finds them.
    #[arg(long, env = "VEILLEUSE_OFFLINE_SEALED")]
    pub(crate) offline_sealed: bool,
    /// Where numbers for Prometheus are told, or `off`; unless said otherwise on this machine alone, one port above --listen, or
    /// any free one where that is taken.
    #[arg(long, value_name = "ADDRESS", env = "VEILLEUSE_METRICS")]
    pub(crate) metrics: Option<String>,
    /// How many people may share one address of the network: limits are for each of them. 10 unless said otherwise, 64
    /// with --lan, where a class may sit behind one address.
    #[arg(long, value_name = "PEOPLE", env = "VEILLEUSE_CROWD", value_parser = clap::value_parser!(u32).range(1..=100_000))]
    pub(crate) crowd: Option<u32>,
    /// How many connections may be open at once, all together; never more than the system allows.
    #[arg(long, value_name = "NUMBER", default_value_t = 20_000, env = "VEILLEUSE_CONNECTIONS")]
    pub(crate) connections: usize,
    /// Another number for one of the limits for each person; may be given several times. docs/limits.md explains them.
    #[arg(long = "limit", value_name = "NAME=NUMBER", env = "VEILLEUSE_LIMITS", value_delimiter = ',')]
    pub(crate) limits: Vec<Limit>,
    #[command(flatten)]
    pub(crate) keeping: KeepingArgs,
    /// What to log: error, warn, info, debug, or a filter such as veilleuse_server=debug.
    #[arg(long, default_value = "info", env = "VEILLEUSE_LOG")]
    pub(crate) log: String,
    /// Logs as JSON lines.
    #[arg(long, env = "VEILLEUSE_LOG_JSON")]
    pub(crate) log_json: bool,
    /// For tests and measurements: prints the bare address, lets bots play at once, holds no reaction window and puts matches away quickly.
    #[arg(long, hide = true)]
    pub(crate) brisk: bool,
    /// For measurements: ends with its standard input, so that it does not outlive who started it.
    #[arg(long, hide = true)]
    pub(crate) with_stdin: bool,
    /// The language of this command's own sentences: fr or en.
    #[arg(long, default_value_t, env = "VEILLEUSE_LANG")]
    pub(crate) lang: Lang,
}

#[derive(Args, Debug)]
pub(crate) struct LearnArgs {
    /// The title.
    pub(crate) title: Title,
    /// The lesson, by its name or number; without it they are listed.
    pub(crate) lesson: Option<String>,
    /// The language: fr or en.
    #[arg(long, default_value_t, env = "VEILLEUSE_LANG")]
    pub(crate) lang: Lang,
    /// A pack of your own.
    #[arg(long, value_name = "FOLDER")]
    pub(crate) pack: Option<PathBuf>,
}

#[derive(Args, Debug)]
pub(crate) struct PuzzleArgs {
    /// The title; without it titles take turns.
    pub(crate) title: Option<Title>,
    /// The evening, as 2026-11-30: the same puzzle for everybody. Today (UTC) unless said.
    #[arg(long, value_name = "YYYY-MM-DD")]
    pub(crate) day: Option<Day>,
    /// The language: fr or en.
    #[arg(long, default_value_t, env = "VEILLEUSE_LANG")]
    pub(crate) lang: Lang,
}

/// For how long tables are kept at which nothing happens.
#[derive(Args, Debug)]
#[expect(clippy::struct_field_names, reason = "the names of the options")]
pub(crate) struct KeepingArgs {
    /// How long a lobby is kept where nobody begins: hours or days such as 12h or 7d, or `always`.
    #[arg(long, value_name = "TIME", default_value = "1d", env = "VEILLEUSE_KEEP_LOBBIES")]
    pub(crate) keep_lobbies: KeptFor,
    /// How long a match is kept that was begun and left.
    #[arg(long, value_name = "TIME", default_value = "90d", env = "VEILLEUSE_KEEP_ABANDONED")]
    pub(crate) keep_abandoned: KeptFor,
    /// How long a match file is kept that somebody looks at here.
    #[arg(long, value_name = "TIME", default_value = "7d", env = "VEILLEUSE_KEEP_UPLOADS")]
    pub(crate) keep_uploads: KeptFor,
    /// How long a finished match is kept. Its result stays.
    #[arg(long, value_name = "TIME", default_value = "always", env = "VEILLEUSE_KEEP_FINISHED")]
    pub(crate) keep_finished: KeptFor,
}

impl KeepingArgs {
    pub(crate) fn keeping(&self) -> Keeping {
        Keeping {
            lobbies: self.keep_lobbies.0,
            abandoned: self.keep_abandoned.0,
            uploads: self.keep_uploads.0,
            finished: self.keep_finished.0,
        }
    }
}

/// Milliseconds, or for good.
#[derive(Clone, Copy, Debug)]
pub(crate) struct KeptFor(Option<i64>);

impl FromStr for KeptFor {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<KeptFor, &'static str> {
        const HOUR: i64 = 60 * 60 * 1000;
        if text == "always" {
            return Ok(KeptFor(None));
        }
        let (number, unit) = match text.strip_suffix('h') {
            Some(hours) => (hours, HOUR),
            None => (text.strip_suffix('d').unwrap_or_default(), 24 * HOUR),
        };
        let time = number.parse::<u32>().ok().and_then(|number| i64::from(number).checked_mul(unit));
        time.map(|time| KeptFor(Some(time))).ok_or("write hours as 12h, days as 7d, or always")
    }
}

#[derive(Args, Debug)]
pub(crate) struct BackupArgs {
    /// The file to write, which must not exist.
    pub(crate) file: PathBuf,
    /// The folder of the database; the user's data folder when nothing is said.
    #[arg(long, value_name = "FOLDER", env = "VEILLEUSE_DATA")]
    pub(crate) data: Option<PathBuf>,
}

#[derive(Args, Debug)]
pub(crate) struct RestoreArgs {
    /// A file that `backup` wrote.
    pub(crate) file: PathBuf,
    /// The folder of the database; the user's data folder when nothing is said.
    #[arg(long, value_name = "FOLDER", env = "VEILLEUSE_DATA")]
    pub(crate) data: Option<PathBuf>,
    /// Puts a database that is there aside, and restores matches that cannot be opened as they are.
    #[arg(long)]
    pub(crate) force: bool,
}

#[derive(Args, Debug)]
pub(crate) struct PruneArgs {
    /// The folder of the database; the user's data folder when nothing is said.
    #[arg(long, value_name = "FOLDER", env = "VEILLEUSE_DATA")]
    pub(crate) data: Option<PathBuf>,
    /// Only says what would go; possible while it is served.
    #[arg(long)]
    pub(crate) dry_run: bool,
    #[command(flatten)]
    pub(crate) keeping: KeepingArgs,
}

#[derive(Args, Debug)]
pub(crate) struct MigrateArgs {
    /// The database: postgres://user@host/name
    #[arg(value_name = "URL", env = "VEILLEUSE_STORE", hide_env_values = true)]
    pub(crate) store: String,
}

#[derive(Args, Debug)]
pub(crate) struct TablesArgs {
    /// The database: postgres://user@host/name
    #[arg(value_name = "URL", env = "VEILLEUSE_STORE", hide_env_values = true)]
    pub(crate) store: String,
}

#[derive(Args, Debug)]
pub(crate) struct CopyStoreArgs {
    /// What to copy: a data folder, or postgres://…
    pub(crate) from: String,
    /// Where to: a new data folder, or an empty database that was migrated.
    pub(crate) to: String,
}

#[derive(Args, Debug)]
pub(crate) struct TitlesArgs {
    /// As JSON.
    #[arg(long)]
    pub(crate) json: bool,
}

/// What a table agrees on before it starts.
#[derive(Args, Debug, Default, Clone)]
pub(crate) struct TableArgs {
    /// The mode; `veilleuse titles` lists them.
    #[arg(long)]
    pub(crate) mode: Option<String>,
    /// How many seats.
    #[arg(long)]
    pub(crate) seats: Option<u8>,
    /// How hard the match is, where the title has levels.
    #[arg(long)]
    pub(crate) level: Option<String>,
    /// Seats a game master or facilitator as well.
    #[arg(long)]
    pub(crate) master: bool,
    /// Any other option of the title, as NAME=JSON; may be given several times.
    #[arg(long = "option", value_name = "NAME=JSON")]
    pub(crate) others: Vec<String>,
    /// A folder with a pack of your own.
    #[arg(long, value_name = "FOLDER")]
    pub(crate) pack: Option<PathBuf>,
}

impl TableArgs {
    /// The options a person named, for the title to complete.
    pub(crate) fn named(&self) -> Result<Value, Failure> {
        let mut named = Map::new();
        for other in &self.others {
            let (name, value) = other
                .split_once('=')
                .ok_or_else(|| Failure::new(format!("--option {other}: write it as NAME=JSON")))?;
            let value = serde_json::from_str(value).unwrap_or_else(|_| Value::String(value.to_owned()));
            named.insert(name.to_owned(), value);
        }
        if let Some(mode) = &self.mode {
            named.insert("mode".into(), mode.clone().into());
        }
        if let Some(seats) = self.seats {
            named.insert("seats".into(), seats.into());
        }
        if let Some(level) = &self.level {
            named.insert("level".into(), level.clone().into());
        }
        if self.master {
            named.insert("master".into(), true.into());
        }
        Ok(Value::Object(named))
    }
}

#[derive(Args, Debug)]
pub(crate) struct PlayArgs {
    /// The title.
    pub(crate) title: Title,
    #[command(flatten)]
    pub(crate) table: TableArgs,
    /// Repeats the chance of an earlier match.
    #[arg(long)]
    pub(crate) seed: Option<u64>,
    /// The language: fr or en.
    #[arg(long, default_value_t, env = "VEILLEUSE_LANG")]
    pub(crate) lang: Lang,
    /// The seats people hold on this device, such as 0,1 or master; seat 0 when nothing is said.
    #[arg(long, value_delimiter = ',')]
    pub(crate) me: Vec<Seat>,
    /// The level of the bots in the other seats: novice, regular, keen, expert, master, or random.
    #[arg(long, default_value_t = Level::Regular)]
    pub(crate) bots: Level,
    /// Writes the match to a file that `replay` and `verify` read.
    #[arg(long, value_name = "FILE")]
    pub(crate) record: Option<PathBuf>,
}

#[derive(Args, Debug)]
#[command(args_conflicts_with_subcommands = true, subcommand_negates_reqs = true)]
pub(crate) struct SimArgs {
    #[command(subcommand)]
    pub(crate) command: Option<SimCommand>,
    /// The title.
    #[arg(required_unless_present = "plan")]
    pub(crate) title: Option<Title>,
    /// A plan file: a grid of tables, as docs/simulation.md explains; what is given beside it counts more.
    #[arg(long, value_name = "FILE")]
    pub(crate) plan: Option<PathBuf>,
    /// The mode, several of them separated by commas, or `all`; `veilleuse titles` lists them.
    #[arg(long, value_delimiter = ',')]
    pub(crate) mode: Vec<String>,
    /// How many seats; several numbers separated by commas, or `all`.
    #[arg(long, value_delimiter = ',')]
    pub(crate) seats: Vec<String>,
    /// How hard the match is, where the title has levels; several separated by commas, or `all`.
    #[arg(long, value_delimiter = ',')]
    pub(crate) level: Vec<String>,
    /// Seats a game master or facilitator as well.
    #[arg(long)]
    pub(crate) master: bool,
    /// Any other option of the title, as NAME=JSON; may be given several times. A list of values tries each of them in a grid.
    #[arg(long = "option", value_name = "NAME=JSON")]
    pub(crate) others: Vec<String>,
    /// A folder with a pack of your own.
    #[arg(long, value_name = "FOLDER")]
    pub(crate) pack: Option<PathBuf>,
    /// Plays the same matches with this pack as well and tells the differences.
    #[arg(long, value_name = "FOLDER")]
    pub(crate) compare: Option<PathBuf>,
    /// The level of the bots: one for all seats, or one for each, separated by commas. `expert:5000` thinks for so many
    /// iterations. Given several times, each is a table of its own.
    #[arg(long)]
    pub(crate) bots: Vec<BotsArg>,
    /// How many matches; at each table of a grid, 1000 when nothing is said.
    #[arg(long)]
    pub(crate) matches: Option<u64>,
    /// The number of the first match: a part of a run, to be put together with others by `veilleuse sim merge`.
    #[arg(long, value_name = "NUMBER")]
    pub(crate) from: Option<u64>,
    /// Stops a table as soon as its win rate is known so well, such as 2%.
    #[arg(long, value_name = "PERCENT")]
    pub(crate) until: Option<String>,
    /// What all chance follows from; 1 when nothing is said.
    #[arg(long)]
    pub(crate) seed: Option<u64>,
    /// How many threads; one a core when nothing is said.
    #[arg(long, default_value_t = 0)]
    pub(crate) threads: usize,
    /// Keeps what was counted in a file, and goes on with it where it is there already.
    #[arg(long, value_name = "FILE")]
    pub(crate) out: Option<PathBuf>,
    /// Writes a row for every match: a .csv or .parquet file.
    #[arg(long, value_name = "FILE")]
    pub(crate) rows: Option<PathBuf>,
    /// Writes a row for everything that a title counts: a .csv or .parquet file.
    #[arg(long, value_name = "FILE")]
    pub(crate) events: Option<PathBuf>,
    /// Writes a page to look at.
    #[arg(long, value_name = "FILE")]
    pub(crate) report: Option<PathBuf>,
    /// Writes what was measured as a page of documentation.
    #[arg(long, value_name = "FILE")]
    pub(crate) notes: Option<PathBuf>,
    /// The exit code is 1 when this holds at any table, such as win_rate<0.3; may be given several times.
    #[arg(long, value_name = "CONDITION")]
    pub(crate) fail_if: Vec<String>,
    /// As JSON.
    #[arg(long)]
    pub(crate) json: bool,
    /// The language of a page: fr or en.
    #[arg(long, default_value_t, env = "VEILLEUSE_LANG")]
    pub(crate) lang: Lang,
}

/// One bot for all chairs, or one for each.
#[derive(Clone, Debug)]
pub(crate) struct BotsArg(pub(crate) Vec<Bot>);

impl FromStr for BotsArg {
    type Err = veilleuse_bots::NoSuchLevel;

    fn from_str(words: &str) -> Result<BotsArg, Self::Err> {
        words.split(',').map(str::parse).collect::<Result<_, _>>().map(BotsArg)
    }
}

#[derive(Subcommand, Debug)]
pub(crate) enum SimCommand {
    /// Compares each level of bots with the one below; the exit code tells whether each is stronger.
    Ladder(LadderArgs),
    /// Puts parts of a run together, as if one machine had played them all.
    Merge(MergeArgs),
}

#[derive(Args, Debug)]
pub(crate) struct MergeArgs {
    /// Files that `sim --out` wrote.
    #[arg(required = true)]
    pub(crate) files: Vec<PathBuf>,
    /// The file to write; standard output when nothing is said.
    #[arg(long, value_name = "FILE")]
    pub(crate) out: Option<PathBuf>,
    /// Writes a page to look at.
    #[arg(long, value_name = "FILE")]
    pub(crate) report: Option<PathBuf>,
    /// The language of the page: fr or en.
    #[arg(long, default_value_t, env = "VEILLEUSE_LANG")]
    pub(crate) lang: Lang,
}

#[derive(Args, Debug)]
pub(crate) struct LadderArgs {
    /// The title.
    pub(crate) title: Title,
    #[command(flatten)]
    pub(crate) table: TableArgs,
    /// The bots, the weakest first; each is compared with the one before.
    #[arg(long, default_value = "novice,regular,keen,expert,master", value_delimiter = ',')]
    pub(crate) bots: Vec<Bot>,
    /// How many pairs of matches at most are played for each comparison.
    #[arg(long, default_value_t = 200)]
    pub(crate) pairs: u64,
    /// Plays all of them, also when it is clear already who is stronger: to know by how much.
    #[arg(long)]
    pub(crate) whole: bool,
    /// What all chance follows from.
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    /// How many threads; one a core when nothing is said.
    #[arg(long, default_value_t = 0)]
    pub(crate) threads: usize,
    /// As JSON.
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Subcommand, Debug)]
pub(crate) enum ScenarioCommand {
    /// Runs scenario files; the exit code tells whether all of them hold.
    Run(ScenarioArgs),
    /// Writes a scenario that starts with the set-up as a match file, to be looked at or played on.
    Record(ScenarioRecordArgs),
}

#[derive(Args, Debug)]
pub(crate) struct ScenarioRecordArgs {
    /// The scenario.
    pub(crate) file: PathBuf,
    /// The match file to write; standard output when missing.
    pub(crate) out: Option<PathBuf>,
    /// A folder with a pack of your own.
    #[arg(long, value_name = "FOLDER")]
    pub(crate) pack: Option<PathBuf>,
}

#[derive(Args, Debug)]
pub(crate) struct ScenarioArgs {
    /// Files, or folders of them.
    #[arg(required = true)]
    pub(crate) files: Vec<PathBuf>,
    /// A folder with a pack of your own.
    #[arg(long, value_name = "FOLDER")]
    pub(crate) pack: Option<PathBuf>,
    /// Says nothing about scenarios that hold.
    #[arg(long, short)]
    pub(crate) quiet: bool,
}

#[derive(Args, Debug)]
pub(crate) struct ReplayArgs {
    #[command(flatten)]
    pub(crate) file: FileArgs,
    /// The language: fr or en.
    #[arg(long, default_value_t, env = "VEILLEUSE_LANG")]
    pub(crate) lang: Lang,
    /// As JSON lines: each input with what was told and the digest of the state.
    #[arg(long)]
    pub(crate) json: bool,
    /// Stops after so many inputs and shows the table.
    #[arg(long, value_name = "N")]
    pub(crate) at: Option<usize>,
}

#[derive(Args, Debug)]
pub(crate) struct AnalyseArgs {
    #[command(flatten)]
    pub(crate) file: FileArgs,
    /// The language: fr or en.
    #[arg(long, default_value_t, env = "VEILLEUSE_LANG")]
    pub(crate) lang: Lang,
    /// What all chance of the analysis follows from.
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    /// As JSON.
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct FileArgs {
    /// A match file.
    pub(crate) file: PathBuf,
    /// A folder with the pack it was played with, when it is not the embedded one.
    #[arg(long, value_name = "FOLDER")]
    pub(crate) pack: Option<PathBuf>,
}

#[derive(Subcommand, Debug)]
pub(crate) enum PackCommand {
    /// Checks a pack and points at what is wrong.
    Check {
        /// The title.
        title: Title,
        /// A folder; the embedded pack when nothing is said.
        folder: Option<PathBuf>,
    },
    /// Copies the embedded pack of a title into a new folder, to be changed.
    New {
        /// The title.
        title: Title,
        /// A folder that does not exist yet.
        folder: PathBuf,
    },
    /// Lists the files that differ between a pack and the embedded one.
    Diff {
        /// The title.
        title: Title,
        /// A folder with a pack.
        folder: PathBuf,
    },
}

#[derive(Args, Debug)]
pub(crate) struct EngineArgs {
    /// The title.
    pub(crate) title: Title,
    /// A folder with a pack of your own.
    #[arg(long, value_name = "FOLDER")]
    pub(crate) pack: Option<PathBuf>,
}

#[derive(Args, Debug)]
pub(crate) struct BenchArgs {
    /// Only this title; `server` to put a server of its own under load, `workshop` for whole classes with their phones.
    pub(crate) what: Option<String>,
    /// Seconds for each measure; 1 for titles, 10 for a server when nothing is said.
    #[arg(long)]
    pub(crate) seconds: Option<f64>,
    /// How many matches a server is put under.
    #[arg(long, default_value_t = 500)]
    pub(crate) matches: usize,
    /// The title that is played on a server.
    #[arg(long, default_value = "numeville")]
    pub(crate) title: Title,
    /// Reaches the server by a Unix socket, as a proxy on the same machine would, instead of TCP.
    #[arg(long)]
    pub(crate) unix: bool,
    /// A PostgreSQL database that was migrated: measures a server with SQLite first, then one on this database, then --servers.
    #[arg(long, value_name = "URL", conflicts_with_all = ["unix", "idle"], hide_env_values = true)]
    pub(crate) store: Option<String>,
    /// How many servers share that database.
    #[arg(long, value_name = "NUMBER", default_value_t = 3, requires = "store")]
    pub(crate) servers: usize,
    /// Lets the seats of each match come by different servers, as a balancer does that knows nothing.
    #[arg(long, requires = "store")]
    pub(crate) scattered: bool,
    /// How many matches a server is then left with that nobody looks at.
    #[arg(long, default_value_t = 0)]
    pub(crate) idle: usize,
    /// How many phones a workshop has, in classes of up to 29; one class of 28 and seven with 200 when nothing is said.
    #[arg(long)]
    pub(crate) phones: Option<usize>,
}

#[derive(Args, Debug)]
pub(crate) struct CompletionsArgs {
    /// The shell.
    pub(crate) shell: clap_complete::Shell,
}

#[derive(Args, Debug)]
pub(crate) struct ManArgs {
    /// A folder for one page per command; the main page goes to standard output when nothing is said.
    pub(crate) folder: Option<PathBuf>,
}
