//! `damier serve`, and `damier` alone: the site, until the process is asked to end.

use std::io;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use clap::{Args, FromArgMatches};
use damier_answers::{ErrorCode, Json, Language};
use damier_server::{ServeError, ServeOptions, StoreError, Tables};
use damier_tablebase::{BuildError, BuildOptions, MOST_PIECES};

use super::tables::is_off;
use super::Setting;
use crate::failure::{one_line, Failure, Verdict};
use crate::io::Io;
use crate::text::{colon, reason, say};

/// Memory for building tables beside the site, in bytes.
const MEMORY: u64 = 1 << 30;

/// The options of `serve` where none is given.
pub(crate) fn default_options(language: Language) -> Result<ServeOptions, Failure> {
    let bare = ServeOptions::augment_args(clap::Command::new("serve"));
    bare.try_get_matches_from(["serve"])
        .and_then(|matches| ServeOptions::from_arg_matches(&matches))
        .map_err(|error| crate::usage::failure(&error, language))
}

pub(crate) fn run(options: &ServeOptions, setting: &Setting, io: &mut Io<'_>) -> Result<Verdict, Failure> {
    let language = setting.language;
    let database = match &options.database {
        Some(path) => named_database(path, language)?,
        None => default_database(io, language)?,
    };
    damier_server::init_logging();
    let folder = options.tablebases.clone().unwrap_or_else(|| database.with_file_name("tablebase"));
    let (tables, known) = open_tables(&folder, io, language)?;
    if options.build_tables > known {
        build_aside(folder, options.build_tables, tables.clone());
    }
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .map_err(|error| not_started(&ServeError::Start(error), language))?;
    let mut written = Ok(());
    let open = !options.no_open && io.environment.has_display;
    let ready = |address: SocketAddr| {
        let url = url_of(address);
        let line = if setting.json {
            Json::object().with("url", url.clone()).to_string()
        } else {
            match language {
                Language::Fr => format!("damier est prêt\u{a0}: {url}  (Ctrl-C pour arrêter)"),
                Language::En => format!("damier is ready: {url}  (Ctrl-C to stop)"),
                Language::Nl => format!("damier is klaar: {url}  (Ctrl-C om te stoppen)"),
            }
        };
        written = writeln!(io.stdout, "{line}").and_then(|()| io.stdout.flush());
        if open {
            open_browser(&url);
        }
    };
    let served = runtime.block_on(damier_server::serve(options, database, tables, ready));
    served.map_err(|error| not_started(&error, language))?;
    // A closed standard output doesn't stop a server; it is told when all is over.
    written?;
    Ok(Verdict::Yes)
}

/// The endgame tables of the folder over those that come with the program, and up to how many pieces nothing
/// has to be built. What can't be read is told and does not keep the site from starting; it is built anew
/// where building is asked for.
fn open_tables(folder: &Path, io: &mut Io<'_>, language: Language) -> Result<(Tables, u8), Failure> {
    let fault = |error| Failure::from(damier_answers::tablebase_error(&error, language));
    if is_off(folder) {
        return Ok((Tables::none().map_err(fault)?, MOST_PIECES));
    }
    match Tables::open(folder) {
        Ok(tables) => {
            let pieces = tables.pieces();
            Ok((tables, pieces))
        }
        Err(error) => {
            let message = damier_answers::tablebase_error(&error, language);
            writeln!(io.stderr, "{}", one_line(message.message()))?;
            Ok((Tables::shipped().map_err(fault)?, 0))
        }
    }
}

/// Builds what is missing on a thread of its own and hands it to the server. The site is there
/// meanwhile; a process that ends in the middle loses nothing that was finished.
fn build_aside(folder: PathBuf, pieces: u8, tables: Tables) {
    std::thread::spawn(move || {
        let built = match super::tablebase::lock(&folder) {
            // Somebody else builds there; what they have finished is taken up at the next start.
            Ok(None) => return,
            Ok(Some(_lock)) => {
                let what = BuildOptions { pieces, threads: 1, memory: MEMORY };
                damier_tablebase::build(&folder, &what, &|_| {})
            }
            Err(error) => Err(BuildError::Write { name: String::new(), error }),
        };
        let opened = built.map_err(|error| error.to_string());
        match opened.and_then(|_| tables.reopen(&folder).map_err(|error| error.to_string())) {
            Ok(()) => tracing::info!(pieces, "endgame tables are ready"),
            Err(error) => tracing::warn!(%error, "endgame tables could not be built"),
        }
    });
}

/// The file named: its folder must be there, so that a slip of the keyboard makes no folders.
fn named_database(path: &Path, language: Language) -> Result<PathBuf, Failure> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    if folder.is_dir() {
        return Ok(path.to_owned());
    }
    let folder = folder.display();
    let message = match language {
        Language::Fr => format!("--database\u{a0}: le dossier {folder} n'existe pas\u{a0}; créez-le d'abord"),
        Language::En => format!("--database: there is no folder {folder}; make it first"),
        Language::Nl => format!("--database: er is geen map {folder}; maak die eerst aan"),
    };
    Err(Failure::usage(message))
}

/// `damier/damier.db` in the user's data folder.
fn default_database(io: &Io<'_>, language: Language) -> Result<PathBuf, Failure> {
    match &io.environment.data_home {
        Some(folder) => Ok(folder.join("damier").join("damier.db")),
        None => Err(Failure::usage(say(
            language,
            "ni XDG_DATA_HOME ni HOME\u{a0}: dites où garder les parties avec --database",
            "neither XDG_DATA_HOME nor HOME is set: say with --database where to keep the games",
            "XDG_DATA_HOME noch HOME is gezet: zeg met --database waar de partijen komen",
        ))),
    }
}

