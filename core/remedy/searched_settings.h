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

/// Returns all settings that a search varies (core/search/search.h), for search, best plan, cures and findings alike.
[[nodiscard]] const std::vector<PlanSetting>& searchedSettings();

[[nodiscard]] bool isSearched(PlanSetting setting);

/// Returns the paths of every field of a plan that a search varies or clears, data parallelism included.
[[nodiscard]] const std::vector<std::string_view>& searchedFields();

/// Returns the fields to fix so that a search varies these settings and no others; `fixed` stay fixed.
[[nodiscard]] std::set<std::string> fieldsToFix(const std::set<PlanSetting>& turned, const std::set<std::string>& fixed);

/// Returns whether a search of the default space may make this change. A search clears lists and counts that belong to other settings: it
/// recomputes all layers of a stage, or none. It does state the layers of stages.
[[nodiscard]] bool isTurnedBySearch(const FieldChange& change);

/// Returns whether the best plan may make this change: a search varies the field, or `withoutWastes` changes it where it costs time for
/// nothing. The best plan moves offloaded states and activations back to the GPU, never to the host.
[[nodiscard]] bool isTurnedByBestPlan(const FieldChange& change);

/// Returns whether one of a setting's own fields is among `fixed`. Dependent fields do not count.
[[nodiscard]] bool isHeld(PlanSetting setting, const std::set<std::string>& fixed);

/// Returns the settings whose own fields are among the changes. A data-parallel degree that follows does not count; sequence parallelism
/// counts only where tensor parallelism is unchanged.
[[nodiscard]] std::vector<PlanSetting> settingsTurnedBy(const std::vector<FieldChange>& changes);

/// Returns what becomes of the training: the gravest that one of the changes makes of it.
[[nodiscard]] TrainingChange trainingChangeOf(const std::vector<FieldChange>& changes);
/// Returns the texts that say so, one for each setting that changes the training, in the order of the changes; empty for `None`.
[[nodiscard]] std::vector<std::string_view> trainingRemarks(const std::vector<FieldChange>& changes);

}  // namespace shardscope
