// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "probe/host/timing.h"

#include <algorithm>
#include <chrono>
#include <cmath>

namespace shardscope::probe {
double secondsSince(std::chrono::steady_clock::time_point start)
{
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

Timing timingOf(std::vector<double> seconds)
{
    std::sort(seconds.begin(), seconds.end());
    const auto at = [&](double share) { return seconds[static_cast<std::size_t>(share * static_cast<double>(seconds.size() - 1) + 0.5)]; };
    const double middle = (seconds[(seconds.size() - 1) / 2] + seconds[seconds.size() / 2]) / 2;
    // The clock's own grain is above 0, so that no rate is infinite.
    constexpr double kGrain = 1e-9;
    return {Seconds(std::max(middle, kGrain)), Seconds(std::max(seconds.front(), kGrain)), static_cast<int>(seconds.size()),
            middle > 0 ? (at(0.75) - at(0.25)) / middle : 0};
}

Timing timeRuns(StageContext& context, const StopRule& rule, const std::function<void()>& work, const std::function<void()>& before)
{
    std::vector<double> seconds;
    double total = 0;
    for (int run = -1; run < rule.most; ++run) {
        if (before)
            before();
        const auto start = std::chrono::steady_clock::now();
        work();
        const double taken = secondsSince(start);
        // The first run loads caches and pages; where it alone takes too long, it has to do.
        if (run >= 0 || taken > rule.longest)
            seconds.push_back(taken);
        total += taken;
        const bool isEnough = static_cast<int>(seconds.size()) >= rule.fewest && timingOf(seconds).spread < 0.01;
        if (!seconds.empty() && (isEnough || total > rule.longest || context.shouldStop()))
            break;
    }
    return timingOf(std::move(seconds));
}

Sample sampleOf(Measured what, const Timing& timing, std::string conditions)
{
    Sample sample;
    sample.what = std::move(what);
    sample.seconds = timing.median;
    sample.best = timing.best;
    sample.runs = timing.runs;
    sample.spread = timing.spread;
    sample.conditions = std::move(conditions);
    return sample;
}

}  // namespace shardscope::probe
