#!/bin/sh
# Says what is missing where Rust or Node are absent or too old. Installs nothing.
set -eu
rust_needed=1.95.0
node_needed=20.19.0

# at_least FOUND NEEDED
at_least() {
  [ "$(printf '%s\n%s\n' "$1" "$2" | sort -V | head -n 1)" = "$2" ]
}

rust=$(cargo --version 2>/dev/null | cut -d ' ' -f 2 || true)
if ! at_least "${rust:-0}" "$rust_needed"; then
  echo "damier needs Rust $rust_needed or newer (https://rustup.rs); found: ${rust:-none}" >&2
  exit 1
fi
node=$(node --version 2>/dev/null | tr -d v || true)
if ! at_least "${node:-0}" "$node_needed" || ! command -v npm >/dev/null 2>&1; then
  echo "damier needs Node.js $node_needed or newer with npm (https://nodejs.org); found: ${node:-none}" >&2
  exit 1
fi
