//! Files as they are met: the table of irregular files, and the reported cases C and D.

mod common;

use common::{check, check_bytes, one, trees};
use damier_core::Ruleset;
use damier_pdn::{Item, Reader, TreeReader};

fn notations(text: &str) -> Vec<String> {
    let games = trees(text.as_bytes());
    assert_eq!(games.len(), 1, "{text}");
    games[0].moves().map(|played| played.notation.clone()).collect()
}

/// Plies, warnings and error of the only game.
fn read(text: &str) -> (u32, Vec<&'static str>, Option<(&'static str, u32)>) {
    let report = one(text);
    (report.plies, report.warnings, report.error.map(|error| (error.0, error.1)))
}

#[test]
fn spellings_of_moves_are_read_with_a_warning() {
    for (text, warning) in [
        ("32-28 19-23 28:19 *", Some("odd-separator")),
        ("32-28 19-23 28×19 *", Some("odd-separator")),
        ("32–28 19-23 28x19 *", Some("odd-separator")),
        ("32 - 28 19-23 28 x 19 *", Some("blank-in-move")),
        ("032-28 19-23 28x19 *", Some("leading-zero")),
        ("32x28 19-23 28x19 *", Some("wrong-separator")),
        ("32-28 19-23 28-19 *", None),
        ("32-28 19-23 28x19x23 *", Some("captured-squares")),
        ("1 32-28 19-23 2 28x19 *", Some("number-without-dot")),
        ("1. 32-28 19-23 3. 28x19 *", Some("wrong-move-number")),
        ("1 . 32-28 19-23 2 . 28x19 *", None),
        ("1.32-28 19-23 2.28x19*", Some("missing-terminator")),
        ("1. 32-28 1... 19-23 2. 28x19 *", None),
        ("1. 32-28 ... 19-23 2. 28x19 *", None),
        ("1. 32-28! 19-23?? 2. 28x19(!) $1 *", None),
        ("32-28* 19-23 28x19 *", None),
        ("32-28!* 19-23 ! 28x19 ; good\n *", None),
        ("% a header\n32-28 {a {b} c} 19-23 28x19 *", Some("nested-comment")),
        ("32-28 ; see {below}\n19-23 28x19 *", Some("nested-comment")),
        ("32-28 {a} b} 19-23 28x19 *", Some("stray-text")),
        ("32-28 } 19-23 28x19 *", Some("stray-brace")),
        ("32-28 ) 19-23 28x19 *", Some("stray-parenthesis")),
        ("32-28 (18-23 19-24 19-23 28x19 *", Some("illegal-variation")),
        ("32-28 . 19-23 28x19 . 1-0", Some("stray-dot")),
        ("32-28 19-23 28x19 3. 2-0", Some("number-without-move")),
        ("32-28 19-23 28x19 {never closed", Some("unclosed-comment")),
        ("32-28 19-23 28x19 - -", Some("unknown-move")),
        ("32-28 19-23 28x19 +1 2-0", Some("stray-text")),
        ("32&ndash;28&nbsp;19-23 28&times;19 *", Some("odd-separator")),
        ("[pdn]32-28 19-23 28x19[/pdn] bla bla 1-2", Some("wrapper")),
        ("<b>32-28</b> 19-23 28x19 *", Some("wrapper")),
        ("32-\n28 19-23 28x19 *", Some("blank-in-move")),
        ("32-28\r19-23\r\n28x19\n*", None),
    ] {
        let report = one(text);
        let error_or_plies = (report.error.clone(), report.plies);
        if text.contains("(18-23 19-24") {
            assert_eq!(error_or_plies, (None, 1), "{text}");
        } else {
            assert_eq!(error_or_plies, (None, 3), "{text}");
        }
        match warning {
            Some(code) => assert!(report.warnings.contains(&code), "{text}: {:?}", report.warnings),
            None => assert!(report.warnings.is_empty(), "{text}: {:?}", report.warnings),
        }
    }
}

