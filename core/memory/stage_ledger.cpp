// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/memory/stage_ledger.h"

#include <algorithm>

#include "core/memory/framework_memory.h"
#include "core/schedule/in_flight.h"

namespace shardscope {
namespace {

class LedgerWriter {
public:
    LedgerWriter(int rank, const Terms& terms) : m_terms(terms)
    {
        m_memory.rank = rank;
        m_memory.lines.reserve(16);
    }

    /// A line of the ledger; a recorder knows it by `what`.
    void add(MemoryClass memoryClass, std::string_view what, Term term)
    {
        const Bytes bytes(term.value);
        if (bytes <= Bytes())
            return;
        m_memory.lines.push_back({memoryClass, what, bytes});
        m_sum.add(m_terms.named(what, term));
        m_memory.byClass[static_cast<std::size_t>(memoryClass)] += bytes;
    }
    [[nodiscard]] Term total() const { return m_sum.as("tensors-total", m_terms); }
    [[nodiscard]] StageMemory& memory() { return m_memory; }
    [[nodiscard]] StageMemory take() && { return std::move(m_memory); }

private:
    Terms m_terms;
    TermSum m_sum;
    StageMemory m_memory;
};

/// The parameters that one state is kept for, and how many bytes of each.
struct States {
    const ByteRecipe& recipe;
    Terms terms;
    Term whole;    ///< of the rank
    Term sharded;  ///< of this GPU

