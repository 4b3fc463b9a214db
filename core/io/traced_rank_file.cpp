// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/traced_rank_file.h"

#include <algorithm>
#include <cctype>
#include <charconv>
#include <filesystem>
#include <map>

#include "core/doctor/kernel_names.h"
#include "core/io/host_names.h"
#include "core/io/profile_import/log_lines.h"
#include "core/io/profile_import/log_reader.h"
#include "core/io/profiler_events.h"
#include "core/io/profiler_step_window.h"
#include "core/io/profiler_trace.h"
#include "core/io/text_file.h"
#include "core/io/torch_collectives.h"

namespace shardscope {
namespace {

/// Where fewer kernels have the call that launched them, the calls were not recorded.
constexpr double kMostLaunched = 0.5;

Error badFile(std::string why, std::string remedy, const std::string& file)
{
    return Error{ErrorCode::BadUsage, {std::move(why), std::move(remedy)}, file, {}};
}

/// "step 5"; a trace without marks has none.
std::string endOf(const TracedRank& rank) { return rank.step ? "step " + std::to_string(*rank.step) : "no marked step"; }

/// The reason why two traces are not of one step of one run.
std::optional<Error> conflictOf(const TracedRank& rank, const TracedRank& other)
{
    if (rank.rank && rank.rank == other.rank)
        return badFile("rank " + std::to_string(*rank.rank) + " was recorded in " + other.file + " too", "give one trace for each rank",
                       rank.file);
    if (rank.step != other.step)
        return badFile("the trace ends with " + endOf(rank) + ", that in " + other.file + " with " + endOf(other),
                       "give traces of the same step", rank.file);
    const std::optional<int>& gpus = rank.machine.worldSize;
    if (gpus && other.machine.worldSize && *gpus != *other.machine.worldSize)
        return badFile("the trace is of a run on " + std::to_string(*gpus) + " GPUs, that in " + other.file + " on " +
                           std::to_string(*other.machine.worldSize),
                       "give the traces of one run", rank.file);
    return std::nullopt;
}

std::int64_t deviceOfMost(const std::vector<ProfilerEvent>& kernels)
{
    std::map<std::int64_t, std::size_t> counts;
    for (const ProfilerEvent& kernel : kernels)
        ++counts[kernel.device];
    return std::max_element(counts.begin(), counts.end(), [](const auto& a, const auto& b) { return a.second < b.second; })->first;
}

/// When each kernel was launched, on the trace's clock; empty where too few of the calls are recorded.
std::vector<std::optional<double>> launchesOf(const ProfilerEvents& events)
{
    std::vector<std::optional<double>> launched(events.kernels.size());
    std::size_t known = 0;
    const std::vector<ProfilerLaunch>& calls = events.host.launches;
    for (std::size_t i = 0; i < launched.size(); ++i) {
        const std::int64_t correlation = events.kernels[i].correlation;
        const auto call = std::lower_bound(calls.begin(), calls.end(), correlation,
                                           [](const ProfilerLaunch& each, std::int64_t id) { return each.correlation < id; });
        if (correlation == 0 || call == calls.end() || call->correlation != correlation)
            continue;
        launched[i] = call->start;
        ++known;
    }
    if (static_cast<double>(known) < kMostLaunched * static_cast<double>(launched.size()))
        launched.clear();
    return launched;
}

/// The number after "rank" in the name of a file: "rank3_trace.json", "trace-rank-12.json.gz".
std::optional<int> rankOfName(const std::string& path)
{
    const std::string name = lowerCase(std::filesystem::path(path).filename().string());
    for (std::size_t at = name.find("rank"); at != std::string::npos; at = name.find("rank", at + 1)) {
        std::size_t digits = at + 4;
        while (digits < name.size() && (name[digits] == '_' || name[digits] == '-' || name[digits] == '.'))
            ++digits;
        int rank = 0;
        if (std::from_chars(name.data() + digits, name.data() + name.size(), rank).ec == std::errc() && rank >= 0)
            return rank;
    }
    return std::nullopt;
}

/// Makes a rank of the events of one step.
class RankMaker {
public:
    RankMaker(const ProfilerEvents& events, const StepWindow& window, TracedRank& rank) : m_events(events), m_window(window), m_rank(rank)
    {
    }

