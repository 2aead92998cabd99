//! A second reading of the contract's procedure, slow and obvious, sharing nothing with the crate:
//! a board of characters with a border, every route of every capture listed, the steps as written.

use std::collections::{BTreeMap, BTreeSet};

/// Rows and columns 1–10, everything else is border. `.` free, `w` `W` `b` `B` pieces, `#` no dark square.
#[derive(Clone)]
pub(crate) struct Board {
    cells: [[char; 12]; 12],
    /// `w` or `b`.
    pub(crate) turn: char,
}

type Place = (usize, usize);

fn place(square: u32) -> Place {
    let row = (square as usize - 1) / 5 + 1;
    let nth = (square as usize - 1) % 5;
    (row, if row % 2 == 1 { 2 * nth + 2 } else { 2 * nth + 1 })
}

fn number(place: Place) -> u32 {
    (1..=50).find(|n| self::place(*n) == place).unwrap()
}

const DIAGONALS: [(isize, isize); 4] = [(-1, -1), (-1, 1), (1, -1), (1, 1)];

fn go(place: Place, way: (isize, isize), steps: isize) -> Place {
    let to = |from: usize, by: isize| usize::try_from(from as isize + by * steps).unwrap_or(0).min(11);
    (to(place.0, way.0), to(place.1, way.1))
}

/// A capture stopping anywhere: where it lands, and what it takes, hop by hop.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Chain {
    pub(crate) landings: Vec<u32>,
    pub(crate) taken: Vec<u32>,
    pub(crate) finished: bool,
}

impl Chain {
    fn end(&self) -> u32 {
        *self.landings.last().unwrap()
    }

    fn set(&self) -> BTreeSet<u32> {
        self.taken.iter().copied().collect()
    }
}

/// A move as the rules count them: start, end, set taken.
pub(crate) type Move = (u32, u32, BTreeSet<u32>);

impl Board {
    /// `pieces[n - 1]` stands on square n.
    pub(crate) fn new(pieces: &[char], turn: char) -> Board {
        let mut cells = [['#'; 12]; 12];
        for square in 1..=50 {
            let (row, column) = place(square);
            cells[row][column] = pieces[square as usize - 1];
        }
        Board { cells, turn }
    }

    fn at(&self, place: Place) -> char {
        self.cells[place.0][place.1]
    }

    fn on(&self, square: u32) -> char {
        self.at(place(square))
    }

    fn own(&self, piece: char) -> bool {
        piece.to_ascii_lowercase() == self.turn
    }

    fn enemy(&self, piece: char) -> bool {
        matches!(piece, 'w' | 'W' | 'b' | 'B') && !self.own(piece)
    }

    fn without(&self, square: u32) -> Board {
        let mut board = self.clone();
        let (row, column) = place(square);
        board.cells[row][column] = '.';
        board
    }

    /// Every route of every capture of the piece on the square, stopping anywhere. `None` when there
    /// are too many to list.
    pub(crate) fn chains(&self, from: u32) -> Option<Vec<Chain>> {
        let mut found = Vec::new();
        let lifted = self.without(from);
        let king = self.on(from).is_ascii_uppercase();
        let done = lifted.extend(king, from, &mut Vec::new(), &mut Vec::new(), &mut found);
        done.map(|_| found)
    }

    /// Returns whether the piece can capture from here.
    fn extend(
        &self,
        king: bool,
        here: u32,
        landings: &mut Vec<u32>,
        taken: &mut Vec<u32>,
        found: &mut Vec<Chain>,
    ) -> Option<bool> {
        if found.len() > 4000 {
            return None;
        }
        let mut hops = Vec::new();
        for way in DIAGONALS {
            let mut steps = 1;
            if king {
                while self.at(go(place(here), way, steps)) == '.' {
                    steps += 1;
                }
            }
            let over = go(place(here), way, steps);
            if !self.enemy(self.at(over)) || taken.contains(&number(over)) {
                continue;
            }
            let mut behind = 1;
            while self.at(go(over, way, behind)) == '.' && (king || behind == 1) {
                hops.push((number(over), number(go(over, way, behind))));
                behind += 1;
            }
        }
        for (over, to) in &hops {
            taken.push(*over);
            landings.push(*to);
            let slot = found.len();
            found.push(Chain { landings: landings.clone(), taken: taken.clone(), finished: false });
            let goes_on = self.extend(king, *to, landings, taken, found)?;
            found[slot].finished = !goes_on;
            landings.pop();
            taken.pop();
        }
        Some(!hops.is_empty())
    }
}

