// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/answers.h"
#include "core/io/trace_events.h"
#include "core/schedule/block_name.h"
#include "core/schedule/dependencies.h"
#include "core/schedule/live_activations.h"
#include "core/schedule/simulation.h"

namespace shardscope {
namespace {

class TraceWriter {
public:
    TraceWriter(const Schedule& schedule, const Simulation& simulation, const TextSink& sink)
        : m_schedule(schedule), m_simulation(simulation), m_events(sink)
    {
    }

    void write()
    {
        m_events.open("M", 0);
        m_events.name("process_name");
        m_events.openArguments();
        m_events.text("name", "pipeline " + std::string(nameOf(m_schedule.shape.kind)));
        m_events.close("}}");
        for (int rank = 0; rank < m_schedule.rankCount(); ++rank)
            appendTrack(rank);
        appendFlows();
        m_events.end();
    }

private:
    void appendTrack(int rank)
    {
        const std::string name = m_schedule.shape.encodesFirst && rank == 0 ? "encoder" : "rank " + std::to_string(rank);
        m_events.nameTrack("thread", 0, rank, name, rank);
        for (std::uint32_t i = m_schedule.begin(rank); i < m_schedule.end(rank); ++i)
            appendBlock(rank, m_schedule.blocks[i], m_simulation.spans[i]);
        const std::string counter = "live activations, " + name;
        for (const LivePoint& point : liveActivations(m_schedule, m_simulation, rank)) {
            m_events.open("C", 0);
            m_events.time("ts", point.time);
            m_events.name(counter);
            m_events.openArguments();
            m_events.number("live", point.live);
            m_events.close("}}");
        }
    }

    void appendBlock(int rank, const Block& block, const BlockSpan& span)
    {
        m_events.open("X", 0);
        m_events.number("tid", rank);
        m_events.time("ts", span.start);
        m_events.time("dur", span.end - span.start);
        m_events.text("cat", nameOf(block.kind));
        m_events.name(blockName(block, m_schedule.shape.chunks));
        m_events.openArguments();
        m_events.number("microbatch", block.microBatch);
        m_events.number("chunk", block.chunk);
        if (block.isFused()) {
            m_events.number("backward_microbatch", block.fusedMicroBatch);
            m_events.number("backward_chunk", block.fusedChunk);
        }
        m_events.close("}}");
    }

    /// An arrow starts in the middle of its block: at the end it would already belong to the next one.
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
                    m_events.flow("s", 0, m_schedule.rankOf(dependency.from), from.start + (from.end - from.start) / 2, id);
                    m_events.flow("f", 0, rank, m_simulation.spans[i].start, id);
                    ++id;
                }
            }
        }
    }

    const Schedule& m_schedule;
    const Simulation& m_simulation;
    TraceEvents m_events;
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
