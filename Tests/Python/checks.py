"""Checks of one file: functions that are registered, each given what is checked, and told apart in the result."""

import sys
import traceback

CHECKS = []


class Failure(Exception):
    """What an answer is other than it should be."""


def check(function):
    """Registers a check."""
    CHECKS.append(function)
    return function


def expect(condition, text):
    if not condition:
        raise Failure(text)


def run(subject):
    """Gives all checks their subject; prints those that fail and how many passed.

    Whatever a check raises is a failure: a client's own errors are what is looked for. Returns the exit status.
    """
    failed = []
    for function in CHECKS:
        try:
            function(subject)
        except Exception:
            failed.append(function.__name__)
            print(f"{function.__name__}:\n{traceback.format_exc()}", file=sys.stderr, flush=True)
    print(f"{len(CHECKS) - len(failed)} passed, {len(failed)} failed" + (": " + ", ".join(failed) if failed else ""))
    return 1 if failed else 0
