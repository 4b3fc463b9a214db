// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/base/message.h"
#include "core/schedule/gaps.h"

namespace shardscope {

/// The times that the sentence of a gap mentions, as its reader wants them: "3", "1.2 ms".
struct GapTimes {
    std::string wait;
    std::string end;  ///< of the block that is waited for
    std::string hop;
};

/// Why a rank is idle.
[[nodiscard]] Message gapMessage(const Schedule& schedule, const Gap& gap, const GapTimes& times);

/// The sentence with plain times: "Rank 1 waits 1 for F0: its input, F0 of rank 0, is there at 1."
[[nodiscard]] std::string gapText(const Schedule& schedule, const Simulation& simulation, const Gap& gap);

}  // namespace shardscope
