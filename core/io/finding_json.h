// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/base/finding.h"
#include "core/io/json.h"

namespace shardscope {

/// Returns the findings in the form of every document (contract.md, "Findings"), sentences included.
[[nodiscard]] Json findingsToJson(const std::vector<Finding>& findings);

}  // namespace shardscope