#[test]
fn moves_without_separator_are_not_read_in_files() {
    for (text, ply, written) in [
        ("1. 3228 19-23 *", 1, "3228"),
        ("1. 32-28 1923 *", 2, "1923"),
        ("1. 32- {x} 19-23 *", 1, "32-"),
        ("1. 32-28 19-23 2. 28x *", 3, "28x"),
        ("1. 32-28a *", 1, "32-28a"),
        ("1. - - 19-23 *", 1, "- -"),
        ("1. ... 19-23 *", 1, "..."),
    ] {
        let error = one(text).error.expect(text);
        assert_eq!((error.0, error.1, error.4.as_str()), ("unreadable-move", ply, written), "{text}");
    }
    let dotted = one("32.28 19-23 *");
    assert!(dotted.error.is_some(), "{dotted:?}");
}

#[test]
fn moves_without_separator_are_read_where_they_are_typed() {
    let read = |text: &str| {
        let mut reader = Reader::new(text.as_bytes()).typed();
        let mut trees = TreeReader::new(Ruleset::Ffjd);
        let (tree, game) = trees.next_game(&mut reader).unwrap().unwrap();
        let error = game.error.map(|error| (error.code.name(), error.ply, error.place.column));
        (tree.moves().map(|played| played.notation.clone()).collect::<Vec<_>>().join(" "), error)
    };
    for (text, moves, error) in [
        ("3228 1923 2819! 1423", "32-28 19-23 28x19 14x23", None),
        ("1. 3228 1923 2. 2819 (3328 {x}) 1423 2-0", "32-28 19-23 28x19 14x23", None),
        ("3228 19-23 3430 0611", "32-28 19-23", Some(("illegal-move", 3, 12))),
        ("3530 0000", "35-30", Some(("illegal-move", 2, 6))),
        ("3228 192", "32-28", Some(("unreadable-move", 2, 6))),
        ("[White \"A\"] 3228", "", Some(("unreadable-move", 1, 13))),
    ] {
        assert_eq!(read(text), (moves.to_owned(), error), "{text}");
    }
}

#[test]
fn an_illegal_move_keeps_the_game_up_to_it() {
    let text = "[Event \"é\"]\n\n1. 32-28 19-23\n2. {é} 28-22 14x23 3. 33-29 *\n[Event \"2\"] 1. 32-28 *";
    let reports = check(text);
    assert_eq!(reports.len(), 2);
    assert_eq!(reports[0].plies, 2);
    // The column counts characters, not bytes.
    assert_eq!(reports[0].error, Some(("illegal-move", 3, 4, 8, "28-22".to_owned())));
    assert_eq!(reports[1].error, None);
    let game = &trees(text.as_bytes())[0];
    assert_eq!(game.moves().count(), 2);
    assert_eq!(game.line.last(), Some(&Item::Comment("28-22 14x23 33-29".to_owned())));
}

#[test]
fn results_of_all_kinds_end_a_game() {
    for (result, read) in [
        ("2-0", "2-0"),
        ("1-1", "1-1"),
        ("0-2", "0-2"),
        ("1-0", "2-0"),
        ("0-1", "0-2"),
        ("1/2-1/2", "1-1"),
        ("½-½", "1-1"),
        ("0.5-0.5", "1-1"),
        ("0-0", "0-0"),
        ("2F-0F", "2F-0F"),
        ("1-0F", "2-0F"),
        ("*", "*"),
        ("1 - 0", "2-0"),
        ("1+ - 1-", "1+ - 1-"),
    ] {
        let text = format!("1. 32-28 19-23 {result}\n\n1. 33-29 {result} {{on the line}}\n1. 31-26");
        let reports = check(&text);
        assert_eq!(reports.len(), 3, "{result}");
        assert_eq!(reports[0].plies, 2, "{result}");
        assert_eq!(reports[0].result.as_deref(), Some(read), "{result}");
        assert!(reports[0].warnings.is_empty(), "{result}: {:?}", reports[0].warnings);
    }
}

