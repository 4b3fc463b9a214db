// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/schedule_table.h"

#include <algorithm>
#include <array>

#include "app/cli/gantt_text.h"
#include "app/cli/human_units.h"
#include "app/cli/text_table.h"
#include "core/schedule/bubble.h"
#include "core/schedule/live_activations.h"
#include "core/schedule/schedule_traits.h"

namespace shardscope::cli {
namespace {

constexpr int kShownPeaks = 16;

struct KindOfBlock {
    BlockKind kind;
    const char* meaning;
};
constexpr std::array kKindsOfBlocks{KindOfBlock{BlockKind::Forward, "forward"}, KindOfBlock{BlockKind::Backward, "whole backward"},
                                    KindOfBlock{BlockKind::InputGrad, "input gradient"},
                                    KindOfBlock{BlockKind::WeightGrad, "weight gradient"},
                                    KindOfBlock{BlockKind::Fused, "forward and backward fused, written F&B"}};

double timeOf(BlockKind kind, const BlockTimes& times)
{
    switch (kind) {
    case BlockKind::Forward:
        return times.forward;
    case BlockKind::Backward:
        return times.backward;
    case BlockKind::InputGrad:
        return times.inputGrad;
    case BlockKind::WeightGrad:
        return times.weightGrad;
    case BlockKind::Fused:
        return times.fused;
    }
    return 0;
}

bool hasAny(const Schedule& schedule, BlockKind kind)
{
    return std::any_of(schedule.blocks.begin(), schedule.blocks.end(), [kind](const Block& block) { return block.kind == kind; });
}

std::string counted(std::int64_t count, const char* one, const char* many) { return grouped(count) + " " + (count == 1 ? one : many); }

std::string heading(const PipelineShape& shape, const Terminal& terminal)
{
    const ScheduleTraits& traits = traitsOf(shape.kind);
    const FusedPairs* pairs = fusedPairsOf(shape);
    const std::string label = std::string(traits.label) + (pairs ? " with fused pairs" : "");
    const std::string source(pairs ? pairs->source : traits.source);
    std::string text = wrapped(terminal.paint(Colour::Bold, label) + " (" + source + ")", terminal.width, 0) + "\n";
    text += counted(shape.stages, "pipeline rank", "pipeline ranks") + ", " + counted(shape.microBatches, "micro-batch", "micro-batches");
    if (shape.chunks > 1)
        text += ", " + grouped(shape.chunks) + " chunks per rank";
    if (traits.hasGroups() && shape.chunks > 1)
        text += ", groups of " + grouped(shape.group);
    return text + "\n";
}

/// "F forward takes 1, B whole backward 2, a hop between ranks 0"
std::string timesLine(const Schedule& schedule, const ScheduleTask& task)
{
    std::string text = "Times per chunk: ";
    for (const auto& [kind, meaning] : kKindsOfBlocks) {
        if (hasAny(schedule, kind))
            text += std::string(nameOf(kind)) + " (" + meaning + ") " + plainNumber(timeOf(kind, task.times)) + ", ";
    }
    return text + "hop between ranks " + plainNumber(task.hop);
}

std::string bubbleText(const ScheduleAnswer& answer, const Terminal& terminal)
{
    std::string text = terminal.paint(Colour::Bold, "makespan " + plainNumber(answer.simulation.makespan));
    const auto bubble = bubbleFractions(answer.schedule, answer.simulation);
    if (!bubble)
        return text + "\n";
    const auto named = [](const char* name, double fraction) { return std::string(name) + " " + fixed(100 * fraction, 2) + " %"; };
    text += "   bubble: " + named("of total", bubble->ofTotal) + ", " + named("of ideal", bubble->ofIdeal) + ", " +
            named("of span", bubble->ofSpan) + "\n";
    const std::string meaning = "Of total: idle / all device time. Of ideal: idle / working time, Megatron's (p-1)/m. Of span: idle "
                                "time between the first and the last block of a rank, for the rank with the longest such span, as in "
                                "the zero-bubble papers.";
    return text + terminal.paint(Colour::Dim, wrapped(meaning, terminal.width, 0)) + "\n";
}

std::string peakText(const Schedule& schedule, const Terminal& terminal)
{
    std::vector<std::int64_t> peaks;
    for (int rank = 0; rank < schedule.rankCount(); ++rank)
        peaks.push_back(peakLiveOf(schedule, rank));
    const bool equal = std::all_of(peaks.begin(), peaks.end(), [&](std::int64_t peak) { return peak == peaks.front(); });
    std::string list;
    for (std::size_t rank = 0; rank < peaks.size() && !equal; ++rank) {
        if (peaks.size() > kShownPeaks && rank == kShownPeaks - 2) {
            list += ", …";
            rank = peaks.size() - 1;
        }
        list += (rank == 0 ? "" : ", ") + grouped(peaks[rank]);
    }
    if (equal)
        list = grouped(peaks.front()) + (peaks.size() > 1 ? " on every rank" : "");
    const bool chunked = schedule.shape.chunks > 1;
    return wrapped("peak live activations, rank by rank: " + list + (chunked ? " (each of one micro-batch in one chunk)" : ""),
                   terminal.width, 0) +
           "\n";
}

/// Returns what a schedule of smaller chunks must be divided by to be held against others. Those of both directions are whole stages.
std::string wholeStages(const ScheduleAnswer& answer, const Terminal& terminal)
{
    const PipelineShape& shape = answer.schedule.shape;
    if (shape.chunks == 1)
        return {};
    if (directions(shape.kind) > 1)
        return wrapped("Each chunk is a whole stage: every rank stores the weights of two stages.", terminal.width, 0) + "\n";
    const std::string parts = std::to_string(shape.chunks);
    const std::string text = "A chunk is 1/" + parts +
                             " of a rank's layers. To compare with one chunk per rank at the same times, divide makespan and peaks by " +
                             parts + ": a makespan of " + plainNumber(answer.simulation.makespan / shape.chunks) + ".";
    return wrapped(text, terminal.width, 0) + "\n";
}

/// How to read the names of blocks.
std::string legend(const PipelineShape& shape)
{
    if (directions(shape.kind) > 1)
        return "; F3b: the forward block of micro-batch 3, in the direction that enters at the last rank (a: at rank 0)";
    if (shape.chunks > 1)
        return "; F3b: the forward block of micro-batch 3 in the rank's second chunk";
    return "; F3: the forward block of micro-batch 3";
}

std::string blocksText(const ScheduleAnswer& answer, const Terminal& terminal)
{
    const std::string gantt = ganttText(answer.schedule, answer.simulation, terminal);
    std::string title = gantt.empty() ? "Each rank's blocks in order, not to scale" : "Each rank's blocks over time (- continues, . idle)";
    title = wrapped(title + legend(answer.schedule.shape), terminal.width, 0);
    return title + "\n" + (gantt.empty() ? orderText(answer.schedule, terminal) : gantt);
}

std::string unusedFlags(const ScheduleRequest& request, const Schedule& schedule)
{
    std::string text;
    const std::string kind(nameOf(request.kind));
    if (request.group && !traitsOf(request.kind).hasGroups())
        text += "Note: " + kind + " has no groups; --group changes nothing.\n";
    if (request.fusesPairs && traitsOf(request.kind).pairs == nullptr)
        text += "Note: " + kind + " cannot fuse its forward and backward blocks on request; --fuse-pairs changes nothing.\n";
    if (request.fused && !hasAny(schedule, BlockKind::Fused))
        text += "Note: " + kind + " has no fused blocks here; --fused changes nothing.\n";
    return text;
}

}  // namespace

std::string scheduleTable(const ScheduleRequest& request, const ScheduleAnswer& answer, const Terminal& terminal)
{
    const Result<ScheduleTask> task = resolveRequest(request);
    std::string text = heading(answer.schedule.shape, terminal);
    if (task)
        text += wrapped(timesLine(answer.schedule, *task), terminal.width, 0) + "\n";
    text += unusedFlags(request, answer.schedule);
    text += "\n" + bubbleText(answer, terminal) + peakText(answer.schedule, terminal) + wholeStages(answer, terminal);
    return text + "\n" + blocksText(answer, terminal);
}

}  // namespace shardscope::cli
