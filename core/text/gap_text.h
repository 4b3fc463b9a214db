// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/base/message.h"
#include "core/schedule/gaps.h"

namespace shardscope {

/// The times that the sentence of a gap mentions, formatted for its reader: "3", "1.2 ms".
struct GapTimes {
    std::string wait;
    std::string end;  ///< of the awaited block
    std::string hop;
};

/// Returns the sentence why a rank is idle.
[[nodiscard]] Message gapMessage(const Schedule& schedule, const Gap& gap, const GapTimes& times);

/// Returns the sentence with plain times: "Rank 1 waits 1 for F0: its input, F0 of rank 0, is there at 1."
[[nodiscard]] std::string gapText(const Schedule& schedule, const Simulation& simulation, const Gap& gap);

}  // namespace shardscope