#[test]
fn scores_that_could_be_moves() {
    // The tag says so.
    for score in ["4-6", "12-8", "1-9"] {
        let text = format!(
            "[Result \"{score}\"]\n1. 32-28 19-23 2. 28x19 14x23 {score}\n\n[Event \"2\"]\n1. 32-28 *"
        );
        let reports = check(&text);
        assert_eq!(reports.len(), 2, "{score}");
        assert_eq!((reports[0].plies, reports[0].error.clone()), (4, None), "{score}");
        assert_eq!(reports[0].result.as_deref(), Some(score));
    }
    // Nothing says so, but no move fits and the sum is right.
    let report = one("1. 32-28 19-23 2. 28x19 14x23 12-8");
    assert_eq!((report.plies, report.error), (4, None));
    assert_eq!(report.result.as_deref(), Some("12-8"));
    assert_eq!(notations("1. 32-28 19-23 2. 28x19 14x23 12-8").len(), 4);
    // A move that is one: the tag's score in the middle of the game.
    let report = one("[Result \"8-12\"]\n1. 34-29 18-23 2. 29x18 12x23 3. 31-26 8-12 4. 36-31 *");
    assert_eq!((report.plies, report.error), (7, None));
    assert_eq!(read("[Result \"19-23\"]\n1. 32-28 19-23 2. 28x19 *").0, 3);
    // An illegal last move stays one.
    assert_eq!(read("[Result \"2-0\"]\n1. 32-28 19-23 2. 28-22").2, Some(("illegal-move", 3)));
    assert_eq!(read("1. 32-28 19-23 2. 28-22").2, Some(("illegal-move", 3)));
}

#[test]
fn the_tag_is_kept_when_the_end_disagrees() {
    let report = one("[Result \"0-1\"]\n1. 32-28 1-0");
    assert_eq!(report.result.as_deref(), Some("0-2"));
    assert_eq!(report.warnings, ["result-disagrees"]);
    assert!(one("[Result \"0-1\"]\n1. 32-28 *").warnings.is_empty());
    assert_eq!(one("[Result \"\"]\n1. 32-28 1-0").result.as_deref(), Some("2-0"));
}

#[test]
fn games_without_a_separator() {
    let reports = check(
        "[Event \"1\"]\n1. 32-28 19-23\n[Event \"2\"]\n1. 33-29\n[Event \"3\"]\n\n[Event \"4\"]\n1. 31-26 *",
    );
    assert_eq!(reports.iter().map(|r| r.plies).collect::<Vec<_>>(), [2, 1, 0, 1]);
    assert_eq!(reports.iter().map(|r| r.line).collect::<Vec<_>>(), [1, 3, 5, 7]);
    assert!(reports[..3].iter().all(|r| r.warnings.contains(&"missing-terminator")), "{reports:?}");
}

#[test]
fn numbers_that_begin_again_are_another_game() {
    let reports = check("1. 32-28 19-23 2. 28x19 14x23\n\n1. 33-29 18-22\n");
    assert_eq!(reports.iter().map(|r| r.plies).collect::<Vec<_>>(), [4, 2]);
    let reports = check("[Result \"12-8\"]\n1. 32-28 19-23 2. 28x19 14x23 12-8\n\n1. 33-29 18-22\n");
    assert_eq!(reports.iter().map(|r| r.plies).collect::<Vec<_>>(), [4, 2]);
    // After a set-up they may.
    assert_eq!(one("1. 32-28 19-23 2. 28x19 /FEN \"W:WK46:B41\"/ 1. 46x37 *").plies, 4);
}

#[test]
fn tags_after_the_moves() {
    let report = one("[Event \"1\"]\n1. 32-28 *\n[FILENAME \"C:\\x\"]\n");
    assert_eq!(report.tags.len(), 2);
    assert_eq!(report.warnings, ["tag-after-moves"]);
    let reports = check("1. 32-28\n[FILENAME \"x\"]\n[Bianco \"y\"]\n1. 33-29 *");
    assert_eq!(reports.len(), 2);
    assert_eq!(reports[1].tags.len(), 2);
}

