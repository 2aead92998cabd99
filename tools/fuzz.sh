#!/bin/sh
# Fuzzes every parser with cargo-fuzz for a while each. Needs Rust nightly and
# `cargo install --locked cargo-fuzz`; apart from `make test`, which replays the corpus.
# Leaks are not looked for: threads that end while a target returns have their last words still in memory.
# SECONDS_EACH: how long for each target (60)
set -eu
cd "$(dirname "$0")/.."
seconds=${SECONDS_EACH:-60}
if ! cargo fuzz --version >/dev/null 2>&1; then
  echo "cargo-fuzz is not here: cargo install --locked cargo-fuzz" >&2
  exit 1
fi
if ! cargo +nightly --version >/dev/null 2>&1; then
  echo "fuzzing needs a nightly Rust: rustup toolchain install nightly" >&2
  exit 1
fi
for target in $(cd fuzz && cargo +nightly fuzz list); do
  echo "== $target, $seconds s"
  # New inputs go to build/, only chosen ones into testdata/fuzz.
  mkdir -p "build/fuzz/$target" "testdata/fuzz/$target"
  (cd fuzz && cargo +nightly fuzz run --target-dir ../build/fuzz-target "$target" \
    "../build/fuzz/$target" "../testdata/fuzz/$target" -- -max_total_time="$seconds" -max_len=4096 -timeout=10 -detect_leaks=0)
done
