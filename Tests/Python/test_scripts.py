#!/usr/bin/env python3
"""Checks the scripts that set up and test, and how tests in a browser are tried again, with stand-ins for the commands that they run.

    Tests/Python/test_scripts.py
"""

import contextlib
import importlib.util
import io
import json
import os
import pathlib
import subprocess
import sys
import tempfile
import unittest
import unittest.mock
from importlib.machinery import SourceFileLoader

sys.dont_write_bytecode = True
ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Tests/Browser"))
import browser_case  # noqa: E402

LOCKED = "E: Could not get lock /var/lib/dpkg/lock-frontend. It is held by process 4711 (apt-get)."

loader = SourceFileLoader("run_tests", str(ROOT / "Scripts/run-tests"))
run_tests = importlib.util.module_from_spec(importlib.util.spec_from_loader("run_tests", loader))
loader.exec_module(run_tests)


class InstallTests(unittest.TestCase):
    """`Scripts/install-packages` with an apt-get that is held up."""

    def setUp(self):
        self.work = tempfile.TemporaryDirectory()
        self.addCleanup(self.work.cleanup)
        self.folder = pathlib.Path(self.work.name)
        (self.folder / "id").write_text("#!/bin/sh\necho 0\n")
        (self.folder / "id").chmod(0o755)

    def install(self, script, **environment):
        apt = self.folder / "apt-get"
        apt.write_text(f'#!/bin/sh\necho "$@" >>"{self.folder}/calls"\n{script}\n')
        apt.chmod(0o755)
        done = subprocess.run(
            [ROOT / "Scripts/install-packages", "one", "two"], capture_output=True, text=True,
            env={**os.environ, "PATH": f"{self.folder}:{os.environ['PATH']}", "MAPWRIGHT_APT_PAUSE": "0", **environment})
        return done, (self.folder / "calls").read_text().splitlines()

    def test_updates_and_installs(self):
        done, calls = self.install("exit 0")
        self.assertEqual((done.returncode, done.stdout, done.stderr), (0, "", ""))
        self.assertEqual([call.split()[3] for call in calls], ["update", "install"])
        self.assertTrue(calls[1].endswith("one two"))
        self.assertIn("DPkg::Lock::Timeout=", calls[1])

    def test_waits_for_the_lock_and_says_so_once(self):
        done, calls = self.install(
            f'[ "$(wc -l <"{self.folder}/calls")" -gt 3 ] && exit 0\necho "{LOCKED}" >&2\nexit 100')
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertEqual(done.stdout, "Another program uses apt, held by process 4711 (apt-get): waiting for it, 600 s at most\n")
        self.assertEqual(len(calls), 5)

    def test_gives_up_in_the_end(self):
        done, calls = self.install(f'echo "{LOCKED}" >&2; exit 100', MAPWRIGHT_APT_WAIT="3")
        self.assertEqual(done.returncode, 1)
        self.assertIn("gave up after 3 s: another program uses apt, held by process 4711", done.stderr)
        self.assertEqual(len(calls), 4)

    def test_says_what_apt_says_of_anything_else(self):
        done, calls = self.install('echo "E: Unable to locate package two" >&2; exit 100')
        self.assertEqual((done.returncode, len(calls)), (1, 1))
        self.assertIn("Unable to locate package two", done.stderr)

    def test_without_root_says_what_to_run(self):
        (self.folder / "id").write_text("#!/bin/sh\necho 1000\n")
        for name in ("sudo", "apt-get"):
            (self.folder / name).write_text("#!/bin/sh\nexit 1\n")
            (self.folder / name).chmod(0o755)
        done = subprocess.run(
            [ROOT / "Scripts/install-packages", "one"], capture_output=True, text=True,
            env={**os.environ, "PATH": f"{self.folder}:{os.environ['PATH']}"})
        self.assertEqual(done.returncode, 1)
        self.assertIn("sudo apt-get install one", done.stderr)


