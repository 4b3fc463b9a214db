// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "core/advice/advice_fact.h"
#include "core/field/parameters.h"

namespace shardscope {

/// The three steps in which a plan is found.
enum class AdviceStep { Fit, Batch, Throughput };

template <>
struct EnumNames<AdviceStep> {
    static constexpr std::array<std::pair<AdviceStep, std::string_view>, 3> names{
        {{AdviceStep::Fit, "fit"}, {AdviceStep::Batch, "batch"}, {AdviceStep::Throughput, "throughput"}}};
};

/// The kind of a rule; rules of one kind are shown together.
enum class AdviceGroup { Path, Scale, SizeTree, Checklist, Pitfall, Own };

template <>
struct EnumNames<AdviceGroup> {
    static constexpr std::array<std::pair<AdviceGroup, std::string_view>, 6> names{{{AdviceGroup::Path, "path"},
                                                                                    {AdviceGroup::Scale, "scale"},
                                                                                    {AdviceGroup::SizeTree, "size-tree"},
                                                                                    {AdviceGroup::Checklist, "checklist"},
                                                                                    {AdviceGroup::Pitfall, "pitfall"},
                                                                                    {AdviceGroup::Own, "own"}}};
};

/// A fact within bounds; an empty one does not bind.
struct Condition {
    AdviceFact fact = AdviceFact::Parameters;
    std::optional<double> atLeast{};
    std::optional<double> above{};
    std::optional<double> atMost{};
    std::optional<double> below{};
    std::optional<double> is{};

    [[nodiscard]] bool holds(double value) const
    {
        return !(atLeast && value < *atLeast) && !(above && value <= *above) && !(atMost && value > *atMost) &&
               !(below && value >= *below) && !(is && value != *is);
    }
};

/// Values of a field that depend on the scenario.
enum class ValueWord {
    Node,          ///< of a degree: all GPUs that reach each other without the network
    UpToNode,      ///< 1 and its divisors up to that
    Any,           ///< 1 and more: divisors of the GPUs (of a micro-batch, powers of two; of expert parallelism, divisors of the experts)
    Several,       ///< the same but 1
    TargetTokens,  ///< of the global batch: the nearest within the rule's tokens
};

template <>
struct EnumNames<ValueWord> {
    static constexpr std::array<std::pair<ValueWord, std::string_view>, 5> names{{{ValueWord::Node, "node"},
                                                                                  {ValueWord::UpToNode, "up-to-node"},
                                                                                  {ValueWord::Any, "any"},
                                                                                  {ValueWord::Several, "several"},
                                                                                  {ValueWord::TargetTokens, "target"}}};
};

struct FieldValues {
    const Parameter* parameter = nullptr;  ///< never null
    std::variant<std::vector<Value>, ValueWord> values;
};

/// One way to do what a rule says: every combination of these values is one plan.
struct Technique {
    std::string name;
    std::vector<FieldValues> fields;
};

/// Tokens of the global batch, from and to.
struct TokenRange {
    double from = 0;
    double to = 0;
};

/// A rule as data. Every plan that it proposes is estimated before it is recommended.
struct AdviceRule {
    std::string id;
    AdviceStep step = AdviceStep::Fit;
    AdviceGroup group = AdviceGroup::Path;
    std::string says;
    std::string source;
    std::vector<Condition> when;        ///< it applies where all hold
    std::vector<Technique> techniques;  ///< none: a remark
    std::optional<TokenRange> target;   ///< of a rule of the step "batch"
};

/// A named starting point.
struct AdviceRecipe {
    std::string name;
    std::string says;
    std::string source;
    std::vector<Condition> when;
    Technique plan;
};

struct AdviceRules {
    std::vector<AdviceRule> rules;
    std::vector<AdviceRecipe> recipes;
};

}  // namespace shardscope
