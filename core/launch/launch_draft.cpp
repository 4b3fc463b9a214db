// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/launch/launch_draft.h"

#include "core/launch/import_facts.h"
#include "core/launch/launcher_traits.h"
#include "core/scenario/scenario.h"

#include "core/field/parameters.h"
#include "core/framework/default_switches.h"
#include "core/model/parameters.h"

#include <algorithm>
#include <cctype>

namespace shardscope {
namespace {

/// How stages talk while they compute is how each launcher's own engine is built, not a setting of it.
constexpr std::string_view kOfTheEngine = "plan.overlap.pipeline";

/// Returns the scenario with a plan of the launcher's defaults.
Scenario sayingNothing(const Scenario& scenario, Target target)
{
    Scenario other = scenario;
    other.plan = Plan{};
    Training training = scenario.training;
    training.recipe = *traitsOf(target).recipe;
    training.software.framework.reset();
    applySwitches(other.plan, defaultSwitches(training, scenario.plan));
    return other;
}

/// Whether the plan means the same with the field as in `other`.
bool meansTheSame(const Scenario& scenario, const Parameter& parameter, const Scenario& other)
{
    Scenario changed = scenario;
    (void)setParameter(changed, parameter, parameter.get(other));
    return meaningOf(changed) == meaningOf(scenario);
}

// Fields that every launcher expresses in its own way, or that its rules refuse.
constexpr std::string_view kOfEveryTarget[] = {"plan.tp",
                                               "plan.sequence_parallel",
                                               "plan.cp",
                                               "plan.cp_layout",
                                               "plan.cp_inner",
                                               "plan.pp",
                                               "plan.schedule",
                                               "plan.chunks",
                                               "plan.group",
                                               "plan.ep",
                                               "plan.stage_layers",
                                               "plan.etp",
                                               "plan.micro_batch",
                                               "plan.dp",
                                               "plan.reshard_after_forward",
                                               "plan.zero",
                                               "plan.recompute",
                                               "plan.order",
                                               "plan.recompute_modules"};

}  // namespace

std::string textOf(const Value& value)
{
    struct {
        std::string operator()(std::monostate) const { return "null"; }
        std::string operator()(bool flag) const { return flag ? "true" : "false"; }
        std::string operator()(std::int64_t number) const { return std::to_string(number); }
        std::string operator()(double number) const { return std::to_string(number); }
        std::string operator()(const std::string& text) const { return text; }
        std::string operator()(const std::vector<std::int64_t>& list) const { return writtenValue(list); }
        std::string operator()(const std::vector<std::string>& list) const { return writtenValue(list); }
    } const writer;
    return std::visit(writer, value);
}

LaunchDraft::LaunchDraft(const Scenario& made, Target target)
    : scenario(made),
      plan(made.plan),
      training(made.training),
      facts(planFacts(made)),
      resolved(resolvePlan(made)),
      meant(meaningOf(made)),
      decoder(plainDecoder(*made.architecture))
{
    result.target = target;
    result.version = std::string(*traitsOf(target).version);
}

std::string_view LaunchDraft::key(std::string_view field, std::size_t index) const { return traitsOf(result.target).keyOf(field, index); }

void LaunchDraft::say(ConfigValue& map, std::initializer_list<std::string_view> fields) const
{
    Scenario stated = scenario;
    stated.plan.dp = static_cast<int>(resolved.dp);
    stated.plan.etp = static_cast<int>(resolved.etp);
    for (const std::string_view field : fields) {
        const Value value = findParameter(field)->get(stated);
        if (const auto* flag = std::get_if<bool>(&value))
            map.set(key(field), *flag);
        else if (const auto* number = std::get_if<std::int64_t>(&value))
            map.set(key(field), *number);
    }
}

void LaunchDraft::change(std::string_view id, std::vector<std::pair<std::string, FindingNumber>> numbers)
{
    if (!isRefused())
        result.verdict = LaunchVerdict::Approximate;
    result.changes.push_back({std::string(id), {}, Severity::Warning, std::move(numbers), {}, {}});
}

void LaunchDraft::drop(std::string_view field, std::string value)
{
    change("launch-setting-missing", {{"field", std::string(field)}, {"value", std::move(value)}});
}

void LaunchDraft::replace(std::string_view field, std::string_view from, std::string_view to)
{
    change("launch-setting-replaced", {{"field", std::string(field)}, {"from", std::string(from)}, {"to", std::string(to)}});
}

void LaunchDraft::replaceBucket(std::int64_t bytes)
{
    if (bytes != plan.bucketBytes)
        replace("plan.bucket_bytes", std::to_string(plan.bucketBytes.value_or(0)), std::to_string(bytes));
}

void LaunchDraft::leaveOpen(std::string_view field)
{
    if (std::find(result.open.begin(), result.open.end(), field) == result.open.end())
        result.open.emplace_back(field);
}

void LaunchDraft::refuse(std::string_view id, std::vector<std::pair<std::string, FindingNumber>> numbers)
{
    if (!isRefused())
        result.changes.clear();
    result.verdict = LaunchVerdict::NotExpressible;
    result.changes.push_back({std::string(id), {}, Severity::Error, std::move(numbers), {}, {}});
}

void LaunchDraft::dropOthers()
{
    const Scenario plain = sayingNothing(scenario, result.target);
    for (const Parameter& parameter : parameters()) {
        const bool isPlan = parameter.path.starts_with("plan.") && parameter.path != kOfTheEngine;
        // Shards of one rank each are none, and written as such.
        const bool isSaid = parameter.path == "plan.shard_group" && meant.zero == 0;
        const bool isOfAll = std::find(std::begin(kOfEveryTarget), std::end(kOfEveryTarget), parameter.path) != std::end(kOfEveryTarget);
        if (!isPlan || isSaid || isOfAll || traitsOf(result.target).writes(parameter.path))
            continue;
        if (const Value value = parameter.get(scenario); value != parameter.get(plain) && !meansTheSame(scenario, parameter, plain))
            drop(parameter.path, textOf(value));
    }
}

void LaunchDraft::tellExpertTensor()
{
    if (facts.experts > 0 && resolved.ep == 1 && resolved.etp != resolved.tp)
        replace("plan.etp", std::to_string(resolved.etp), std::to_string(resolved.tp));
}

bool LaunchDraft::splitsEvenly() const
{
    return std::adjacent_find(resolved.stageLayers.begin(), resolved.stageLayers.end(), std::not_equal_to<>()) ==
           resolved.stageLayers.end();
}

std::int64_t LaunchDraft::parameterCount() const { return countParameters(*scenario.architecture).total; }

std::int64_t LaunchDraft::largestLayer() const
{
    std::int64_t largest = 0;
    for (const LayerKind& kind : scenario.architecture->kinds)
        largest = std::max(largest, layerParameters(*scenario.architecture, kind));
    return largest;
}

std::vector<std::string> LaunchDraft::heading() const
{
    const std::string batches = facts.chosenContext
                                    ? std::string("each document a micro-batch")
                                    : std::to_string(microBatches()) + (microBatches() == 1 ? " micro-batch of " : " micro-batches of ") +
                                          std::to_string(plan.microBatch) + (plan.microBatch == 1 ? " sequence" : " sequences");
    const std::string degrees = "tp " + std::to_string(resolved.tp) + ", pp " + std::to_string(resolved.pp) + ", cp " +
                                std::to_string(resolved.cp) + ", ep " + std::to_string(resolved.ep) + ", dp " +
                                std::to_string(resolved.dp) + "; " + batches;
    // A name may hold anything; a line of a file may not.
    std::string name = scenario.name.empty() ? "A plan" : scenario.name;
    std::replace_if(
        name.begin(), name.end(), [](unsigned char letter) { return std::iscntrl(letter) != 0; }, ' ');
    return {name + ", written by Shardscope for " + result.version, degrees};
}

std::string LaunchDraft::slug() const
{
    std::string text;
    for (const char letter : scenario.name) {
        const bool isPlain = std::isalnum(static_cast<unsigned char>(letter)) != 0;
        if (isPlain)
            text += static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
        else if (!text.empty() && text.back() != '-')
            text += '-';
    }
    while (!text.empty() && text.back() == '-')
        text.pop_back();
    return text.empty() ? "plan" : text;
}

}  // namespace shardscope
