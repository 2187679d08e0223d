//! `veilleuse play`: a match in the terminal, in plain lines.

use std::{
    fs::File,
    io::{self, BufRead, IsTerminal, Write},
    sync::Arc,
    time::{Duration, Instant},
};

use sha2::{Digest, Sha256};
use veilleuse_bots::{Advice, Budget, Dice, Level, Pupil, decide};
use veilleuse_core::{Foresight, Input, Line, Match, Pages, Pending, Seat, SeatSet, Viewer};
use veilleuse_lessons::{Course, Lesson};
use veilleuse_pack::Lang;
use veilleuse_record::{ChanceHeader, FairChance, Header, RecordWriter, Seed};
use veilleuse_titles::{Loaded, Playable, Recommended, Variant, with_title};

use crate::{
    cli::PlayArgs,
    command::{RULES_VERSION, load, refusal_text, seat_name, stamp, table_options},
    fail::{Done, Failure, with_file},
    sketch::{Page, Sketch},
};

pub(crate) fn run(args: &PlayArgs) -> Done {
    with_title!(args.title, G => run_title::<G>(args))
}

fn run_title<G: Playable + Sketch>(args: &PlayArgs) -> Done {
    let loaded = load::<G>(args.table.pack.as_deref())?;
    let options = table_options::<G>(&args.table)?;
    let chairs = G::seats(&options);
    recommend(&loaded, args)?;
    let people = people(&args.me, chairs)?;
    let play = Match::<G>::begin(Arc::clone(&loaded.pack), options)
        .map_err(|refusal| Failure::new(refusal_text(&loaded, args.lang, refusal)))?;
    let seed = seed(args.seed)?;
    let record = match &args.record {
        Some(path) => {
            let file = with_file(path, File::create_new(path))?;
            let mut header = Header::new(G::ID, RULES_VERSION, stamp(&loaded), play.options().clone());
            header.chance = Some(ChanceHeader::committed(seed.commitment()));
            Some(RecordWriter::begin(file, &header).map_err(Failure::new)?)
        }
        None => None,
    };
    Terminal { record, ..Terminal::new(loaded, args.lang, people, play, args.bots, seed) }.run()
}

/// Says what is recommended at a table like this, where nobody has chosen it or something else.
fn recommend<G: Playable>(loaded: &Loaded<G>, args: &PlayArgs) -> Done {
    let named = args.table.named()?;
    let modes = G::catalogue().modes;
    let mode = modes.iter().find(|mode| named["mode"] == mode.id).or(modes.first());
    for Variant { id, recommended, .. } in mode.map_or(&[][..], |mode| &mode.variants) {
        if let Some(Recommended { seats, value }) = recommended
            && named["seats"].as_u64().is_some_and(|named| named <= u64::from(*seats))
            && named[id].is_null()
        {
            let why = loaded.texts.get(args.lang, &format!("variant-{id}.recommended")).unwrap_or_default();
            println!("{why} (--option {id}={value})\n");
        }
    }
    Ok(())
}

/// The chairs people hold: seat 0 unless something else is said.
fn people(named: &[Seat], chairs: SeatSet) -> Result<SeatSet, Failure> {
    if named.is_empty() {
        return Ok(SeatSet::only(Seat::new(0)));
    }
    match named.iter().find(|seat| !chairs.has(**seat)) {
        Some(seat) => {
            let known: Vec<String> = chairs.iter().map(|seat| seat.to_string()).collect();
            Err(Failure::new(format!("--me {seat}: this table has the seats {}", known.join(", "))))
        }
        None => Ok(named.iter().copied().collect()),
    }
}

pub(super) fn seed(named: Option<u64>) -> Result<Seed, Failure> {
    let bytes = match named {
        Some(number) => Sha256::digest(number.to_le_bytes()).into(),
        None => {
            let mut bytes = [0; 32];
            getrandom::fill(&mut bytes).map_err(Failure::new)?;
            bytes
        }
    };
    Ok(Seed::from_bytes(bytes))
}

pub(super) struct Terminal<G: Playable, R> {
    lang: Lang,
    pub(super) loaded: Loaded<G>,
    people: SeatSet,
    pub(super) play: Match<G>,
    /// The lesson that is played, and where in it one is.
    pub(super) lesson: Option<(Lesson, Course)>,
    bots: Vec<Pupil<G>>,
    level: Level,
    chance: FairChance,
    seed: Seed,
    record: Option<RecordWriter<G, File>>,
    /// The question with a clock of its own that is asked now, and since when.
    thinking: Option<(u32, Instant)>,
    input: R,
    tty: bool,
}

/// So many options are listed at once, to fit a small terminal; the others are a key or a word away.
const LISTED: usize = 18;

