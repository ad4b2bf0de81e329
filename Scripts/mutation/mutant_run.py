"""One run of a target's tests with a change switched on."""

import os
import re
import resource
import subprocess
import threading
import time

from mutation_folders import COPY


class Run:
    """One run of a target's tests, ended at the first failure."""

    def __init__(self, program, tests, number=0, cpu_limit=3600, record=None, show=False):
        environment = dict(os.environ, MAPWRIGHT_MUTANT=str(number))
        environment.pop("MAPWRIGHT_SLOW", None)
        if record:
            environment["MAPWRIGHT_MUTANT_RECORD"] = str(record)
        start = time.monotonic()

        def limit():
            resource.setrlimit(resource.RLIMIT_CPU, (cpu_limit, cpu_limit))
            resource.setrlimit(resource.RLIMIT_AS, (16 << 30, 16 << 30))
            resource.setrlimit(resource.RLIMIT_CORE, (0, 0))

        process = subprocess.Popen(
            [program, "--testing-library", "swift-testing", "--filter", rf"^{tests}\."], cwd=COPY,
            env=dict(environment, SWIFT_BACKTRACE="enable=no"), stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT, text=True, errors="replace", preexec_fn=limit)
        # What only waits uses no processor time.
        watch = threading.Timer(cpu_limit * 10, process.kill)
        watch.start()
        self.noticed_by, self.output = None, []
        for line in process.stdout:
            self.output.append(line)
            failed = re.match(r"\S* ?(?:Test|Suite) (.+?) (?:recorded an issue|failed)", line)
            if failed and not show:
                self.noticed_by = failed[1]
                process.kill()
                break
        process.stdout.close()
        process.wait()
        watch.cancel()
        self.seconds = time.monotonic() - start
        if self.noticed_by is None and process.returncode:
            code = process.returncode
            self.noticed_by = "tests fail" if code > 0 else {-24: "too slow", -9: "too slow"}.get(code, "crash")
