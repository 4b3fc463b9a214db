// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "app/cli/terminal.h"
#include "core/collective/collective_answer.h"
#include "core/hardware/hardware.h"

namespace shardscope::cli {

/// Returns the time, the placement of the group, the source of the time, NCCL's alternatives, and the fitted line.
[[nodiscard]] std::string collectiveTable(const CollectiveRequest& request, const CollectiveAnswer& answer, const Cluster& cluster,
                                          const Terminal& terminal);

}  // namespace shardscope::cli
