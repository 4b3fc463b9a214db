// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advice/advice.h"
#include "core/advice/plan_choices.h"
#include "core/estimate/estimate.h"
#include "core/memory/memory.h"
#include "core/plan/check_plan.h"
#include "core/step/basis.h"

namespace shardscope {
namespace {

/// Most likely to fit first.
Technique leanPlans(const Scenario& scenario)
{
    Technique technique;
    const auto add = [&](const char* path, std::variant<std::vector<Value>, ValueWord> values) {
        technique.fields.push_back({findParameter(path), std::move(values)});
    };
    add("plan.micro_batch", std::vector<Value>{std::int64_t{1}});
    if (scenario.plan.recompute == Recompute::Full)
        add("plan.recompute", std::vector<Value>{std::string(nameOf(Recompute::Selective))});
    add("plan.zero", std::vector<Value>{std::int64_t{3}, std::int64_t{1}});
    add("plan.tp", ValueWord::UpToNode);
    add("plan.pp", ValueWord::Any);
    add("plan.sequence_parallel", std::vector<Value>{true, false});  // false where there is no tensor parallelism
    return technique;
}

bool fits(const Scenario& scenario, std::optional<double> memoryBand)
{
    const Basis basis(scenario);
    const MemoryEstimate memory = estimateMemory(basis.site, basis.plan, basis.ledger);
    return fitOf(memory.peak, memory.capacity, memoryBand) == Fit::Fits;
}

}  // namespace

bool isGpuRich(const Estimate& estimate)
{
    if (estimate.fit() == Fit::Fits && estimate.scenario().plan.recompute != Recompute::Full)
        return true;
    for (const Scenario& plan : plansOf(leanPlans(estimate.scenario()), estimate.scenario())) {
        if (isLegal(plan) && fits(plan, estimate.memoryBand()))
            return true;
    }
    return false;
}

}  // namespace shardscope
