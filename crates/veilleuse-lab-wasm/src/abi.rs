//! The doors of the module. The host writes into a place of ours, so no foreign pointer is ever read.

use std::cell::RefCell;

use crate::Bench;

#[derive(Default)]
struct Module {
    inbox: Vec<u8>,
    outbox: Vec<u8>,
    bench: Bench,
}

thread_local! {
    static MODULE: RefCell<Module> = RefCell::default();
}

/// A place for so many bytes, to be written before [`step`].
#[expect(unsafe_code, reason = "a name for the host; nothing unsafe is done")]
#[unsafe(no_mangle)]
pub(crate) extern "C" fn inbox(length: usize) -> *mut u8 {
    MODULE.with_borrow_mut(|module| {
        module.inbox.clear();
        module.inbox.resize(length, 0);
        module.inbox.as_mut_ptr()
    })
}

/// Answers what lies in the inbox; how many bytes the answer has.
#[expect(unsafe_code, reason = "a name for the host; nothing unsafe is done")]
#[unsafe(no_mangle)]
pub(crate) extern "C" fn step() -> usize {
    MODULE.with_borrow_mut(|module| {
        module.outbox = module.bench.answer(&module.inbox);
        module.inbox = Vec::new();
        module.outbox.len()
    })
}

/// Where the answer lies.
#[expect(unsafe_code, reason = "a name for the host; nothing unsafe is done")]
#[unsafe(no_mangle)]
pub(crate) extern "C" fn outbox() -> *const u8 {
    MODULE.with_borrow(|module| module.outbox.as_ptr())
}