#[test]
fn unclosed_comments_end_at_the_next_tag() {
    let text = "[Event \"1\"]\n1. 32-28 {never closed 19-23\n\n[Event \"2\"]\n1. 33-29 {fine} 19-23 *\n";
    let reports = check(text);
    assert_eq!(reports.iter().map(|r| (r.line, r.plies)).collect::<Vec<_>>(), [(1, 1), (4, 2)]);
    assert!(reports[0].warnings.contains(&"unclosed-comment"));
    // A game that is commented out stays so.
    assert_eq!(one("1. 32-28 {\n[Event \"2\"]\n1. 33-29 *\n} 19-23 *").plies, 2);
}

#[test]
fn encodings_give_the_same_game() {
    let text = "[White \"André Melançon\"]\r\n1. 32-28 {déjà} 19-23 2. 28x19 *\r\n";
    let expected = trees(text.as_bytes());
    let utf16 = |big: bool| -> Vec<u8> {
        let bytes = |unit: u16| if big { unit.to_be_bytes() } else { unit.to_le_bytes() };
        std::iter::once(0xFEFF).chain(text.encode_utf16()).flat_map(bytes).collect()
    };
    let latin1: Vec<u8> = text.chars().map(|c| c as u8).collect();
    let mut marked = b"\xEF\xBB\xBF".to_vec();
    marked.extend_from_slice(text.as_bytes());
    let mut spoiled = Vec::new();
    for (at, byte) in text.bytes().enumerate() {
        spoiled.push(byte);
        if byte == b' ' {
            spoiled.extend_from_slice(if at % 2 == 0 { b"\0" } else { b"\xEF\xBB\xBF" });
        }
    }
    for bytes in [utf16(true), utf16(false), marked, spoiled, latin1.clone()] {
        assert_eq!(trees(&bytes), expected);
    }
    assert_eq!(check_bytes(&latin1, Ruleset::Ffjd)[0].warnings, ["not-utf8"]);
    let cyrillic = b"[White \"\xD1\xE5\xF0\xE3\xE5\xE9\"]\n1. 32-28 *";
    assert_eq!(check_bytes(cyrillic, Ruleset::Ffjd)[0].tags[0].1, "Сергей");
    // Half of it UTF-8, half not: files that were put together.
    let mut both = text.as_bytes().to_vec();
    both.extend_from_slice(&latin1);
    let games = trees(&both);
    assert_eq!(games, [expected.clone(), expected].concat());
}

#[test]
fn other_variants_are_one_error_per_game() {
    for (text, variant) in [
        ("[GameType \"25\"]\n1. c3-d4 d6-c5 *", "russian"),
        ("[GameType \"40\"]\n1. 32-28 19-23 *", "frisian"),
        ("[GameType \"21\"]\n1. 11-15 24-20 *", "english"),
        ("[GameType \"20,W,8,8,N2,0\"]\n1. 11-15 *", "unknown"),
        ("[Variant \"Frisian\"]\n1. 32-28 *", "frisian"),
        ("1. c3-d4 d6-c5 2. d4xb6 *", "unknown"),
        ("1. cb4 fg5 *", "unknown"),
        ("1. e4 e5 2. Nf3 Nc6 1-0", "unknown"),
        ("1. 11-15 24-20 2. 8-11 *", "unknown"),
        ("1. 22-18 11-15 *", "unknown"),
    ] {
        let report = one(text);
        let error = report.error.expect(text);
        assert_eq!((error.0, report.plies, report.variant), ("unsupported-variant", 0, variant), "{text}");
    }
    for text in
        ["[GameType \"20,W,10,10,N1,0\"]\n1. 32-28 *", "[Variant \"Standard\"]\n1. 32-28 *", "1. 31-27 *"]
    {
        assert_eq!(one(text).variant, "international", "{text}");
    }
    // A square above 32 tells that it is our board.
    assert_eq!(read("1. 20-24 33-29 *").2, Some(("illegal-move", 1)));
}

