//! What an engine was built from, as one number. The server's build script reads this file too: it embeds no engine whose
//! rules are not its own.

use std::{
    fs, io,
    path::{Path, PathBuf},
};

/// The crates that are in the engine and in the laboratory, beside the titles.
const CRATES: [&str; 14] = [
    "veilleuse-bots",
    "veilleuse-core",
    "veilleuse-json",
    "veilleuse-lab",
    "veilleuse-lab-wasm",
    "veilleuse-lessons",
    "veilleuse-pack",
    "veilleuse-record",
    "veilleuse-sim",
    "veilleuse-store",
    "veilleuse-table",
    "veilleuse-titles",
    "veilleuse-wasm",
    "veilleuse-wire",
];

/// The files and folders an engine is made of.
pub(crate) fn parts(root: &Path) -> io::Result<Vec<PathBuf>> {
    let mut parts = vec![root.join("packs"), root.join("texts"), root.join("Cargo.lock")];
    for entry in fs::read_dir(root.join("crates"))? {
        let folder = entry?.path();
        let name = folder.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if name.starts_with("title-") || CRATES.contains(&name.as_str()) {
            parts.push(folder.join("src"));
        }
    }
    parts.sort();
    Ok(parts)
}

/// A fingerprint of all of them.
pub(crate) fn fingerprint(root: &Path) -> io::Result<String> {
    let mut files = Vec::new();
    for part in parts(root)? {
        collect(&part, &mut files)?;
    }
    files.sort();
    let mut hash: u64 = 0xcbf2_9ce4_8422_2325;
    for file in files {
        let name = file.strip_prefix(root).unwrap_or(&file).to_string_lossy().replace('\\', "/");
        for byte in name.bytes().chain(fs::read(&file)?) {
            hash = (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }
    Ok(format!("{hash:016x}"))
}

fn collect(path: &Path, files: &mut Vec<PathBuf>) -> io::Result<()> {
    if !path.is_dir() {
        files.push(path.to_owned());
        return Ok(());
    }
    for entry in fs::read_dir(path)? {
        collect(&entry?.path(), files)?;
    }
    Ok(())
}
