// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/answers.h"

#include "core/io/number_text.h"
#include "core/schedule/bubble.h"
#include "core/schedule/live_activations.h"
#include "core/schedule/schedule_traits.h"
#include "core/schedule/simulation.h"

namespace shardscope {
namespace {

void appendBlock(std::string& text, const Block& block, const BlockSpan& span)
{
    text += R"({"op": ")";
    text += nameOf(block.kind);
    text += R"(", "microbatch": )";
    appendNumber(text, std::int64_t{block.microBatch});
    text += R"(, "chunk": )";
    appendNumber(text, std::int64_t{block.chunk});
    if (block.isFused()) {
        text += R"(, "backward_microbatch": )";
        appendNumber(text, std::int64_t{block.fusedMicroBatch});
        text += R"(, "backward_chunk": )";
        appendNumber(text, std::int64_t{block.fusedChunk});
    }
    text += R"(, "start": )";
    appendNumber(text, span.start);
    text += R"(, "end": )";
    appendNumber(text, span.end);
    text += '}';
}

void appendHead(std::string& text, const PipelineShape& shape, double makespan)
{
    text += R"({"schema": "shardscope.schedule/1", "kind": ")";
    text += nameOf(shape.kind);
    text += R"(", "stages": )";
    appendNumber(text, std::int64_t{shape.stages});
    text += R"(, "microbatches": )";
    appendNumber(text, shape.microBatches);
    text += R"(, "chunks": )";
    appendNumber(text, std::int64_t{shape.chunks});
    if (fusedPairsOf(shape))
        text += R"(, "fuses_pairs": true)";
    text += R"(, "makespan": )";
    appendNumber(text, makespan);
    text += ",\n ";
}

void appendBubble(std::string& text, const BubbleFractions& bubble)
{
    text += R"("bubble": {"of_total": )";
    appendNumber(text, bubble.ofTotal);
    text += R"(, "of_ideal": )";
    appendNumber(text, bubble.ofIdeal);
    text += R"(, "of_span": )";
    appendNumber(text, bubble.ofSpan);
    text += "},\n ";
}

void writeRank(PiecewiseText& out, const Schedule& schedule, const Simulation& simulation, int rank)
{
    out.text() += R"({"rank": )";
    appendNumber(out.text(), std::int64_t{rank});
    out.text() += R"(, "peak_live": )";
    appendNumber(out.text(), peakLiveOf(schedule, rank));
    out.text() += R"(, "ops": [)";
    for (std::uint32_t i = schedule.begin(rank); i < schedule.end(rank); ++i) {
        if (i > schedule.begin(rank))
            out.text() += ", ";
        appendBlock(out.text(), schedule.blocks[i], simulation.spans[i]);
        out.handOnIfLong();
    }
    out.text() += "]}";
}

}  // namespace

void writeScheduleJson(const Schedule& schedule, const Simulation& simulation, const TextSink& sink)
{
    PiecewiseText out(sink);
    appendHead(out.text(), schedule.shape, simulation.makespan);
    if (const auto bubble = bubbleFractions(schedule, simulation))
        appendBubble(out.text(), *bubble);
    out.text() += R"("ranks": [)";
    for (int rank = 0; rank < schedule.rankCount(); ++rank) {
        out.text() += rank > 0 ? ",\n  " : "\n  ";
        writeRank(out, schedule, simulation, rank);
    }
    out.text() += "]}\n";
    out.handOn();
}

std::string scheduleJson(const Schedule& schedule, const Simulation& simulation)
{
    std::string text;
    writeScheduleJson(schedule, simulation, [&text](std::string_view piece) { text += piece; });
    return text;
}

}  // namespace shardscope
