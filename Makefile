# Everything sets itself up: a fresh checkout needs python3 (3.11 or newer), make and the network.
# The compiled build also needs a C compiler.

PYTHON ?= python3
VENV := .venv
COMPILED := .venv-compiled
BIN := $(VENV)/bin
JOBS ?= 2
# The compiled build, if it can be made here: that takes a C compiler and Python's headers.
HEADERS := $(shell $(PYTHON) -c 'import sysconfig; print(sysconfig.get_path("include"))')
FASTEST := $(if $(and $(shell command -v $${CC:-cc}),$(wildcard $(HEADERS)/Python.h)),$(COMPILED),$(VENV))
# The games: play asks for one, soak and bench take all of them, unless GAME names one.
GAME ?=
INSTALLED := $(shell sed -n 's/^\([a-z]*\) = "claytable\.games\..*/\1/p' pyproject.toml)

SOURCES := $(shell find claytable -name '*.py' -o -name '*.toml' -o -name '*.ftl')

# A virtual environment of ours must not be mistaken for another one that is active.
unexport VIRTUAL_ENV

.DEFAULT_GOAL := help
PAGE := claytable/server/page/index.html

.PHONY: help play terminal test test-pure test-compiled test-web check format wheel soak soak-server bench bench-server bench-web bench-envs screenshots docs lock clean

help: ## what can be made here
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | awk -F ':.*## ' '{ printf "  make %-8s %s\n", $$1, $$2 }'

play: $(VENV)/.ready $(PAGE) ## play in the browser: starts the server and opens the front door (ARGS="--port 8080")
	@$(BIN)/claytable serve --open $(ARGS)

terminal: $(VENV)/.ready ## play in the terminal (GAME=scholars, ARGS="--lang pl --solo"); without GAME it asks
	@$(BIN)/claytable play $(GAME) $(ARGS)

# The wheel is compiled while the tests of pure Python run: much of their time is waiting.
test: $(VENV)/.ready $(PAGE) ## all tests but the browser's, then the rules, journals and digests on the compiled build
	@$(MAKE) --no-print-directory -j2 test-pure $(if $(filter $(COMPILED),$(FASTEST)),$(COMPILED)/.ready)
	@$(MAKE) --no-print-directory test-compiled

test-pure: $(VENV)/.ready $(PAGE)
	$(BIN)/pytest -q -n $(JOBS) --dist loadgroup --ignore=tests/web

test-web: $(VENV)/.ready $(PAGE) ## the browser client's tests in Chromium (LONG=1: games from the first click to the last)
	CLAYTABLE_LONG=$(LONG) $(BIN)/pytest -q -n $(JOBS) --dist loadgroup tests/web

