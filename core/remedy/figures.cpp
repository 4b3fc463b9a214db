// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/remedy/figures.h"

#include "core/estimate/estimate.h"
#include "core/memory/framework_memory.h"
#include "core/step/step.h"

namespace shardscope {

Figures figuresOf(const Estimate& estimate) { return figuresOf(estimate, estimate.memoryBand()); }

Figures figuresOf(const Estimate& estimate, std::optional<double> memoryBand)
{
    Figures figures;
    figures.legal = estimate.isLegal();
    figures.fits = estimate.fits();
    const MemoryEstimate& memory = estimate.memory();
    if (estimate.isLegal())
        figures.fit = fitOf(memory.peak, memory.capacity, memoryBand);
    figures.hasRoom = estimate.fits() && (!memory.caches || memory.capacity - memory.peak >= memory.capacity * kRoomForLeast);
    figures.peak = estimate.memory().peak;
    figures.capacity = estimate.memory().capacity;
    figures.gpus = estimate.gpus();
    if (estimate.step()) {
        figures.step = estimate.step()->step;
        figures.tokensPerSecondPerGpu = estimate.throughput()->tokensPerSecondPerGpu;
    }
    return figures;
}

std::optional<double> speedUp(const Figures& before, const Figures& after)
{
    if (!before.tokensPerSecondPerGpu || !after.tokensPerSecondPerGpu)
        return std::nullopt;
    return *after.tokensPerSecondPerGpu / *before.tokensPerSecondPerGpu - 1;
}

}  // namespace shardscope
