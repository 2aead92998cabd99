//! The players of a match as they are written on the command line, and what is said when they fail.

use damier_answers::{tablebase_error, ErrorCode, Language};
use damier_arena::dxp::{Address, DxpEngine};
use damier_arena::hub::{HubEngine, Version};
use damier_arena::{Contender, Expected, Fault, MoveError, Own, OwnError, OwnSpec};
use damier_engine::WeightsError;

use super::{book, dxp, tablebase};
use crate::args::Match;
use crate::failure::{one_line, Failure};
use crate::text::{colon, reason, say};

/// One side of a match.
pub(super) struct Player {
    /// `player A (hub:COMMAND)`.
    label: String,
    kind: Kind,
    language: Language,
}

enum Kind {
    Own(Box<OwnSpec>),
    Hub(Version, String),
    Dxp(Address),
}

impl Player {
    /// Reads one side; `letter` is A or B.
    pub(super) fn parse(letter: char, text: &str, language: Language) -> Result<Player, Failure> {
        let label = format!("{} {letter} ({})", say(language, "joueur", "player", "speler"), one_line(text));
        let kind = parse(text, language)
            .map_err(|(code, why)| Failure::new(code, format!("{label}{} {why}", colon(language))))?;
        Ok(Player { label, kind, language })
    }

    /// Readies the player.
    pub(super) fn make(&self, options: &Match) -> Result<Box<dyn Contender>, Failure> {
        let seconds = options.movetime;
        let boxed = |fault: Fault| Failure::usage(self.failed(&fault_words(&fault, self.language)));
        match &self.kind {
            Kind::Own(spec) => match Own::new(spec, seconds) {
                Ok(own) => Ok(Box::new(own)),
                Err(error) => Err(Failure::new(
                    ErrorCode::UnreadableFile,
                    self.failed(&own_words(&error, self.language)),
                )),
            },
            Kind::Dxp(address) => match DxpEngine::connect(address, seconds) {
                Ok(engine) => Ok(Box::new(engine)),
                Err(fault) => Err(boxed(fault)),
            },
            Kind::Hub(version, command) => match HubEngine::start(*version, command, &options.param, seconds)
            {
                Ok(engine) => Ok(Box::new(engine)),
                Err(fault) => Err(boxed(fault)),
            },
        }
    }

    /// A sentence about this player's failure.
    pub(super) fn failed(&self, why: &str) -> String {
        format!("{}{} {why}", self.label, colon(self.language))
    }
}

fn parse(text: &str, language: Language) -> Result<Kind, (ErrorCode, String)> {
    let (kind, rest) = text.split_once(':').unwrap_or((text, ""));
    match kind {
        "damier" => {
            let spec =
                OwnSpec::parse(rest).map_err(|error| (ErrorCode::Usage, own_words(&error, language)))?;
            // A file that cannot be read is told before anything is played.
            let unreadable = |error: OwnError| (ErrorCode::UnreadableFile, own_words(&error, language));
            spec.weights().map_err(unreadable)?;
            spec.tables().map_err(unreadable)?;
            spec.opener().map_err(unreadable)?;
            Ok(Kind::Own(Box::new(spec)))
        }
        "hub" if !rest.trim().is_empty() => Ok(Kind::Hub(Version::Two, rest.to_owned())),
        "hub1" if !rest.trim().is_empty() => Ok(Kind::Hub(Version::One, rest.to_owned())),
        "dxp" if !rest.is_empty() => {
            dxp::address(rest, language).map(Kind::Dxp).map_err(|why| (ErrorCode::Usage, why))
        }
        _ => Err((
            ErrorCode::Usage,
            say(
                language,
                "attendu\u{a0}: damier[:option=valeur…], hub:COMMANDE, hub1:COMMANDE ou dxp:HÔTE:PORT",
                "expected damier[:option=value…], hub:COMMAND, hub1:COMMAND or dxp:HOST:PORT",
                "verwacht: damier[:optie=waarde…], hub:OPDRACHT, hub1:OPDRACHT of dxp:HOST:POORT",
            )
            .to_owned(),
        )),
    }
}

/// Why our engine cannot be made as asked.
fn own_words(error: &OwnError, language: Language) -> String {
    let of_file = |path: &std::path::Path, why: &str| format!("{}{} {why}", path.display(), colon(language));
    let expected = say(language, "attendu\u{a0}:", "expected", "verwacht:");
    match error {
        OwnError::Unknown(option) => {
            let unknown = say(language, "option inconnue", "unknown option", "onbekende optie");
            format!("{unknown} {option:?}, {expected} {}", OwnSpec::OPTIONS.join(", "))
        }
        OwnError::Value { option, value, expected: what } => {
            let of = say(language, "valeur de", "value of", "waarde van");
            let what = expected_words(*what, language);
            format!("{of} {option}{} {value:?}, {expected} {what}", colon(language))
        }
        OwnError::File(path, error) => of_file(path, &reason(error, language)),
        OwnError::Weights(path, error) => of_file(path, weights_words(error, language)),
        OwnError::Tables(_, Some(error)) => tablebase_error(error, language).message().to_owned(),
        OwnError::Tables(path, None) => tablebase::none_in(path, language),
        OwnError::Book(path, error) => of_file(path, book::in_words(error, language)),
    }
}

