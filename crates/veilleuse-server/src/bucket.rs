//! How fast a seat may speak.

use std::{num::NonZeroU32, sync::Arc};

use governor::{DefaultDirectRateLimiter, Quota, RateLimiter};
use veilleuse_wire::limits;

/// A bucket that the sockets of one seat share.
#[derive(Clone, Debug)]
pub(crate) struct SharedBucket(Arc<DefaultDirectRateLimiter>);

impl SharedBucket {
    /// A full bucket for a seat.
    pub(crate) fn for_seat() -> SharedBucket {
        const RATE: NonZeroU32 = NonZeroU32::new(limits::RATE).unwrap();
        const BURST: NonZeroU32 = NonZeroU32::new(limits::BURST).unwrap();
        SharedBucket(Arc::new(RateLimiter::direct(Quota::per_second(RATE).allow_burst(BURST))))
    }

    /// Takes so many drops if they are there.
    pub(crate) fn take(&self, weight: u32) -> bool {
        let weight = NonZeroU32::new(weight).unwrap_or(NonZeroU32::MIN);
        matches!(self.0.check_n(weight), Ok(Ok(())))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn forty_at_once_pass_and_no_more_and_heavy_ones_count_more() {
        let bucket = SharedBucket::for_seat();
        assert!((0..limits::BURST).all(|_| bucket.take(1)));
        assert!(!bucket.take(1));
        let bucket = SharedBucket::for_seat();
        assert!((0..limits::BURST / limits::HELLO_MESSAGE).all(|_| bucket.take(limits::HELLO_MESSAGE)));
        assert!(!bucket.take(limits::HELLO_MESSAGE));
    }
}
