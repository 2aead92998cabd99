//! Which pieces are on the board: the classes of the tables.

use std::fmt;

use damier_core::{Board, Color};

/// The most pieces a class may have.
pub const MOST_PIECES: u8 = 6;

/// The material of a position, from the side to move: tables hold positions with White to move,
/// because one with Black to move is the same with the board turned and the colours exchanged.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Material {
    /// Men of the side to move.
    pub own_men: u8,
    /// Kings of the side to move.
    pub own_kings: u8,
    /// Men of the other side.
    pub other_men: u8,
    /// Kings of the other side.
    pub other_kings: u8,
}

impl Material {
    /// From the four counts: men and kings of the side to move, men and kings of the other.
    #[must_use]
    pub const fn new(own_men: u8, own_kings: u8, other_men: u8, other_kings: u8) -> Material {
        Material { own_men, own_kings, other_men, other_kings }
    }

    /// The material on a board, `turn` being to move.
    #[must_use]
    pub fn of(board: &Board, turn: Color) -> Material {
        let other = turn.opponent();
        let count = |set: damier_core::Bitboard| set.len() as u8;
        Material::new(
            count(board.men_of(turn)),
            count(board.kings_of(turn)),
            count(board.men_of(other)),
            count(board.kings_of(other)),
        )
    }

    /// All pieces.
    #[must_use]
    pub const fn pieces(self) -> u8 {
        self.own_men + self.own_kings + self.other_men + self.other_kings
    }

    /// All men.
    #[must_use]
    pub const fn men(self) -> u8 {
        self.own_men + self.other_men
    }

    /// The same pieces with the other side to move.
    #[must_use]
    pub const fn mirror(self) -> Material {
        Material::new(self.other_men, self.other_kings, self.own_men, self.own_kings)
    }

    /// Whether both sides have a piece.
    #[must_use]
    pub const fn has_both_sides(self) -> bool {
        self.own_men + self.own_kings > 0 && self.other_men + self.other_kings > 0
    }

    /// Whether there can be a table of it: both sides present, at most [`MOST_PIECES`].
    #[must_use]
    pub const fn is_class(self) -> bool {
        self.has_both_sides() && self.pieces() <= MOST_PIECES
    }

    /// Every class with exactly so many pieces, by men and kings of the side to move, then of the
    /// other.
    #[must_use]
    pub fn classes(pieces: u8) -> Vec<Material> {
        let mut all = Vec::new();
        for own in 1..pieces {
            for own_kings in 0..=own {
                for other_kings in 0..=pieces - own {
                    all.push(Material::new(
                        own - own_kings,
                        own_kings,
                        pieces - own - other_kings,
                        other_kings,
                    ));
                }
            }
        }
        all.sort_unstable();
        all
    }

    /// One of each class and its mirror up to so many pieces, in the order in which they can be
    /// solved: captures lead to fewer pieces, promotions to fewer men.
    #[must_use]
    pub fn in_order(pieces: u8) -> Vec<Material> {
        let mut pairs: Vec<Material> =
            (2..=pieces).flat_map(Material::classes).filter(|m| *m >= m.mirror()).collect();
        pairs.sort_by_key(|m| (m.pieces(), m.men(), *m));
        pairs
    }

    /// The classes that moves out of this class and its mirror lead to at once: promotions, and
    /// captures with or without promotion. Sides without pieces are not classes.
    #[must_use]
    pub fn leads_to(self) -> Vec<Material> {
        let mut all = Vec::new();
        for m in [self, self.mirror()] {
            for promoted in 0..=u8::from(m.own_men > 0) {
                for men in 0..=m.other_men {
                    for kings in 0..=m.other_kings {
                        let to = Material::new(
                            m.other_men - men,
                            m.other_kings - kings,
                            m.own_men - promoted,
                            m.own_kings + promoted,
                        );
                        if (promoted, men, kings) != (0, 0, 0) && to.has_both_sides() {
                            all.push(to);
                        }
                    }
                }
            }
        }
        all.sort_unstable();
        all.dedup();
        all
    }

    /// A small number of its own for every class and its parts, below [`Material::KEYS`].
    pub(crate) const fn key(self) -> usize {
        let side = MOST_PIECES as usize + 1;
        ((self.own_men as usize * side + self.own_kings as usize) * side + self.other_men as usize) * side
            + self.other_kings as usize
    }

    /// How many keys there are.
    pub(crate) const KEYS: usize = (MOST_PIECES as usize + 1).pow(4);
}

impl fmt::Display for Material {
    /// The four counts: `1 0 0 2` is a man against two kings.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {} {}", self.own_men, self.own_kings, self.other_men, self.other_kings)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn forty_one_classes_of_at_most_four_pieces() {
        let counts: Vec<usize> = (2..=6).map(|n| Material::classes(n).len()).collect();
        assert_eq!(counts, [4, 12, 25, 44, 70]);
    }

    #[test]
    fn everything_a_class_leads_to_comes_before_it() {
        let order = Material::in_order(MOST_PIECES);
        for (place, m) in order.iter().enumerate() {
            for to in m.leads_to() {
                let before = order[..place].iter().any(|other| *other == to || *other == to.mirror());
                assert!(before, "{m} leads to {to}");
            }
        }
        let classes: usize = order.iter().map(|m| if *m == m.mirror() { 1 } else { 2 }).sum();
        assert_eq!(classes, 4 + 12 + 25 + 44 + 70);
    }
}
