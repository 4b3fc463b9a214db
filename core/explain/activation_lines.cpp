// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <utility>

#include "core/explain/explain_context.h"

namespace shardscope {
namespace {

/// Layers of one kind in a virtual stage: those that are recomputed, and the rest.
void addLayers(Derivations& parts, const ExplainContext& context, std::size_t kind, int recomputed, int whole)
{
    const std::string name = kindName(context.architecture, kind);
    const auto add = [&](std::string_view id, int count, Recompute mode) {
        if (count > 0)
            parts.push_back(product(id, {layersHere(context, kind, count), keptPerLayer(context, kind, mode)}, name));
    };
    add("layers-kept", recomputed, context.scenario.plan.recompute);
    add("layers-kept-whole", whole, Recompute::None);
}

/// What one micro-batch keeps in one chunk.
Derivation keptPerMicroBatch(const ExplainContext& context, const StageRange& range, Bytes kept)
{
    const Plan& plan = context.scenario.plan;
    const std::vector<int> first = layersOfEachKind(context.architecture, {{range.stage, range.first, range.recomputedEnd}});
    const std::vector<int> rest = layersOfEachKind(context.architecture, {{range.stage, range.recomputedEnd, range.end}});
    Derivations parts;
    if (range.stage == 0 && context.ledger.activations.embedding.kept > Bytes())
        parts.push_back(keptByEmbedding(context));
    for (std::size_t kind = 0; kind < first.size(); ++kind)
        addLayers(parts, context, kind, first[kind], rest[kind]);
    if (plan.offloadActivations == 0)
        return quantity("kept-per-micro-batch", Combine::Sum, kept.value(), std::move(parts));
    const Derivation onDevice = quantity("share-on-device", Combine::Difference, 1 - plan.offloadActivations,
                                         {constant("everything", 1), given("/plan/offload_activations", plan.offloadActivations)});
    return quantity("kept-per-micro-batch", Combine::Product, kept.value(), {sum("kept-before-offload", std::move(parts)), onDevice});
}

Derivation keptActivations(const ExplainContext& context, int rank)
{
    const RankStages stages = rankStages(context.site, context.plan, rank);
    const std::vector<Bytes> perChunk = chunkActivations(context.site, context.plan, context.ledger.activations, stages);
    const std::vector<double> live = liveByChunk(context.plan, rank, perChunk);
    Derivations chunks;
    for (std::size_t chunk = 0; chunk < std::min(perChunk.size(), live.size()); ++chunk) {
        if (live[chunk] > 0)
            chunks.push_back(product(
                "chunk",
                {liveMicroBatches(context, rank, chunk, live[chunk]), keptPerMicroBatch(context, stages.ranges[chunk], perChunk[chunk])},
                std::to_string(chunk)));
    }
    return sum("kept-activations", std::move(chunks));
}

Derivation keptSoftmax(const ExplainContext& context)
{
    const double logitBytes = std::min(4.0, context.ledger.shape.style.lossBytesPerLogit) / context.ledger.shape.style.lossChunks;
    return quantity("kept-loss", Combine::Product, context.ledger.activations.keptLoss.value(),
                    {constant("kept-loss-bytes", logitBytes), tokens(context),
                     quotient("vocabulary-per-rank", {paddedVocabulary(context), tensorRanks(context)})});
}

Derivation waitingLossesLine(const ExplainContext& context, int)
{
    const auto count = static_cast<double>(waitingLosses(context.plan));
    const bool all = count == static_cast<double>(context.plan.microBatches - 1);
    const Derivation waiting =
        all ? quantity("waiting-micro-batches", Combine::Difference, count, {microBatches(context), constant("one-at-its-loss", 1)})
            : constant("waiting-in-short-group", count);
    return product("waiting-losses", {waiting, keptSoftmax(context)});
}

Derivation mtpActivations(const ExplainContext& context, int)
{
    const std::size_t kind = context.architecture.kindOfLayer.back();
    const Derivation input =
        product("mtp-projection-input", {constant("two-inputs", 2), elementBytes(context), shardedTokens(context), hiddenWidth(context)});
    return product("mtp-activations",
                   {modelValue(context, "mtp_layers", context.architecture.mtpLayers),
                    sum("kept-per-mtp-layer", {keptPerLayer(context, kind, context.scenario.plan.recompute), input, keptByLoss(context)})});
}

/// What is live of a layer of each kind that recomputes.
Derivations recomputedParts(const ExplainContext& context, const RankStages& stages)
{
    const bool selective = context.plan.recompute == Recompute::Selective;
    const std::vector<int> layers = layersOfEachKind(context.architecture, stages.ranges);
    Derivations kinds;
    for (std::size_t kind = 0; kind < layers.size(); ++kind) {
        if (layers[kind] == 0)
            continue;
        Derivation whole = keptPerLayer(context, kind, Recompute::None);
        if (selective) {
            Derivation kept = keptPerLayer(context, kind, Recompute::Selective);
            const double dropped = whole.value - kept.value;
            whole = quantity("recomputed-part", Combine::Difference, dropped, {std::move(whole), std::move(kept)});
        }
        kinds.push_back(std::move(whole));
    }
    return kinds;
}

/// Where twice the layer would be more than recomputing less holds: the difference to that.
Derivation boundedMoment(double layer, double kept)
{
    return quantity("recompute-bound", Combine::Difference, layer,
                    {constant("recomputing-less", layer + kept), constant("kept-with-recompute", kept)});
}

Derivation recomputedLayerMoment(const ExplainContext& context, int rank, const RankStages& stages)
{
    const std::vector<Bytes> perChunk = chunkActivations(context.site, context.plan, context.ledger.activations, stages);
    const std::vector<double> live = liveByChunk(context.plan, rank, perChunk);
    Bytes kept;
    for (std::size_t chunk = 0; chunk < std::min(perChunk.size(), live.size()); ++chunk)
        kept += perChunk[chunk] * live[chunk];
    Derivations parts{product("layer-and-gradients",
                              {constant("activations-and-gradients", 2), maximum("largest-layer", recomputedParts(context, stages))})};
    if (context.plan.sequenceParallel && context.plan.recompute != Recompute::Selective)
        parts.push_back(product("gathered-layer-inputs", {constant("two-inputs", 2), gatheredHidden(context)}));
    const double layer = recomputedLayer(context.site, context.plan, context.ledger, stages, live).value();
    if (sum("recompute-moment", parts).value > layer * (1 + 1e-9))
        parts = {boundedMoment(layer, kept.value())};
    if (fusesWithLoss(context.plan, stages))
        parts.push_back(keptSoftmax(context));
    return quantity("recompute-moment", Combine::Sum, recomputeMoment(context.site, context.plan, context.ledger, stages, live).value(),
                    std::move(parts));
}

/// The lines "logits" and "recomputed-layer": whichever of the two moments needs more.
Derivation largerMoment(const ExplainContext& context, int rank, std::string_view line)
{
    const RankStages stages = rankStages(context.site, context.plan, rank);
    Derivations moments;
    if (stages.holdsHead)
        moments.push_back(keptByLoss(context));
    if (context.plan.recompute != Recompute::None) {
        Derivation moment = recomputedLayerMoment(context, rank, stages);
        if (moment.value > 0)
            moments.push_back(std::move(moment));
    }
    return maximum(line, std::move(moments));
}

Derivation logits(const ExplainContext& context, int rank) { return largerMoment(context, rank, "logits"); }
Derivation recomputedLayerLine(const ExplainContext& context, int rank) { return largerMoment(context, rank, "recomputed-layer"); }

Derivation contextBuffer(const ExplainContext& context, int)
{
    Derivations kinds;
    for (std::size_t kind = 0; kind < context.architecture.kinds.size(); ++kind) {
        if (context.architecture.kinds[kind].mixer == Mixer::Softmax)
            kinds.push_back(contextBlock(context, kind));
    }
    return maximum("context-buffer", std::move(kinds));
}

constexpr std::array<std::pair<std::string_view, LineExplanation>, 6> kLines{{{"kept-activations", keptActivations},
                                                                              {"waiting-losses", waitingLossesLine},
                                                                              {"mtp-activations", mtpActivations},
                                                                              {"logits", logits},
                                                                              {"recomputed-layer", recomputedLayerLine},
                                                                              {"context-buffer", contextBuffer}}};

}  // namespace

LineExplanation activationLine(std::string_view line)
{
    const auto* const found = std::find_if(kLines.begin(), kLines.end(), [&](const auto& entry) { return entry.first == line; });
    return found == kLines.end() ? nullptr : found->second;
}

}  // namespace shardscope
