//! The key of who owns the server: it opens what players must not read.

use std::{
    fs, io,
    io::{Read, Write},
    path::Path,
};

use veilleuse_table::{Token, TokenHash};

use crate::token::entropy;

/// The name of the file that holds the key, in the folder of the database. Nobody but its owner can read it.
pub const KEY_FILE: &str = "owner.key";

/// The largest file that is taken for one with a key.
const LONGEST: u64 = 256;

/// A key, and its hash. The server itself keeps the hash alone.
pub(crate) fn key_in(folder: Option<&Path>) -> io::Result<(TokenHash, String)> {
    let Some(folder) = folder else { return Ok(Token::new(&mut entropy()).hand_over()) };
    let path = folder.join(KEY_FILE);
    if let Some(key) = kept(&path)? {
        return Ok((TokenHash::of(&key), key));
    }
    let (hash, key) = Token::new(&mut entropy()).hand_over();
    let mut options = fs::OpenOptions::new();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    {
        use std::os::unix::fs::OpenOptionsExt;
        options.mode(0o600);
    }
    let mut file = options.open(&path)?;
    for_owner_alone(&file)?;
    writeln!(file, "{key}")?;
    file.sync_all()?;
    Ok((hash, key))
}

/// The key in this file; nothing where there is none, or no whole one.
fn kept(path: &Path) -> io::Result<Option<String>> {
    let file = match fs::File::open(path) {
        Ok(file) => file,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(error),
    };
    for_owner_alone(&file)?;
    let mut text = String::new();
    file.take(LONGEST).read_to_string(&mut text)?;
    let key = text.trim();
    let whole =
        key.len() >= 43 && key.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_".contains(&byte));
    Ok(whole.then(|| key.to_owned()))
}

/// Lets nobody else read a file, whoever made it.
fn for_owner_alone(file: &fs::File) -> io::Result<()> {
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        file.set_permissions(fs::Permissions::from_mode(0o600))?;
    }
    #[cfg(not(unix))]
    let _ = file;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_stays_and_is_its_owners_alone() {
        let folder = tempfile::tempdir().unwrap();
        let (hash, key) = key_in(Some(folder.path())).unwrap();
        assert!(hash.fits(&key) && key.len() == 43);
        let path = folder.path().join(KEY_FILE);
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            let mode = || fs::metadata(&path).unwrap().permissions().mode() & 0o777;
            assert_eq!(mode(), 0o600);
            fs::set_permissions(&path, fs::Permissions::from_mode(0o644)).unwrap();
            assert_eq!(key_in(Some(folder.path())).unwrap().1, key);
            assert_eq!(mode(), 0o600, "it is closed again");
        }
        fs::write(&path, "short").unwrap();
        let (_, other) = key_in(Some(folder.path())).unwrap();
        assert!(other != key && other.len() == 43, "half a key is none");
        assert_ne!(key_in(None).unwrap().1, key_in(None).unwrap().1);
    }
}
