//! The facts of the game that the generator enforces, A3 to A17 of the mission, and the cases
//! from public reports (section A of the case list), each with the moves worked out by hand.

use damier_core::{fen, Piece, Position, Role, Square};

fn position(text: &str) -> Position {
    fen::parse(text).unwrap().into_position().unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// The legal moves as `from-to` or `fromxto[captured]`, sorted.
fn moves(text: &str) -> Vec<String> {
    let position = position(text);
    let mut moves: Vec<String> = position
        .legal_moves()
        .iter()
        .map(|m| {
            let captured: Vec<String> = m.captured.iter().map(|s| s.to_string()).collect();
            if captured.is_empty() {
                format!("{}-{}", m.from, m.to)
            } else {
                format!("{}x{}[{}]", m.from, m.to, captured.join(","))
            }
        })
        .collect();
    moves.sort();
    moves
}

/// The FEN after the only legal move.
fn after_the_only_move(text: &str) -> String {
    let position = position(text);
    let moves = position.legal_moves();
    assert_eq!(moves.len(), 1, "{text}: {moves:?}");
    position.play(&moves[0]).unwrap().to_string()
}

#[test]
fn a3_white_begins_and_players_alternate() {
    let start = Position::starting();
    let after = start.play(&start.legal_moves()[0]).unwrap();
    assert_eq!(start.turn().name(), "white");
    assert_eq!(after.turn().name(), "black");
    assert_eq!(after.play(&after.legal_moves()[0]).unwrap().turn().name(), "white");
}

#[test]
fn a4_blocked_or_without_pieces_there_is_no_move() {
    for text in ["W:W46:B37,41", "W:WK5:B10,14", "W:W45:B34,40", "W:W35:B24,30", "B:W49,50:B44,45"] {
        assert_eq!(moves(text), [""; 0], "{text}");
    }
    assert_eq!(moves("W:W:B1"), [""; 0]);
    assert_eq!(moves("B:WK1:B"), [""; 0]);
}

#[test]
fn a6_a_man_moves_one_step_forward() {
    assert_eq!(moves("W:W28:B5"), ["28-22", "28-23"]);
    assert_eq!(moves("B:W50:B23"), ["23-28", "23-29"]);
    assert_eq!(moves("W:W26,35:B1"), ["26-21", "35-30"]);
    assert_eq!(moves("W:W28,22,23:B45"), ["22-17", "22-18", "23-18", "23-19"]);
}

#[test]
fn a7_a_man_captures_forward_and_backward() {
    assert_eq!(moves("W:W32:B28"), ["32x23[28]"]);
    assert_eq!(moves("W:W23:B28"), ["23x32[28]"]);
    assert_eq!(moves("W:W28:B22,23,32,33"), ["28x17[22]", "28x19[23]", "28x37[32]", "28x39[33]"]);
    // The square behind must be free, and on the board.
    assert_eq!(moves("W:W32,37:B23,28"), ["32-27", "37-31"]);
    assert_eq!(moves("W:W31:B26"), ["31-27"]);
    assert_eq!(moves("W:W10:B4,5"), [""; 0]);
}

#[test]
fn a8_a_king_glides_both_ways() {
    let ends = [5, 10, 14, 19, 23, 28, 32, 37, 41].map(|to| format!("46-{to}"));
    let mut ends = ends.to_vec();
    ends.sort();
    assert_eq!(moves("W:WK46:B6"), ends);
    assert_eq!(moves("W:WK28:B1").len(), 17);
    assert_eq!(moves("W:WK46,37:B6"), ["37-31", "37-32", "46-41"]);
}

#[test]
fn a9_a_king_captures_from_afar_and_chooses_its_landing() {
    let landings = ["46x10[28]", "46x14[28]", "46x19[28]", "46x23[28]", "46x5[28]"];
    assert_eq!(moves("W:WK46:B28"), landings);
    assert_eq!(moves("W:WK46:B5,28"), landings[..4]);
    // Only from 19 can it go on.
    assert_eq!(moves("W:WK46:B24,28"), ["46x30[24,28]", "46x35[24,28]"]);
    assert_eq!(moves("W:WK47:B29,38"), ["47x15[29,38]", "47x20[29,38]", "47x24[29,38]"]);
}

#[test]
fn a10_two_in_a_row_and_own_pieces_are_not_jumped() {
    assert_eq!(moves("W:WK46:B23,28"), ["46-32", "46-37", "46-41"]);
    assert_eq!(moves("W:WK46:B37,41"), [""; 0]);
    assert_eq!(moves("W:WK46,32:B28"), ["32x23[28]"]);
    assert_eq!(moves("W:W32,28,37:B23"), ["28x19[23]"]);
    for text in ["W:WK47:B33,29", "W:WK47:B29,33,34"] {
        assert_eq!(moves(text), ["47-36", "47-38", "47-41", "47-42"], "{text}");
    }
}

#[test]
fn a11_capturing_is_compulsory() {
    assert_eq!(moves("W:W32:B21,28"), ["32x23[28]"]);
    assert!(position("W:W32:B21,28").must_capture());
    assert_eq!(moves("W:W26,32-50:B1-16,18-21"), ["26x17[21]"]);
    assert!(!position("W:W31-50:B1-20").must_capture());
}

#[test]
fn a12_the_same_piece_goes_on_while_it_can() {
    assert_eq!(moves("W:W33:B8,17,28"), ["33x11[17,28]"]);
    assert_eq!(moves("W:W38:B13,22,24,33"), ["38x20[24,33]"]);
    assert_eq!(moves("W:W42:B27,29,37,38"), ["42x22[27,37]", "42x24[29,38]"]);
    assert_eq!(moves("W:W23:B2,4,17,27,29,38,39,K48"), ["23x12[17,27,29,38,39]"]);
}

#[test]
fn a13_captured_pieces_stay_and_block_until_the_end() {
    // The king is stopped on 19 by the piece on 13, which it has taken.
    assert_eq!(after_the_only_move("B:W12,13,22,24,30:BK25"), "W:W24:BK19");
    assert_eq!(moves("W:W24:BK19"), ["24x13[19]"]);
    assert_eq!(moves("W:WK12:B7,40,K49"), ["12x1[7]", "12x45[40]"]);
    assert_eq!(moves("W:W10:B12,14,28"), ["10x19[14]"]);
    // Empty squares may be crossed again.
    assert_eq!(moves("W:WK2:B8,9,39,40"), ["2x4[8,9,39,40]"]);
    assert_eq!(moves("W:W28:B32,33,42,43,K50"), ["28x28[32,33,42,43]"]);
}

#[test]
fn a14_two_men_go_before_one_king() {
    assert_eq!(moves("W:W33,37:B18,28,K31"), ["33x13[18,28]"]);
    assert_eq!(moves("W:W33,37:BK28,31"), ["33x22[28]", "37x26[31]"]);
    assert_eq!(moves("W:W33,47:BK18,K28,31,41"), ["33x13[18,28]", "47x27[31,41]"]);
    assert_eq!(moves("W:W16,K40:B11,12,K48"), ["16x18[11,12]"]);
    assert_eq!(moves("W:W21,K39:B22,27,K37"), ["21x41[27,37]"]);
}

#[test]
fn a14_three_men_go_before_two_kings() {
    assert_eq!(moves("W:W45,47:B18,29,40,K31,K41"), ["45x12[18,29,40]"]);
}

#[test]
fn a15_only_a_man_that_ends_on_the_last_row_is_crowned() {
    assert_eq!(after_the_only_move("W:W12:B8"), "B:WK3:B");
    assert_eq!(after_the_only_move("W:W12:B8,9"), "B:W14:B");
    assert_eq!(after_the_only_move("W:W12:B8,9,10"), "B:WK5:B");
    assert_eq!(after_the_only_move("W:W13:B7,8,10"), "B:W11:B10");
    assert_eq!(after_the_only_move("B:W43,44:B38"), "W:W:B40");
    assert!(position("W:W7:B45").legal_moves().iter().all(|m| m.promotes));
    assert!(position("W:WK7:B45").legal_moves().iter().all(|m| !m.promotes));
    assert_eq!(moves("W:W22,46:B7,8,17,18,31,36"), ["22x22[7,8,17,18]"]);
    assert_eq!(after_the_only_move("W:W22,46:B7,8,17,18,31,36"), "B:W22,46:B31,36");
}

#[test]
fn a16_a_new_king_acts_only_from_its_next_turn() {
    assert_eq!(after_the_only_move("W:W12:B8,20"), "B:WK3:B20");
    let position = position("W:W12:B8,19");
    let crowned = position.play(&position.legal_moves()[0]).unwrap();
    let king = Piece::new(crowned.turn().opponent(), Role::King);
    assert_eq!(crowned.board().piece_at(Square::at(3)), Some(king));
    // Black moves away; now the king may glide.
    let reply = crowned.play(&crowned.legal_moves()[0]).unwrap();
    assert!(reply.legal_moves().iter().any(|m| m.from == Square::at(3)));
}

#[test]
fn a17_the_worked_example() {
    assert_eq!(moves("W:W32:B8,17,27"), ["32x3[8,17,27]"]);
    assert_eq!(after_the_only_move("W:W32:B8,17,27"), "B:WK3:B");
    assert_eq!(moves("W:W32,34:B8,17,27,30"), ["32x3[8,17,27]"]);
    assert_eq!(after_the_only_move("B:W24,34,43:B19"), "W:W:BK48");
}

#[test]
fn case_a1_to_a3_same_ends_other_victims() {
    assert_eq!(moves("W:WK4:B13,20,32,37"), ["4x15[13,20,32]", "4x15[13,20,37]"]);
    assert_eq!(moves("W:WK1:B12,13,19,20"), ["1x25[12,13,20]", "1x25[12,19,20]"]);
    let four = ["47x31[14,27,33,42]", "47x31[19,27,33,42]", "47x36[14,27,33,42]", "47x36[19,27,33,42]"];
    assert_eq!(moves("B:W14,19,27,33,42:BK47"), four);
}

#[test]
fn case_a5_two_routes_are_one_move() {
    assert_eq!(moves("W:WK46:B10,37"), ["46x5[10,37]"]);
}

#[test]
fn case_a6_a_loop_back_to_the_start() {
    assert_eq!(moves("W:W12:B8,9,18,19"), ["12x12[8,9,18,19]"]);
    assert_eq!(after_the_only_move("W:W12:B8,9,18,19"), "B:W12:B");
    assert_eq!(moves("B:W12:B"), [""; 0]);
}

#[test]
fn case_a8_no_turning_straight_back() {
    assert_eq!(moves("B:W9,24,31:BK35"), ["35x36[24,31]", "35x4[9,24]"]);
}

#[test]
fn case_a11_only_the_number_counts() {
    assert_eq!(moves("W:W28:B13,22,23,32"), ["28x8[13,23]"]);
    assert_eq!(moves("W:W28:BK22,23"), ["28x17[22]", "28x19[23]"]);
    assert_eq!(moves("W:W28,K50:B23,44"), ["28x19[23]", "50x33[44]", "50x39[44]"]);
}

#[test]
fn case_a12_men_capture_backwards() {
    assert_eq!(moves("W:W28:BK33"), ["28x39[33]"]);
    assert_eq!(moves("W:W28:B23,33"), ["28x19[23]", "28x39[33]"]);
}

#[test]
fn case_a13_passing_through_the_last_row() {
    assert_eq!(moves("B:W41,42:B36"), ["36x38[41,42]"]);
    assert_eq!(after_the_only_move("B:W41,42:B36"), "W:W:B38");
}

#[test]
fn case_a16_a_move_does_not_fit_twice() {
    let position = position("W:WK2,25:B14,15,16");
    let m = *position.legal_moves().iter().find(|m| m.from == Square::at(25)).unwrap();
    let after = position.play(&m).unwrap();
    assert!(after.play(&m).is_err());
    assert!(after.play(&after.legal_moves()[0]).unwrap().play(&m).is_err());
}

#[test]
fn case_a17_no_move_is_a_loss_even_with_pieces() {
    for text in ["W:W45:B34,40", "W:W35:B24,30", "B:W50:B"] {
        assert_eq!(moves(text), [""; 0], "{text}");
    }
}
