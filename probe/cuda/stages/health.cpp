// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>

#include "probe/cuda/checks/gpu_state.h"
#include "probe/cuda/stages/cuda_stages.h"
#include "probe/cuda/stages/multiply_bench.h"

namespace shardscope::probe::cuda {

namespace {

constexpr double kHealthTolerance = 0.05;

struct Figures {
    double flops = 0;      ///< of a large multiply, per second
    double bandwidth = 0;  ///< of a copy, bytes read and written per second
};

Done measureGpu(StageContext& stage, const Session& session, const GpuFacts& gpu, Figures& figures)
{
    auto bench = Bench::open(session, gpu);
    SHARDSCOPE_TRY(bench);
    auto watch = Stopwatch::make(**bench);
    SHARDSCOPE_TRY(watch);
    const auto free = (*bench)->context()->freeBytes();
    SHARDSCOPE_TRY(free);
    TimingPlan plan;
    plan.stop = stopRule(stage.settings());
    plan.stop.seconds = 1;
    const std::size_t bytes = std::min<std::size_t>(std::size_t{512} << 20, memoryBudget(*free) / 2) / 16 * 16;
    {
        const auto from = allocate((*bench)->context(), bytes);
        SHARDSCOPE_TRY(from);
        const auto to = allocate((*bench)->context(), bytes);
        SHARDSCOPE_TRY(to);
        const unsigned long long vectors = bytes / 16;
        const auto copy = watch->time(stage, plan, [&] {
            return (*bench)->runOver("memory.cu", "memory_copy", static_cast<double>(vectors) / 4, to->get(), from->get(), vectors);
        });
        SHARDSCOPE_TRY(copy);
        const Bytes moved(2.0 * static_cast<double>(bytes));
        figures.bandwidth = moved.value() / copy->median;
        stage.sample(sampleOf(KernelPoint{"copy", "health", Flop(0), moved}, *copy, gpu.ordinal, conditionsOf(**bench, "L2 flushed")));
    }
    auto library = CublasLt::load(session.places, session.driver->version());
    if (!library) {
        stage.log("multiplies are left out: " + library.failure().text());
        return {};
    }
    MatrixShape shape{8192, 8192, 8192};
    while (shape.m > 512 && 6 * shape.m * shape.m + 4e7 > static_cast<double>(memoryBudget(*free)))
        shape.m = shape.n = shape.k = shape.m / 2;
    const auto multiply = MultiplyBench::make(**bench, *library, Precision::Bf16, {shape});
    SHARDSCOPE_TRY(multiply);
    const auto timing = multiply->time(stage, *watch, plan, shape);
    SHARDSCOPE_TRY(timing);
    figures.flops = shape.flop().value() / timing->median;
    stage.sample(sampleOf(KernelPoint{"multiply", "health", shape.flop(), Bytes(6 * shape.m * shape.m)}, *timing, gpu.ordinal,
                          conditionsOf(**bench, "bf16, cuBLASLt")));
    return {};
}

/// Every GPU against the median of all: one that is slower holds up each step of a training run.
void compare(StageContext& stage, const std::vector<GpuFacts>& gpus, const std::vector<double>& figures, const std::string& what)
{
    for (const Outlier& outlier : outliers(figures, kHealthTolerance)) {
        const GpuFacts& gpu = gpus[static_cast<std::size_t>(outlier.index)];
        const auto percent = static_cast<int>(100 * std::abs(outlier.difference()) + 0.5);
        stage.check(
            CheckLevel::Warn, outlier.difference() < 0 ? "gpu-slow" : "gpu-fast",
            "GPU " + std::to_string(gpu.ordinal) + " (" + gpu.busId + ") is " + std::to_string(percent) + " % " +
                (outlier.difference() < 0 ? "slower" : "faster") + " at " + what + " than the node's median",
            "Compare clocks, power limit and temperature (nvidia-smi -q -d CLOCK,POWER,TEMPERATURE); a job runs at the slowest GPU's pace");
    }
}

}  // namespace

StageReport measureHealth(StageContext& stage)
{
    auto session = Session::open();
    SHARDSCOPE_STAGE_TRY(stage, session);
    const auto gpus = session->own(stage.settings().place);
    std::vector<double> flops;
    std::vector<double> bandwidths;
    for (std::size_t i = 0; i < gpus.size(); ++i) {
        stage.progress(static_cast<double>(i) / static_cast<double>(gpus.size()), "GPU " + std::to_string(gpus[i].ordinal));
        const auto before = readState(session->nvml, gpus[i]).uncorrectedErrors;
        Figures figures;
        SHARDSCOPE_STAGE_TRY(stage, measureGpu(stage, *session, gpus[i], figures));
        const auto after = readState(session->nvml, gpus[i]).uncorrectedErrors;
        if (before && after && *after > *before)
            stage.check(CheckLevel::Fail, "ecc",
                        "GPU " + std::to_string(gpus[i].ordinal) + " met uncorrectable memory errors while it was measured",
                        "Drain the node and reset the GPU");
        flops.push_back(figures.flops);
        bandwidths.push_back(figures.bandwidth);
        if (stage.shouldStop())
            return StageReport::cancelled();
    }
    compare(stage, gpus, bandwidths, "copying memory");
    if (std::all_of(flops.begin(), flops.end(), [](double value) { return value > 0; }))
        compare(stage, gpus, flops, "multiplying matrices");
    if (gpus.size() > 1 && outliers(flops, kHealthTolerance).empty() && outliers(bandwidths, kHealthTolerance).empty())
        stage.check(CheckLevel::Ok, "gpus-alike", "All " + std::to_string(gpus.size()) + " GPUs are within 5 % of each other");
    return StageReport::done();
}

}  // namespace shardscope::probe::cuda
