#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Shardscope authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Every figure of speed that Shardscope promises, as a table and as JSON, each beside a fixed reference loop of the same run."""
import argparse
import json
import os
import platform
import subprocess
import sys

from figures import ANSWER, BUILD, CORE, GROWTH, SEARCH_MEMORY, WINDOW
from measure import Measured, growth_of
from page import page_of

HERE = os.path.dirname(os.path.abspath(__file__))
RECORDED = f"{HERE}/recorded.json"
IN_MS = {"us": 1e-3, "ms": 1.0, "s": 1e3}
TOLERANCE = 1.10  # of the ratio to the reference loop


def processor():
    with open("/proc/cpuinfo", encoding="utf-8") as lines:
        names = [line.split(":", 1)[1].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.machine()


def document_of(measured, with_build):
    rows = []
    for figure in [*CORE, *WINDOW, ANSWER, SEARCH_MEMORY, *([BUILD] if with_build else [])]:
        value = measured.values[figure.key]
        is_time = figure.unit != "MB"
        shown = value / IN_MS[figure.unit] if is_time else value
        rows.append({"id": figure.key, "label": figure.label, "value": shown, "unit": figure.unit, "goal": figure.goal,
                     "ratio": value / measured.reference if is_time else None, "compared": figure.compared})
    growth = []
    for family, label in GROWTH.items():
        points, exponents = growth_of(measured.values, family)
        growth.append({"id": family, "label": label, "points": [{"size": size, "ms": ms, "ratio": ms / measured.reference} for size, ms in points],
                       "exponents": exponents})
    commit = subprocess.run(["git", "rev-parse", "--short", "HEAD"], capture_output=True, text=True, check=False).stdout.strip()
    return {"schema": "shardscope.benchmarks/1", "commit": commit, "machine": {"processor": processor(), "cores": os.cpu_count()},
            "reference_ms": measured.reference, "figures": rows, "growth": growth}


def regressions(document, recorded):
    """[(id, label, ratio now over ratio recorded)] of what is more than a tenth slower or larger."""
    def amounts(of):
        found = {row["id"]: (row["label"], row["ratio"] or row["value"]) for row in of["figures"] if row["compared"]}
        for family in of["growth"]:
            last = family["points"][-1]
            found[f"{family['id']}/{last['size']}"] = (f"{last['size']:,} {family['label']}", last["ratio"])
        return found

    before = amounts(recorded)
    return [(key, label, now / before[key][1]) for key, (label, now) in amounts(document).items()
            if key in before and now > TOLERANCE * before[key][1]]


def main():
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--build", default="build/release", help="folder with the Release build")
    words.add_argument("--rounds", type=int, default=3, help="how often each is measured; the least counts (3)")
    words.add_argument("--with-build", action="store_true", help="also the first build of the window, some minutes")
    words.add_argument("--json", metavar="FILE", help="write the document there")
    words.add_argument("--check", action="store_true", help="tell what became more than 10 %% slower than what is recorded; exit status 1 on the same processor")
    words.add_argument("--record", action="store_true", help="write recorded.json and packaging/BENCHMARKS.md anew")
    asked = words.parse_args()

    measured = Measured(asked.build)
    for _ in range(asked.rounds):
        measured.round()
    if asked.with_build:
        measured.first_build()
        measured.measure_reference()
    document = document_of(measured, asked.with_build)

    failed = False
    if asked.check:
        with open(RECORDED, encoding="utf-8") as file:
            recorded = json.load(file)
        # What looks slower is measured twice more: one busy moment is not a regression.
        for _ in range(2):
            found = regressions(document, recorded)
            if found:
                measured.round({key for key, _, _ in found})
                document = document_of(measured, asked.with_build)
        same = recorded["machine"] == document["machine"]
        found = regressions(document, recorded)
        failed = bool(found) and same

    print(page_of(document, heading=False))
    if asked.json:
        with open(asked.json, "w", encoding="utf-8") as file:
            json.dump(document, file, indent=1)
    if asked.record:
        with open(RECORDED, "w", encoding="utf-8") as file:
            json.dump(document, file, indent=1)
            file.write("\n")
        with open(f"{HERE}/../BENCHMARKS.md", "w", encoding="utf-8") as file:
            file.write(page_of(document, heading=True))
    if asked.check:
        where = "" if same else f" (recorded on another machine: {recorded['machine']['processor']}, {recorded['machine']['cores']} cores)"
        for _, label, times in found:
            print(f"Slower than recorded, by its ratio to the reference loop: {label}: {times:.2f} times{where}", file=sys.stderr)
        if not found:
            print(f"Nothing is more than 10 % slower than recorded{where}.", file=sys.stderr)
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
