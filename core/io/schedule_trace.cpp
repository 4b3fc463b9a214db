// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/number_text.h"
#include "core/io/schedule_json.h"
#include "core/schedule/block_name.h"
#include "core/schedule/dependencies.h"
#include "core/schedule/live_activations.h"

namespace shardscope {
namespace {

constexpr double kMicroseconds = 1e6;  ///< the format's unit of time

class TraceWriter {
public:
    TraceWriter(const Schedule& schedule, const Simulation& simulation, const TextSink& sink)
        : m_schedule(schedule), m_simulation(simulation), m_out(sink), m_text(m_out.text())
    {
    }

    void write()
    {
        m_text += R"({"displayTimeUnit": "ms", "traceEvents": [)";
        open("M");
        name("process_name");
        m_text += R"(, "args": {"name": "pipeline )";
        m_text += nameOf(m_schedule.shape.kind);
        m_text += "\"}}";
        for (int rank = 0; rank < m_schedule.rankCount(); ++rank)
            appendTrack(rank);
        appendFlows();
        m_text += "\n]}\n";
        m_out.handOn();
    }

private:
    void open(std::string_view phase)
    {
        m_out.handOnIfLong();
        m_text += m_first ? "\n " : ",\n ";
        m_first = false;
        m_text += R"({"ph": ")";
        m_text += phase;
        m_text += R"(", "pid": 0)";
    }
    void key(std::string_view key)
    {
        m_text += ", \"";
        m_text += key;
        m_text += "\": ";
    }
    void text(std::string_view at, std::string_view value)
    {
        key(at);
        m_text += '"';
        m_text += value;
        m_text += '"';
    }
    void name(std::string_view value) { text("name", value); }
    void number(std::string_view at, std::int64_t value)
    {
        key(at);
        appendNumber(m_text, value);
    }
    void time(std::string_view at, double value)
    {
        key(at);
        appendNumber(m_text, value * kMicroseconds);
    }
    void appendTrack(int rank)
    {
        open("M");
        number("tid", rank);
        name("thread_name");
        m_text += R"(, "args": {"name": "rank )";
        appendNumber(m_text, std::int64_t{rank});
        m_text += "\"}}";
        open("M");
        number("tid", rank);
        name("thread_sort_index");
        m_text += R"(, "args": {"sort_index": )";
        appendNumber(m_text, std::int64_t{rank});
        m_text += "}}";
        for (std::uint32_t i = m_schedule.begin(rank); i < m_schedule.end(rank); ++i)
            appendBlock(rank, m_schedule.blocks[i], m_simulation.spans[i]);
        std::string counter = "live activations, rank ";
        appendNumber(counter, std::int64_t{rank});
        for (const LivePoint& point : liveActivations(m_schedule, m_simulation, rank)) {
            open("C");
            time("ts", point.time);
            name(counter);
            m_text += R"(, "args": {"live": )";
            appendNumber(m_text, point.live);
            m_text += "}}";
        }
    }

    void appendBlock(int rank, const Block& block, const BlockSpan& span)
    {
        open("X");
        number("tid", rank);
        time("ts", span.start);
        time("dur", span.end - span.start);
        text("cat", nameOf(block.kind));
        name(blockName(block, m_schedule.shape.chunks));
        m_text += R"(, "args": {"microbatch": )";
        appendNumber(m_text, std::int64_t{block.microBatch});
        number("chunk", block.chunk);
        if (block.isFused()) {
            number("backward_microbatch", block.fusedMicroBatch);
            number("backward_chunk", block.fusedChunk);
        }
        m_text += "}}";
    }

    /// A flow event binds to the slice that encloses its time, so that an arrow starts in the middle of its block: at the
    /// end it would already belong to the next one.
    void appendFlows()
    {
        const Dependencies dependencies(m_schedule, m_simulation);
        std::int64_t id = 0;
        for (int rank = 0; rank < m_schedule.rankCount(); ++rank) {
            for (std::uint32_t i = m_schedule.begin(rank); i < m_schedule.end(rank); ++i) {
                for (const Dependency& dependency : dependencies.of(i)) {
                    if (!dependency.crossesRanks)
                        continue;
                    const BlockSpan& from = m_simulation.spans[dependency.from];
                    appendFlow("s", m_schedule.rankOf(dependency.from), from.start + (from.end - from.start) / 2, id);
                    appendFlow("f", rank, m_simulation.spans[i].start, id);
                    ++id;
                }
            }
        }
    }

    void appendFlow(std::string_view phase, int rank, double at, std::int64_t id)
    {
        open(phase);
        number("tid", rank);
        time("ts", at);
        number("id", id);
        text("cat", "hop");
        name("hop");
        if (phase == "f")
            text("bp", "e");
        m_text += '}';
    }

    const Schedule& m_schedule;
    const Simulation& m_simulation;
    PiecewiseText m_out;
    std::string& m_text;  ///< of m_out
    bool m_first = true;
};

}  // namespace

void writeScheduleTrace(const Schedule& schedule, const Simulation& simulation, const TextSink& sink)
{
    TraceWriter(schedule, simulation, sink).write();
}

std::string scheduleTrace(const Schedule& schedule, const Simulation& simulation)
{
    std::string text;
    writeScheduleTrace(schedule, simulation, [&text](std::string_view piece) { text += piece; });
    return text;
}

}  // namespace shardscope
