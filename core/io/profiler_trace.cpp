// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/profiler_trace.h"

#include <algorithm>
#include <cmath>
#include <map>

#include "core/doctor/group_rows.h"
#include "core/doctor/kernel_names.h"
#include "core/io/profiler_events.h"
#include "core/io/text_file.h"

namespace shardscope {
namespace {

/// More at the same time are drawn on the last lane.
constexpr int kMostLanes = 16;

struct Window {
    double start = 0;
    double end = 0;
    std::optional<std::int64_t> step;
};

std::int64_t busiestDevice(const std::vector<ProfilerEvent>& kernels)
{
    std::map<std::int64_t, std::size_t> counts;
    for (const ProfilerEvent& kernel : kernels)
        ++counts[kernel.device];
    const auto most = std::max_element(counts.begin(), counts.end(), [](const auto& a, const auto& b) { return a.second < b.second; });
    return most->first;
}

Window whole(const std::vector<ProfilerEvent>& kernels)
{
    Window window{kernels.front().start, kernels.front().end, std::nullopt};
    for (const ProfilerEvent& kernel : kernels) {
        window.start = std::min(window.start, kernel.start);
        window.end = std::max(window.end, kernel.end);
    }
    return window;
}

/// Seconds of kernels that begin in a marked step; those that run at the same time count twice.
double busyIn(const ProfilerStep& step, const std::vector<ProfilerEvent>& kernels)
{
    double seconds = 0;
    for (const ProfilerEvent& kernel : kernels) {
        if (kernel.start >= step.start && kernel.start < step.end)
            seconds += kernel.end - kernel.start;
    }
    return seconds;
}

/// A marked step with what runs in it.
struct MarkedStep {
    ProfilerStep step;
    double busy = 0;
};

/// The last step that has kernels, of those that the GPU marks or of those that the host does.
std::optional<MarkedStep> lastMarked(const ProfilerEvents& events, bool onGpu)
{
    std::optional<MarkedStep> last;
    for (const ProfilerStep& step : events.steps) {
        if (step.onGpu != onGpu || (last && step.number <= last->step.number))
            continue;
        if (const double busy = busyIn(step, events.kernels); busy > 0)
            last = MarkedStep{step, busy};
    }
    return last;
}

/// Returns the last step that has kernels. The GPU's mark takes precedence over the host's, which runs ahead, unless it contains less than
/// half of the kernel time in the host's.
Window lastStep(const ProfilerEvents& events)
{
    const std::optional<MarkedStep> byGpu = lastMarked(events, true), byHost = lastMarked(events, false);
    const bool holdsStep = byGpu && (!byHost || byGpu->busy * 2 >= byHost->busy);
    const std::optional<MarkedStep>& taken = holdsStep ? byGpu : byHost;
    return taken ? Window{taken->step.start, taken->step.end, taken->step.number} : whole(events.kernels);
}

ProfiledKernel kernelOf(const ProfilerEvent& event, const Window& window)
{
    ProfiledKernel kernel;
    kernel.start = std::max(event.start, window.start) - window.start;
    kernel.end = std::min(event.end, window.end) - window.start;
    kernel.name = event.name;
    kernel.kind = event.isCopy ? KernelKind::Copy : kernelKind(event.name);
    if (kernel.kind == KernelKind::Communication)
        kernel.row = rowOfGroup(event.group, event.collective);
    kernel.processGroup = event.processGroup;
    return kernel;
}

/// Kernels of one row, ascending, on the first lane that is free.
void spreadOverLanes(std::vector<ProfiledKernel>& kernels)
{
    std::vector<double> free;
    for (std::size_t i = 0; i < kernels.size(); ++i) {
        if (i == 0 || kernels[i].row != kernels[i - 1].row)
            free.clear();
        std::size_t lane = 0;
        while (lane < free.size() && free[lane] > kernels[i].start && lane + 1 < kMostLanes)
            ++lane;
        if (lane == free.size())
            free.push_back(0);
        kernels[i].start = std::max(kernels[i].start, free[lane]);  // only where there is no lane left
        kernels[i].end = std::max(kernels[i].end, kernels[i].start);
        free[lane] = kernels[i].end;
        kernels[i].lane = static_cast<int>(lane);
    }
}

/// By row, on lanes.
void arrange(std::vector<ProfiledKernel>& kernels)
{
    std::sort(kernels.begin(), kernels.end(),
              [](const ProfiledKernel& a, const ProfiledKernel& b) { return a.row != b.row ? a.row < b.row : a.start < b.start; });
    spreadOverLanes(kernels);
    std::stable_sort(kernels.begin(), kernels.end(),
                     [](const ProfiledKernel& a, const ProfiledKernel& b) { return a.row != b.row ? a.row < b.row : a.lane < b.lane; });
}

Error nothingToShow(std::string_view file, const char* why)
{
    return Error{ErrorCode::Contradiction, {why}, std::string(file), "/traceEvents"};
}

using Intervals = std::vector<std::pair<double, double>>;

/// The times at which any of these runs.
template <typename Predicate>
Intervals merged(const std::vector<ProfiledKernel>& kernels, Predicate isOne)
{
    Intervals all;
    for (const ProfiledKernel& kernel : kernels) {
        if (isOne(kernel))
            all.emplace_back(kernel.start, kernel.end);
    }
    std::sort(all.begin(), all.end());
    Intervals result;
    for (const auto& [start, end] : all) {
        if (!result.empty() && start <= result.back().second)
            result.back().second = std::max(result.back().second, end);
        else
            result.emplace_back(start, end);
    }
    return result;
}

double lengthOf(const Intervals& intervals)
{
    double sum = 0;
    for (const auto& [start, end] : intervals)
        sum += end - start;
    return sum;
}

double overlapOf(const Intervals& a, const Intervals& b)
{
    double sum = 0;
    for (std::size_t i = 0, j = 0; i < a.size() && j < b.size();) {
        sum += std::max(0.0, std::min(a[i].second, b[j].second) - std::max(a[i].first, b[j].first));
        (a[i].second < b[j].second ? i : j) += 1;
    }
    return sum;
}

}  // namespace

Stream streamOf(ProfiledRow row) { return static_cast<Stream>(row); }

Result<ProfilerTrace> parseProfilerTrace(std::string_view text, std::string_view file)
{
    Result<ProfilerEvents> events = readProfilerEvents(text, file);
    if (!events)
        return events.error();
    std::vector<ProfilerEvent>& kernels = events->kernels;
    if (kernels.empty())
        return nothingToShow(file, "a profiler trace without GPU kernels; record it with ProfilerActivity.CUDA");
    const std::int64_t device = busiestDevice(kernels);
    kernels.erase(std::remove_if(kernels.begin(), kernels.end(), [device](const ProfilerEvent& kernel) { return kernel.device != device; }),
                  kernels.end());
    const Window window = lastStep(*events);
    ProfilerTrace trace;
    trace.seconds = window.end - window.start;
    trace.step = window.step;
    for (const ProfilerEvent& kernel : kernels) {
        if (kernel.end > window.start && kernel.start < window.end)
            trace.kernels.push_back(kernelOf(kernel, window));
    }
    if (!(trace.seconds > 0))
        return nothingToShow(file, "a profiler trace whose kernels take no time");
    arrange(trace.kernels);
    trace.groups = std::move(events->groups);
    trace.machine = std::move(events->machine);
    return trace;
}

Result<ProfilerTrace> readProfilerTrace(const std::string& path)
{
    const Result<std::string> text = readTextFile(path, kMaxTraceBytes);
    if (!text)
        return text.error();
    return parseProfilerTrace(*text, path);
}

void matchGroups(ProfilerTrace& trace, const ResolvedPlan& plan)
{
    const std::vector<std::optional<ProfiledRow>> rows = rowsOfGroups(trace.groups, trace.machine.worldSize, plan);
    if (rows.empty())
        return;
    for (ProfiledKernel& kernel : trace.kernels) {
        if (kernel.kind == KernelKind::Communication && kernel.processGroup >= 0)
            kernel.row = rows[static_cast<std::size_t>(kernel.processGroup)].value_or(kernel.row);
    }
    arrange(trace.kernels);
}

ProfilerSums profilerSums(const ProfilerTrace& trace)
{
    ProfilerSums sums;
    for (const ProfiledKernel& kernel : trace.kernels)
        sums.byKind[static_cast<std::size_t>(kernel.kind)] += Seconds(kernel.end - kernel.start);
    const Intervals compute = merged(trace.kernels, [](const ProfiledKernel& kernel) { return kernel.row == ProfiledRow::Compute; });
    sums.compute = Seconds(lengthOf(compute));
    for (std::size_t row = 1; row < kProfiledRows; ++row) {
        const Intervals own =
            merged(trace.kernels, [row](const ProfiledKernel& kernel) { return kernel.row == static_cast<ProfiledRow>(row); });
        const double hidden = overlapOf(own, compute);
        sums.hidden[row] = Seconds(hidden);
        sums.exposed[row] = Seconds(lengthOf(own) - hidden);
    }
    sums.idle = Seconds(std::max(0.0, trace.seconds - lengthOf(merged(trace.kernels, [](const ProfiledKernel&) { return true; }))));
    return sums;
}

}  // namespace shardscope
