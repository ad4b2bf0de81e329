"""Which tests belong to the slow tier."""

import os
import unittest


def slow(why):  # noqa: ARG001
    """Runs a test with MAPWRIGHT_SLOW alone; `why` tells a reader of the test what it takes long for."""
    return unittest.skipUnless(os.environ.get("MAPWRIGHT_SLOW"), "needs MAPWRIGHT_SLOW")
