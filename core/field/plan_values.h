// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <string>

#include "core/base/choices.h"
#include "core/field/tried_values.h"
#include "core/model/architecture.h"
#include "core/ring/context_layout.h"
#include "core/scenario/scenario.h"

/// The values of the plan's fields that controls offer, a wide search tries, and sweeps turn (`FieldUse`).
namespace shardscope::values {

using Row = std::vector<Value>;
using Curve = std::vector<double>;

inline Row divisorsOfGpus(const Scenario& scenario) { return asValues(divisorsOf(scenario.cluster.gpus())); }
/// Those of the ranks that have the same experts, which store shards of experts together.
inline Row divisorsOfExpertCopies(const Scenario& scenario)
{
    const std::int64_t cut = std::int64_t{scenario.plan.pp} * scenario.plan.ep * scenario.plan.etp.value_or(scenario.plan.tp);
    return asValues(divisorsOf(std::max<std::int64_t>(1, scenario.cluster.gpus() / std::max<std::int64_t>(1, cut))));
}

/// Those of the data-parallel ranks, which store shards of weights together.
inline Row divisorsOfData(const Scenario& scenario)
{
    const std::int64_t model = std::int64_t{scenario.plan.tp} * scenario.plan.cp * scenario.plan.pp;
    return asValues(divisorsOf(std::max<std::int64_t>(1, scenario.cluster.gpus() / std::max<std::int64_t>(1, model))));
}
inline Row divisorsOfTensor(const Scenario& scenario) { return asValues(divisorsOf(scenario.plan.tp)); }

inline Row divisorsOfExperts(const Scenario& scenario)
{
    std::int64_t most = 1;
    for (const LayerKind& kind : scenario.architecture->kinds)
        most = std::max(most, kind.experts ? kind.experts->experts : 1);
    return asValues(divisorsOf(most));
}

/// Returns how many ranks may exchange heads inside a ring; none in another layout.
inline Row divisorsOfContext(const Scenario& scenario)
{
    return hasTwoLevels(scenario.plan.cpLayout) && scenario.plan.cp > 1 ? asValues(divisorsOf(scenario.plan.cp)) : Row{};
}

/// Whole, or cut like a layer.
inline Row encoderTensor(const Scenario& scenario)
{
    return scenario.plan.tp > 1 ? Row{std::int64_t{1}, std::int64_t{scenario.plan.tp}} : Row{std::int64_t{1}};
}

inline Row chunks(const Scenario&) { return countUp(1, 16); }
inline Row zeroStages(const Scenario&) { return countUp(0, 3); }
inline Row microBatches(const Scenario& scenario) { return doubling(std::min<std::int64_t>(64, scenario.training.globalBatch)); }

inline Row groups(const Scenario& scenario)
{
    const std::int64_t pp = scenario.plan.pp;
    return {Value(), 2 * pp, 4 * pp};
}

/// Returns each of Megatron's modules alone, and together with the attention core.
inline Row moduleLists(const Scenario& scenario)
{
    Row lists{Value()};
    if (scenario.plan.recompute != Recompute::Selective)
        return lists;
    const std::string core(nameOf(RecomputeModule::CoreAttention));
    for (const auto& [module, name] : EnumNames<RecomputeModule>::names) {
        lists.emplace_back(std::vector<std::string>{std::string(name)});
        if (name != core)
            lists.emplace_back(std::vector<std::string>{core, std::string(name)});
    }
    return lists;
}

/// Returns what Megatron's guide offloads: each module alone, and those that a layer may offload together.
inline Row offloadLists(const Scenario& scenario)
{
    Row lists{Value()};
    if (scenario.plan.offloadActivations <= 0)
        return lists;
    if (scenario.plan.recompute == Recompute::Full) {
        lists.emplace_back(std::vector<std::string>{std::string(nameOf(OffloadModule::LayerInput))});
        return lists;
    }
    const auto add = [&](std::initializer_list<OffloadModule> modules) {
        std::vector<std::string> names;
        for (const OffloadModule module : modules)
            names.emplace_back(nameOf(module));
        lists.emplace_back(std::move(names));
    };
    using enum OffloadModule;
    add({CoreAttention});
    add({CoreAttention, AttentionProjection});
    add({AttentionNorm, QkvLinear, CoreAttention, AttentionProjection, MlpNorm});
    if (scenario.architecture->isMixtureOfExperts()) {
        add({ExpertFc1});
        add({MoeActivation});
        add({AttentionNorm, QkvLinear, CoreAttention, AttentionProjection, MlpNorm, ExpertFc1, MoeActivation});
    }
    return lists;
}

inline Row fractions(const Scenario&) { return {0.0, 0.25, 0.5, 1.0}; }
inline Row buckets(const Scenario&) { return {Value(), std::int64_t{100'000'000}, std::int64_t{400'000'000}}; }
inline Row orders(const Scenario&) { return {std::string("tp-cp-ep-dp-pp"), std::string("tp-cp-ep-pp-dp")}; }

inline Curve sweptTensor(const Scenario& scenario)
{
    return doublings(1, std::min<double>(scenario.cluster.gpus(), 2.0 * scaleUpGroup(scenario.cluster)), scenario.plan.tp);
}

inline Curve sweptContext(const Scenario& scenario) { return doublings(1, std::min(scenario.cluster.gpus(), 64), scenario.plan.cp); }

inline Curve sweptPipeline(const Scenario& scenario)
{
    return doublings(1, std::min(scenario.cluster.gpus(), scenario.architecture->layers()), scenario.plan.pp);
}

inline Curve sweptExperts(const Scenario& scenario)
{
    const MixtureOfExperts* experts = scenario.architecture->experts();
    return experts ? doublings(1, std::min(static_cast<double>(scenario.cluster.gpus()), static_cast<double>(experts->experts)),
                               scenario.plan.ep)
                   : Curve();
}

inline Curve sweptZeroStages(const Scenario&) { return {0, 1, 2, 3}; }
inline Curve sweptMicroBatch(const Scenario& scenario) { return doublings(1, 32, scenario.plan.microBatch); }

/// Returns values to either side of the scenario's own.
inline Curve sweptBatch(const Scenario& scenario)
{
    constexpr double kMostTimes = 8;
    const auto own = static_cast<double>(scenario.training.globalBatch);
    return around(own, kMostTimes, own * kMostTimes);
}

}  // namespace shardscope::values
