"""Commits that are not pushed yet whose subject is longer than 72 characters, or that have no body that says why."""

from __future__ import annotations

import subprocess
from pathlib import Path

from findings import Finding, main

LIMIT = 72


def findings(root: Path) -> list[Finding]:
    def git(*arguments: str) -> str:
        run = subprocess.run(["git", *arguments], cwd=root, capture_output=True, text=True)
        return run.stdout if run.returncode == 0 else ""

    # Without a branch to push to, as in a build of one commit, that commit is looked at.
    upstream = git("rev-parse", "--abbrev-ref", "@{upstream}").strip()
    chosen = [f"{upstream}..HEAD"] if upstream else ["-1", "HEAD"]
    found = []
    for record in git("log", "--no-merges", "--format=%h%x1f%s%x1f%b%x1e", *chosen).split("\x1e"):
        if not record.strip():
            continue
        commit, subject, body = record.strip("\n").split("\x1f")
        found += [Finding("commit " + commit, 1, what) for what in faults(subject, body)]
    return found


def faults(subject: str, body: str) -> list[str]:
    """What is wrong with a message."""
    found = []
    if len(subject) > LIMIT:
        found.append(f"the subject has {len(subject)} characters, more than {LIMIT}")
    if not body.strip():
        found.append("the message has no body that says why")
    return found


if __name__ == "__main__":
    main(findings)
