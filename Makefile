# Every command sets up what it needs: Python 3.11 or later and make are enough to begin with.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready

.DEFAULT_GOAL := help
.PHONY: help serve check test soak servers lint format bench audit translations language wheel vectors screenshots \
	lock advisories clean

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

PYTEST := $(BIN)/python -m pytest --numprocesses auto --dist worksteal

check: $(COMPILED) lint ## before every commit: lint, types, catalogues, tests without browsers and PostgreSQL
	$(PYTEST) -m "not (browser or webkit or postgres or soak)"

test: $(COMPILED) lint servers ## before a change lands: the same with all tests, browsers and PostgreSQL included
	$(PYTEST)

soak: $(COMPILED) servers ## now and then: property tests with many new examples, servers killed many times, half an hour of mixed load
	$(PYTEST) --hypothesis-profile=soak -m "soak or not (browser or webkit)"

# What tests need beside Python: Chromium, WebKit, PostgreSQL and nginx, installed when they are missing.
servers: $(READY)
	$(PYTHON) tests/install.py

# Node is among the Python packages, so a machine need not have it.
NODE := $(BIN)/node
NPM_CI := $(BIN)/npm ci --no-audit --no-fund --loglevel=error --ignore-scripts
BIOME := $(NODE) node_modules/@biomejs/biome/bin/biome
TSC := $(NODE) node_modules/typescript/bin/tsc
NODE_READY := node_modules/.ready
$(NODE_READY): package.json package-lock.json $(READY)
	$(NPM_CI)
	@touch $@

lint: $(READY) $(NODE_READY) ## formatting, lint and types of Python and JavaScript, and the catalogues
	$(BIN)/ruff format --check --quiet .
	$(BIN)/ruff check --quiet .
	$(BIN)/mypy
	$(BIOME) check
	$(TSC) --project .
	$(TSC) --project tsconfig.worker.json
	$(BIN)/python -m scorer.i18n.catalogues check

format: $(READY) $(NODE_READY) ## format Python and JavaScript, and sort their imports
	$(BIN)/ruff check --select I --fix --quiet .
	$(BIN)/ruff format --quiet .
	$(BIOME) check --linter-enabled=false --write

bench: $(COMPILED) ## measure speed, each figure with something to compare it to
	$(BIN)/python -m bench.engine
	$(BIN)/python -m bench.search
	$(BIN)/python -m bench.tables
	$(BIN)/python -m bench.board_editor
	$(BIN)/python -m bench.photo
	$(BIN)/python -m bench.taps
	$(BIN)/python -m bench.weights
	$(BIN)/python -m bench.pages

# Lighthouse is heavy, so it has a package of its own.
LIGHTHOUSE := bench/lighthouse
$(LIGHTHOUSE)/node_modules: $(LIGHTHOUSE)/package-lock.json $(READY)
	$(NPM_CI) --prefix $(LIGHTHOUSE)
	@touch $@

audit: $(COMPILED) $(LIGHTHOUSE)/node_modules ## Lighthouse on a phone
	$(PYTHON) tests/install.py chromium
	$(BIN)/python -m bench.audit

translations: $(READY) ## extract the messages, update and compile the catalogues, list what to look at again
	$(BIN)/python -m scorer.i18n.catalogues update
	$(BIN)/python -m scorer.i18n.catalogues compile
	$(BIN)/python -m scorer.rules.translation_report

language: $(READY) ## begin a new language: make language TAG=fr
	$(BIN)/python -m scorer.i18n.catalogues add $(TAG)

vectors: $(COMPILED) ## train the search on all phrasings; LANGUAGES="de fa" for some languages
	$(BIN)/python tests/train_vectors.py $(LANGUAGES)

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
	rm -rf $(VENV) dist build node_modules $(LIGHTHOUSE)/node_modules .*_cache .hypothesis translations/*/LC_MESSAGES/*.mo
