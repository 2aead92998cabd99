#!/bin/sh
# Builds web/src/wasm/damier.wasm with plain rustc calls: these crates have no dependencies, and
# Debian's Rust 1.63 suffices, where its WebAssembly target and lld are installed.
# usage: wasm.sh RUSTC OUT.wasm    (RUSTC: a compiler that has wasm32-unknown-unknown)
set -eu
rustc=$1
out=$2
cd "$(dirname "$0")/.."
. tools/crates.sh

objects=build/wasm
mkdir -p "$objects" "$(dirname "$out")"
flags="--edition 2021 --target wasm32-unknown-unknown -C opt-level=3 -C lto=fat -C codegen-units=1
  -C panic=abort -C strip=symbols -C target-feature=+simd128 --cap-lints allow -L dependency=$objects"

needed_crates=" $(crate_closure wasm | tr '\n' ' ')"
for crate in $(rules_crates); do
  case $needed_crates in
    *" $crate "*) ;;
    *) continue ;;
  esac
  externs=
  for needed in $(crate_dependencies "$crate"); do
    externs="$externs --extern damier_$needed=$objects/libdamier_$needed.rlib"
  done
  if [ "$crate" = wasm ]; then
    # Twice the usual stack: long rafles and deep searches recurse.
    # shellcheck disable=SC2086
    "$rustc" $flags -C link-arg=-zstack-size=4194304 --crate-type cdylib --crate-name damier_wasm \
      crates/wasm/src/lib.rs $externs -o "$objects/damier.wasm"
  else
    # shellcheck disable=SC2086
    "$rustc" $flags --crate-type rlib --crate-name "damier_$crate" \
      "crates/$crate/src/lib.rs" $externs -o "$objects/libdamier_$crate.rlib"
  fi
done
mv "$objects/damier.wasm" "$out"
echo "$out: $(wc -c <"$out") bytes ($("$rustc" --version))"
