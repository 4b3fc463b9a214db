// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "core/plan/plan_rule.h"

/// Rules of what a framework can do and Shardscope's files for its launcher do not state. Private to the families of rules.
namespace shardscope {

/// Adds a rule without a scope for each of these launchers, whose name fills the gap {launcher} of its sentence.
template <Target... kTargets>
void addNotInFilesOf(std::vector<PlanRule>& rules, const PlanRule& rule)
{
    const auto add = [&](Target target, const NamedNumber& launcher) {
        PlanRule own = lacking(rule);
        own.scope = scopeOf(target);
        own.numbers.insert(own.numbers.begin(), launcher);
        own.isOfFiles = true;
        rules.push_back(std::move(own));
    };
    (add(kTargets, {"launcher", [](const PlanFacts&) { return std::optional<FindingNumber>(std::string(nameOf(kTargets))); }}), ...);
}

namespace launchers {

template <std::size_t... kIndices>
void addToAll(std::vector<PlanRule>& rules, const PlanRule& rule, std::index_sequence<kIndices...>)
{
    addNotInFilesOf<static_cast<Target>(kIndices)...>(rules, rule);
}

}  // namespace launchers

/// The same for the launchers of pre-training, and of sharding alone.
inline void addNotInFilesOfTraining(std::vector<PlanRule>& rules, const PlanRule& rule)
{
    addNotInFilesOf<Target::Megatron, Target::MegatronBridge, Target::Nanotron, Target::Torchtitan, Target::Torchtitan022,
                    Target::DeepSpeed, Target::AccelerateFsdp1, Target::AccelerateFsdp2>(rules, rule);
}

/// The same for every launcher, a new one as well.
inline void addNotInFilesOfAny(std::vector<PlanRule>& rules, const PlanRule& rule)
{
    launchers::addToAll(rules, rule, std::make_index_sequence<EnumNames<Target>::names.size()>());
}

}  // namespace shardscope
