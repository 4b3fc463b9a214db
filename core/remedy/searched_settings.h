// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "core/remedy/field_change.h"
#include "core/remedy/plan_setting.h"

namespace shardscope {

/// Returns all settings that a search turns (core/search/search.h). Search, best plan, cures and findings speak of the same ones because they ask here.
[[nodiscard]] const std::vector<PlanSetting>& searchedSettings();

[[nodiscard]] bool isSearched(PlanSetting setting);

/// Returns the paths of every field of a plan that a search turns or forgets, data parallelism among them.
[[nodiscard]] const std::vector<std::string_view>& searchedFields();

/// Returns the fields that have to be fixed for a search to turn these settings and no others; `fixed` stay fixed.
[[nodiscard]] std::set<std::string> fieldsToFix(const std::set<PlanSetting>& turned, const std::set<std::string>& fixed);

/// Whether a search of the default space may make this change. Lists and counts beside other settings it forgets and does not choose:
/// recomputation is of all layers of a stage, or of none. The layers of stages it states.
[[nodiscard]] bool isTurnedBySearch(const FieldChange& change);

/// Whether the best plan may make this change: a search turns the field, or `withoutWastes` does where it costs time for nothing. States and
/// activations it brings back from the host and sends none there.
[[nodiscard]] bool isTurnedByBestPlan(const FieldChange& change);

/// Whether one of the fields that a setting is made of is among `fixed`. Its followers do not count.
[[nodiscard]] bool isHeld(PlanSetting setting, const std::set<std::string>& fixed);

/// Returns the settings whose own fields are among the changes: a data-parallel degree that follows is none of them, sequence parallelism
/// counts only where tensor parallelism stays.
[[nodiscard]] std::vector<PlanSetting> settingsTurnedBy(const std::vector<FieldChange>& changes);

}  // namespace shardscope