fn not_started(error: &ServeError, language: Language) -> Failure {
    let what =
        say(language, "le serveur ne démarre pas", "the server does not start", "de server start niet");
    let code = match error {
        ServeError::Store(_) => ErrorCode::UnreadableFile,
        ServeError::Listen { .. } | ServeError::Start(_) => ErrorCode::Usage,
    };
    let why = match error {
        ServeError::Listen { address, source } => not_listening(*address, source, language),
        ServeError::Start(source) => reason(source, language),
        ServeError::Store(error) => no_database(error, language),
    };
    Failure::new(code, format!("{what}{} {why}", colon(language)))
}

fn not_listening(address: SocketAddr, error: &io::Error, language: Language) -> String {
    let why = match error.kind() {
        io::ErrorKind::AddrInUse => say(
            language,
            "un autre programme écoute déjà à cette adresse, choisissez-en une autre avec --listen",
            "another program listens on this address already, choose another with --listen",
            "een ander programma luistert al op dit adres, kies een ander met --listen",
        ),
        io::ErrorKind::AddrNotAvailable => say(
            language,
            "cette machine n'a pas cette adresse, on attend une des siennes, comme 127.0.0.1:8100",
            "this machine has no such address, expected one of its own, such as 127.0.0.1:8100",
            "deze machine heeft dit adres niet, verwacht een van haar eigen, zoals 127.0.0.1:8100",
        ),
        io::ErrorKind::PermissionDenied => say(
            language,
            "ce port n'est pas permis, on attend un port à partir de 1024",
            "this port is not permitted, expected one from 1024 on",
            "deze poort is niet toegestaan, verwacht een poort vanaf 1024",
        ),
        _ => say(
            language,
            "on ne peut pas écouter à cette adresse",
            "it cannot be listened on",
            "op dit adres kan niet worden geluisterd",
        ),
    };
    format!("{address}{} {why} ({error})", colon(language))
}

fn no_database(error: &StoreError, language: Language) -> String {
    let (fr, en, nl) = match error {
        StoreError::CannotOpen { path, reason } => {
            let path = path.display();
            return match language {
                Language::Fr => format!("le fichier des parties {path} ne peut pas être ouvert ({reason})"),
                Language::En => format!("the file of the games {path} cannot be opened ({reason})"),
                Language::Nl => {
                    format!("het bestand met de partijen {path} kan niet worden geopend ({reason})")
                }
            };
        }
        StoreError::Foreign { path } => {
            let path = path.display();
            return match language {
                Language::Fr => format!("{path} est la base de données d'un autre programme"),
                Language::En => format!("{path} is the database of another program"),
                Language::Nl => format!("{path} is de database van een ander programma"),
            };
        }
        StoreError::NewerSchema { .. } => (
            "le fichier des parties vient d'une version plus récente de damier",
            "the file of the games comes from a newer version of damier",
            "het bestand met de partijen komt van een nieuwere versie van damier",
        ),
        StoreError::Corrupt(_) => (
            "le fichier des parties est endommagé ou n'en est pas un",
            "the file of the games is damaged or something else",
            "het bestand met de partijen is beschadigd of iets anders",
        ),
        StoreError::Full => ("il n'y a plus de place sur le disque", "the disk is full", "de schijf is vol"),
        StoreError::ReadOnly => (
            "le fichier des parties ne peut pas être écrit",
            "the file of the games cannot be written",
            "het bestand met de partijen kan niet worden geschreven",
        ),
        StoreError::Busy => (
            "un autre programme tient le fichier des parties",
            "another program holds the file of the games",
            "een ander programma houdt het bestand met de partijen bezet",
        ),
        _ => (
            "le fichier des parties ne répond pas",
            "the file of the games does not answer",
            "het bestand met de partijen antwoordt niet",
        ),
    };
    format!("{} ({error})", say(language, fr, en, nl))
}

/// The address as a person's browser takes it: a server on all addresses is reached on this machine.
fn url_of(address: SocketAddr) -> String {
    let mut local = address;
    if address.ip().is_unspecified() {
        local.set_ip(if address.is_ipv4() {
            std::net::Ipv4Addr::LOCALHOST.into()
        } else {
            std::net::Ipv6Addr::LOCALHOST.into()
        });
    }
    format!("http://{local}/")
}

/// Opens the page, if this machine has a way to. Failure is no fault: the address is on the screen.
fn open_browser(url: &str) {
    let program = if cfg!(target_os = "macos") { "open" } else { "xdg-open" };
    let child = Command::new(program)
        .arg(url)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn();
    if let Ok(mut child) = child {
        // Waited for aside, so that it does not stay as a zombie.
        std::thread::spawn(move || child.wait());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_for_a_browser() {
        for (address, url) in [
            ("127.0.0.1:8100", "http://127.0.0.1:8100/"),
            ("0.0.0.0:80", "http://127.0.0.1:80/"),
            ("[::]:8100", "http://[::1]:8100/"),
            ("192.168.1.2:9", "http://192.168.1.2:9/"),
        ] {
            assert_eq!(url_of(address.parse().unwrap()), url);
        }
    }

    #[test]
    fn the_contract_s_address_is_the_default() {
        let options = default_options(Language::Fr).unwrap();
        assert_eq!(options.listen.to_string(), "127.0.0.1:8100");
        assert!(!options.no_open);
    }
}
