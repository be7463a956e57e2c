# Everything sets itself up: a fresh checkout needs python3 (3.11 or newer), make and the network.
# The compiled build also needs a C compiler. What is installed where, and when: tools/prepare.py.

PYTHON ?= python3
JOBS ?= 2
PREPARE := @$(PYTHON) tools/prepare.py
BIN := .venv/bin
# The compiled build, if it can be made here: that takes a C compiler and Python's headers.
HEADERS = $(shell $(PYTHON) -c 'import sysconfig; print(sysconfig.get_path("include"))')
COMPILES = $(and $(shell command -v $${CC:-cc}),$(wildcard $(HEADERS)/Python.h))
# The fastest build that can be made here: its folder, and what sets it up.
FASTEST = $(if $(COMPILES),.venv-compiled,.venv)
FAST = $(if $(COMPILES),compiled,dev)
# The games: play asks for one, soak and bench take all of them, unless GAME names one.
GAME ?=
INSTALLED = $(shell sed -n 's/^\([a-z]*\) = "claytable\.games\..*/\1/p' pyproject.toml)

# A virtual environment of ours must not be mistaken for another one that is active.
unexport VIRTUAL_ENV

.DEFAULT_GOAL := help

.PHONY: help play terminal test quick test-pure test-compiled test-wheel test-web test-site check format wheel site soak soak-server \
  bench bench-instructions bench-server bench-sim bench-analysis bench-web bench-site bench-envs screenshots docs lock sbom audit clean ready compiled

help: ## what can be made here
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | awk -F ':.*## ' '{ printf "  make %-18s %s\n", $$1, $$2 }'

play: ## play in the browser: starts the server and opens the front door (ARGS="--lan --port 8080")
	$(PREPARE) play
	@.venv-play/bin/claytable serve --open $(ARGS)

terminal: ## play in the terminal (GAME=scholars, ARGS="--lang pl --solo"); without GAME it asks
	$(PREPARE) play
	@.venv-play/bin/claytable play $(GAME) $(ARGS)

# -- tests -----------------------------------------------------------------------------------------------

# The wheel is compiled while the tests of pure Python run: much of their time is waiting.
test: ready ## all tests but the browser's, then the rules, journals and digests on the compiled build
	@$(MAKE) --no-print-directory -j2 test-pure $(if $(COMPILES),compiled)
	@$(MAKE) --no-print-directory test-compiled

QUICK_TESTS := tests/core tests/rules tests/games tests/journals tests/test_docs.py tests/server/test_live.py
quick: ready ## what a change most likely breaks, in a minute or so: rules, core, words, golden games
	$(BIN)/pytest -q -n $(JOBS) --dist loadgroup $(QUICK_TESTS)

test-pure: ready
	$(BIN)/pytest -q -n $(JOBS) --dist loadgroup --ignore=tests/web --ignore=tests/static
	$(BIN)/pytest -q -n $(JOBS) examples/oasis

test-web: ready ## the browser client's tests in Chromium (LONG=1: games from the first click to the last)
	$(PREPARE) check
	CLAYTABLE_LONG=$(LONG) $(BIN)/pytest -q -n $(JOBS) --dist loadgroup tests/web

test-site: ready ## the static site's tests in Chromium: whole games without the network, kills, tabs, storage
	$(PREPARE) site
	$(BIN)/python tools/site.py --out build/site inventors oasis scholars tabannusi
	$(BIN)/pytest -q -n $(JOBS) --dist worksteal tests/static

test-compiled:
	@if [ -n "$(COMPILES)" ]; then $(MAKE) --no-print-directory test-wheel; \
	else echo 'NOT TESTED: the compiled build, because there is no C compiler, or no Python.h, on this machine.'; fi

