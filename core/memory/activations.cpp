// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/memory/activations.h"

#include <algorithm>
#include <optional>

#include "core/base/choices.h"
#include "core/base/term.h"
#include "core/layer/attention_shape.h"
#include "core/layer/encoder_message.h"
#include "core/layer/encoder_recompute.h"
#include "core/layer/layer_operators.h"
#include "core/layer/model_operators.h"
#include "core/layer/offloaded_inputs.h"
#include "core/layer/operator.h"
#include "core/layer/operator_builders.h"
#include "core/layer/rank_shape.h"
#include "core/memory/kept_sums.h"
#include "core/memory/layer_backward.h"
#include "core/memory/layers_of_kind.h"
#include "core/memory/rank_stages.h"
#include "core/model/architecture.h"
#include "core/model/layer_name.h"
#include "core/plan/resolved_plan.h"
#include "core/ring/context_layout.h"
#include "core/schedule/heaviest_live.h"
#include "core/schedule/in_flight.h"
#include "core/site/site.h"

namespace shardscope {
namespace {

/// A ring holds the block it computes with and the one that arrives; an all-gather every rank's block (schedules.md section 4). Where heads
/// are exchanged first, the own block is what the exchange has brought.
Term contextBuffer(const Attention& attention, const RankShape& shape, const Terms& terms)
{
    const Term block = terms("key-value-block", keyValueBlock(attentionShape(attention, shape.tp, terms), shape, terms));
    if (gathers(shape.contextLayout))
        return terms.product("gathered-key-values", block, terms("/plan/cp", shape.cp));
    return contextLevels(shape).ring > 1 ? terms.product("ring-buffers", block, terms("two-blocks", 2)) : block;
}

/// Each MTP layer keeps a transformer layer and its projection's input, and has logits of its own (DeepSeek-V3, section 2.2).
Term mtpActivations(const Architecture& architecture, const RankShape& shape, Term layer, Term loss, const Terms& terms)
{
    const Term input = terms.product("mtp-projection-input", terms("two-inputs", 2), terms("element-bytes", shape.style.elementBytes),
                                     terms("sharded-tokens", shape.shardedTokens), terms("/model/architecture/hidden", shape.hidden));
    return terms.product("mtp-activations", terms("/model/architecture/mtp_layers", architecture.mtpLayers),
                         terms.sum("kept-per-mtp-layer", layer, input, loss));
}

/// Of encoders and the embedding, which have none of the modules that a plan can name.
Bytes offloadableOutsideLayers(Bytes kept, const ResolvedPlan& plan)
{
    return OffloadedInputs(plan.offloadModules).areEverything() ? kept : Bytes();
}

/// Returns the buffers of one layer's routed experts, sized for the most rows that may come; they stand beside the pages.
Term expertBuffers(const OperatorList& operators, const RankShape& shape, const Terms& terms)
{
    Bytes inPages;
    for (const Operator& op : operators)
        inPages += op.traits().is(OperatorRole::Routed) ? op.keptIn(Recompute::None) : Bytes();
    return terms.product("expert-buffers", terms("in-pages-per-layer", inPages),
                         terms.quotient("buffers-against-pages", terms("/training/software/rank_capacity", shape.expertCapacity),
                                        terms("/training/software/paged_stash", shape.expertStash)));
}

/// Returns whether a layer's dispatcher keeps the router's scores, and with them the tensors that were recomputed before them. A year that
/// is not stated is the present.
bool keepsRouting(const Site& site, const ResolvedPlan& plan)
{
    const std::optional<int> year = site.training.software.year;
    return year && *year <= traitsOf(plan.framework).states->lastYearOfKeptRouting && plan.dispatcher == MoeDispatcher::DeepEp &&
           plan.recompute != Recompute::None;
}

/// Returns what the operators up to the router keep without recomputation, beyond what the layer keeps anyway.
Term retainedByRouting(const OperatorList& operators, Bytes kept, const Terms& terms)
{
    const auto router =
        std::find_if(operators.begin(), operators.end(), [](const Operator& op) { return op.kind() == OperatorKind::Router; });
    const OperatorList before(operators.begin(), router == operators.end() ? router : router + 1);
    const Term graph = keptBytes("kept-up-to-router", before, Recompute::None, terms);
    const Term input = terms("kept-per-recomputed-layer", kept);
    return graph.value > input.value ? terms.difference("retained-per-layer", graph, input) : terms("nothing", 0);
}

EncoderActivations encoderActivations(const std::vector<EncoderPart>& encoders, const ResolvedPlan& plan)
{
    EncoderActivations own;
    for (const EncoderPart& part : encoders) {
        own.all.kept += part.kept(recomputeOf(part, plan));
        own.all.everything += part.kept(Recompute::None);
        own.selective += part.kept(part.isLayer() ? Recompute::Selective : Recompute::None);
        if (!part.isLayer() || !part.learns)
            continue;
        const Bytes everything = keptBytes(part.operators, Recompute::None);
        own.largestLayer = std::max(own.largestLayer, everything);
        own.largestSelected = std::max(own.largestSelected, everything - keptBytes(part.operators, Recompute::Selective));
    }
    own.all.offloadable = offloadableOutsideLayers(own.all.kept, plan);
    return own;
}

/// Encoders keep theirs beside the embedding's, on the same rank.
void addEncoders(LayerActivations& embedding, const LayerActivations& all, const Terms& terms)
{
    embedding.everything += all.everything;
    const Term lookup = terms("kept-by-embedding", embedding.kept);
    const Term both = terms.sum("kept-before-layers", lookup, terms("kept-by-encoders", all.kept));
    embedding.kept = Bytes(terms.named("kept-by-embedding", both).value);
    embedding.offloadable += all.offloadable;
}

/// The schedule holds what a stage receives until its backward, and the tensor that a stage sends until it is sent (Megatron-LM,
/// megatron/core/pipeline_parallel/schedules.py: input_tensors, deallocate_output_tensor).
void addMessage(ActivationTable& table, const Site& site, const ResolvedPlan& plan, const RankShape& shape, const Terms& terms)
{
    const Term message = encoderMessage(*site.architecture, plan, shape, terms);
    if (!plan.runsLanguage) {
        table.encoded = Bytes(message.value);
        return;
    }
    table.received = Bytes(message.value);
    const Term lookup = terms("kept-by-embedding", table.embedding.kept);
    const Term both = terms.sum("kept-with-received", lookup, message);
    table.embedding.kept = Bytes(terms.named("kept-by-embedding", both).value);
    table.embedding.everything += table.received;
}

/// Returns what one micro-batch keeps in one chunk: its layers, those that are recomputed first.
Term keptPerMicroBatch(const Site& site, const ResolvedPlan& plan, const ActivationTable& table, const StageRange& range,
                       const Terms& terms)
{
    const Terms ofStage = aboutStage(terms, range);
    const Architecture& architecture = *site.architecture;
    const int border = range.recomputedEnd;
    KeptSums sums;
    if (range.stage == firstStage(plan) && table.embedding.kept > Bytes()) {
        sums.kept.add(terms("kept-by-embedding", table.embedding.kept));
        sums.offloadable.add(terms("offloadable-before-layers", table.embedding.offloadable));
    }
    const auto add = [&](TermSum& sum, std::string_view id, std::string_view each, const LayerRun& run, std::size_t kind, Bytes bytes) {
        const int count = layersOfKind(architecture, kind, run.first, run.end);
        if (count == 0)
            return;
        const Terms own = aboutKind(terms, architecture, kind);
        sum.add(own.product(id, layersHere(site, plan, run, kind, count, terms), own(each, bytes)));
    };
    for (std::size_t kind = 0; kind < architecture.kinds.size(); ++kind) {
        const LayerActivations& layer = table.ofLayerKind[kind];
        const LayerRun recomputed{range, range.first, border};
        const LayerRun whole{range, border, range.end};
        add(sums.kept, "layers-kept", "kept-per-recomputed-layer", recomputed, kind, layer.kept);
        add(sums.kept, "layers-kept-whole", "kept-per-layer", whole, kind, layer.everything);
        if (plan.offloadActivations == 0)
            continue;
        add(sums.offloadable, "layers-offloadable", "offloadable-per-recomputed-layer", recomputed, kind, layer.offloadable);
        add(sums.offloadable, "layers-offloadable", "offloadable-per-layer", whole, kind, layer.offloadableWhole);
    }
    return sums.onDevice("kept-per-micro-batch", plan, terms, ofStage);
}

/// A teacher's logits stand beside those of the model that learns, as many at once.
Term teacherLogits(const Site& site, const RankShape& shape, const Terms& terms)
{
    const auto teacher = std::find_if(site.forwards.begin(), site.forwards.end(),
                                      [](const ForwardModel& model) { return model.role == ForwardRole::Teacher; });
    if (teacher == site.forwards.end())
        return terms("nothing", 0);
    const Term logits = logitsOf(static_cast<double>(teacher->architecture->vocab), shape, terms);
    return terms.product("teacher-logits", elementBytes(shape, terms),
                         terms.quotient("logits-at-once", logits, terms("loss-chunks", shape.style.lossChunks)));
}

}  // namespace

ActivationTable activationTable(const Site& site, const ResolvedPlan& plan, const RankShape& shape, const ModelOperators& operators,
                                double vocabulary, const Terms& terms)
{
    const Architecture& architecture = *site.architecture;
    const Recompute mode = plan.recompute;
    ActivationTable table;
    Term contextBlocks = terms("nothing", 0);
    Term buffers = contextBlocks;
    for (std::size_t i = 0; i < architecture.kinds.size(); ++i) {
        const LayerKind& kind = architecture.kinds[i];
        const Terms own = aboutKind(terms, architecture, i);
        LayerActivations& layer = table.ofLayerKind.emplace_back();
        layer.kept = Bytes(keptBytes("kept-per-recomputed-layer", operators.ofLayerKind[i], mode, own).value);
        layer.everything = Bytes(keptBytes("kept-per-layer", operators.ofLayerKind[i], Recompute::None, own).value);
        const bool isXla = traitsOf(plan.framework).isXla();
        const auto momentOf = [&](std::string_view id, Recompute of, std::string_view keptId, Bytes kept) {
            return Bytes(own.difference(id, heldInBackward(operators.ofLayerKind[i], of, shape, isXla, own), own(keptId, kept)).value);
        };
        layer.moment = momentOf("moment-of-recomputed-layer", mode, "kept-per-recomputed-layer", layer.kept);
        layer.momentWhole = momentOf("moment-of-layer", Recompute::None, "kept-per-layer", layer.everything);
        if (kind.experts && keepsRouting(site, plan))
            layer.retained = Bytes(retainedByRouting(operators.ofLayerKind[i], layer.kept, own).value);
        if (plan.offloadActivations > 0) {
            const auto offloadable = [&](std::string_view id, Recompute of) {
                return Bytes(offloadedBytes(id, operators.ofLayerKind[i], of, shape.offloadedInputs, own).value);
            };
            layer.offloadable = offloadable("offloadable-per-recomputed-layer", mode);
            layer.offloadableWhole = offloadable("offloadable-per-layer", Recompute::None);
        }
        if (kind.experts && shape.expertStash > 0)
            buffers = terms.maximum("expert-buffers", buffers, expertBuffers(operators.ofLayerKind[i], shape, own));
        if (kind.mixer == Mixer::Softmax && shape.cp > 1)
            contextBlocks = terms.maximum("context-buffer", contextBlocks, contextBuffer(kind.attention, shape, terms));
    }
    table.contextBuffer = Bytes(contextBlocks.value);
    table.expertBuffers = Bytes(buffers.value);
    table.embedding.kept = Bytes(keptBytes("kept-by-embedding", operators.embedding, mode, terms).value);
    table.embedding.everything = keptBytes(operators.embedding, Recompute::None);
    table.embedding.offloadable = offloadableOutsideLayers(table.embedding.kept, plan);
    if (!operators.encoders.empty()) {
        table.encoders = encoderActivations(operators.encoders, plan);
        addEncoders(table.embedding, table.encoders.all, terms);
    }
    if (plan.encoderGpus > 0)
        addMessage(table, site, plan, shape, terms);
    const Term gathered = terms.product("gathered-hidden", terms("element-bytes", shape.style.elementBytes), terms("tokens", shape.tokens),
                                        terms("/model/architecture/hidden", shape.hidden));
    table.gatheredHidden = Bytes(gathered.value);
    if (traitsOf(plan.framework).states->keepsStageOutputs)
        table.stageOutput = Bytes(hiddenVectors("stage-output", elementBytes(shape, terms), shape, terms).value);
    Term loss = keptBytes(shape.sequenceParallel ? "kept-at-the-loss" : "loss-moment", operators.head, Recompute::None, terms);
    // With sequence parallelism the head's input is gathered, and so is its gradient.
    if (shape.sequenceParallel)
        loss = terms.sum("loss-moment", loss, terms.product("gathered-head-input", terms("input-and-gradient", 2), gathered));
    if (const Term teacher = teacherLogits(site, shape, terms); teacher.value > 0)
        loss = terms.sum("loss-moment", loss, teacher);
    table.loss = Bytes(loss.value);
    if (architecture.scores)
        return table;
    const Term keptBytesPerLogit = terms("kept-loss-bytes", std::min(4.0, shape.style.lossBytesPerLogit));
    table.keptLoss = Bytes(
        terms
            .product("kept-loss", keptBytesPerLogit,
                     terms.quotient("logits-at-once", logitsOf(vocabulary, shape, terms), terms("loss-chunks", shape.style.lossChunks)))
            .value);
    if (architecture.mtpLayers > 0)
        table.mtp =
            Bytes(mtpActivations(architecture, shape, keptBytes("kept-by-mtp-layer", operators.mtp, mode, terms), loss, terms).value);
    return table;
}

std::vector<Bytes> chunkActivations(const Site& site, const ResolvedPlan& plan, const ActivationTable& table, const RankStages& stages,
                                    const Terms& terms)
{
    std::vector<Bytes> chunks;
    chunks.reserve(stages.ranges.size());
    for (const StageRange& range : stages.ranges)
        chunks.emplace_back(keptPerMicroBatch(site, plan, table, range, terms).value);
    return chunks;
}

std::int64_t waitingLosses(const ResolvedPlan& plan) { return mostWaitingLosses(plan.pipeline()); }

std::vector<double> liveByChunk(const ResolvedPlan& plan, int rank, const std::vector<Bytes>& perChunk)
{
    if (plan.chunks == 1)
        return {static_cast<double>(peakLive(plan.pipeline(), rank))};
    std::vector<double> weights(static_cast<std::size_t>(plan.chunks), 0);
    for (std::size_t chunk = 0; chunk < std::min(weights.size(), perChunk.size()); ++chunk)
        weights[chunk] = perChunk[chunk].value();
    const std::vector<std::int64_t> live = heaviestLive(plan.pipeline(), rank, weights);
    return {live.begin(), live.end()};
}

}  // namespace shardscope
