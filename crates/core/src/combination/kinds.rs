//! The kinds of combinations that have a name, each by a definition that squares and captures meet or not.
//!
//! They are for White; a combination of Black is turned first. *Reply* is a move of the other side, *forced*
//! that it is its only legal move, *stroke* the last capture of two or more by the side whose combination it is. Every reply before
//! the stroke must be forced, or nothing is named but the coup royal and the coup Philippe, whose squares leave no doubt: in the
//! trap of the coup Philippe, 28-22 may be taken from 17, too. Where several definitions are met, the narrower one names it.
//!
//! Never named, because what is written about them draws no sharp line: coup de la trappe, coup de talon, coup suisse,
//! coup de l'arceau, ricochet, chapelet, moulinet, tourniquet, coup Raphaël, coup de l'express, éventail.

use alloc::vec::Vec;

use super::Ply;
use crate::bitboard::Bitboard;
use crate::moves::Move;
use crate::piece::Role;
use crate::ruling::captures;
use crate::square::{Direction, Square};

/// A kind of combination whose definition is met with certainty.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum CombinationKind {
    /// *Coup royal*: a man offered on 22 is taken by 18x27 and taken back by 32x21; the man of 23 must take 28, 38 and
    /// 39 to 34; the stroke goes from 40 over 34, 24 and 14 to 9, or farther.
    Royal,
    /// *Coup Philippe*: the man of 18 has been drawn to 27, 34-30 draws the man of 25 to 34, and the stroke from
    /// 40 goes over 34 and 23 to the square that 18 left, and on.
    Philippe,
    /// *Coup Napoléon*: three single men are offered, the three that took them stand side by side in a row, and the
    /// stroke of a man takes them all and at least one more.
    Napoleon,
    /// *Coup turc*: a king must capture; the piece beside its last square takes it as the first of the stroke and
    /// lands where a piece was taken, and what stood behind that piece was taken, too: it still lay there when the king stopped.
    Turc,
    /// *Coup demi-turc*: as the coup turc, but where the taking piece lands nothing was taken: the king was stopped by a
    /// piece beyond its last square, on the line on which it came, that it could not take.
    DemiTurc,
    /// *Coup de la bombe*: a man takes and could be taken, but the majority rule sends the other side elsewhere, and the same man
    /// makes the stroke.
    Bombe,
    /// *Envoi à dame*: a man of the other side takes an offer, is crowned, and is taken as a king.
    EnvoiADame,
    /// *Coup de rappel*: the same man takes two offers one after the other, the second time back towards its own side, and the
    /// stroke takes it.
    Rappel,
    /// *Double-deux*: the stroke is our second capture, both take exactly two, one reply lies between them, and the
    /// stroke leaves the man of that reply alone.
    DoubleDeux,
    /// *Coup de mazette*: the stroke of a man is straight and takes three or more; one of them came there by taking an
    /// offer, one of the squares on the way was left by another man that took an offer, and none took twice.
    Mazette,
    /// *Coup direct*: one quiet move, one reply, the stroke.
    Direct,
}

impl CombinationKind {
    /// All of them; the narrower definitions first.
    pub const ALL: [CombinationKind; 11] = [
        CombinationKind::Royal,
        CombinationKind::Philippe,
        CombinationKind::Napoleon,
        CombinationKind::Turc,
        CombinationKind::DemiTurc,
        CombinationKind::Bombe,
        CombinationKind::EnvoiADame,
        CombinationKind::Rappel,
        CombinationKind::DoubleDeux,
        CombinationKind::Mazette,
        CombinationKind::Direct,
    ];

    /// Its name in answers.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            CombinationKind::Royal => "coup-royal",
            CombinationKind::Philippe => "coup-philippe",
            CombinationKind::Napoleon => "coup-napoleon",
            CombinationKind::Turc => "coup-turc",
            CombinationKind::DemiTurc => "coup-demi-turc",
            CombinationKind::Bombe => "coup-de-la-bombe",
            CombinationKind::EnvoiADame => "envoi-a-dame",
            CombinationKind::Rappel => "coup-de-rappel",
            CombinationKind::DoubleDeux => "double-deux",
            CombinationKind::Mazette => "coup-de-mazette",
            CombinationKind::Direct => "coup-direct",
        }
    }

    /// The kind of a combination; its moves end with a capture.
    pub(super) fn of(plies: &[Ply]) -> Option<CombinationKind> {
        let line = Line::of(plies)?;
        CombinationKind::ALL
            .iter()
            .copied()
            .find(|kind| (line.forced || kind.is_told_by_squares()) && line.is(*kind))
    }

    /// Whether its definition names the squares of every move that matters.
    const fn is_told_by_squares(self) -> bool {
        matches!(self, CombinationKind::Royal | CombinationKind::Philippe)
    }
}

