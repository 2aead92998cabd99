# damier: `make run` plays, `make test` checks. Both install what they need (see README.md).
# Under sudo, cron or a bare shell Debian's rustc would come first on PATH; ours must.
export PATH := $(HOME)/.cargo/bin:$(PATH)
SHELL := /bin/sh
.DEFAULT_GOAL := help
MAKEFLAGS += --no-print-directory

WASM_TARGET  := wasm32-unknown-unknown
DEBIAN_RUSTC ?= /usr/bin/rustc
WASM         := web/src/wasm/damier.wasm
has_wasm      = $(wildcard $(shell $(1) --print target-libdir --target $(WASM_TARGET) 2>/dev/null)/libcore-*.rlib)
# Looked up when first used, so that packages installed by an earlier step count.
WASM_RUSTC    = $(if $(call has_wasm,rustc),rustc,$(if $(call has_wasm,$(DEBIAN_RUSTC)),$(DEBIAN_RUSTC)))
RULES_SOURCES = $(wildcard $(foreach c,core messages pdn engine answers wasm,crates/$(c)/src/*.rs \
  crates/$(c)/src/*/*.rs crates/$(c)/src/*/*/*.rs crates/$(c)/Cargo.toml))

.PHONY: help wasm

help:
	@echo 'make run         builds damier, starts it and opens the page'
	@echo 'make test        every check, as CI runs them'
	@echo 'make wasm        the rules for the browser ($(WASM))'

wasm: $(WASM)

$(WASM): $(RULES_SOURCES) tools/wasm.sh tools/crates.sh
	@test -n "$(WASM_RUSTC)" || { echo "No compiler here builds $(WASM_TARGET). As root: apt-get install rustc libstd-rust-dev-wasm32 lld" >&2; exit 1; }
	@tools/wasm.sh "$(WASM_RUSTC)" $@
