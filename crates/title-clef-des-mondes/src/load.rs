//! From the files of a pack to checked content.

use serde::{Deserialize, Serialize};
use veilleuse_core::kit::Noun;
use veilleuse_pack::{
    COME_CHECKED, Lang, PackFiles, Problem, Problems, Provenance, RuleBook, Spanned, Texts,
};

use crate::{
    cards::{Chooser, Effect, Target},
    pack::{CharacterCard, DiscoveryCard, KeySymbol, Lookup, Pack, Pair, Sets, WorldCard},
    words::{Card, Character, Key, Kind, Pawn, Place, World},
};

/// `pack.toml`: what the pack is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct PackFile {
    /// The id of the pack.
    pub id: String,
    /// Its version.
    pub version: String,
}

/// `board.toml`: the five keys and the eight worlds.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct BoardFile {
    /// The keys.
    pub key: Vec<KeySpec>,
    /// The worlds around Kernault.
    pub world: Vec<WorldSpec>,
}

/// How a key is drawn.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct KeySpec {
    /// Which key.
    pub id: Key,
    /// Where it comes from.
    pub provenance: Provenance,
    /// Its colour, by name.
    pub colour: String,
    /// Its shape, by name: colour alone is not enough for everybody.
    pub shape: String,
}

/// A world card.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct WorldSpec {
    /// Which world.
    pub id: World,
    /// Where its keys come from.
    pub provenance: Provenance,
    /// How dangerous it is: `low`, `medium` or `high`.
    pub danger: String,
    /// The key of the top side.
    pub north: Key,
    /// The key of the right side.
    pub east: Key,
    /// The key of the lower side.
    pub south: Key,
    /// The key of the left side.
    pub west: Key,
}

/// `decks/characters.toml`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct CharacterDeckFile {
    /// The cards, in the order of their ids.
    pub card: Vec<CharacterSpec>,
}

/// A character card.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct CharacterSpec {
    /// `c01` to `c10`.
    #[cfg_attr(feature = "schema", schemars(with = "String"))]
    pub id: Spanned<String>,
    /// Where it comes from.
    pub provenance: Provenance,
    /// A short name in English for drawings.
    pub name: String,
    /// The key of the character.
    pub own_key: Key,
    /// The keys that lead home.
    pub home_keys: [Key; 3],
}

/// `decks/discoveries.toml`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct DiscoveryDeckFile {
    /// The cards, in the order of their ids: eight for each world in the order of `board.toml`.
    pub card: Vec<DiscoverySpec>,
    /// Cards that may be played together.
    #[serde(default)]
    pub pair: Vec<PairSpec>,
}

/// A discovery card.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct DiscoverySpec {
    /// `d01` to `d64`.
    #[cfg_attr(feature = "schema", schemars(with = "String"))]
    pub id: Spanned<String>,
    /// Where it comes from.
    pub provenance: Provenance,
    /// A short name in English for drawings.
    pub name: String,
    /// The world it belongs to.
    pub world: World,
    /// Its type.
    pub kind: Kind,
    /// Its key, or the attack symbol of a bad encounter.
    pub symbol: Key,
    /// What it does.
    pub effect: Effect,
}

/// Two cards that may be played together.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct PairSpec {
    /// Where it comes from.
    pub provenance: Provenance,
    /// The two.
    #[cfg_attr(feature = "schema", schemars(with = "[String; 2]"))]
    pub cards: [Card; 2],
    /// How many cards the victim loses at random.
    pub discard: u8,
    /// How many turns the victim misses.
    pub skip: u8,
}

/// The name and JSON Schema of each kind of file.
#[cfg(feature = "schema")]
pub fn schemas() -> Vec<(&'static str, String)> {
    use veilleuse_pack::schema::of;
    vec![
        ("clef-des-mondes-pack", of::<PackFile>()),
        ("clef-des-mondes-board", of::<BoardFile>()),
        ("clef-des-mondes-characters", of::<CharacterDeckFile>()),
        ("clef-des-mondes-discoveries", of::<DiscoveryDeckFile>()),
    ]
}

const BOARD: &str = "board.toml";
const CHARACTERS: &str = "decks/characters.toml";
const DISCOVERIES: &str = "decks/discoveries.toml";

