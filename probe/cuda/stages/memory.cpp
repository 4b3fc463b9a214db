// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "probe/cuda/stages/cuda_stages.h"
#include "probe/cuda/stages/stage_parts.h"

namespace shardscope::probe::cuda {

namespace {

struct Arrays {
    MemoryHandle a;
    MemoryHandle b;
    MemoryHandle c;
};

/// Random contents: memory that holds one value all over can be moved compressed.
Outcome<Arrays> makeArrays(Bench& bench, std::size_t bytes)
{
    Arrays arrays;
    unsigned long long seed = 1;
    for (MemoryHandle* array : {&arrays.a, &arrays.b, &arrays.c}) {
        auto memory = allocate(bench.context(), bytes);
        if (!memory)
            return memory.failure();
        *array = std::move(*memory);
        const unsigned long long count = bytes / sizeof(float);
        SHARDSCOPE_TRY(bench.runOver("fill.cu", "fill_normal_float", static_cast<double>(count), array->get(), count, seed++, 1.0f));
    }
    return arrays;
}

}  // namespace

StageReport measureMemory(StageContext& stage)
{
    auto place = Workplace::open(stage.settings());
    SHARDSCOPE_STAGE_TRY(stage, place);
    Bench& bench = *place->bench;
    const std::size_t most = std::min<std::size_t>(std::size_t{1} << 30, place->budget / 3) / 16 * 16;
    const auto arrays = makeArrays(bench, most);
    SHARDSCOPE_STAGE_TRY(stage, arrays);
    TimingPlan plan;
    plan.stop = stopRule(stage.settings());
    // From arrays far larger than the cache; smaller ones do not measure the memory.
    for (std::size_t bytes = most; bytes >= std::max<std::size_t>(most / 16, 1 << 20); bytes /= 4) {
        // Behind a copy of something large the cache holds its last part, as in a program that copies one thing after the other.
        plan.flush = static_cast<double>(bytes) < 4 * bench.gpu().l2Bytes;
        const unsigned long long vectors = bytes / 16;
        const auto work = static_cast<double>(vectors);
        const auto copy = place->watch->time(
            stage, plan, [&] { return bench.runOver("memory.cu", "memory_copy", work / 4, arrays->a.get(), arrays->b.get(), vectors); });
        SHARDSCOPE_STAGE_TRY(stage, copy);
        stage.sample(sampleOf(BandwidthPoint{"device-copy", Bytes(32 * work)}, *copy, place->unit, conditionsOf(bench, "own kernel")));
        const auto triad = place->watch->time(stage, plan, [&] {
            return bench.runOver("memory.cu", "memory_triad", work, arrays->a.get(), arrays->b.get(), arrays->c.get(), 3.0f, vectors);
        });
        SHARDSCOPE_STAGE_TRY(stage, triad);
        stage.sample(sampleOf(BandwidthPoint{"device-triad", Bytes(48 * work)}, *triad, place->unit, conditionsOf(bench, "own kernel")));
        stage.progress(0.9 - 0.8 * static_cast<double>(bytes) / static_cast<double>(most), "copy and triad");
    }
    return StageReport::done();
}

}  // namespace shardscope::probe::cuda
