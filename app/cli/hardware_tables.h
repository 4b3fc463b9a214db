// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "app/cli/terminal.h"

namespace shardscope::cli {

/// Returns the hardware catalogue. Figures that no vendor's document states are marked, as a legend below the table says.
[[nodiscard]] std::string gpuTable(const Terminal& terminal);
[[nodiscard]] std::string networkTable(const Terminal& terminal);
[[nodiscard]] std::string clusterTable(const Terminal& terminal);

}  // namespace shardscope::cli