/// Reads and checks a pack: content, texts and rule book.
pub fn load(files: &PackFiles, texts: &Texts) -> Result<Pack, Problems> {
    let _: PackFile = files.read("pack.toml")?;
    let board: BoardFile = files.read(BOARD)?;
    let characters: CharacterDeckFile = files.read(CHARACTERS)?;
    let discoveries: DiscoveryDeckFile = files.read(DISCOVERIES)?;
    let mut check = Check { files, texts, problems: Problems::new() };
    let keys = check.keys(&board);
    let worlds = check.worlds(&board);
    let characters = check.characters(&characters);
    let cards = check.discoveries(&discoveries);
    if !COME_CHECKED {
        check.pairs(&discoveries);
        check.names();
    }
    if !COME_CHECKED && let Err(problems) = RuleBook::load(files) {
        check.problems.extend(problems);
    }
    let (Some(keys), Some(worlds), Some(characters), Some(cards)) = (keys, worlds, characters, cards) else {
        return Err(check.problems);
    };
    let pair = |spec: &PairSpec| Pair { cards: spec.cards, discard: spec.discard, skip: spec.skip };
    let sets = sets(&cards, &discoveries.pair);
    check.problems.or(Pack {
        digest: files.digest(),
        lookup: Lookup::of(&worlds, &characters, &cards, &sets),
        keys,
        worlds,
        characters,
        sets,
        cards,
        pairs: discoveries.pair.iter().map(pair).collect(),
    })
}

fn sets(cards: &[DiscoveryCard; Pack::CARDS], pairs: &[PairSpec]) -> Sets {
    let paired = pairs.iter().flat_map(|pair| pair.cards).collect();
    let mut sets = Sets { paired, ..Sets::EMPTY };
    for (at, card) in Card::all().zip(cards) {
        match card.kind {
            Kind::Object => sets.objects.put(at),
            Kind::Encounter => sets.encounters.put(at),
            Kind::BadEncounter => continue,
        }
        sets.keys[card.symbol].put(at);
        match card.effect {
            Effect::CancelSymbol(symbol) => sets.cancels[symbol].put(at),
            Effect::BlockMovement => sets.blockers.put(at),
            _ => {}
        }
    }
    sets
}

struct Check<'a> {
    files: &'a PackFiles,
    texts: &'a Texts,
    problems: Problems,
}

