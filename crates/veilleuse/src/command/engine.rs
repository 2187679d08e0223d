//! `veilleuse engine`: JSON lines, so that a program in any language can play or drive a match.
//!
//! The protocol is described in `docs/engine-protocol.md`.

use std::{
    io::{self, BufRead, Write},
    sync::Arc,
};

use serde::Deserialize;
use serde_json::{Value, json};
use veilleuse_bots::{Dice, Level, decide};
use veilleuse_core::{Foreseen, Foresight, Input, Match, Pending, Seat, Viewer};
use veilleuse_lessons::json::{read, written};
use veilleuse_sim::Bot;
use veilleuse_titles::{Loaded, Playable, with_title};

use crate::{
    cli::EngineArgs,
    command::load,
    fail::{Done, Failure},
};

/// The version of the protocol.
const VERSION: u32 = 1;
/// The longest line that is read.
const LONGEST_LINE: u64 = 64 * 1024;

pub(crate) fn run(args: &EngineArgs) -> Done {
    with_title!(args.title, G => {
        let engine = Engine::<G> { loaded: load(args.pack.as_deref())?, play: None };
        serve(engine, io::stdin().lock(), io::stdout().lock())
    })
}

/// What another program may ask.
#[derive(Deserialize, Debug)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
enum Request {
    Hello {},
    New {
        #[serde(default)]
        options: Value,
    },
    Pending {},
    Options {
        seat: Seat,
    },
    Follows {
        seat: Seat,
    },
    View {
        #[serde(default)]
        eyes: Option<EyesName>,
    },
    Decide {
        seat: Seat,
        #[serde(rename = "do")]
        action: Value,
    },
    Draw(Draw),
    Timeout(Seat),
    Think {
        seat: Seat,
        #[serde(default = "regular")]
        bot: String,
        #[serde(default)]
        seed: u64,
    },
    Undo {
        to: usize,
    },
    Digest {},
    Quit {},
}

#[derive(Deserialize, Debug)]
#[serde(untagged)]
enum EyesName {
    Seat(Seat),
    Word(String),
}

/// The bot that thinks when nobody says which.
fn regular() -> String {
    Level::Regular.to_string()
}

/// A draw: a way, or the name of what is drawn.
#[derive(Deserialize, Debug)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
enum Draw {
    Way(u32),
    Name(String),
}

struct Engine<G: Playable> {
    loaded: Loaded<G>,
    play: Option<Match<G>>,
}

/// Answers every line with one line. Lines that are no requests are answered with an error and change nothing;
/// in the end the exit code tells that there were some.
fn serve<G: Playable>(mut engine: Engine<G>, mut input: impl BufRead, mut output: impl Write) -> Done {
    let mut misunderstood = 0;
    loop {
        let mut line = Vec::new();
        let read = io::Read::take(&mut input, LONGEST_LINE + 1).read_until(b'\n', &mut line)?;
        if read == 0 {
            break;
        }
        if read as u64 > LONGEST_LINE {
            return Err(Failure::new(format!("a line is longer than {LONGEST_LINE} bytes")));
        }
        if line.iter().all(u8::is_ascii_whitespace) {
            continue;
        }
        let (id, request) = understand(&line);
        let quit = matches!(request, Ok(Request::Quit {}));
        let mut reply = match request {
            Ok(request) => engine.answer(request),
            Err(problem) => {
                misunderstood += 1;
                error(&problem)
            }
        };
        if let (Value::Object(fields), Some(id)) = (&mut reply, id) {
            fields.insert("id".into(), id);
        }
        writeln!(output, "{reply}")?;
        output.flush()?;
        if quit {
            break;
        }
    }
    match misunderstood {
        0 => Ok(()),
        lines => Err(Failure::new(format!("{lines} lines were no requests; see docs/engine-protocol.md"))),
    }
}

/// Splits a line into its id and its request.
fn understand(line: &[u8]) -> (Option<Value>, Result<Request, String>) {
    let mut value: Value = match serde_json::from_slice(line) {
        Ok(value) => value,
        Err(problem) => return (None, Err(format!("not JSON: {problem}"))),
    };
    let id = value.as_object_mut().and_then(|fields| fields.remove("id"));
    (id, serde_json::from_value(value).map_err(|problem| problem.to_string()))
}

fn error(problem: &str) -> Value {
    json!({ "error": { "message": problem } })
}

impl<G: Playable> Engine<G> {
    fn answer(&mut self, request: Request) -> Value {
        match request {
            Request::Hello {} => self.hello(),
            Request::New { options } => self.new_match(options),
            Request::Quit {} => json!({ "bye": true }),
            other => match &mut self.play {
                None => error("there is no match yet; send {\"new\":{\"options\":{}}}"),
                Some(play) => answer_in_match(play, other),
            },
        }
    }

    fn hello(&self) -> Value {
        json!({
            "veilleuse": VERSION,
            "title": G::ID,
            "version": env!("CARGO_PKG_VERSION"),
            "pack": G::digest(&self.loaded.pack),
            "modes": G::catalogue().modes,
            "purposes": G::PURPOSES,
        })
    }

