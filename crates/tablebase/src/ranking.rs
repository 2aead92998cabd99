//! The number of a position within its class, and back.
//!
//! Men of each side are ranked among the 45 squares they may stand on, kings among the squares
//! free of men (the other side's kings: of men and kings). Each group is a set `{c1 < c2 < …}`
//! with rank `C(c1,1) + C(c2,2) + …`; the four ranks are the digits of the number, the other
//! side's kings last. Where men of both sides would share a square there is a hole.

use damier_core::{Bitboard, Board, Color, Position, Square};

use crate::material::{Material, MOST_PIECES};

/// `BINOMIAL[n][k]`, n up to 50, k up to 6.
const BINOMIAL: [[u32; 7]; 51] = {
    let mut table = [[0; 7]; 51];
    let mut n = 0;
    while n <= 50 {
        table[n][0] = 1;
        let mut k = 1;
        while k <= 6 {
            if n > 0 {
                table[n][k] = table[n - 1][k - 1] + table[n - 1][k];
            }
            k += 1;
        }
        n += 1;
    }
    table
};

/// `C(n, k)`; zero for k > n.
pub(crate) const fn binomial(n: usize, k: usize) -> u64 {
    BINOMIAL[n][k] as u64
}

/// Squares on which a man of the side to move (White) may stand begin at this index.
const FIRST_OWN_MAN: usize = 5;
/// How many squares a man may stand on.
const MAN_SQUARES: usize = 45;

/// The pieces in four groups, the side to move playing up the board (White).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Placement {
    pub(crate) own_men: Bitboard,
    pub(crate) own_kings: Bitboard,
    pub(crate) other_men: Bitboard,
    pub(crate) other_kings: Bitboard,
}

impl Placement {
    /// The position as its side to move sees it from below.
    #[inline]
    pub(crate) fn of(position: &Position) -> Placement {
        let board = position.board();
        let (white_men, black_men) = (board.men_of(Color::White), board.men_of(Color::Black));
        let (white_kings, black_kings) = (board.kings_of(Color::White), board.kings_of(Color::Black));
        match position.turn() {
            Color::White => Placement {
                own_men: white_men,
                own_kings: white_kings,
                other_men: black_men,
                other_kings: black_kings,
            },
            Color::Black => Placement {
                own_men: black_men.flip(),
                own_kings: black_kings.flip(),
                other_men: white_men.flip(),
                other_kings: white_kings.flip(),
            },
        }
    }

    /// The same pieces seen by the other side, as if it were to move.
    #[inline]
    pub(crate) fn mirror(&self) -> Placement {
        Placement {
            own_men: self.other_men.flip(),
            own_kings: self.other_kings.flip(),
            other_men: self.own_men.flip(),
            other_kings: self.own_kings.flip(),
        }
    }

    #[inline]
    pub(crate) fn occupied(&self) -> Bitboard {
        self.own_men | self.own_kings | self.other_men | self.other_kings
    }

    #[inline]
    pub(crate) fn board(&self) -> Board {
        Board::from_sets(
            self.own_men | self.own_kings,
            self.other_men | self.other_kings,
            self.own_kings | self.other_kings,
        )
    }

    /// The position with White to move; `None` never happens for a placement that is no hole.
    #[inline]
    pub(crate) fn position(&self) -> Option<Position> {
        Position::new(self.board(), Color::White).ok()
    }

    #[inline]
    pub(crate) fn material(&self) -> Material {
        Material::new(
            self.own_men.len() as u8,
            self.own_kings.len() as u8,
            self.other_men.len() as u8,
            self.other_kings.len() as u8,
        )
    }
}

/// The numbering of one class.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Ranking {
    material: Material,
    /// How many sets each group has: own men, other men, own kings, other kings.
    radix: [u64; 4],
}

/// Squares (from 0) of pieces that kings are not ranked among.
struct Taken {
    squares: [u8; MOST_PIECES as usize],
    count: usize,
}

impl Taken {
    #[inline(always)]
    fn push(&mut self, square: usize) {
        // Positions with more pieces have no class, so there is always room.
        if let Some(slot) = self.squares.get_mut(self.count) {
            *slot = square as u8;
            self.count += 1;
        }
    }

    /// The number of a square among those not taken.
    #[inline(always)]
    fn rank(&self, square: usize) -> usize {
        let below = self.squares.iter().take(self.count).filter(|s| usize::from(**s) < square).count();
        square - below
    }
}

