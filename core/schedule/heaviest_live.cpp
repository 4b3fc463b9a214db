// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/schedule/heaviest_live.h"

#include <algorithm>

#include "core/schedule/live_activations.h"
#include "core/schedule/rank_order.h"
#include "core/schedule/schedule_traits.h"

namespace shardscope {
namespace {

bool weighAlike(std::span<const double> weights)
{
    return std::all_of(weights.begin(), weights.end(), [&](double weight) { return weight == weights.front(); });
}

/// Returns, of the first `live` forwards of a looped schedule, those of each chunk: a group of micro-batches through chunk 0, then
/// through chunk 1, and so on. The looped kinds reach their peak before they free anything.
std::vector<std::int64_t> firstForwards(const PipelineShape& shape, std::int64_t live)
{
    std::vector<std::int64_t> counts(static_cast<std::size_t>(shape.chunks), 0);
    for (std::int64_t first = 0; first < shape.microBatches && live > 0; first += shape.group) {
        const std::int64_t inGroup = std::min<std::int64_t>(shape.group, shape.microBatches - first);
        for (std::int64_t& count : counts) {
            const std::int64_t taken = std::min(live, inGroup);
            count += taken;
            live -= taken;
        }
    }
    return counts;
}

}  // namespace

std::int64_t microBatchesThatMatter(const PipelineShape& shape)
{
    const std::int64_t m = shape.microBatches;
    const std::int64_t group = shape.group;
    const std::int64_t stages = shape.stages;
    if (traitsOf(shape.kind).hasGroups())
        // The warm-up ends within the second group; one round of the steady state, and the last group as short as it is.
        return m <= 3 * group ? m : 3 * group + m % group;
    // Vee and both directions: the pipeline is full after 2p; of two directions each has half, an even number in all.
    return std::min(m, 2 * stages + 2 + m % 2);
}

std::int64_t mostWaitingLosses(const PipelineShape& shape)
{
    if (traitsOf(shape.kind).allForwardsFirst)
        return shape.microBatches - 1;
    const bool hasShortGroup = traitsOf(shape.kind).hasGroups() && shape.microBatches % shape.group != 0;
    if (!hasShortGroup && !traitsOf(shape.kind).lossesWait)
        return 0;
    PipelineShape shortened = shape;
    shortened.microBatches = microBatchesThatMatter(shape);
    const int lossRank = traitsOf(shape.kind).placement == Placement::Vee ? 0 : shape.stages - 1;
    std::int64_t waiting = 0;
    std::int64_t most = 0;
    for (const Block& block : rankOrder(shortened, lossRank)) {
        // In a fused block the backward of a loss comes before its layers, and the next loss after them.
        if (block.hasInputGrad() && block.backwardChunk() == shape.chunks - 1)
            --waiting;
        else if (block.hasInputGrad())
            most = std::max(most, waiting);
        if (block.hasForward() && block.chunk == shape.chunks - 1)
            most = std::max(most, waiting++);
    }
    return most;
}

void forEachLive(const PipelineShape& shape, int rank, const std::function<void(std::span<const std::int64_t>)>& visit)
{
    const auto chunks = static_cast<std::size_t>(shape.chunks);
    if (shape.chunks == 1 || traitsOf(shape.kind).allForwardsFirst) {
        visit(std::vector<std::int64_t>(chunks, peakLive(shape, rank) / shape.chunks));
        return;
    }
    PipelineShape shortened = shape;
    shortened.microBatches = microBatchesThatMatter(shape);
    std::vector<std::int64_t> live(chunks, 0);
    bool grew = false;
    const auto free = [&](const Block& block) {
        // The most are live before something is freed.
        if (grew)
            visit(live);
        grew = false;
        --live[block.backwardChunk()];
    };
    const FusedActivations fused = fusedActivationsOf(shape);
    for (const Block& block : rankOrder(shortened, rank)) {
        const bool inTurn = block.isFused() && fused == FusedActivations::InTurn;
        if (inTurn)
            free(block);
        if (block.hasForward()) {
            ++live[block.chunk];
            grew = true;
        }
        if (block.hasWeightGrad() && !inTurn)
            free(block);
    }
    if (grew)
        visit(live);
}

std::vector<std::int64_t> heaviestLive(const PipelineShape& shape, int rank, std::span<const double> weightOfChunk)
{
    const ScheduleTraits& traits = traitsOf(shape.kind);
    if (shape.chunks == 1 || traits.allForwardsFirst)
        return std::vector<std::int64_t>(static_cast<std::size_t>(shape.chunks), peakLive(shape, rank) / shape.chunks);
    if (traits.hasGroups() && weighAlike(weightOfChunk))
        return firstForwards(shape, peakLive(shape, rank));
    PipelineShape shortened = shape;
    shortened.microBatches = microBatchesThatMatter(shape);
    // Where all that they keep is on the host they are no fewer.
    const std::vector<double> alike(weightOfChunk.size(), 1);
    const bool weighNothing = std::all_of(weightOfChunk.begin(), weightOfChunk.end(), [](double weight) { return weight == 0; });
    return liveAtHeaviest(rankOrder(shortened, rank), weighNothing ? std::span<const double>(alike) : weightOfChunk,
                          fusedActivationsOf(shape));
}

}  // namespace shardscope
