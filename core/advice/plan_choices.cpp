// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advice/plan_choices.h"
#include "core/plan/plan_facts.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "core/hardware/hardware.h"
#include "core/model/architecture.h"
#include "core/remedy/move.h"
#include "core/scenario/plan.h"
#include "core/scenario/scenario.h"

namespace shardscope {
namespace {

constexpr int kWidest = 128;  ///< of a degree that "any" means
constexpr int kMostMicroBatch = 16;

/// The number of this value of a setting's field; empty if it is not a number.
std::optional<std::int64_t> numberOf(const Parameter& parameter, const Value& value)
{
    if (const auto* number = std::get_if<std::int64_t>(&value))
        return *number;
    if (const auto* flag = std::get_if<bool>(&value))
        return *flag ? 1 : 0;
    const auto* word = std::get_if<std::string>(&value);
    if (!word || parameter.kind != ParameterKind::Choice)
        return std::nullopt;
    const std::vector<std::string> choices = parameter.choices();
    const auto chosen = std::find(choices.begin(), choices.end(), *word);
    return chosen == choices.end() ? std::nullopt : std::optional<std::int64_t>(chosen - choices.begin());
}

/// Empty for a field of no setting.
std::optional<Move> moveTo(const Parameter& parameter, const Value& value)
{
    const std::optional<PlanSetting> setting = settingOf(parameter.path);
    if (!setting || *traitsOf(*setting).fields.begin() != parameter.path || *setting == PlanSetting::Gpus)
        return std::nullopt;
    const std::optional<std::int64_t> number = numberOf(parameter, value);
    return number ? std::optional(Move{*setting, *number}) : std::nullopt;
}

std::vector<Value> divisors(std::int64_t number, std::int64_t from, std::int64_t to)
{
    std::vector<Value> found;
    for (std::int64_t divisor = from; divisor <= std::min(number, to); ++divisor) {
        if (number % divisor == 0)
            found.emplace_back(divisor);
    }
    return found;
}

/// GPUs of a scale-up network that tensor-parallel groups can fill.
std::int64_t nodeDegree(const Scenario& scenario)
{
    const std::int64_t node = islandOfJob(scenario.cluster);
    return std::gcd(node, languageGpus(scenario));
}

std::int64_t widestOf(const Parameter& parameter, const Scenario& scenario)
{
    if (parameter.path == "plan.pp")
        return scenario.architecture->layers();
    if (parameter.path == "plan.ep" && !scenario.architecture->experts())
        return 1;
    return kWidest;
}

std::vector<Value> severalOf(const Parameter& parameter, const Scenario& scenario, std::int64_t from)
{
    if (parameter.path == "plan.micro_batch") {
        std::vector<Value> powers;
        for (std::int64_t size = 1; size <= kMostMicroBatch; size *= 2) {
            if (size >= from)
                powers.emplace_back(size);
        }
        return powers;
    }
    const MixtureOfExperts* experts = scenario.architecture->experts();
    const std::int64_t whole = parameter.path == "plan.ep" && experts ? experts->experts : languageGpus(scenario);
    return divisors(whole, from, std::min<std::int64_t>(widestOf(parameter, scenario), kWidest));
}

/// Batches that whole micro-batches make, or whole rounds of the pipeline, nearest to what there is.
std::vector<Value> batchesWithin(const TokenRange& range, const Scenario& scenario)
{
    const Plan& plan = scenario.plan;
    const std::int64_t ranks = std::max<std::int64_t>(1, languageGpus(scenario) / (std::int64_t{plan.tp} * plan.cp * plan.pp));
    const auto length = static_cast<double>(scenario.training.sequenceLength);
    std::vector<Value> found;
    for (const std::int64_t unit : {ranks * plan.microBatch, ranks * plan.microBatch * plan.pp}) {
        const double tokens = static_cast<double>(unit) * length;
        const double least = std::ceil(range.from / tokens);
        const double most = std::floor(range.to / tokens);
        const double now = static_cast<double>(scenario.training.globalBatch) / static_cast<double>(unit);
        const double chosen = now < least ? least : std::min(now, most);
        if (chosen >= 1 && chosen >= least)
            found.emplace_back(unit * static_cast<std::int64_t>(std::floor(chosen)));
    }
    return found;
}

std::vector<Value> valuesOf(const FieldValues& field, const Scenario& scenario, const std::optional<TokenRange>& target)
{
    if (const auto* listed = std::get_if<std::vector<Value>>(&field.values))
        return *listed;
    switch (std::get<ValueWord>(field.values)) {
    case ValueWord::Node:
        return {Value(nodeDegree(scenario))};
    case ValueWord::UpToNode:
        return divisors(nodeDegree(scenario), 1, kWidest);
    case ValueWord::Any:
        return severalOf(*field.parameter, scenario, 1);
    case ValueWord::Several:
        return severalOf(*field.parameter, scenario, 2);
    case ValueWord::TargetTokens:
        return target ? batchesWithin(*target, scenario) : std::vector<Value>();
    }
    return {};
}

}  // namespace

Scenario turned(const Scenario& scenario, const Parameter& parameter, const Value& value)
{
    if (problemWith(parameter, value))
        return scenario;
    if (const std::optional<Move> move = moveTo(parameter, value)) {
        // Turned to what it is already, nothing else is to follow.
        if (parameter.get(scenario) == value)
            return scenario;
        Scenario changed = moved(scenario, {*move});
        // There is no sequence to share without tensor parallelism; Megatron refuses the switch.
        if (move->setting == PlanSetting::TensorParallel && changed.plan.tp == 1)
            changed.plan.sequenceParallel = false;
        return changed;
    }
    Scenario changed = scenario;
    if (parameter.path == "plan.chunks" && parameter.get(scenario) != value) {
        changed.plan.stageLayers.reset();  // they were assigned to other stages
        changed.plan.group.reset();
    }
    (void)setParameter(changed, parameter, value);
    return changed;
}

std::vector<Scenario> plansOf(const Technique& technique, const Scenario& scenario, const std::optional<TokenRange>& target)
{
    std::vector<Scenario> plans{scenario};
    for (const FieldValues& field : technique.fields) {
        std::vector<Scenario> next;
        for (const Scenario& plan : plans) {
            for (const Value& value : valuesOf(field, plan, target)) {
                if (next.size() < kMostPlans)
                    next.push_back(turned(plan, *field.parameter, value));
            }
        }
        plans = std::move(next);
    }
    return plans;
}

}  // namespace shardscope
