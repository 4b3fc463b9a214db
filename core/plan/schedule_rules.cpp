// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/plan_terms.h"
#include "core/schedule/rank_ends.h"
#include "core/schedule/schedule_traits.h"

#include <algorithm>

namespace shardscope {
namespace {

constexpr std::string_view kMegatronsInterleaving = "MLM-4";

bool speaksOf(const ShapeRule& rule, ShapeField field)
{
    return std::find(rule.fields.begin(), rule.fields.end(), field) != rule.fields.end();
}

std::vector<Knob> knobsOf(const ShapeRule& rule)
{
    using namespace terms;
    std::vector<Knob> knobs;
    for (const ShapeField field : rule.fields) {
        switch (field) {
        case ShapeField::Stages:
            knobs.push_back(ppKnob);
            break;
        case ShapeField::MicroBatches:
            knobs.insert(knobs.end(), {globalBatchKnob, microBatchKnob});
            break;
        case ShapeField::Chunks:
            knobs.insert(knobs.end(), {chunksKnob, scheduleKnob});
            break;
        case ShapeField::Group:
            knobs.push_back(groupKnob);
            break;
        }
    }
    return knobs;
}

/// A rule of one kind of schedule, asked of a whole plan. Where it is Megatron's own (schedules.py, interleaving), it has
/// Megatron's name.
PlanRule planRuleOf(const ShapeRule& rule, ScheduleKind kind)
{
    using namespace terms;
    const ScheduleTraits& traits = traitsOf(kind);
    const bool countsMicroBatches = speaksOf(rule, ShapeField::MicroBatches) || speaksOf(rule, ShapeField::Group);
    PlanRule result;
    result.id = rule.id;
    result.rule = countsMicroBatches && traits.megatron == MegatronSchedule::Interleaving ? kMegatronsInterleaving : std::string_view{};
    result.needs = countsMicroBatches ? Needs::Batches : Needs::Nothing;
    result.numbers = {schedule, stages, microBatches, chunks};
    if (traits.hasGroups())
        result.numbers.push_back(group);
    result.knobs = knobsOf(rule);
    result.source = rule.source;
    result.sentence = rule.sentence;
    result.part = RulePart::Schedule;
    result.shapeRule = &rule;
    result.kind = kind;
    return result;
}

/// Refuses what no estimate can know in a second: of a kind that nothing closed is known of, at this size.
PlanRule sizeRule()
{
    using namespace terms;
    PlanRule result;
    result.id = "schedule-too-large";
    result.needs = Needs::Batches;
    result.holds = [](const PlanFacts& facts) { return mayKnowEnds(facts.shape()); };
    result.numbers = {schedule, stages, microBatches, chunks, {"most", [](const PlanFacts&) {
                                                                   return std::optional<FindingNumber>(double(kMaxEstimatedBlocks));
                                                               }}};
    result.knobs = {globalBatchKnob, microBatchKnob, ppKnob, chunksKnob, scheduleKnob};
    result.source = "Shardscope's limit of blocks";
    result.sentence = says("{microbatches} micro-batches through {stages} pipeline ranks of {chunks} chunks need more than the {most} "
                           "blocks that this program can simulate.");
    result.part = RulePart::Schedule;
    return result;
}

}  // namespace

std::vector<PlanRule> scheduleRules()
{
    std::vector<PlanRule> rules{sizeRule()};
    for (const auto& [kind, name] : EnumNames<ScheduleKind>::names) {
        for (const ShapeRule& rule : traitsOf(kind).rules)
            rules.push_back(planRuleOf(rule, kind));
    }
    return rules;
}

}  // namespace shardscope
