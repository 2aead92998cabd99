#!/bin/sh
# Measures: move generation beside dame-rs, PDN reading (speed, and peak memory over about a gigabyte),
# and the page on a slow phone. Wants an idle machine.
set -eu
cd "$(dirname "$0")/.."
. tools/venv.sh
tools/bench_perft.sh build/venv/bin/python
echo "PDN, games of random moves:"
games=build/random.pdn
if [ ! -f "$games" ]; then
  cargo run --quiet --release --locked -p damier-pdn --example random_games -- 20000 >"$games.new"
  mv "$games.new" "$games"
fi
cargo run --quiet --release --locked -p damier-pdn --example speed -- "$games" \
  $((1000000000 / $(wc -c <"$games") + 1))
echo "The page on a slow phone:"
cargo build --quiet --release --locked -p damier
(cd web && node bench/page.mjs)