class CountTests(unittest.TestCase):
    """What `Scripts/run-tests` reads from the output of programs."""

    def counts(self, text):
        counts = run_tests.Counts("part")
        for line in text.splitlines(keepends=True):
            counts.take(line)
        return counts

    def test_swift_testing(self):
        text = (
            "◇ Test run started.\n"
            "➜ Test fuzzesAtLength() skipped: \"needs MAPWRIGHT_SLOW\"\n"
            "✔ Test passes() passed after 0.1 seconds.\n"
            "✘ Test fails() recorded an issue at A.swift:3:5: Expectation failed\n"
            "✘ Test fails() failed after 0.2 seconds with 1 issue.\n"
            "✔ Test withArguments(_:) with 4 test cases passed after 0.2 seconds.\n"
            "✘ Test run with 3 tests in 2 suites failed after 0.3 seconds with 1 issue.\n")
        for line in (text, text.replace("✔", "+").replace("✘", "x").replace("➜", ">").replace("◇", "*")):
            found = self.counts(line)
            self.assertEqual(found.kinds, {"part: Swift Testing": [2, 1, 1]})
            self.assertEqual(found.reasons, ["needs MAPWRIGHT_SLOW"])

    def test_unittest_by_its_script(self):
        found = self.counts(
            ".venv/bin/python Tests/Browser/test_page.py --program x\n....\nRan 24 tests in 10.5s\n\nOK\n"
            ".venv/bin/python Tests/Browser/test_fonts.py\n"
            "test_noto (FontTests) ... skipped 'the fonts “noto” are not installed'\nRan 4 tests in 1s\n\nOK (skipped=1)\n"
            ".venv/bin/python Tests/Browser/test_messages.py\nRan 3 tests in 1s\n\nFAILED (failures=1, errors=1)\n")
        self.assertEqual(found.kinds, {"part: page": [24, 0, 0], "part: fonts": [3, 0, 1], "part: messages": [1, 2, 0]})
        self.assertEqual(found.reasons, ["the fonts “noto” are not installed"])

    def test_scripts_that_count_themselves(self):
        found = self.counts(".venv/bin/python Tests/Python/check_imports.py a b\n2 passed, 1 failed\n"
            ".venv/bin/python Tests/Python/check_clients.py\n4 clients passed, 1 failed: Ten\n")
        self.assertEqual(found.kinds, {"part: imports": [2, 1, 0], "part: clients": [4, 1, 0]})

    def test_what_was_tried_again_is_told(self):
        found = self.counts(".venv/bin/python Tests/Browser/test_page.py\ntried again: PageTests.test_x: waited 60 s in vain\nRan 2 tests in 1s\n\nOK\n")
        self.assertEqual(found.kinds, {"part: page": [2, 0, 0]})
        self.assertIn("  tried again: PageTests.test_x: waited 60 s in vain", run_tests.summary([found])[0])

    def test_other_lines_count_nothing(self):
        self.assertEqual(self.counts("OK\nTest run started\nBuild complete! (12s)\nall tests passed\n").kinds, {})


