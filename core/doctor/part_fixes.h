// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "core/doctor/diagnosis.h"

namespace shardscope {

class Estimate;

/// Returns the change of the scenario that helps most against a part, each of those known for it estimated: legal, within the memory, and
/// faster by at least a thousandth of the step. Empty where none is.
[[nodiscard]] std::optional<PartFix> fixOf(PartId part, const Estimate& estimate);

}  // namespace shardscope