# The same tests against the wheel: what is about the engine, and what uses its classes. What the rules allow is worked
# out a second time, in Python, only once (test_options); a catalogue, a page, a plot and a cluster are not compiled.
COMPILED_TESTS := $(filter-out tests/cli tests/server tests/toy tests/web tests/test_docs.py,$(wildcard tests/*)) \
  --ignore-glob='*/test_options.py' --ignore=tests/games/test_sentences.py --ignore=tests/envs/test_example.py \
  --ignore=tests/envs/test_pages.py --ignore=tests/sim/test_cluster.py --ignore=tests/sim/test_plots.py
test-compiled:
	@if [ $(FASTEST) = $(COMPILED) ]; then $(MAKE) --no-print-directory test-wheel; \
	else echo 'NOT TESTED: the compiled build, because there is no C compiler, or no Python.h, on this machine.'; fi

.PHONY: test-wheel
test-wheel: $(COMPILED)/.ready
	$(COMPILED)/bin/python -P -c 'from claytable.cli.build import compiled; assert compiled(), "the wheel is not compiled"'
	$(COMPILED)/bin/pytest -q -n $(JOBS) $(COMPILED_TESTS)

check: $(VENV)/.ready web/node_modules/.ready ## form, types, and who may import whom
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/deptry .
	$(BIN)/python -m claytable.server.describe > web/openapi.json
	cd web && $(NPM) run --silent types && git diff --exit-code src/api/schema.d.ts
	cd web && $(NPM) run --silent lint && $(NPM) run --silent check && $(NPM) run --silent test

format: $(VENV)/.ready web/node_modules/.ready ## put the code into form
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	cd web && $(NPM) run --silent format

wheel: dist/.built ## the compiled wheel, in dist/

# On the compiled build where it can be made: it is the same game, only faster.
soak: $(FASTEST)/.ready ## 20,000 games of each game over all variants, invariants checked (GAMES=20000, GAME=scholars)
	@for game in $(or $(GAME),$(INSTALLED)); do \
	  $(FASTEST)/bin/claytable simulate $$game --games $(or $(GAMES),20000) --variants all --check --jobs $(JOBS) || exit 1; done

soak-server: $(VENV)/.ready ## kill -9 the server at random moments during many games (GAMES=200)
	CLAYTABLE_KILL_GAMES=$(or $(GAMES),200) $(BIN)/pytest -q tests/server/test_kill.py -o log_cli=true --log-cli-level=warning

bench: $(VENV)/.bench $(COMPILED)/.bench ## speed of each game beside a peer: pure Python, then compiled (GAME=scholars)
	$(BIN)/claytable bench $(GAME) --peers
	$(COMPILED)/bin/claytable bench $(GAME) --peers

bench-server: $(FASTEST)/.ready ## speed of the server: 1, 50 and 200 live tables on SQLite and PostgreSQL (ARGS=--json)
	PYTHONSAFEPATH=1 $(FASTEST)/bin/python bench/server.py $(ARGS)

.PHONY: bench-sim
bench-sim: $(FASTEST)/.ready ## speed of simulation: one process beside two, and what counting costs (ARGS=--json)
	PYTHONSAFEPATH=1 $(FASTEST)/bin/python bench/simulate.py $(ARGS)

bench-web: $(FASTEST)/.ready $(PAGE) ## size and speed of the browser client, in Chromium, beside their budget (ARGS=--json)
	PYTHONSAFEPATH=1 $(FASTEST)/bin/python bench/web.py $(ARGS)

bench-envs: $(FASTEST)/.bench ## steps a second of the learning environments beside others' (ARGS=--json)
	PYTHONSAFEPATH=1 $(FASTEST)/bin/python bench/envs.py $(ARGS)

screenshots: $(VENV)/.ready $(PAGE) ## take the pictures of the browser client anew, into docs/pictures/
	$(BIN)/python docs/make_screenshots.py

docs: $(VENV)/.ready ## write docs/provenance.md and docs/observations.md, record the pictures of tables, build the site into build/docs/
	$(BIN)/claytable provenance > docs/provenance.md
	$(BIN)/python docs/make_observations.py
	$(BIN)/python docs/make_pictures.py
	$(BIN)/sphinx-build -W --keep-going -q -b html docs build/docs

LOCK := $(BIN)/uv pip compile pyproject.toml --quiet --group dev --extra server --extra cluster-server --extra sim --extra cluster --extra envs --extra openspiel --universal --generate-hashes --no-annotate --no-header
lock: $(VENV)/.ready ## resolve the dependencies anew
	$(LOCK) --python-version 3.11 -o requirements-dev.txt --upgrade
	$(LOCK) --python-version 3.11 -o requirements-bench.txt --extra bench -c requirements-dev.txt

clean: ## throw away what was made
	rm -rf $(VENV) $(COMPILED) dist build claytable/server/page web/node_modules .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis

# -- the browser client: Node comes from PyPI ------------------------------------------------------------

NPM := PATH="$(CURDIR)/$(BIN):$$PATH" npm

web/node_modules/.ready: web/package.json web/package-lock.json | $(VENV)/.ready
	cd web && $(NPM) ci --silent
	@touch $@

$(PAGE): web/node_modules/.ready web/index.html web/vite.config.ts $(shell find web/src web/public -type f)
	cd web && $(NPM) run --silent build > /dev/null
	@touch $@

# -- set-up --------------------------------------------------------------------------------------------

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	  echo 'Claytable needs Python 3.11 or newer; name one with: make PYTHON=python3.12'; exit 1; }
	$(PYTHON) -m venv $(VENV)

PIP := -m pip --quiet --disable-pip-version-check install
# What a build installs for itself is pinned too.
BUILDING := PIP_CONSTRAINT=$(CURDIR)/requirements-build.txt

$(VENV)/.ready: pyproject.toml requirements-dev.txt requirements-build.txt | $(BIN)/python
	$(BIN)/python $(PIP) --require-hashes -r requirements-dev.txt
	$(BUILDING) $(BIN)/python $(PIP) --no-deps -e .
	@touch $@

$(VENV)/.bench: $(VENV)/.ready requirements-bench.txt
	$(BIN)/python $(PIP) --require-hashes -r requirements-bench.txt
	@touch $@

# The wheel is built from the unpacked sdist (build does both): the compiler never writes into the checkout.
dist/.built: pyproject.toml hatch_build.py $(SOURCES) $(PAGE) | $(VENV)/.ready
	rm -rf dist
	$(BUILDING) CLAYTABLE_COMPILE=1 nice $(BIN)/python -m build > /dev/null
	@touch $@
	@ls dist/*.whl

$(COMPILED)/.ready: dist/.built requirements-dev.txt
	$(BIN)/python -m venv $(COMPILED)
	$(COMPILED)/bin/python $(PIP) --require-hashes -r requirements-dev.txt
	$(COMPILED)/bin/python $(PIP) --no-deps --force-reinstall dist/*.whl
	@touch $@

$(COMPILED)/.bench: $(COMPILED)/.ready requirements-bench.txt
	$(COMPILED)/bin/python $(PIP) --require-hashes -r requirements-bench.txt
	@touch $@
