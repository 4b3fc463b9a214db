# SPDX-FileCopyrightText: 2026 The Shardscope authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The figures that Shardscope promises: which benchmark gives each, and its goal."""
from dataclasses import dataclass


@dataclass(frozen=True)
class Figure:
    label: str
    benchmark: str  # its name in Google Benchmark's report; "…_p50" and "…_p99" are of many frames
    unit: str  # ms, us or MB
    goal: float | None = None  # at most, in `unit`
    counter: str | None = None  # a counter of that benchmark instead of its time
    compared: bool = True  # whether a growth of its ratio is a regression; single frames are told only

    @property
    def key(self):
        return self.benchmark + (f".{self.counter}" if self.counter else "")


CORE = [
    Figure("A config.json imported", "importConfig", "us", 2000),
    Figure("Memory of every stage, 64 stages", "estimateMemoryOfLlama70b/512/64", "us", 20),
    Figure("Estimate with its step, 4 stages, 32 micro-batches", "estimateWithStep/4/32", "us"),
    Figure("Estimate with its step, 64 stages, 128 micro-batches", "estimateWithStep/64/128", "us", 500),
    Figure("The same and its blocks laid out", "estimateWithBlocks/64/128", "us"),
    Figure("The step's closed form, 8 stages, 64 micro-batches", "closedForm/8/64", "us", 2),
    Figure("A schedule of 1,048,576 blocks laid out and simulated", "layOutAndSimulate/1f1b/128/4096", "ms", 60),
    Figure("Best plan: 128 GPUs, 314,704 plans", "searchOf128Gpus/process_time/real_time", "ms", 100),
    Figure("Best plan: GPT-3 on 4,096 A100, 1,447,296 plans", "searchOfGpt3/process_time/real_time", "ms", 1300),
    Figure("Best plan: DeepSeek-V3 on 2,048 H800, 152,449,664 plans", "searchOfDeepSeek/process_time/real_time", "ms", 3000),
    Figure("A search cancelled, at worst", "searchStops/200/iterations:10/manual_time", "ms", 100, "worst_ms", compared=False),
]

WINDOW = [
    Figure("Start to the first picture, p50", "startToFirstPicture/iterations:1/manual_time_p50", "ms", 120),
    Figure("The window's memory after it, p50", "startToFirstPicture/iterations:1/manual_time_p50", "MB", 70, "resident_mb"),
    Figure("A million blocks repainted, p50", "repaintOfAMillionBlocks/iterations:1/process_time_p50", "ms"),
    Figure("A million blocks repainted, p99", "repaintOfAMillionBlocks/iterations:1/process_time_p99", "ms", 8, compared=False),
    Figure("Slider to Overview of 64 stages, the window's thread, p50",
           "sliderToOverviewOf64Stages/iterations:1/manual_time_p50", "ms", None, "gui_ms"),
    Figure("Slider to Overview of 64 stages, the window's thread, p99",
           "sliderToOverviewOf64Stages/iterations:1/manual_time_p99", "ms", 8, "gui_ms", compared=False),
    Figure("Slider to Overview of 64 stages, until the new picture, p50",
           "sliderToOverviewOf64Stages/iterations:1/manual_time_p50", "ms"),
    Figure("Slider to Overview of 64 stages, until the new picture, p99",
           "sliderToOverviewOf64Stages/iterations:1/manual_time_p99", "ms", 16, compared=False),
]

# Of whole commands, measured by the runner itself.
ANSWER = Figure("An answer of the command line (estimate --json)", "answerOfTheCommandLine", "ms", 20)
SEARCH_MEMORY = Figure("Memory of the search of GPT-3's 1,447,296 plans", "memoryOfSearch", "MB", 500)
BUILD = Figure("First build of the window, two cores, without ccache", "firstBuild", "s", 360)

# One thing grown, all else held: benchmarks of bench_growth.cpp.
GROWTH = {"growthWithGpus": "GPUs (data parallelism)", "growthWithStages": "pipeline stages",
          "growthWithMicroBatches": "micro-batches", "growthWithLayers": "layers"}
