//! The engine as this machine runs it, for comparison with the module: messages on standard input, answers on standard
//! output, each with its length before it as four bytes.

use std::io::{self, Read, Write};

use veilleuse_wasm::Engine;

fn main() -> io::Result<()> {
    let (mut input, mut output) = (io::stdin().lock(), io::stdout().lock());
    let mut engine = Engine::default();
    let mut length = [0; 4];
    while input.read_exact(&mut length).is_ok() {
        let mut message = vec![0; u32::from_le_bytes(length) as usize];
        input.read_exact(&mut message)?;
        let answer = engine.answer(&message);
        output.write_all(&(answer.len() as u32).to_le_bytes())?;
        output.write_all(&answer)?;
    }
    output.flush()
}
