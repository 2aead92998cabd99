#!/bin/sh
# Measures: move generation beside dame-rs, the engine beside dame-rs and Scan (SCAN=its folder) and as WebAssembly, endgame tables (building and verifying those of four
# pieces, lookups per second), PDN reading (speed, and peak memory over about a gigabyte), the server under load, and the page on a slow phone. Wants an idle machine.
set -eu
cd "$(dirname "$0")/.."
. tools/venv.sh
tools/bench_perft.sh build/venv/bin/python
echo "Endgame tables of four pieces:"
cargo build --quiet --release --locked -p damier
damier="${CARGO_TARGET_DIR:-target}/release/damier"
rm -rf build/tables
for step in "build --pieces 4" verify; do
  # shellcheck disable=SC2086
  bash -c "TIMEFORMAT='    %R s, user %U s'; time $damier tablebase $step --dir build/tables --lang en" 2>&1
done
cargo run --quiet --release --locked -p damier-tablebase --example probes -- build/tables
echo "The engine:"
"$damier" bench | tail -n 1
for suite in shots lost; do
  echo "$suite: nodes, solved (of lost games: avoided, judged) / positions"
  "$damier" bench --$suite testdata/$suite.txt
done
python3 tools/bench_engines.py --damier "$damier"
echo "The engine in the browser:"
node tools/bench_wasm.mjs "$damier"
echo "PDN, games of random moves:"
games=build/random.pdn
if [ ! -f "$games" ]; then
  cargo run --quiet --release --locked -p damier-pdn --example random_games -- 20000 >"$games.new"
  mv "$games.new" "$games"
fi
cargo run --quiet --release --locked -p damier-pdn --example speed -- "$games" \
  $((1000000000 / $(wc -c <"$games") + 1))
echo "The server under load:"
cargo run --quiet --release --locked -p damier-server --example load
echo "The page on a slow phone:"
(cd web && node bench/page.mjs)
