//! `damier diagram`: a position as a picture.

use std::path::Path;

use damier_answers::{ErrorCode, Json, Language};
use damier_core::notation::{self, FindMoveError};
use damier_core::{Board, Color, Position, Role, Setup, Square};
use damier_render::{ansi, plain, png, svg, Mark, MarkKind, Numbers, PngError, ThemeName};

use super::Setting;
use crate::args::{Diagram as Options, PictureFormat};
use crate::failure::{Failure, Verdict};
use crate::files;
use crate::io::Io;
use crate::text::{colon, player_first, say};

pub(crate) fn run(options: &Options, setting: &Setting, io: &mut Io<'_>) -> Result<Verdict, Failure> {
    let language = setting.language;
    let format = format_of(options);
    let diagram = picture(options, language)?;
    let to_file = options.output.as_deref().filter(|path| *path != Path::new("-"));
    if format == PictureFormat::Png && to_file.is_none() && (setting.json || io.stdout_is_terminal) {
        return Err(Failure::usage(say(
            language,
            "une image PNG ne s'affiche pas dans un terminal\u{a0}: donnez un fichier avec -o",
            "a PNG cannot be shown in a terminal: name a file with -o",
            "een PNG kan niet in een terminal worden getoond: noem een bestand met -o",
        )));
    }
    let bytes = match format {
        PictureFormat::Txt if setting.color && to_file.is_none() && !setting.json => {
            ansi(&diagram).into_bytes()
        }
        PictureFormat::Txt => plain(&diagram).into_bytes(),
        PictureFormat::Svg => svg(&diagram).into_bytes(),
        PictureFormat::Png => png(&diagram, options.width).map_err(|e| no_png(&e))?,
    };
    if let Some(path) = to_file {
        files::write_atomically(path, |file| Ok(file.write_all(&bytes)?), language)?;
    }
    if setting.json {
        let name = match format {
            PictureFormat::Txt => "txt",
            PictureFormat::Svg => "svg",
            PictureFormat::Png => "png",
        };
        let answer = Json::object().with("fen", diagram.fen()).with("format", name);
        let answer = match to_file {
            Some(path) => answer.with("file", path.display().to_string()),
            None => answer.with("picture", String::from_utf8_lossy(&bytes).into_owned()),
        };
        writeln!(io.stdout, "{answer}")?;
    } else if to_file.is_none() {
        io.stdout.write_all(&bytes)?;
    }
    Ok(Verdict::Yes)
}

/// The format asked for, else the one of the file's name, else text.
fn format_of(options: &Options) -> PictureFormat {
    let by_name = || {
        let extension = options.output.as_deref()?.extension()?.to_str()?;
        match extension.to_ascii_lowercase().as_str() {
            "svg" => Some(PictureFormat::Svg),
            "png" => Some(PictureFormat::Png),
            _ => None,
        }
    };
    options.format.or_else(by_name).unwrap_or(PictureFormat::Txt)
}

fn picture(options: &Options, language: Language) -> Result<damier_render::Diagram, Failure> {
    let setup = damier_answers::read_setup(&options.fen, language)?;
    let mut diagram = match &options.text {
        None => damier_render::Diagram::of_setup(&setup),
        Some(text) => {
            let position = damier_answers::read_position(&options.fen, language)?;
            damier_render::Diagram::of_move(&position, &find(&position, text, language)?)
        }
    };
    if let Some(list) = &options.mark {
        for square in read_squares(list, language)? {
            diagram.marks.push(Mark { square, kind: MarkKind::Movable });
        }
    }
    if options.flip {
        diagram.bottom = Color::Black;
    }
    if options.no_numbers {
        diagram.numbers = Numbers::Hidden;
    }
    diagram.theme = options.theme.parse().map_err(|_| unknown_theme(&options.theme, language))?;
    match &options.title {
        Some(title) => diagram.title.clone_from(title),
        None => diagram.title = title(&setup, language),
    }
    diagram.description = in_words(&setup.board, language);
    Ok(diagram)
}

fn find(position: &Position, text: &str, language: Language) -> Result<damier_core::Move, Failure> {
    let fail = |code, what: &str| Failure::new(code, format!("{what}{} {text}", colon(language)));
    let written = damier_answers::read_move_text(text, language)?;
    notation::find(position, &written).map_err(|error| match error {
        FindMoveError::Illegal => {
            fail(ErrorCode::IllegalMove, say(language, "coup illégal", "illegal move", "ongeldige zet"))
        }
        FindMoveError::Ambiguous(_) => fail(
            ErrorCode::AmbiguousMove,
            say(language, "plusieurs prises possibles", "several captures fit", "meerdere slagen mogelijk"),
        ),
    })
}

fn read_squares(list: &str, language: Language) -> Result<Vec<Square>, Failure> {
    let bad = |item: &str| {
        let what = say(
            language,
            "cases attendues, de 1 à 50, séparées par des virgules, au lieu de",
            "expected squares, 1 to 50, separated by commas, instead of",
            "velden verwacht, 1 tot 50, gescheiden door komma's, in plaats van",
        );
        Failure::usage(format!("--mark{} {what} {item:?}", colon(language)))
    };
    list.split(',')
        .map(|item| item.trim().parse().ok().and_then(Square::new).ok_or_else(|| bad(item)))
        .collect()
}

fn unknown_theme(name: &str, language: Language) -> Failure {
    let all: Vec<&str> = ThemeName::ALL.iter().map(|t| t.name()).collect();
    let what = say(language, "thème inconnu", "unknown theme", "onbekend thema");
    let expected = say(language, "attendu\u{a0}:", "expected", "verwacht:");
    Failure::usage(format!("{what} {name:?}, {expected} {}", all.join(", ")))
}

fn no_png(error: &PngError) -> Failure {
    Failure::usage(error.to_string())
}

fn title(setup: &Setup, language: Language) -> String {
    match setup.turn {
        Some(color) => {
            let to_move = say(language, "au trait", "to move", "aan zet");
            format!("{} {to_move}", player_first(language, color))
        }
        None => say(language, "Position", "Position", "Stand").to_owned(),
    }
}

/// The pieces as a sentence for each side: what a screen reader reads instead of the picture.
pub(crate) fn in_words(board: &Board, language: Language) -> String {
    let mut parts = Vec::new();
    for color in Color::ALL {
        let mut groups = Vec::new();
        for role in [Role::Man, Role::King] {
            let set = if role == Role::Man { board.men_of(color) } else { board.kings_of(color) };
            if set.is_empty() {
                continue;
            }
            let noun = match (role, set.len()) {
                (Role::Man, 1) => say(language, "pion", "man", "schijf"),
                (Role::Man, _) => say(language, "pions", "men", "schijven"),
                (Role::King, 1) => say(language, "dame", "king", "dam"),
                (Role::King, _) => say(language, "dames", "kings", "dammen"),
            };
            let list: Vec<String> = set.iter().map(|s| s.to_string()).collect();
            groups.push(format!("{noun} {}", list.join(", ")));
        }
        let content = if groups.is_empty() {
            say(language, "aucune pièce", "no piece", "geen stukken").to_owned()
        } else {
            groups.join(say(language, "\u{a0}; ", "; ", "; "))
        };
        parts.push(format!("{}{} {content}.", player_first(language, color), colon(language)));
    }
    parts.join(" ")
}
