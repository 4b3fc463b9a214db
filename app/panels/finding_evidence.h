// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/views/base/view.h"
#include "core/base/finding.h"
#include "core/remedy/wastes.h"

namespace shardscope {

class Estimate;

/// Returns the place where a finding can be seen: memory at the worst stage, exposed communication of an axis in the step, groups that
/// leave the node in the mesh. Without a view: nowhere.
[[nodiscard]] ViewPlace evidenceOf(const Finding& finding);
/// Returns the place of a waste. Precondition: the waste is of this estimate.
[[nodiscard]] ViewPlace evidenceOf(const Waste& waste, const Estimate& estimate);

}  // namespace shardscope
