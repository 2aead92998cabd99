//! The options of every command. Their help texts, in three languages, are in `help_texts/`.

use std::ffi::OsString;
use std::path::PathBuf;

use clap::{ArgAction, Args, Parser, Subcommand, ValueEnum};
use clap_complete::Shell;
use damier_server::ServeOptions;

/// The whole command line.
#[derive(Parser, Debug)]
#[command(
    name = "damier",
    disable_help_flag = true,
    disable_help_subcommand = true,
    disable_version_flag = true
)]
pub(crate) struct Arguments {
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
    #[arg(short = 'V', long)]
    pub(crate) version: bool,
    #[command(flatten)]
    pub(crate) common: Common,
}

/// Options of every command, before or after its name.
#[derive(Args, Debug)]
pub(crate) struct Common {
    #[arg(long, global = true)]
    pub(crate) json: bool,
    #[arg(long, global = true, value_name = "fr|en|nl")]
    pub(crate) lang: Option<LanguageName>,
    #[arg(long, global = true, value_name = "WHEN", default_value = "auto")]
    pub(crate) color: ColorChoice,
    #[arg(short = 'h', long, global = true, action = ArgAction::HelpShort)]
    help: Option<bool>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum LanguageName {
    Fr,
    En,
    Nl,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum ColorChoice {
    Auto,
    Always,
    Never,
}

#[derive(Subcommand, Debug)]
pub(crate) enum Command {
    Serve(ServeOptions),
    Play(Play),
    Moves(Moves),
    Explain(Explain),
    Status(Status),
    Diagram(Diagram),
    Pdn(Pdn),
    Perft(Perft),
    Tablebase(Tablebase),
    Exercises(Exercises),
    Book(Book),
    Analyse(Analyse),
    Hub(Hub),
    Dxp(Dxp),
    Match(Match),
    Bench(Bench),
    Train(Train),
    Openapi,
    Completions(Completions),
    Help(Help),
}

#[derive(Args, Debug)]
pub(crate) struct Play {
    #[arg(long, value_name = "FEN", default_value = "start")]
    pub(crate) fen: String,
    #[arg(long, value_name = "RULESET")]
    pub(crate) ruleset: Option<String>,
    #[arg(
        long,
        value_name = "1-20",
        default_value_t = 8,
        value_parser = clap::value_parser!(u8).range(1..=20)
    )]
    pub(crate) level: u8,
    #[arg(long, value_name = "white|black")]
    pub(crate) side: Option<Side>,
    #[arg(long, conflicts_with_all = ["side", "level"])]
    pub(crate) two: bool,
    #[arg(long, value_name = "N")]
    pub(crate) seed: Option<u64>,
    #[arg(long, value_name = "DIR|off")]
    pub(crate) tablebases: Option<PathBuf>,
    #[arg(long, value_name = "FILE|on|off", default_value = "on")]
    pub(crate) book: PathBuf,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum Side {
    White,
    Black,
}

#[derive(Args, Debug)]
pub(crate) struct Moves {
    #[arg(value_name = "FEN")]
    pub(crate) fen: String,
}

#[derive(Args, Debug)]
pub(crate) struct Explain {
    #[arg(value_name = "FEN")]
    pub(crate) fen: String,
    #[arg(value_name = "MOVE")]
    pub(crate) text: Option<String>,
    #[arg(long, value_name = "SQUARES|none", allow_hyphen_values = true)]
    pub(crate) removed: Option<String>,
    #[arg(long, value_name = "RULESET")]
    pub(crate) ruleset: Option<String>,
}

#[derive(Args, Debug)]
pub(crate) struct Status {
    #[arg(long, value_name = "FEN", default_value = "start")]
    pub(crate) fen: String,
    #[arg(long, value_name = "MOVES", allow_hyphen_values = true)]
    pub(crate) moves: String,
    #[arg(long, value_name = "RULESET")]
    pub(crate) ruleset: Option<String>,
}

#[derive(Args, Debug)]
pub(crate) struct Diagram {
    #[arg(value_name = "FEN")]
    pub(crate) fen: String,
    #[arg(long, value_name = "txt|svg|png")]
    pub(crate) format: Option<PictureFormat>,
    #[arg(short = 'o', long, value_name = "FILE")]
    pub(crate) output: Option<PathBuf>,
    #[arg(long = "move", value_name = "MOVE")]
    pub(crate) text: Option<String>,
    #[arg(long, value_name = "SQUARES")]
    pub(crate) mark: Option<String>,
    #[arg(long)]
    pub(crate) flip: bool,
    #[arg(long)]
    pub(crate) no_numbers: bool,
    #[arg(long, value_name = "NAME", default_value = "wood")]
    pub(crate) theme: String,
    #[arg(
        long,
        value_name = "PIXELS",
        default_value_t = 640,
        value_parser = clap::value_parser!(u32).range(16..=8192)
    )]
    pub(crate) width: u32,
    #[arg(long, value_name = "TEXT")]
    pub(crate) title: Option<String>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum PictureFormat {
    Txt,
    Svg,
    Png,
}

