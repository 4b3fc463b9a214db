// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/kineto_run.h"

namespace shardscope {
class Estimate;
}

namespace shardscope::test {

/// Returns the program of one rank (of the job) that runs exactly as an estimate says: its operators as kernels, its flows as collectives,
/// and its waits for other stages as messages. Precondition: the estimate has a step, and its plan no encoder apart.
[[nodiscard]] RankProgram programOf(const Estimate& estimate, int rank);

}  // namespace shardscope::test