    [[nodiscard]] Term bytesPer(std::string_view id, double bytes) const { return terms.about(nameOf(recipe.basis))(id, bytes); }
    [[nodiscard]] Term of(std::string_view line, Term bytes, bool isSharded) const { return terms.product(line, bytes, isSharded ? sharded : whole); }
};

/// Moments, and a master copy where the weights have fewer bytes.
Term optimizerBytes(const States& states, const Training& training)
{
    const double moments = optimizerBytes(training.optimizer, 4);
    const Term own = states.terms.about(nameOf(training.optimizer))("moment-bytes", moments);
    if (states.recipe.optimizer <= moments)
        return states.terms.named("optimizer-bytes", own);
    return states.terms.sum("optimizer-bytes", states.bytesPer("master-bytes", states.recipe.optimizer - moments), own);
}

/// Nanotron's buffers hold no gradients of the embedding and the head.
Term bufferedGradients(const States& states, const LedgerInputs& inputs, const RankStages& stages, bool tied)
{
    const Terms& terms = states.terms;
    const Term matrix = terms("embedding-matrix", inputs.parameters.embeddingMatrix);
    Term inside = states.whole;
    if (stages.holdsEmbedding)
        inside = terms.difference("parameters-without-vocabulary", inside, matrix);
    if (stages.holdsHead && !(stages.holdsEmbedding && tied))
        inside = terms.difference("parameters-without-vocabulary", inside, matrix);
    inside = terms.maximum("buffered-parameters", inside, terms("nothing", 0));
    return terms.product("buffered-gradients", inside, states.bytesPer("buffered-gradient-bytes", states.recipe.bufferedGradients));
}

void addStates(LedgerWriter& ledger, const Site& site, const ResolvedPlan& plan, const LedgerInputs& inputs, const States& states, const RankStages& stages)
{
    const ByteRecipe& recipe = inputs.recipe;
    const Offload offload = plan.offload;
    const auto bytesPer = [&](std::string_view id, double bytes) { return states.bytesPer(id, bytes); };
    // Only ZeRO-3's shards can live in host memory: without it every weight is needed all the time.
    if (offload != Offload::OptimizerAndParameters || !recipe.shardsWeights)
        ledger.add(MemoryClass::Parameters, "weights", states.of("weights", bytesPer("weight-bytes", recipe.weights), recipe.shardsWeights));
    ledger.add(MemoryClass::Parameters, "gathered-weights", states.of("gathered-weights", bytesPer("gathered-weight-bytes", recipe.gatheredWeights), false));
    const bool reducesInBf16 = recipe.gradients == 2 && recipe.basis != Recipe::DeepSpeed;
    ledger.add(MemoryClass::Gradients, "gradients",
               states.of("gradients", bytesPer(reducesInBf16 ? "bf16-gradient-bytes" : "gradient-bytes", recipe.gradients), recipe.shardsGradients));
    ledger.add(MemoryClass::Gradients, "unsharded-gradients",
               states.of("unsharded-gradients", bytesPer("unsharded-gradient-bytes", recipe.unshardedGradients), false));
    ledger.add(MemoryClass::Gradients, "buffered-gradients", bufferedGradients(states, inputs, stages, site.architecture->tiedEmbeddings));
    if (offload == Offload::None) {
        ledger.add(MemoryClass::Optimizer, "optimizer-states",
                   states.of("optimizer-states", optimizerBytes(states, site.training), recipe.shardsOptimizer));
        ledger.add(MemoryClass::Temporary, "step-gradients",
                   states.of("step-gradients", bytesPer("step-gradient-bytes", recipe.stepGradients), recipe.shardsOptimizer));
    }
}

/// FSDP without pipeline stages: two gathered layers (the one at work and the one prefetched), one layer's unsharded fp32
/// gradient, and the gathered embedding or head with its gradient.
void addGatheredLayers(LedgerWriter& ledger, const Site& site, const LedgerInputs& inputs, const RankStages& stages, const Terms& terms)
{
    if (!inputs.recipe.gathersLayers)
        return;
    double most = 0;
    for (const StageRange& range : stages.ranges) {
        for (int layer = range.first; layer < range.end; ++layer)
            most = std::max(most, inputs.parameters.ofLayerKind[site.architecture->kindOfLayer[static_cast<std::size_t>(layer)]].total());
    }
    const Term largest = terms("largest-layer-parameters", most);
    const Term e = terms("element-bytes", inputs.shape.style.elementBytes);
    const Term fp32 = terms("fp32-bytes", 4);
    ledger.add(MemoryClass::Temporary, "gathered-layers", terms.product("gathered-layers", terms("two-layers", 2), e, largest));
    ledger.add(MemoryClass::Temporary, "layer-gradient", terms.product("layer-gradient", fp32, largest));
    if (stages.holdsEmbedding || stages.holdsHead)
        ledger.add(MemoryClass::Temporary, "gathered-vocabulary",
                   terms.product("gathered-vocabulary", terms.sum("weight-and-gradient-bytes", e, fp32),
                                 terms("embedding-matrix", inputs.parameters.embeddingMatrix)));
}

/// The schedule's order tells how many; its published peak where this chunk reaches it.
Term liveTerm(double live, const PipelineShape& shape, int rank, std::size_t chunk, const Terms& terms)
{
    if (!terms.recorder())
        return {live};
    const bool isPeak = static_cast<double>(peakLive(shape, rank)) == live;
    const std::string_view id = isPeak ? terms.recorder()->text("live-" + std::string(nameOf(shape.kind))) : "live-at-heaviest";
    return terms.lookup(id, live, terms("microbatches", static_cast<double>(shape.microBatches)), terms("/plan/pp", shape.stages), terms("rank", rank), terms("chunks", shape.chunks),
                        terms("group", shape.group), terms("chunk-number", static_cast<double>(chunk)));
}

void addActivations(LedgerWriter& ledger, const Site& site, const ResolvedPlan& plan, const LedgerInputs& inputs,
                    const RankStages& stages, int rank, const Terms& terms)
{
    const std::vector<Bytes> perChunk = chunkActivations(site, plan, inputs.activations, stages, terms);
    const std::vector<double> live = liveByChunk(plan, rank, perChunk);
    const PipelineShape shape = plan.pipeline();
    TermSum kept;
    for (std::size_t chunk = 0; chunk < std::min(perChunk.size(), live.size()); ++chunk) {
        if (live[chunk] > 0)
            kept.add(terms.product("chunk", liveTerm(live[chunk], shape, rank, chunk, terms), terms("kept-per-micro-batch", perChunk[chunk])));
    }
    ledger.add(MemoryClass::Activations, "kept-activations", kept.as("kept-activations", terms));
    if (!stages.holdsHead)
        return;
    if (const std::int64_t waiting = waitingLosses(plan); waiting > 0) {
        const Term others = terms.difference("waiting-micro-batches", terms("microbatches", static_cast<double>(plan.microBatches)), terms("one-at-its-loss", 1));
        ledger.add(MemoryClass::Activations, "waiting-losses", terms.product("waiting-losses", terms("kept-loss", inputs.activations.keptLoss), others));
    }
    ledger.add(MemoryClass::Activations, "mtp-activations", terms("mtp-activations", inputs.activations.mtp));
}

/// The two moments at which temporaries peak do not coincide: the loss (logits and their gradient) at the end of a forward,
/// and the recomputed layer with its gradients in the backward. The larger one counts.
void addLargerTemporary(LedgerWriter& ledger, const Site& site, const ResolvedPlan& plan, const LedgerInputs& inputs, const RankStages& stages, const Terms& terms)
{
    const Term layer = recomputeMoment(site, plan, inputs, stages, terms);
    const Term loss = stages.holdsHead ? terms("loss-moment", inputs.activations.loss) : terms("nothing", 0);
    const std::string_view line = loss.value >= layer.value ? "logits" : "recomputed-layer";
    ledger.add(MemoryClass::Temporary, line, terms.maximum(line, loss, layer));
    ledger.add(MemoryClass::Temporary, "context-buffer", terms("context-buffer", inputs.activations.contextBuffer));
}

}  // namespace

LedgerInputs ledgerInputs(const Site& site, const ResolvedPlan& plan, const Terms& terms)
{
    LedgerInputs inputs;
    inputs.shape = rankShape(site, plan, terms);
    inputs.recipe = byteRecipe(site, plan);
    inputs.parameters = parameterTable(site, plan, terms);
    inputs.operators = modelOperators(*site.architecture, inputs.parameters.vocabulary, inputs.shape, terms);
    inputs.activations = activationTable(site, plan, inputs.shape, inputs.operators, inputs.parameters.vocabulary, terms);
    return inputs;
}

Term shardedParameters(const RankParameters& parameters, const ResolvedPlan& plan, const Terms& terms)
{
    const Term dense = terms.quotient("dense-shard", terms("rank-dense", parameters.dense), terms("shard-group", plan.shardGroup));
    if (parameters.experts == 0)
        return terms.named("sharded-parameters", dense);
    const Term experts = terms.quotient("expert-shard", terms("rank-experts", parameters.experts), terms("expert-shard-group", plan.expertShardGroup));
    return terms.sum("sharded-parameters", dense, experts);
}

Term recomputedLayer(const Site& site, const ResolvedPlan& plan, const LedgerInputs& inputs, const RankStages& stages, const Terms& terms)
{
    const bool repeatsLayers = plan.recompute == Recompute::PerOperator || (plan.recompute == Recompute::Full && plan.recomputeLayers != 0);
    if (!repeatsLayers)
        return terms("nothing", 0);
    const Term two = terms("activations-and-gradients", 2);
    const Term layer = terms.product("layer-and-gradients", two, terms("largest-layer", largestLayer(site, inputs.activations, stages, terms)));
    if (!inputs.shape.sequenceParallel)
        return terms.named("recomputed-at-once", layer);
    return terms.sum("recomputed-at-once", layer, terms.product("gathered-layer-inputs", terms("two-inputs", 2), terms("gathered-hidden", inputs.activations.gatheredHidden)));
}

bool fusesWithLoss(const ResolvedPlan& plan, const RankStages& stages)
{
    const ScheduleKind kind = plan.schedule;
    return stages.holdsHead && (kind == ScheduleKind::DualPipe || kind == ScheduleKind::DualPipeV);
}

Term recomputeMoment(const Site& site, const ResolvedPlan& plan, const LedgerInputs& inputs, const RankStages& stages, const Terms& terms)
{
    const Term layer = recomputedLayer(site, plan, inputs, stages, terms);
    const bool withLoss = layer.value > 0 && fusesWithLoss(plan, stages);
    return withLoss ? terms.sum("recompute-moment", layer, terms("kept-loss", inputs.activations.keptLoss)) : layer;
}

StageMemory stageLedger(const Site& site, const ResolvedPlan& plan, const LedgerInputs& inputs, int rank, const Terms& terms)
{
    const RankStages stages = rankStages(site, plan, rank);
    const RankParameters parameters = rankParameters(site, inputs.parameters, stages);
    LedgerWriter ledger(rank, terms);
    const States states{inputs.recipe, terms, terms("rank-parameters", parameters.total()), shardedParameters(parameters, plan, terms)};
    addStates(ledger, site, plan, inputs, states, stages);
    addGatheredLayers(ledger, site, inputs, stages, terms);
    addActivations(ledger, site, plan, inputs, stages, rank, terms);
    addLargerTemporary(ledger, site, plan, inputs, stages, terms);

    const FrameworkMemory framework = frameworkMemory(plan, ledger.total(), capacity(site.cluster.gpu), terms);
    ledger.memory().allocated = Bytes(framework.allocated.value);
    ledger.add(MemoryClass::Framework, "workspace", framework.workspace);
    ledger.add(MemoryClass::Framework, "allocator-slack", framework.allocatorSlack);
    ledger.memory().reserved = ledger.memory().allocated + Bytes(framework.allocatorSlack.value);
    ledger.add(MemoryClass::Framework, "driver", framework.driver);
    ledger.add(MemoryClass::Framework, "cuda-context", framework.context);
    ledger.add(MemoryClass::Framework, "communicators", framework.communicators);
    return std::move(ledger).take();
}

}  // namespace shardscope
