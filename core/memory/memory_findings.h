// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/memory/memory.h"
#include "core/base/finding.h"

namespace shardscope {

/// What there is to say of the verdict: a warning where the worst GPU lacks memory, a hint where it fits by less than the
/// estimate can be wrong.
[[nodiscard]] std::vector<Finding> memoryFindings(const MemoryEstimate& memory);

}  // namespace shardscope
