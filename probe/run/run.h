// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "probe/api/exit_status.h"
#include "probe/run/options.h"

namespace shardscope::probe {

/// The whole run: every stage in a process of its own, the file behind each, one result at the end.
[[nodiscard]] ExitStatus runStages(const Options& options);

}  // namespace shardscope::probe
