// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "app/cli/terminal.h"
#include "core/schedule/schedule_request.h"

namespace shardscope::cli {

/// Returns a legal schedule for people: makespan and the three bubbles, the peak of live activations per rank, and the blocks over time, or
/// their order alone where that is too long.
[[nodiscard]] std::string scheduleTable(const ScheduleRequest& request, const ScheduleAnswer& answer, const Terminal& terminal);

}  // namespace shardscope::cli
