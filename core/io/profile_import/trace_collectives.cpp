// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <map>
#include <tuple>

#include "core/io/profile_import/json_log.h"
#include "core/io/profile_import/log_lines.h"
#include "core/io/profile_import/nccl_table.h"
#include "core/io/profiler_events.h"
#include "core/io/torch_collectives.h"

namespace shardscope {
namespace {

bool isTrace(std::string_view text) { return looksLikeJson(text, {"\"traceEvents\"", "\"ph\""}); }

/// As the user says, else as the ranks of the group and the devices of a node do.
std::optional<int> nodesOfTrace(const ProfilerEvent& event, const ProfilerEvents& events, int ranks, const ImportOptions& options)
{
    if (options.nodes)
        return ranks % *options.nodes == 0 ? *options.nodes : 1;
    if (event.processGroup < 0)
        return std::nullopt;
    const TracedGroup& group = events.groups[static_cast<std::size_t>(event.processGroup)];
    const bool isWhole = group.ranks.size() == static_cast<std::size_t>(ranks);
    const std::optional<int> nodes = isWhole ? events.machine.nodesOf(group.ranks) : std::nullopt;
    return nodes && ranks % *nodes == 0 ? nodes : std::nullopt;
}

Result<ImportedLog> readTrace(std::string_view text, const std::string& file, const ImportOptions& options)
{
    const Result<ProfilerEvents> events = readProfilerEvents(text, file);
    if (!events)
        return events.error();
    std::map<std::tuple<CollectiveKind, int, int>, std::map<double, std::vector<double>>> times;
    std::size_t all = 0;
    bool isAssumed = false;
    for (const ProfilerEvent& event : events->kernels) {
        const std::optional<CollectiveKind> kind = kindOfTorch(event.collective);
        const double bytes = kind ? totalBytesOfTrace(event, *kind) : 0;
        if (bytes > 0 && event.groupSize >= 2 && event.groupSize < 1e6 && event.end > event.start) {
            const int ranks = static_cast<int>(event.groupSize);
            const std::optional<int> nodes = nodesOfTrace(event, *events, ranks, options);
            isAssumed = isAssumed || !nodes;
            times[{*kind, ranks, nodes.value_or(1)}][bytes].push_back(event.end - event.start);
            ++all;
        }
    }
    if (all == 0)
        return refusedLog(
            file, 0, "the profiler trace has no collectives with a size",
            "record it with PyTorch 2.2 or newer and ProfilerActivity.CUDA; the Step view compares any trace with the estimate");
    ImportedLog log;
    log.origin = ProfileOrigin::PyTorchProfiler;
    takeDevice(log.profile.device, events->machine.deviceName(), options);
    log.profile.device.nccl = events->machine.nccl;
    if (!events->machine.devices.empty())
        log.profile.device.count = static_cast<int>(events->machine.devices.size());
    for (auto& [group, sizes] : times) {
        CollectiveSeries series;
        series.kind = std::get<0>(group);
        series.ranks = std::get<1>(group);
        series.nodes = std::get<2>(group);
        series.conditions.state = "steady";
        series.source = "PyTorch profiler, " + nameOfFile(file);
        for (auto& [bytes, seconds] : sizes) {
            std::sort(seconds.begin(), seconds.end());
            for (std::size_t i = 0; i < (seconds.size() + 3) / 4; ++i)
                series.samples.push_back({Bytes(bytes), Seconds(seconds[i])});
        }
        log.profile.collectives.push_back(std::move(series));
    }
    log.notes.push_back(std::to_string(all) +
                        " collectives of one rank: the fastest quarter of each size, because a kernel also waits for the last rank");
    if (isAssumed)
        log.notes.emplace_back("this trace does not state how many nodes a group spans; assumed: one. Give --nodes N if that is wrong");
    if (events->machine.rank && events->machine.worldSize)
        log.notes.push_back("recorded on rank " + std::to_string(*events->machine.rank) + " of " +
                            std::to_string(*events->machine.worldSize));
    return log;
}

}  // namespace

const ProfileLogReader kProfilerTrace{ProfileOrigin::PyTorchProfiler, isTrace, readTrace};

}  // namespace shardscope
