// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/trust/estimate_trust.h"

#include "core/learn/likeness.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <set>

namespace shardscope {
namespace {

constexpr std::size_t kReasons = static_cast<std::size_t>(TrustReason::Nothing);
/// Between runs that are alike in all that widens a band, the nearest is the one on the same device and as many GPUs.
constexpr double kOtherGpu = 0.98;
constexpr double kPerGpuRatio = 0.01;

TrustReason howAlike(const Likeness& a, const Likeness& b)
{
    if (a.vendor != b.vendor)
        return TrustReason::OtherVendor;
    if (a.generation != b.generation)
        return TrustReason::OtherGeneration;
    if (a.experts != b.experts || a.encodes != b.encodes || a.tunes != b.tunes)
        return TrustReason::OtherKind;
    return areOfOneFamily(a.framework, b.framework) ? TrustReason::Alike : TrustReason::OtherFramework;
}

std::size_t runsOf(const ResidualGroup& group) { return std::max(group.time.size(), group.memory.size()); }

/// Holds what was measured, by how like it is.
struct Seen {
    int runs = 0;
    std::set<std::string_view> sources;
};

double nearness(const Likeness& likeness, const ResidualGroup& group)
{
    const double ratio = std::abs(std::log(static_cast<double>(likeness.gpus) / group.likeness.gpus));
    return similarity(likeness, group.likeness) * std::exp(-kPerGpuRatio * ratio) * (likeness.gpu == group.likeness.gpu ? 1 : kOtherGpu);
}

}  // namespace

EstimateTrust trustOf(const Evidence& evidence, const Likeness& likeness, std::string_view leftOut)
{
    EstimateTrust trust;
    trust.likeness = likeness;
    trust.time = evidence.band(TrustedFigure::Time, likeness, leftOut);
    trust.memory = evidence.band(TrustedFigure::Memory, likeness, leftOut);
    std::array<Seen, kReasons> seen;
    double nearest = 0;
    for (const ResidualGroup& group : evidence.groups()) {
        if ((!leftOut.empty() && group.family == leftOut) || runsOf(group) == 0)
            continue;
        const TrustReason reason = howAlike(likeness, group.likeness);
        Seen& alike = seen[static_cast<std::size_t>(reason)];
        alike.runs += static_cast<int>(runsOf(group));
        alike.sources.insert(group.source);
        trust.reason = std::min(trust.reason, reason);
        if (const double near = nearness(likeness, group); near > nearest) {
            nearest = near;
            trust.nearest = NearestRun{group.source, group.model, group.likeness.gpu, group.likeness.gpus};
        }
    }
    if (trust.reason < TrustReason::OtherGeneration) {
        trust.measuredLikeIt = seen[static_cast<std::size_t>(trust.reason)].runs;
        trust.sourcesLikeIt = static_cast<int>(seen[static_cast<std::size_t>(trust.reason)].sources.size());
    }
    return trust;
}

BandEnds endsOf(double estimated, double width)
{
    return {estimated / (1 + width), width < 1 ? std::optional(estimated / (1 - width)) : std::nullopt};
}

}  // namespace shardscope
