"""A master and workers of Spark that a test starts, on this machine."""

import os
import pathlib
import queue
import re
import signal
import subprocess
import sys
import threading


class Standalone:
    """A standalone master with workers of one core each; `with` starts them and ends them."""

    def __init__(self, folder, workers=2):
        self.folder, self.count = pathlib.Path(folder), workers
        self.processes = []
        self.master = None

    def __enter__(self):
        import pyspark

        home = pathlib.Path(pyspark.__file__).parent
        self.environment = {
            **os.environ, "SPARK_HOME": str(home), "SPARK_LOCAL_IP": "127.0.0.1", "PYSPARK_PYTHON": sys.executable}
        self.program = home / "bin" / "spark-class"
        # The package has no scripts that start a master; port 0 is any that is free.
        found = self.start(
            r"Starting Spark master at (spark://\S+)", "org.apache.spark.deploy.master.Master", "--host", "127.0.0.1",
            "--port", "0", "--webui-port", "0")
        self.master = found[1]
        for number in range(self.count):
            self.start(
                r"Successfully registered with master", "org.apache.spark.deploy.worker.Worker", "--cores", "1",
                "--memory", "1g", "--work-dir", str(self.folder / f"worker-{number}"), "--webui-port", "0",
                "--host", "127.0.0.1", self.master)
        return self

    def start(self, sign, *arguments):
        """Starts a process and waits for the line that says that it is ready."""
        process = subprocess.Popen(
            [self.program, *arguments], env=self.environment, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE,
            text=True, start_new_session=True)
        self.processes.append(process)
        lines = queue.Queue()

        def read():
            for line in process.stderr:
                lines.put(line)
            lines.put(None)

        threading.Thread(target=read, daemon=True).start()
        said = []
        while (line := lines.get(timeout=600)) is not None:
            said.append(line)
            if found := re.search(sign, line):
                return found
        raise RuntimeError("".join(said[-20:]))

    def __exit__(self, *_):
        for process in reversed(self.processes):
            try:
                # The group: executors are children of their worker.
                os.killpg(process.pid, signal.SIGTERM)
                process.wait(timeout=30)
            except (ProcessLookupError, subprocess.TimeoutExpired):
                process.kill()
                process.wait()
            process.stderr.close()
