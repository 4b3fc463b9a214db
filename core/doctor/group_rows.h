// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "core/doctor/kernel_kind.h"
#include "core/doctor/traced_machine.h"

namespace shardscope {

struct ResolvedPlan;

/// Returns the row of each group whose name does not tell it: that of the plan's groups with exactly these ranks; empty where groups of two
/// dimensions have the same ranks. Returns nothing at all where the world size differs from the plan's.
[[nodiscard]] std::vector<std::optional<ProfiledRow>> rowsOfGroups(const std::vector<TracedGroup>& groups, std::optional<int> worldSize,
                                                                   const ResolvedPlan& plan);

/// Returns the row of all communication where the plan has one dimension only.
[[nodiscard]] std::optional<ProfiledRow> onlyRow(std::optional<int> worldSize, const ResolvedPlan& plan);

}  // namespace shardscope
