//! What connections are made of: TCP, or a Unix socket for a proxy on the same machine.

use std::{
    io::{self, IoSlice},
    net::IpAddr,
    pin::Pin,
    task::{Context, Poll, ready},
    time::Duration,
};

#[cfg(unix)]
use tokio::net::{UnixListener, UnixStream};
use tokio::{
    io::{AsyncRead, AsyncWrite, ReadBuf},
    net::{TcpListener, TcpStream},
    time::{Sleep, sleep},
};

/// Where connections come in.
pub(crate) enum Door {
    Tcp(TcpListener),
    #[cfg(unix)]
    Unix(UnixListener),
}

/// One connection.
pub(crate) enum Cable {
    Tcp(TcpStream),
    #[cfg(unix)]
    Unix(UnixStream),
}

impl Door {
    /// The next connection, and the address it comes from; a Unix socket has none.
    pub(crate) async fn accept(&self) -> io::Result<(Cable, Option<IpAddr>)> {
        match self {
            Door::Tcp(door) => {
                let (stream, peer) = door.accept().await?;
                // Without this a small message may wait for the next one.
                let _ = stream.set_nodelay(true);
                Ok((Cable::Tcp(stream), Some(peer.ip())))
            }
            #[cfg(unix)]
            Door::Unix(door) => door.accept().await.map(|(stream, _)| (Cable::Unix(stream), None)),
        }
    }
}

/// The same of either kind.
macro_rules! either {
    ($cable:expr, $stream:ident => $same:expr) => {
        match $cable {
            Cable::Tcp($stream) => $same,
            #[cfg(unix)]
            Cable::Unix($stream) => $same,
        }
    };
}

impl Cable {
    pub(crate) fn try_write(&self, bytes: &[u8]) -> io::Result<usize> {
        either!(self, stream => stream.try_write(bytes))
    }

    pub(crate) fn try_write_vectored(&self, bytes: &[IoSlice<'_>]) -> io::Result<usize> {
        either!(self, stream => stream.try_write_vectored(bytes))
    }

    /// Waits until the machine may take something.
    pub(crate) async fn writable(&self) -> io::Result<()> {
        either!(self, stream => stream.writable().await)
    }

    /// Reads although others hold the cable too.
    pub(crate) fn poll_read_shared(
        &self,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        loop {
            ready!(either!(self, stream => stream.poll_read_ready(context)))?;
            match either!(self, stream => stream.try_read(buffer.initialize_unfilled())) {
                Ok(bytes) => {
                    buffer.advance(bytes);
                    return Poll::Ready(Ok(()));
                }
                Err(error) if error.kind() == io::ErrorKind::WouldBlock => {}
                Err(error) => return Poll::Ready(Err(error)),
            }
        }
    }
}

impl AsyncRead for Cable {
    fn poll_read(
        self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        either!(self.get_mut(), stream => Pin::new(stream).poll_read(context, buffer))
    }
}

impl AsyncWrite for Cable {
    fn poll_write(self: Pin<&mut Self>, context: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        either!(self.get_mut(), stream => Pin::new(stream).poll_write(context, bytes))
    }

    fn poll_write_vectored(
        self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        either!(self.get_mut(), stream => Pin::new(stream).poll_write_vectored(context, bytes))
    }

    fn is_write_vectored(&self) -> bool {
        either!(self, stream => stream.is_write_vectored())
    }

    fn poll_flush(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        either!(self.get_mut(), stream => Pin::new(stream).poll_flush(context))
    }

    fn poll_shutdown(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        either!(self.get_mut(), stream => Pin::new(stream).poll_shutdown(context))
    }
}

/// A connection that is given up when the other side does not read for so long.
pub(crate) struct Patient {
    cable: Cable,
    patience: Duration,
    /// Runs while nothing can be written.
    waiting: Option<Pin<Box<Sleep>>>,
}

impl Patient {
    pub(crate) const fn new(cable: Cable, patience: Duration) -> Patient {
        Patient { cable, patience, waiting: None }
    }

    /// The connection, for somebody who looks after its patience themselves.
    pub(crate) fn into_cable(self) -> Cable {
        self.cable
    }

    /// What came of writing, or that it takes too long.
    fn unless_too_long<T>(
        &mut self,
        context: &mut Context<'_>,
        written: Poll<io::Result<T>>,
    ) -> Poll<io::Result<T>> {
        if written.is_ready() {
            self.waiting = None;
            return written;
        }
        let patience = self.patience;
        let waiting = self.waiting.get_or_insert_with(|| Box::pin(sleep(patience)));
        ready!(waiting.as_mut().poll(context));
        Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
    }
}

impl AsyncRead for Patient {
    fn poll_read(
        self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.get_mut().cable).poll_read(context, buffer)
    }
}

impl AsyncWrite for Patient {
    fn poll_write(self: Pin<&mut Self>, context: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let this = self.get_mut();
        let written = Pin::new(&mut this.cable).poll_write(context, bytes);
        this.unless_too_long(context, written)
    }

    fn poll_write_vectored(
        self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let this = self.get_mut();
        let written = Pin::new(&mut this.cable).poll_write_vectored(context, bytes);
        this.unless_too_long(context, written)
    }

    fn is_write_vectored(&self) -> bool {
        self.cable.is_write_vectored()
    }

    fn poll_flush(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.get_mut().cable).poll_flush(context)
    }

    fn poll_shutdown(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.get_mut().cable).poll_shutdown(context)
    }
}

/// Opens a Unix socket at this path. One that nobody listens on any more gives way.
#[cfg(unix)]
pub(crate) fn unix_door(path: &std::path::Path) -> io::Result<Door> {
    use std::os::unix::{fs::FileTypeExt, net::UnixStream as StdStream};
    let left_over = path.symlink_metadata().is_ok_and(|file| file.file_type().is_socket())
        && StdStream::connect(path).is_err();
    if left_over {
        std::fs::remove_file(path)?;
    }
    UnixListener::bind(path).map(Door::Unix)
}

#[cfg(not(unix))]
pub(crate) fn unix_door(_path: &std::path::Path) -> io::Result<Door> {
    Err(io::Error::new(io::ErrorKind::Unsupported, "this system has no Unix sockets"))
}