/// A combination from its first move to the stroke.
struct Line<'a> {
    plies: &'a [Ply],
    stroke: &'a Ply,
    /// Every reply before the stroke was the only legal move.
    forced: bool,
}

/// An offer that was taken.
#[derive(Clone, Copy)]
struct Taken {
    /// How the other side took.
    m: Move,
    by: Role,
}

impl<'a> Line<'a> {
    fn of(plies: &'a [Ply]) -> Option<Line<'a>> {
        let last = plies.iter().rposition(|ply| ply.is_ours() && ply.m.captured.len() > 1)?;
        // A single piece taken after the stroke belongs to what comes after.
        let (stroke, before) = plies.get(..=last)?.split_last()?;
        let forced =
            before.iter().filter(|ply| !ply.is_ours()).all(|ply| ply.before.legal_moves().len() == 1);
        Some(Line { plies: before, stroke, forced })
    }

    fn is(&self, kind: CombinationKind) -> bool {
        match kind {
            CombinationKind::Royal => self.is_royal(),
            CombinationKind::Philippe => self.is_philippe(),
            CombinationKind::Napoleon => self.is_napoleon(),
            CombinationKind::Turc => self.traps_king(true),
            CombinationKind::DemiTurc => self.traps_king(false),
            CombinationKind::Bombe => self.is_bombe(),
            CombinationKind::EnvoiADame => self.sends_to_king(),
            CombinationKind::Rappel => self.is_rappel(),
            CombinationKind::DoubleDeux => self.is_double_two(),
            CombinationKind::Mazette => self.is_mazette(),
            CombinationKind::Direct => self.is_direct(),
        }
    }

    /// Replies that took an offer, made by the quiet move before them, in order.
    fn offers(&self) -> impl Iterator<Item = Taken> + '_ {
        self.plies
            .windows(2)
            .filter(|two| !two[1].is_ours() && !two[0].m.is_capture())
            .map(|two| taken(&two[1]))
    }

    /// Our captures before the stroke.
    fn earlier(&self) -> impl Iterator<Item = &Ply> {
        self.plies.iter().filter(|ply| ply.is_ours() && ply.m.is_capture())
    }

    fn plays(&self, from: u8, to: u8) -> bool {
        self.plies.iter().any(|ply| ply.m.from == Square::at(from) && ply.m.to == Square::at(to))
    }

    fn by_man(&self) -> bool {
        role(self.stroke) == Role::Man
    }

    fn takes(&self, squares: &[u8]) -> bool {
        squares.iter().all(|n| self.stroke.m.captured.contains(Square::at(*n)))
    }

    fn is_royal(&self) -> bool {
        let through = self.plies.last().map_or(false, |ply| {
            let centre = [28, 38, 39].iter().all(|n| ply.m.captured.contains(Square::at(*n)));
            ply.m.from == Square::at(23) && ply.m.to == Square::at(34) && centre
        });
        let offered = self.plays(27, 22) && self.plays(18, 27) && self.plays(32, 21);
        offered && through && self.by_man() && self.starts_from(40) && self.takes(&[34, 24, 14])
    }

    fn is_philippe(&self) -> bool {
        let last = self.plies.last().map_or(false, |ply| ply.m.from == Square::at(25));
        let cleared = self.plays(18, 27) && last && self.plays(34, 30) && self.plays(25, 34);
        // Beyond 18, or 18 was not needed.
        let farther = self.stroke.m.captured.len() > 2 && self.stroke.m.to != Square::at(18);
        cleared && farther && self.by_man() && self.starts_from(40) && self.takes(&[34, 23])
    }

    fn starts_from(&self, square: u8) -> bool {
        self.stroke.m.from == Square::at(square)
    }

    fn is_napoleon(&self) -> bool {
        let offers: Vec<Taken> = self.offers().collect();
        let single = offers.len() == 3 && offers.iter().all(|one| one.m.captured.len() == 1);
        let ends = offers.iter().fold(Bitboard::EMPTY, |ends, one| ends.with(one.m.to));
        let beside = |s: Square, n: u8| Square::new(s.number() + n).filter(|next| next.row() == s.row());
        let row = ends.first().map_or(false, |s| {
            [1, 2].iter().all(|n| beside(s, *n).map_or(false, |next| ends.contains(next)))
        });
        let all = ends.difference(self.stroke.m.captured).is_empty();
        single
            && row
            && all
            && self.earlier().next().is_none()
            && self.by_man()
            && self.stroke.m.captured.len() > 3
    }

