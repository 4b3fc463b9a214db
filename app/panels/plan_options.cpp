// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/plan_options.h"

#include <algorithm>

#include "app/document/obstacle.h"
#include "core/plan/resolved_plan.h"

namespace shardscope {
namespace {

constexpr std::int64_t kMostChunks = 16;
constexpr std::int64_t kLargestMicroBatch = 64;

using Numbers = std::vector<std::int64_t>;

Numbers divisorsOf(std::int64_t number)
{
    Numbers divisors;
    for (std::int64_t low = 1; low * low <= number; ++low) {
        if (number % low != 0)
            continue;
        divisors.push_back(low);
        if (low * low != number)
            divisors.push_back(number / low);
    }
    std::sort(divisors.begin(), divisors.end());
    return divisors;
}

Numbers countUp(std::int64_t first, std::int64_t last)
{
    Numbers values;
    for (std::int64_t value = first; value <= last; ++value)
        values.push_back(value);
    return values;
}

Numbers doubling(std::int64_t last)
{
    Numbers values;
    for (std::int64_t value = 1; value <= last; value *= 2)
        values.push_back(value);
    return values;
}

std::int64_t mostExperts(const Architecture& architecture)
{
    std::int64_t most = 1;
    for (const LayerKind& kind : architecture.kinds)
        most = std::max(most, kind.experts ? kind.experts->experts : std::int64_t{1});
    return most;
}

/// The value as it stands is shown even where it divides nothing.
Numbers with(Numbers values, std::int64_t current)
{
    const auto place = std::lower_bound(values.begin(), values.end(), current);
    if (place == values.end() || *place != current)
        values.insert(place, current);
    return values;
}

template <typename Values>
std::vector<PlanOption> tryAll(const Obstacles& obstacles, const char* path, const Values& values)
{
    std::vector<PlanOption> options;
    for (const auto& value : values)
        options.push_back({Value(value), obstacles.to(*findParameter(path), Value(value))});
    return options;
}

}  // namespace

std::shared_ptr<const PlanOptions> planOptions(const Scenario& scenario, const QSet<QString>& locked)
{
    const Obstacles obstacles(scenario, locked);
    const ResolvedPlan plan = resolvePlan(scenario);
    auto options = std::make_shared<PlanOptions>();
    const auto offer = [&](const char* path, const Numbers& values) { (*options)[path] = tryAll(obstacles, path, values); };
    const auto offerChoices = [&](const char* path) { (*options)[path] = tryAll(obstacles, path, findParameter(path)->choices()); };
    const std::int64_t gpus = scenario.cluster.gpus();
    offer("plan.tp", with(divisorsOf(gpus), plan.tp));
    offer("plan.cp", with(divisorsOf(gpus), plan.cp));
    offer("plan.pp", with(divisorsOf(gpus), plan.pp));
    offer("plan.dp", with(divisorsOf(gpus), plan.dp));
    offer("plan.ep", with(divisorsOf(mostExperts(*scenario.architecture)), plan.ep));
    offer("plan.etp", with(divisorsOf(plan.tp), plan.etp));
    offer("plan.zero", countUp(0, 3));
    offer("plan.chunks", with(countUp(1, kMostChunks), scenario.plan.chunks));
    offer("plan.micro_batch", with(doubling(std::min(kLargestMicroBatch, scenario.training.globalBatch)), scenario.plan.microBatch));
    offerChoices("plan.schedule");
    offerChoices("plan.recompute");
    return options;
}

}  // namespace shardscope
