// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <optional>
#include <string>

#include "probe/protocol/message.h"

namespace shardscope::probe {

/// Detects hung stages: no sign of life for too long, or three times the expected time (at least 20 s).
class StageWatch {
public:
    using Clock = std::chrono::steady_clock;

    StageWatch(const StageInfo& stage, double patience, Clock::time_point now);

    void sign(Clock::time_point now) { m_lastSign = now; }
    /// Returns why it must be killed; empty: it need not be.
    [[nodiscard]] std::optional<std::string> overdue(Clock::time_point now) const;

private:
    Clock::time_point m_start;
    Clock::time_point m_lastSign;
    std::chrono::duration<double> m_longest;
    std::chrono::duration<double> m_longestSilence;
};

}  // namespace shardscope::probe
