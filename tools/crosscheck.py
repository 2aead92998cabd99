#!/usr/bin/env python3
"""Compares damier's legal moves with those of dame-rs, a program by others, on random positions.

    python tools/crosscheck.py [--damier target/release/damier] [--positions 100000] [--seed 1]

needs the PyPI package `dame-rs`. Half of the positions come from random games, half are random
placements: few and many pieces, men only, with kings, kings only, pieces on every second row so
that long captures arise, either side to move. A move is start, end and captured set; damier must
list each once. Exit code 0: no difference; 1: differences, printed; 2: damier failed.
"""
import argparse
import json
import random
import subprocess
import sys
import threading
from collections import Counter

import dame

SHOWN = 20


def positions_of_games(wanted, rng):
    """Positions of random games from the start, each once."""
    seen = set()
    while len(seen) < wanted:
        board = dame.Board()
        for _ in range(rng.randint(1, 250)):
            moves = board.legal_moves
            if not moves:
                break
            board.push(rng.choice(moves))
            fen = board.fen()
            if fen not in seen:
                seen.add(fen)
                yield fen
                if len(seen) == wanted:
                    return


def placement(rng):
    """The FEN of a random placement; men are never on their own promotion row."""
    pieces = {"W": [], "B": []}
    density = rng.choice((0.06, 0.12, 0.25, 0.4, 0.6, 0.85))
    kings = rng.choice((0, 0, 0.05, 0.2, 0.5, 1))
    white = rng.choice((0.5, 0.5, 0.5, 0.2, 0.8, 0.03, 0.97))
    mover = rng.choice("WB")
    lattice = rng.random() < 0.3
    parity = rng.randint(0, 1)
    for square in range(1, 51):
        if rng.random() >= density:
            continue
        side = "W" if rng.random() < white else "B"
        row = (square - 1) // 5
        if lattice and side != mover and row % 2 == parity:
            continue
        king = rng.random() < kings or row == (0 if side == "W" else 9)
        pieces[side].append(f"K{square}" if king else str(square))
    return f"{mover}:W{','.join(pieces['W'])}:B{','.join(pieces['B'])}"


def positions(wanted, rng):
    yield from positions_of_games(wanted // 2, rng)
    made = wanted // 2
    while made < wanted:
        fen = placement(rng)
        if any(character.isdigit() for character in fen):
            made += 1
            yield fen


def expected(fen):
    """dame-rs's moves, and whether each crowns a man."""
    board = dame.Board(fen)
    white = board.turn == dame.WHITE
    last_row = range(1, 6) if white else range(46, 51)
    kings = {square for square, piece in board.piece_map().items() if piece.symbol().isupper()}
    return Counter(
        (m.from_square, m.to_square, tuple(sorted(m.captured)), m.from_square not in kings and m.to_square in last_row)
        for m in board.legal_moves
    )


def answered(line):
    """damier's moves from its JSON, in the same form."""
    answer = json.loads(line)
    if "error" in answer:
        raise ValueError(answer["error"])
    moves = Counter()
    for m in answer["moves"]:
        captured = tuple(sorted(m["captured"]))
        if len(captured) != (answer["pieces_to_capture"] if answer["capture"] else 0):
            raise ValueError(f"pieces_to_capture is wrong for {m['notation']}")
        moves[m["from"], m["to"], captured, m["promotes"]] += 1
    return moves


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--damier", default="target/release/damier", help="the program to check")
    parser.add_argument("--positions", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()

    command = [options.damier, "moves", "-", "--json"]
    try:
        process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    except OSError as error:
        print(f"{options.damier}: {error.strerror}", file=sys.stderr)
        return 2
    fens = list(positions(options.positions, random.Random(options.seed)))

    def feed():
        try:
            process.stdin.writelines(fen + "\n" for fen in fens)
            process.stdin.close()
        except BrokenPipeError:
            pass

    threading.Thread(target=feed, daemon=True).start()
    differences = moves = captures = checked = 0
    for fen, line in zip(fens, process.stdout):
        checked += 1
        theirs = expected(fen)
        try:
            ours = answered(line)
        except (ValueError, KeyError) as error:
            ours = Counter()
            line = f"unreadable answer: {error}: {line.strip()}"
        moves += sum(theirs.values())
        captures += any(captured for _, _, captured, _ in theirs)
        if ours != theirs:
            differences += 1
            if differences <= SHOWN:
                print(f"{fen}\n  only damier: {sorted(ours - theirs)}\n  only dame-rs: {sorted(theirs - ours)}")
                if not ours:
                    print("  " + line[:300])
    code = process.wait()
    print(f"{checked} positions ({captures} with captures), {moves} moves: {differences} differences")
    if checked != len(fens) or code != 0:
        print(f"damier answered {checked} of {len(fens)} lines and left with code {code}", file=sys.stderr)
        return 2
    return 1 if differences else 0


if __name__ == "__main__":
    sys.exit(main())
