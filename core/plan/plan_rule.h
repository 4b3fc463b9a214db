// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <variant>
#include <vector>

#include "core/base/choices.h"
#include "core/base/finding.h"
#include "core/plan/plan_facts.h"
#include "core/plan/target.h"
#include "core/scenario/plan_choices.h"
#include "core/schedule/schedule_limits.h"

namespace shardscope {

/// For whom a rule holds: bits, one for a check without a target and one for each target.
using RuleScope = unsigned;

[[nodiscard]] constexpr RuleScope scopeOf(std::optional<Target> target) { return target ? 2U << static_cast<unsigned>(*target) : 1U; }

[[nodiscard]] constexpr RuleScope scopeOf(SharedRules rules)
{
    RuleScope scope = 0;
    for (const auto& [target, name] : EnumNames<Target>::names)
        scope |= sharedRules(target) == rules ? scopeOf(target) : 0;
    return scope;
}

inline constexpr RuleScope kNoTarget = scopeOf(std::nullopt);
inline constexpr RuleScope kMegatronLm = scopeOf(Target::Megatron);
inline constexpr RuleScope kMegatronBridge = scopeOf(Target::MegatronBridge);
inline constexpr RuleScope kMegatron = scopeOf(SharedRules::Megatron);
inline constexpr RuleScope kNanotron = scopeOf(Target::Nanotron);
inline constexpr RuleScope kTorchtitanMain = scopeOf(Target::Torchtitan);
inline constexpr RuleScope kTorchtitan022 = scopeOf(Target::Torchtitan022);
inline constexpr RuleScope kTorchtitan = kTorchtitanMain | kTorchtitan022;
inline constexpr RuleScope kDeepSpeed = scopeOf(Target::DeepSpeed);
inline constexpr RuleScope kAccelerateFsdp1 = scopeOf(Target::AccelerateFsdp1);
inline constexpr RuleScope kAccelerateFsdp2 = scopeOf(Target::AccelerateFsdp2);
inline constexpr RuleScope kAccelerate = kAccelerateFsdp1 | kAccelerateFsdp2;
inline constexpr RuleScope kOtherTargets = scopeOf(SharedRules::Others);
inline constexpr RuleScope kNotMegatron = kNoTarget | kOtherTargets;
inline constexpr RuleScope kEveryone = kMegatron | kNotMegatron;

/// Says what must be right before a rule can be asked: quotients of a plan that does not divide say nothing.
enum class Needs { Nothing, World, Batches };

/// A number (or a word) that a finding mentions; empty where this plan has none.
struct NamedNumber {
    std::string_view name;
    std::optional<FindingNumber> (*of)(const PlanFacts&) = nullptr;
};

/// A field that can be changed to satisfy a rule.
struct Knob {
    std::string_view path;  ///< in the scenario, e.g. "plan.tp"
    std::variant<std::int64_t PlanFacts::*, bool PlanFacts::*, bool Overlap::*, ScheduleKind PlanFacts::*, Recompute PlanFacts::*,
                 ContextLayout PlanFacts::*, Optimizer PlanFacts::*, RankOrder PlanFacts::*, std::optional<CudaGraph> PlanFacts::*,
                 double PlanFacts::*, unsigned PlanFacts::*>
        field;
    // Of a whole number:
    std::int64_t (*most)(const PlanFacts&) = nullptr;     ///< the largest that can make sense; null: nothing bounds it
    std::int64_t (*present)(const PlanFacts&) = nullptr;  ///< what it is where it may be null and follow from the others; null: as written
    std::int64_t (*reach)(const PlanFacts&) = nullptr;    ///< how far to look where nothing bounds it
    std::int64_t least = 1;
    bool movesDataParallel = false;  ///< a data parallelism that fills the world follows
};

/// Which fields of the plan decide a rule, beside what stays in a search: it asks the rules of one part once for all values of the others.
enum class RulePart {
    Degrees,   ///< degrees and sequence parallelism alone
    Batch,     ///< the micro-batch beside them
    Schedule,  ///< schedule, chunks, stages and micro-batches, no other degree
    Modes,     ///< zero, recompute and the degrees, not the micro-batch
};

/// All of one rule.
struct PlanRule {
    std::string_view id;
    std::string_view rule;  ///< the published name, e.g. "C-1"; empty where there is none
    Severity severity = Severity::Error;
    RuleScope scope = kEveryone;
    Needs needs = Needs::Nothing;
    bool (*holds)(const PlanFacts&) = nullptr;
    std::vector<NamedNumber> numbers;
    std::vector<Knob> knobs;
    std::string_view source;
    std::string_view sentence{};
    RulePart part = RulePart::Degrees;
    FindingPlace seen{};
    /// In place of `holds`: a rule of one kind of schedule (core/schedule).
    const ShapeRule* shapeRule = nullptr;
    ScheduleKind kind = kDefaultSchedule;
    /// The target has no such thing at all: its launch file is "not expressible", rather than refused.
    bool isLacking = false;
    /// Selects, from what keeps the rule, what is offered to whoever breaks it; null: all of it.
    bool (*mends)(const PlanFacts&) = nullptr;
};

[[nodiscard]] inline PlanRule mendedBy(PlanRule rule, bool (*mends)(const PlanFacts&))
{
    rule.mends = mends;
    return rule;
}

[[nodiscard]] inline PlanRule lacking(PlanRule rule)
{
    rule.isLacking = true;
    return rule;
}

/// All rules, in the order in which they are told to people.
[[nodiscard]] const std::vector<PlanRule>& planRules();

// The families that planRules() puts together.
[[nodiscard]] std::vector<PlanRule> meshRules();
[[nodiscard]] std::vector<PlanRule> shardingRules();
[[nodiscard]] std::vector<PlanRule> sequenceRules();
[[nodiscard]] std::vector<PlanRule> scheduleRules();
[[nodiscard]] std::vector<PlanRule> stageRules();
[[nodiscard]] std::vector<PlanRule> megatronRules();
[[nodiscard]] std::vector<PlanRule> nanotronRules();
[[nodiscard]] std::vector<PlanRule> torchtitanRules();
[[nodiscard]] std::vector<PlanRule> deepSpeedRules();
[[nodiscard]] std::vector<PlanRule> accelerateRules();
[[nodiscard]] std::vector<PlanRule> placementRules();

/// The first rule of this id; null where there is none.
[[nodiscard]] const PlanRule* ruleCalled(std::string_view id);

/// Whether what `rule` needs is right, so that it can be asked of `facts`.
[[nodiscard]] bool canBeAsked(const PlanRule& rule, const PlanFacts& facts);
/// Whether `rule` can be asked of `facts`, and holds.
[[nodiscard]] bool isKept(const PlanRule& rule, const PlanFacts& facts);
/// Whether `rule` can be asked of `facts`, and is broken.
[[nodiscard]] bool isBroken(const PlanRule& rule, const PlanFacts& facts);

/// tp·cp·pp·dp is the number of GPUs (rule C-1).
[[nodiscard]] bool fillsWorld(const PlanFacts& facts);
/// The global batch is a whole number of micro-batches of every replica (rule C-4).
[[nodiscard]] bool batchDivides(const PlanFacts& facts);
/// pp·ep·etp divides the number of GPUs (rule C-2).
[[nodiscard]] bool expertsFit(const PlanFacts& facts);

}  // namespace shardscope
