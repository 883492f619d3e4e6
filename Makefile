# Every command sets up what it needs: Python 3.11 or later and make are enough to begin with.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready

.DEFAULT_GOAL := help
.PHONY: help serve test lint bench audit translations language wheel screenshots lock advisories clean

PIP := $(BIN)/python -m pip --quiet --disable-pip-version-check

help: ## list the commands
	@grep -E '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## /\1|/' | \
		while IFS='|' read -r name what; do printf '  make %-14s %s\n' "$$name" "$$what"; done

# Whatever is installed is the very file that was locked; the build backend is among it.
$(READY): pyproject.toml requirements.lock
	$(PYTHON) -m venv $(VENV)
	$(PIP) install --require-hashes --requirement requirements.lock
	$(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

# The compiled catalogues are the languages on offer; an incomplete one is left out.
COMPILED := $(VENV)/.compiled
$(COMPILED): $(READY) $(wildcard translations/*/LC_MESSAGES/*.po) translations/messages.pot scorer/i18n/catalogues.py
	$(BIN)/python -m scorer.i18n.catalogues compile
	@touch $@

serve: $(COMPILED) ## serve the app on HOST:PORT (default: all interfaces, 8000)
	$(BIN)/cacao serve

test: $(COMPILED) lint ## lint, types, catalogues and all tests, browsers included
	$(PYTHON) tests/browser/install_chromium.py
	$(PYTHON) tests/webkit/install_webkit.py
	$(BIN)/python tests/tables/postgres.py
	$(BIN)/python -m pytest --numprocesses auto --dist worksteal

lint: $(READY)
	$(BIN)/ruff format --check --quiet .
	$(BIN)/ruff check --quiet .
	$(BIN)/mypy
	$(BIN)/python -m scorer.i18n.catalogues check

bench: $(COMPILED) ## measure speed, each figure with something to compare it to
	$(BIN)/python -m bench.engine
	$(BIN)/python -m bench.search
	$(BIN)/python -m bench.tables
	$(BIN)/python -m bench.board_editor
	$(BIN)/python -m bench.taps
	$(BIN)/python -m bench.weights
	$(BIN)/python -m bench.pages

# Lighthouse runs on Node and is no part of the app; its version is pinned beside the lock.
LIGHTHOUSE := bench/lighthouse
$(LIGHTHOUSE)/node_modules: $(LIGHTHOUSE)/package-lock.json
	npm ci --prefix $(LIGHTHOUSE) --no-audit --no-fund --silent
	@touch $@

audit: $(COMPILED) $(LIGHTHOUSE)/node_modules ## Lighthouse on a phone; needs Node 18 or later
	$(PYTHON) tests/browser/install_chromium.py
	$(BIN)/python -m bench.audit

translations: $(READY) ## extract the messages, update every catalogue, compile the complete ones
	$(BIN)/python -m scorer.i18n.catalogues update
	$(BIN)/python -m scorer.i18n.catalogues compile

language: $(READY) ## begin a new language: make language TAG=fr
	$(BIN)/python -m scorer.i18n.catalogues add $(TAG)

screenshots: $(COMPILED) ## pictures of every page, for looking at, into build/screenshots
	$(BIN)/python -m pytest tests/browser/take_screenshots.py

wheel: $(READY) ## build the wheel into dist/
	$(PIP) wheel --no-deps --no-build-isolation --wheel-dir dist .

lock: $(READY) ## renew the versions and hashes of everything that is installed
	$(BIN)/uv pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes --no-header \
		--extra dev --output-file requirements.lock pyproject.toml

advisories: $(READY) ## is a known weakness in anything that is installed?
	$(BIN)/python tests/advisories.py

clean: ## remove everything that was made
	rm -rf $(VENV) dist build $(LIGHTHOUSE)/node_modules .*_cache .hypothesis translations/*/LC_MESSAGES/*.mo
