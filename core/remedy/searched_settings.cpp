// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/remedy/searched_settings.h"

#include <algorithm>
#include <optional>

namespace shardscope {

const std::vector<PlanSetting>& searchedSettings()
{
    static const std::vector<PlanSetting> settings = [] {
        std::vector<PlanSetting> found;
        for (const auto& [setting, name] : EnumNames<PlanSetting>::names) {
            if (!traitsOf(setting).searched.isEmpty())
                found.push_back(setting);
        }
        return found;
    }();
    return settings;
}

bool isSearched(PlanSetting setting)
{
    // Beside tensor parallelism.
    return setting == PlanSetting::SequenceParallel || !traitsOf(setting).searched.isEmpty();
}

const std::vector<std::string_view>& searchedFields()
{
    static const std::vector<std::string_view> fields = [] {
        std::vector<std::string_view> all;
        for (const Parameter& parameter : parameters()) {
            if (parameter.use.search != SearchRole::Kept)
                all.push_back(parameter.path);
        }
        return all;
    }();
    return fields;
}

std::set<std::string> fieldsToFix(const std::set<PlanSetting>& turned, const std::set<std::string>& fixed)
{
    std::set<std::string> fields(fixed);
    std::set<std::string_view> open{"plan.dp"};
    for (const PlanSetting each : turned)
        open.insert(traitsOf(each).searched.begin(), traitsOf(each).searched.end());
    for (const std::string_view field : searchedFields()) {
        if (!open.contains(field))
            fields.emplace(field);
    }
    return fields;
}

bool isTurnedBySearch(const FieldChange& change)
{
    switch (change.parameter->use.search) {
    case SearchRole::Kept:
        return false;
    case SearchRole::Turned:
        return true;
    case SearchRole::Forgotten:
        return change.parameter->path == "plan.stage_layers" || isNull(change.value);
    }
    return false;
}

bool isTurnedByBestPlan(const FieldChange& change)
{
    if (change.parameter->use.search != SearchRole::Kept)
        return true;
    const std::optional<PlanSetting> setting = settingOf(change.parameter->path);
    switch (setting ? traitsOf(*setting).byBestPlan : ByBestPlan::No) {
    case ByBestPlan::No:
        return false;
    case ByBestPlan::Yes:
        return true;
    case ByBestPlan::SwitchedOff:
        return change.value == Value(std::string("none")) || change.value == Value(0.0);
    }
    return false;
}

bool isHeld(PlanSetting setting, const std::set<std::string>& fixed)
{
    const FieldPaths& own = traitsOf(setting).fields;
    return std::any_of(own.begin(), own.end(), [&](std::string_view path) { return fixed.contains(std::string(path)); });
}

std::vector<PlanSetting> settingsTurnedBy(const std::vector<FieldChange>& changes)
{
    std::vector<PlanSetting> turned;
    for (const FieldChange& change : changes) {
        const std::optional<PlanSetting> setting = settingOf(change.parameter->path);
        if (setting && std::find(turned.begin(), turned.end(), *setting) == turned.end())
            turned.push_back(*setting);
    }
    const auto has = [&](PlanSetting setting) { return std::find(turned.begin(), turned.end(), setting) != turned.end(); };
    if (has(PlanSetting::TensorParallel))
        std::erase(turned, PlanSetting::SequenceParallel);
    // So many layers of full recomputation are one choice.
    if (has(PlanSetting::RecomputedLayers))
        std::erase(turned, PlanSetting::Recompute);
    return turned;
}

TrainingChange trainingChangeOf(const std::vector<FieldChange>& changes)
{
    TrainingChange gravest = TrainingChange::None;
    for (const PlanSetting each : settingsTurnedBy(changes))
        gravest = std::max(gravest, traitsOf(each).training);
    return gravest;
}

std::vector<std::string_view> trainingRemarks(const std::vector<FieldChange>& changes)
{
    std::vector<std::string_view> remarks;
    for (const PlanSetting setting : settingsTurnedBy(changes)) {
        const PlanSettingTraits& traits = traitsOf(setting);
        for (const std::string_view path : traits.remark ? traits.fields : FieldPaths()) {
            const auto change =
                std::find_if(changes.begin(), changes.end(), [&](const FieldChange& each) { return each.parameter->path == path; });
            if (change == changes.end())
                continue;
            remarks.push_back(traits.remark(change->value));
            break;
        }
    }
    return remarks;
}

}  // namespace shardscope