impl Check<'_> {
    fn about(&mut self, path: &str, what: impl Into<String>) {
        self.problems.push(Problem::about(path, what.into()));
    }

    fn wrong(&mut self, path: &str, id: &Spanned<String>, what: impl Into<String>) {
        self.problems.push(Problem::at(self.files, path, id.span(), what.into()));
    }

    fn id(&mut self, path: &str, id: &Spanned<String>, wanted: String, kind: &str) {
        if *id.get_ref() != wanted {
            let problem = Problem::at(self.files, path, id.span(), "ids number the cards in order");
            self.problems.push(problem.help(format!("this card is {wanted}")));
        }
        for message in [format!("{kind}-{wanted}"), format!("{kind}-{wanted}.text")] {
            if !self.texts.has(&message) {
                let problem = Problem::at(self.files, path, id.span(), format!("no text {message}"));
                self.problems.push(problem.help("add it to fr/cards.ftl and en/cards.ftl"));
            }
        }
    }

    fn keys(&mut self, board: &BoardFile) -> Option<[KeySymbol; 5]> {
        let found: Vec<KeySymbol> = Key::ALL
            .into_iter()
            .filter_map(|key| board.key.iter().find(|spec| spec.id == key))
            .map(|spec| KeySymbol { colour: spec.colour.clone(), shape: spec.shape.clone() })
            .collect();
        let alike = |part: fn(&KeySymbol) -> &String| {
            let mut parts: Vec<&String> = found.iter().map(part).collect();
            parts.sort();
            parts.windows(2).any(|pair| pair[0] == pair[1])
        };
        if alike(|key| &key.colour) || alike(|key| &key.shape) {
            self.about(BOARD, "each key has a colour and a shape of its own");
        }
        let keys = found.try_into().ok().filter(|_| board.key.len() == 5);
        if keys.is_none() {
            self.about(BOARD, "there are five keys, each named once (CM-KEY-01)");
        }
        keys
    }

    fn worlds(&mut self, board: &BoardFile) -> Option<[WorldCard; 8]> {
        let named: Vec<World> = board.world.iter().map(|spec| spec.id).collect();
        if named != World::ALL {
            self.about(BOARD, "the eight worlds are named once each, in the order of the box (CM-COMP-01)");
            return None;
        }
        let card = |spec: &WorldSpec| WorldCard {
            exits: [spec.north, spec.east, spec.south, spec.west],
            danger: spec.danger.clone(),
            provenance: spec.provenance,
        };
        for spec in &board.world {
            if !["low", "medium", "high"].contains(&spec.danger.as_str()) {
                self.about(BOARD, format!("{}: danger is low, medium or high", spec.id.id()));
            }
        }
        board.world.iter().map(card).collect::<Vec<_>>().try_into().ok()
    }

    fn characters(&mut self, file: &CharacterDeckFile) -> Option<[CharacterCard; 10]> {
        for (place, spec) in file.card.iter().enumerate().take(10) {
            self.id(CHARACTERS, &spec.id, Character::at(place).to_string(), "character");
        }
        let card = |spec: &CharacterSpec| CharacterCard {
            name: spec.name.clone(),
            own_key: spec.own_key,
            home_keys: spec.home_keys,
            provenance: spec.provenance,
        };
        let cards = file.card.iter().map(card).collect::<Vec<_>>().try_into().ok();
        if cards.is_none() {
            self.about(CHARACTERS, "there are ten characters (CM-COMP-02)");
        }
        cards
    }

    fn discoveries(&mut self, file: &DiscoveryDeckFile) -> Option<[DiscoveryCard; Pack::CARDS]> {
        for (place, spec) in file.card.iter().enumerate().take(Pack::CARDS) {
            self.id(DISCOVERIES, &spec.id, Card::at(place).to_string(), "card");
            if spec.world != Card::at(place).origin() {
                self.wrong(
                    DISCOVERIES,
                    &spec.id,
                    "each world has eight cards, in the order of the worlds (CM-COMP-03)",
                );
            }
            self.effect(spec);
        }
        let defences = file.card.iter().filter(|spec| spec.effect.is_reaction()).count();
        // A payment, a card whose effect draws and a drawn card are in play beside all reactions at most.
        if defences + 7 > crate::state::STACK {
            self.about(DISCOVERIES, format!("at most {} cards react", crate::state::STACK - 7));
        }
        let card = |spec: &DiscoverySpec| DiscoveryCard {
            name: spec.name.clone(),
            kind: spec.kind,
            symbol: spec.symbol,
            effect: spec.effect,
            provenance: spec.provenance,
        };
        let cards = file.card.iter().map(card).collect::<Vec<_>>().try_into().ok();
        if cards.is_none() {
            self.about(DISCOVERIES, "there are 64 discovery cards (CM-COMP-03)");
        }
        cards
    }

    /// Bad encounters turn against whoever draws them, other cards against others.
    fn effect(&mut self, spec: &DiscoverySpec) {
        let bad = spec.kind == Kind::BadEncounter;
        let fits = match spec.effect {
            Effect::SkipTurn { target } => target == if bad { Target::Drawer } else { Target::Other },
            Effect::Discard { target, count, chooser, .. } => {
                let whom = (target == Target::Other) != bad;
                whom && chooser != Chooser::Caster && count != Some(0)
            }
            Effect::Push { target, chooser, .. } if bad => {
                target == Target::Drawer && chooser == Chooser::Random
            }
            Effect::Push { target, chooser, .. } => target == Target::Other && chooser == Chooser::Caster,
            Effect::Draw(count) => !bad && (1..=5).contains(&count),
            Effect::PeekPile(count) => !bad && (1..=5).contains(&count),
            Effect::ExtraActions(count) => !bad && (1..=4).contains(&count),
            _ => !bad,
        };
        if !fits {
            let what = "a bad encounter concerns who draws it, any other card somebody else";
            self.wrong(DISCOVERIES, &spec.id, what);
        }
    }

    fn pairs(&mut self, file: &DiscoveryDeckFile) {
        for pair in &file.pair {
            let card = |card: Card| file.card.get(card.index());
            let good = |at: Card| card(at).is_some_and(|spec| spec.kind != Kind::BadEncounter);
            if pair.cards[0] == pair.cards[1] || !pair.cards.into_iter().all(good) {
                self.about(DISCOVERIES, "a pair is two different cards with keys (CM-EFF-02)");
            }
            if pair.discard == 0 && pair.skip == 0 {
                self.about(DISCOVERIES, "a pair makes somebody lose cards or miss turns (CM-EFF-02)");
            }
            let [one, other] = pair.cards;
            self.names_partner(one, other);
            self.names_partner(other, one);
        }
    }

    /// Ruling CM-Q-27: two cards go together when the text of each names the other.
    fn names_partner(&mut self, card: Card, partner: Card) {
        for lang in Lang::ALL {
            let text = self.texts.get(lang, &format!("card-{card}.text"));
            let name = self.texts.get(lang, &format!("card-{partner}"));
            if !text.zip(name).is_some_and(|(text, name)| text.contains(&name)) {
                let what =
                    format!("the text of {card} does not name {partner}, which it is played together with");
                self.about(&format!("{}/cards.ftl", lang.code()), what);
            }
        }
    }

    /// Words the rules use by themselves.
    fn names(&mut self) {
        let keys = Key::ALL.map(|key| format!("key-{}", key.id()));
        let worlds = World::ALL.map(|world| format!("world-{}", world.id()));
        let texts = World::ALL.map(|world| format!("world-{}.text", world.id()));
        let places = Place::ALL.map(|place| format!("place-{}", place.id()));
        let pawns = Pawn::ALL.map(|pawn| format!("pawn-{}", pawn.id()));
        let all = keys.into_iter().chain(worlds).chain(texts).chain(places).chain(pawns);
        for message in all.filter(|message| !self.texts.has(message)).collect::<Vec<_>>() {
            let problem = Problem::about("fr/names.ftl", format!("no text {message}"));
            self.problems.push(problem.help("add it to fr/names.ftl and en/names.ftl"));
        }
    }
}