impl Ranking {
    pub(crate) fn new(material: Material) -> Ranking {
        let men = usize::from(material.men());
        let own_kings = usize::from(material.own_kings);
        let radix = [
            binomial(MAN_SQUARES, usize::from(material.own_men)),
            binomial(MAN_SQUARES, usize::from(material.other_men)),
            binomial(50 - men, own_kings),
            binomial(50 - men - own_kings, usize::from(material.other_kings)),
        ];
        Ranking { material, radix }
    }

    /// The class.
    pub(crate) fn material(&self) -> Material {
        self.material
    }

    /// One more than the highest number.
    pub(crate) fn len(&self) -> u64 {
        self.radix.iter().product()
    }

    /// How many numbers belong to positions: the rest are holes.
    pub(crate) fn positions(&self) -> u64 {
        let m = self.material;
        let (own, other) = (usize::from(m.own_men), usize::from(m.other_men));
        // Forty squares are open to men of both sides, five more to each.
        let men: u64 =
            (0..=own).map(|j| binomial(40, j) * binomial(5, own - j) * binomial(45 - j, other)).sum();
        men * self.radix[2] * self.radix[3]
    }

    /// The number of a placement of this material.
    #[inline]
    pub(crate) fn rank(&self, p: &Placement) -> u64 {
        let (high, taken) = self.rank_of_men(p);
        self.rank_of_kings(high, taken, p)
    }

    /// The part of the number that men decide.
    #[inline(always)]
    fn rank_of_men(&self, p: &Placement) -> (u64, Taken) {
        let mut taken = Taken { squares: [0; MOST_PIECES as usize], count: 0 };
        let mut own = 0;
        for (i, square) in p.own_men.iter().enumerate() {
            own += binomial(square.index() - FIRST_OWN_MAN, i + 1);
            taken.push(square.index());
        }
        let mut other = 0;
        for (i, square) in p.other_men.iter().enumerate() {
            other += binomial(square.index(), i + 1);
            taken.push(square.index());
        }
        ((own * self.radix[1] + other) * self.radix[2], taken)
    }

    #[inline(always)]
    fn rank_of_kings(&self, high: u64, mut taken: Taken, p: &Placement) -> u64 {
        let mut own = 0;
        let men = taken.count;
        for (i, square) in p.own_kings.iter().enumerate() {
            let below = taken.squares.iter().take(men).filter(|s| usize::from(**s) < square.index()).count();
            own += binomial(square.index() - below, i + 1);
            taken.push(square.index());
        }
        let mut other = 0;
        for (i, square) in p.other_kings.iter().enumerate() {
            other += binomial(taken.rank(square.index()), i + 1);
        }
        (high + own) * self.radix[3] + other
    }

    /// The placement of a number; `None` for a hole or a number beyond the end.
    pub(crate) fn place(&self, number: u64) -> Option<Placement> {
        Walk::new(self, number).placement()
    }
}

/// A set of `size` numbers below `below`, in the order of its rank.
#[derive(Clone, Copy, Debug)]
struct Combination {
    /// Ascending; only the first `size` count.
    members: [u8; MOST_PIECES as usize],
    size: usize,
    below: usize,
}

impl Combination {
    fn new(size: u8, below: usize, mut rank: u64) -> Combination {
        let size = usize::from(size);
        let mut members = [0; MOST_PIECES as usize];
        let mut most = below;
        for k in (1..=size).rev() {
            while most > 0 && binomial(most, k) > rank {
                most -= 1;
            }
            members[k - 1] = most as u8;
            rank -= binomial(most, k);
        }
        Combination { members, size, below }
    }

    /// The next set; `false`, and the first set again, after the last.
    #[inline(always)]
    fn next(&mut self) -> bool {
        for i in 0..self.size {
            let limit = if i + 1 < self.size { usize::from(self.members[i + 1]) } else { self.below };
            if usize::from(self.members[i]) + 1 < limit {
                self.members[i] += 1;
                return true;
            }
            self.members[i] = i as u8;
        }
        false
    }

    #[inline(always)]
    fn iter(&self) -> impl Iterator<Item = usize> + '_ {
        self.members[..self.size].iter().map(|m| usize::from(*m))
    }
}

/// The squares open to kings, by rank.
#[derive(Clone, Copy)]
struct Free {
    squares: [Bitboard; 50],
}

impl Free {
    fn new(taken: Bitboard) -> Free {
        let mut squares = [Bitboard::EMPTY; 50];
        for (slot, square) in squares.iter_mut().zip((!taken).iter()) {
            *slot = Bitboard::of(square);
        }
        Free { squares }
    }