    /// A king that must capture and stop, and the piece beside it that takes it (`ghost`: and lands where it took).
    fn traps_king(&self, ghost: bool) -> bool {
        let reply = match self.plies.last() {
            Some(reply) if !reply.is_ours() && role(reply) == Role::King => reply,
            _ => return false,
        };
        let (stop, lifted) = (reply.m.to, reply.m.captured);
        let taker = self.stroke.m.from;
        let direction = match stop.direction_to(taker) {
            Some((direction, 1)) => direction,
            _ => return false,
        };
        let has = |square: Option<Square>| square.map_or(false, |s| lifted.contains(s));
        let first = self.stroke.before.path(&self.stroke.m).captured.first() == Some(&stop);
        if !first || !has(taker.step(direction)) {
            return false;
        }
        if has(stop.step(direction.opposite())) {
            return ghost;
        }
        !ghost && blocked_ahead(reply, taker)
    }

    fn is_bombe(&self) -> bool {
        let (ours, reply) = match self.plies {
            [.., ours, reply] if ours.m.is_capture() => (ours, reply),
            _ => return false,
        };
        let man = ours.m.to;
        let spared = |m: &Move| m.captured.len() < reply.m.captured.len() && m.captured.contains(man);
        role(ours) == Role::Man
            && self.stroke.m.from == man
            && !reply.m.captured.contains(man)
            && captures(&reply.before).moves.iter().any(spared)
    }

    fn sends_to_king(&self) -> bool {
        self.plies.windows(2).enumerate().any(|(i, two)| {
            let (offer, reply) = (&two[0], &two[1]);
            if reply.is_ours() || offer.m.is_capture() || !reply.m.promotes {
                return false;
            }
            // Where the king is, move after move, until it is taken.
            let mut king = reply.m.to;
            for ply in self.plies[i + 2..].iter().chain(core::iter::once(self.stroke)) {
                if ply.is_ours() && ply.m.captured.contains(king) {
                    return true;
                }
                if !ply.is_ours() && ply.m.from == king {
                    king = ply.m.to;
                }
            }
            false
        })
    }

    fn is_rappel(&self) -> bool {
        let (first, second) = match self.plies {
            [.., a, first, b, second] if !a.m.is_capture() && !b.m.is_capture() => (first, second),
            _ => return false,
        };
        // Black's men go down the board: back is a row with a smaller number.
        role(first) == Role::Man
            && !first.m.promotes
            && !second.m.promotes
            && second.m.from == first.m.to
            && second.m.to.row() < second.m.from.row()
            && self.stroke.m.captured.contains(second.m.to)
    }

    fn is_double_two(&self) -> bool {
        let mut earlier = self.earlier();
        let one = earlier.next().map_or(false, |ply| ply.m.captured.len() == 2) && earlier.next().is_none();
        // A stroke that takes the man of the reply is a ricochet.
        let apart = match self.plies {
            [.., ours, reply] => ours.m.is_capture() && !self.stroke.m.captured.contains(reply.m.to),
            _ => false,
        };
        one && apart && self.stroke.m.captured.len() == 2
    }

    fn is_mazette(&self) -> bool {
        let Move { from, to, captured, .. } = self.stroke.m;
        let direction = match from.direction_to(to) {
            Some((direction, _)) => direction,
            None => return false,
        };
        let path = self.stroke.before.path(&self.stroke.m);
        let on_line = |s: Square| from.direction_to(s).map_or(false, |(d, _)| d == direction);
        let straight = path.squares[1..].iter().copied().all(on_line) && captured.iter().all(on_line);
        let offers: Vec<Taken> = self.offers().collect();
        let men = offers.iter().all(|one| one.by == Role::Man);
        let once = offers.iter().all(|one| !offers.iter().any(|other| other.m.to == one.m.from));
        let placed = |one: &Taken| captured.contains(one.m.to);
        let way: Bitboard = path.squares[1..].iter().fold(Bitboard::EMPTY, |way, s| way.with(*s));
        let built =
            offers.iter().any(placed) && offers.iter().any(|one| way.contains(one.m.from) && !placed(one));
        self.by_man()
            && captured.len() > 2
            && straight
            && men
            && once
            && built
            && self.earlier().next().is_none()
    }

    fn is_direct(&self) -> bool {
        match self.plies {
            [offer, _] => !offer.m.is_capture(),
            _ => false,
        }
    }
}

fn role(ply: &Ply) -> Role {
    ply.before.board().piece_at(ply.m.from).map_or(Role::Man, |piece| piece.role)
}

fn taken(ply: &Ply) -> Taken {
    Taken { m: ply.m, by: role(ply) }
}

/// Whether a capturing king had to stop: on its way, just beyond its last square, stands a piece that it did not take,
/// and that is not the one that takes it.
fn blocked_ahead(reply: &Ply, taker: Square) -> bool {
    let path = reply.before.path(&reply.m);
    let last = path.captured.last().copied();
    let ahead = last
        .and_then(|over| over.direction_to(reply.m.to))
        .and_then(|(d, _): (Direction, u8)| reply.m.to.step(d));
    ahead.map_or(false, |s| {
        s != taker && !reply.m.captured.contains(s) && reply.before.board().occupied().contains(s)
    })
}
