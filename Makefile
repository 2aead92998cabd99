# damier: `make run` plays, `make test` checks. Both install what they need and cost little when
# nothing is missing. No target calls rustup.

# Under sudo, cron or a bare shell Debian's rustc would come first on PATH; ours must.
export PATH := $(HOME)/.cargo/bin:$(PATH)
SHELL := /bin/sh
.DEFAULT_GOAL := help
MAKEFLAGS += --no-print-directory

WASM_TARGET  := wasm32-unknown-unknown
DEBIAN_RUSTC ?= /usr/bin/rustc
WASM         := $(foreach m,engine engine.threads damier rules.fr rules.en rules.nl,web/src/wasm/$(m).wasm)
TABLES       := web/src/wasm/endings.tables
has_wasm      = $(wildcard $(shell $(1) --print target-libdir --target $(WASM_TARGET) 2>/dev/null)/libcore-*.rlib)
# Looked up when used, so that packages installed by an earlier step count.
WASM_RUSTC    = $(if $(call has_wasm,rustc),rustc,$(if $(call has_wasm,$(DEBIAN_RUSTC)),$(DEBIAN_RUSTC)))

RULES_FOLDERS := $(wildcard $(foreach c,core messages pdn engine book tablebase answers wasm,crates/$(c)))
RULES_SOURCES := $(shell find $(RULES_FOLDERS) -name '*.rs' -path '*/src/*' -o -name Cargo.toml -o -name '*.weights' -o -name '*.book')
WEB_SOURCES   := $(shell find web -path web/node_modules -prune -o -path web/dist -prune -o -path web/e2e -prune \
                   -o -type f -newer web/dist/index.html -print 2>/dev/null)
NPM           := web/node_modules/.package-lock.json
TARGET        := $(or $(CARGO_TARGET_DIR),target)

BUILD_PACKAGES := rustc libstd-rust-dev-wasm32 lld gcc libc6-dev
TEST_PACKAGES  := $(BUILD_PACKAGES) chromium fonts-dejavu-core

.PHONY: help run build test bench book tables crosscheck fuzz wasm web npm openapi exercises deep-exercises screenshots clean packages test-packages

help:
	@echo 'make run          builds damier, starts it and opens the page (OPTIONS="--listen …" to pass options)'
	@echo 'make test         every check, as CI runs them (STEPS="rust browser" for some of them)'
	@echo 'make build        target/release/damier, the page inside'
	@echo 'make bench        measures: move generation, the engine (SCAN=FOLDER beside Scan 2.0; in WebAssembly), endgame tables, PDN reading, the server under load, the page on a slow phone'
	@echo 'make book         makes the opening book anew (ten minutes; it goes on where it was stopped)'
	@echo 'make tables       makes the endgame tables that come with the program anew (a minute; always the same ones)'
	@echo 'make crosscheck   compares 100,000 random positions with dame-rs'
	@echo 'make fuzz         fuzzes every parser (Rust nightly and cargo-fuzz; SECONDS_EACH=60)'
	@echo 'make wasm         the rules and the endgame tables for the browser: web/src/wasm/*.wasm, endings.tables'
	@echo 'make web          the page: web/dist'
	@echo 'make openapi      writes web/openapi.json and its TypeScript types anew'
	@echo 'make exercises    makes the exercises of the page anew (some minutes; always the same ones)'
	@echo 'make deep-exercises makes those anew that a search or endgame tables prove (half an hour; it goes on where it was stopped; SHARE=200: a small part, beside)'
	@echo 'make screenshots  takes the pictures of the README and of docs/pages.md anew'
	@echo 'make clean        removes everything built'

# --- what the machine needs ---------------------------------------------------------------------

packages:
	@tools/compilers.sh
	@tools/apt.sh $(BUILD_PACKAGES)

test-packages:
	@tools/compilers.sh
	@tools/apt.sh $(TEST_PACKAGES)

npm: $(NPM)

