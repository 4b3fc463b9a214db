// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "app/cli/terminal.h"
#include "core/memory/memory.h"

namespace shardscope::cli {

/// Returns the memory of each pipeline stage in GiB with a bar of one letter per class, scaled to the capacity of the GPU. Equal
/// neighbouring stages share a line.
[[nodiscard]] std::string memoryTable(const MemoryEstimate& memory, const Terminal& terminal);

}  // namespace shardscope::cli
