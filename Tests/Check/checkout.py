"""A small checkout in a temporary folder, for a check to look at."""

from __future__ import annotations

import subprocess
import sys
import tempfile
import textwrap
import unittest
from pathlib import Path

CHECKS = Path(__file__).resolve().parent.parent.parent / "Scripts" / "check"
sys.path.insert(0, str(CHECKS))


class CheckoutTest(unittest.TestCase):
    """A test with a folder under git's eyes."""

    def setUp(self) -> None:
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = Path(folder.name).resolve()
        self.git("init", "--quiet")

    def git(self, *arguments: str) -> None:
        identity = ["-c", "user.name=Test", "-c", "user.email=test@example.org"]
        subprocess.run(["git", *identity, *arguments], cwd=self.root, check=True, capture_output=True)

    def write(self, path: str, text: str) -> None:
        file = self.root / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(textwrap.dedent(text).lstrip("\n"))

    def found(self, check) -> list[tuple[str, int]]:
        """The places that a check finds."""
        return [(finding.file, finding.line) for finding in sorted(set(check.findings(self.root)))]
