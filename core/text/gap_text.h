// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "core/base/finding.h"
#include "core/schedule/gaps.h"

namespace shardscope {

/// The times that the sentence of a gap mentions, as its reader wants them: "3", "1.2 ms".
struct GapTimes {
    std::string wait;
    std::string end;  ///< of the block that is waited for
    std::string hop;
};

/// The English sentence of why a rank is idle, with a placeholder per number: what a translation is made of.
[[nodiscard]] std::string_view gapTemplate(const Gap& gap);
/// What `fillIn` puts into it.
[[nodiscard]] Finding gapNumbers(const Schedule& schedule, const Gap& gap, const GapTimes& times);

/// The sentence with plain times: "Rank 1 waits 1 for F0: its input, F0 of rank 0, is there at 1."
[[nodiscard]] std::string gapText(const Schedule& schedule, const Simulation& simulation, const Gap& gap);

}  // namespace shardscope
