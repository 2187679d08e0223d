//! Stranger Things in text: both halves of the board, the piles, the seats.

use std::fmt::Write;

use title_stranger_things::{
    Group, Location, StrangerThings, Token, View, Zone,
    view::{AttemptView, CardView, PileView, SeatView},
};
use veilleuse_core::Line;

use super::{Page, Sketch};

/// Columns of a Location.
const WIDTH: usize = 23;

impl Sketch for StrangerThings {
    fn sketch(page: &Page<'_, View>) -> String {
        let mut out = String::new();
        page.head(&mut out);
        page.board(&mut out);
        page.groups(&mut out);
        page.view.seats.iter().for_each(|seat| page.seat(&mut out, seat));
        page.drawn(&mut out);
        page.attempts(&mut out);
        out
    }
}

impl Page<'_, View> {
    fn head(&self, out: &mut String) {
        let danger = &self.view.danger;
        let line = Line::new("sketch-st-turn")
            .number("turn", self.view.turn)
            .number("act", self.view.act)
            .number("danger", danger.played)
            .number("ignored", danger.ignored)
            .number("scenes", danger.scenes)
            .number("reserve", self.view.decks.reserve)
            .number("cards", self.view.decks.actions.left);
        let _ = writeln!(out, "{}", self.read(&line));
        if let Some(scene) = &danger.scene {
            let name = self.say(&format!("scene-{}", scene.name));
            let text = self.say(&format!("scene-{}.text", scene.name));
            for line in wrapped(&format!("▶ {name} : {text}")) {
                let _ = writeln!(out, " {line}");
            }
        }
    }

    /// Three rows of four Locations; the last one lies below ground.
    fn board(&self, out: &mut String) {
        for row in &self.view.board.rows {
            let below = row.iter().any(|at| self.zone(*at) == Some(Zone::Below));
            let rule = if below { "~" } else { "-" };
            let _ = writeln!(out, "{}", rule.repeat(4 * (WIDTH + 1) + 1));
            let names: Vec<String> =
                row.iter().map(|at| fit(&self.say(&format!("location-{}", at.id())))).collect();
            let _ = writeln!(out, "|{}|", names.join("|"));
            let figures: Vec<String> = row.iter().map(|at| fit(&self.figures(*at))).collect();
            let _ = writeln!(out, "|{}|", figures.join("|"));
            let piles: Vec<String> = row.iter().map(|at| fit(&self.piles_at(*at))).collect();
            let _ = writeln!(out, "|{}|", piles.join("|"));
        }
        let _ = writeln!(out, "{}", self.say("sketch-st-legend"));
        for at in self.view.board.rows.iter().flatten() {
            self.roads(out, *at);
        }
    }

    /// Where the roads of a Location lead; `!` marks those that frighten.
    fn roads(&self, out: &mut String, at: Location) {
        let name = |at: Location| self.say(&format!("location-{}", at.id()));
        let roads = self.view.board.roads.iter().filter(|road| road.between.contains(&at));
        let ends: Vec<String> = roads
            .map(|road| {
                let [from, to] = road.between;
                let end = name(if from == at { to } else { from });
                if road.marked { format!("!{end}") } else { end }
            })
            .collect();
        let _ = writeln!(out, " {} → {}", name(at), ends.join(", "));
    }

    fn zone(&self, at: Location) -> Option<Zone> {
        self.view.board.locations.iter().find(|place| place.location == at).map(|place| place.zone)
    }

    /// Who stands there: `@1` for a seat, a letter for an Enemy.
    fn figures(&self, at: Location) -> String {
        let mut text = String::new();
        for seat in self.view.seats.iter().filter(|seat| seat.location == Some(at)) {
            let _ = write!(text, "@{} ", seat.seat.index() + 1);
        }
        for enemy in self.view.enemies.iter().filter(|enemy| enemy.at == Some(at)) {
            let name = self.say(&format!("enemy-{}", enemy.kind.id()));
            let short: String = name.split_whitespace().last().unwrap_or("").chars().take(5).collect();
            let _ = write!(text, "!{short} ");
        }
        text
    }

    fn piles_at(&self, at: Location) -> String {
        let here = self.view.piles.iter().filter(|pile| pile.at == Some(at) && pile.count > 0);
        here.map(face).collect::<Vec<_>>().join(" ")
    }

    /// Piles that belong to Enemies.
    fn groups(&self, out: &mut String) {
        for group in [Group::Demogorgon, Group::Patrols, Group::Demodogs] {
            let piles: Vec<String> = self
                .view
                .piles
                .iter()
                .filter(|pile| pile.group == group && pile.count > 0)
                .map(face)
                .collect();
            if !piles.is_empty() {
                let _ =
                    writeln!(out, " {} : {}", self.say(&format!("group-{}", group.id())), piles.join(" "));
            }
        }
        for slot in &self.view.allies {
            if let (Some(ally), Some(at)) = (&slot.ally, slot.at) {
                let place = self.say(&format!("location-{}", at.id()));
                let text = self.say(&format!("ally-{}.text", ally.name));
                let _ = writeln!(out, " {} ({place}) : {text}", self.say(&format!("ally-{}", ally.name)));
            }
        }
        let ready: Vec<String> = self
            .view
            .powers
            .iter()
            .filter(|power| power.ready)
            .map(|power| self.say(&format!("power-{}", power.name)))
            .collect();
        let _ = writeln!(out, " {} : {}", self.say("group-power"), ready.join(" · "));
    }

    fn seat(&self, out: &mut String, seat: &SeatView) {
        let mark = if seat.seat == self.view.active { "▸" } else { " " };
        let name =
            seat.character.map_or_else(String::new, |who| self.say(&format!("character-{}", who.id())));
        let fear = "■".repeat(usize::from(seat.fear));
        let left = "□".repeat(usize::from(self.view.terrified.saturating_sub(seat.fear)));
        let mut hand: Vec<String> = seat.hand.iter().map(card).collect();
        // Backs, where the table hides hands.
        hand.resize(usize::from(seat.hand_count), "?".to_owned());
        let _ = writeln!(
            out,
            "{mark}@{} {} ({name}) {fear}{left}  {}",
            seat.seat.index() + 1,
            (self.who)(seat.seat),
            hand.join(" ")
        );
        let items = seat.items.iter().map(|item| format!("item-{}", item.name));
        let allies = seat.allies.iter().map(|ally| format!("ally-{}", ally.name));
        items.chain(allies).for_each(|owned| self.with_effect(out, &owned));
    }

    /// Items to choose from.
    fn drawn(&self, out: &mut String) {
        self.view.play.drawn.iter().for_each(|item| self.with_effect(out, &format!("item-{}", item.name)));
    }

    /// A card by its name, with what it does.
    fn with_effect(&self, out: &mut String, card: &str) {
        let _ = writeln!(out, "     {} : {}", self.say(card), self.say(&format!("{card}.text")));
    }

    /// What can be attempted, with the chance of laying the whole hand.
    fn attempts(&self, out: &mut String) {
        for attempt in &self.view.attempts {
            if let Some(text) = self.attempt(attempt) {
                let _ = writeln!(out, "   {text}");
            }
        }
    }

    fn attempt(&self, attempt: &AttemptView) -> Option<String> {
        let slot = attempt.pile?;
        let pile = self.view.piles.iter().find(|pile| pile.slot == slot)?;
        let best = attempt.selections.iter().max_by_key(|selection| selection.value)?;
        let line = Line::new("sketch-st-chance")
            .name("action", format!("action-{}", attempt.action.id()))
            .number("value", self.view.play.value)
            .number("now", i64::from(percent(pile, self.view.play.value)))
            .number("best", best.value)
            .number("chance", i64::from(best.chance.unwrap_or(1_000_000) / 10_000));
        Some(format!("{} {}", face(pile), self.read(&line)))
    }
}

