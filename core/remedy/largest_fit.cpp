// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/remedy/largest_fit.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <numeric>

#include "core/learn/likeness.h"
#include "core/memory/memory.h"
#include "core/plan/check_plan.h"
#include "core/scenario/scenario.h"
#include "core/step/basis.h"
#include "core/trust/estimate_trust.h"
#include "core/trust/fit.h"

namespace shardscope {
namespace {

std::optional<double> memoryBandOf(const Scenario& scenario, const Evidence* evidence)
{
    if (!evidence)
        return std::nullopt;
    const std::optional<Band> band = trustOf(*evidence, likenessOf(scenario)).memory;
    return band ? std::optional(band->width) : std::nullopt;
}

bool fits(const Scenario& scenario, const Evidence* evidence)
{
    if (hasErrors(checkPlan(scenario)))
        return false;
    const MemoryEstimate memory = estimateMemory(Basis(scenario));
    return fitOf(memory.peak, memory.capacity, memoryBandOf(scenario, evidence)) == Fit::Fits;
}

/// Returns the largest multiple of `unit` up to `most` for which `holds`; empty where it doesn't for the unit itself.
std::optional<std::int64_t> largestMultiple(std::int64_t unit, std::int64_t most, const std::function<bool(std::int64_t)>& holds)
{
    if (!holds(unit))
        return std::nullopt;
    std::int64_t low = 1;
    while (2 * low * unit <= most && holds(2 * low * unit))
        low *= 2;
    std::int64_t high = 2 * low;
    if (high * unit > most)
        high = most / unit + 1;
    while (high - low > 1) {
        const std::int64_t middle = low + (high - low) / 2;
        (holds(middle * unit) ? low : high) = middle;
    }
    return low * unit;
}

/// Rows of single documents are no longer than the longest document: with it the question ends. Packed rows are filled to any length.
std::int64_t mostLength(const Documents& documents, std::int64_t unit)
{
    if (!documents.areUneven() || *documents.filling == RowFilling::Pack)
        return kLongestLooked;
    const auto longest = static_cast<std::int64_t>(std::ceil(documents.lengths->lengths.longest()));
    return std::min(kLongestLooked, (longest + unit - 1) / unit * unit);
}

std::optional<std::int64_t> longestSequence(const Scenario& scenario, const Evidence* evidence)
{
    const ResolvedPlan plan = resolvePlan(scenario);
    constexpr std::int64_t kStep = 256;
    const std::int64_t pieces = std::lcm(std::int64_t{2} * plan.cp, std::int64_t{plan.cp} * plan.tp);
    const std::int64_t unit = std::lcm(kStep, pieces);
    return largestMultiple(unit, mostLength(scenario.training.documents, unit), [&](std::int64_t length) {
        Scenario tried = scenario;
        tried.training.sequenceLength = length;
        tried.training.documents.packTokens.reset();
        return fits(tried, evidence);
    });
}

/// Returns the micro-batches that a replica takes of a step. Documents that choose their context-parallel ranks are more pieces than these.
std::int64_t accumulated(const Scenario& scenario, const ResolvedPlan& plan)
{
    return std::max<std::int64_t>(1, scenario.training.globalBatch / (std::int64_t{plan.dp} * plan.microBatch));
}

/// The smallest ones are tried where rules refuse an odd number (answers in pairs).
std::optional<std::int64_t> largestMicroBatch(const Scenario& scenario, const Evidence* evidence)
{
    const ResolvedPlan plan = resolvePlan(scenario);
    const std::int64_t count = accumulated(scenario, plan);
    const auto holds = [&](std::int64_t microBatch) {
        Scenario tried = scenario;
        tried.plan.microBatch = static_cast<int>(microBatch);
        tried.training.globalBatch = microBatch * plan.dp * count;
        return fits(tried, evidence);
    };
    const std::optional<std::int64_t> any = largestMultiple(1, kLargestLooked, holds);
    return any ? any : largestMultiple(2, kLargestLooked, holds);
}

}  // namespace

LargestFit largestFit(const Scenario& scenario, const Evidence* evidence)
{
    return {longestSequence(scenario, evidence), largestMicroBatch(scenario, evidence)};
}

LargestFit farthestFit(const Scenario& scenario, const Evidence* evidence)
{
    Scenario least = scenario;
    least.plan.recompute = Recompute::Full;
    least.plan.recomputeLayers.reset();
    least.plan.recomputeModules.reset();
    LargestFit farthest{std::nullopt, largestMicroBatch(least, evidence)};
    const ResolvedPlan plan = resolvePlan(least);
    const std::int64_t count = accumulated(least, plan);
    for (const int microBatch : {1, 2}) {
        least.plan.microBatch = microBatch;
        least.training.globalBatch = std::int64_t{microBatch} * plan.dp * count;
        farthest.sequenceLength = longestSequence(least, evidence);
        if (farthest.sequenceLength)
            break;
    }
    return farthest;
}

}  // namespace shardscope
