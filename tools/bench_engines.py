#!/usr/bin/env python3
"""Nodes per second and time to depth, our engine beside others that speak Hub: one thread, the same size of table,
no book, one position after the other on this machine. Those that are not here are passed over with a sentence.

  tools/bench_engines.py [--damier PROGRAM] [--scan FOLDER_OR_PROGRAM] [--dame PROGRAM] [--time S]

Without options: target/release/damier, $SCAN (Scan 2.0: its program, or the folder that it lies in), $DAME (dame-rs:
the program `dame`), else build/venv/bin/dame. A ply is not the same in every engine, nor is a node: the depths tell how long
each takes for its own, the speeds how fast it goes about it.
"""
import argparse
import math
import os
import select
import shutil
import subprocess
import sys
import time

# From the beginning to the ending.
POSITIONS = [
    "W:W31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50:B1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20",
    "B:W27,28,32,33,34,35,36,37,38,39,43,45,48,49:B2,3,7,8,9,10,12,13,14,16,18,19,23,24",
    "W:W27,28,31,32,33,35,37,38,40,43,44,48:B6,8,9,12,13,14,16,18,19,20,22,24",
    "B:W26,27,31,34,35,38,42,44:B9,11,13,14,16,17,22,24",
    "W:W22,33,37,39,45:B8,12,19,25,30",
    "W:WK46,21,38:BK5,12,14",
]
DEPTHS = [9, 12, 15, 18]
# An engine that takes longer for a depth is not asked for deeper ones.
PATIENCE = 60.0


def hub_position(fen):
    side, white, black = fen.split(":")
    board = ["e"] * 50
    for color, pieces in (("w", white), ("b", black)):
        for piece in pieces[1:].split(","):
            king = piece.startswith("K")
            board[int(piece.lstrip("K")) - 1] = color.upper() if king else color
    return side + "".join(board)


class Engine:
    """A program that speaks Hub, version 2, or 1 where it declares no parameters before it waits."""

    def __init__(self, name, command, folder=None):
        self.name = name
        self.process = subprocess.Popen(
            command, cwd=folder, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
        )
        self.rest = b""
        self.say("hub")
        declared = []
        while (line := self.hear()) and line.split()[0] != "wait":
            if line.startswith("param "):
                declared.append(line.split("name=")[1].split()[0].strip('"'))
        self.two = bool(declared)
        for name, value in (("threads", 1), ("tt-size", 22), ("book", "false"), ("bb-size", 0), ("tables", "off")):
            if not self.two:
                self.say(f"set {name} {value}")
            elif name in declared:
                self.say(f"set-param name={name} value={value}")
        self.say("init")
        while self.hear().split()[0] != "ready":
            pass

    def say(self, line):
        self.process.stdin.write((line + "\n").encode())
        self.process.stdin.flush()

    def hear(self, patience=PATIENCE):
        while b"\n" not in self.rest:
            if not select.select([self.process.stdout], [], [], patience)[0]:
                raise TimeoutError(self.name)
            data = os.read(self.process.stdout.fileno(), 65536)
            if not data:
                raise EOFError(f"{self.name} has ended")
            self.rest += data
        line, self.rest = self.rest.split(b"\n", 1)
        return line.decode("latin1").strip() or self.hear(patience)

    def search(self, fen, limit, value):
        """Seconds; and the nodes that it says it has visited, with the seconds when it said so."""
        position = hub_position(fen)
        self.say("new-game" if self.two else "new")
        if self.two:
            self.say(f"pos pos={position}")
            self.say(f"level {limit}={value}")
        else:
            self.say(f"pos {position[0].lower()}{position[1:]}")
            self.say(f"depth {value}" if limit == "depth" else f"time {value * 1000:.0f}")
        begun = time.perf_counter()
        self.say("go think" if self.two else "go")
        nodes = told = 0
        while True:
            line = self.hear()
            words = line.split()
            if words[0] == "info" and self.nodes(words):
                nodes, told = self.nodes(words), time.perf_counter() - begun
            elif words[0] in ("done", "move"):
                return time.perf_counter() - begun, nodes, told
            elif words[0] == "error":
                raise ValueError(f"{self.name}: {line}")

    def nodes(self, words):
        if self.two:
            found = [word[6:] for word in words if word.startswith("nodes=")]
            return int(float(found[0].strip('"'))) if found else 0
        return int(words[4]) if len(words) > 4 else 0

    def close(self):
        self.process.kill()
        self.process.wait()


def measure(engine, seconds):
    nodes = spent = 0
    for fen in POSITIONS:
        _, visited, told = engine.search(fen, "move-time", seconds)
        nodes, spent = nodes + visited, spent + told
    speed = f"{nodes / spent / 1e6:6.2f} M nodes/s" if spent else "   tells no nodes"
    times = []
    for depth in DEPTHS:
        try:
            took = [engine.search(fen, "depth", depth)[0] for fen in POSITIONS]
        except TimeoutError:
            break
        mean = math.exp(sum(math.log(max(t, 1e-4)) for t in took) / len(took))
        times.append(f"{depth}: {mean:.3f} s")
        if max(took) > PATIENCE / 6:
            break
    print(f"{engine.name:<8} {speed}   depth {', '.join(times)}", flush=True)


def program_of(path, name):
    """The program named, or that of this name in the folder named; and the folder that it lies in."""
    program = os.path.join(path, name) if os.path.isdir(path) else shutil.which(path) or path
    if not os.access(program, os.X_OK):
        return None
    program = os.path.abspath(program)
    return program, os.path.dirname(program)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    target = os.environ.get("CARGO_TARGET_DIR", "target")
    parser.add_argument("--damier", default=os.path.join(target, "release", "damier"))
    parser.add_argument("--scan", default=os.environ.get("SCAN", ""))
    parser.add_argument("--dame", default=os.environ.get("DAME", "build/venv/bin/dame"))
    parser.add_argument("--time", type=float, default=1.0, metavar="S", help="seconds for each position (1)")
    options = parser.parse_args()
    print("one thread; geometric mean of the time to a depth over six positions")
    for name, path, program, hint in (
        ("damier", options.damier, "damier", "cargo build --release"),
        ("Scan", options.scan, "scan", "say where it is with SCAN=FOLDER"),
        ("dame-rs", options.dame, "dame", "say where it is with DAME=PROGRAM"),
    ):
        found = program_of(path, program) if path else None
        if not found:
            print(f"{name:<8} is not here: {hint}")
            continue
        engine = None
        try:
            # Scan looks for its data in the folder that it is started from.
            engine = Engine(name, [found[0], "hub"], found[1])
            measure(engine, options.time)
        except (EOFError, TimeoutError, ValueError, OSError) as error:
            print(f"{name:<8} {error}")
        finally:
            if engine:
                engine.close()


if __name__ == "__main__":
    sys.exit(main())
