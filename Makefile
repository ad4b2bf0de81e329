# The targets a person or a machine needs. Everything they set up stays in this folder, but for system
# packages, and nothing is done twice.

SHELL := /bin/sh
PORT ?= 8080
MAPWRIGHT := .build/release/mapwright
SAMPLE := Samples/helsinki.osm.pbf
ATLAS := .build/helsinki.atlas
# What the demonstration opens on.
COUNTRY := .build/andorra.atlas
PYTHON := .venv/bin/python
# More options of `swift build`, for builds that nobody goes on with: others would make it build everything again.
BUILD_FLAGS ?=

.NOTPARALLEL:
.PHONY: help demo example check test test-slow test-mutations coverage test-swift test-tiles test-page test-live test-service test-points test-pictures test-load test-scripts test-clients test-lint test-lint-build test-wasm test-spark setup build bench clean

help:
	@echo "make demo       compile the sample country and city, and serve both at http://127.0.0.1:$(PORT)/"
	@echo "make example NAME=QuickStart  run one of the programs in Examples/ and show it in the browser"
	@echo "make test       build everything and run all fast tests, the browser's included"
	@echo "make check      look for what needs no build: format, arrows, dead code, links; see Scripts/check/run"
	@echo "make test-slow  the same with the slow tier: fuzzing at length, larger extracts"
	@echo "make test-swift test-tiles test-page test-live test-service test-points test-pictures test-scripts  one part of make test"
	@echo "make test-load  the service for ten minutes at four fifths of what a core can do (make test-slow does it too)"
	@echo "make test-clients  make the packages of the documents in an empty folder (make test does it too)"
	@echo "make test-mutations  changes the engines in small ways and tells which changes no test notices"
	@echo "make coverage   how many lines of each target the tests run"
	@echo "make test-lint  build and test the linter in Lint/ alone (make test does it too)"
	@echo "make test-wasm  the clustering engine as WebAssembly, in Node.js and Chromium (make test does it too)"
	@echo "make test-spark the stages of cluster tiles on Apache Spark (needs Java; not in make test)"
	@echo "make setup      system packages and Python environment (the others do it too)"
	@echo "make bench      measure, mostly beside other programs, each of which it installs; see Benchmarks/run"
	@echo "make clean      remove what was built here; keeps what was downloaded"

demo:
	@Scripts/setup demo
	swift build -c release --product mapwright $(BUILD_FLAGS)
	@$(MAKE) --no-print-directory $(COUNTRY)/manifest.json $(ATLAS)/manifest.json
	$(MAPWRIGHT) serve $(COUNTRY) $(ATLAS) --port $(PORT)

.build/%.atlas/manifest.json: Samples/%.osm.pbf $(MAPWRIGHT)
	$(MAPWRIGHT) import $< -o .build/$*.atlas

example:
	@Scripts/setup demo
	PORT=$(PORT) swift run -c release $(NAME)

# Says what it will do and how long that takes, and counts the tests; see Scripts/run-tests.
test:
	@MAKE="$(MAKE)" Scripts/run-tests

# What needs no build. The code of the documents and the benchmarks are compiled where there
# is one, and again after `test-swift`.
check:
	python3 -m unittest discover -q -s Tests/Check
	Scripts/check/run

test-slow:
	MAPWRIGHT_SLOW=1 $(MAKE) test
	$(MAKE) test-load

# A sample of small changes to the engines' hottest files; SEED=7 COUNT=300 takes another one.
test-mutations:
	Scripts/mutate $(if $(SEED),--seed $(SEED)) $(if $(COUNT),--count $(COUNT))

coverage:
	Scripts/coverage --check

# Few tests at once: of hundreds some wait longer for a thread than what they test waits for an answer.
FEW_AT_ONCE = $(shell swift test --help-hidden 2>/dev/null | grep -q maximum-parallelization-width \
	&& echo --experimental-maximum-parallelization-width 8)

test-swift:
	swift build -c release --build-tests $(BUILD_FLAGS)
	swift test -c release --skip-build $(FEW_AT_ONCE)
	Scripts/check/run documents benchmarks

# Other projects' readers on our tiles: the sample, in the slow tier also the extracts that
# Tests/Python/extract_folder.py finds. The atlas is made here for parts that run side by side.
test-tiles: $(MAPWRIGHT) $(ATLAS)/manifest.json
	$(PYTHON) Tests/Python/check_imports.py $(MAPWRIGHT) $(SAMPLE) \
		$(if $(MAPWRIGHT_SLOW),$(shell $(PYTHON) Tests/Python/extract_folder.py))
	$(PYTHON) Tests/Python/check_memory.py $(MAPWRIGHT) Samples/andorra.osm.pbf

test-page: $(ATLAS)/manifest.json
	$(PYTHON) Tests/Browser/test_assets.py
	$(PYTHON) Tests/Browser/test_page.py --program $(MAPWRIGHT) --atlas $(ATLAS)
	$(PYTHON) Tests/Browser/test_directions.py --program $(MAPWRIGHT) --atlas $(ATLAS)
	$(PYTHON) Tests/Browser/test_offline.py --program $(MAPWRIGHT) --atlas $(ATLAS)
	$(PYTHON) Tests/Browser/test_search.py --program $(MAPWRIGHT) --atlas $(ATLAS)
	$(PYTHON) Tests/Browser/test_whole_page.py --program $(MAPWRIGHT) --atlas $(ATLAS)
	$(PYTHON) Tests/Browser/test_base_path.py --program $(MAPWRIGHT) --atlas $(ATLAS)
	$(PYTHON) Tests/Browser/test_openapi_page.py --program $(MAPWRIGHT) --atlas $(ATLAS)
	$(PYTHON) Tests/Browser/test_size.py --program $(MAPWRIGHT) --atlas $(ATLAS)

