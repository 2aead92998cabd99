#!/bin/sh
# Counts leaves per second: damier and dame-rs, one after the other on this machine, one thread, no
# table. On a busy machine the user time that follows each run tells more than the clock.
#
#   tools/bench_perft.sh [PYTHON]     a Python with the package dame-rs (default: python3)
set -eu
cd "$(dirname "$0")/.."
python=${1:-python3}
cargo build --quiet --release -p damier-core --example perft
perft="${CARGO_TARGET_DIR:-target}/release/examples/perft"
echo "damier:"
for position in start kings woldouby; do
    bash -c "TIMEFORMAT='    user %U s'; time $perft $position"
done
echo "dame-rs (smaller depths: it is slower):"
"$python" - <<'PYTHON'
import time
import dame

for name, fen, depth, expected in [
    ("start", "W:W31-50:B1-20", 10, 258_895_763),
    ("kings", "B:W6,9,10,11,20,21,22,23,30,K31,33,37,41,42,43,44,46:BK17,K24", 7, 9_041_010),
    ("woldouby", "W:W25,27,28,30,32,33,34,35,37,38:B12,13,14,16,18,19,21,23,24,26", 12, 1_910_989),
]:
    begun, worked = time.perf_counter(), time.process_time()
    leaves = dame.perft(dame.Board(fen), depth)
    seconds, user = time.perf_counter() - begun, time.process_time() - worked
    assert leaves == expected, (name, leaves)
    print(f"{name} {depth}: {leaves} leaves, {seconds:.3f} s, {leaves / seconds / 1e6:.1f} M/s")
    print(f"    user {user:.3f} s")
PYTHON
