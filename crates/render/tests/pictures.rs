//! Pictures against golden files. `DAMIER_UPDATE=1 cargo test -p damier-render` writes them anew; look at
//! the result before you commit it.

use std::fs;
use std::path::PathBuf;

use damier_core::{fen, Color, Move, Position, Square};
use damier_render::{ansi, plain, svg, Arrow, Diagram, Mark, MarkKind, Numbers, ThemeName};

fn position(text: &str) -> Position {
    fen::parse(text).unwrap().into_position().unwrap()
}

fn golden(name: &str, text: &str) {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(name);
    if std::env::var_os("DAMIER_UPDATE").is_some() {
        fs::write(&path, text).unwrap();
    }
    let expected = fs::read_to_string(&path).unwrap_or_default();
    assert!(text == expected, "{name} differs from its golden file; it now is:\n{text}");
}

/// Mission A17 drawn: 32x3 takes 27, 17 and 8.
fn worked_example() -> Diagram {
    let position = position("W:W32:B8,17,27");
    let m: Move = position.legal_moves()[0];
    Diagram::of_move(&position, &m)
}

fn everything(theme: ThemeName) -> Diagram {
    let mut diagram = Diagram::new(&position("B:W31,32,K45,K2:B1,K7,19,24"));
    diagram.ghosts.set(Square::at(24), diagram.board.piece_at(Square::at(24)));
    diagram.board.set(Square::at(24), None);
    let mark = |number, kind| Mark { square: Square::at(number), kind };
    diagram.marks = vec![
        mark(32, MarkKind::From),
        mark(23, MarkKind::To),
        mark(31, MarkKind::Movable),
        mark(45, MarkKind::Movable),
        mark(14, MarkKind::Target),
        mark(19, MarkKind::Victim),
    ];
    diagram.arrows = vec![Arrow { squares: vec![Square::at(32), Square::at(23)] }];
    diagram.theme = theme;
    diagram.title = "Prise <obligatoire> & rafle".into();
    diagram.description = "32x23".into();
    diagram
}

#[test]
fn a2_the_starting_position_as_text() {
    let mut diagram = Diagram::new(&Position::starting());
    golden("start.txt", &plain(&diagram));
    golden("start.ansi", &ansi(&diagram));
    diagram.numbers = Numbers::Hidden;
    golden("start-no-numbers.txt", &plain(&diagram));
    golden("start-no-numbers.ansi", &ansi(&diagram));
}

#[test]
fn a1_black_below_turns_the_board_and_keeps_dark_corners() {
    let mut diagram = Diagram::new(&position("B:W31,K45:B1,K7"));
    diagram.bottom = Color::Black;
    let text = plain(&diagram);
    // A dark square at each player's lower left: 46 for White, 5 for Black.
    assert!(text.lines().last().unwrap().starts_with(" .5"), "{text}");
    golden("flipped.txt", &text);
    golden("flipped.svg", &svg(&diagram));
}

#[test]
fn a13_captured_pieces_are_drawn_as_ghosts_until_the_end() {
    let diagram = worked_example();
    assert_eq!(diagram.ghosts.of(Color::Black).len(), 3);
    assert_eq!(diagram.fen(), "W:W32:B8,17,27");
    golden("worked-example.txt", &plain(&diagram));
    golden("worked-example.svg", &svg(&diagram));
    golden("worked-example.ansi", &ansi(&diagram));
}

#[test]
fn every_theme_and_mark() {
    for theme in ThemeName::ALL {
        golden(&format!("marks-{}.svg", theme.name()), &svg(&everything(theme)));
    }
    golden("marks.txt", &plain(&everything(ThemeName::Wood)));
    golden("marks.ansi", &ansi(&everything(ThemeName::Wood)));
}

#[test]
fn text_alternatives_are_escaped_and_referenced() {
    let text = svg(&everything(ThemeName::Wood));
    assert!(text.contains("<title id=\"damier-title\">Prise &lt;obligatoire&gt; &amp; rafle</title>"));
    assert!(text.contains("<desc id=\"damier-desc\">32x23</desc>"));
    assert!(text.contains("role=\"img\" aria-labelledby=\"damier-title damier-desc\""));
    let bare = svg(&Diagram::new(&position("W:W31:B1")));
    assert!(bare.contains("<title id=\"damier-title\">W:W31:B1</title>"));
    assert!(!bare.contains("<desc"));
}

#[test]
fn a5_every_dark_square_carries_its_number() {
    let text = svg(&Diagram::new(&Position::starting()));
    for square in Square::all() {
        assert!(text.contains(&format!(">{square}</text>")), "{square}");
    }
    let mut hidden = Diagram::new(&Position::starting());
    hidden.numbers = Numbers::Hidden;
    assert!(!svg(&hidden).contains("<text"));
}

