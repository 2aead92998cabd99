//! The windows on the board through which the evaluation looks at men.
//!
//! A window is a list of squares, each empty, an own man or an enemy man: a number to base three.
//! "Own" is meant from one player's side; every window is used twice, as White sees it and, turned
//! by 180 degrees, as Black does, with one table for both. That makes the evaluation exactly
//! antisymmetric, and halves what has to be learned.

use damier_core::{Board, Color, Square};

/// How many windows a player looks through.
pub const WINDOWS: usize = 8;
/// The windows of both players: White's, then Black's.
const VIEWS: usize = 2 * WINDOWS;
/// The squares of a window.
pub(super) const SQUARES: usize = 8;
/// What a window can show: three to the power of [`SQUARES`].
pub(super) const SIGHTS: usize = 6_561;
/// All that can be seen through all windows.
pub const ENTRIES: usize = WINDOWS * SIGHTS;

/// The squares of a window, as White numbers them.
type Window = [u8; SQUARES];

/// The eight squares of a block of four by four fields; `row` is even and counted from 0, `column`
/// counts pairs of fields from the left.
const fn block(row: u8, column: u8) -> Window {
    let mut squares = [0; SQUARES];
    let mut n = 0;
    while n < 8 {
        let (r, c) = (row + n / 2, column + n % 2);
        squares[n as usize] = 5 * r + c + 1;
        n += 1;
    }
    squares
}

/// Every 4x4 block at even rows and columns is here or is one of these turned around.
const TABLE: [Window; WINDOWS] =
    [block(0, 0), block(0, 1), block(0, 2), block(0, 3), block(2, 0), block(2, 1), block(2, 2), block(2, 3)];

/// The squares of a window, as White looks through it, the one that counts least in a number first.
/// To base three: empty, own man, enemy.
#[must_use]
pub(super) fn window(window: usize) -> Vec<Square> {
    TABLE[window].iter().filter_map(|number| Square::new(*number)).collect()
}

/// How many windows show this square, those of the opponent among them.
#[must_use]
pub fn windows_on(square: Square) -> usize {
    let shown = |square: Square| TABLE.iter().filter(|window| window.contains(&square.number())).count();
    shown(square) + shown(square.flip())
}

/// Numbers in one word of [`Indices`].
const LANES: usize = 4;
/// Words of [`Indices`].
const PACKED: usize = VIEWS / LANES;

/// What a man on a square adds to the number of every view. By colour of the man and square.
static ROWS: [[Indices; Square::COUNT]; 2] = {
    let mut table = [[Indices([0; PACKED]); Square::COUNT]; 2];
    let mut w = 0;
    while w < WINDOWS {
        let mut place = 0;
        let mut power = 1;
        while place < SQUARES {
            let square = TABLE[w][place] as usize - 1;
            let turned = Square::COUNT - 1 - square;
            // White's view: an own man counts one, an enemy two.
            let (view, shift) = (w / LANES, 16 * (w % LANES));
            table[0][square].0[view] += power << shift;
            table[1][square].0[view] += (2 * power) << shift;
            // Black's view of the same window, turned.
            let (view, shift) = ((WINDOWS + w) / LANES, 16 * ((WINDOWS + w) % LANES));
            table[1][turned].0[view] += power << shift;
            table[0][turned].0[view] += (2 * power) << shift;
            power *= 3;
            place += 1;
        }
        w += 1;
    }
    table
};

/// The number that each view shows: first White's windows, then Black's.
///
/// Four numbers share a word. As none ever leaves its 16 bits, words are added and subtracted as
/// they are: a man's coming or going is four additions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Indices([u64; PACKED]);

impl Indices {
    /// An empty board.
    pub(crate) const EMPTY: Indices = Indices([0; PACKED]);

    /// What the windows show of a board.
    pub(crate) fn of(board: &Board) -> Indices {
        let mut indices = Indices::EMPTY;
        for color in Color::ALL {
            for square in board.men_of(color) {
                indices.add(color, square);
            }
        }
        indices
    }

    /// The number that a view shows.
    #[inline(always)]
    pub(crate) fn view(&self, view: usize) -> usize {
        (self.0[view / LANES] >> (16 * (view % LANES))) as usize & 0xFFFF
    }

    /// The entry, among those of all windows, that a player sees through one of his own.
    #[inline(always)]
    pub(crate) fn entry(&self, viewer: usize, window: usize) -> usize {
        window * SIGHTS + self.view(viewer * WINDOWS + window)
    }

    /// A man comes to an empty square.
    #[inline(always)]
    pub(crate) fn add(&mut self, color: Color, square: Square) {
        let row = &ROWS[color as usize][square.index()];
        for (word, step) in self.0.iter_mut().zip(&row.0) {
            *word = word.wrapping_add(*step);
        }
    }

    /// A man goes from where it was.
    #[inline(always)]
    pub(crate) fn remove(&mut self, color: Color, square: Square) {
        let row = &ROWS[color as usize][square.index()];
        for (word, step) in self.0.iter_mut().zip(&row.0) {
            *word = word.wrapping_sub(*step);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_windows_cover_the_board_and_their_numbers_fit() {
        assert_eq!(SIGHTS, 3_usize.pow(SQUARES as u32));
        for row in ROWS.iter().flatten() {
            let seen = (0..VIEWS).filter(|view| row.view(*view) != 0).count();
            assert!((1..=4).contains(&seen), "{row:?}");
        }
        let mut full = Indices::EMPTY;
        for square in Square::all() {
            full.add(Color::Black, square);
        }
        for w in 0..WINDOWS {
            assert_eq!(full.view(w), SIGHTS - 1);
        }
        let shown: usize = Square::all().map(windows_on).sum();
        assert_eq!(shown, VIEWS * SQUARES);
    }

    #[test]
    fn blocks_are_four_by_four() {
        // Rows 1-4, columns 1-4: 1 2 6 7 11 12 16 17.
        assert_eq!(block(0, 0), [1, 2, 6, 7, 11, 12, 16, 17]);
        assert_eq!(block(2, 3), [14, 15, 19, 20, 24, 25, 29, 30]);
    }
}