#[test]
fn set_ups() {
    assert_eq!(read("[FEN \"W:W28:B23.\"]\n1. 28x19 *"), (1, vec![], None));
    assert_eq!(read("/FEN \"W:W28:B23\"/ 1. 28x19 *"), (1, vec![], None));
    assert_eq!(read("[FEN \"B:W28:B23\"]\n1. ... 23x32 2. *").0, 1);
    assert_eq!(read("[FEN \"B:W28:B23\"]\n1... 23x32 *"), (1, vec![], None));
    assert_eq!(read("[FEN \"W:W4:B49\"]\n*").2, Some(("man-on-promotion-row", 0)));
    assert_eq!(read("[FEN \"W:B:WK2,20:B14,15,16\"]\n1. 20-24 *").2, Some(("bad-fen", 0)));
    assert_eq!(read("[FEN \"?:W31:B1\"]\n*"), (0, vec!["unknown-turn"], None));
    assert_eq!(read("[FEN \"?:W31:B1\"]\n1. 31-26 *").2, Some(("unknown-turn", 1)));
    assert_eq!(read("[SetUp \"1\"]\n1. 32-28 *"), (1, vec!["setup-without-fen"], None));
    assert_eq!(read("[FEN \"W:W1-21:BK50\"]\n*").2, Some(("man-on-promotion-row", 0)));
    assert_eq!(read("[FEN \"W:W6-26:BK50\"]\n*").1, ["many-pieces"]);
    // In the middle: the position is replaced, a pass changes the side.
    assert_eq!(read("1. 32-28 /FEN \"W:WK46:B41\"/ 46x37 *"), (2, vec![], None));
    assert_eq!(read("1. 32-28 /FEN \"W::\"/ 31-27 19-23 *"), (3, vec![], None));
    assert_eq!(read("1. 32-28 /FEN \"W:W0\"/ 31-27 19-23 *").2, Some(("bad-fen", 2)));
    let again = "1. 32-28 /FEN \"W::\"/ 31-27 *";
    assert!(matches!(&trees(again.as_bytes())[0].line[1], Item::SetUp(fen) if fen.starts_with("W:W28,31")));
}

#[test]
fn ambiguous_captures_are_settled_by_what_follows() {
    // Case A1: 4x15 takes 13, 32 and 20 or 13, 32 and 37.
    let fen = "[FEN \"W:WK4:B13,20,32,37\"]\n";
    assert_eq!(notations(&format!("{fen}1. 4x15 32-38 *")), ["4x31x42x15", "32-38"]);
    assert_eq!(notations(&format!("{fen}1. 4x15 37-41 *")), ["4x27x38x15", "37-41"]);
    for (written, victim_left) in [
        ("4x27x38x15", "37-41"),
        ("4x31x42x15", "32-38"),
        ("4x15x13x20x32", "37-41"),
        ("4x15x37x20x13", "32-38"),
    ] {
        let report = one(&format!("{fen}1. {written} {victim_left} *"));
        assert_eq!((report.plies, report.error), (2, None), "{written}");
        assert!(!report.warnings.contains(&"ambiguous-capture"), "{written}");
    }
    assert_eq!(one(&format!("{fen}1. 4x15 32-38 *")).warnings, ["ambiguous-capture"]);
    // Nothing follows, or what follows suits both.
    assert_eq!(one(&format!("{fen}1. 4x15 *")).warnings, ["undecided-capture"]);
    assert_eq!(one(&format!("{fen}1. 4x15 32-38 /FEN \"W:W32:B20\"/ *")).warnings, ["ambiguous-capture"]);
    assert_eq!(one(&format!("{fen}1. 4x15 /FEN \"W:W32:B20\"/ *")).warnings, ["undecided-capture"]);
    assert_eq!(one(&format!("{fen}1. 4x15 <13,20,37> 32-38 *")).error, None);
    assert_eq!(read(&format!("{fen}1. 4x15 <13,32,20> 32-38 *")).2, Some(("illegal-move", 2)));
    // Neither reading goes on: the error is at the move that fails.
    assert_eq!(read(&format!("{fen}1. 4x15 13-19 *")).2, Some(("illegal-move", 2)));
    // Case A2.
    let fen = "[FEN \"W:WK1:B12,13,19,20\"]\n";
    assert_eq!(notations(&format!("{fen}1. 1x25 13-18 *"))[0], "1x23x14x25");
    assert_eq!(notations(&format!("{fen}1. 1x25 19-23 *"))[0], "1x18x9x25");
}

