#!/bin/sh
# Installs the Debian packages that are missing; without root it prints the line to type.
# usage: apt.sh PACKAGE...
set -eu
if ! command -v dpkg-query >/dev/null 2>&1; then
  echo "Not a Debian system: these must be there by other means: $*" >&2
  exit 0
fi
missing=
for package in "$@"; do
  state=$(dpkg-query -W -f='${db:Status-Abbrev}' "$package" 2>/dev/null || true)
  case $state in
    ii*) ;;
    *) missing="$missing $package" ;;
  esac
done
[ -n "$missing" ] || exit 0
line="apt-get install -y --no-install-recommends$missing"
if [ "$(id -u)" -ne 0 ]; then
  echo "Debian packages are missing. As root, type:" >&2
  echo "  apt-get update && $line" >&2
  exit 1
fi
export DEBIAN_FRONTEND=noninteractive
# The lists of packages may be old or absent: fetch them only when the first try fails.
# shellcheck disable=SC2086
$line >/dev/null 2>&1 || { apt-get update && $line; }