    fn new_match(&mut self, options: Value) -> Value {
        let options = if options.is_null() { json!({}) } else { options };
        let options = match veilleuse_titles::options::<G>(options) {
            Ok(options) => options,
            Err(problem) => return error(&problem.to_string()),
        };
        match Match::<G>::begin(Arc::clone(&self.loaded.pack), options) {
            Ok(play) => {
                let reply = json!({ "begun": { "options": written(play.options()), "seats": play.seats() }, "pending": pending(&play) });
                self.play = Some(play);
                reply
            }
            Err(refusal) => json!({ "refused": refusal }),
        }
    }
}

fn answer_in_match<G: Playable>(play: &mut Match<G>, request: Request) -> Value {
    match request {
        Request::Pending {} => json!({ "pending": pending(play) }),
        Request::Options { seat } => json!({ "options": written(&play.choices(seat)) }),
        Request::Follows { seat } => json!({ "follows": follows(play, seat) }),
        Request::View { eyes } => match view(play, eyes) {
            Ok(view) => json!({ "view": written(&view) }),
            Err(problem) => error(&problem),
        },
        Request::Decide { seat, action } => match read(&action) {
            Ok(action) => apply(play, Input::Decide { seat, action }),
            Err(problem) => error(&format!("not a decision of {}: {problem}", G::ID)),
        },
        Request::Draw(draw) => match way(play, draw) {
            Ok(way) => apply(play, Input::Draw(way)),
            Err(problem) => error(&problem),
        },
        Request::Timeout(seat) => apply(play, Input::Timeout(seat)),
        Request::Think { seat, bot, seed } => match bot.parse::<Bot>() {
            Ok(bot) => json!({ "thought": written(&decide(&mut bot.sits_down(G::bot, seed), play, seat)) }),
            Err(problem) => error(&problem.to_string()),
        },
        Request::Undo { to } if to <= play.history().len() => {
            *play = play.rewound(to);
            json!({ "undone": to, "pending": pending(play) })
        }
        Request::Undo { .. } => error(&format!("the match has {} inputs", play.history().len())),
        Request::Digest {} => {
            json!({ "digest": play.fingerprint().to_string(), "inputs": play.history().len() })
        }
        Request::Hello {} | Request::New { .. } | Request::Quit {} => error("answered elsewhere"),
    }
}

/// What follows from each option of a seat, in their order, as far as the seat can know.
fn follows<G: Playable>(play: &Match<G>, seat: Seat) -> Vec<Value> {
    let mut dice = Dice::new(play.history().len() as u64);
    let mut foresight = Foresight::of(play, seat, &|_| false, &mut |ways| dice.below(ways));
    let mut follows = |action: &G::Action| {
        let Foreseen { told, next, .. } = foresight.of_deciding(action);
        json!({ "do": written(action), "told": written(&told), "next": next.map(|next| named::<G>(&next)) })
    };
    play.choices(seat).iter().map(&mut follows).collect()
}

fn apply<G: Playable>(play: &mut Match<G>, input: Input<G::Action>) -> Value {
    match play.apply(input) {
        Ok(pages) => {
            json!({ "accepted": play.history().len(), "told": written(&pages.everything().lines), "pending": pending(play) })
        }
        Err(refusal) => json!({ "refused": refusal }),
    }
}

fn way<G: Playable>(play: &Match<G>, draw: Draw) -> Result<u32, String> {
    match (draw, play.pending()) {
        (Draw::Way(way), _) => Ok(way),
        (Draw::Name(name), Pending::Chance(chance)) => {
            let first_of = format!("{name}:");
            let is_named = |drawn: String| drawn == name || drawn.starts_with(&first_of);
            let named = (0..chance.ways).find(|way| is_named(play.draw_name(*way).to_string()));
            named.ok_or_else(|| {
                let names: Vec<String> =
                    (0..chance.ways.min(60)).map(|way| play.draw_name(way).to_string()).collect();
                format!("`{name}` cannot be drawn now; there is {}", names.join(", "))
            })
        }
        (Draw::Name(_), _) => Err("no draw is pending".into()),
    }
}

fn view<G: Playable>(play: &Match<G>, eyes: Option<EyesName>) -> Result<G::View, String> {
    match eyes {
        Some(EyesName::Seat(seat)) => Ok(play.view(Viewer::Seat(seat))),
        Some(EyesName::Word(word)) if word == "public" => Ok(play.view(Viewer::Public)),
        Some(EyesName::Word(word)) if word == "everything" => Ok(play.view_everything()),
        None => Ok(play.view(Viewer::Public)),
        Some(EyesName::Word(word)) => {
            Err(format!("`{word}`: eyes are a seat, \"master\", \"public\" or \"everything\""))
        }
    }
}

fn pending<G: Playable>(play: &Match<G>) -> Value {
    named::<G>(&play.pending())
}

fn named<G: Playable>(pending: &Pending) -> Value {
    match *pending {
        Pending::Seats(seats) => json!({ "seats": seats }),
        Pending::Chance(chance) => {
            json!({ "chance": { "ways": chance.ways, "purpose": G::PURPOSES[usize::from(chance.purpose.0)] } })
        }
        Pending::Over(outcome) => json!({ "over": outcome }),
    }
}