#[test]
fn many_ambiguous_captures_cost_little() {
    // The choice at the beginning is decided by the last move of a long game.
    let mut text = "[FEN \"W:WK4:B13,20,32,37,K6\"]\n1. 4x15 6-1 ".to_owned();
    for _ in 0..2000 {
        text.push_str("15-4 1-6 4-15 6-1 ");
    }
    let decided = one(&format!("{text} 15-4 32-38 *"));
    assert_eq!((decided.plies, decided.error), (8004, None));
    // Nothing makes the last move legal.
    let report = one(&format!("{text} 15-4 1-5 *"));
    assert_eq!((report.plies, report.error.map(|error| error.1)), (8003, Some(8004)));
    // Fifteen choices in a row, one after the other wrong: each costs a little, not twice as much.
    let pieces = "[FEN \"W:WK4:B13,20,32,37\"]\n";
    let mut choices = pieces.to_owned();
    for _ in 0..1000 {
        choices.push_str("4x15 /FEN \"W:WK4:B13,20,32,37\"/ ");
    }
    assert_eq!(one(&format!("{choices} 4x15 32-38 *")).error, None);
}

#[test]
fn a_loop_and_a_pass_over_the_last_row() {
    assert_eq!(read("[FEN \"W:W12:B8,9,18,19\"]\n1. 12x12 2-0").0, 1);
    assert_eq!(read("[FEN \"B:W41,42:B36\"]\n1... 36x38 *").0, 1);
}

#[test]
fn comments_clocks_and_variations_are_kept() {
    let text =
        "{before} [White \"a\"] {between}\n1. 31-26 {[%clk 1:55:21]} 20-25 {[%clock w0:00:10 B0:00:03]} \
                (1... 18-23 {\nnewline } (17-22 $4) 2. 34-29) 2. 32-28 $1 $6 ; rest of line\n* {after}\n";
    let game = &trees(text.as_bytes())[0];
    let comment = |text: &str| Item::Comment(text.to_owned());
    assert_eq!(game.line[0], comment("before"));
    assert_eq!(game.line[1], comment("between"));
    assert_eq!(game.line[3], comment("[%clk 1:55:21]"));
    assert_eq!(game.line[5], comment("[%clock w0:00:10 B0:00:03]"));
    assert_eq!(game.line[8..], [Item::Nag(1), Item::Nag(6), comment(" rest of line"), comment("after")]);
    match &game.line[6] {
        Item::Variation(line) => {
            assert_eq!(line[1], comment("\nnewline "));
            assert!(matches!(&line[2], Item::Variation(inner) if inner[1] == Item::Nag(4)));
            assert_eq!(line.len(), 4);
        }
        other => panic!("{other:?}"),
    }
    // Not a strength mark.
    let game = &trees(b"32-28 (33-29? 19-23!) 19-23 *")[0];
    assert!(matches!(&game.line[1], Item::Variation(line) if line.len() == 2));
    let game = &trees(b"31-27(?) 19-23*")[0];
    assert!(matches!(&game.line[0], Item::Move(m) if m.strength.as_deref() == Some("(?)")));
    assert_eq!(game.line[2], Item::Nag(7));
}