/// The chance that a value beats a pile, in hundredths.
fn percent(pile: &PileView, value: u8) -> u32 {
    pile.chances.get(usize::from(value)).copied().unwrap_or(1_000_000) / 10_000
}

/// A pile from the bottom up: what is known of it, and what is not.
fn face(pile: &PileView) -> String {
    let tokens: Vec<String> =
        pile.tokens.iter().map(|token| token.map_or_else(|| "?".to_owned(), token_face)).collect();
    let mix: Vec<String> = pile.mix.iter().map(|token| token_face(*token)).collect();
    let mixed = if mix.is_empty() { String::new() } else { format!("({})", mix.join("")) };
    format!("[{}{mixed}]", tokens.join(""))
}

fn token_face(token: Token) -> String {
    if token == Token::DEMOGORGON { "D".to_owned() } else { token.to_string() }
}

/// A card: its value, `f` for Friends, `!` for Danger.
fn card(card: &CardView) -> String {
    let friends = if card.friends { "f" } else { "" };
    let danger = if card.danger { "!" } else { "" };
    format!("{}{friends}{danger}", card.value)
}

/// A long sentence in lines of at most 96 columns.
fn wrapped(text: &str) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        match lines.last_mut() {
            Some(line) if line.chars().count() + word.chars().count() < 96 => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}

/// Cut or filled to the columns of a Location.
fn fit(text: &str) -> String {
    let cut: String = text.chars().take(WIDTH).collect();
    format!("{cut:<WIDTH$}")
}
