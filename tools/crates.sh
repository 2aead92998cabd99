# The crates that compile with Rust 1.63 and to WebAssembly, in the order of their dependencies.
# Sourced by other scripts, from the repository's root.

rules_crates() {
  for crate in core messages pdn engine book tablebase answers wasm; do
    if [ -f "crates/$crate/src/lib.rs" ]; then
      echo "$crate"
    fi
  done
}

# crate_dependencies CRATE: the names (without "damier-") of the crates of ours that it needs.
crate_dependencies() {
  sed -n '/^\[dependencies\]/,/^\[[^d]/p' "crates/$1/Cargo.toml" | sed -n 's/^damier-\([a-z]*\)[ .=].*/\1/p'
}

# crate_closure CRATE: the crate and all crates of ours that it needs, a name maybe more than once.
crate_closure() {
  echo "$1"
  for dependency in $(crate_dependencies "$1"); do
    crate_closure "$dependency"
  done
}