    #[inline(always)]
    fn set(&self, ranks: &Combination) -> Bitboard {
        ranks.iter().fold(Bitboard::EMPTY, |set, rank| set | self.squares[rank])
    }
}

/// The placements of a class in the order of their numbers.
pub(crate) struct Walk {
    combinations: [Combination; 4],
    own_free: Free,
    other_free: Free,
    here: Placement,
    hole: bool,
}

impl Walk {
    /// Starts at a number below the length of the class.
    pub(crate) fn new(ranking: &Ranking, number: u64) -> Walk {
        let m = ranking.material;
        let men = usize::from(m.men());
        let mut rest = number;
        let mut digits = [0; 4];
        for (digit, radix) in digits.iter_mut().zip(ranking.radix).rev() {
            *digit = rest % radix;
            rest /= radix;
        }
        let combinations = [
            Combination::new(m.own_men, MAN_SQUARES, digits[0]),
            Combination::new(m.other_men, MAN_SQUARES, digits[1]),
            Combination::new(m.own_kings, 50 - men, digits[2]),
            Combination::new(m.other_kings, 50 - men - usize::from(m.own_kings), digits[3]),
        ];
        let nothing = Placement {
            own_men: Bitboard::EMPTY,
            own_kings: Bitboard::EMPTY,
            other_men: Bitboard::EMPTY,
            other_kings: Bitboard::EMPTY,
        };
        let free = Free { squares: [Bitboard::EMPTY; 50] };
        let mut walk = Walk { combinations, own_free: free, other_free: free, here: nothing, hole: rest > 0 };
        if !walk.hole {
            walk.set_men();
        }
        walk
    }

    /// Where the walk stands; `None` for a hole.
    #[inline(always)]
    pub(crate) fn placement(&self) -> Option<Placement> {
        if self.hole {
            None
        } else {
            Some(self.here)
        }
    }

    /// Goes on to the next number. After the last it stands at the first again.
    #[inline(always)]
    pub(crate) fn advance(&mut self) {
        if self.combinations[3].next() {
            self.here.other_kings = self.other_free.set(&self.combinations[3]);
        } else if self.combinations[2].next() {
            self.set_own_kings();
        } else {
            if !self.combinations[1].next() {
                self.combinations[0].next();
            }
            self.set_men();
        }
    }

    fn set_men(&mut self) {
        let square = |index| Square::from_index(index).map_or(Bitboard::EMPTY, Bitboard::of);
        let own = self.combinations[0].iter().map(|m| square(m + FIRST_OWN_MAN));
        self.here.own_men = own.fold(Bitboard::EMPTY, |set, s| set | s);
        let other = self.combinations[1].iter().map(square);
        self.here.other_men = other.fold(Bitboard::EMPTY, |set, s| set | s);
        self.hole = self.here.own_men.intersects(self.here.other_men);
        self.own_free = Free::new(self.here.own_men | self.here.other_men);
        self.set_own_kings();
    }

    fn set_own_kings(&mut self) {
        self.here.own_kings = self.own_free.set(&self.combinations[2]);
        if self.combinations[3].size > 0 {
            let taken = self.here.own_men | self.here.other_men | self.here.own_kings;
            self.other_free = Free::new(taken);
        }
        self.here.other_kings = self.other_free.set(&self.combinations[3]);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn walking_ranking_and_placing_agree_on_every_number() {
        for material in (2..=3).flat_map(Material::classes).chain([Material::new(2, 0, 1, 1)]) {
            let ranking = Ranking::new(material);
            let mut walk = Walk::new(&ranking, 0);
            let mut positions = 0;
            for number in 0..ranking.len() {
                if let Some(p) = walk.placement() {
                    positions += 1;
                    assert_eq!(ranking.rank(&p), number, "{material}");
                    assert_eq!(p.material(), material);
                    assert_eq!(p.mirror().mirror(), p);
                    if number % 97 == 0 {
                        assert_eq!(ranking.place(number), Some(p), "{material} {number}");
                    }
                }
                walk.advance();
            }
            assert_eq!(ranking.positions(), positions, "{material}");
            assert_eq!(ranking.place(ranking.len()), None);
        }
    }

    #[test]
    fn numbers_of_positions_are_those_of_the_formula() {
        let total = |n| Material::classes(n).iter().map(|m| Ranking::new(*m).positions()).sum::<u64>();
        assert_eq!(
            (2..=6).map(total).collect::<Vec<_>>(),
            [8_845, 806_300, 41_971_200, 1_570_600_750, 46_198_758_750]
        );
    }
}
