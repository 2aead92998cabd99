//! `damier dxp`: the engine plays another program over the DamExchange protocol.

use std::fs::{File, OpenOptions};
use std::io::{BufRead as _, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};

use damier_answers::{ErrorCode, Json, Language};
use damier_arena::dxp::{
    connect, Address, AddressError, DxpGame, DxpResult, Message, Note, Pace, Player, PlayerOptions, Proposal,
    Wish, Wishes,
};
use damier_book::{Opener, Taste};
use damier_core::{Color, Position};
use damier_engine::{Engine, Options};

use super::record::{pdn_game, Tags};
use super::{book, seed_of_the_clock, tables, Setting};
use crate::args::{Dxp, DxpCommand, DxpConnect, DxpListen, DxpPlay, Side};
use crate::failure::{Failure, Verdict};
use crate::io::Io;
use crate::text::{colon, reason, say};

pub(crate) fn run(options: &Dxp, setting: &Setting, io: &mut Io<'_>) -> Result<Verdict, Failure> {
    match &options.command {
        DxpCommand::Listen(options) => listen(options, setting, io),
        DxpCommand::Connect(options) => call(options, setting, io),
    }
}

fn listen(options: &DxpListen, setting: &Setting, io: &mut Io<'_>) -> Result<Verdict, Failure> {
    let language = setting.language;
    let address = SocketAddr::new(options.host, options.port);
    let unheard = |error: std::io::Error| {
        Failure::usage(format!("{address}{} {}", colon(language), reason(&error, language)))
    };
    let mut table = Table::open(&options.play, options.initiate, setting, io)?;
    let listener = TcpListener::bind(address).map_err(unheard)?;
    let address = listener.local_addr().map_err(unheard)?;
    let waits = say(language, "damier attend à", "damier listens on", "damier luistert op");
    writeln!(io.stderr, "{waits} {address}")?;
    io.stderr.flush()?;
    loop {
        let (stream, _) = listener.accept().map_err(unheard)?;
        table.play(stream, io)?;
        if options.once {
            return Ok(Verdict::Yes);
        }
    }
}

fn call(options: &DxpConnect, setting: &Setting, io: &mut Io<'_>) -> Result<Verdict, Failure> {
    let language = setting.language;
    let place = address(&options.address, language).map_err(Failure::usage)?;
    let mut table = Table::open(&options.play, !options.follow, setting, io)?;
    let stream = connect(&place).map_err(|error| {
        let nobody = say(language, "personne ne répond", "nobody answers", "niemand antwoordt");
        Failure::usage(format!("{}{} {nobody} ({error})", options.address, colon(language)))
    })?;
    table.play(stream, io)?;
    Ok(Verdict::Yes)
}

/// The address of another program.
pub(super) fn address(text: &str, language: Language) -> Result<Address, String> {
    text.parse().map_err(|error| match error {
        AddressError::Host => say(
            language,
            "attendu\u{a0}: HÔTE ou HÔTE:PORT, par exemple 127.0.0.1:27531",
            "expected HOST or HOST:PORT, for example 127.0.0.1:27531",
            "verwacht: HOST of HOST:POORT, bijvoorbeeld 127.0.0.1:27531",
        )
        .to_owned(),
        AddressError::Port(port) => match language {
            Language::Fr => format!("port {port:?}, attendu\u{a0}: un nombre de 1 à 65535"),
            Language::En => format!("port {port:?}, expected a number from 1 to 65535"),
            Language::Nl => format!("poort {port:?}, verwacht: een getal van 1 tot en met 65535"),
        },
    })
}

/// Our end of the board, with its files.
struct Table<'a> {
    options: &'a DxpPlay,
    player: PlayerOptions,
    engine: Engine,
    pdn: Option<File>,
    transcript: Option<File>,
    games: usize,
    language: Language,
    json: bool,
}

impl<'a> Table<'a> {
    fn open(
        options: &'a DxpPlay,
        initiates: bool,
        setting: &Setting,
        io: &mut Io<'_>,
    ) -> Result<Table<'a>, Failure> {
        let language = setting.language;
        let start = damier_answers::read_position(&options.fen, language)?;
        let proposal = Proposal {
            games: options.games,
            own: if options.side == Some(Side::Black) { Color::Black } else { Color::White },
            minutes: options.minutes,
            moves: options.moves,
            start: Some(start).filter(|start| *start != Position::starting()),
        };
        let pace = Pace { seconds: options.time, nodes: options.nodes, depth: options.depth };
        let append =
            |path: &Option<PathBuf>| path.as_deref().map(|path| open_to_append(path, language)).transpose();
        Ok(Table {
            options,
            player: PlayerOptions {
                name: options.name.clone(),
                proposal: Some(proposal).filter(|_| initiates),
                pace,
                opener: book::named(&options.book, language)?.map(|book| Opener {
                    book,
                    taste: options.book_margin.map_or_else(Taste::default, Taste::with_margin),
                    seed: seed_of_the_clock(),
                }),
            },
            engine: Engine::with(Options {
                // Entries of sixteen bytes.
                table_bits: options.hash.max(1).ilog2() + 16,
                threads: options.threads as usize,
                endgames: tables::for_engine(options.tablebases.as_deref(), language, io)?,
                ..Options::default()
            }),
            pdn: append(&options.pdn)?,
            transcript: append(&options.transcript)?,
            games: 0,
            language,
            json: setting.json,
        })
    }

    /// Plays on this connection until it ends.
    fn play(&mut self, stream: TcpStream, io: &mut Io<'_>) -> Result<(), Failure> {
        let player = Player::new(stream, self.player.clone())?;
        if self.options.console {
            listen_to_the_keyboard(player.wishes());
        }
        let mut written = Ok(());
        let Table { options, engine, pdn, transcript, games, language, json, .. } = self;
        let teller = Teller { name: &options.name, language: *language, json: *json };
        let mut tell = |note: &Note| {
            if written.is_ok() {
                *games += usize::from(matches!(note, Note::Over(_)));
                written = teller.tell(note, *games, pdn.as_mut(), transcript.as_mut(), io);
            }
        };
        player.run(engine, &mut tell)?;
        written
    }
}

