// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/likeness.h"

#include <algorithm>
#include <cmath>

#include "core/framework/framework_defaults.h"
#include "core/hardware/hardware.h"
#include "core/scenario/scenario.h"

namespace shardscope {
namespace {

// How far apart one difference puts two runs; each makes the similarity e^-distance of what it was. Chosen by the pinball loss of
// the 70 % quantile over left-out sources, which is flat around them: halving or doubling one moves it by 2 % at most (against 4 % for no weights at all).
constexpr double kOtherGeneration = 1.0;
constexpr double kOtherVendor = 1.0;
constexpr double kOtherFamily = 1.2;
constexpr double kOtherFramework = 0.5;  ///< of one family
constexpr double kOtherKind = 0.5;       ///< dense or of experts, text alone or with encoders, all or a part learns
constexpr double kPerNodeRatio = 0.05;   ///< times |ln(nodes of a / nodes of b)|
constexpr double kPerLengthRatio = 0.5;  ///< the same of the sequences' lengths

double frameworkDistance(Framework a, Framework b)
{
    if (a == b)
        return 0;
    return areOfOneFamily(a, b) ? kOtherFramework : kOtherFamily;
}

}  // namespace

Likeness likenessOf(const Scenario& scenario)
{
    const Cluster& cluster = scenario.cluster;
    const Architecture& model = *scenario.architecture;
    int nodes = 0;
    for (int group = 0; group < cluster.groupCount(); ++group)
        nodes += cluster.group(group).nodes;
    const bool encodes = std::any_of(model.encoders.begin(), model.encoders.end(), [](const Encoder& each) { return each.takesPart(); });
    return {cluster.gpu.id,
            cluster.gpu.vendor,
            cluster.gpu.generation,
            frameworkOf(scenario.training),
            model.isMixtureOfExperts(),
            cluster.gpus(),
            nodes,
            scenario.training.sequenceLength,
            encodes,
            scenario.training.tuning.kind() != TuneMethod::Full ||
                scenario.training.tuning.objective.value_or(Objective::Sft) != Objective::Sft};
}

bool areOfOneFamily(Framework a, Framework b)
{
    const FrameworkFamily family = traitsOf(a).family;
    return a == b || (family != FrameworkFamily::Alone && family == traitsOf(b).family);
}

double similarity(const Likeness& a, const Likeness& b)
{
    const double distance = (a.generation == b.generation ? 0 : kOtherGeneration) + (a.vendor == b.vendor ? 0 : kOtherVendor) +
                            frameworkDistance(a.framework, b.framework) + (a.experts == b.experts ? 0 : kOtherKind) +
                            (a.encodes == b.encodes ? 0 : kOtherKind) + (a.tunes == b.tunes ? 0 : kOtherKind) +
                            kPerNodeRatio * std::abs(std::log(static_cast<double>(a.nodes) / b.nodes)) +
                            kPerLengthRatio * std::abs(std::log(static_cast<double>(a.sequence) / static_cast<double>(b.sequence)));
    return std::exp(-distance);
}

}  // namespace shardscope
