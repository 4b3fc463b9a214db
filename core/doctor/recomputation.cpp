// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/doctor/recomputation.h"

#include <algorithm>
#include <cctype>
#include <cmath>
#include <string>
#include <vector>

#include "core/estimate/estimate.h"
#include "core/plan/resolved_plan.h"

namespace shardscope {
namespace {

/// Smaller differences of the repeated share are rounding of windows and counts.
constexpr double kLeastShare = 0.1;
/// No run repeats a layer's forward pass more than once.
constexpr double kMostShare = 1.1;
/// Between a repeated attention and its backward pass a whole layer multiplies at least so often: the output projection, two or three of the
/// feed-forward, and twice as many backward. Attention repeated alone has the two of the output projection's backward pass at most.
constexpr std::size_t kMultipliesOfWhole = 4;

enum class Direction { None, Forward, Backward };

Direction directionOf(const std::string& name)
{
    std::string lower = name;
    std::transform(lower.begin(), lower.end(), lower.begin(), [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    const auto has = [&](const char* word) { return lower.find(word) != std::string::npos; };
    if (has("bwd") || has("bprop") || has("backward"))
        return Direction::Backward;
    return (has("fwd") || has("fprop") || has("forward")) && !has("combine") ? Direction::Forward : Direction::None;
}

/// The forward kernels of attention, and how much multiplies between the last of them and a backward kernel.
struct AttentionRuns {
    double forwards = 0;
    double seconds = 0;
    std::vector<std::size_t> multiplies;
};

AttentionRuns runsOf(const TracedRank& rank)
{
    std::vector<Direction> directions;
    for (const std::string& name : rank.names)
        directions.push_back(directionOf(name));
    AttentionRuns runs;
    bool isOpen = false;
    std::size_t multiplies = 0;
    for (const TracedKernel& kernel : rank.kernels) {
        if (kernel.kind == KernelKind::Multiply)
            ++multiplies;
        if (kernel.kind != KernelKind::Attention)
            continue;
        const Direction direction = directions[kernel.name];
        if (direction == Direction::Forward) {
            runs.forwards += 1;
            runs.seconds += kernel.seconds();
            isOpen = true;
            multiplies = 0;
        } else if (direction == Direction::Backward && isOpen) {
            runs.multiplies.push_back(multiplies);
            isOpen = false;
        }
    }
    return runs;
}

bool repeatsWhole(std::vector<std::size_t> multiplies)
{
    if (multiplies.empty())
        return false;
    const auto middle = multiplies.begin() + static_cast<std::ptrdiff_t>(multiplies.size() / 2);
    std::nth_element(multiplies.begin(), middle, multiplies.end());
    return *middle >= kMultipliesOfWhole;
}

std::size_t indexOf(ComputeClass which) { return static_cast<std::size_t>(which); }

/// The seconds of one class that the run repeats beyond the plan: of the measured seconds, as large a part as of the estimated ones.
double extraOf(double measured, const EstimatedRank& estimated, ComputeClass which, double share, double planned)
{
    const std::size_t i = indexOf(which);
    const double repeated = estimated.layers[i].value();
    const double all = (estimated.forward[i] + estimated.backward[i]).value() + share * repeated;
    return all > 0 ? measured * (share - planned) * repeated / all : 0;
}

}  // namespace

std::optional<Recomputation> recomputationOf(const TracedCase& traced)
{
    const EstimatedRank& estimated = traced.estimated;
    const AttentionRuns runs = runsOf(traced.rank());
    if (!(estimated.attentionRuns > 0) || !(runs.forwards > 0) || traced.estimate.plan().cp > 1)
        return std::nullopt;
    const Seconds once = estimated.forward[indexOf(ComputeClass::Attention)];
    if (!(once > Seconds()))
        return std::nullopt;
    const double planned = std::clamp(estimated.recompute[indexOf(ComputeClass::Attention)] / once, 0.0, 1.0);
    const double share = runs.forwards / estimated.attentionRuns - 1;
    if (share < -kLeastShare || share > kMostShare || std::abs(share - planned) < kLeastShare)
        return std::nullopt;
    Recomputation result;
    result.attentionRuns = runs.forwards;
    result.plannedRuns = estimated.attentionRuns * (1 + planned);
    result.extra[indexOf(ComputeClass::Attention)] = runs.seconds * (share - planned) / (1 + share);
    const bool isLess = share < planned;
    result.isWhole = isLess ? estimated.recompute[indexOf(ComputeClass::Multiply)] > Seconds() : repeatsWhole(runs.multiplies);
    if (!result.isWhole)
        return result;
    const Timeline& timeline = traced.timeline();
    const Seconds optimizer = estimated.optimizer;
    for (const auto& [which, measured] : {std::pair{ComputeClass::Multiply, timeline.of(Activity::Multiply)},
                                          {ComputeClass::Kernels, timeline.of(Activity::Kernels) - optimizer.value()}}) {
        result.extra[indexOf(which)] = extraOf(std::max(0.0, measured), estimated, which, share, planned);
    }
    return result;
}

}  // namespace shardscope
