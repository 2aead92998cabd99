//! The files named on the command line, read in order, with a progress bar where a person waits.

use std::fs::File;
use std::io::{self, BufRead, BufReader, Read};
use std::path::{Path, PathBuf};
use std::time::Duration;

use damier_answers::{ErrorAnswer, ErrorCode, Language};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

use crate::text::{colon, reason, say};

/// Bytes read at once.
const BUFFER: usize = 256 * 1024;

/// The name of a file as it is shown and written into JSON.
pub(super) fn name_of(path: &Path) -> String {
    path.display().to_string()
}

/// A file being read, with the progress told.
pub(super) struct Source<'a> {
    inner: Box<dyn BufRead + 'a>,
    progress: Option<&'a Progress>,
}

impl<'a> Source<'a> {
    /// Opens a file; `-` is standard input.
    pub(super) fn open(
        path: &Path,
        stdin: &'a mut dyn BufRead,
        progress: Option<&'a Progress>,
    ) -> io::Result<Source<'a>> {
        let inner: Box<dyn BufRead + 'a> = if path == Path::new("-") {
            Box::new(stdin)
        } else {
            let file = File::open(path)?;
            if file.metadata()?.is_dir() {
                return Err(io::ErrorKind::IsADirectory.into());
            }
            Box::new(BufReader::with_capacity(BUFFER, file))
        };
        Ok(Source { inner, progress })
    }
}

impl Read for Source<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let read = self.inner.read(buffer);
        if let (Some(progress), Ok(bytes)) = (self.progress, &read) {
            progress.add(*bytes);
        }
        read
    }
}

impl BufRead for Source<'_> {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        self.inner.fill_buf()
    }

    fn consume(&mut self, bytes: usize) {
        if let Some(progress) = self.progress {
            progress.add(bytes);
        }
        self.inner.consume(bytes);
    }
}

/// A bar for the bytes of all files, on stderr.
pub(super) struct Progress {
    bar: ProgressBar,
}

impl Progress {
    /// A bar for these files, if a person watches and the work is long enough to watch.
    pub(super) fn of(files: &[PathBuf], stderr_is_terminal: bool) -> Option<Progress> {
        const WORTH_A_BAR: u64 = 4 << 20;
        let sizes = files.iter().map(|path| std::fs::metadata(path).map_or(0, |m| m.len()));
        let total: u64 = sizes.sum();
        if !stderr_is_terminal || total < WORTH_A_BAR {
            return None;
        }
        let bar = ProgressBar::with_draw_target(Some(total), ProgressDrawTarget::stderr_with_hz(10));
        let template = "{wide_bar} {percent:>3} %  {bytes}/{total_bytes}  {eta}";
        if let Ok(style) = ProgressStyle::with_template(template) {
            bar.set_style(style);
        }
        bar.enable_steady_tick(Duration::from_millis(200));
        Some(Progress { bar })
    }

    fn add(&self, bytes: usize) {
        self.bar.inc(bytes as u64);
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        self.bar.finish_and_clear();
    }
}

/// The answer for a file that cannot be read.
pub(super) fn unreadable(path: &Path, error: &io::Error, language: Language) -> ErrorAnswer {
    let name = name_of(path);
    let what = say(language, "fichier illisible", "unreadable file", "onleesbaar bestand");
    let (colon, reason) = (colon(language), reason(error, language));
    ErrorAnswer::new(ErrorCode::UnreadableFile, format!("{name}{colon} {what}, {reason}")).with("file", name)
}

/// The answer for a file without any game.
pub(super) fn no_game(path: &Path, language: Language) -> ErrorAnswer {
    let name = name_of(path);
    let what = damier_messages::pdn_no_game(language);
    ErrorAnswer::new(ErrorCode::UnreadableFile, format!("{name}{} {what}", colon(language)))
        .with("file", name)
}
