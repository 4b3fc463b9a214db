// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/memory/activations.h"

#include <algorithm>

#include "core/layer/attention_shape.h"
#include "core/schedule/heaviest_live.h"

namespace shardscope {
namespace {

/// A ring holds the block it computes with and the one that arrives; an all-gather every rank's block (schedules.md section 4).
Term contextBuffer(const Attention& attention, const RankShape& shape, const Terms& terms)
{
    const Term block = terms("key-value-block", keyValueBlock(attentionShape(attention, shape.tp, terms), shape, terms));
    switch (shape.contextLayout) {
    case ContextLayout::AllGather:
        return terms.product("gathered-key-values", block, terms("/plan/cp", shape.cp));
    case ContextLayout::Ulysses:
        return block;
    default:
        return terms.product("ring-buffers", block, terms("two-blocks", 2));
    }
}

/// Each MTP layer keeps a transformer layer and its projection's input, and has logits of its own (DeepSeek-V3, section 2.2).
Term mtpActivations(const Architecture& architecture, const RankShape& shape, Term layer, Term loss, const Terms& terms)
{
    if (architecture.mtpLayers == 0)
        return terms("mtp-activations", 0);
    const Term input = terms.product("mtp-projection-input", terms("two-inputs", 2), terms("element-bytes", shape.style.elementBytes),
                                     terms("sharded-tokens", shape.shardedTokens), terms("/model/architecture/hidden", shape.hidden));
    return terms.product("mtp-activations", terms("/model/architecture/mtp_layers", architecture.mtpLayers), terms.sum("kept-per-mtp-layer", layer, input, loss));
}

/// What one micro-batch keeps in one chunk: its layers, those that are recomputed first.
Term keptPerMicroBatch(const Scenario& scenario, const ResolvedPlan& plan, const ActivationTable& table, const StageRange& range, const Terms& terms)
{
    const Architecture& architecture = *scenario.architecture;
    const Plan& written = scenario.plan;
    const bool someLayersOnly = written.recompute == Recompute::Full && written.recomputeLayers.has_value();
    const int border = someLayersOnly ? std::min(range.end, range.first + *written.recomputeLayers) : range.end;
    TermSum kept;
    if (range.stage == 0 && table.embedding.kept > Bytes())
        kept.add(terms("kept-by-embedding", table.embedding.kept));
    const auto add = [&](std::string_view id, std::string_view each, std::size_t kind, int count, Bytes bytes) {
        if (count == 0)
            return;
        const Terms own = aboutKind(terms, architecture, kind);
        kept.add(own.product(id, layersHere(scenario, plan, kind, count, terms), own(each, bytes)));
    };
    const std::vector<int> recomputed = layersOfEachKind(architecture, range.first, border);
    const std::vector<int> whole = layersOfEachKind(architecture, border, range.end);
    for (std::size_t kind = 0; kind < recomputed.size(); ++kind) {
        add("layers-kept", "kept-per-recomputed-layer", kind, recomputed[kind], table.ofLayerKind[kind].kept);
        add("layers-kept-whole", "kept-per-layer", kind, whole[kind], table.ofLayerKind[kind].everything);
    }
    if (written.offloadActivations == 0)
        return kept.as("kept-per-micro-batch", terms);
    const Term onDevice = terms.difference("share-on-device", terms("everything", 1), terms("/plan/offload_activations", written.offloadActivations));
    return terms.product("kept-per-micro-batch", kept.as("kept-before-offload", terms), onDevice);
}

}  // namespace

ActivationTable activationTable(const Scenario& scenario, const RankShape& shape, double vocabulary, const Terms& terms)
{
    const Architecture& architecture = *scenario.architecture;
    const Recompute mode = scenario.plan.recompute;
    ActivationTable table;
    Term contextBlocks = terms("context-buffer", 0);
    for (std::size_t index = 0; index < architecture.kinds.size(); ++index) {
        const LayerKind& kind = architecture.kinds[index];
        const Terms own = aboutKind(terms, architecture, index);
        const OperatorList operators = layerOperators(kind, architecture.position, shape, terms);
        const Bytes everything(keptBytes("kept-per-layer", operators, Recompute::None, own).value);
        table.ofLayerKind.push_back({Bytes(keptBytes("kept-per-recomputed-layer", operators, mode, own).value), everything});
        if (kind.mixer == Mixer::Softmax && shape.cp > 1)
            contextBlocks = terms.maximum("context-buffer", contextBlocks, contextBuffer(kind.attention, shape, terms));
    }
    table.contextBuffer = Bytes(contextBlocks.value);
    const OperatorList embedding = embeddingOperators(architecture, vocabulary, shape, terms);
    table.embedding = {Bytes(keptBytes("kept-by-embedding", embedding, mode, terms).value), keptBytes(embedding, Recompute::None)};
    const Term e = terms("element-bytes", shape.style.elementBytes);
    const Term tokens = terms("tokens", shape.tokens);
    const Term gathered = terms.product("gathered-hidden", e, tokens, terms("/model/architecture/hidden", shape.hidden));
    table.gatheredHidden = Bytes(gathered.value);
    Term loss = keptBytes(shape.sequenceParallel ? "kept-at-the-loss" : "loss-moment", headOperators(architecture, vocabulary, shape, terms), Recompute::None, terms);
    // With sequence parallelism the head's input is gathered, and so is its gradient.
    if (shape.sequenceParallel)
        loss = terms.sum("loss-moment", loss, terms.product("gathered-head-input", terms("input-and-gradient", 2), gathered));
    table.loss = Bytes(loss.value);
    const Term keptBytesPerLogit = terms("kept-loss-bytes", std::min(4.0, shape.style.lossBytesPerLogit));
    table.keptLoss = Bytes(terms.product("kept-loss", keptBytesPerLogit, logitsOf(vocabulary, shape, terms)).value);
    const std::size_t last = architecture.kindOfLayer.back();
    const Term layer = aboutKind(terms, architecture, last)("kept-per-recomputed-layer", table.ofLayerKind[last].kept);
    table.mtp = Bytes(mtpActivations(architecture, shape, layer, loss, terms).value);
    return table;
}

std::vector<Bytes> chunkActivations(const Scenario& scenario, const ResolvedPlan& plan, const ActivationTable& table, const RankStages& stages,
                                    const Terms& terms)
{
    std::vector<Bytes> chunks;
    for (const StageRange& range : stages.ranges)
        chunks.emplace_back(keptPerMicroBatch(scenario, plan, table, range, terms).value);
    return chunks;
}

Bytes largestLayer(const Scenario& scenario, const ActivationTable& table, const RankStages& stages)
{
    Bytes largest;
    for (const StageRange& range : stages.ranges) {
        for (int layer = range.first; layer < range.end; ++layer)
            largest = std::max(largest, table.ofLayerKind[scenario.architecture->kindOfLayer[static_cast<std::size_t>(layer)]].everything);
    }
    return largest;
}

std::int64_t waitingLosses(const Scenario& scenario, const ResolvedPlan& plan)
{
    const bool allForwardsFirst = scenario.plan.schedule == ScheduleKind::Afab || scenario.plan.schedule == ScheduleKind::LoopedBfs;
    return allForwardsFirst && plan.pp > 1 ? plan.microBatches - 1 : 0;
}

std::vector<double> liveByChunk(const Scenario& scenario, const ResolvedPlan& plan, int rank, const std::vector<Bytes>& perChunk)
{
    const PipelineShape shape{scenario.plan.schedule, plan.pp, plan.microBatches, plan.chunks, plan.group};
    std::vector<double> weights(static_cast<std::size_t>(plan.chunks), 0);
    for (std::size_t chunk = 0; chunk < std::min(weights.size(), perChunk.size()); ++chunk)
        weights[chunk] = perChunk[chunk].value();
    const std::vector<std::int64_t> live = heaviestLive(shape, rank, weights);
    return {live.begin(), live.end()};
}

}  // namespace shardscope