#[derive(Args, Debug)]
#[command(subcommand_required = true, disable_help_subcommand = true)]
pub(crate) struct Pdn {
    #[command(subcommand)]
    pub(crate) command: PdnCommand,
}

#[derive(Subcommand, Debug)]
pub(crate) enum PdnCommand {
    Check(PdnCheck),
    Convert(PdnConvert),
}

#[derive(Args, Debug)]
pub(crate) struct PdnCheck {
    #[arg(value_name = "FILE", required = true)]
    pub(crate) files: Vec<PathBuf>,
    #[arg(long)]
    pub(crate) errors_only: bool,
    #[arg(long, value_name = "RULESET")]
    pub(crate) ruleset: Option<String>,
}

#[derive(Args, Debug)]
pub(crate) struct PdnConvert {
    #[arg(value_name = "FILE", required = true)]
    pub(crate) files: Vec<PathBuf>,
    #[arg(short = 'o', long, value_name = "FILE")]
    pub(crate) output: Option<PathBuf>,
}

#[derive(Args, Debug)]
pub(crate) struct Perft {
    #[arg(value_name = "FEN")]
    pub(crate) fen: String,
    #[arg(value_name = "DEPTH", value_parser = clap::value_parser!(u32).range(0..=100))]
    pub(crate) depth: u32,
    #[arg(
        long,
        value_name = "N",
        default_value_t = 1,
        value_parser = clap::value_parser!(u32).range(1..=1024)
    )]
    pub(crate) threads: u32,
    #[arg(long)]
    pub(crate) divide: bool,
    #[arg(long, value_name = "MIB", value_parser = clap::value_parser!(u32).range(1..=1_048_576))]
    pub(crate) hash: Option<u32>,
}

#[derive(Args, Debug)]
#[command(subcommand_required = true, disable_help_subcommand = true)]
pub(crate) struct Tablebase {
    #[command(subcommand)]
    pub(crate) command: TablebaseCommand,
}

#[derive(Subcommand, Debug)]
pub(crate) enum TablebaseCommand {
    Build(TablebaseBuild),
    Stats(TablebaseStats),
    Verify(TablebaseVerify),
    Probe(TablebaseProbe),
}

#[derive(Args, Debug)]
pub(crate) struct TablebaseBuild {
    #[arg(long, value_name = "2-6", value_parser = clap::value_parser!(u8).range(2..=6))]
    pub(crate) pieces: u8,
    #[arg(long, value_name = "DIR")]
    pub(crate) dir: Option<PathBuf>,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=1024))]
    pub(crate) threads: Option<u32>,
    #[arg(
        long,
        value_name = "GIB",
        default_value_t = 4,
        value_parser = clap::value_parser!(u32).range(1..=65_536)
    )]
    pub(crate) memory: u32,
}

#[derive(Args, Debug)]
pub(crate) struct TablebaseStats {
    #[arg(long, value_name = "DIR")]
    pub(crate) dir: Option<PathBuf>,
}

#[derive(Args, Debug)]
pub(crate) struct TablebaseVerify {
    #[arg(long, value_name = "DIR")]
    pub(crate) dir: Option<PathBuf>,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=1024))]
    pub(crate) threads: Option<u32>,
    #[arg(
        long,
        value_name = "GIB",
        default_value_t = 4,
        value_parser = clap::value_parser!(u32).range(1..=65_536)
    )]
    pub(crate) memory: u32,
}

#[derive(Args, Debug)]
pub(crate) struct TablebaseProbe {
    #[arg(value_name = "FEN")]
    pub(crate) fen: String,
    #[arg(long, value_name = "RULESET")]
    pub(crate) ruleset: Option<String>,
    #[arg(long, value_name = "DIR")]
    pub(crate) dir: Option<PathBuf>,
}

