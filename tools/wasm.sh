#!/bin/sh
# Builds the WebAssembly of the page with plain rustc calls: these crates have no dependencies, and
# Debian's Rust 1.63 suffices, where its WebAssembly target and lld are installed.
#   rules.fr.wasm, .en.wasm, .nl.wasm the rules alone in one language: a page begins with one of them
#   damier.wasm                       every answer but the machine's, in every language
#   engine.wasm                       the machine, too, with its weights: for those who play against it
#   engine.threads.wasm               the analysis alone, for several workers over one memory; its weights are in engine.wasm
# The machine is built for speed, the others for size.
# usage: wasm.sh RUSTC FOLDER    (RUSTC: a compiler that has wasm32-unknown-unknown)
set -eu
rustc=$1
out=$2
cd "$(dirname "$0")/.."
. tools/crates.sh

objects=build/wasm
mkdir -p "$out"
link=
common="--edition 2021 --target wasm32-unknown-unknown -C lto=fat -C codegen-units=1 -C panic=abort
  -C strip=symbols --cap-lints allow"
# What every browser of the last years can do.
features=+bulk-memory,+mutable-globals,+nontrapping-fptoint,+sign-ext
needed_crates=" $(crate_closure wasm | tr '\n' ' ')"

# compile FOLDER FLAGS CRATE...: compiles crates into the folder, which may hold those they need.
compile() {
  folder=$1
  mkdir -p "$folder"
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
      "$rustc" $flags -C link-arg=-zstack-size=4194304 $link --crate-type cdylib --crate-name damier_wasm \
        crates/wasm/src/lib.rs $externs -o "$folder/damier.wasm"
    else
      # shellcheck disable=SC2086
      "$rustc" $flags --crate-type rlib --crate-name "damier_$crate" \
        "crates/$crate/src/lib.rs" $externs -o "$folder/libdamier_$crate.rlib"
    fi
  done
}

# engine FOLDER FLAGS: with everything that it needs, for speed.
engine() {
  for crate in $(rules_crates); do
    case $needed_crates in
      *" $crate "*) compile "$objects/$1" "-C opt-level=3 -C target-feature=$features,+simd128$2" "$crate" ;;
    esac
  done
}

# The linker is told not to ask whether the standard library was compiled for threads: it was not, and
# crates/wasm/src/crew.rs says why it may be used all the same. web/src/wasm/crew.ts makes the memory, of these sizes.
threads() {
  link="-C link-arg=--shared-memory -C link-arg=--import-memory -C link-arg=--no-check-features
    -C link-arg=--initial-memory=8388608 -C link-arg=--max-memory=134217728 -C link-arg=--export=__stack_pointer"
  engine engine.threads ",+atomics --cfg damier_threads"
}

# Without what answers leaves out; it does not look for the crates that it then does not need.
others() {
  small="-C opt-level=z -C target-feature=$features"
  compile "$objects/core" "$small" core
  for language in fr en nl; do
    cp -R "$objects/core" "$objects/rules.$language"
    alone="--cfg damier_rules_only --cfg damier_language=\"$language\""
    compile "$objects/rules.$language" "$small $alone" messages answers wasm
  done
  mv "$objects/core" "$objects/damier"
  compile "$objects/damier" "$small --cfg damier_without_engine" messages pdn answers wasm
}

rm -rf "$objects"
# Two side by side: there are two processors or more on most machines.
engine engine "" &
first=$!
others
threads
wait "$first"
for module in rules.fr rules.en rules.nl damier engine engine.threads; do
  mv "$objects/$module/damier.wasm" "$out/$module.wasm"
  echo "$out/$module.wasm: $(wc -c <"$out/$module.wasm") bytes"
done
rm -rf "$objects"
echo "made by $("$rustc" --version)"
