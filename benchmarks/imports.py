"""What an import costs: CPU seconds of the import alone, each in a new interpreter."""

import os
import subprocess
import sys

from pairs import Pair, compare, one_core

KEEPING = {**os.environ, "PYTHONDONTWRITEBYTECODE": ""}
"""An environment in which byte code is kept; peers come with theirs, and users import more than once."""

CLOCK = "import time; start = time.process_time(); {}; print(time.process_time() - start)"


def cost(statement: str) -> float:
    """CPU seconds that the statement takes in a fresh interpreter."""
    command = [sys.executable, "-c", CLOCK.format(statement)]
    return float(subprocess.run(command, check=True, capture_output=True, text=True, env=KEEPING).stdout)


def imports(ours: str, theirs: str) -> Pair:
    """Compare two import statements; below 1 is quicker than theirs."""
    cost(ours), cost(theirs)  # byte code is compiled once
    with one_core():
        return compare(lambda: cost(ours), lambda: cost(theirs))