class RunTests(unittest.TestCase):
    """`Scripts/run-tests` with a stand-in for make."""

    def run_parts(self, script, *parts, **environment):
        with tempfile.TemporaryDirectory() as work:
            make = pathlib.Path(work) / "make"
            make.write_text(f"#!/bin/sh\n{script}\n")
            make.chmod(0o755)
            copy = pathlib.Path(work) / "Scripts/run-tests"
            copy.parent.mkdir()
            copy.write_bytes((ROOT / "Scripts/run-tests").read_bytes())
            done = subprocess.run(
                [sys.executable, copy, "--make", str(make), *parts], capture_output=True,
                env={**os.environ, **environment})
            times = pathlib.Path(work) / ".build/test-times.json"
            return done, json.loads(times.read_text()) if times.exists() else {}

    def test_says_what_it_does_and_what_it_did(self):
        for locale in ("C", "C.UTF-8", "tr_TR.UTF-8", "ar_EG.UTF-8"):
            done, times = self.run_parts(
                "echo 'Tests/x “…” é'; echo '5 passed, 0 failed'", LC_ALL=locale, LANG=locale)
            output = done.stdout.decode("utf-8")
            self.assertEqual(done.returncode, 0, done.stderr)
            self.assertTrue(output.startswith(f"make test: {len(run_tests.PARTS)} parts, about "), output)
            self.assertIn(f"\nAll tests passed: {5 * len(run_tests.PARTS)} passed, 0 skipped, in ", output)
            self.assertEqual(set(times), {name for name, _, _ in run_tests.PARTS})

    def test_a_part_that_fails_is_named_and_the_others_run(self):
        done, times = self.run_parts('echo "$@"; [ "$2" != test-tiles ] && [ "$2" != test-wasm ]')
        output = done.stdout.decode("utf-8")
        self.assertEqual(done.returncode, 1)
        last = output.strip().splitlines()[-1]
        self.assertTrue(last.startswith(
            "FAILED: tiles (make test-tiles; .build/test-logs/tiles.log), wasm (make test-wasm; .build/test-logs/wasm.log) after "), last)
        self.assertNotIn("not run", last)
        self.assertEqual(set(times), {name for name, _, _ in run_tests.PARTS} - {"tiles", "wasm"})

    def test_nothing_runs_without_what_all_need(self):
        for part, target in (("setup", "setup"), ("swift", "test-swift")):
            done, _ = self.run_parts(f'[ "$2" != {target} ]')
            last = done.stdout.decode("utf-8").strip().splitlines()[-1]
            self.assertTrue(last.startswith(f"FAILED: {part} "), last)
            self.assertTrue(last.endswith("tiles, page, live, service, points, pictures, clients, wasm, lint"), last)

    def test_a_swift_test_that_fails_is_no_reason_not_to_run_the_others(self):
        done, _ = self.run_parts(
            'if [ "$2" = test-swift ]; then echo "✘ Test run with 3 tests in 2 suites failed after 0.3 seconds with 1 issue."; exit 1; fi')
        last = done.stdout.decode("utf-8").strip().splitlines()[-1]
        self.assertTrue(last.startswith("FAILED: swift "), last)
        self.assertNotIn("not run", last)

    def test_what_waits_runs_beside_the_parts_that_follow(self):
        # The page ends when the last of the others has begun.
        done, times = self.run_parts(
            'case $2 in test-page|test-live) until [ -e lint-began ]; do sleep 0.05; done; echo "the page ends"; echo "1 passed, 0 failed";; '
            'test-lint) touch lint-began;; esac')
        output = done.stdout.decode("utf-8")
        self.assertEqual(done.returncode, 0, output)
        self.assertIn("beside the parts that follow\n", output)
        self.assertGreater(output.index("the page ends"), output.index("== 14/14 lint"))
        self.assertIn("  page ", output)
        self.assertIn("page", times)

    def test_a_part_that_ran_beside_may_fail(self):
        done, times = self.run_parts('[ "$2" != test-page ]')
        output = done.stdout.decode("utf-8")
        self.assertEqual(done.returncode, 1)
        self.assertIn("FAILED: page (make test-page; .build/test-logs/page.log) after ", output.strip().splitlines()[-1])
        self.assertNotIn("page", times)

    def test_what_runs_beside_ends_with_what_all_need(self):
        done, _ = self.run_parts('case $2 in test-lint-build) sleep 600;; test-swift) exit 3;; esac')
        last = done.stdout.decode("utf-8").strip().splitlines()[-1]
        self.assertTrue(last.startswith("FAILED: swift "), last)
        self.assertIn("; not run: lint-build, tiles, ", last)

    def test_single_parts_are_run_in_order(self):
        done, _ = self.run_parts('echo "$@"', "lint", "scripts")
        lines = [line for line in done.stdout.decode().splitlines() if line.startswith("--no-print-directory")]
        self.assertEqual(lines, ["--no-print-directory test-scripts", "--no-print-directory test-lint"])

    def test_a_part_that_is_none_is_refused(self):
        done, _ = self.run_parts("true", "tests")
        self.assertEqual(done.returncode, 2)
        self.assertIn(b"no part tests", done.stderr)

    def test_tells_the_times_of_the_last_run(self):
        output = io.StringIO()
        with contextlib.redirect_stdout(output):
            run_tests.announce([("lint", "builds", 5)], {"lint": {"wall": 60, "cpu": 90}})
        self.assertIn("lint       builds (1.5 min CPU the last time)", output.getvalue())


class AgainTests(unittest.TestCase):
    """Tests in a browser, which are tried once more when they fail."""

    def attempt(self, failures, **environment):
        """A test that fails so many times: how often it was prepared and run, its result, and what was told."""
        counts = {"prepared": 0, "run": 0}

        class Late(browser_case.BrowserCase):
            def setUp(self):
                counts["prepared"] += 1

            def test_it(self):
                counts["run"] += 1
                if counts["run"] <= failures:
                    raise RuntimeError("waited in vain\nfor the map")

        result, told = unittest.TestResult(), io.StringIO()
        environment = {"MAPWRIGHT_ONCE": "", **environment}
        with contextlib.redirect_stderr(told), unittest.mock.patch.dict(os.environ, environment):
            Late("test_it").run(result)
        return counts, result, told.getvalue()

    def test_what_passes_is_run_once(self):
        counts, result, told = self.attempt(0)
        self.assertEqual((counts, told), ({"prepared": 1, "run": 1}, ""))
        self.assertTrue(result.wasSuccessful())

    def test_what_fails_once_is_prepared_anew_and_told(self):
        counts, result, told = self.attempt(1)
        self.assertEqual(counts, {"prepared": 2, "run": 2})
        self.assertTrue(result.wasSuccessful())
        self.assertRegex(told, r"^tried again: .*test_it: waited in vain\n$")

    def test_what_fails_twice_fails(self):
        counts, result, _ = self.attempt(2)
        self.assertEqual(counts["run"], 2)
        self.assertEqual(len(result.errors), 1)

    def test_nothing_is_tried_again_where_that_is_not_wanted(self):
        counts, result, told = self.attempt(1, MAPWRIGHT_ONCE="1")
        self.assertEqual((counts["run"], told), (1, ""))
        self.assertEqual(len(result.errors), 1)


if __name__ == "__main__":
    unittest.main()
