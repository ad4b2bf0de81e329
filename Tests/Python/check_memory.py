#!/usr/bin/env python3
"""Imports a large extract with little memory, and looks at how much it takes.

    Tests/Python/check_memory.py PROGRAM EXTRACT

The extract is made bigger by copies of itself. An import with --memory has to stay below that, as anonymous memory, and make
the same bytes as one without; where this process may make a group of processes with a limit of memory, one has to come
to its end in such a group.
"""

import filecmp
import os
import pathlib
import re
import sys
import tempfile

from child_memory import run
from extract_copies import write_copies

COPIES = 4
# The least --memory, and the limit of a group that has room for a part of the files too, in MiB.
LEAST = 64
GROUP = 192


def same(one, other):
    names = sorted(path.name for path in one.iterdir())
    _, different, missing = filecmp.cmpfiles(one, other, names, shallow=False)
    return not different and not missing and names == sorted(path.name for path in other.iterdir())


def group_of(limit):
    """A new group with a limit of bytes, and the file that names its processes; None if none can be made."""
    for root, name in (("/sys/fs/cgroup/memory", "memory.limit_in_bytes"), ("/sys/fs/cgroup", "memory.max")):
        folder = pathlib.Path(root) / f"mapwright-test-{os.getpid()}"
        try:
            folder.mkdir()
        except OSError:
            continue
        try:
            if (folder / name).exists():
                (folder / name).write_text(str(limit))
                return folder, folder / "cgroup.procs"
        except OSError:
            pass
        folder.rmdir()
    return None


def main():
    if len(sys.argv) != 3:
        raise SystemExit(__doc__)
    program, source = sys.argv[1:]
    failures, passed, skipped = [], 0, 0

    def check(condition, text):
        nonlocal passed
        if condition:
            passed += 1
        else:
            failures.append(text)
            print(text, file=sys.stderr)

    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        extract = folder / "large.osm.pbf"
        write_copies(pathlib.Path(source), COPIES, extract)
        command = [program, "import", extract, "--jobs", "2", "-o"]
        plain = folder / "plain.atlas"
        cpu, _, most, _ = run([*command, plain])
        print(f"without a limit: {most:.0f} MB, {cpu:.1f} CPU s", flush=True)
        check(most > 2 * LEAST * 1.048576, "the extract is too small to be a test")
        temp = folder / "temp"
        temp.mkdir()
        for limit in (2 * LEAST, LEAST):
            atlas = folder / f"{limit}.atlas"
            cpu, _, most, text = run([*command, atlas, "--memory", f"{limit}M", "--temp", temp])
            print(f"--memory {limit}M: {most:.0f} MB, {cpu:.1f} CPU s", flush=True)
            check(most <= limit * 1.048576, f"--memory {limit}M takes {most:.1f} MB")
            check(re.search("Held up to .* in temporary files", text), "nothing lay in files")
            check(same(plain, atlas), f"--memory {limit}M makes other bytes")
            check(not any(temp.iterdir()), "temporary files are left")
        # Pages of files count there too, until the system takes them back.
        found = group_of(GROUP << 20)
        if found is None:
            skipped += 1
            print("no group of processes can be made here: skipped", flush=True)
        else:
            group, processes = found
            try:
                atlas = folder / "group.atlas"
                cpu, wall, most, _ = run(
                    [*command, atlas, "--memory", f"{LEAST}M", "--temp", temp],
                    join=lambda: processes.write_text("0"))
                print(f"--memory {LEAST}M in a group of {GROUP} MiB: {most:.0f} MB, {cpu:.1f} CPU s, {wall:.1f} s", flush=True)
                check(same(plain, atlas), "an import in a group makes other bytes")
            finally:
                group.rmdir()
    print(f"{passed} passed, {len(failures)} failed, {skipped} skipped")
    return 1 if failures else 0


sys.exit(main())