#[derive(Args, Debug)]
#[command(subcommand_required = true, disable_help_subcommand = true)]
pub(crate) struct Exercises {
    #[command(subcommand)]
    pub(crate) command: ExercisesCommand,
}

#[derive(Subcommand, Debug)]
pub(crate) enum ExercisesCommand {
    Generate(ExercisesGenerate),
    Check(ExercisesCheck),
    Deepen(ExercisesDeepen),
}

#[derive(Args, Debug)]
pub(crate) struct ExercisesGenerate {
    #[arg(long, value_name = "N", default_value_t = 1894)]
    pub(crate) seed: u64,
    #[arg(
        long,
        value_name = "K",
        default_value_t = 32,
        value_parser = clap::value_parser!(u8).range(1..=200)
    )]
    pub(crate) per_kind: u8,
    #[arg(short = 'o', long, value_name = "FILE")]
    pub(crate) output: Option<PathBuf>,
}

#[derive(Args, Debug)]
pub(crate) struct ExercisesCheck {
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,
}

#[derive(Args, Debug)]
pub(crate) struct ExercisesDeepen {
    #[arg(value_name = "FILE", required = true)]
    pub(crate) files: Vec<PathBuf>,
    #[arg(long, value_name = "FILE")]
    pub(crate) shots: PathBuf,
    #[arg(short = 'o', long, value_name = "FILE")]
    pub(crate) output: PathBuf,
    #[arg(long, value_name = "DIR")]
    pub(crate) dir: Option<PathBuf>,
    #[arg(long, value_name = "N", default_value_t = 1894)]
    pub(crate) seed: u64,
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub(crate) threads: usize,
}

#[derive(Args, Debug)]
pub(crate) struct Completions {
    #[arg(value_name = "bash|elvish|fish|powershell|zsh")]
    pub(crate) shell: Shell,
}

#[derive(Args, Debug)]
pub(crate) struct Help {
    #[arg(value_name = "COMMAND")]
    pub(crate) command: Vec<OsString>,
}

#[derive(Args, Debug)]
pub(crate) struct Analyse {
    #[arg(value_name = "FEN")]
    pub(crate) fen: String,
    #[arg(long, value_name = "S", value_parser = seconds)]
    pub(crate) time: Option<f64>,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=120))]
    pub(crate) depth: Option<u32>,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) nodes: Option<u64>,
    #[arg(
        long,
        value_name = "N",
        default_value_t = 1,
        value_parser = clap::value_parser!(u32).range(1..=100)
    )]
    pub(crate) multipv: u32,
    #[arg(
        long,
        value_name = "N",
        default_value_t = 1,
        value_parser = clap::value_parser!(u32).range(1..=256)
    )]
    pub(crate) threads: u32,
    #[arg(
        long,
        value_name = "MIB",
        default_value_t = 64,
        value_parser = clap::value_parser!(u32).range(1..=65_536)
    )]
    pub(crate) hash: u32,
    #[arg(long, value_name = "DIR|off")]
    pub(crate) tablebases: Option<PathBuf>,
}

#[derive(Args, Debug)]
pub(crate) struct Hub {
    #[arg(long, value_name = "DIR|off")]
    pub(crate) tablebases: Option<PathBuf>,
    #[arg(long, value_name = "FILE|on|off", default_value = "on")]
    pub(crate) book: PathBuf,
}

#[derive(Args, Debug)]
#[command(subcommand_required = true, disable_help_subcommand = true)]
pub(crate) struct Book {
    #[command(subcommand)]
    pub(crate) command: BookCommand,
}

#[derive(Subcommand, Debug)]
pub(crate) enum BookCommand {
    Build(BookBuild),
    Show(BookShow),
    Probe(BookProbe),
}

#[derive(Args, Debug)]
pub(crate) struct BookBuild {
    #[arg(short, long, value_name = "FILE")]
    pub(crate) output: PathBuf,
    #[arg(long, value_name = "N", default_value_t = 3_000, value_parser = clap::value_parser!(u32).range(1..=50_000))]
    pub(crate) positions: u32,
    #[arg(long, value_name = "N", default_value_t = 20_000, value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) nodes: u32,
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub(crate) seed: u64,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=256))]
    pub(crate) threads: Option<u32>,
}

