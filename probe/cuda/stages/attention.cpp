// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>

#include "probe/cuda/stages/attention_bench.h"
#include "probe/cuda/stages/cuda_stages.h"

namespace shardscope::probe::cuda {

namespace {

/// bf16 has 8 bits of mantissa; weights and their gradients have one more rounding than in the plain kernels.
constexpr double kTolerance = 0.01;

struct Wanted {
    AttentionShape shape;
    double keyValueHeads = 1;
};

/// The usual lengths at 64 Ki rows of 32 heads, and what the scenario has, where our kernels can.
std::vector<Wanted> wantedShapes(const Settings& settings, double bytes)
{
    std::vector<Wanted> wanted;
    if (settings.quick)
        wanted = {{{1, 32, 4096, 128, true}, 32}};
    else
        wanted = {{{4, 32, 2048, 128, true}, 32},  {{2, 32, 4096, 128, true}, 32}, {{1, 32, 8192, 128, true}, 32},
                  {{1, 16, 16384, 128, true}, 16}, {{2, 32, 4096, 64, true}, 32},  {{2, 32, 4096, 128, false}, 32}};
    for (const auto& own : settings.shapes.attention) {
        const bool fits = (own.headDim == 64 || own.headDim == 128) && own.sequence > 0 && std::fmod(own.sequence, 128) == 0 &&
                          own.heads * own.batch < 65536;
        if (fits)
            wanted.push_back({{static_cast<int>(own.batch), static_cast<int>(own.heads), static_cast<int>(own.sequence),
                               static_cast<int>(own.headDim), true},
                              own.keyValueHeads});
    }
    wanted.erase(std::remove_if(wanted.begin(), wanted.end(), [&](const Wanted& w) { return AttentionBench::bytesOf(w.shape) > bytes; }),
                 wanted.end());
    return wanted;
}

/// Both head sizes, with and without a mask, before anything is timed.
Done checkResults(StageContext& stage, Bench& bench)
{
    for (const int headDim : {64, 128}) {
        for (const bool causal : {true, false}) {
            stage.progress(0, "comparing attention with the plain kernels");
            auto attention = AttentionBench::make(bench, {1, 2, 256, headDim, causal});
            if (!attention)
                return attention.failure();
            const auto difference = attention->difference();
            if (!difference)
                return difference.failure();
            if (*difference > kTolerance)
                return ApiFailure{"kernel",
                                  "attention",
                                  0,
                                  {},
                                  "wrong result at head size " + std::to_string(headDim) + (causal ? ", causal" : "") + ": it differs by " +
                                      std::to_string(*difference)};
        }
    }
    return {};
}

Done timeShape(StageContext& stage, Workplace& place, const Wanted& wanted)
{
    const AttentionShape& shape = wanted.shape;
    auto attention = AttentionBench::make(*place.bench, shape);
    if (!attention)
        return attention.failure();
    TimingPlan plan;
    plan.stop = stopRule(stage.settings());
    plan.warmUp = 5;
    for (const bool backward : {false, true}) {
        const auto timing = place.watch->time(stage, plan, [&] { return backward ? attention->backward() : attention->forward(); });
        SHARDSCOPE_TRY(timing);
        const AttentionPoint point{Precision::Bf16,
                                   "own kernel",
                                   shape.causal,
                                   backward,
                                   static_cast<double>(shape.batch),
                                   static_cast<double>(shape.heads),
                                   wanted.keyValueHeads,
                                   static_cast<double>(shape.sequence),
                                   static_cast<double>(shape.headDim)};
        stage.sample(sampleOf(point, *timing, place.unit, conditionsOf(*place.bench, "own kernel, not the vendor's, L2 flushed")));
    }
    return {};
}

}  // namespace

StageReport measureAttention(StageContext& stage)
{
    auto place = Workplace::open(stage.settings());
    SHARDSCOPE_STAGE_TRY(stage, place);
    SHARDSCOPE_STAGE_TRY(stage, checkResults(stage, *place->bench));
    const auto wanted = wantedShapes(stage.settings(), static_cast<double>(place->budget));
    for (std::size_t i = 0; i < wanted.size(); ++i) {
        SHARDSCOPE_STAGE_TRY(stage, timeShape(stage, *place, wanted[i]));
        stage.progress(static_cast<double>(i + 1) / static_cast<double>(wanted.size()), "attention");
        if (stage.shouldStop())
            return StageReport::cancelled();
    }
    return StageReport::done();
}

}  // namespace shardscope::probe::cuda
