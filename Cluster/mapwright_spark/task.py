"""What runs on a worker: one part of a stage, by the program.

Standard library alone, so that a worker needs Python and the program and nothing else; a part of a Parquet file needs pyarrow.
"""

import os
import subprocess
import tempfile
import time


class StageFailed(Exception):
    """A part of a stage that ended with an error, with what the program said."""


def run(task, attempt):
    """Runs a part; returns what it took.

    task: program, stage, job and, of a stage with parts, part as K/N; of a part that is piped, source and columns.
    attempt: a word that no other attempt at any part has.
    """
    command = [task["program"], "work", task["stage"], task["job"]]
    if task.get("part"):
        command += ["--part", task["part"]]
    # The program ends with this process, and writes under names of this attempt until a file is whole.
    command += ["--attempt", attempt, "--parent", str(os.getpid())]
    source = task.get("source")
    start = time.monotonic()
    with tempfile.TemporaryFile() as errors:
        process = subprocess.Popen(
            command, stdin=subprocess.PIPE if source else subprocess.DEVNULL, stdout=subprocess.DEVNULL,
            stderr=errors)
        fault = None
        if source:
            from mapwright_spark import parquet

            try:
                parquet.pipe(source, task["columns"], process.stdin)
            except BrokenPipeError:
                # The program has ended; what it said tells more.
                pass
            except Exception as error:  # told below, once the child has ended
                fault = f"{source['path']}: {error}"
                process.kill()
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        errors.seek(0)
        said = errors.read()[-2000:].decode("utf-8", "replace").strip()
    if process.returncode or fault:
        reason = fault or said or f"ended with {process.returncode}"
        raise StageFailed(f"{task['stage']} {task.get('part', '')}: {reason}")
    return {
        "part": task.get("part", ""),
        "seconds": time.monotonic() - start,
        "cpu": usage.ru_utime + usage.ru_stime,
        "memory": usage.ru_maxrss * 1024,
    }


def run_in_spark(task):
    """Runs a part as Spark's task."""
    from pyspark import TaskContext

    return run(task, f"{task['token']}-{TaskContext.get().taskAttemptId()}")
