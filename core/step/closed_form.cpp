// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/step/closed_form.h"

#include "core/schedule/rank_ends.h"
#include "core/schedule/schedule_traits.h"

namespace shardscope {

bool lastEnds(const StepInputs& step, std::vector<double>& ends, BlockGraphs* graphs)
{
    if (!step.factors.empty() || !step.latency.isUniform() || !rankEnds(step.shape, step.occupied, step.latency.longest(), ends, graphs))
        return false;
    // A rank is done before its last send: the gradient of its first chunk, unless weight gradients come last.
    if (!traitsOf(step.shape.kind).splitsBackward) {
        for (std::size_t rank = 0; rank < ends.size(); ++rank)
            ends[rank] -= step.occupied[rank].backward - step.times[rank].backward;
    }
    return true;
}

std::optional<Seconds> closedFormStep(const StepInputs& step, std::vector<double>& ends, BlockGraphs* graphs)
{
    if (!lastEnds(step, ends, graphs))
        return std::nullopt;
    // The rank whose last gradient is reduced last; the first of equal ones.
    Seconds synchronised;
    int layers = 0;
    for (std::size_t rank = 0; rank < ends.size(); ++rank) {
        const Seconds own = Seconds(ends[rank]) + step.tails[rank].sync.reduceExposed + step.tails[rank].tied;
        if (own > synchronised) {
            synchronised = own;
            layers = step.tails[rank].layers;
        }
    }
    return synchronised + step.gatherExposed + step.optimizer + step.overhead + layers * step.overheadPerLayer;
}

}  // namespace shardscope
