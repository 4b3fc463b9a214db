// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/step/operator_seconds.h"

#include <map>
#include <utility>

#include "core/plan/resolved_plan.h"
#include "core/step/basis.h"
#include "core/step/block_pieces.h"
#include "core/step/step.h"

namespace shardscope {
namespace {

/// How often the pieces of one kind of block run, and the sum of the factors by which the blocks are longer than they.
struct Runs {
    double times = 0;
    double scale = 0;
};

/// The pieces that a rank's blocks consist of; blocks that fuse a forward and a backward have pieces of their own.
std::map<const Pieces*, Runs> runsOf(BlockPieces& pieces, const Schedule& schedule, const Simulation& simulation, int rank)
{
    std::map<const Pieces*, Runs> runs;
    for (std::uint32_t i = schedule.begin(rank); i < schedule.end(rank); ++i) {
        const double seconds = simulation.spans[i].end - simulation.spans[i].start;
        const BlockPieces::Parts parts = pieces.of(schedule.blocks[i], seconds);
        double length = 0;
        for (const auto& [part, microBatch] : parts)
            length += part->length;
        for (const auto& [part, microBatch] : parts) {
            Runs& own = runs[part];
            own.times += 1;
            own.scale += length > 0 ? seconds / length : 1;
        }
    }
    return runs;
}

}  // namespace

std::vector<OperatorSeconds> operatorSeconds(const Basis& basis, const StepEstimate& estimate, int rank)
{
    const Schedule& schedule = *estimate.schedule;
    const PieceMaker maker(basis.ofRank(rank), estimate.layersOf(basis.plan.groupOfRank(rank)), estimate, StreamDetail::Operators);
    BlockPieces pieces(maker, schedule.shape, rank);
    std::map<std::pair<int, StreamWork>, OperatorSeconds> sums;
    for (const auto& [part, runs] : runsOf(pieces, schedule, *estimate.simulation, rank)) {
        for (const StreamSpan& span : part->fixed) {
            if (span.stream != Stream::Compute || !isComputing(span.work))
                continue;
            OperatorSeconds& sum = sums[{span.op ? static_cast<int>(*span.op) : -1, span.work}];
            sum.op = span.op;
            sum.work = span.work;
            sum.seconds += Seconds(span.seconds() * runs.scale);
            sum.times += runs.times;
        }
    }
    std::vector<OperatorSeconds> result;
    for (const auto& [key, sum] : sums)
        result.push_back(sum);
    return result;
}

}  // namespace shardscope
