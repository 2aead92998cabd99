#!/bin/sh
# The gate: the crates that the browser runs compile with Debian 12's own Rust 1.63. Lints are the
# newer compiler's business.
set -eu
cd "$(dirname "$0")/.."
. tools/crates.sh
rustc=${DEBIAN_RUSTC:-/usr/bin/rustc}
out=build/msrv
case $("$rustc" --version) in
  "rustc 1.63."*) ;;
  *)
    echo "$rustc is not Rust 1.63 but $("$rustc" --version)" >&2
    exit 1
    ;;
esac
# compile FOLDER FLAGS CRATE...
compile() {
  folder=$1
  flags=$2
  shift 2
  mkdir -p "$folder"
  for crate in "$@"; do
    externs=
    for needed in $(crate_dependencies "$crate"); do
      if [ -f "$folder/libdamier_$needed.rmeta" ]; then
        externs="$externs --extern damier_$needed=$folder/libdamier_$needed.rmeta"
      fi
    done
    # shellcheck disable=SC2086
    "$rustc" --edition 2021 --crate-type rlib --emit metadata --crate-name "damier_$crate" --cap-lints allow \
      $flags -L dependency="$folder" "crates/$crate/src/lib.rs" $externs -o "$folder/libdamier_$crate.rmeta"
  done
}
rm -rf "$out"
# shellcheck disable=SC2046
compile "$out/all" "" $(rules_crates)
# The modules of the page without the engine, or without PDN and tables, too: answers must do without them.
compile "$out/rules" '--cfg damier_rules_only --cfg damier_language="nl"' core messages answers wasm
compile "$out/page" '--cfg damier_without_engine' core messages pdn answers wasm
echo "$(rules_crates | tr '\n' ' ')compile with Rust 1.63, and as the page has them"
