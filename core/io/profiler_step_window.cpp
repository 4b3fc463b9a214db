// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/profiler_step_window.h"

#include <algorithm>
#include <map>

namespace shardscope {
namespace {

/// Earlier steps of a longer trace are not looked at.
constexpr std::size_t kMostSteps = 64;

/// The host's and the GPU's mark of one step.
struct StepMarks {
    std::optional<ProfilerStep> host;
    std::optional<ProfilerStep> gpu;
};

/// When the kernels of a step begin and end.
struct Extent {
    double first = 0;
    double last = 0;
};

std::map<std::int64_t, StepMarks> marksOf(const std::vector<ProfilerStep>& steps)
{
    std::map<std::int64_t, StepMarks> marks;
    for (const ProfilerStep& step : steps) {
        std::optional<ProfilerStep>& mark = step.onGpu ? marks[step.number].gpu : marks[step.number].host;
        if (!mark)
            mark = step;
        if (marks.size() > kMostSteps)
            marks.erase(marks.begin());
    }
    return marks;
}

std::optional<Extent> extentOf(const StepMarks& marks, const ProfilerEvents& events, const std::vector<std::optional<double>>& launched)
{
    const bool byLaunch = marks.host && !launched.empty();
    const ProfilerStep& mark = byLaunch || !marks.gpu ? *marks.host : *marks.gpu;
    std::optional<Extent> extent;
    for (std::size_t i = 0; i < events.kernels.size(); ++i) {
        const ProfilerEvent& kernel = events.kernels[i];
        const double at = byLaunch && launched[i] ? *launched[i] : kernel.start;
        if (at < mark.start || at >= mark.end)
            continue;
        if (!extent)
            extent = Extent{kernel.start, kernel.end};
        extent->first = std::min(extent->first, kernel.start);
        extent->last = std::max(extent->last, kernel.end);
    }
    return extent;
}

/// The end of the last kernel that begins before this time, of a step that is not marked.
std::optional<double> endBefore(double time, const std::vector<ProfilerEvent>& kernels)
{
    std::optional<double> end;
    for (const ProfilerEvent& kernel : kernels) {
        if (kernel.start < time)
            end = std::max(end.value_or(kernel.end), kernel.end);
    }
    return end;
}

StepWindow wholeOf(const std::vector<ProfilerEvent>& kernels)
{
    StepWindow window{kernels.front().start, kernels.front().end, std::nullopt};
    for (const ProfilerEvent& kernel : kernels) {
        window.start = std::min(window.start, kernel.start);
        window.end = std::max(window.end, kernel.end);
    }
    return window;
}

}  // namespace

std::vector<StepWindow> stepWindows(const ProfilerEvents& events, const std::vector<std::optional<double>>& launched)
{
    std::vector<StepWindow> windows;
    for (const auto& [number, marks] : marksOf(events.steps)) {
        const std::optional<Extent> extent = extentOf(marks, events, launched);
        if (!extent)
            continue;
        // Numbers ascend, so that one less than the second is a number.
        const bool follows = !windows.empty() && *windows.back().number == number - 1;
        std::optional<double> before = follows ? std::optional(windows.back().end) : endBefore(extent->first, events.kernels);
        StepWindow window{extent->first, extent->last, number};
        if (marks.host) {
            window.start = std::max(marks.host->start, before.value_or(marks.host->start));
            window.end = std::max(window.end, marks.host->end);
        } else if (follows) {
            window.start = *before;
        }
        if (window.end > window.start)
            windows.push_back(window);
    }
    if (windows.empty())
        windows.push_back(wholeOf(events.kernels));
    return windows;
}

}  // namespace shardscope
