#!/bin/sh
# Builds the WebAssembly of the page with plain rustc calls: these crates have no dependencies, and
# Debian's Rust 1.63 suffices, where its WebAssembly target and lld are installed.
#   damier.wasm                       every answer in every language, built for speed
#   rules.fr.wasm, .en.wasm, .nl.wasm the rules alone in one language, built for size: a page begins
#                                     with one of them
# usage: wasm.sh RUSTC FOLDER    (RUSTC: a compiler that has wasm32-unknown-unknown)
set -eu
rustc=$1
out=$2
cd "$(dirname "$0")/.."
. tools/crates.sh

objects=build/wasm
mkdir -p "$out"
common="--edition 2021 --target wasm32-unknown-unknown -C lto=fat -C codegen-units=1 -C panic=abort
  -C strip=symbols --cap-lints allow"
# What every browser of the last years can do.
features=+bulk-memory,+mutable-globals,+nontrapping-fptoint,+sign-ext
needed_crates=" $(crate_closure wasm | tr '\n' ' ')"

# compile FOLDER FLAGS CRATE...: compiles crates into the folder, which may hold those they need.
compile() {
  folder=$1
  flags="$common $2 -L dependency=$folder"
  shift 2
  for crate in "$@"; do
    externs=
    for needed in $(crate_dependencies "$crate"); do
      if [ -f "$folder/libdamier_$needed.rlib" ]; then
        externs="$externs --extern damier_$needed=$folder/libdamier_$needed.rlib"
      fi
    done
    if [ "$crate" = wasm ]; then
      # Four times the usual stack: long rafles and deep searches recurse.
      # shellcheck disable=SC2086
      "$rustc" $flags -C link-arg=-zstack-size=4194304 --crate-type cdylib --crate-name damier_wasm \
        crates/wasm/src/lib.rs $externs -o "$folder/damier.wasm"
    else
      # shellcheck disable=SC2086
      "$rustc" $flags --crate-type rlib --crate-name "damier_$crate" \
        "crates/$crate/src/lib.rs" $externs -o "$folder/libdamier_$crate.rlib"
    fi
  done
}

whole() {
  rm -rf "$objects/whole"
  mkdir -p "$objects/whole"
  for crate in $(rules_crates); do
    case $needed_crates in
      *" $crate "*) compile "$objects/whole" "-C opt-level=3 -C target-feature=$features,+simd128" "$crate" ;;
    esac
  done
}

# Without what searches, and reads and writes files: answers leaves it out.
rules() {
  small="-C opt-level=z -C target-feature=$features --cfg damier_rules_only"
  rm -rf "$objects/rules"
  mkdir -p "$objects/rules/core"
  compile "$objects/rules/core" "$small" core
  for language in fr en nl; do
    cp -R "$objects/rules/core" "$objects/rules/$language"
    compile "$objects/rules/$language" "$small --cfg damier_language=\"$language\"" messages answers wasm
  done
}

# Side by side: there are two processors or more on most machines.
whole &
first=$!
rules
wait "$first"
mv "$objects/whole/damier.wasm" "$out/damier.wasm"
for language in fr en nl; do
  mv "$objects/rules/$language/damier.wasm" "$out/rules.$language.wasm"
done
rm -rf "$objects"
for module in damier rules.fr rules.en rules.nl; do
  echo "$out/$module.wasm: $(wc -c <"$out/$module.wasm") bytes"
done
echo "made by $("$rustc" --version)"