# What the map shows beside itself, and the maps of programs.
test-live: $(ATLAS)/manifest.json
	$(PYTHON) Tests/Browser/test_transit.py --program $(MAPWRIGHT)
	$(PYTHON) Tests/Browser/test_elevation.py --program $(MAPWRIGHT)
	$(PYTHON) Tests/Browser/test_ground.py --program $(MAPWRIGHT)
	$(PYTHON) Tests/Browser/test_map_tools.py --program $(MAPWRIGHT) --atlas $(ATLAS)
	$(PYTHON) Tests/Browser/test_points.py --program $(MAPWRIGHT) --atlas $(ATLAS)
	$(PYTHON) Tests/Browser/test_photographs.py --program $(MAPWRIGHT) --atlas $(ATLAS)
	$(PYTHON) Tests/Browser/test_examples.py --programs .build/release --atlas $(ATLAS)
	$(PYTHON) Tests/Browser/test_messages.py --programs .build/release --atlas $(ATLAS)
	$(PYTHON) Tests/Browser/test_fonts.py --programs .build/release --atlas $(ATLAS)

# Other projects' clients of the service, unmodified; the ready-made atlas has names in more languages.
test-service: $(MAPWRIGHT)
	$(PYTHON) Tests/Python/check_geocoder_clients.py --program $(MAPWRIGHT) --atlas Samples/helsinki.atlas
	$(PYTHON) Tests/Python/check_apple_client.py $(MAPWRIGHT) Samples/helsinki.atlas
	$(PYTHON) Tests/Python/check_routing_clients.py --program $(MAPWRIGHT) --atlas Samples/helsinki.atlas
	$(PYTHON) Tests/Python/check_tls.py $(MAPWRIGHT) Samples/helsinki.atlas

# Points by plain HTTP, and a service that is killed while they are written; in the slow tier a hundred times.
test-points: $(ATLAS)/manifest.json
	$(PYTHON) Tests/Python/check_points.py $(MAPWRIGHT) $(ATLAS) $(if $(MAPWRIGHT_SLOW),--rounds 100)

# Pictures in every format, by other projects' readers.
test-pictures: $(MAPWRIGHT)
	$(PYTHON) Tests/Python/check_pictures.py $(MAPWRIGHT) Samples/helsinki.atlas

# The service at four fifths of what a core can do: its memory has to stay flat. MINUTES=2 takes less long.
test-load: $(MAPWRIGHT)
	Benchmarks/run service --soak $(or $(MINUTES),10)

# The stages of cluster tiles under xargs and on Apache Spark, which is installed in an environment of its own; not in the gate.
test-spark: $(MAPWRIGHT)
	@test -x .build/spark/bin/python || python3 -m venv .build/spark
	.build/spark/bin/pip install --quiet --disable-pip-version-check -r Cluster/Tests/requirements.txt
	.build/spark/bin/python Cluster/Tests/test_cluster.py $(MAPWRIGHT)

# The scripts that set up and test.
test-scripts:
	$(PYTHON) Tests/Python/test_scripts.py

# The packages that the documents tell a reader to make. All are resolved and their packages counted; those of ClusterMap
# alone are built and run, in the slow tier all of them.
test-clients: setup
	$(PYTHON) Tests/Python/check_clients.py $(if $(MAPWRIGHT_SLOW),,--small)

# The clustering engine as WebAssembly: where there is Node.js, beside the program's saved index, and in Chromium.
test-wasm: setup $(MAPWRIGHT)
	WebAssembly/build
	@if command -v node >/dev/null; then PROGRAM=$(MAPWRIGHT) node WebAssembly/Tests/run.mjs; \
		else echo "0 passed, 0 failed, 1 skipped: no Node.js; Chromium runs the same cases"; fi
	$(PYTHON) Tests/Browser/test_clusters.py

# The linter is a package of its own; only its tests need swift-syntax, and a debug build will do. SwiftPM would compile it
# all once more for the plugins: in the fast tier they are given the tools that are there.
test-lint-build: setup
	swift build --package-path Lint --build-tests $(BUILD_FLAGS)

test-lint: test-lint-build
	swift test --package-path Lint --skip-build
	$(PYTHON) Lint/Tests/Python/check_reports.py Lint/.build/debug/maplint
	$(PYTHON) Lint/Tests/Python/check_command.py Lint/.build/debug/maplint
	$(PYTHON) Lint/Tests/Python/check_fixes.py Lint/.build/debug/maplint .build/release
	$(PYTHON) Lint/Tests/Python/check_adopt.py Lint/.build/debug/mapwright-adopt .build/release
	$(PYTHON) Lint/Tests/Python/check_plugins.py Lint/.build/plugins-check $(if $(MAPWRIGHT_SLOW),,--tools Lint/.build/debug)

setup:
	@Scripts/setup test

build:
	@Scripts/setup demo
	swift build -c release

bench:
	for table in pbf import scale serve service tiles painter mapkit clusters search transit journeys lint; do Benchmarks/run $$table || exit 1; done

clean:
	rm -rf .build .build-mutants .build-coverage .build-target Benchmarks/.build Lint/.build
