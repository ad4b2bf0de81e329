#!/usr/bin/env python3
"""Asks every operation of a running service what its OpenAPI document says it takes, by schemathesis.

    .venv/bin/python Tests/Quality/openapi.py PROGRAM ATLAS [--seconds 240] [--examples 8] [--seed N]

No answer may be a failure of the server, and each has a status, a type and a shape that the document names; methods
that it does not name are refused. schemathesis is installed into `.build/schemathesis` the first time.
"""

import argparse
import pathlib
import subprocess
import sys
import venv

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Tests/Browser"))
sys.dont_write_bytecode = True

from devtools import start_server  # noqa: E402

VERSION = "4.32.5"
CHECKS = [
    "not_a_server_error", "status_code_conformance", "content_type_conformance", "response_schema_conformance",
    "unsupported_method",
]


def installed():
    folder = ROOT / ".build/schemathesis"
    program = folder / "bin/schemathesis"
    if not program.exists():
        venv.create(folder, with_pip=True)
        subprocess.run([folder / "bin/pip", "install", "-q", f"schemathesis=={VERSION}"], check=True)
    return program


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("program")
    parser.add_argument("atlas")
    parser.add_argument("--seconds", type=int, default=240)
    parser.add_argument("--examples", type=int, default=8, help="requests made up for each operation")
    parser.add_argument("--seed", type=int)
    options = parser.parse_args()
    judge = installed()
    server, address = start_server([options.program, "serve", options.atlas, "--port", "{port}", "--quiet"])
    try:
        return subprocess.run([
            judge, "run", f"{address}/openapi.json", "--phases", "examples,fuzzing",
            "--max-examples", str(options.examples), "--max-time", str(options.seconds), "--checks", ",".join(CHECKS),
            *(["--seed", str(options.seed)] if options.seed is not None else []),
        ]).returncode
    finally:
        server.terminate()
        server.wait(20)


if __name__ == "__main__":
    sys.exit(main())
