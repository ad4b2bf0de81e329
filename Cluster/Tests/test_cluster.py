#!/usr/bin/env python3
"""mapwright-spark: the same bytes as one process, on local Spark, on a master with two workers, and through failures.

usage: Cluster/Tests/test_cluster.py PROGRAM [unittest's arguments]
"""

import contextlib
import csv
import json
import os
import pathlib
import random
import shutil
import stat
import subprocess
import sys
import tempfile
import unittest

HERE = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(HERE.parent), str(HERE)]
PROGRAM = None


def lacking():
    """What is not there that Spark needs; nil if nothing is."""
    if shutil.which("java") is None and not os.environ.get("JAVA_HOME"):
        return "no Java"
    for module in ("pyspark", "pyarrow"):
        try:
            __import__(module)
        except ImportError:
            return f"no {module}"
    return None


def rows(count, seed=5):
    """Points over the world and over one city, some of them without category."""
    numbers = random.Random(seed)
    for row in range(count):
        if row % 3:
            place = numbers.gauss(60.17, 0.2), numbers.gauss(24.94, 0.4)
        else:
            place = numbers.uniform(-85, 85), numbers.uniform(-180, 180)
        kind = ("cafe", "bar", "", "shop, \"other\"")[numbers.randrange(4)]
        yield round(place[0], 6), round(place[1], 6), kind, round(numbers.uniform(0, 50), 2)


@unittest.skipIf(lacking(), lacking())
class ClusterTests(unittest.TestCase):
    maxDiff = None
    wishes = ("--category", "kind", "--sum", "price", "--max-zoom", "8")

    @classmethod
    def setUpClass(cls):
        cls.context = contextlib.ExitStack()
        cls.folder = pathlib.Path(cls.context.enter_context(tempfile.TemporaryDirectory()))
        cls.table = cls.folder / "points.csv"
        with cls.table.open("w", newline="") as file:
            writer = csv.writer(file)
            writer.writerow(["lat", "lon", "kind", "price"])
            writer.writerows(rows(60_000))
        once = cls.folder / "once.pmtiles"
        cls.call("cluster", cls.table, "--grid", *cls.wishes, "-o", once)
        cls.expected = once.read_bytes()

    @classmethod
    def tearDownClass(cls):
        cls.context.close()

    @staticmethod
    def call(*arguments):
        """Runs the program; returns what it printed."""
        return subprocess.run(
            [PROGRAM, *map(str, arguments)], check=True, capture_output=True, text=True).stdout

    def spark(self, *arguments, points=None, master="local[2,4]", program=None):
        """Runs the command of the package in a process of its own; returns the archive and what it told."""
        output = self.folder / f"{self.id()}.pmtiles"
        report = self.folder / f"{self.id()}.json"
        command = [
            sys.executable, "-m", "mapwright_spark", "cluster", points or self.table, "-o", output, "--master", master,
            "--program", program or PROGRAM, "--part-size", "1", "--parts", "7", "--report", report, *arguments]
        process = subprocess.run(
            [str(word) for word in command], capture_output=True, text=True,
            env={**os.environ, "PYTHONPATH": str(HERE.parent)})
        self.assertEqual(process.returncode, 0, process.stderr[-3000:])
        self.assertEqual([path.name for path in self.folder.glob(".*.job")], [], "the job's folder is gone")
        return output.read_bytes(), json.loads(report.read_text())

    def wrapped(self, *lines):
        """A program that does something of the shell's before it becomes the true one."""
        script = self.folder / f"{self.id()}.sh"
        script.write_text("\n".join(["#!/bin/sh", *lines, f'exec "{PROGRAM}" "$@"', ""]))
        script.chmod(script.stat().st_mode | stat.S_IXUSR)
        return script

    def once(self, stage, what):
        """Does something to the first attempt at the first part of a stage."""
        mark = self.folder / f"{self.id()}.{stage}.mark"
        return mark, (
            f'case "$2 $5" in "{stage} 1/"*) if mkdir "{mark}" 2>/dev/null; then {what}; fi;; esac')

    def test_a_table_gives_the_same_bytes(self):
        archive, report = self.spark(*self.wishes)
        self.assertTrue(archive == self.expected)
        self.assertEqual(report["points"], 60_000)
        self.assertGreater(report["stages"][0]["parts"], 1, "the table is divided")

    def test_parquet_gives_the_same_bytes(self):
        import pyarrow.csv
        import pyarrow.parquet

        table = pyarrow.csv.read_csv(self.table)
        path = self.folder / "points.parquet"
        pyarrow.parquet.write_table(table, path, row_group_size=25_000)
        archive, report = self.spark(*self.wishes, points=path)
        self.assertTrue(archive == self.expected)
        self.assertEqual(report["points"], 60_000)

    def test_lines_of_geojson_give_the_same_bytes(self):
        path = self.folder / "points.geojson"
        with path.open("w") as file:
            for latitude, longitude, kind, price in rows(60_000):
                properties = {"price": price, **({"kind": kind} if kind else {})}
                file.write(json.dumps({
                    "type": "Feature", "geometry": {"type": "Point", "coordinates": [longitude, latitude]},
                    "properties": properties}) + "\n")
        archive, report = self.spark(*self.wishes, points=path)
        self.assertTrue(archive == self.expected)
        self.assertGreater(report["stages"][0]["parts"], 1, "the file is divided")

    def test_a_standalone_master_gives_the_same_bytes_though_tasks_die(self):
        from workers import Standalone

        # The worker's Python is killed while its child goes on; a child is killed; the wrapper is in both's place.
        points, kill_parent = self.once("points", "kill -9 $PPID")
        tiles, kill_child = self.once("tiles", "kill -9 $$")
        program = self.wrapped(kill_parent, kill_child)
        with Standalone(self.folder / "spark") as cluster:
            archive, _ = self.spark(
                *self.wishes, master=cluster.master, program=program,
                *("--conf", "spark.driver.host=127.0.0.1", "--conf", "spark.driver.bindAddress=127.0.0.1"))
        self.assertTrue(points.exists() and tiles.exists(), "both were killed")
        self.assertTrue(archive == self.expected)

    def test_an_executor_that_dies_is_replaced(self):
        from workers import Standalone

        # Up to the Java process that started the daemon that started the worker.
        climb = ("p=$PPID; while [ \"$(cat /proc/$p/comm)\" != java ]; do p=$(awk '/^PPid/ {print $2}' /proc/$p/status); "
                 "done; kill -9 $p")
        mark, kill = self.once("cells", climb)
        with Standalone(self.folder / "spark-2") as cluster:
            archive, _ = self.spark(
                *self.wishes, master=cluster.master, program=self.wrapped(kill),
                *("--conf", "spark.driver.host=127.0.0.1", "--conf", "spark.driver.bindAddress=127.0.0.1"))
        self.assertTrue(mark.exists(), "it was killed")
        self.assertTrue(archive == self.expected)

    def test_a_bad_row_is_told_with_file_and_line(self):
        bad = self.folder / "bad.csv"
        lines = self.table.read_text().splitlines()
        lines[50_000] = "north,24.9,cafe,1"
        bad.write_text("\n".join(lines) + "\n")
        process = subprocess.run(
            [sys.executable, "-m", "mapwright_spark", "cluster", str(bad), "-o", str(self.folder / "bad.pmtiles"),
             "--master", "local[2,2]", "--program", PROGRAM, "--part-size", "1", "--strict"],
            capture_output=True, text=True, env={**os.environ, "PYTHONPATH": str(HERE.parent)})
        self.assertEqual(process.returncode, 1)
        self.assertIn("bad.csv: line 50001: “north” is not a number", process.stderr)
        self.assertFalse((self.folder / "bad.pmtiles").exists())


