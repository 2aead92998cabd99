//! Ends of games and counters in words.

mod common;

use common::{check, numbers};
use damier_core::{fen, Color, DrawReason, EndingValue, Game, Outcome, Position, Ruleset, WinReason};
use damier_messages::{claim, counter_note, immediate_draw, move_after_end, outcome, Language};

fn position(text: &str) -> Position {
    fen::parse(text).unwrap().into_position().unwrap()
}

fn game(start: &str, ruleset: Ruleset, moves: &str) -> Game {
    let mut game = Game::new(position(start), ruleset);
    for text in moves.split_whitespace() {
        if game.outcome().is_some() {
            break;
        }
        let m = *game.position().legal_moves().iter().find(|m| m.short() == text).unwrap();
        game.play(&m).unwrap();
    }
    game
}

fn notes(game: &Game, language: Language) -> Vec<String> {
    game.counter_notes().iter().map(|note| counter_note(note, language)).collect()
}

fn all_outcomes() -> Vec<Outcome> {
    let mut all: Vec<Outcome> = DrawReason::ALL.iter().map(|reason| Outcome::Draw(*reason)).collect();
    for winner in Color::ALL {
        for reason in [WinReason::NoPieces, WinReason::Blocked, WinReason::Resignation, WinReason::Time] {
            all.push(Outcome::Win { winner, reason });
        }
    }
    all
}

#[test]
fn b1_every_end_reads_differently_in_every_language() {
    for language in Language::ALL {
        let mut texts: Vec<String> = all_outcomes().iter().map(|end| outcome(end, language)).collect();
        for text in &texts {
            check(text, language);
        }
        let count = texts.len();
        texts.sort();
        texts.dedup();
        assert_eq!(texts.len(), count, "no two ends read alike");
        for reason in DrawReason::ALL {
            check(&claim(reason, language), language);
        }
        for end in all_outcomes() {
            for ply in [0, 1, 8] {
                check(&move_after_end(ply, &end, language), language);
            }
        }
    }
    assert_eq!(
        outcome(&Outcome::Win { winner: Color::White, reason: WinReason::Blocked }, Language::Fr),
        "Les Blancs ont gagné\u{a0}: les Noirs sont bloqués, ils n'ont plus aucun coup."
    );
    assert_eq!(
        outcome(&Outcome::Win { winner: Color::Black, reason: WinReason::NoPieces }, Language::Nl),
        "Zwart wint: wit heeft geen stuk meer."
    );
}

#[test]
fn b2_the_repetition_names_the_earlier_plies() {
    let shuffle = "46-41 4-9 41-46 9-4";
    let twice = game("W:WK46,36:BK4,6", Ruleset::Fmjd, shuffle);
    assert_eq!(
        notes(&twice, Language::Fr)[0],
        "Répétition\u{a0}: la position se présente pour la deuxième fois avec le même joueur au trait. Elle était \
         déjà là au départ. À la troisième fois, la partie est remise."
    );
    let thrice = game("W:WK46,36:BK4,6", Ruleset::Lidraughts, &[shuffle, shuffle].join(" "));
    assert_eq!(
        notes(&thrice, Language::En)[0],
        "Repetition: the position has come up for the third time with the same side to move. It stood before at \
         the start and after ply 4. Either player may claim a draw."
    );
}

#[test]
fn b3_b4_the_counters_name_what_began_them() {
    let game = game("B:WK6,40:BK1", Ruleset::Fmjd, "1x45 6-22 45-50");
    let texts = notes(&game, Language::Fr);
    assert_eq!(
        texts[1],
        "Vingt-cinq coups\u{a0}: 2 demi-coups sur 50 sans mouvement de pion ni prise. Le compte repart de 1x45 \
         (demi-coup 1), une prise des Noirs. Au 50e, la partie est remise."
    );
    assert_eq!(
        texts[2],
        "Cinq coups\u{a0}: 2 demi-coups sur 10 à une ou deux pièces contre une dame seule. Le compte repart de 1x45 \
         (demi-coup 1), une prise des Noirs. Au 10e, la partie est remise."
    );
}

#[test]
fn b3_b4_b6_counters_speak_every_language_in_every_ruleset() {
    let games = [
        ("W:WK46,36:BK4,6", "46-41 4-15 36-31"),
        ("W:WK46,K47,K48:BK4", "46-41 4-9 41-46"),
        ("W:WK46,7:BK4", "7-1"),
        ("B:WK6,40:BK1", "1x45 6-22 45-50"),
        ("W:W31-50:B1-20", ""),
    ];
    for (start, moves) in games {
        for ruleset in Ruleset::ALL {
            let game = game(start, ruleset, moves);
            for language in Language::ALL {
                for (note, text) in game.counter_notes().iter().zip(notes(&game, language)) {
                    check(&text, language);
                    if note.reason != DrawReason::Repetition {
                        let named = numbers(&text);
                        assert!(named.contains(&note.count) && named.contains(&note.limit), "{text}");
                    }
                }
            }
        }
    }
    // A set-up within the game, and a clock that came with the position.
    let mut game = game("W:WK46,36:BK4,6", Ruleset::Fmjd, "46-41");
    game.set_up(position("B:WK41,36:BK4,6")).unwrap();
    assert!(notes(&game, Language::Fr)[1].contains("la position placée après le demi-coup 1"));
    let setup = fen::parse("W:WK46,K47,K48:BK4:H3").unwrap();
    let game = Game::from_setup(&setup, Ruleset::Lidraughts, None).unwrap();
    for language in Language::ALL {
        for text in notes(&game, language) {
            check(&text, language);
        }
        assert!(numbers(&notes(&game, language)[2]).starts_with(&[3, 32, 3]), "{:?}", notes(&game, language));
    }
}

#[test]
fn b5_the_immediate_draw_says_what_annex_1_would_give() {
    let text = |fen: &str, language| {
        let game = game(fen, Ruleset::Ffjd, "");
        immediate_draw(game.position(), game.ending_proof().unwrap().value, language)
    };
    assert_eq!(
        text("W:WK36:BK4", Language::Fr),
        "Une dame contre une\u{a0}: toutes les suites ont été calculées et aucun des deux joueurs ne peut forcer le \
         gain, la partie est remise aussitôt. L'annexe 1 de la FMJD (1/6.4) laisserait encore cinq coups à chacun."
    );
    assert_eq!(
        text("W:WK36,K47:BK4", Language::En),
        "Two kings against one: White can force a win in three plies, so the game goes on. Annex 1 of the FMJD \
         (1/6.4) would give a draw after five moves by each player."
    );
    for language in Language::ALL {
        for plies in 0..9 {
            for value in [EndingValue::Draw, EndingValue::Win { plies }, EndingValue::Loss { plies }] {
                for fen in ["W:WK36:BK4", "B:WK36,K47:BK4"] {
                    check(&immediate_draw(&position(fen), value, language), language);
                }
            }
        }
    }
}
