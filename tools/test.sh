#!/bin/sh
# Every check, as CI runs them. Each step's output is kept in build/test/; the last line counts the
# tests that ran: those of the runners by their own closing lines, each other check as one.
# usage: test.sh            everything
#        test.sh STEP...    only these steps
set -u
cd "$(dirname "$0")/.."
. tools/crates.sh

logs=build/test
rm -rf "$logs"
mkdir -p "$logs"
passed=0
failed=0
failures=
wanted=" $* "
started=$(date +%s)

if [ -n "${CI:-}" ]; then
  export CARGO_INCREMENTAL=0
fi
export CARGO_TERM_COLOR=never NO_COLOR=1
# The same random cases every time, so that red always means this change. To look for new ones, give
# another number here, or `make fuzz`.
export PROPTEST_RNG_SEED=${PROPTEST_RNG_SEED:-1894}

# sum FILE PATTERN: the sum of the numbers that stand where N is in PATTERN, over all lines.
sum() {
  expression=$(printf '%s' "$2" | sed 's/N/\\([0-9][0-9]*\\)/')
  sed -n "s/$expression.*/\\1/p" "$1" | awk '{ n += $1 } END { print n + 0 }'
}

# step KIND NAME COMMAND...: KIND says how the tests in the output are counted.
step() {
  kind=$1
  name=$2
  shift 2
  case $wanted in
    "  " | *" $name "*) ;;
    *) return ;;
  esac
  log=$logs/$name.log
  begun=$(date +%s)
  printf '== %s\n' "$name"
  "$@" </dev/null >"$log" 2>&1
  status=$?
  case $kind in
    check)
      good=0
      bad=0
      if [ "$status" -eq 0 ]; then good=1; fi
      ;;
    nextest)
      good=$(sum "$log" '^ *Summary .* N passed')
      bad=$(sum "$log" '^ *Summary .* N failed')
      ;;
    libtest)
      good=$(sum "$log" '^test result: .* N passed')
      bad=$(sum "$log" '^test result: .* N failed')
      ;;
    vitest)
      good=$(sum "$log" '^ *Tests .*[^0-9]N passed')
      bad=$(sum "$log" '^ *Tests .*[^0-9]N failed')
      ;;
    playwright)
      good=$(($(sum "$log" '^ *N passed') + $(sum "$log" '^ *N flaky')))
      bad=$(sum "$log" '^ *N failed')
      # Right only the second time.
      sed -n '/^ *[0-9]* flaky$/,/^ *[0-9]* passed/p' "$log"
      ;;
  esac
  # A step that fails or runs nothing is never silent in the count.
  if [ "$status" -ne 0 ] && [ "$bad" -eq 0 ]; then bad=1; fi
  if [ "$status" -eq 0 ] && [ "$good" -eq 0 ]; then
    echo "no test ran" >>"$log"
    status=1
    bad=1
  fi
  passed=$((passed + good))
  failed=$((failed + bad))
  if [ "$status" -eq 0 ]; then
    grep -v '^ *$' "$log" | tail -n 1 | cut -c 1-150
  else
    failures="$failures $name"
    tail -n 120 "$log"
    echo "-- $name FAILED; all of it: $log"
  fi
  echo "   $good passed, $bad failed in $(($(date +%s) - begun)) s"
}

in_web() {
  (cd web && "$@")
}

rust_tests() {
  if cargo nextest --version >/dev/null 2>&1; then
    cargo nextest run --workspace --locked --no-fail-fast
  else
    cargo test --workspace --locked --no-fail-fast --lib --bins --tests
  fi
}
rust_runner=libtest
if cargo nextest --version >/dev/null 2>&1; then rust_runner=nextest; fi

openapi() {
  cargo run --quiet --locked -p damier -- openapi >"$logs/openapi.json" &&
    if ! cmp "$logs/openapi.json" web/openapi.json; then
      echo "web/openapi.json is not what the server says: make openapi"
      return 1
    fi &&
    in_web npx openapi-typescript openapi.json -o src/api/schema.d.ts --check
}

rustdoc() {
  RUSTDOCFLAGS='-D warnings' cargo doc --workspace --no-deps --locked
}

# Cheap checks first.
step check places tools/places.sh
step check facts node tools/facts.mjs
step check format cargo fmt --all --check -- --color never
step check rust-1.63 tools/msrv.sh
step check licences node tools/licences.mjs
step check web-format in_web npx prettier --check .
step check web-lint in_web npx eslint . --max-warnings 0
step check web-types in_web npm run --silent check
step vitest web-unit in_web npx vitest run
step check clippy cargo clippy --workspace --all-targets --locked -- -D warnings
step check rustdoc rustdoc
step "$rust_runner" rust rust_tests
step libtest doctests cargo test --workspace --locked --doc --no-fail-fast
step check wasm-in-node node tools/wasm-test.mjs
step check openapi openapi
step playwright browser in_web npx playwright test

if [ -n "$failures" ]; then echo "failed:$failures"; fi
echo "in $((($(date +%s) - started) / 60)) min $((($(date +%s) - started) % 60)) s"
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
