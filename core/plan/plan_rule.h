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

/// The targets for which a rule holds: bits, one for a check without a target and one for each target.
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
inline constexpr RuleScope kTrl = scopeOf(Target::Trl);
inline constexpr RuleScope kAxolotl = scopeOf(Target::Axolotl);
inline constexpr RuleScope kLlamaFactory = scopeOf(Target::LlamaFactory);
inline constexpr RuleScope kTorchtune = scopeOf(Target::Torchtune);
inline constexpr RuleScope kUnsloth = scopeOf(Target::Unsloth);
inline constexpr RuleScope kSwift = scopeOf(Target::Swift);
inline constexpr RuleScope kTrainers = kTrl | kAxolotl | kLlamaFactory | kSwift;  ///< on transformers' Trainer
inline constexpr RuleScope kTuners = kTrainers | kUnsloth | kTorchtune;
inline constexpr RuleScope kOtherTargets = scopeOf(SharedRules::Others);
inline constexpr RuleScope kNotMegatron = kNoTarget | kOtherTargets;
inline constexpr RuleScope kEveryone = kMegatron | kNotMegatron;

/// The condition under which a rule can be checked: quotients of a plan that does not divide are meaningless.
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
                 double PlanFacts::*, EnumSet<RecomputeModule> PlanFacts::*, EnumSet<OffloadModule> PlanFacts::*>
        field;
    // For a whole number:
    std::int64_t (*most)(const PlanFacts&) = nullptr;     ///< the largest sensible value; null: unbounded
    std::int64_t (*present)(const PlanFacts&) = nullptr;  ///< the value that null stands for; null function: as written
    std::int64_t (*reach)(const PlanFacts&) = nullptr;    ///< how far to search where it is unbounded
    std::int64_t least = 1;
    bool movesDataParallel = false;  ///< data parallelism follows, so that it fills the world
};

/// The fields of the plan that decide a rule, besides those that a search keeps: a search checks the rules of one part once for all values
/// of the others.
enum class RulePart {
    Degrees,   ///< degrees and sequence parallelism alone
    Batch,     ///< the micro-batch as well
    Schedule,  ///< schedule, chunks, stages and micro-batches, no other degree
    Modes,     ///< zero, recompute and the degrees, not the micro-batch
};

/// Everything about one rule.
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
    /// Instead of `holds`: a rule of one kind of schedule (core/schedule).
    const ShapeRule* shapeRule = nullptr;
    ScheduleKind kind = kDefaultSchedule;
    /// The target has no such feature: its launch file is "not expressible" rather than refused.
    bool isLacking = false;
    /// Of a rule of a target: its framework has the feature, and only the files that are written for it cannot state it.
    bool isOfFiles = false;
    /// Selects the values to offer where the rule is broken, among those that keep it; null: all of them.
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

/// Returns all rules, in the order in which they are shown.
[[nodiscard]] const std::vector<PlanRule>& planRules();

// Return the families that planRules() joins.
[[nodiscard]] std::vector<PlanRule> meshRules();
[[nodiscard]] std::vector<PlanRule> shardingRules();
[[nodiscard]] std::vector<PlanRule> sequenceRules();
[[nodiscard]] std::vector<PlanRule> scheduleRules();
[[nodiscard]] std::vector<PlanRule> stageRules();
[[nodiscard]] std::vector<PlanRule> offloadRules();
[[nodiscard]] std::vector<PlanRule> expertBufferRules();
[[nodiscard]] std::vector<PlanRule> weightShardRules();
[[nodiscard]] std::vector<PlanRule> megatronRules();
[[nodiscard]] std::vector<PlanRule> nanotronRules();
[[nodiscard]] std::vector<PlanRule> torchtitanRules();
[[nodiscard]] std::vector<PlanRule> deepSpeedRules();
[[nodiscard]] std::vector<PlanRule> accelerateRules();
[[nodiscard]] std::vector<PlanRule> placementRules();
[[nodiscard]] std::vector<PlanRule> encoderRules();
[[nodiscard]] std::vector<PlanRule> groupRules();
[[nodiscard]] std::vector<PlanRule> tuningRules();
[[nodiscard]] std::vector<PlanRule> tunerRules();
[[nodiscard]] std::vector<PlanRule> documentRules();
[[nodiscard]] std::vector<PlanRule> dynamicContextRules();
[[nodiscard]] std::vector<PlanRule> objectiveRules();

/// Returns the first rule of this id; null where there is none.
[[nodiscard]] const PlanRule* ruleCalled(std::string_view id);

/// Returns whether `rule` can be checked for `facts`, by its `needs`.
[[nodiscard]] bool canBeAsked(const PlanRule& rule, const PlanFacts& facts);
/// Returns whether `rule` can be checked for `facts`, and holds.
[[nodiscard]] bool isKept(const PlanRule& rule, const PlanFacts& facts);
/// Returns whether `rule` can be checked for `facts`, and is broken.
[[nodiscard]] bool isBroken(const PlanRule& rule, const PlanFacts& facts);

/// Returns whether tp·cp·pp·dp is the number of GPUs (rule C-1), as far as that is known.
[[nodiscard]] bool fillsWorld(const PlanFacts& facts);
/// Returns whether the global batch is a whole number of micro-batches of every replica (rule C-4).
[[nodiscard]] bool batchDivides(const PlanFacts& facts);
/// Returns whether pp·ep·etp divides the number of GPUs (rule C-2).
[[nodiscard]] bool expertsFit(const PlanFacts& facts);

}  // namespace shardscope
