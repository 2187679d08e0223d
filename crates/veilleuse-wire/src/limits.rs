//! Sizes and rates. Each has a test that passes at the limit and fails one past it.

use std::time::Duration;

/// The largest message a client may send, in bytes.
pub const INBOUND: usize = 4 * 1024;
/// How deep the JSON of a client's message may nest.
pub const NESTING: usize = 16;
/// The largest message the server sends, in bytes.
pub const OUTBOUND: usize = 64 * 1024;
/// Messages are filled up with spaces to a multiple of this, so that their length tells little.
pub const SIZE_CLASS: usize = 256;
/// Messages a second that a seat may send for long.
pub const RATE: u32 = 20;
/// Messages a seat may send at once.
pub const BURST: u32 = 40;
/// Sockets that one seat may hold at a table.
pub const SOCKETS_A_SEAT: usize = 5;
/// What a message counts for that makes the server work: a hint or an earlier moment, and a hello.
pub const HARD_MESSAGE: u32 = 2;
/// See [`HARD_MESSAGE`].
pub const HELLO_MESSAGE: u32 = 4;
/// Messages that may wait for a slow reader before it is cut off.
pub const QUEUE: usize = 256;
/// Bytes that may wait for a slow reader before it is cut off.
pub const QUEUE_BYTES: usize = 2 * 1024 * 1024;
/// How long a socket may take to say hello.
pub const HANDSHAKE: Duration = Duration::from_secs(5);
/// How often the server pings.
pub const PING: Duration = Duration::from_secs(20);
/// A socket that was silent for so long is dead.
pub const DEAD: Duration = Duration::from_mins(1);
/// The longest name of a person, in characters.
pub const NAME: usize = 40;
/// The longest line of chat, in characters.
pub const CHAT: usize = 300;
/// The longest id of a client's message, in characters.
pub const ID: usize = 64;
/// The largest body of a request, in bytes; a match file may be larger.
pub const BODY: usize = 16 * 1024;
/// The largest match file that may be sent, in bytes.
pub const RECORD: usize = 1024 * 1024;
/// How many lines of chat a newcomer is shown.
pub const CHAT_KEPT: usize = 50;
/// How many kept notices a newcomer is shown.
pub const NOTICES_KEPT: usize = 20;
/// The shortest and longest word a browser names itself by, in characters.
pub const BROWSER: (usize, usize) = (16, 64);
/// Phones that a class may have, those included that wait for a team.
pub const PHONES: usize = 64;
/// Phones that come into teams by themselves, unless the class says otherwise; from and to what it may say.
pub const IN_TEAMS: u8 = 28;
/// See [`IN_TEAMS`].
pub const IN_TEAMS_BOUNDS: (u8, u8) = (4, 64);
/// The longest reason for a decision, in characters.
pub const REASON: usize = 300;
/// The largest bank of one's own that may be sent, in bytes.
pub const BANK: usize = 1024 * 1024;
/// The most rounds that questions are prepared for.
pub const PLANNED: usize = 8;