# The same tests against the wheel: what is about the engine, and what uses its classes. What the rules allow is worked
# out a second time, in Python, only once (test_options); a catalogue, a page, a plot and a cluster are not compiled.
# Oasis stays plain Python beside the wheel, as a game of another package does.
COMPILED_TESTS := $(filter-out tests/bare tests/cli tests/host tests/kept tests/page tests/server tests/site_pages.py tests/stall tests/static tests/tools tests/toy tests/web tests/test_docs.py,$(wildcard tests/*)) \
  --ignore-glob='*/test_options.py' --ignore=tests/envs/test_example.py \
  --ignore=tests/envs/test_pages.py --ignore=tests/sim/test_cluster.py --ignore=tests/sim/test_plots.py
test-wheel: compiled
	.venv-compiled/bin/python -P -c 'from claytable.cli.build import compiled; assert compiled(), "the wheel is not compiled"'
	.venv-compiled/bin/pytest -q -n $(JOBS) $(COMPILED_TESTS)
	.venv-compiled/bin/pytest -q -n $(JOBS) examples/oasis

SITE := $(BIN)/sphinx-build -W --keep-going -q -b html docs build/docs
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" npm
check: ## form, types, who may import whom, and whether the documentation builds
	$(PREPARE) check
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	cd examples/oasis && ../../$(BIN)/mypy --strict oasis
	$(BIN)/lint-imports
	$(BIN)/deptry .
	$(BIN)/python -m claytable.server.describe > web/openapi.json
	cd web && $(NPM) run --silent types && git diff --exit-code src/api/schema.d.ts
	cd web && $(NPM) run --silent lint && $(NPM) run --silent check && $(NPM) run --silent test
	$(SITE)

format: ## put the code into form
	$(PREPARE) check
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	cd web && $(NPM) run --silent format

# -- many games, and how fast ------------------------------------------------------------------------------

# On the compiled build where it can be made: it is the same game, only faster.
soak: ## 20,000 games of each game over all variants, invariants checked (GAMES=20000, GAME=scholars)
	$(PREPARE) $(FAST)
	@for game in $(or $(GAME),$(INSTALLED)); do \
	  $(FASTEST)/bin/claytable simulate $$game --games $(or $(GAMES),20000) --variants all --check --jobs $(JOBS) || exit 1; done

soak-server: ready ## kill -9 the server at random moments during many games (GAMES=200)
	CLAYTABLE_KILL_GAMES=$(or $(GAMES),200) $(BIN)/pytest -q tests/server/test_kill.py -o log_cli=true --log-cli-level=warning

bench: ## speed of each game beside a peer: pure Python, then compiled (GAME=scholars)
	$(PREPARE) bench
	$(PREPARE) bench-compiled
	$(BIN)/claytable bench $(GAME) --peers
	.venv-compiled/bin/claytable bench $(GAME) --peers

BENCH = PYTHONSAFEPATH=1 $(FASTEST)/bin/python
bench-instructions: ## instructions a decision of each game, compiled, beside bench/instructions.json (ARGS=--write)
	$(PREPARE) $(FAST)
	$(BENCH) bench/instructions.py $(ARGS)

bench-server: ## speed of the server: people, bots and both, 1 to 1,000 tables, on SQLite and PostgreSQL (ARGS=--json)
	$(PREPARE) $(FAST)
	$(BENCH) bench/server.py $(ARGS)

bench-sim: ## speed of simulation: one process beside two, and what counting costs (ARGS=--json)
	$(PREPARE) $(FAST)
	$(BENCH) bench/simulate.py $(ARGS)

bench-analysis: ## how long the analysis of a whole game takes on two cores (ARGS="--json --jobs 2")
	$(PREPARE) $(FAST)
	$(BENCH) bench/analysis.py $(ARGS)

bench-web: ## size and speed of the browser client, in Chromium, beside their budget (ARGS=--json)
	$(PREPARE) $(FAST)
	$(BENCH) bench/web.py $(ARGS)

bench-site: ready ## the table in the page beside the server's: size, loading, answers, bots, memory (ARGS=--json)
	$(PREPARE) site
	$(BIN)/python tools/site.py
	PYTHONSAFEPATH=1 $(BIN)/python bench/site.py $(ARGS)

bench-envs: ## steps a second of the learning environments beside others' (ARGS=--json)
	$(PREPARE) $(if $(COMPILES),bench-compiled,bench)
	$(BENCH) bench/envs.py $(ARGS)

# -- what is made ------------------------------------------------------------------------------------------

wheel: ## the compiled wheel, in dist/
	$(PREPARE) wheel
	@ls dist/*.whl

site: ## the table in the page: static files for any host, in dist/site (GAMES="inventors scholars")
	$(PREPARE) site
	@.venv-play/bin/python tools/site.py $(GAMES)

screenshots: ready ## take the pictures of the browser client anew, into docs/pictures/
	$(BIN)/python docs/make_screenshots.py

docs: ready ## write docs/provenance.md and docs/observations.md, record the pictures of tables, build the site into build/docs/
	$(BIN)/claytable provenance $(INSTALLED) > docs/provenance.md
	$(BIN)/python docs/make_observations.py
	$(BIN)/python docs/make_pictures.py
	$(SITE)

# A lock keeps what it has: UPGRADE=--upgrade takes the newest.
LOCK = $$($(PYTHON) tools/prepare.py uv) pip compile --quiet --universal --generate-hashes --no-annotate --no-header \
  --python-version 3.11 $(UPGRADE)
EXTRAS := --extra server --extra cluster-server --extra sim --extra cluster --extra envs --extra openspiel --extra testing
lock: ## resolve the dependencies anew (UPGRADE=--upgrade)
	$(LOCK) pyproject.toml --group dev $(EXTRAS) -o requirements/dev.txt
	$(LOCK) pyproject.toml --group dev $(EXTRAS) --extra bench -c requirements/dev.txt -o requirements/bench.txt
	$(LOCK) pyproject.toml --extra server -c requirements/dev.txt -o requirements/play.txt
	$(LOCK) pyproject.toml --extra server --extra cluster-server -c requirements/dev.txt -o requirements/server.txt
	$(LOCK) --group node -c requirements/dev.txt -o requirements/node.txt
	$(LOCK) --group uv -o requirements/uv.txt

# What is in a server, for people who run one: of Python's packages with tools of their own, which nothing here depends
# on. Of the client's the list has what builds and checks it too: npm leaves Svelte out where it leaves those out.
TOOL = $$($(PYTHON) tools/prepare.py uv) tool run --from
sbom: ready ## list what a server and its page are made of, as CycloneDX, in dist/sbom.json and dist/sbom-client.json
	@mkdir -p dist
	$(TOOL) cyclonedx-bom==7.5.0 cyclonedx-py requirements requirements/server.txt --output-format JSON --output-file dist/sbom.json
	cd web && $(NPM) sbom --package-lock-only --sbom-format cyclonedx > ../dist/sbom-client.json

audit: ready ## ask PyPI and npm whether something that they are made of has a known weakness; fails if they do not know it
	$(TOOL) pip-audit==2.10.1 pip-audit --strict --require-hashes --disable-pip -r requirements/server.txt
	cd web && $(NPM) audit --package-lock-only

clean: ## throw away what was made
	rm -rf .venv .venv-play .venv-compiled .tools dist build claytable/server/page web/node_modules web/site/node_modules \
	  .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis

ready:
	$(PREPARE) dev

compiled:
	$(PREPARE) compiled
