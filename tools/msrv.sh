#!/bin/sh
# The gate: the crates that the browser runs compile with Debian 12's own Rust 1.63. Lints are the
# newer compiler's business.
set -eu
cd "$(dirname "$0")/.."
. tools/crates.sh
rustc=${DEBIAN_RUSTC:-/usr/bin/rustc}
out=build/msrv
mkdir -p "$out"
case $("$rustc" --version) in
  "rustc 1.63."*) ;;
  *)
    echo "$rustc is not Rust 1.63 but $("$rustc" --version)" >&2
    exit 1
    ;;
esac
for crate in $(rules_crates); do
  externs=
  for needed in $(crate_dependencies "$crate"); do
    externs="$externs --extern damier_$needed=$out/libdamier_$needed.rmeta"
  done
  # shellcheck disable=SC2086
  "$rustc" --edition 2021 --crate-type rlib --emit metadata --crate-name "damier_$crate" --cap-lints allow \
    -L dependency="$out" "crates/$crate/src/lib.rs" $externs -o "$out/libdamier_$crate.rmeta"
  echo "damier-$crate compiles with Rust 1.63"
done