$(NPM): web/package-lock.json
	cd web && npm ci --no-audit --no-fund
	@touch $@

# --- building -----------------------------------------------------------------------------------

wasm: $(WASM) $(TABLES)

# One run makes them all.
$(WASM) &: $(RULES_SOURCES) tools/wasm.sh tools/crates.sh
	@test -n "$(WASM_RUSTC)" || { echo "No compiler here builds $(WASM_TARGET). As root: apt-get install rustc libstd-rust-dev-wasm32 lld" >&2; exit 1; }
	@tools/wasm.sh "$(WASM_RUSTC)" web/src/wasm

$(TABLES): $(wildcard crates/tablebase/tables/*.dtw) tools/endings.sh
	@tools/endings.sh $@

web: web/dist/index.html

web/dist/index.html: $(WASM) $(TABLES) $(NPM) $(WEB_SOURCES)
	cd web && npm run --silent build
	@touch $@

build: packages
	@$(MAKE) web
	cargo build --release --locked -p damier

run: build
	$(TARGET)/release/damier serve $(OPTIONS)

# --- checking -----------------------------------------------------------------------------------

test: test-packages
	@$(MAKE) web
	@tools/test.sh $(STEPS)

bench: packages
	@$(MAKE) web
	@tools/bench.sh

# The one that comes with the program. Its record stays in build/, so that it can go on.
book: packages
	@$(MAKE) web
	cargo build --release --locked -p damier
	$(TARGET)/release/damier book build -o build/openings.book --positions 6000 --nodes 20000 --seed 1
	cp build/openings.book crates/book/openings.book

# Those of up to four pieces, which come with the program.
tables: packages
	@$(MAKE) web
	cargo build --release --locked -p damier
	rm -rf build/tables-of-four
	$(TARGET)/release/damier tablebase build --pieces 4 --dir build/tables-of-four
	cp build/tables-of-four/*.wdl build/tables-of-four/*.dtw crates/tablebase/tables/

crosscheck: packages
	@$(MAKE) web
	cargo build --release --locked -p damier
	@tools/crosscheck.sh

fuzz:
	@tools/fuzz.sh

openapi: $(NPM)
	cargo run --quiet --locked -p damier -- openapi > web/openapi.json.new
	@mv web/openapi.json.new web/openapi.json
	cd web && npm run --silent api

exercises:
	@$(MAKE) web
	cargo run --quiet --locked -p damier -- exercises generate --seed 1894 -o web/src/content/exercises.json

# Games of the machine against itself, the shots in them beside those that are kept, all endings of four pieces.
# SHARE=200 does a two-hundredth of it, to see that it runs: the exercises of the page stay as they are.
SHARE ?= 1
DEEP  := build/deep$(addprefix -,$(filter-out 1,$(SHARE)))
deep-exercises: packages
	@$(MAKE) web
	cargo build --release --locked -p damier
	@mkdir -p $(DEEP)
	$(TARGET)/release/damier train play $(DEEP)/own.games --games $$((6000 / $(SHARE))) --nodes 1000 --seed 1894
	@test -e $(DEEP)/shots.txt || awk 'NR % $(SHARE) == 0' testdata/shots.txt >$(DEEP)/shots.txt
	$(TARGET)/release/damier train shots $(DEEP)/own.games -o $(DEEP)/shots.txt --count $$((1700 / $(SHARE)))
	$(TARGET)/release/damier exercises deepen $(DEEP)/own.games --shots $(DEEP)/shots.txt --dir crates/tablebase/tables \
		--threads 2 -o $(DEEP)/deep.json
	$(if $(filter 1,$(SHARE)),cp $(DEEP)/deep.json web/src/content/deep.json)

screenshots: test-packages
	@$(MAKE) web
	cargo build --locked -p damier
	cd web && npx playwright test --config e2e/screenshots.config.ts

clean:
	rm -rf build web/dist web/node_modules web/test-results web/playwright-report $(WASM) $(TABLES)
	cargo clean