    void addKernel(const ProfilerEvent& event, const std::optional<double>& launched)
    {
        TracedKernel kernel;
        kernel.start = std::max(event.start, m_window.start) - m_window.start;
        kernel.end = std::min(event.end, m_window.end) - m_window.start;
        kernel.name = number(event.name);
        kernel.kind = event.isCopy ? KernelKind::Copy : kernelKind(event.name);
        kernel.group = event.processGroup;
        kernel.shape = shapeOf(event.external);
        if (launched)
            kernel.launched = *launched - m_window.start;
        if (kernel.kind == KernelKind::Communication) {
            kernel.row = rowOfGroup(event.group, event.collective);
            kernel.collective = static_cast<int>(m_rank.collectives.size());
            m_rank.collectives.push_back(collectiveOf(event));
        }
        m_rank.kernels.push_back(kernel);
    }

    void addHost()
    {
        const std::vector<std::int64_t>& threads = m_events.host.threads;
        for (const ProfilerHostSpan& span : m_events.host.spans) {
            const bool launches = threads.empty() || std::binary_search(threads.begin(), threads.end(), span.thread);
            if (!launches || span.end <= m_window.start || span.start >= m_window.end)
                continue;
            TracedHostSpan kept;
            kept.start = std::max(span.start, m_window.start) - m_window.start;
            kept.end = std::min(span.end, m_window.end) - m_window.start;
            kept.name = number(span.name);
            kept.work = hostWorkOf(span.name);
            m_rank.host.push_back(kept);
        }
        std::sort(m_rank.host.begin(), m_rank.host.end(),
                  [](const TracedHostSpan& a, const TracedHostSpan& b) { return a.start < b.start; });
    }

private:
    std::size_t number(const std::string& name)
    {
        const auto [entry, isNew] = m_names.try_emplace(name, m_rank.names.size());
        if (isNew)
            m_rank.names.push_back(name);
        return entry->second;
    }
    int shapeOf(std::int64_t external)
    {
        const std::vector<ProfilerMultiply>& all = m_events.host.multiplies;
        const auto found = std::lower_bound(all.begin(), all.end(), external,
                                            [](const ProfilerMultiply& each, std::int64_t id) { return each.external < id; });
        if (external == 0 || found == all.end() || found->external != external)
            return -1;
        const auto [entry, isNew] = m_shapes.try_emplace(external, static_cast<int>(m_rank.shapes.size()));
        if (isNew)
            m_rank.shapes.push_back(found->shape);
        return entry->second;
    }
    static TracedCollective collectiveOf(const ProfilerEvent& event)
    {
        TracedCollective collective;
        collective.name = event.collective;
        collective.kind = kindOfTorch(event.collective);
        if (event.collective == "send" || event.collective == "recv")
            collective.kind = CollectiveKind::SendReceive;
        if (collective.kind)
            collective.bytes = totalBytesOfTrace(event, *collective.kind);
        collective.ranks = event.groupSize > 0 && event.groupSize < 1e6 ? static_cast<int>(event.groupSize) : 0;
        collective.sequence = event.sequence;
        return collective;
    }

