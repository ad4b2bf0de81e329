"""Runs a command and looks at the memory that it takes."""

import os
import pathlib
import select
import subprocess
import time


def run(command, join=lambda: None):
    """CPU seconds, wall seconds, most anonymous megabytes, and what a command wrote to standard error.

    Memory is the most anonymous memory (RssAnon) that was seen in a look every 20 milliseconds: mapped files do not count,
    since the system takes their pages back when it likes.

    join: called in the new process before the command, to put it into a group.
    """
    start = time.monotonic()
    process = subprocess.Popen(
        command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, preexec_fn=join)
    status = pathlib.Path(f"/proc/{process.pid}/status")
    end = os.pidfd_open(process.pid)
    most = 0
    while not select.select([end], [], [], 0.02)[0]:
        for line in status.read_text().splitlines():
            if line.startswith("RssAnon:"):
                most = max(most, int(line.split()[1]))
    os.close(end)
    _, code, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(code)
    if process.returncode:
        raise SystemExit(f"failed: {' '.join(map(str, command))}: {process.stderr.read().decode()}")
    return usage.ru_utime + usage.ru_stime, time.monotonic() - start, most * 1024 / 1e6, process.stderr.read().decode()
