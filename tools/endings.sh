#!/bin/sh
# Puts the endgame tables that come with the program together for the browser: the distances of each class or of the
# same pieces with the other side to move, whichever is smaller, one file after the other. All else follows from them.
# usage: endings.sh FILE
set -eu
cd "$(dirname "$0")/.."
tables=crates/tablebase/tables
new=$1.new

size() {
  wc -c <"$tables/$1.dtw"
}

for file in "$tables"/*.dtw; do
  class=$(basename "$file" .dtw)
  other=${class#??}${class%??}
  # Of two of the same size the first.
  if [ "$(size "$class")" -lt "$(size "$other")" ] ||
    { [ "$(size "$class")" -eq "$(size "$other")" ] && ! [ "$class" \> "$other" ]; }; then
    cat "$file"
  fi
done >"$new"
mv "$new" "$1"
echo "$1: $(wc -c <"$1") bytes"
