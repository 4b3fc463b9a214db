// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/kineto_run.h"

#include <algorithm>
#include <cstdio>
#include <limits>
#include <map>

namespace shardscope::test {
namespace {

constexpr double kMicro = 1e6;
constexpr double kStart = 1.0;  ///< seconds, when the host begins the step
constexpr int kUsualStep = 5;

std::string number(double value)
{
    char text[40];
    std::snprintf(text, sizeof text, "%.4f", value);
    return text;
}

/// One rank while its program runs.
class RunningRank {
public:
    RunningRank(const RankProgram& program, const RunOptions& options, int rank)
        : m_program(program),
          m_options(options),
          m_rank(rank),
          m_clock(options.clocks.empty() ? 0 : options.clocks[static_cast<std::size_t>(rank)])
    {
    }

    /// Runs up to the next collective; returns whether there is one.
    bool runToCollective()
    {
        for (; m_next < m_program.size(); ++m_next) {
            const RunItem& item = m_program[m_next];
            if (item.kind == RunItem::Kind::Collective)
                return true;
            run(item);
        }
        return false;
    }
    [[nodiscard]] const RunItem& collective() const { return m_program[m_next]; }
    /// Launches it, and returns when this rank arrives.
    double arrive()
    {
        const double launched = launch();
        return std::max({m_sending, m_compute, launched + m_options.latency});
    }
    void finish(double arrival, double end)
    {
        const RunItem& item = m_program[m_next++];
        writeKernel(item, arrival, end, 13, collectiveArguments(item));
        m_sending = end;
        if (item.waits)
            m_compute = std::max(m_compute, end);
    }

    std::string trace()
    {
        const double end = m_host;
        const int step = m_options.steps.empty() ? kUsualStep : m_options.steps[static_cast<std::size_t>(m_rank)];
        const std::string name = "ProfilerStep#" + std::to_string(step);
        if (m_options.withMarks) {
            write("user_annotation", name, kStart, end, 1, "");
            write("gpu_user_annotation", name, m_first, std::max(m_compute, m_sending), 7, "");
        }
        if (m_options.peakBytes > 0)
            m_events +=
                R"({"ph": "i", "cat": "cpu_instant_event", "name": "[memory]", "ts": 1, "args": {"Device Type": 1, "Total Allocated": )" +
                number(m_options.peakBytes) + "}},\n";
        std::string head = R"({"schemaVersion": 1, "deviceProperties": [{"id": 0, "name": ")" + m_options.device + R"("}],)";
        if (m_options.withRank)
            head += R"( "distributedInfo": {"backend": "nccl", "rank": )" + std::to_string(m_options.firstRank + m_rank) +
                    R"(, "world_size": )" + std::to_string(m_options.worldSize) + "},";
        m_events.resize(m_events.size() - 2);
        return head + " \"traceEvents\": [\n" + m_events + "\n]}";
    }

private:
    double launch()
    {
        const double at = m_host;
        m_host += m_options.launch;
        ++m_correlation;
        if (m_options.withHost)
            write("cuda_runtime", "cudaLaunchKernel", at, m_host, 1, "\"correlation\": " + std::to_string(m_correlation));
        return at;
    }
    void run(const RunItem& item)
    {
        switch (item.kind) {
        case RunItem::Kind::Kernel: {
            const double start = std::max(m_compute, launch() + m_options.latency);
            if (!item.shapes.empty())
                write("cpu_op", "aten::mm", m_host - m_options.launch, m_host, 1,
                      "\"External id\": " + std::to_string(m_correlation) + ", \"Input Dims\": " + item.shapes);
            writeKernel(item, start, start + item.seconds, 7, "");
            m_compute = start + item.seconds;
            break;
        }
        case RunItem::Kind::WaitForAll:
            m_compute = std::max(m_compute, m_sending);
            break;
        case RunItem::Kind::Host:
            if (m_options.withHost)
                write("user_annotation", item.name, m_host, m_host + item.seconds, 1, "");
            m_host += item.seconds;
            break;
        case RunItem::Kind::Synchronise: {
            const double end = std::max({m_host, m_compute, m_sending});
            if (m_options.withHost)
                write("cuda_runtime", "cudaDeviceSynchronize", m_host, end, 1, "");
            m_host = end;
            break;
        }
        case RunItem::Kind::Collective:
            break;
        }
    }
    std::string collectiveArguments(const RunItem& item)
    {
        const double elements = item.bytes / 2;
        const auto size = static_cast<double>(item.ranks.size());
        std::string list;
        for (const int each : item.ranks)
            list += (list.empty() ? "" : ", ") + std::to_string(each);
        const bool gathers = item.collective.find("gather") != std::string::npos;
        std::string text = R"(, "Collective name": ")" + item.collective + R"(", "dtype": "BFloat16", "Group size": )" + number(size) +
                           R"(, "Process Group Name": ")" + item.group + R"(", "Process Group Description": ")" + item.group +
                           R"(", "Process Group Ranks": "[)" + list + R"(]", "In msg nelems": )" +
                           number(gathers ? elements / size : elements) + R"(, "Out msg nelems": )" + number(elements);
        if (m_options.withNumbers)
            text += ", \"Seq\": " + std::to_string(++m_sequence[item.group]);
        return text;
    }
    void writeKernel(const RunItem& item, double start, double end, int stream, const std::string& arguments)
    {
        m_first = std::min(m_first, start);
        write("kernel", item.name, start, end, stream,
              "\"device\": 0, \"External id\": " + std::to_string(m_correlation) + ", \"correlation\": " + std::to_string(m_correlation) +
                  arguments);
    }
    void write(const char* category, const std::string& name, double start, double end, int thread, const std::string& arguments)
    {
        m_events += std::string(R"({"ph": "X", "cat": ")") + category + R"(", "name": ")" + name + R"(", "pid": 1, "tid": )" +
                    std::to_string(thread) + ", \"ts\": " + number((start + m_clock) * kMicro) +
                    ", \"dur\": " + number((end - start) * kMicro) + ", \"args\": {" + arguments + "}},\n";
    }

    const RankProgram& m_program;
    const RunOptions& m_options;
    int m_rank;
    double m_clock;
    std::size_t m_next = 0;
    double m_host = kStart;
    double m_compute = kStart;
    double m_sending = kStart;
    double m_first = std::numeric_limits<double>::max();
    int m_correlation = 0;
    std::map<std::string, int> m_sequence;
    std::string m_events;
};

}  // namespace

std::vector<std::string> tracesOf(const std::vector<RankProgram>& programs, const RunOptions& options)
{
    std::vector<RunningRank> ranks;
    for (std::size_t i = 0; i < programs.size(); ++i)
        ranks.emplace_back(programs[i], options, static_cast<int>(i));
    for (bool more = true; more;) {
        more = false;
        for (RunningRank& rank : ranks)
            more = rank.runToCollective() || more;
        if (!more)
            break;
        std::vector<double> arrivals;
        double seconds = 0;
        for (RunningRank& rank : ranks) {
            arrivals.push_back(rank.arrive());
            seconds = std::max(seconds, rank.collective().seconds);
        }
        const double end = *std::max_element(arrivals.begin(), arrivals.end()) + seconds;
        for (std::size_t i = 0; i < ranks.size(); ++i)
            ranks[i].finish(arrivals[i], end);
    }
    std::vector<std::string> traces;
    for (RunningRank& rank : ranks)
        traces.push_back(rank.trace());
    return traces;
}

}  // namespace shardscope::test
