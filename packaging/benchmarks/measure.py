# SPDX-FileCopyrightText: 2026 The Shardscope authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs the benchmarks some rounds and keeps the least of each figure: what a busy machine adds is never negative."""
import json
import math
import os
import subprocess
import tempfile
import time

from figures import ANSWER, BUILD, CORE, GROWTH, SEARCH_MEMORY, WINDOW

FRAMES = 60
MILLISECONDS = {"ns": 1e-6, "us": 1e-3, "ms": 1.0, "s": 1e3}
GPT3 = {"schema": "shardscope.scenario/1", "model": {"preset": "gpt-3-175b"}, "cluster": {"gpu": "a100-sxm-80", "nodes": 512},
        "training": {"sequence_length": 2048, "global_batch": 1536}}


def report_of(program, names, *options):
    """Google Benchmark's report of the benchmarks of these names, by name."""
    filter_ = "^(" + "|".join(names) + ")"
    environment = dict(os.environ, QT_QPA_PLATFORM="offscreen", LC_ALL="C.UTF-8")
    run = subprocess.run([program, f"--benchmark_filter={filter_}", "--benchmark_format=json", *options],
                         stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, env=environment, check=True)
    rows = json.loads(run.stdout)["benchmarks"]
    failed = [row for row in rows if row.get("error_occurred")]
    if failed:
        raise SystemExit(f"benchmark {failed[0]['name']} failed: {failed[0]['error_message']}")
    return {row["name"]: row for row in rows}


def milliseconds(row):
    return row["real_time"] * MILLISECONDS[row["time_unit"]]


class Measured:
    """The least value of each figure (times in milliseconds, memory in MB) and of the reference loop."""

    def __init__(self, build):
        self.build = build
        self.values = {}
        self.reference = math.inf

    def keep(self, key, value):
        self.values[key] = min(value, self.values.get(key, math.inf))

    def measure_reference(self, program="benchmarks"):
        rows = report_of(f"{self.build}/tests/benchmarks/{program}", ["reference$"], *self.options(program))
        self.reference = min([self.reference, *map(milliseconds, rows.values())])

    @staticmethod
    def options(program):
        return ["--benchmark_repetitions=1", "--benchmark_report_aggregates_only=false"] if program == "window_benchmarks" else []

    def round(self, only=None):
        """Each figure once, or those of the keys `only`; the reference before, between and after."""
        def wanted(figures):
            return [figure for figure in figures if only is None or figure.key in only]

        self.measure_reference()
        core = wanted(CORE)
        families = list(GROWTH) if only is None else [name for name in GROWTH if any(key.startswith(name) for key in only)]
        if core or families:
            rows = report_of(f"{self.build}/tests/benchmarks/benchmarks",
                             [figure.benchmark + "$" for figure in core] + families, "--benchmark_min_time=0.2")
            self.keep_rows(core, rows)
            for name, row in rows.items():
                if name.split("/")[0] in families:
                    self.keep(name, milliseconds(row))
        self.measure_reference()
        window = wanted(WINDOW)
        if window:
            names = sorted({figure.benchmark.split("/")[0] for figure in window})
            rows = report_of(f"{self.build}/tests/benchmarks/window_benchmarks", names, f"--benchmark_repetitions={FRAMES}")
            self.keep_rows(window, rows)
        self.measure_reference()
        if wanted([ANSWER]):
            self.answer()
        if wanted([SEARCH_MEMORY]):
            self.search_memory()

    def keep_rows(self, figures, rows):
        for figure in figures:
            name = figure.benchmark
            if name not in rows:
                raise SystemExit(f"no benchmark is called {name}; there are {', '.join(rows)}")
            row = rows[name]
            self.keep(figure.key, row[figure.counter] if figure.counter else milliseconds(row))

    def answer(self):
        command = [f"{self.build}/app/cli/shardscope-cli", "estimate", "resources/examples/llama-3-70b-64-h100.json", "--json"]
        for _ in range(20):
            start = time.perf_counter()
            subprocess.run(command, stdout=subprocess.DEVNULL, check=True)
            self.keep(ANSWER.key, 1e3 * (time.perf_counter() - start))

    def search_memory(self):
        with tempfile.NamedTemporaryFile("w", suffix=".json") as scenario:
            json.dump(GPT3, scenario)
            scenario.flush()
            child = subprocess.Popen([f"{self.build}/app/cli/shardscope-cli", "search", scenario.name], stdout=subprocess.DEVNULL)
            _, status, usage = os.wait4(child.pid, 0)
            child.returncode = status
            if status != 0:
                raise SystemExit("the search of GPT-3 failed")
            self.keep(SEARCH_MEMORY.key, usage.ru_maxrss * 1024 / 1e6)

    def first_build(self):
        """From nothing to the window: configured and compiled on two cores, ccache off."""
        with tempfile.TemporaryDirectory(dir="build") as folder:
            start = time.perf_counter()
            environment = dict(os.environ, CCACHE_DISABLE="1")
            for command in (["cmake", "--preset", "release", "-B", folder, "--log-level=WARNING"],
                            ["cmake", "--build", folder, "--parallel", "2", "--target", "shardscope"]):
                subprocess.run(command, stdout=subprocess.DEVNULL, env=environment, check=True)
            self.keep(BUILD.key, 1e3 * (time.perf_counter() - start))


def growth_of(values, family):
    """[(size, milliseconds)] of a family of benchmarks, and the exponent from each to the next."""
    points = sorted((int(key.split("/")[1]), value) for key, value in values.items() if key.split("/")[0] == family)
    exponents = [math.log(after[1] / before[1]) / math.log(after[0] / before[0]) for before, after in zip(points, points[1:])]
    return points, exponents