/// What a person typed.
enum Typed {
    Choice(usize),
    /// The options that come after those listed last.
    More,
    /// Words of an option.
    Find(String),
    Explain(String),
    Table,
    Hint,
    Undo,
    Help,
    Quit,
}

impl<G: Playable + Sketch> Terminal<G, io::StdinLock<'static>> {
    /// A table at which people sit at this keyboard, and bots elsewhere.
    pub(super) fn new(
        loaded: Loaded<G>,
        lang: Lang,
        people: SeatSet,
        play: Match<G>,
        level: Level,
        seed: Seed,
    ) -> Self {
        let bot_seed = u64::from_le_bytes(seed.reveal().0[..8].try_into().expect("eight bytes"));
        let bot = |n| G::bot(level, bot_seed ^ u64::from(n) << 56, Budget::LIVE);
        Terminal {
            lang,
            chance: FairChance::new(&seed, []),
            input: io::stdin().lock(),
            tty: io::stdin().is_terminal(),
            loaded,
            people,
            play,
            lesson: None,
            bots: (0..=Seat::MAX).map(bot).collect(),
            level,
            seed,
            record: None,
            thinking: None,
        }
    }
}

impl<G: Playable + Sketch, R: BufRead> Terminal<G, R> {
    pub(super) fn run(mut self) -> Done {
        println!("{}\n", self.say(&Line::new("term-welcome")));
        loop {
            if self.lesson.is_some() && !self.teach()? {
                return Ok(());
            }
            match self.play.pending() {
                Pending::Over(outcome) => {
                    self.show_table(self.first_person());
                    println!("{}", self.say(&self.play.prompt(Viewer::Public)));
                    let seed = self.seed.clone();
                    if let Some(record) = &mut self.record {
                        record.end(Some(&seed), Some(&outcome)).map_err(Failure::new)?;
                    }
                    return Ok(());
                }
                Pending::Chance(chance) => {
                    let way = self.chance.draw::<G>(chance);
                    self.apply(Input::Draw(way))?;
                }
                Pending::Seats(asked) => {
                    let clock = self.play.own_clock();
                    let busy = clock.map_or(asked, |clock| clock.busy(asked));
                    if let Some(bot) = busy.iter().find(|seat| !self.people.has(*seat)) {
                        self.bot_decides(bot)?;
                    } else if let Some(person) = busy.first_seat() {
                        if !self.person_decides(person)? {
                            return Ok(());
                        }
                    } else {
                        // Nobody needs the time that is left.
                        let clock = clock.ok_or_else(|| Failure::new("nobody is asked"))?;
                        self.apply(Input::Timeout(clock.first_out))?;
                    }
                }
            }
        }
    }

    fn bot_decides(&mut self, seat: Seat) -> Done {
        let action = decide(&mut self.bots[seat.index()], &self.play, seat);
        let action = action.ok_or_else(|| Failure::new("a bot has nothing to choose from"))?;
        self.apply(Input::Decide { seat, action })
    }

    /// Asks a person until there is a decision; `false` when they leave.
    pub(super) fn person_decides(&mut self, seat: Seat) -> Result<bool, Failure> {
        self.show_table(seat);
        self.show_options(seat);
        let mut listed = LISTED;
        loop {
            let options = self.play.choices(seat);
            let typed = self.read()?;
            if self.thinking_is_over()? {
                return Ok(true);
            }
            match typed {
                Typed::Choice(number) => match number.checked_sub(1).and_then(|index| options.get(index)) {
                    Some(action) => {
                        let input = Input::Decide { seat, action: action.clone() };
                        self.apply(input)?;
                        return Ok(true);
                    }
                    None => println!(
                        "{}",
                        self.say(&Line::new("term-range").number("count", options.len() as i64))
                    ),
                },
                Typed::More => {
                    let first = if listed < options.len() { listed } else { 0 };
                    self.list(seat, first);
                    listed = first + LISTED;
                }
                Typed::Find(words) => self.find(seat, &words),
                Typed::Explain(what) => self.explain(&what),
                Typed::Table => {
                    self.show_table(seat);
                    self.show_options(seat);
                    listed = LISTED;
                }
                Typed::Hint => self.hint(seat),
                Typed::Undo => match self.back(seat) {
                    Some(to) => {
                        self.go_back(to);
                        if let Some(record) = &mut self.record {
                            record.undo(to).map_err(Failure::new)?;
                        }
                        println!("{}", self.say(&Line::new("term-undone")));
                        return Ok(true);
                    }
                    None => println!("{}", self.say(&Line::new("term-no-undo"))),
                },
                Typed::Help => println!("{}", self.say(&Line::new("term-help"))),
                Typed::Quit => {
                    println!("{}", self.say(&Line::new("term-bye")));
                    return Ok(false);
                }
            }
        }
    }

