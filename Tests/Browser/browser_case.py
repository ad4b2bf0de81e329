"""What tests in a browser do where the machine, not the page, was the reason for a failure."""

import os
import sys
import unittest


class BrowserCase(unittest.TestCase):
    """Tries a test that fails once more, from its beginning, and says so.

    A browser that draws in software on a machine with other work is at times later than any wait allows. What is wrong
    with the page fails twice. `make test` lists what it had to try again. With MAPWRIGHT_ONCE nothing is.
    """

    def _callTestMethod(self, method):
        try:
            method()
        except unittest.SkipTest:
            raise
        except Exception as error:
            if os.environ.get("MAPWRIGHT_ONCE"):
                raise
            first = (str(error).splitlines() or [""])[0]
            print(f"tried again: {self.id().partition('.')[2]}: {first[:200]}", file=sys.stderr, flush=True)
            self.tearDown()
            self.doCleanups()
            self.setUp()
            method()
