# SPDX-FileCopyrightText: 2026 The Shardscope authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The figures that the oracle takes as given, as data: the data sheet of a GPU and a network (printed by the program's
`catalog`), the published curves (resources/profiles) and the fitted constants (the table of cost_constants.cpp).
Every formula is the oracle's own."""

import json
import re
import subprocess
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def ask(program, *arguments, text=None):
    done = subprocess.run([program, *arguments, "--json"], input=text, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise SystemExit(f"{program} {' '.join(arguments)}: exit {done.returncode}\n{done.stdout}{done.stderr}")
    return json.loads(done.stdout)


def constants():
    """Rows such as {MultiplyHopper, "multiply.hopper", prior, value, low, high, …: the value that the fit left."""
    text = next(ROOT.glob("core/*/cost_constants.cpp")).read_text()
    row = re.compile(r'\{\s*\w+,\s*"([\w.-]+)",\s*[\d.e+-]+,\s*([\d.e+-]+),')
    return {name: float(value) for name, value in row.findall(text)}


@cache
def catalogue(program, kind, name):
    def plain(entry):
        if isinstance(entry, dict):
            return entry["value"] if "value" in entry else {key: plain(value) for key, value in entry.items()}
        return entry

    return next(plain(entry) for entry in ask(program, "catalog", kind)[kind] if entry["id"] == name)


def build(gpu):
    links = gpu.get("scale_up", {})
    domain = links.get("domain")
    host = gpu.get("host_bytes_per_second") if (domain or 1) <= 1 else None  # the way over the host counts where there is no other
    return [links.get("kind"), links.get("bytes_per_second"), domain, gpu.get("multiprocessors"), host]


def curves(program, gpu):
    """Published curves of this GPU and those of its build: (collective, ranks, nodes, network or None) and their samples."""
    found = {}
    for path in sorted((ROOT / "resources/profiles").glob("*.json")):
        if path.stem != gpu["id"] and build(catalogue(program, "gpus", path.stem)) != build(gpu):
            continue
        for series in json.loads(path.read_text())["collectives"]:
            key = (series["op"], series["ranks"], series["nodes"], series.get("network"))
            found.setdefault(key, []).append(sorted(map(tuple, series["samples"])))
    return found