#[derive(Args, Debug)]
pub(crate) struct BookShow {
    #[arg(long, value_name = "FILE|on", default_value = "on")]
    pub(crate) book: PathBuf,
}

#[derive(Args, Debug)]
pub(crate) struct BookProbe {
    #[arg(value_name = "FEN")]
    pub(crate) fen: String,
    #[arg(long, value_name = "FILE|on", default_value = "on")]
    pub(crate) book: PathBuf,
}

#[derive(Args, Debug)]
#[command(subcommand_required = true, disable_help_subcommand = true)]
pub(crate) struct Dxp {
    #[command(subcommand)]
    pub(crate) command: DxpCommand,
}

#[derive(Subcommand, Debug)]
pub(crate) enum DxpCommand {
    Listen(DxpListen),
    Connect(DxpConnect),
}

#[derive(Args, Debug)]
pub(crate) struct DxpListen {
    #[arg(long, value_name = "PORT", default_value_t = damier_arena::dxp::PORT)]
    pub(crate) port: u16,
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1")]
    pub(crate) host: std::net::IpAddr,
    #[arg(long)]
    pub(crate) once: bool,
    #[arg(long)]
    pub(crate) initiate: bool,
    #[command(flatten)]
    pub(crate) play: DxpPlay,
}

#[derive(Args, Debug)]
pub(crate) struct DxpConnect {
    #[arg(value_name = "HOST[:PORT]")]
    pub(crate) address: String,
    #[arg(long)]
    pub(crate) follow: bool,
    #[command(flatten)]
    pub(crate) play: DxpPlay,
}

#[derive(Args, Debug)]
pub(crate) struct DxpPlay {
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    pub(crate) games: u32,
    #[arg(long, value_name = "white|black")]
    pub(crate) side: Option<Side>,
    #[arg(long, value_name = "N", default_value_t = 5, value_parser = clap::value_parser!(u16).range(1..=999))]
    pub(crate) minutes: u16,
    #[arg(long, value_name = "N", default_value_t = 75, value_parser = clap::value_parser!(u16).range(0..=999))]
    pub(crate) moves: u16,
    #[arg(long, value_name = "FEN", default_value = "start")]
    pub(crate) fen: String,
    #[arg(long, value_name = "S", value_parser = seconds)]
    pub(crate) time: Option<f64>,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=120))]
    pub(crate) depth: Option<u32>,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) nodes: Option<u64>,
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=256))]
    pub(crate) threads: u32,
    #[arg(long, value_name = "MIB", default_value_t = 64, value_parser = clap::value_parser!(u32).range(1..=65_536))]
    pub(crate) hash: u32,
    #[arg(long, value_name = "DIR|off")]
    pub(crate) tablebases: Option<PathBuf>,
    #[arg(long, value_name = "FILE|on|off", default_value = "on")]
    pub(crate) book: PathBuf,
    #[arg(long, value_name = "0-30", value_parser = clap::value_parser!(i16).range(0..=30))]
    pub(crate) book_margin: Option<i16>,
    #[arg(long, value_name = "NAME", default_value = "damier")]
    pub(crate) name: String,
    #[arg(long, value_name = "FILE")]
    pub(crate) pdn: Option<PathBuf>,
    #[arg(long, value_name = "FILE")]
    pub(crate) transcript: Option<PathBuf>,
    #[arg(long)]
    pub(crate) console: bool,
}

#[derive(Args, Debug)]
pub(crate) struct Match {
    #[arg(value_name = "A")]
    pub(crate) first: String,
    #[arg(value_name = "B")]
    pub(crate) second: String,
    #[arg(
        long,
        value_name = "N",
        default_value_t = 100,
        value_parser = clap::value_parser!(u32).range(2..=1_000_000)
    )]
    pub(crate) games: u32,
    #[arg(long, value_name = "S", default_value_t = 0.1, value_parser = seconds)]
    pub(crate) movetime: f64,
    #[arg(long, value_name = "[N/]S[+S]", conflicts_with = "movetime", value_parser = crate::commands::clock)]
    pub(crate) clock: Option<damier_arena::Clock>,
    #[arg(long, value_name = "FILE")]
    pub(crate) openings: Option<PathBuf>,
    #[arg(long, value_name = "A-B", conflicts_with = "openings", value_parser = crate::commands::pieces)]
    pub(crate) endings: Option<(u8, u8)>,
    #[arg(long, value_name = "ELO", num_args = 2, allow_negative_numbers = true)]
    pub(crate) sprt: Option<Vec<f64>>,
    #[arg(
        long,
        value_name = "N",
        default_value_t = 1,
        value_parser = clap::value_parser!(u32).range(1..=256)
    )]
    pub(crate) concurrency: u32,
    #[arg(long, value_name = "FILE")]
    pub(crate) pdn: Option<PathBuf>,
    #[arg(long, value_name = "NAME=VALUE", value_parser = parameter)]
    pub(crate) param: Vec<(String, String)>,
    #[arg(long, value_name = "FILE")]
    pub(crate) log: Option<PathBuf>,
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub(crate) seed: u64,
}

