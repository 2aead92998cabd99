#!/bin/sh
# Compares damier with dame-rs, a program by others (PyPI), in a Python environment under build/.
# usage: crosscheck.sh [OPTIONS of crosscheck.py]
set -eu
cd "$(dirname "$0")/.."
. tools/venv.sh
exec build/venv/bin/python tools/crosscheck.py --damier "${CARGO_TARGET_DIR:-target}/release/damier" "$@"
