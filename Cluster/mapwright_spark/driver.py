"""The driver: the stages of a job in their order, each as one Spark job whose tasks are names and numbers."""

import json
import os
import pathlib
import secrets
import shutil
import subprocess
import sys
import time
import zipfile

from mapwright_spark import task


class Failed(Exception):
    """What could not be done, as one line."""


class Program:
    """The program where the driver runs."""

    def __init__(self, path):
        self.path = path

    def run(self, *arguments):
        """Runs a command; returns what it printed."""
        try:
            process = subprocess.run([self.path, *map(str, arguments)], capture_output=True, text=True)
        except OSError as error:
            raise Failed(f"{self.path}: {error.strerror}") from error
        if process.stderr:
            print(process.stderr, end="", file=sys.stderr)
        if process.returncode:
            raise Failed(f"{' '.join(map(str, arguments[:2]))} failed")
        return process.stdout


def session(master, settings):
    """A context of Spark; local masters try a task again, as clusters do."""
    os.environ.setdefault("PYSPARK_PYTHON", sys.executable)
    import pyspark

    # Spark's scripts look for its jars beside themselves, and not where pip has put them.
    os.environ.setdefault("SPARK_HOME", str(pathlib.Path(pyspark.__file__).parent))
    configuration = pyspark.SparkConf().setAppName("mapwright").setMaster(with_retries(master))
    configuration.set("spark.ui.enabled", "false").set("spark.ui.showConsoleProgress", "false")
    if master.startswith("local"):
        os.environ.setdefault("SPARK_LOCAL_IP", "127.0.0.1")
        configuration.set("spark.driver.host", "127.0.0.1").set("spark.driver.bindAddress", "127.0.0.1")
    for name, value in settings.items():
        configuration.set(name, value)
    context = pyspark.SparkContext(conf=configuration)
    context.setLogLevel("ERROR")
    return context


def with_retries(master):
    """`local` and `local[2]` give up at the first failure: four attempts, as elsewhere."""
    if master == "local":
        return "local[1,4]"
    if master.startswith("local[") and "," not in master:
        return master[:-1] + ",4]"
    return master


class Stages:
    """Runs stages of one job on a context of Spark."""

    def __init__(self, context, program, job):
        self.context = context
        self.base = {"program": program, "job": job, "token": secrets.token_hex(4)}
        # Workers need this package and nothing that has to be installed. Spark reads the archive again when it likes, so it stays
        # as long as the job.
        archive = os.path.join(job, "mapwright_spark.zip")
        with zipfile.ZipFile(archive, "w") as package:
            for module in pathlib.Path(__file__).parent.glob("*.py"):
                package.write(module, f"mapwright_spark/{module.name}")
        context.addPyFile(archive)

    def run(self, name, parts):
        """Runs the parts of a stage, which are given heaviest first; says what they took."""
        start = time.monotonic()
        tasks = [{**self.base, "stage": name, **part} for part in parts]
        try:
            results = self.context.parallelize(tasks, len(tasks)).map(task.run_in_spark).collect()
        except Exception as error:
            raise Failed(reason(error)) from error
        took = {
            "stage": name,
            "parts": len(parts),
            "seconds": time.monotonic() - start,
            "cpu": sum(result["cpu"] for result in results),
            "memory": max(result["memory"] for result in results),
        }
        print(
            f"{name}: {took['parts']} parts in {took['seconds']:.1f} s, {took['cpu']:.1f} CPU s, "
            f"at most {took['memory'] / 1e6:.0f} MB each", file=sys.stderr)
        return took


def reason(error):
    """What a worker said, out of what Spark says of it."""
    text = str(error)
    for sign in ("StageFailed: ", "SparkException: "):
        for line in text.splitlines():
            if sign in line:
                return line.split(sign, 1)[1]
    return text.splitlines()[0] if text else type(error).__name__


def cluster(options, context=None):
    """Makes an archive of cluster tiles.

    options: what `command.py` reads. context: a context of Spark, which stays; by default one is made and stopped.
    Returns what each stage took.
    """
    program = Program(options.program)
    output = os.path.abspath(options.output)
    job = os.path.abspath(options.job) if options.job else os.path.join(
        os.path.dirname(output), f".{os.path.basename(output)}.{secrets.token_hex(4)}.job")
    if os.path.exists(job):
        raise Failed(f"{job} exists; name another folder with --job")
    own = None
    try:
        parts = start(program, job, options)
        own = None if context else session(options.master, dict(options.conf))
        stages = Stages(context or own, options.program, job)
        took = [stages.run("points", parts)]
        plan = json.loads(program.run("work", "plan", job, "--parts", options.parts, "--json"))
        areas = [
            {"part": f"{number + 1}/{len(plan['weights'])}"}
            for number in sorted(range(len(plan["weights"])), key=lambda number: -plan["weights"][number])]
        took.append(stages.run("cells", areas))
        took.append(stages.run("tiles", [*areas, {"stage": "overview"}]))
        begin = time.monotonic()
        program.run("work", "assemble", job, "-o", output)
        took.append({"stage": "assemble", "parts": 1, "seconds": time.monotonic() - begin})
        if options.report:
            disk = sum(path.stat().st_size for path in pathlib.Path(job).rglob("*") if path.is_file())
            pathlib.Path(options.report).write_text(
                json.dumps({"points": plan["points"], "disk": disk, "stages": took}, indent=1) + "\n")
        return took
    finally:
        if own:
            own.stop()
        if not options.keep:
            shutil.rmtree(job, ignore_errors=True)


def start(program, job, options):
    """Starts a job; returns the parts of its points."""
    paths = [os.path.abspath(path.removeprefix("file://")) for path in options.points]
    arguments = ["--max-zoom", options.max_zoom, "--cell", options.cell]
    for name in ("category", "latitude", "longitude"):
        if value := getattr(options, name):
            arguments += [f"--{name}", value]
    for column in options.sum:
        arguments += ["--sum", column]
    if options.strict:
        arguments.append("--strict")
    are_parquet = [path.lower().endswith((".parquet", ".pq")) for path in paths]
    if any(are_parquet):
        from mapwright_spark import parquet

        if not all(are_parquet):
            raise Failed("Parquet and other files are not read together")
        wanted = [options.latitude, options.longitude]
        wanted += [options.category] * bool(options.category) + options.sum
        try:
            sources, columns = parquet.sources(paths, options.part_size << 20, wanted)
        except (OSError, ValueError, parquet.MissingColumn) as error:
            raise Failed(str(error)) from error
        if not sources:
            raise Failed("there are no points")
        count = int(program.run("work", "start", job, "--piped", len(sources), *arguments))
        return [
            {"part": f"{number}/{count}", "source": source, "columns": columns}
            for number, source in enumerate(sources, 1)]
    if options.whole:
        arguments.append("--whole")
    count = int(program.run(
        "work", "start", job, *paths, "--part-size", options.part_size, *arguments))
    return [{"part": f"{number}/{count}"} for number in range(1, count + 1)]
