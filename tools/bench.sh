#!/bin/sh
# Measures: move generation beside dame-rs, PDN reading with its peak memory. Wants an idle machine.
set -eu
cd "$(dirname "$0")/.."
. tools/venv.sh
if [ -f tools/bench_perft.py ]; then
  build/venv/bin/python tools/bench_perft.py "$@"
fi
