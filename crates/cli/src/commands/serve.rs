//! `damier serve`, and `damier` alone: the site, until the process is asked to end.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use clap::{Args, FromArgMatches};
use damier_answers::{ErrorCode, Json, Language};
use damier_server::{ServeError, ServeOptions};

use super::Setting;
use crate::failure::{Failure, Verdict};
use crate::io::Io;
use crate::text::say;

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
        Some(path) => path.clone(),
        None => default_database(io, language)?,
    };
    damier_server::init_logging();
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
                Language::Fr => format!("damier est prêt : {url}  (Ctrl-C pour arrêter)"),
                Language::En => format!("damier is ready: {url}  (Ctrl-C to stop)"),
                Language::Nl => format!("damier is klaar: {url}  (Ctrl-C om te stoppen)"),
            }
        };
        written = writeln!(io.stdout, "{line}").and_then(|()| io.stdout.flush());
        if open {
            open_browser(&url);
        }
    };
    let served = runtime.block_on(damier_server::serve(options, database, ready));
    served.map_err(|error| not_started(&error, language))?;
    // A closed standard output doesn't stop a server; it is told when all is over.
    written?;
    Ok(Verdict::Yes)
}

/// `damier/damier.db` in the user's data folder.
fn default_database(io: &Io<'_>, language: Language) -> Result<PathBuf, Failure> {
    match &io.environment.data_home {
        Some(folder) => Ok(folder.join("damier").join("damier.db")),
        None => Err(Failure::usage(say(
            language,
            "ni XDG_DATA_HOME ni HOME : dites où garder les parties avec --database",
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
    Failure::new(code, format!("{what}: {error}"))
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