#[derive(Args, Debug)]
#[command(subcommand_required = true, disable_help_subcommand = true)]
pub(crate) struct Train {
    #[command(subcommand)]
    pub(crate) command: TrainCommand,
}

#[derive(Subcommand, Debug)]
pub(crate) enum TrainCommand {
    Play(TrainPlay),
    Fit(TrainFit),
    Run(TrainRun),
    Shots(TrainShots),
}

#[derive(Args, Debug)]
pub(crate) struct TrainPlay {
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,
    #[arg(long, value_name = "N", default_value_t = 10_000)]
    pub(crate) games: u32,
    #[arg(long, value_name = "N", default_value_t = 2_000, value_parser = clap::value_parser!(u64).range(100..))]
    pub(crate) nodes: u64,
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub(crate) seed: u64,
    #[arg(long, value_name = "FILE")]
    pub(crate) weights: Option<PathBuf>,
}

#[derive(Args, Debug)]
pub(crate) struct TrainFit {
    #[arg(value_name = "FILE", required = true)]
    pub(crate) files: Vec<PathBuf>,
    #[arg(short = 'o', long, value_name = "FILE")]
    pub(crate) output: PathBuf,
    #[arg(long, value_name = "N", default_value_t = 4, value_parser = clap::value_parser!(u32).range(1..=1000))]
    pub(crate) epochs: u32,
    #[arg(long, value_name = "X", default_value_t = 0.03)]
    pub(crate) rate: f32,
    #[arg(long, value_name = "X", default_value_t = 1.0)]
    pub(crate) score_share: f32,
    #[arg(long, value_name = "X", default_value_t = 0.975)]
    pub(crate) foresight: f32,
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub(crate) seed: u64,
}

#[derive(Args, Debug)]
pub(crate) struct TrainShots {
    #[arg(value_name = "FILE", required = true)]
    pub(crate) files: Vec<PathBuf>,
    #[arg(short = 'o', long, value_name = "FILE")]
    pub(crate) output: PathBuf,
    #[arg(long, value_name = "N", default_value_t = 500, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    pub(crate) count: u32,
}

#[derive(Args, Debug)]
pub(crate) struct Bench {
    #[arg(long, value_name = "FILE")]
    pub(crate) shots: Option<PathBuf>,
    #[arg(long, value_name = "FILE", conflicts_with = "shots")]
    pub(crate) lost: Option<PathBuf>,
}

#[derive(Args, Debug)]
pub(crate) struct TrainRun {
    #[arg(value_name = "DIR")]
    pub(crate) dir: PathBuf,
    #[arg(long, value_name = "N", default_value_t = 3, value_parser = clap::value_parser!(u32).range(1..=100))]
    pub(crate) generations: u32,
    #[arg(long, value_name = "N", default_value_t = 30_000)]
    pub(crate) games: u32,
    #[arg(long, value_name = "N", default_value_t = 2_000, value_parser = clap::value_parser!(u64).range(100..))]
    pub(crate) nodes: u64,
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub(crate) seed: u64,
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=256))]
    pub(crate) threads: u32,
}

/// `name=value`.
fn parameter(text: &str) -> Result<(String, String), String> {
    match text.split_once('=') {
        Some((name, value)) if !name.is_empty() && !text.contains(['"', '\n']) => {
            Ok((name.to_owned(), value.to_owned()))
        }
        _ => Err("threads=2".to_owned()),
    }
}

/// A positive number of seconds.
fn seconds(text: &str) -> Result<f64, String> {
    match text.parse::<f64>() {
        Ok(s) if s > 0.0 && s <= 1e6 => Ok(s),
        _ => Err("0.1, 2, 60".to_owned()),
    }
}