    const ProfilerEvents& m_events;
    const StepWindow& m_window;
    TracedRank& m_rank;
    std::map<std::string, std::size_t> m_names;
    std::map<std::int64_t, int> m_shapes;
};

}  // namespace

Result<TracedRank> parseTracedRank(std::string_view text, const std::string& file)
{
    Result<ProfilerEvents> events = readProfilerEvents(text, file, TraceContent::GpuAndHost);
    if (!events)
        return events.error();
    std::vector<ProfilerEvent>& kernels = events->kernels;
    if (kernels.empty())
        return Error{
            ErrorCode::Contradiction, {"a profiler trace without GPU kernels; record it with ProfilerActivity.CUDA"}, file, "/traceEvents"};
    const std::int64_t device = deviceOfMost(kernels);
    const std::size_t all = kernels.size();
    std::erase_if(kernels, [device](const ProfilerEvent& kernel) { return kernel.device != device; });
    std::stable_sort(kernels.begin(), kernels.end(), [](const ProfilerEvent& a, const ProfilerEvent& b) { return a.start < b.start; });
    const std::vector<std::optional<double>> launched = launchesOf(*events);
    const std::vector<StepWindow> windows = stepWindows(*events, launched);
    const StepWindow& window = windows.back();
    if (!(window.end > window.start))
        return Error{ErrorCode::Contradiction, {"a profiler trace whose kernels take no time"}, file, "/traceEvents"};

    TracedRank rank;
    rank.file = file;
    rank.rank = events->machine.rank;
    if (!rank.rank) {
        rank.rank = rankOfName(file);
        rank.isRankOfName = rank.rank.has_value();
    }
    rank.gpu = gpuOfName(events->machine.deviceName());
    rank.seconds = window.end - window.start;
    rank.step = window.number;
    for (const StepWindow& each : windows)
        rank.steps.push_back(each.end - each.start);
    RankMaker maker(*events, window, rank);
    for (std::size_t i = 0; i < kernels.size(); ++i) {
        if (kernels[i].end > window.start && kernels[i].start < window.end && kernels[i].end > kernels[i].start)
            maker.addKernel(kernels[i], launched.empty() ? std::nullopt : launched[i]);
    }
    maker.addHost();
    rank.hasLaunches = !launched.empty();
    rank.peakAllocated = events->host.peakAllocated;
    rank.negative = events->negative;
    rank.otherDevices = all - kernels.size();
    rank.groups = std::move(events->groups);
    rank.machine = std::move(events->machine);
    return rank;
}

Result<TracedRank> readTracedRank(const std::string& path)
{
    const Result<std::string> text = readTextFile(path, kMaxTraceBytes);
    if (!text)
        return text.error();
    return parseTracedRank(*text, path);
}

Result<std::vector<std::string>> traceFilesOf(const std::string& path)
{
    std::error_code problem;
    if (!std::filesystem::is_directory(path, problem))
        return std::vector<std::string>{path};
    std::vector<std::string> files;
    for (std::filesystem::directory_iterator it(path, problem), end; !problem && it != end; it.increment(problem)) {
        const std::string name = it->path().filename().string();
        if (name.ends_with(".json") || name.ends_with(".json.gz"))
            files.push_back(it->path().string());
    }
    if (problem)
        return Error{ErrorCode::FileUnreadable, {problem.message()}, path, {}};
    if (files.empty())
        return Error{ErrorCode::BadUsage,
                     {"the folder has no file that ends in .json or .json.gz", "give the folder or the files of a run's profiler traces"},
                     path,
                     {}};
    std::sort(files.begin(), files.end());
    return files;
}

Result<std::vector<TracedRank>> readTracedRanks(const std::vector<std::string>& paths)
{
    std::vector<TracedRank> ranks;
    for (const std::string& path : paths) {
        Result<std::vector<std::string>> files = traceFilesOf(path);
        if (!files)
            return files.error();
        for (const std::string& file : *files) {
            Result<TracedRank> read = readTracedRank(file);
            if (!read)
                return read.error();
            for (const TracedRank& other : ranks) {
                if (const std::optional<Error> conflict = conflictOf(*read, other))
                    return *conflict;
            }
            ranks.push_back(std::move(*read));
        }
    }
    return ranks;
}

}  // namespace shardscope
