#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Shardscope authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Tests packaging/benchmark.sh on measured figures: ratios, growth, regressions, the page, and that each figure's benchmark exists."""
import json
import os
import pathlib
import re
import sys
import unittest

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
sys.path.insert(0, f"{ROOT}/packaging/benchmarks")
sys.dont_write_bytecode = True

import figures  # noqa: E402
from measure import FRAMES, Measured, growth_of  # noqa: E402
from page import page_of  # noqa: E402
from run import document_of, regressions  # noqa: E402


def measured(reference=2.0):
    """Every figure 1 ms or 1 MB, every family growing as the size."""
    one = Measured("nowhere")
    one.reference = reference
    for figure in [*figures.CORE, *figures.WINDOW, figures.ANSWER, figures.SEARCH_MEMORY]:
        one.keep(figure.key, 1.0)
    for family in figures.GROWTH:
        for size in (2, 8, 32):
            one.keep(f"{family}/{size}", float(size))
    return one


class Figures(unittest.TestCase):
    def test_the_least_is_kept(self):
        one = measured()
        one.keep(figures.ANSWER.key, 5.0)
        self.assertEqual(one.values[figures.ANSWER.key], 1.0)
        one.keep(figures.ANSWER.key, 0.5)
        self.assertEqual(one.values[figures.ANSWER.key], 0.5)

    def test_a_ratio_is_of_the_reference_loop_of_the_same_run(self):
        rows = {row["id"]: row for row in document_of(measured(reference=4.0), False)["figures"]}
        self.assertEqual(rows[figures.ANSWER.key]["ratio"], 0.25)
        self.assertIsNone(rows[figures.SEARCH_MEMORY.key]["ratio"])

    def test_growth_is_an_exponent(self):
        points, exponents = growth_of({"a/2": 4.0, "a/8": 64.0, "a/4": 16.0, "ab/2": 1.0}, "a")
        self.assertEqual(points, [(2, 4.0), (4, 16.0), (8, 64.0)])
        for exponent in exponents:
            self.assertAlmostEqual(exponent, 2.0)

    def test_a_slower_machine_is_no_regression(self):
        slow = measured(reference=6.0)
        for key in slow.values:
            if "resident_mb" not in key and key != figures.SEARCH_MEMORY.key:
                slow.values[key] *= 3
        self.assertEqual(regressions(document_of(slow, False), document_of(measured(), False)), [])

    def test_a_tenth_slower_is_a_regression(self):
        for factor, found in ((1.09, []), (1.11, [figures.ANSWER.key])):
            now = measured()
            now.values[figures.ANSWER.key] *= factor
            self.assertEqual([key for key, _, _ in regressions(document_of(now, False), document_of(measured(), False))], found)

    def test_larger_memory_and_steeper_growth_are_regressions(self):
        now = measured()
        now.values[figures.SEARCH_MEMORY.key] *= 1.2
        now.values["growthWithStages/32"] *= 1.2
        found = [key for key, _, _ in regressions(document_of(now, False), document_of(measured(), False))]
        self.assertEqual(found, [figures.SEARCH_MEMORY.key, "growthWithStages/32"])

    def test_single_frames_are_told_and_not_compared(self):
        now = measured()
        single = [figure for figure in figures.WINDOW if not figure.compared]
        self.assertTrue(single)
        for figure in single:
            now.values[figure.key] *= 10
        self.assertEqual(regressions(document_of(now, False), document_of(measured(), False)), [])

    def test_the_page_tells_every_figure_and_a_missed_goal(self):
        one = measured()
        one.values[figures.ANSWER.key] = 2 * figures.ANSWER.goal
        page = page_of(document_of(one, False), heading=True)
        for figure in [*figures.CORE, *figures.WINDOW, figures.ANSWER, figures.SEARCH_MEMORY]:
            self.assertIn(f"| {figure.label} |", page)
        self.assertEqual(page.count("**missed**"), 1 + sum(1 for figure in figures.CORE if figure.goal and figure.unit == "us" and figure.goal < 1000))
        self.assertIn("1.00, 1.00", page)

    def test_each_figure_has_its_benchmark(self):
        sources = "".join(path.read_text(encoding="utf-8") for path in pathlib.Path(ROOT, "tests/benchmarks").rglob("*.cpp"))
        registered = set(re.findall(r"BENCHMARK(?:_CAPTURE|_TEMPLATE)?\((\w+)", sources)) | set(re.findall(r'RegisterBenchmark\("(\w+)', sources))
        for name in [figure.benchmark for figure in [*figures.CORE, *figures.WINDOW]] + list(figures.GROWTH):
            self.assertIn(name.split("/")[0], registered)

    def test_the_recorded_page_is_of_the_recorded_figures(self):
        with open(f"{ROOT}/packaging/benchmarks/recorded.json", encoding="utf-8") as file:
            recorded = json.load(file)
        with open(f"{ROOT}/packaging/BENCHMARKS.md", encoding="utf-8") as file:
            self.assertEqual(file.read(), page_of(recorded, heading=True))
        for key in [figure.key for figure in [*figures.CORE, *figures.WINDOW]]:
            self.assertIn(key, [row["id"] for row in recorded["figures"]])
        self.assertGreater(FRAMES, 30)


if __name__ == "__main__":
    unittest.main()
