#!/bin/sh
# No file of the repository names a place that exists on one machine only.
set -eu
cd "$(dirname "$0")/.."
# Written in pieces so that this file passes its own check.
pattern="/(w""ork|r""oot|f""arm|t""mp|home/[a-z]+)/"
if git ls-files -co --exclude-standard -z | xargs -0 grep -nIE "(^|[^A-Za-z0-9_.~-])$pattern" -- ; then
  echo "these lines name a place on one machine" >&2
  exit 1
fi
if grep -n '"resolved": *"http' web/package-lock.json; then
  echo "web/package-lock.json names where packages were downloaded (npm config omit-lockfile-registry-resolved)" >&2
  exit 1
fi
echo "no file names a place on one machine"
