//! Embeds the packs and the house's texts: `PACKS` and `TEXTS` are lists of paths below their folder, with the content.
//!
//! A module for browsers gets its packs as files of their own, when somebody plays them: there `PACKS` is empty. Of the house's
//! texts it has what titles say themselves; the page brings the others, but for `LAB_TEXTS`, which the laboratory says itself.

use std::{
    env, fs,
    io::{self, Write},
    path::{Path, PathBuf},
};

fn main() -> io::Result<()> {
    let root = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("cargo sets it")).join("../..");
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets it")).join("embedded.rs");
    let mut code = fs::File::create(out)?;
    let for_browsers = env::var("CARGO_CFG_TARGET_FAMILY").is_ok_and(|family| family == "wasm");
    for (name, folder) in [("PACKS", "packs"), ("TEXTS", "texts"), ("LAB_TEXTS", "texts")] {
        let folder = root.join(folder).canonicalize()?;
        let mut files = Vec::new();
        collect(&folder, &mut files)?;
        files.sort();
        if name == "LAB_TEXTS" {
            files.retain(|file| file.ends_with("lab.ftl"));
        } else if for_browsers {
            files.retain(|file| name == "TEXTS" && file.ends_with("house.ftl"));
        }
        writeln!(
            code,
            "/// Path below the folder, and content.\npub(crate) static {name}: &[(&str, &str)] = &["
        )?;
        for file in files {
            let path = file.strip_prefix(&folder).expect("found below the folder");
            let path = path.to_str().expect("paths of packs are plain").replace('\\', "/");
            writeln!(code, "    ({path:?}, include_str!({:?})),", file.to_str().expect("a plain path"))?;
        }
        writeln!(code, "];")?;
    }
    Ok(())
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) -> io::Result<()> {
    println!("cargo:rerun-if-changed={}", folder.display());
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            collect(&path, files)?;
        } else if path.extension().is_some_and(|ext| ext == "toml" || ext == "ftl") {
            files.push(path);
        }
    }
    Ok(())
}
