// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/links/axis_times.h"

#include <algorithm>

#include "core/collective/torus.h"
#include "core/step/basis.h"
#include "core/step/flows.h"
#include "core/step/step.h"

namespace shardscope {
namespace {

int torusLinks(const Flow& flow)
{
    const bool isSent = flow.use != FlowUse::Imbalance && flow.use != FlowUse::HostWeights && flow.placement.ranksPerIsland > 1 &&
                        flow.placement.torus.axes() > 0;
    return isSent ? Torus::links(flow.collective.kind, flow.placement.torus) : 0;
}

}  // namespace

std::vector<EnumArray<Axis, AxisTime>> axisTimes(const Basis& basis, const StepEstimate& step)
{
    std::vector<EnumArray<Axis, AxisTime>> times(static_cast<std::size_t>(std::max(1, basis.plan.pp)));
    for (std::size_t stage = 0; stage < times.size(); ++stage) {
        for (const Flow& flow : stepFlows(basis, step, static_cast<int>(stage))) {
            AxisTime& time = times[stage][static_cast<std::size_t>(axisOf(flow.collective.group))];
            time.seconds += flow.seconds;
            time.exposed += flow.exposed;
            time.torusLinks = std::max(time.torusLinks, torusLinks(flow));
        }
    }
    return times;
}

}  // namespace shardscope