/// A position with all that can be said about it before anybody tries a move.
pub(crate) struct Oracle {
    board: Board,
    chains: BTreeMap<u32, Vec<Chain>>,
    pub(crate) legal: BTreeSet<Move>,
}

/// What a person tries.
#[derive(Clone, Debug)]
pub(crate) struct Tried {
    pub(crate) numbers: Vec<u32>,
    pub(crate) cross: bool,
    pub(crate) removed: Option<Vec<u32>>,
}

impl Oracle {
    pub(crate) fn new(board: Board) -> Option<Oracle> {
        let mine: Vec<u32> = (1..=50).filter(|n| board.own(board.on(*n))).collect();
        let mut chains = BTreeMap::new();
        for from in &mine {
            chains.insert(*from, board.chains(*from)?);
        }
        let most = chains.values().flatten().map(|c| c.taken.len()).max().unwrap_or(0);
        let mut legal = BTreeSet::new();
        for from in &mine {
            if most > 0 {
                for chain in chains[from].iter().filter(|c| c.taken.len() == most) {
                    legal.insert((*from, chain.end(), chain.set()));
                }
                continue;
            }
            let king = board.on(*from).is_ascii_uppercase();
            for way in DIAGONALS {
                let forward = (way.0 == -1) == (board.turn == 'w');
                for steps in 1..10 {
                    let to = go(place(*from), way, steps);
                    if board.at(to) != '.' || !(king || (forward && steps == 1)) {
                        break;
                    }
                    legal.insert((*from, number(to), BTreeSet::new()));
                }
            }
        }
        Some(Oracle { board, chains, legal })
    }

    /// Routes of a legal move that land on these squares in this order, others left out.
    fn lands_on(&self, m: &Move, between: &[u32]) -> bool {
        if m.2.is_empty() {
            return between.is_empty();
        }
        self.chains[&m.0].iter().filter(|c| c.end() == m.1 && c.set() == m.2).any(|c| {
            let mut rest = c.landings[..c.landings.len() - 1].iter();
            between.iter().all(|wanted| rest.any(|landing| landing == wanted))
        })
    }

    /// The moves that a try fits: step 3.
    pub(crate) fn fits(&self, tried: &Tried) -> Vec<&Move> {
        let n = &tried.numbers;
        let (start, end) = (n[0], n[n.len() - 1]);
        let cross_is_fine = |m: &&Move| !(tried.cross && m.2.is_empty());
        let found: Vec<&Move> = self
            .legal
            .iter()
            .filter(cross_is_fine)
            .filter(|m| m.0 == start && m.1 == end && self.lands_on(m, &n[1..n.len() - 1]))
            .collect();
        if !found.is_empty() || n.len() < 3 {
            return found;
        }
        let mut victims = n[2..].to_vec();
        victims.sort_unstable();
        self.legal
            .iter()
            .filter(cross_is_fine)
            .filter(|m| m.0 == start && m.1 == n[1] && m.2.iter().copied().collect::<Vec<u32>>() == victims)
            .collect()
    }

