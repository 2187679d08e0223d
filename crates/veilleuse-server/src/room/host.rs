//! What a host may do.

use veilleuse_bots::Level;
use veilleuse_core::Viewer;
use veilleuse_store::Phase;
use veilleuse_wire::{Again, BotLevel, HostAct, Kind, NewsBody, ReplyBody, SeatToken, Sitter, WireSeat};

use super::{Room, now_ms};
use crate::{date::rfc3339, failure::Fail, meta::StandIn, shelf::Setup, tables, token::Token};

impl Room {
    pub(super) async fn act(&mut self, act: HostAct) -> Result<Option<ReplyBody>, Fail> {
        if self.meta.closed || self.meta.kind == Kind::Replay {
            return Err(Fail::closed());
        }
        match act {
            HostAct::Start => self.start().await,
            HostAct::AddBot { seat, level } => self.seat_bot(seat, Some(level)).await,
            HostAct::RemoveBot { seat } => self.seat_bot(seat, None).await,
            HostAct::ToBot { seat } => self.hand(seat.0, StandIn::Handed).await,
            HostAct::TakeBack { seat } => self.hand(seat.0, StandIn::No).await,
            HostAct::Rotate { seat } => self.rotate(seat).await,
            HostAct::Chat(on) => {
                let before = self.meta.clone();
                self.meta.chat = on;
                self.save_or(before).await?;
                self.tell_chairs();
                Ok(Some(ReplyBody::Ok(true)))
            }
            HostAct::Pause(on) => {
                let before = self.meta.clone();
                self.meta.paused = on;
                self.save_or(before).await?;
                self.moved = tokio::time::Instant::now();
                self.tell_table();
                self.call_bots();
                Ok(Some(ReplyBody::Ok(true)))
            }
            HostAct::Free { .. } | HostAct::Door(_) => Err(Fail::not_open()),
            HostAct::Close => self.close().await,
            HostAct::Again => self.play_again().await,
        }
    }

    /// A table for another match of the same people. However often it is asked for, it is one.
    async fn play_again(&mut self) -> Result<Option<ReplyBody>, Fail> {
        if self.desk.as_ref().is_none_or(|desk| desk.over().is_none()) {
            return Err(Fail::not_over());
        }
        if self.meta.again.is_none() {
            let before = self.meta.clone();
            let table = tables::again(&self.hall, &self.meta).await?;
            self.meta.again = Some(table);
            self.save_or(before).await?;
        }
        if let Some(table) = self.meta.again.clone() {
            self.tell_all(&NewsBody::Again(Again { table }));
        }
        Ok(Some(ReplyBody::Ok(true)))
    }

    async fn start(&mut self) -> Result<Option<ReplyBody>, Fail> {
        if self.desk.is_some() {
            return Err(Fail::started());
        }
        let before = self.meta.clone();
        for chair in self.meta.chairs.iter_mut().filter(|chair| chair.sitter == Sitter::Nobody) {
            chair.sitter = Sitter::Bot;
        }
        let people = self.meta.people().len();
        if people < 2 {
            self.meta.clock = 0;
        }
        let seed = self.meta.seed.clone().ok_or_else(Fail::closed)?;
        let setup = Setup {
            options: &self.meta.options,
            names: self.meta.names(),
            seed,
            committed: self.meta.committed,
            started: Some(rfc3339(now_ms())),
        };
        let (mut desk, mut lines) = self.hall.shelves.get(self.meta.title).begin(setup)?;
        let refused = |_| Fail::bad_record("the record could not be begun");
        for (seat, value) in &self.meta.nonces {
            lines.extend(desk.nonce(*seat, *value).map_err(refused)?);
        }
        lines.extend(desk.run().map_err(refused)?);
        self.row.phase = Phase::Playing;
        self.save_or(before).await?;
        self.desk = Some(desk);
        self.keep(lines, None).await?;
        self.tell_chairs();
        self.go_on();
        self.tell_table();
        Ok(Some(ReplyBody::Ok(true)))
    }

    async fn seat_bot(&mut self, seat: WireSeat, level: Option<BotLevel>) -> Result<Option<ReplyBody>, Fail> {
        if self.desk.is_some() {
            return Err(Fail::started());
        }
        let before = self.meta.clone();
        let chair = self.meta.chair_mut(seat.0).ok_or_else(Fail::not_open)?;
        match (level, chair.sitter) {
            (_, Sitter::Person) => return Err(Fail::not_open()),
            (Some(BotLevel(level)), Sitter::Nobody | Sitter::Bot) => {
                chair.sitter = Sitter::Bot;
                chair.level = level;
            }
            (None, Sitter::Nobody | Sitter::Bot) => {
                chair.sitter = Sitter::Nobody;
                chair.level = Level::Regular;
            }
        }
        self.save_or(before).await?;
        self.tell_chairs();
        Ok(Some(ReplyBody::Ok(true)))
    }

    /// A new token for a chair. Whoever sat there with the old one is out.
    async fn rotate(&mut self, seat: WireSeat) -> Result<Option<ReplyBody>, Fail> {
        let before = self.meta.clone();
        let (hash, token) = Token::new().hand_over();
        let chair = self.meta.chair_mut(seat.0).ok_or_else(Fail::not_open)?;
        if chair.sitter != Sitter::Person {
            return Err(Fail::not_open());
        }
        chair.token = Some(hash);
        self.save_or(before).await?;
        self.hang_up(Viewer::Seat(seat.0), "rotated");
        self.tell_chairs();
        Ok(Some(ReplyBody::Token(SeatToken { seat, token })))
    }

    async fn close(&mut self) -> Result<Option<ReplyBody>, Fail> {
        if let Some(desk) = &mut self.desk {
            let lines = desk.close().map_err(|_| Fail::bad_record("the record could not be ended"))?;
            self.keep(lines, None).await?;
        }
        let before = self.meta.clone();
        self.meta.closed = true;
        self.row.phase = Phase::Done;
        self.row.code = None;
        self.save_or(before).await?;
        self.turns.clear();
        self.part("host", None);
        Ok(None)
    }
}
