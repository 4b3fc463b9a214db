// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/learned_factors.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

#include "core/learn/likeness.h"

namespace shardscope {
namespace {

/// Errors fell by 3, 5, 8 and 14 % at weights of 0.26, 0.40, 0.56 and 0.71.
constexpr double kNarrowing = 0.15;

struct Weighted {
    double value = 0;
    double weight = 0;
};

/// The value in the middle of the weights; between two that share it, their mean.
double weightedMedian(std::vector<Weighted> values)
{
    std::sort(values.begin(), values.end(), [](const Weighted& a, const Weighted& b) { return a.value < b.value; });
    double half = 0;
    for (const Weighted& each : values)
        half += each.weight / 2;
    double below = 0;
    for (std::size_t i = 0; i + 1 < values.size(); ++i) {
        below += values[i].weight;
        if (std::abs(below - half) <= 1e-12 * half)
            return (values[i].value + values[i + 1].value) / 2;
        if (below > half)
            return values[i].value;
    }
    return values.back().value;
}

std::optional<LearnedFactor> learned(Mechanism mechanism, std::span<const LearnedRun> runs, const Likeness& likeness)
{
    LearnedFactor found{mechanism, 1, 0, {}};
    std::vector<Weighted> logs;
    double all = 0;
    for (const LearnedRun& run : runs) {
        if (run.mechanism != mechanism)
            continue;
        const double near = similarity(run.likeness, likeness);
        logs.push_back({std::log(run.factor), near});
        all += near;
        found.from.push_back(run.from);
    }
    if (!(all > 0))
        return std::nullopt;
    found.weight = all / (all + kOwnSimilarity);
    found.factor = std::exp(found.weight * weightedMedian(std::move(logs)));
    return found;
}

const LearnedFactor* find(std::span<const LearnedFactor> factors, Mechanism mechanism)
{
    const auto found =
        std::find_if(factors.begin(), factors.end(), [mechanism](const LearnedFactor& each) { return each.mechanism == mechanism; });
    return found == factors.end() ? nullptr : &*found;
}

}  // namespace

std::vector<LearnedFactor> learnedFactors(std::span<const LearnedRun> runs, const Likeness& likeness)
{
    std::vector<LearnedFactor> factors;
    for (const auto& [mechanism, name] : EnumNames<Mechanism>::names) {
        if (std::optional<LearnedFactor> found = learned(mechanism, runs, likeness))
            factors.push_back(std::move(*found));
    }
    return factors;
}

double factorOf(std::span<const LearnedFactor> factors, Mechanism mechanism)
{
    const LearnedFactor* own = find(factors, mechanism);
    const LearnedFactor* whole = find(factors, Mechanism::Whole);
    if (own)
        return own->factor;
    return whole ? whole->factor : 1;
}

double narrowedBy(std::span<const LearnedFactor> factors)
{
    double most = 0;
    for (const LearnedFactor& each : factors)
        most = std::max(most, each.weight);
    return 1 - kNarrowing * most;
}

}  // namespace shardscope