    /// How far this seat goes back when it takes back.
    fn back(&self, seat: Seat) -> Option<usize> {
        match &self.lesson {
            Some((_, course)) => course.back().filter(|to| *to < self.play.history().len()),
            None => self.play.step_back(seat).filter(|to| self.play.free_undo(seat) <= Some(*to)),
        }
    }

    pub(super) fn go_back(&mut self, to: usize) {
        self.play = self.play.rewound(to);
        if let Some((lesson, course)) = &mut self.lesson {
            *course = Course::after(lesson, self.play.history().iter().map(|step| &step.input));
        }
    }

    /// Whether the question's own clock ran out while somebody typed: then it goes on without them.
    fn thinking_is_over(&mut self) -> Result<bool, Failure> {
        let (Some(clock), Some((number, since))) = (self.play.own_clock(), self.thinking) else {
            return Ok(false);
        };
        if clock.number != number || since.elapsed() < Duration::from_secs(clock.seconds.into()) {
            return Ok(false);
        }
        while let Some(clock) = self.play.own_clock().filter(|clock| clock.number == number) {
            self.apply(Input::Timeout(clock.first_out))?;
        }
        Ok(true)
    }

    pub(super) fn apply(&mut self, input: Input<G::Action>) -> Done {
        let pages = self
            .play
            .apply(input.clone())
            .map_err(|refusal| Failure::new(refusal_text(&self.loaded, self.lang, refusal)))?;
        if let Some(record) = &mut self.record {
            record.input(&input).map_err(Failure::new)?;
        }
        if let Some((lesson, course)) = &mut self.lesson {
            course.take(lesson, &input);
        }
        self.tell(&pages);
        let number = self.play.own_clock().map(|clock| clock.number);
        if number != self.thinking.map(|(number, _)| number) {
            self.thinking = number.map(|number| (number, Instant::now()));
        }
        Ok(())
    }

    fn tell(&self, pages: &Pages<G>) {
        for told in &pages.of(Viewer::Seat(self.first_person())).lines {
            println!("  {}", self.say(&G::line(told)));
            if let Some(text) = G::read_aloud(told, self.lang) {
                println!("{text}");
            }
        }
    }

    fn show_table(&self, seat: Seat) {
        let who = |seat| self.name(seat);
        let view = self.play.view(Viewer::Seat(seat));
        println!(
            "\n{}",
            G::sketch(&Page { view: &view, texts: &self.loaded.texts, lang: self.lang, who: &who })
        );
    }

    fn show_options(&self, seat: Seat) {
        if self.people.len() > 1 {
            println!("{}", self.say(&Line::new("term-your-turn").seat("seat", seat)));
        }
        println!("{}", self.say(&self.play.prompt(Viewer::Seat(seat))));
        self.list(seat, 0);
    }

    /// The options with their numbers, from one on as many as are listed at once.
    fn list(&self, seat: Seat, first: usize) {
        let labels = self.labels(seat);
        for (number, label) in labels.iter().skip(first).take(LISTED) {
            println!("  {number:>2}) {label}");
        }
        let left = labels.len().saturating_sub(first + LISTED);
        if left > 0 {
            println!("{}", self.say(&Line::new("term-more").number("count", left as i64)));
        }
    }

    /// The options that have all these words, each with the number it has in the whole list.
    fn find(&self, seat: Seat, words: &str) {
        let words = words.to_lowercase();
        let mut found = self.labels(seat);
        found.retain(|(_, label)| {
            let label = label.to_lowercase();
            words.split_whitespace().all(|word| label.contains(word))
        });
        if found.is_empty() {
            println!("{}", self.say(&Line::new("term-help")));
        }
        for (number, label) in found {
            println!("  {number:>2}) {label}");
        }
    }

    /// Every option as it reads, with what follows from it, by the number that chooses it.
    fn labels(&self, seat: Seat) -> Vec<(usize, String)> {
        let choices = self.play.choices(seat);
        let has = |id: &str| self.loaded.texts.has(id);
        let mut foresight = self.foresight(seat, &has);
        // What follows from an option would answer a puzzle.
        let puzzle = self.lesson.as_ref().is_some_and(|(lesson, _)| lesson.is_puzzle);
        let labels = choices.iter().map(|action| {
            let label = self.say(&self.play.label(seat, action).line);
            if puzzle {
                return label;
            }
            let notes = self.notes(&mut foresight, action);
            if notes.is_empty() { label } else { format!("{label}  → {}", notes.join(", ")) }
        });
        (1..).zip(labels).collect()
    }

    fn foresight<'a>(&'a self, seat: Seat, has: &'a dyn Fn(&str) -> bool) -> Foresight<'a, G> {
        let mut dice = Dice::new(self.play.history().len() as u64);
        Foresight::of(&self.play, seat, has, &mut |ways| dice.below(ways))
    }

