// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advice/tried_plans.h"

#include "core/plan/stated_stages.h"
#include "core/remedy/field_change.h"

namespace shardscope {
namespace {

struct KeyWriter {
    std::string& key;

    void operator()(std::monostate) const { key += '-'; }
    void operator()(bool flag) const { key += flag ? 'y' : 'n'; }
    void operator()(std::int64_t number) const { key += std::to_string(number); }
    void operator()(double number) const { key += std::to_string(number); }
    void operator()(const std::string& text) const { key += text; }
    void operator()(const std::vector<std::int64_t>& list) const
    {
        for (const std::int64_t entry : list)
            key += std::to_string(entry) + ',';
    }
    void operator()(const std::vector<std::string>& list) const
    {
        for (const std::string& entry : list)
            key += entry + ',';
    }
};

std::string keyOf(const std::vector<FieldChange>& changes)
{
    std::string key;
    for (const FieldChange& change : changes) {
        key.append(change.parameter->path).append(1, '=');
        std::visit(KeyWriter{key}, change.value);
        key += '\n';
    }
    return key;
}

/// Stages that follow from the plan, and cannot be equal.
bool isUneven(const Scenario& scenario)
{
    const int stages = scenario.plan.pp * scenario.plan.chunks;
    return scenario.plan.pp > 1 && !scenario.plan.stageLayers && scenario.architecture->layers() % stages != 0;
}

}  // namespace

std::optional<Tried> TriedPlans::tried(Scenario scenario)
{
    if (isStopped())
        return std::nullopt;
    const auto [known, isNew] = m_known.try_emplace(keyOf(changesBetween(m_start, scenario)));
    if (isNew) {
        known->second = m_trial.tried(scenario);
        if (!known->second && isUneven(scenario)) {
            stateStages(scenario);
            known->second = m_trial.tried(std::move(scenario));
        }
    }
    return known->second;
}

}  // namespace shardscope