class StageTests(unittest.TestCase):
    """The stages without Spark."""

    def setUp(self):
        self.context = contextlib.ExitStack()
        self.folder = pathlib.Path(self.context.enter_context(tempfile.TemporaryDirectory()))
        self.table = self.folder / "points.csv"
        with self.table.open("w", newline="") as file:
            writer = csv.writer(file)
            writer.writerow(["lat", "lon"])
            writer.writerows(row[:2] for row in rows(100_000))
        ClusterTests.call("cluster", self.table, "--grid", "-o", self.folder / "once.pmtiles")
        self.expected = (self.folder / "once.pmtiles").read_bytes()

    def tearDown(self):
        self.context.close()

    def test_xargs_gives_the_same_bytes(self):
        job, output = self.folder / "job", self.folder / "out.pmtiles"
        script = f"""
            set -eu
            n=$({PROGRAM} work start {job} {self.table} --part-size 1)
            (seq $n; seq $n | shuf) | xargs -P 2 -I{{}} {PROGRAM} work points {job} --part {{}}/$n
            m=$({PROGRAM} work plan {job} --parts 9)
            seq $m | shuf | xargs -P 2 -I{{}} {PROGRAM} work cells {job} --part {{}}/$m
            {PROGRAM} work overview {job}
            (seq $m | tac; seq $m) | xargs -P 2 -I{{}} {PROGRAM} work tiles {job} --part {{}}/$m
            {PROGRAM} work assemble {job} -o {output}
            echo $n $m
        """
        process = subprocess.run(["sh", "-c", script], capture_output=True, text=True)
        self.assertEqual(process.returncode, 0, process.stderr)
        parts, shares = map(int, process.stdout.split())
        self.assertGreater(min(parts, shares), 1)
        self.assertTrue(output.read_bytes() == self.expected)

    @unittest.skipUnless(sys.platform == "linux", "only Linux tells a child that its parent has ended")
    def test_a_child_ends_with_its_parent(self):
        job = self.folder / "job"
        ClusterTests.call("work", "start", job, "--piped", "1")
        # The shell starts a child that waits for points, says which process that is, and is killed.
        reader, writer = os.pipe()
        shell = subprocess.Popen(
            ["sh", "-c", f'"{PROGRAM}" work points {job} --part 1/1 --parent $$ <&{reader} & echo $!; wait'],
            stdout=subprocess.PIPE, text=True, pass_fds=[reader])
        child = int(shell.stdout.readline())
        # It has begun when its unfinished file is there.
        while not any((job / "points").glob(".*.partial")):
            os.sched_yield()
        shell.kill()
        shell.wait()
        shell.stdout.close()
        with contextlib.suppress(ProcessLookupError):
            # A process that has ended gives its handle an event.
            handle = os.pidfd_open(child)
            import select

            self.assertTrue(select.select([handle], [], [], 30)[0], "the child has ended")
            os.close(handle)
        os.close(reader)
        os.close(writer)
        self.assertEqual(list((job / "points").glob("*.cells")), [])


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    PROGRAM = str(pathlib.Path(sys.argv.pop(1)).resolve())
    unittest.main()