    /// What follows from an option, and what the next die may bring, in short sentences, each once.
    fn notes(&self, foresight: &mut Foresight<'_, G>, action: &G::Action) -> Vec<String> {
        let follows = foresight.of_deciding(action);
        let risks = follows.risks.iter().map(|risk| {
            let note = Line::new("follows-risk").same("note", &self.say(&risk.note));
            self.say(&note.number("ways", risk.ways).number("of", risk.of))
        });
        let mut once = Vec::new();
        for note in follows.notes.iter().map(|note| self.say(note)).chain(risks) {
            if !once.contains(&note) {
                once.push(note);
            }
        }
        once
    }

    /// `?` lists the chapters, `? NU-MOVE-03` shows a rule, `? word` searches.
    fn explain(&self, what: &str) {
        let rules = &self.loaded.rules;
        let what = what.trim();
        if what.is_empty() {
            for chapter in rules.chapters() {
                println!("  {:<8} {}", chapter.id, chapter.text.get(self.lang));
            }
            println!("{}", self.say(&Line::new("term-explain")));
            return;
        }
        let matches = |id: &str, text: &str| {
            id.to_lowercase().contains(&what.to_lowercase())
                || text.to_lowercase().contains(&what.to_lowercase())
        };
        let mut found = 0;
        for rule in rules.rules() {
            let text = rule.text.get(self.lang);
            if matches(&rule.id, text) {
                println!("  {} {text}", rule.id);
                found += 1;
            }
        }
        for ruling in rules.rulings() {
            let text = ruling.text.get(self.lang);
            if matches(&ruling.id, text) {
                println!("  {} {text}", ruling.id);
                found += 1;
            }
        }
        if found == 0 {
            println!("{}", self.say(&Line::new("term-no-rule")));
        }
    }

    fn hint(&self, seat: Seat) {
        let dice = Dice::new(self.play.history().len() as u64);
        let Some(Advice { action, reasons }) = G::advise(&self.play, seat, Budget::HINT, dice) else {
            println!("{}", self.say(&Line::new("term-no-hint")));
            return;
        };
        println!("{} {}", self.say(&Line::new("term-hint")), self.say(&self.play.label(seat, &action).line));
        let has = |id: &str| self.loaded.texts.has(id);
        let reasons = reasons.iter().map(|reason| reason.line()).filter(|line| has(&line.id));
        let mut why: Vec<String> = reasons.map(|line| self.say(&line)).collect();
        if why.is_empty() {
            why.push(self.say(&Line::new("hint-alike")));
        }
        why.extend(self.notes(&mut self.foresight(seat, &has), &action));
        println!("  {}", why.join(", "));
    }

    /// A line that was typed; nothing at the end of the input.
    pub(super) fn read_line(&mut self) -> Result<Option<String>, Failure> {
        if self.tty {
            print!("> ");
            io::stdout().flush()?;
        }
        let mut line = String::new();
        let read = self.input.read_line(&mut line)?;
        Ok((read > 0).then(|| line.trim().to_owned()))
    }

    fn read(&mut self) -> Result<Typed, Failure> {
        loop {
            let Some(line) = self.read_line()? else { return Ok(Typed::Quit) };
            let typed = line.as_str();
            match typed {
                "" => {}
                "t" => return Ok(Typed::Table),
                "h" => return Ok(Typed::Hint),
                "u" => return Ok(Typed::Undo),
                "q" => return Ok(Typed::Quit),
                "+" => return Ok(Typed::More),
                _ => match (typed.parse(), typed.strip_prefix('?')) {
                    (Ok(number), _) => return Ok(Typed::Choice(number)),
                    (_, Some(what)) => return Ok(Typed::Explain(what.to_owned())),
                    _ if typed.chars().nth(1).is_some() => return Ok(Typed::Find(typed.to_owned())),
                    _ => return Ok(Typed::Help),
                },
            }
        }
    }

    fn first_person(&self) -> Seat {
        self.people.first_seat().unwrap_or(Seat::new(0))
    }

    /// Bots are called by their level, since nobody has given them a name.
    fn name(&self, seat: Seat) -> String {
        let texts = &self.loaded.texts;
        let chair = seat_name(texts, self.lang, seat);
        if self.people.has(seat) || self.lesson.is_some() || !seat.plays() {
            return chair;
        }
        let line =
            Line::new("term-bot").name("level", format!("house-bot-{}", self.level)).same("chair", &chair);
        texts.line(self.lang, &line, &|_| String::new())
    }

    pub(super) fn say(&self, line: &Line) -> String {
        self.loaded.texts.line(self.lang, line, &|seat| self.name(seat))
    }
}