    /// The code of the ruling.
    pub(crate) fn code(&self, tried: &Tried) -> &'static str {
        let n = &tried.numbers;
        if self.legal.is_empty() {
            return "game-over";
        }
        if n.iter().any(|x| *x < 1 || *x > 50) {
            return "no-such-square";
        }
        match self.board.on(n[0]) {
            '.' => return "empty-square",
            piece if self.board.enemy(piece) => return "not-your-piece",
            _ => {}
        }
        let fitting = self.fits(tried);
        if fitting.len() == 1 {
            return self.step6(fitting[0], tried);
        }
        if fitting.len() > 1 {
            let asked: Option<BTreeSet<u32>> = tried.removed.clone().map(|r| r.into_iter().collect());
            let equal: Vec<_> = fitting.iter().filter(|m| Some(&m.2) == asked.as_ref()).collect();
            return if equal.len() == 1 { self.step6(equal[0], tried) } else { "ambiguous" };
        }
        self.step4(tried)
    }

    fn step6(&self, m: &Move, tried: &Tried) -> &'static str {
        let removed = match &tried.removed {
            None => return "legal",
            Some(removed) => removed,
        };
        if removed.iter().any(|s| self.board.own(self.board.on(*s)) || *s == m.0 || *s == m.1) {
            "removed-own-piece"
        } else if m.2.iter().any(|s| !removed.contains(s)) {
            "removed-too-few"
        } else if removed.iter().any(|s| !m.2.contains(s)) {
            "removed-too-many"
        } else {
            "legal"
        }
    }

    fn step4(&self, tried: &Tried) -> &'static str {
        let n = &tried.numbers;
        let chains = &self.chains[&n[0]];
        if n.len() > 2 {
            let mut victims = n[2..].to_vec();
            victims.sort_unstable();
            let named = chains
                .iter()
                .find(|c| c.end() == n[1] && c.set().into_iter().collect::<Vec<u32>>() == victims);
            return match named {
                Some(chain) => self.step5b(chain.finished),
                None => self.step5a(tried),
            };
        }
        if n[0] == n[1] {
            return "not-on-diagonal";
        }
        let line = line(n[0], n[1]);
        let piece_between =
            line.as_ref().map_or(false, |squares| squares.iter().any(|s| self.board.on(*s) != '.'));
        if tried.cross || piece_between || line.is_none() {
            let ending: Vec<&Chain> = chains.iter().filter(|c| c.end() == n[1]).collect();
            if let Some(most) = ending.iter().map(|c| c.taken.len()).max() {
                return self.step5b(ending.iter().any(|c| c.taken.len() == most && c.finished));
            }
            if line.is_none() {
                return if tried.cross { "nothing-to-capture" } else { "not-on-diagonal" };
            }
        }
        self.step5a(tried)
    }

    fn step5a(&self, tried: &Tried) -> &'static str {
        let n = &tried.numbers;
        let piece = self.board.on(n[0]);
        let man = piece.is_ascii_lowercase();
        let board = self.board.without(n[0]);
        let mut taken: Vec<u32> = Vec::new();
        for hop in 1..n.len() {
            let (from, to) = (n[hop - 1], n[hop]);
            let between = match line(from, to) {
                Some(between) => between,
                None => return "not-on-diagonal",
            };
            if taken.contains(&to) {
                return "captured-piece-blocks";
            }
            if board.on(to) != '.' {
                return "destination-occupied";
            }
            if between.iter().any(|s| board.own(board.on(*s))) {
                return "jumps-own-piece";
            }
            if between.iter().any(|s| taken.contains(s)) {
                return "piece-jumped-twice";
            }
            let enemies: Vec<u32> = between.iter().copied().filter(|s| board.enemy(board.on(*s))).collect();
            let rows = place(to).0 as isize - place(from).0 as isize;
            if enemies.len() > 1 {
                return "path-blocked";
            }
            if enemies.is_empty() {
                return if tried.cross || n.len() > 2 {
                    "nothing-to-capture"
                } else if man && rows.abs() > 1 {
                    "man-moves-too-far"
                } else if man && (rows > 0) == (piece == 'w') {
                    "man-moves-backward"
                } else {
                    "capture-mandatory"
                };
            }
            let adjacent = between[0] == enemies[0];
            let right_behind = between[between.len() - 1] == enemies[0];
            if man && !(adjacent && right_behind) {
                return "man-moves-too-far";
            }
            taken.push(enemies[0]);
        }
        // Whether it could go on: some listed chain with these hops says so.
        let chain = self.chains[&n[0]].iter().find(|c| c.landings == n[1..] && c.taken == taken);
        self.step5b(chain.expect("the walk is a listed chain").finished)
    }

    fn step5b(&self, finished: bool) -> &'static str {
        if finished {
            "majority"
        } else {
            "capture-unfinished"
        }
    }

    /// Chains of a piece, for making tries.
    pub(crate) fn chains_of(&self, from: u32) -> &[Chain] {
        self.chains.get(&from).map_or(&[], |chains| chains.as_slice())
    }

    /// Squares of the side to move.
    pub(crate) fn mine(&self) -> Vec<u32> {
        self.chains.keys().copied().collect()
    }
}

/// The squares strictly between two of one diagonal; `None` if they share none or are equal.
pub(crate) fn line(from: u32, to: u32) -> Option<Vec<u32>> {
    DIAGONALS.iter().find_map(|way| {
        (1..10)
            .find(|steps| go(place(from), *way, *steps) == place(to))
            .map(|steps| (1..steps).map(|k| number(go(place(from), *way, k))).collect())
    })
}