fn expected_words(expected: Expected, language: Language) -> String {
    match (expected, language) {
        (Expected::Seconds, _) => {
            let what =
                say(language, "des secondes, par exemple", "seconds, for example", "seconden, bijvoorbeeld");
            format!("{what} 0.1, 2, 60")
        }
        (Expected::Whole(low, i64::MAX), Language::Fr) => format!("un nombre entier à partir de {low}"),
        (Expected::Whole(low, i64::MAX), Language::En) => format!("a whole number from {low}"),
        (Expected::Whole(low, i64::MAX), Language::Nl) => format!("een geheel getal vanaf {low}"),
        (Expected::Whole(low, high), Language::Fr) => format!("un nombre de {low} à {high}"),
        (Expected::Whole(low, high), Language::En) => format!("a number from {low} to {high}"),
        (Expected::Whole(low, high), Language::Nl) => format!("een getal van {low} tot en met {high}"),
        (Expected::Name, _) => {
            say(language, "un nom de fichier", "the name of a file", "de naam van een bestand").to_owned()
        }
        (Expected::Nothing, _) => say(language, "aucune valeur", "no value", "geen waarde").to_owned(),
    }
}

/// What is wrong with a file of weights.
pub(super) fn weights_words(error: &WeightsError, language: Language) -> &'static str {
    let [fr, en, nl] = match error {
        WeightsError::NotWeights => {
            ["ce n'est pas un fichier de poids", "not a file of weights", "geen bestand met gewichten"]
        }
        WeightsError::OtherVersion => {
            ["des poids d'une autre version", "weights of another version", "gewichten van een andere versie"]
        }
        WeightsError::Length => [
            "les poids sont tronqués ou trop longs",
            "the weights are cut short or too long",
            "de gewichten zijn afgebroken of te lang",
        ],
        WeightsError::Damaged => {
            ["les poids sont endommagés", "the weights are damaged", "de gewichten zijn beschadigd"]
        }
    };
    say(language, fr, en, nl)
}

/// Why a player does not begin, or has lost by its own fault.
pub(super) fn fault_words(fault: &Fault, language: Language) -> String {
    let s = |fr: &'static str, en: &'static str, nl: &'static str| say(language, fr, en, nl);
    let quoted = |words: &str| {
        let words = one_line(words);
        match language {
            Language::Fr => format!("«\u{a0}{words}\u{a0}»"),
            Language::En | Language::Nl => format!("\"{words}\""),
        }
    };
    match fault {
        Fault::Start(program, why) => {
            format!("{program} {} ({})", s("ne démarre pas", "does not start", "start niet"), one_line(why))
        }
        Fault::Connect(why) => {
            format!("{} ({})", s("personne ne répond", "nobody answers", "niemand antwoordt"), one_line(why))
        }
        Fault::Ended => {
            s("le programme s'est arrêté", "the program has ended", "het programma is gestopt").to_owned()
        }
        Fault::Silent => {
            s("le programme ne répond pas", "the program is silent", "het programma zwijgt").to_owned()
        }
        Fault::Complaint(words) => {
            let says = s("le programme répond", "the program answers", "het programma antwoordt");
            format!("{says} {}", quoted(words))
        }
        Fault::Unexpected(words) => {
            let message = s("message inattendu", "unexpected message", "onverwacht bericht");
            format!("{message} {}", quoted(words))
        }
        Fault::Refused => s("il refuse la partie", "it refuses the game", "het weigert de partij").to_owned(),
        Fault::Move(MoveError::NoMove(text)) => {
            format!("{} {}", quoted(text), s("n'est pas un coup", "is no move", "is geen zet"))
        }
        Fault::Move(MoveError::Illegal(text)) => {
            format!("{} {}", s("coup illégal", "illegal move", "ongeldige zet"), quoted(text))
        }
        Fault::Move(MoveError::Ambiguous(text)) => {
            format!("{} {}", s("coup ambigu", "ambiguous move", "dubbelzinnige zet"), quoted(text))
        }
        Fault::ClaimsWin => {
            s("il dit avoir gagné", "it says that it has won", "het zegt te hebben gewonnen").to_owned()
        }
        Fault::Leaves => s(
            "il met fin à la partie sans raison",
            "it ends the game without a reason",
            "het beëindigt de partij zonder reden",
        )
        .to_owned(),
    }
}
