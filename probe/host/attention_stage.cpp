// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>

#include "probe/host/host_facts.h"
#include "probe/host/host_stages.h"
#include "probe/host/kernels/kernel_table.h"
#include "probe/host/own_attention.h"
#include "probe/host/timing.h"

namespace shardscope::probe {
namespace {

void measure(StageContext& context, const AttentionPoint& point, int threads)
{
    OwnAttention attention(static_cast<long>(point.heads), static_cast<long>(point.sequence), static_cast<long>(point.headDim));
    const Timing timing = timeRuns(context, StopRule::forRun(context.settings().quick), [&] { attention.run(threads); });
    context.sample(sampleOf(point, timing, std::string("own flash loops, ") + kernelTable().processor));
}

AttentionPoint pointOf(double heads, double sequence, double headDim)
{
    AttentionPoint point;
    point.precision = Precision::Fp32;
    point.kernel = "own kernel";
    point.heads = heads;
    point.keyValueHeads = heads;
    point.sequence = sequence;
    point.headDim = headDim;
    return point;
}

}  // namespace

StageReport measureAttention(StageContext& context)
{
    const int threads = threadsFor(readHostFacts(), context.settings().place);
    const double most = context.settings().quick ? 1024 : 4096;
    for (double sequence = 256; sequence <= most && !context.shouldStop(); sequence *= 2) {
        context.progress(sequence / most, std::to_string(static_cast<int>(sequence)) + " tokens");
        measure(context, pointOf(8, sequence, 128), threads);
    }
    for (const ScenarioShapes::Attention& shape : context.settings().shapes.attention) {
        // One head a thread, of as many tokens as a processor does in a second.
        if (!context.shouldStop() && shape.headDim <= 512)
            measure(context, pointOf(std::min<double>(shape.heads, threads), std::min(shape.sequence, most), shape.headDim), threads);
    }
    return context.shouldStop() ? StageReport::cancelled() : StageReport::done();
}

}  // namespace shardscope::probe
