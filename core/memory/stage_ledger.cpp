// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/memory/stage_ledger.h"

#include <algorithm>

#include "core/memory/framework_memory.h"
#include "core/schedule/schedule_traits.h"

namespace shardscope {
namespace {

class LedgerWriter {
public:
    explicit LedgerWriter(int rank)
    {
        m_memory.rank = rank;
        m_memory.lines.reserve(16);
    }

    void add(MemoryClass memoryClass, std::string_view what, Bytes bytes)
    {
        if (bytes <= Bytes())
            return;
        m_memory.lines.push_back({memoryClass, what, bytes});
        m_memory.byClass[static_cast<std::size_t>(memoryClass)] += bytes;
    }
    [[nodiscard]] Bytes total() const { return m_memory.total(); }
    [[nodiscard]] StageMemory& memory() { return m_memory; }
    [[nodiscard]] StageMemory take() && { return std::move(m_memory); }

private:
    StageMemory m_memory;
};

/// Beside the shards: of one format with them, the gathered copy needs no room for this rank's own.
Bytes gatheredBytes(const RankParameters& parameters, const ByteRecipe& recipe, const ResolvedPlan& plan)
{
    const Bytes whole(parameters.total() * recipe.gatheredWeights);
    return recipe.gatheredHoldsShard ? whole - stateBytes(parameters, recipe.gatheredWeights, true, plan) : whole;
}

void addStates(LedgerWriter& ledger, const Site& site, const ResolvedPlan& plan, const LedgerInputs& inputs,
               const RankParameters& parameters, const RankStages& stages)
{
    const ByteRecipe& recipe = inputs.recipe;
    const Offload offload = plan.offload;
    if (!recipe.weightsOnHost)
        ledger.add(MemoryClass::Parameters, "weights", stateBytes(parameters, recipe.weights, recipe.shardsWeights, plan));
    ledger.add(MemoryClass::Parameters, "gathered-weights", gatheredBytes(parameters, recipe, plan));
    ledger.add(MemoryClass::Gradients, "gradients", stateBytes(parameters, recipe.gradients, recipe.shardsGradients, plan));
    ledger.add(MemoryClass::Gradients, "unsharded-gradients", Bytes(parameters.total() * recipe.unshardedGradients));

    double vocabularyMatrices = 0;
    if (stages.holdsEmbedding)
        vocabularyMatrices += inputs.parameters.embeddingMatrix;
    if (stages.holdsHead && !(stages.holdsEmbedding && site.architecture->tiedEmbeddings))
        vocabularyMatrices += inputs.parameters.embeddingMatrix;
    ledger.add(MemoryClass::Gradients, "buffered-gradients",
               Bytes(std::max(0.0, parameters.total() - vocabularyMatrices) * recipe.bufferedGradients));

    if (offload == Offload::None) {
        ledger.add(MemoryClass::Optimizer, "optimizer-states", stateBytes(parameters, recipe.optimizer, recipe.shardsOptimizer, plan));
        ledger.add(MemoryClass::Temporary, "step-gradients", stateBytes(parameters, recipe.stepGradients, recipe.shardsOptimizer, plan));
    }
}

/// FSDP without pipeline stages: two gathered layers (the one at work and the one prefetched), one layer's unsharded fp32
/// gradient, and the gathered embedding or head with its gradient.
void addGatheredLayers(LedgerWriter& ledger, const Site& site, const LedgerInputs& inputs, const RankStages& stages)
{
    if (!inputs.recipe.gathersLayers)
        return;
    double largest = 0;
    for (const StageRange& range : stages.ranges) {
        for (int layer = range.first; layer < range.end; ++layer)
            largest = std::max(largest, inputs.parameters.ofLayerKind[site.architecture->kindOfLayer[static_cast<std::size_t>(layer)]].total());
    }
    const double e = inputs.shape.style.elementBytes;
    ledger.add(MemoryClass::Temporary, "gathered-layers", Bytes(2 * e * largest));
    ledger.add(MemoryClass::Temporary, "layer-gradient", Bytes(4 * largest));
    if (stages.holdsEmbedding || stages.holdsHead)
        ledger.add(MemoryClass::Temporary, "gathered-vocabulary", Bytes((e + 4) * inputs.parameters.embeddingMatrix));
}

void addActivations(LedgerWriter& ledger, const ResolvedPlan& plan, const LedgerInputs& inputs, const RankStages& stages,
                    const std::vector<Bytes>& perChunk, const std::vector<double>& live)
{
    Bytes kept;
    for (std::size_t chunk = 0; chunk < std::min(perChunk.size(), live.size()); ++chunk)
        kept += perChunk[chunk] * live[chunk];
    ledger.add(MemoryClass::Activations, "kept-activations", kept);
    if (stages.holdsHead) {
        ledger.add(MemoryClass::Activations, "waiting-losses",
                   inputs.activations.keptLoss * static_cast<double>(waitingLosses(plan)));
        ledger.add(MemoryClass::Activations, "mtp-activations", inputs.activations.mtp);
    }
}

/// The two moments at which temporaries peak do not coincide: the loss (logits and their gradient) at the end of a forward,
/// and the recomputed layer with its gradients in the backward. The larger one counts.
void addLargerTemporary(LedgerWriter& ledger, const Site& site, const ResolvedPlan& plan, const LedgerInputs& inputs, const RankStages& stages,
                        const std::vector<double>& live)
{
    const Bytes layer = recomputeMoment(site, plan, inputs, stages, live);
    const Bytes loss = stages.holdsHead ? inputs.activations.loss : Bytes();
    if (loss >= layer)
        ledger.add(MemoryClass::Temporary, "logits", loss);
    else
        ledger.add(MemoryClass::Temporary, "recomputed-layer", layer);
    ledger.add(MemoryClass::Temporary, "context-buffer", inputs.activations.contextBuffer);
}

/// What the layers of these stages keep, all live micro-batches together.
Bytes keptBy(const Site& site, const LedgerInputs& inputs, const RankStages& stages, const std::vector<double>& live,
             Bytes LayerActivations::*kept)
{
    Bytes sum;
    for (std::size_t chunk = 0; chunk < std::min(stages.ranges.size(), live.size()); ++chunk) {
        const StageRange& range = stages.ranges[chunk];
        for (int layer = range.first; layer < range.end; ++layer) {
            const LayerActivations& one = inputs.activations.ofLayerKind[site.architecture->kindOfLayer[static_cast<std::size_t>(layer)]];
            sum += live[chunk] * (layer < range.recomputedEnd ? one.*kept : one.everything);
        }
    }
    return sum;
}

/// The most of one layer that `selective` makes again, with its gradients.
Bytes selectedMoment(const Site& site, const LedgerInputs& inputs, const RankStages& stages)
{
    Bytes largest;
    for (const StageRange& range : stages.ranges) {
        for (int layer = range.first; layer < range.end; ++layer) {
            const LayerActivations& one = inputs.activations.ofLayerKind[site.architecture->kindOfLayer[static_cast<std::size_t>(layer)]];
            largest = std::max(largest, one.everything - one.selective);
        }
    }
    return 2 * largest;
}

}  // namespace

LedgerInputs ledgerInputs(const Site& site, const ResolvedPlan& plan)
{
    LedgerInputs inputs;
    inputs.shape = rankShape(site, plan);
    inputs.recipe = byteRecipe(site, plan);
    inputs.parameters = parameterTable(site, plan);
    inputs.operators = modelOperators(*site.architecture, inputs.parameters.vocabulary, inputs.shape);
    inputs.activations = activationTable(site, plan, inputs.shape, inputs.operators, inputs.parameters.vocabulary);
    return inputs;
}

Bytes stateBytes(const RankParameters& parameters, double bytes, bool sharded, const ResolvedPlan& plan)
{
    if (!sharded)
        return Bytes(bytes * parameters.total());
    return Bytes(bytes * (parameters.dense / plan.shardGroup + parameters.experts / plan.expertShardGroup));
}

Bytes recomputedLayer(const Site& site, const ResolvedPlan& plan, const LedgerInputs& inputs, const RankStages& stages,
                      const std::vector<double>& live)
{
    if (plan.recompute == Recompute::None || (plan.recompute == Recompute::Full && plan.recomputeLayers == 0))
        return {};
    const auto kept = [&](Bytes LayerActivations::*how) { return keptBy(site, inputs, stages, live, how); };
    const Bytes here = kept(&LayerActivations::kept);
    const Bytes dropped = kept(&LayerActivations::everything) - here;
    if (plan.recompute == Recompute::Selective)
        return std::min(selectedMoment(site, inputs, stages), dropped);
    const Bytes layer = largestLayer(site, inputs.activations, stages);
    const bool gathers = inputs.shape.sequenceParallel && layer > Bytes();
    const Bytes moment = std::min(2 * layer + (gathers ? 2 * inputs.activations.gatheredHidden : Bytes()), dropped);
    if (plan.recompute != Recompute::Full || plan.recomputeLayers)
        return moment;
    return std::min(moment, kept(&LayerActivations::selective) + selectedMoment(site, inputs, stages) - here);
}

bool fusesWithLoss(const ResolvedPlan& plan, const RankStages& stages)
{
    return stages.holdsHead && traitsOf(plan.schedule).fuses;
}

Bytes recomputeMoment(const Site& site, const ResolvedPlan& plan, const LedgerInputs& inputs, const RankStages& stages,
                      const std::vector<double>& live)
{
    const Bytes layer = recomputedLayer(site, plan, inputs, stages, live);
    return layer > Bytes() && fusesWithLoss(plan, stages) ? layer + inputs.activations.keptLoss : layer;
}

StageMemory stageLedger(const Site& site, const ResolvedPlan& plan, const LedgerInputs& inputs, int rank)
{
    const RankStages stages = rankStages(site, plan, rank);
    const RankParameters parameters = rankParameters(site, inputs.parameters, stages);
    LedgerWriter ledger(rank);
    addStates(ledger, site, plan, inputs, parameters, stages);
    addGatheredLayers(ledger, site, inputs, stages);
    const std::vector<Bytes> perChunk = chunkActivations(site, plan, inputs.activations, stages);
    const std::vector<double> live = liveByChunk(plan, rank, perChunk);
    addActivations(ledger, plan, inputs, stages, perChunk, live);
    addLargerTemporary(ledger, site, plan, inputs, stages, live);

    const FrameworkMemory framework = frameworkMemory(plan, ledger.total(), capacity(site.cluster.gpu));
    ledger.memory().allocated = ledger.total() + framework.workspace;
    ledger.memory().reserved = ledger.memory().allocated + framework.allocatorSlack;
    ledger.add(MemoryClass::Framework, "workspace", framework.workspace);
    ledger.add(MemoryClass::Framework, "allocator-slack", framework.allocatorSlack);
    ledger.add(MemoryClass::Framework, "driver", framework.driver);
    ledger.add(MemoryClass::Framework, "cuda-context", framework.context);
    ledger.add(MemoryClass::Framework, "communicators", framework.communicators);
    return std::move(ledger).take();
}

}  // namespace shardscope
