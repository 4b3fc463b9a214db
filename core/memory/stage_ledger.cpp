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

void addStates(LedgerWriter& ledger, const Site& site, const ResolvedPlan& plan, const LedgerInputs& inputs,
               const RankParameters& parameters, const RankStages& stages)
{
    const ByteRecipe& recipe = inputs.recipe;
    const Offload offload = plan.offload;
    // Only ZeRO-3's shards can live in host memory: without it every weight is needed all the time.
    if (offload != Offload::OptimizerAndParameters || !recipe.shardsWeights)
        ledger.add(MemoryClass::Parameters, "weights", stateBytes(parameters, recipe.weights, recipe.shardsWeights, plan));
    ledger.add(MemoryClass::Parameters, "gathered-weights", Bytes(parameters.total() * recipe.gatheredWeights));
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

void addActivations(LedgerWriter& ledger, const Site& site, const ResolvedPlan& plan, const LedgerInputs& inputs,
                    const RankStages& stages, int rank)
{
    const std::vector<Bytes> perChunk = chunkActivations(site, plan, inputs.activations, stages);
    const std::vector<double> live = liveByChunk(plan, rank, perChunk);
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
void addLargerTemporary(LedgerWriter& ledger, const Site& site, const ResolvedPlan& plan, const LedgerInputs& inputs, const RankStages& stages)
{
    const Bytes layer = recomputeMoment(site, plan, inputs, stages);
    const Bytes loss = stages.holdsHead ? inputs.activations.loss : Bytes();
    if (loss >= layer)
        ledger.add(MemoryClass::Temporary, "logits", loss);
    else
        ledger.add(MemoryClass::Temporary, "recomputed-layer", layer);
    ledger.add(MemoryClass::Temporary, "context-buffer", inputs.activations.contextBuffer);
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

Bytes recomputedLayer(const Site& site, const ResolvedPlan& plan, const LedgerInputs& inputs, const RankStages& stages)
{
    if (plan.recompute != Recompute::Full && plan.recompute != Recompute::PerOperator)
        return {};
    if (plan.recompute == Recompute::Full && plan.recomputeLayers == 0)
        return {};
    const Bytes layer = largestLayer(site, inputs.activations, stages);
    const bool gathers = inputs.shape.sequenceParallel && layer > Bytes();
    return 2 * layer + (gathers ? 2 * inputs.activations.gatheredHidden : Bytes());
}

bool fusesWithLoss(const ResolvedPlan& plan, const RankStages& stages)
{
    return stages.holdsHead && traitsOf(plan.schedule).fuses;
}

Bytes recomputeMoment(const Site& site, const ResolvedPlan& plan, const LedgerInputs& inputs, const RankStages& stages)
{
    const Bytes layer = recomputedLayer(site, plan, inputs, stages);
    return layer > Bytes() && fusesWithLoss(plan, stages) ? layer + inputs.activations.keptLoss : layer;
}

StageMemory stageLedger(const Site& site, const ResolvedPlan& plan, const LedgerInputs& inputs, int rank)
{
    const RankStages stages = rankStages(site, plan, rank);
    const RankParameters parameters = rankParameters(site, inputs.parameters, stages);
    LedgerWriter ledger(rank);
    addStates(ledger, site, plan, inputs, parameters, stages);
    addGatheredLayers(ledger, site, inputs, stages);
    addActivations(ledger, site, plan, inputs, stages, rank);
    addLargerTemporary(ledger, site, plan, inputs, stages);

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