#[test]
fn theme_names_are_read_back() {
    for theme in ThemeName::ALL {
        assert_eq!(theme.name().parse(), Ok(theme));
    }
    let error = "pink".parse::<ThemeName>().unwrap_err().to_string();
    assert_eq!(error, "no theme \"pink\"; expected one of wood, green, blue, grey, contrast, print");
}

#[test]
fn odd_arrows_draw_nothing() {
    let mut diagram = Diagram::new(&Position::starting());
    let bare = svg(&diagram);
    let at = Square::at(28);
    diagram.arrows =
        vec![Arrow { squares: Vec::new() }, Arrow { squares: vec![at] }, Arrow { squares: vec![at, at] }];
    assert_eq!(svg(&diagram), bare);
}

#[cfg(feature = "png")]
mod raster {
    use super::*;
    use damier_render::{png, PngError};

    #[test]
    fn pngs_have_the_width_asked_for_and_are_the_same_every_time() {
        let diagram = worked_example();
        let first = png(&diagram, 320).unwrap();
        assert_eq!(first[..8], *b"\x89PNG\r\n\x1a\n");
        assert_eq!(u32::from_be_bytes(first[16..20].try_into().unwrap()), 320);
        assert_eq!(first, png(&diagram, 320).unwrap());
        if let Some(folder) = std::env::var_os("DAMIER_PNG") {
            let folder = PathBuf::from(folder);
            fs::write(folder.join("worked-example.png"), png(&diagram, 640).unwrap()).unwrap();
            for theme in ThemeName::ALL {
                let file = folder.join(format!("marks-{}.png", theme.name()));
                fs::write(file, png(&everything(theme), 640).unwrap()).unwrap();
            }
        }
    }

    #[test]
    fn numbers_are_drawn_with_the_bundled_font() {
        let mut diagram = Diagram::new(&Position::starting());
        let shown = png(&diagram, 500).unwrap();
        diagram.numbers = Numbers::Hidden;
        assert_ne!(shown, png(&diagram, 500).unwrap());
    }

    #[test]
    fn widths_out_of_range_are_refused() {
        let diagram = worked_example();
        for width in [0, 15, 8193, u32::MAX] {
            assert_eq!(png(&diagram, width), Err(PngError::Width(width)));
        }
        assert!(png(&diagram, 16).is_ok());
    }
}

mod any_picture {
    use super::*;
    use damier_core::{Bitboard, Board};
    use proptest::prelude::*;

    fn square() -> impl Strategy<Value = Square> {
        (1..=50_u8).prop_map(Square::at)
    }

    fn kind() -> impl Strategy<Value = MarkKind> {
        prop_oneof![
            Just(MarkKind::From),
            Just(MarkKind::To),
            Just(MarkKind::Movable),
            Just(MarkKind::Target),
            Just(MarkKind::Victim),
        ]
    }

    prop_compose! {
        fn any_diagram()(
            sets in [any::<u64>(), any::<u64>(), any::<u64>()],
            ghosts in [any::<u64>(), any::<u64>()],
            marks in proptest::collection::vec((square(), kind()), 0..8),
            arrows in proptest::collection::vec(proptest::collection::vec(square(), 0..6), 0..4),
            theme in 0..ThemeName::ALL.len(),
            (flip, numbers, turn) in (any::<bool>(), any::<bool>(), any::<Option<bool>>()),
            (title, description) in (any::<String>(), any::<String>()),
        ) -> Diagram {
            let color = |white| if white { Color::White } else { Color::Black };
            let set = |bits: u64| Bitboard::from_compact(bits & ((1 << 50) - 1));
            let mut diagram = Diagram::new(&Position::starting());
            diagram.board = Board::from_sets(set(sets[0]), set(sets[1]), set(sets[2]));
            diagram.ghosts = Board::from_sets(Bitboard::EMPTY, set(ghosts[0] & ghosts[1]), Bitboard::EMPTY);
            diagram.marks = marks.into_iter().map(|(square, kind)| Mark { square, kind }).collect();
            diagram.arrows = arrows.into_iter().map(|squares| Arrow { squares }).collect();
            diagram.theme = ThemeName::ALL[theme];
            diagram.bottom = color(!flip);
            diagram.numbers = if numbers { Numbers::Shown } else { Numbers::Hidden };
            diagram.turn = turn.map(color);
            diagram.title = title;
            diagram.description = description;
            diagram
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig { cases: 500, failure_persistence: None, ..ProptestConfig::default() })]

        /// The SVG is one that a strict reader of XML takes, whatever the title says.
        #[test]
        fn every_picture_can_be_drawn(diagram in any_diagram()) {
            let text = svg(&diagram);
            let document = roxmltree::Document::parse(&text).map_err(|e| TestCaseError::fail(e.to_string()))?;
            prop_assert_eq!(document.root_element().tag_name().name(), "svg");
            prop_assert_eq!(plain(&diagram).lines().count(), 10);
            prop_assert_eq!(ansi(&diagram).lines().count(), 20);
        }
    }
}
