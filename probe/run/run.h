// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "probe/api/exit_status.h"
#include "probe/run/options.h"

namespace shardscope::probe {

/// Performs the whole run: every stage in its own process, the file written after each, one result at the end.
[[nodiscard]] ExitStatus runStages(const Options& options);

}  // namespace shardscope::probe
