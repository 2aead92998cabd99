//! `damier play`, through a pipe as a script would use it.

use crate::common::{damier_with, function};

fn two(script: &str) -> String {
    let run = damier_with(&["play", "--two", "--lang", "en"], script.as_bytes());
    assert_eq!((run.code, run.err.as_str()), (0, ""), "{run:?}");
    run.out
}

#[test]
fn a3_two_people_take_turns() {
    let out = two("32-28\n19-23\nfen\n");
    assert!(out.contains("White to move."));
    assert!(out.contains("Black to move."));
    assert!(out.contains("W:W28,31,33,"), "{out}");
    assert!(out.contains("Capture is compulsory: 1 piece."), "{out}");
    assert!(out.ends_with("Game left unfinished.\n"), "{out}");
}

#[test]
fn a11_a_refused_move_is_explained() {
    let out = two("32-28\n19-23\n33-29\n");
    let ruling =
        function(&["explain", "W:W28,31,33-50:B1-18,20,23", "33-29", "--json", "--lang", "en"], b"").json();
    assert_eq!(ruling["code"], "capture-mandatory");
    assert!(out.contains(ruling["message"].as_str().unwrap()), "{out}");
}

#[test]
fn moves_in_every_dialect_and_commands_in_three_languages() {
    let out =
        two("3228\n18 23\n33-29\nannuler\nundo\nterug\nRÉTABLIR\nzetten\nCOUPS\npieces\ncompteurs\nhulp\n");
    // Undone to the start, one move played again.
    assert!(out.contains("Black: 9 legal moves."), "{out}");
    assert!(out.contains("White: men 28, 31, 33,"), "{out}");
    assert!(out.contains("takes the last move back"), "{out}");
    let nothing = two("undo\nredo\n");
    assert_eq!(nothing.matches("There is nothing that way.").count(), 2, "{nothing}");
}

#[test]
fn what_is_neither_move_nor_command_is_told() {
    let out = two("bonjour\n\n\u{1b}[2J\n32-28-\n");
    assert_eq!(out.matches("is neither a move").count(), 3, "{out}");
    // Nothing that was typed can steer the terminal.
    assert!(!out.contains('\u{1b}'), "{out:?}");
}

#[test]
fn b6_a_draw_is_agreed_and_a_resignation_confirmed() {
    let out = two("32-28\ndraw\nno\ndraw\nyes\n32-27\n");
    assert!(out.contains("The game goes on."), "{out}");
    assert!(out.contains("End of the game, 1-1."), "{out}");
    // A move after the end is refused with the result.
    assert!(out.matches("End of the game, 1-1.").count() == 2, "{out}");
    let out = two("resign\n32-28\nresign\nyes\npdn\nundo\nfen\n");
    assert!(out.contains("White resigns: are you sure?"), "{out}");
    // The move dropped the question; then Black resigned.
    assert!(out.contains("End of the game, 2-0."), "{out}");
    assert!(out.contains("[Result \"2-0\"]"), "{out}");
    // Taking back a resignation leaves the move.
    assert!(out.contains("B:W28,31,33,"), "{out}");
    assert!(two("yes\n").contains("There is no question."));
}

#[test]
fn a_capture_that_could_mean_two_is_asked_never_guessed() {
    let run = damier_with(
        &["play", "--two", "--lang", "en", "--fen", "W:WK47:B14,19,29,31,42"],
        b"47x36\n47x38x24x13x36\nfen\n",
    );
    assert!(run.out.contains("Which one?"), "{}", run.out);
    assert!(run.out.contains("47x38x20x9x36"), "{}", run.out);
    assert!(run.out.contains("B:WK36:B14"), "{}", run.out);
}

#[test]
fn b2_the_end_and_its_reason_are_told() {
    let script = "46-41\n4-9\n41-46\n9-4\n46-41\n4-9\n41-46\n9-4\ncounters\n";
    let run = damier_with(&["play", "--two", "--lang", "en", "--fen", "W:WK46,36:BK4,6"], script.as_bytes());
    assert!(run.out.contains("End of the game, 1-1."), "{}", run.out);
    assert!(run.out.contains("third time"), "{}", run.out);
    let family = damier_with(
        &["play", "--two", "--lang", "en", "--ruleset", "family", "--fen", "W:WK46,36:BK4,6"],
        format!("{script}draw\n").as_bytes(),
    );
    // There the draw is claimed, not automatic.
    assert!(family.out.contains("to move."), "{}", family.out);
    assert!(family.out.contains("End of the game, 1-1."), "{}", family.out);
}

#[test]
fn b5_an_immediate_draw_is_proved() {
    let run = damier_with(&["play", "--two", "--lang", "en", "--fen", "W:WK36:BK4"], b"");
    assert!(run.out.contains("End of the game, 1-1."), "{}", run.out);
}

#[test]
fn the_machine_answers_and_undo_goes_back_to_the_person() {
    let run =
        damier_with(&["play", "--lang", "en", "--seed", "1", "--level", "2"], b"32-28\nundo\nfen\nhint\n");
    assert_eq!(run.code, 0);
    assert!(run.out.contains("Black plays "), "{}", run.out);
    assert!(run.out.contains("W:W31,32,33,34,"), "{}", run.out);
    assert!(run.out.contains("A good move: "), "{}", run.out);
    // The same seed plays the same game.
    let again =
        damier_with(&["play", "--lang", "en", "--seed", "1", "--level", "2"], b"32-28\nundo\nfen\nhint\n");
    assert_eq!(run.out, again.out);
}

#[test]
fn the_machine_opens_when_it_has_white() {
    let run =
        damier_with(&["play", "--side", "black", "--lang", "en", "--seed", "2"], b"undo\npdn\nresign\nyes\n");
    assert!(run.out.contains("White plays "), "{}", run.out);
    assert!(run.out.contains("There is nothing that way."), "{}", run.out);
    assert!(run.out.contains("[White \"damier, level 8\"]"), "{}", run.out);
    assert!(run.out.contains("End of the game, 2-0."), "{}", run.out);
}

#[test]
fn a_whole_game_against_the_machine() {
    // The first legal move as the machine's hint has it, until somebody has won or drawn.
    let mut script = String::new();
    let mut out = String::new();
    for _ in 0..200 {
        let run = function(
            &["play", "--lang", "en", "--seed", "7", "--level", "1"],
            format!("{script}moves\nfen\n").as_bytes(),
        );
        out = run.out;
        if out.contains("End of the game") {
            break;
        }
        let fen = out.lines().rev().find(|line| line.starts_with("W:")).expect("a position").to_owned();
        let answer = function(&["moves", &fen, "--json"], b"").json();
        script.push_str(answer["moves"][0]["notation"].as_str().unwrap());
        script.push('\n');
    }
    assert!(out.contains("End of the game"), "{out}");
}

#[test]
fn play_is_for_people() {
    let run = function(&["play", "--json"], b"");
    run.assert_one_line_error();
    assert_eq!(run.error_code(), "usage");
    for arguments in
        [["play", "--fen", "W:W51:B1"], ["play", "--fen", "?:W31:B1"], ["play", "--ruleset", "chess"]]
    {
        function(&arguments, b"").assert_one_line_error();
    }
}

#[test]
fn any_bytes_may_be_typed() {
    let mut script = vec![0xff, 0xfe, b'\n', 0, b'\n'];
    script.extend(vec![b'9'; 100_000]);
    script.extend(b"\n32-28\n");
    let run = damier_with(&["play", "--two", "--lang", "en"], &script);
    assert_eq!(run.code, 0);
    assert!(run.out.contains("Black to move."));
}
