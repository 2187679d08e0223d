//! The Scene step (ST-SCENE).

use veilleuse_core::{Chance, Draw, DrawName, Referee, Rests};

use crate::{
    StrangerThings,
    ask::{self, For},
    cards::When,
    pack::Pack,
    state::{Frame, Script, State, Step},
    told::Told,
};

use super::Play;

/// ST-SCENE-03: a Scene is revealed and done, sentence by sentence.
impl Draw<StrangerThings> for ask::SceneCard {
    fn chance(self, state: &State) -> Chance {
        For::Scene.among(state.scenes.ways())
    }

    fn falls(self, play: &mut Play<'_>, way: u32) -> Rests {
        let scene = play.state.scenes.draw(way);
        let turn = &mut play.state.turn;
        turn.scene = Some(scene);
        turn.mover = None;
        turn.revealed += 1;
        let (number, count) = (turn.revealed, turn.scenes);
        let pack = play.pack;
        play.scribe.tell(|_| {
            let name = pack.scene(scene).name.clone();
            Told::SceneRevealed { scene, name, number, count }
        });
        play.then(Frame::NextScene);
        play.then(Frame::SceneDone);
        play.then(Frame::Sentence { of: Script::Scene(scene), at: 0 });
        Rests::No
    }

    fn name(self, _: &Pack, state: &State, way: u32, _: &Referee) -> DrawName {
        DrawName::Id(state.scenes.peek(way).to_string())
    }
}

impl Play<'_> {
    /// ST-SCENE-01, ST-SCENE-02; Rulings ST-Q-01, ST-Q-02: counted once.
    pub(super) fn scene_step(&mut self) -> Rests {
        let (seat, danger) = (self.state.active, self.state.turn.danger);
        let ignored = self.state.ignored_danger(self.pack, seat).min(danger);
        let count = self.state.scene_count(self.pack, danger);
        let turn = &mut self.state.turn;
        turn.step = Step::Scenes;
        (turn.scenes, turn.revealed) = (count, 0);
        let act = self.state.act;
        self.scribe.tell(|_| Told::ScenesToCome { seat, act, danger, ignored, count });
        self.then(Frame::NextScene);
        Rests::No
    }

    /// ST-SCENE-03; Ruling ST-Q-47
    pub(super) fn next_scene(&mut self) -> Rests {
        if self.state.turn.revealed >= self.state.turn.scenes {
            return Rests::No;
        }
        if self.state.scenes.is_empty() {
            self.state.scenes.reshuffle();
        }
        if self.state.scenes.is_empty() {
            return Rests::No;
        }
        self.ask(ask::SceneCard)
    }

    pub(super) fn scene_done(&mut self) -> Rests {
        if let Some(scene) = self.state.turn.scene.take() {
            self.state.scenes.discard(scene);
        }
        Rests::No
    }

    /// ST-SCENE-04: the day is over.
    pub(super) fn end_of_day(&mut self) -> Rests {
        self.scene_done();
        self.state.scenes.reshuffle();
        self.state.turn.scenes = self.state.turn.revealed;
        self.scribe.tell(|_| Told::DayEnded {});
        Rests::No
    }

    /// One sentence of the card, top to bottom; what cannot be done is left out (Ruling ST-Q-48).
    pub(super) fn sentence(&mut self, of: Script, at: u8) -> Rests {
        let steps = self.pack.steps(of);
        let Some(step) = steps.get(usize::from(at)) else { return Rests::No };
        if usize::from(at) + 1 < steps.len() {
            self.then(Frame::Sentence { of, at: at + 1 });
        }
        if step.when.is_some_and(|when| !self.holds(when)) {
            return Rests::No;
        }
        self.effect(&step.does)
    }

    fn holds(&self, when: When) -> bool {
        let at = self.state.player(self.state.active).location();
        match when {
            When::ActiveIn(zone) => self.season().zone(zone).has(at),
            When::Reached => self.state.turn.mover.is_some_and(|mover| self.state.enemies[mover] == Some(at)),
            When::EmptySlot(group) => !self.state.empty_of(self.pack, group).is_empty(),
            When::NoEmptySlot(group) => self.state.empty_of(self.pack, group).is_empty(),
        }
    }

    /// Nothing comes of a sentence.
    pub(super) fn idle(&mut self) -> Rests {
        self.scribe.tell(|_| Told::NothingHappened {});
        Rests::No
    }
}