#[test]
fn where_the_ruleset_would_have_ended_the_game() {
    // Case B2: the third occurrence, the set-up counting.
    let text = "[FEN \"W:WK46,36:BK4,6\"]\n1. 46-41 4-9 2. 41-46 9-4 3. 46-41 4-9 4. 41-46 9-4 5. 36-31 *";
    for (ruleset, ended_at) in [
        (Ruleset::Ffjd, Some(8)),
        (Ruleset::Fmjd, Some(8)),
        (Ruleset::Lidraughts, None),
        (Ruleset::Family, None),
    ] {
        let report = &check_bytes(text.as_bytes(), ruleset)[0];
        assert_eq!((report.plies, report.ended_at, report.error.clone()), (9, ended_at, None), "{ruleset}");
    }
    // lidraughts' clock runs on, there alone.
    let text = "[FEN \"W:WK46,36:BK4,6:H48\"]\n1. 46-41 4-9 2. 41-46 9-4 *";
    for (ruleset, ended_at) in [(Ruleset::Lidraughts, Some(2)), (Ruleset::Fmjd, None)] {
        assert_eq!(check_bytes(text.as_bytes(), ruleset)[0].ended_at, ended_at, "{ruleset}");
    }
    assert_eq!(one("[FEN \"W:W12:B8,9,18,19\"]\n1. 12x12 2-0").ended_at, Some(1));
    assert_eq!(one("[FEN \"W:WK36:BK4\"]\n*").ended_at, Some(0));
    assert_eq!(one("1. 32-28 *").ended_at, None);
}

#[test]
fn limits() {
    let deep = format!("32-28 {} 31-27 {} 19-23 *", "(".repeat(5000), ")".repeat(5000));
    let report = one(&deep);
    assert_eq!((report.plies, report.error), (2, None));
    assert!(report.warnings.contains(&"nested-too-deep"));
    let long = format!("32-28 {{{}}} 19-23 *", "x".repeat(17 << 20));
    let report = one(&long);
    assert_eq!((report.plies, report.warnings), (2, vec!["comment-too-long"]));
    let long = format!("32-28 {{{}}} 19-23 *", "x".repeat(2 << 20));
    assert_eq!(one(&long).warnings, Vec::<&str>::new());
    assert!(matches!(&trees(long.as_bytes())[0].line[1], Item::Comment(text) if text.len() == 2 << 20));
    let many = format!("[FEN \"W:WK46,36:BK4,6\"]\n{}*", "46-41 4-9 41-46 9-4 ".repeat(2501));
    let report = one(&many);
    assert_eq!((report.plies, report.error.map(|e| (e.0, e.1))), (10_000, Some(("too-large", 10_001))));
}

#[test]
fn what_follows_an_illegal_move_is_kept_however_long() {
    let write = |text: &str| {
        let mut written = String::new();
        damier_pdn::write_games(&mut written, &trees(text.as_bytes()), damier_pdn::Terminator::Strict);
        written
    };
    for (repeated, more) in [(200_000, 0), (100_000, 100)] {
        let once = write(&format!(
            "1. 32-28 32-28 {}*",
            format!("19-23 {{word{}}} ", "x".repeat(more)).repeat(repeated)
        ));
        assert_eq!(once.matches("word").count(), repeated);
        assert!(write(&once) == once, "{repeated}");
    }
}

#[test]
fn a_source_of_nothing_but_nuls_ends() {
    let mut reader = damier_pdn::Reader::new(std::io::BufReader::new(std::io::repeat(0)));
    let mut checker = damier_pdn::Checker::new(Ruleset::Ffjd);
    let error = checker.next_game(&mut reader).expect_err("no text");
    assert_eq!(error.kind(), std::io::ErrorKind::InvalidData);
    let text = [b"1. 32-28 ".as_slice(), &[0; 1 << 20], b"19-23 *"].concat();
    assert_eq!(check_bytes(&text, Ruleset::Ffjd)[0].plies, 2);
}

#[test]
fn text_that_is_no_game() {
    assert_eq!(check(""), []);
    assert_eq!(check("  \r\n\n"), []);
    assert_eq!(check("hello, world\n"), []);
    let mut reader = damier_pdn::Reader::new("hello, world\n".as_bytes());
    let mut checker = damier_pdn::Checker::new(Ruleset::Ffjd);
    assert!(checker.next_game(&mut reader).expect("bytes").is_none());
    assert!(reader.has_stray_text());
    assert_eq!(check("*\n\n1. 32-28 *").len(), 1);
}
