//! Leaks that do not compile. Each example fails for the one reason it names; the first shows what does compile.
//!
//! A view reads a secret through the eyes it was given:
//! ```
//! use veilleuse_core::{Eyes, Secret};
//! fn view(card: &Secret<u8>, eyes: Eyes) -> Option<u8> { card.seen_by(eyes).copied() }
//! ```
//! A secret is not serialised:
//! ```compile_fail,E0277
//! use veilleuse_core::Secret;
//! fn send(card: &Secret<u8>) -> String { serde_json::to_string(card).unwrap() }
//! ```
//! A secret is not printed:
//! ```compile_fail,E0277
//! use veilleuse_core::Secret;
//! fn log(card: &Secret<u8>) -> String { format!("{card}") }
//! ```
//! A secret is not dereferenced:
//! ```compile_fail,E0614
//! use veilleuse_core::Secret;
//! fn peek(card: &Secret<u8>) -> u8 { **card }
//! ```
//! A secret's value is not a field one can reach:
//! ```compile_fail,E0616
//! use veilleuse_core::Secret;
//! fn peek(card: &Secret<u8>) -> u8 { card.value }
//! ```
//! A view, which has no referee, cannot read the truth:
//! ```compile_fail,E0061
//! use veilleuse_core::{Eyes, Secret};
//! fn view(card: &Secret<u8>, _: Eyes) -> u8 { *card.truth() }
//! ```
//! Nobody outside makes a referee:
//! ```compile_fail,E0423
//! use veilleuse_core::Referee;
//! fn forge() -> Referee { Referee(()) }
//! ```
//! Not even by the door the house uses:
//! ```compile_fail,E0624
//! use veilleuse_core::Referee;
//! fn forge() -> Referee { Referee::mint() }
//! ```
//! A referee is not copied and kept:
//! ```compile_fail,E0599
//! use veilleuse_core::Referee;
//! fn keep(referee: &Referee) -> Referee { Referee::clone(referee) }
//! ```
//! A view cannot borrow another seat's eyes:
//! ```compile_fail,E0624
//! use veilleuse_core::{Eyes, Seat, Viewer};
//! fn borrow(seat: Seat) -> Eyes { Eyes::of(Viewer::Seat(seat)) }
//! ```
//! All-seeing eyes need a referee:
//! ```compile_fail,E0061
//! use veilleuse_core::Eyes;
//! fn all() -> Eyes { Eyes::all_seeing() }
//! ```
//! A sealed page is not opened without a referee:
//! ```compile_fail,E0061
//! use veilleuse_core::{Sealed, SealedPage};
//! fn open(book: &Sealed<String>) -> SealedPage { book.open(3) }
//! ```
//! A sealed page is not made up:
//! ```compile_fail,E0423
//! use veilleuse_core::SealedPage;
//! fn make_up() -> SealedPage { SealedPage(3) }
//! ```
//! A bot cannot reach the state behind an imagined table:
//! ```compile_fail,E0616
//! use veilleuse_core::{Game, Imagined};
//! fn truth<'a, G: Game>(table: &'a Imagined<'_, G>) -> &'a G::State { &table.state }
//! ```
