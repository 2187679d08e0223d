//! How fast somebody may speak.

use std::{
    sync::{Arc, Mutex, PoisonError},
    time::{Duration, Instant},
};

/// A bucket that fills steadily and is emptied by a drop at a time.
#[derive(Debug)]
pub(crate) struct Bucket {
    drops: f64,
    most: f64,
    a_second: f64,
    at: Instant,
}

impl Bucket {
    /// A full bucket.
    pub(crate) fn new(a_second: u32, most: u32, now: Instant) -> Bucket {
        Bucket { drops: most.into(), most: most.into(), a_second: a_second.into(), at: now }
    }

    /// Takes a drop if there is one.
    pub(crate) fn take(&mut self, now: Instant) -> bool {
        let filled = now.saturating_duration_since(self.at).as_secs_f64() * self.a_second;
        self.drops = (self.drops + filled).min(self.most);
        self.at = now;
        if self.drops < 1.0 {
            return false;
        }
        self.drops -= 1.0;
        true
    }

    /// Whether it has been full for a while.
    pub(crate) fn is_at_rest(&self, now: Instant) -> bool {
        now.saturating_duration_since(self.at) > Duration::from_mins(1)
    }
}

/// A bucket that the sockets of one seat share.
#[derive(Clone, Debug)]
pub(crate) struct SharedBucket(Arc<Mutex<Bucket>>);

impl SharedBucket {
    /// A full bucket for a seat.
    pub(crate) fn for_seat() -> SharedBucket {
        let bucket = Bucket::new(veilleuse_wire::limits::RATE, veilleuse_wire::limits::BURST, Instant::now());
        SharedBucket(Arc::new(Mutex::new(bucket)))
    }

    /// Takes a drop if there is one.
    pub(crate) fn take(&self) -> bool {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).take(Instant::now())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn forty_at_once_and_twenty_a_second_pass_and_no_more() {
        let start = Instant::now();
        let mut bucket = Bucket::new(20, 40, start);
        assert!((0..40).all(|_| bucket.take(start)));
        assert!(!bucket.take(start));
        let later = start + Duration::from_secs(1);
        assert!((0..20).all(|_| bucket.take(later)));
        assert!(!bucket.take(later));
    }
}
