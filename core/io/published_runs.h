// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/validate/validation.h"

namespace shardscope {

/// Returns the built-in published runs, one file per source, sorted by name: facts from papers, documentation and logs, each with its
/// citation (`resources/runs/`). Read once, at the first call, in about ten milliseconds; broken files are left out (a test reads every
/// one).
[[nodiscard]] const std::vector<RunFile>& publishedRuns();

}  // namespace shardscope