fn open_to_append(path: &Path, language: Language) -> Result<File, Failure> {
    OpenOptions::new().create(true).append(true).open(path).map_err(|error| {
        let why = reason(&error, language);
        Failure::new(ErrorCode::UnreadableFile, format!("{}{} {why}", path.display(), colon(language)))
    })
}

/// Lines typed are said to the other end; `/back N white|black`, `/resign` and `/quit` are wishes. The
/// thread ends with the process: nothing else ends a wait for a keyboard.
fn listen_to_the_keyboard(wishes: Wishes) {
    std::thread::spawn(move || {
        for line in std::io::stdin().lock().lines().map_while(Result::ok) {
            let words: Vec<&str> = line.split_whitespace().collect();
            let wish = match words[..] {
                [] => continue,
                ["/quit"] => Wish::Quit,
                ["/resign"] => Wish::Resign,
                ["/back", number, side] => {
                    let side = Color::ALL.into_iter().find(|color| color.name().starts_with(side));
                    match (number.parse(), side) {
                        (Ok(number), Some(side)) => Wish::Back(number, side),
                        _ => continue,
                    }
                }
                _ => Wish::Chat(line),
            };
            if !wishes.tell(wish) {
                return;
            }
        }
    });
}

/// Writes down what happens.
struct Teller<'a> {
    name: &'a str,
    language: Language,
    json: bool,
}

impl Teller<'_> {
    fn tell(
        &self,
        note: &Note,
        games: usize,
        pdn: Option<&mut File>,
        transcript: Option<&mut File>,
        io: &mut Io<'_>,
    ) -> Result<(), Failure> {
        let language = self.language;
        if let Some(file) = transcript {
            match note {
                Note::Sent(message) => writeln!(file, "> {}", message.text())?,
                Note::Heard(message) => writeln!(file, "< {}", message.text())?,
                Note::Noise(error) => writeln!(file, "< ? {error}")?,
                _ => {}
            }
        }
        match note {
            Note::Over(game) => {
                if let Some(file) = pdn {
                    file.write_all(self.pdn(game, games).as_bytes())?;
                }
                if self.json {
                    writeln!(io.stdout, "{}", self.game_json(game, games))?;
                } else {
                    let (white, black) = self.names(game);
                    let moves = say(language, "coups joués", "plies", "zetten");
                    let plies = game.moves.len();
                    writeln!(io.stdout, "{games}. {white} – {black}  {}  ({plies} {moves})", score(game))?;
                }
                io.stdout.flush()?;
            }
            Note::Heard(Message::Chat(words)) if self.json => {
                writeln!(io.stdout, "{}", Json::object().with("chat", words.clone()))?;
                io.stdout.flush()?;
            }
            Note::Heard(Message::Chat(words)) => {
                writeln!(io.stdout, "« {words} »")?;
                io.stdout.flush()?;
            }
            Note::Refused(_) => {
                let refused = say(
                    language,
                    "l'autre programme refuse la partie",
                    "the other program refuses the game",
                    "het andere programma weigert de partij",
                );
                writeln!(io.stderr, "{refused}")?;
            }
            Note::Silent => {
                let silent = say(
                    language,
                    "l'autre programme ne dit plus rien",
                    "the other program is silent",
                    "het andere programma zwijgt",
                );
                writeln!(io.stderr, "{silent}")?;
            }
            _ => {}
        }
        Ok(())
    }

    fn names<'a>(&'a self, game: &'a DxpGame) -> (&'a str, &'a str) {
        match game.own {
            Color::White => (self.name, &game.opponent),
            Color::Black => (&game.opponent, self.name),
        }
    }

    fn pdn(&self, game: &DxpGame, number: usize) -> String {
        let (white, black) = self.names(game);
        let tags =
            Tags { event: "DamExchange", round: number.to_string(), white, black, result: score(game) };
        pdn_game(&tags, &game.start, &game.moves)
    }

    fn game_json(&self, game: &DxpGame, number: usize) -> Json {
        Json::object()
            .with("game", number)
            .with("opponent", game.opponent.clone())
            .with("side", game.own.name())
            .with("fen", game.start.to_string())
            .with("moves", game.start.line_notation(&game.moves))
            .with("result", score(game))
    }
}

fn score(game: &DxpGame) -> &'static str {
    match game.result {
        DxpResult::Unknown => "*",
        DxpResult::Draw => "1-1",
        DxpResult::Won(Color::White) => "2-0",
        DxpResult::Won(Color::Black) => "0-2",
    }
}
