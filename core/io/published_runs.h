// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/validate/validation.h"

namespace shardscope {

/// The published runs that ship with the program, a file a source, in the order of their names: facts taken from papers,
/// documentation and logs, each with its citation (`resources/runs/`). Read once, at the first call, in about ten milliseconds;
/// without a file that is broken (a test reads every one).
[[nodiscard]] const std::vector<RunFile>& publishedRuns();

}  // namespace shardscope
