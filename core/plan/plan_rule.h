// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <variant>
#include <vector>

#include "core/base/finding.h"
#include "core/plan/plan_facts.h"
#include "core/plan/target.h"
#include "core/schedule/schedule_limits.h"

namespace shardscope {

/// For whom a rule holds: bits, one for a check without a target and one for each target that has rules.
using RuleScope = unsigned;
inline constexpr RuleScope kNoTarget = 1;
inline constexpr RuleScope kMegatronLm = 2;
inline constexpr RuleScope kMegatronBridge = 4;
inline constexpr RuleScope kMegatron = kMegatronLm | kMegatronBridge;
inline constexpr RuleScope kEveryone = kNoTarget | kMegatron;

[[nodiscard]] RuleScope scopeOf(std::optional<Target> target);

/// What must be right before a rule can be asked: quotients of a plan that does not divide say nothing.
enum class Needs { Nothing, World, Batches };

/// A number (or a word) that a finding mentions; empty where this plan has none.
struct NamedNumber {
    std::string_view name;
    std::optional<FindingNumber> (*of)(const PlanFacts&) = nullptr;
};

/// A field that can be changed to satisfy a rule.
struct Knob {
    std::string_view path;  ///< in the scenario, e.g. "plan.tp"
    std::variant<std::int64_t PlanFacts::*, bool PlanFacts::*, bool Overlap::*, ScheduleKind PlanFacts::*, Recompute PlanFacts::*> field;
};

/// One rule. Its sentence is in `core/text/finding_text.cpp` under `id`.
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
    /// In place of `holds`: a rule of one kind of schedule (core/schedule).
    const ShapeRule* shapeRule = nullptr;
    ScheduleKind kind = kDefaultSchedule;
};

/// All rules, in the order in which they are told to people.
[[nodiscard]] const std::vector<PlanRule>& planRules();

// The families that planRules() puts together.
[[nodiscard]] std::vector<PlanRule> meshRules();
[[nodiscard]] std::vector<PlanRule> shardingRules();
[[nodiscard]] std::vector<PlanRule> sequenceRules();
[[nodiscard]] std::vector<PlanRule> scheduleRules();
[[nodiscard]] std::vector<PlanRule> stageRules();
[[nodiscard]] std::vector<PlanRule> megatronRules();
[[nodiscard]] std::vector<PlanRule> placementRules();

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
