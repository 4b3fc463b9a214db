// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/memory/activations.h"

#include <algorithm>

#include "core/layer/attention_shape.h"
#include "core/schedule/heaviest_live.h"

namespace shardscope {
namespace {

/// A ring holds the block it computes with and the one that arrives; an all-gather every rank's block (schedules.md section 4).
Bytes contextBuffer(const Attention& attention, const RankShape& shape)
{
    if (shape.cp <= 1)
        return {};
    const Bytes block = keyValueBlock(attentionShape(attention, shape.tp), shape);
    switch (shape.contextLayout) {
    case ContextLayout::AllGather:
        return block * shape.cp;
    case ContextLayout::Ulysses:
        return block;
    default:
        return block * 2;
    }
}

LayerActivations activationsOf(const OperatorList& operators, Recompute mode)
{
    return {keptBytes(operators, mode), keptBytes(operators, Recompute::None), keptBytes(operators, Recompute::Selective)};
}

/// Each MTP layer keeps a transformer layer and its projection's input, and has logits of its own (DeepSeek-V3, section 2.2).
Bytes mtpActivations(const Architecture& architecture, const RankShape& shape, const ModelOperators& operators, Recompute mode,
                     const ActivationTable& table)
{
    if (architecture.mtpLayers == 0)
        return {};
    const Bytes projectionInput(2 * shape.style.elementBytes * shape.shardedTokens * shape.hidden);
    const Bytes layer = keptBytes(operators.mtp, mode);
    return architecture.mtpLayers * (layer + projectionInput + table.loss);
}

}  // namespace

ActivationTable activationTable(const Site& site, const ResolvedPlan& plan, const RankShape& shape, const ModelOperators& operators,
                                double vocabulary)
{
    const Architecture& architecture = *site.architecture;
    const Recompute mode = plan.recompute;
    ActivationTable table;
    for (std::size_t i = 0; i < architecture.kinds.size(); ++i) {
        const LayerKind& kind = architecture.kinds[i];
        table.ofLayerKind.push_back(activationsOf(operators.ofLayerKind[i], mode));
        if (kind.mixer == Mixer::Softmax)
            table.contextBuffer = std::max(table.contextBuffer, contextBuffer(kind.attention, shape));
    }
    table.embedding = activationsOf(operators.embedding, mode);
    table.gatheredHidden = Bytes(shape.style.elementBytes * shape.tokens * shape.hidden);
    // With sequence parallelism the head's input is gathered, and so is its gradient.
    const Bytes gatheredHeadInput = shape.sequenceParallel ? 2 * table.gatheredHidden : Bytes();
    table.loss = keptBytes(operators.head, Recompute::None) + gatheredHeadInput;
    const double logits = shape.tokens * vocabulary / shape.tp;
    table.keptLoss = Bytes(std::min(4.0, shape.style.lossBytesPerLogit) * logits / shape.style.lossChunks);
    table.mtp = mtpActivations(architecture, shape, operators, mode, table);
    return table;
}

std::vector<Bytes> chunkActivations(const Site& site, const ResolvedPlan& plan, const ActivationTable& table, const RankStages& stages)
{
    std::vector<Bytes> chunks;
    for (const StageRange& range : stages.ranges) {
        Bytes kept;
        if (range.stage == 0)
            kept += table.embedding.kept;
        for (int layer = range.first; layer < range.end; ++layer) {
            const LayerActivations& activations = table.ofLayerKind[site.architecture->kindOfLayer[static_cast<std::size_t>(layer)]];
            kept += layer < range.recomputedEnd ? activations.kept : activations.everything;
        }
        chunks.push_back(kept * (1 - plan.offloadActivations));
    }
    return chunks;
}

Bytes largestLayer(const Site& site, const ActivationTable& table, const RankStages& stages)
{
    Bytes largest;
    for (const StageRange& range : stages.ranges) {
        for (int layer = range.first; layer < range.end; ++layer)
            largest = std::max(largest, table.ofLayerKind[site.architecture->kindOfLayer[static_cast<std::size_t>(layer)]].everything);
    }
    return largest;
}

std::int64_t waitingLosses(const ResolvedPlan& plan) { return mostWaitingLosses(plan.pipeline()); }

std::vector<double> liveByChunk(const ResolvedPlan& plan, int rank, const std::vector<Bytes>& perChunk)
{
    std::vector<double> weights(static_cast<std::size_t>(plan.chunks), 0);
    for (std::size_t chunk = 0; chunk < std::min(weights.size(), perChunk.size()); ++chunk)
        weights[chunk] = perChunk[chunk].value();
    const std::vector<std::int64_t> live = heaviestLive(plan.pipeline(), rank, weights);
    return {live.begin(), live.end()};
}

}  // namespace shardscope
