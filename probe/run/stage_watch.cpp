// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "probe/run/stage_watch.h"

#include <algorithm>
#include <cmath>

namespace shardscope::probe {

StageWatch::StageWatch(const StageInfo& stage, double patience, Clock::time_point now)
    : m_start(now), m_lastSign(now), m_longest(std::max(3 * stage.seconds, 20.0) * patience), m_longestSilence(stage.silence * patience)
{
}

std::optional<std::string> StageWatch::overdue(Clock::time_point now) const
{
    const auto text = [](std::chrono::duration<double> seconds) { return std::to_string(std::lround(std::ceil(seconds.count()))) + " s"; };
    if (now - m_lastSign > m_longestSilence)
        return "no sign of life for " + text(m_longestSilence);
    if (now - m_start > m_longest)
        return "not done behind " + text(m_longest);
    return std::nullopt;
}

}  // namespace shardscope::probe
