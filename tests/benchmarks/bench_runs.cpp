// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <benchmark/benchmark.h>

#include <string>

#include "core/io/log_import/training_log.h"
#include "core/io/playbook_json.h"
#include "core/io/published_runs.h"

namespace shardscope {
namespace {

/// A log of 100,000 steps.
void readLongLog(benchmark::State& state)
{
    std::string text;
    for (int step = 0; step < 100000; ++step)
        text += " [2026-03-04 05:06:07] iteration " + std::to_string(step) +
                "/ 100000 | consumed samples: 1024 | elapsed time per iteration (ms): 12800.5 | "
                "learning rate: 3.000000E-06 | global batch size:  1024 | lm loss: 1.1E+01 |\n";
    for (auto _ : state)
        benchmark::DoNotOptimize(readTrainingLog(text, "train.log"));
}
BENCHMARK(readLongLog)->Unit(benchmark::kMillisecond);

/// A team's playbook of a thousand runs, written and read.
void keepPlaybook(benchmark::State& state)
{
    Playbook playbook;
    playbook.runs.assign(1000, publishedRuns().front().runs.front());
    for (auto _ : state)
        benchmark::DoNotOptimize(parsePlaybook(playbookText(playbook), "playbook.json"));
}
BENCHMARK(keepPlaybook)->Unit(benchmark::kMillisecond);

/// Every shipped run and its estimate, as the Runs view computes them in the background when it is first shown.
void comparePublishedRuns(benchmark::State& state)
{
    for (auto _ : state)
        benchmark::DoNotOptimize(validateRuns(publishedRuns()));
}
BENCHMARK(comparePublishedRuns)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace shardscope
