// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>
#include <map>
#include <tuple>

#include "core/io/profile_import/json_log.h"
#include "core/io/profile_import/log_lines.h"
#include "core/io/profile_import/nccl_table.h"

namespace shardscope {
namespace {

/// NCCL Inspector writes one object for each collective of a training job: {"header", "metadata", "coll_perf"} (NCCL 2.30,
/// plugins/profiler/inspector/inspector_json.cc). "coll_msg_size_bytes" is what one rank gives: an all-gather's and a
/// reduce-scatter's total is that times the ranks (inspector.cc, inspectorComputeOpBw).
bool isInspector(std::string_view text)
{
    return looksLikeJson(text, {"\"coll_perf\"", "\"coll_exec_time_us\""}) || looksLikeJson(text, {"\"p2p_perf\"", "\"p2p_exec_time_us\""});
}

constexpr std::size_t kMostOfOneSize = 64;  ///< a job of days has millions; these, evenly over the sorted ones, keep their quantiles

struct Group {
    std::string collective;
    int ranks = 0;
    int nodes = 1;
    [[nodiscard]] bool operator<(const Group& other) const
    {
        return std::tie(collective, ranks, nodes) < std::tie(other.collective, other.ranks, other.nodes);
    }
};

/// One collective, of whichever of its ranks waited least for the others.
struct Event {
    double bytes = 0;
    double seconds = 0;
};

std::string nameOfCollective(const std::string& inspector)
{
    const std::string lower = lowerCase(inspector);
    const std::optional<CollectiveKind> kind = kindOfNcclName(lower);
    return kind ? ncclNameOf(*kind) : lower;
}

double totalBytesOfInspector(const Group& group, double message)
{
    return group.collective == "all_gather" || group.collective == "reduce_scatter" || group.collective == "alltoall"
               ? message * group.ranks
               : message;
}

class Events {
public:
    void take(const Json& object)
    {
        const Json* header = memberOf(object, "header");
        const Json* coll = memberOf(object, "coll_perf");
        const Json* p2p = memberOf(object, "p2p_perf");
        if (!header || (!coll && !p2p))
            return;
        const Json& perf = coll ? *coll : *p2p;
        const auto number = [&perf, coll](const char* key) { return numberIn(perf, std::string(coll ? "coll_" : "p2p_") + key); };
        const std::string source = textIn(perf, coll ? "coll_timing_source" : "p2p_timing_source");
        if (!source.empty() && source != "kernel_gpu") {
            ++m_byCpu;
            return;
        }
        Group group;
        group.collective = coll ? nameOfCollective(textIn(perf, "coll")) : "sendrecv";
        group.ranks = coll ? static_cast<int>(std::clamp(numberIn(*header, "n_ranks").value_or(0), 0.0, 1e6)) : 2;
        group.nodes = static_cast<int>(std::clamp(numberIn(*header, "nnodes").value_or(1), 1.0, 1e6));
        if (!coll)
            group.nodes = std::min(group.nodes, 2);
        const double bytes = totalBytesOfInspector(group, number("msg_size_bytes").value_or(0)),
                     seconds = number("exec_time_us").value_or(0) * 1e-6;
        if (group.ranks < 2 || group.ranks % group.nodes != 0 || !(bytes > 0) || !(seconds > 0)) {
            ++m_unusable;
            return;
        }
        const std::string key = textIn(*header, "id") + "/" + shortNumber(number("sn").value_or(static_cast<double>(++m_anonymous))) + "/" +
                                (coll ? std::string() : shortNumber(numberIn(*header, "rank").value_or(0)));
        const auto [event, isNew] = m_events[group].try_emplace(key, Event{bytes, seconds});
        if (!isNew)
            event->second.seconds = std::min(event->second.seconds, seconds);
        const Json* metadata = memberOf(object, "metadata");
        if (metadata && m_date.empty())
            m_date = dateOfMicroseconds(numberIn(*metadata, "dump_timestamp_us").value_or(0));
    }

    [[nodiscard]] bool isEmpty() const { return m_events.empty(); }
    void tell(const std::string& file, ImportedLog& log) const
    {
        log.profile.date = m_date;
        std::size_t seen = 0, kept = 0;
        for (const auto& [group, events] : m_events) {
            CollectiveSeries series;
            const std::optional<CollectiveKind> kind = kindOfNcclName(group.collective);
            series.kind = kind.value_or(CollectiveKind::AllReduce);
            series.otherKind = kind ? std::string() : group.collective;
            series.ranks = group.ranks;
            series.nodes = group.nodes;
            series.conditions.state = "steady";
            series.source = "NCCL Inspector in a job, " + nameOfFile(file);
            std::map<double, std::vector<double>> bySize;
            for (const auto& [key, event] : events)
                bySize[event.bytes].push_back(event.seconds);
            for (auto& [bytes, seconds] : bySize) {
                std::sort(seconds.begin(), seconds.end());
                const std::size_t count = std::min(seconds.size(), kMostOfOneSize);
                for (std::size_t i = 0; i < count; ++i)
                    series.samples.push_back({Bytes(bytes), Seconds(seconds[(2 * i + 1) * seconds.size() / (2 * count)])});
                seen += seconds.size();
                kept += count;
            }
            (kind ? log.profile.collectives : log.profile.otherCollectives).push_back(std::move(series));
        }
        log.notes.push_back(
            std::to_string(seen) + " collectives of a running job" +
            (kept < seen ? ", of which " + std::to_string(kept) + " are stored (64 per size, evenly over their times)" : "") +
            ": each ran while the job computed; the rank that waited least counts");
        if (m_byCpu > 0)
            log.notes.push_back("collectives skipped, because the CPU timed them: " + std::to_string(m_byCpu));
        if (m_unusable > 0)
            log.notes.push_back("collectives skipped (one rank, no bytes or uneven nodes): " + std::to_string(m_unusable));
    }

private:
    std::map<Group, std::map<std::string, Event>> m_events;
    std::size_t m_byCpu = 0, m_unusable = 0, m_anonymous = 0;
    std::string m_date;
};

Result<ImportedLog> readInspector(std::string_view text, const std::string& file, const ImportOptions& options)
{
    Events events;
    for (const Json& object : jsonObjects(text))
        events.take(object);
    if (events.isEmpty())
        return refusedLog(file, 0, "NCCL Inspector recorded no collective of two ranks or more that the GPU timed",
                          "run the job with NCCL_INSPECTOR_ENABLE=1 and kernel timing (NCCL 2.28 or newer)");
    ImportedLog log;
    log.origin = ProfileOrigin::NcclInspector;
    takeDevice(log.profile.device, {}, options);
    events.tell(file, log);
    return log;
}

}  // namespace

const ProfileLogReader kNcclInspector{ProfileOrigin::NcclInspector, isInspector, readInspector};

}  // namespace shardscope
