// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/memory/stage_ledger.h"

#include <algorithm>
#include <limits>

#include "core/memory/framework_memory.h"

namespace shardscope {
namespace {

constexpr int kAllLayers = std::numeric_limits<int>::max();

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

void addStates(LedgerWriter& ledger, const Scenario& scenario, const ResolvedPlan& plan, const LedgerInputs& inputs,
               const RankParameters& parameters, const RankStages& stages)
{
    const ByteRecipe& recipe = inputs.recipe;
    const Offload offload = scenario.plan.offload;
    if (!recipe.weightsOnHost)
        ledger.add(MemoryClass::Parameters, "weights", stateBytes(parameters, recipe.weights, recipe.shardsWeights, plan));
    ledger.add(MemoryClass::Parameters, "gathered-weights", gatheredBytes(parameters, recipe, plan));
    ledger.add(MemoryClass::Gradients, "gradients", stateBytes(parameters, recipe.gradients, recipe.shardsGradients, plan));
    ledger.add(MemoryClass::Gradients, "unsharded-gradients", Bytes(parameters.total() * recipe.unshardedGradients));

    double vocabularyMatrices = 0;
    if (stages.holdsEmbedding)
        vocabularyMatrices += inputs.parameters.embeddingMatrix;
    if (stages.holdsHead && !(stages.holdsEmbedding && scenario.architecture->tiedEmbeddings))
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
void addGatheredLayers(LedgerWriter& ledger, const Scenario& scenario, const LedgerInputs& inputs, const RankStages& stages)
{
    if (!inputs.recipe.gathersLayers)
        return;
    double largest = 0;
    for (const StageRange& range : stages.ranges) {
        for (int layer = range.first; layer < range.end; ++layer)
            largest = std::max(largest, inputs.parameters.ofLayerKind[scenario.architecture->kindOfLayer[static_cast<std::size_t>(layer)]].total());
    }
    const double e = inputs.shape.style.elementBytes;
    ledger.add(MemoryClass::Temporary, "gathered-layers", Bytes(2 * e * largest));
    ledger.add(MemoryClass::Temporary, "layer-gradient", Bytes(4 * largest));
    if (stages.holdsEmbedding || stages.holdsHead)
        ledger.add(MemoryClass::Temporary, "gathered-vocabulary", Bytes((e + 4) * inputs.parameters.embeddingMatrix));
}

void addActivations(LedgerWriter& ledger, const Scenario& scenario, const ResolvedPlan& plan, const LedgerInputs& inputs,
                    const RankStages& stages, const std::vector<Bytes>& perChunk, const std::vector<double>& live)
{
    Bytes kept;
    for (std::size_t chunk = 0; chunk < std::min(perChunk.size(), live.size()); ++chunk)
        kept += perChunk[chunk] * live[chunk];
    ledger.add(MemoryClass::Activations, "kept-activations", kept);
    if (stages.holdsHead) {
        ledger.add(MemoryClass::Activations, "waiting-losses",
                   inputs.activations.keptLoss * static_cast<double>(waitingLosses(scenario, plan)));
        ledger.add(MemoryClass::Activations, "mtp-activations", inputs.activations.mtp);
    }
}

/// The two moments at which temporaries peak do not coincide: the loss (logits and their gradient) at the end of a forward,
/// and the recomputed layer with its gradients in the backward. The larger one counts.
void addLargerTemporary(LedgerWriter& ledger, const Scenario& scenario, const LedgerInputs& inputs, const RankStages& stages,
                        const std::vector<double>& live)
{
    const Bytes layer = recomputeMoment(scenario, inputs, stages, live);
    const Bytes loss = stages.holdsHead ? inputs.activations.loss : Bytes();
    if (loss >= layer)
        ledger.add(MemoryClass::Temporary, "logits", loss);
    else
        ledger.add(MemoryClass::Temporary, "recomputed-layer", layer);
    ledger.add(MemoryClass::Temporary, "context-buffer", inputs.activations.contextBuffer);
}

/// What the layers of these stages keep, all live micro-batches together.
Bytes keptBy(const Scenario& scenario, const LedgerInputs& inputs, const RankStages& stages, const std::vector<double>& live,
             Bytes LayerActivations::*kept)
{
    const int whole = scenario.plan.recompute == Recompute::Full ? scenario.plan.recomputeLayers.value_or(kAllLayers) : kAllLayers;
    Bytes sum;
    for (std::size_t chunk = 0; chunk < std::min(stages.ranges.size(), live.size()); ++chunk) {
        const StageRange& range = stages.ranges[chunk];
        for (int layer = range.first; layer < range.end; ++layer) {
            const LayerActivations& one =
                inputs.activations.ofLayerKind[scenario.architecture->kindOfLayer[static_cast<std::size_t>(layer)]];
            sum += live[chunk] * (layer - range.first < whole ? one.*kept : one.everything);
        }
    }
    return sum;
}

/// The most of one layer that `selective` makes again, with its gradients.
Bytes selectedMoment(const Scenario& scenario, const LedgerInputs& inputs, const RankStages& stages)
{
    Bytes largest;
    for (const StageRange& range : stages.ranges) {
        for (int layer = range.first; layer < range.end; ++layer) {
            const LayerActivations& one =
                inputs.activations.ofLayerKind[scenario.architecture->kindOfLayer[static_cast<std::size_t>(layer)]];
            largest = std::max(largest, one.everything - one.selective);
        }
    }
    return 2 * largest;
}

}  // namespace

LedgerInputs ledgerInputs(const Scenario& scenario, const ResolvedPlan& plan)
{
    LedgerInputs inputs;
    inputs.shape = rankShape(scenario, plan);
    inputs.recipe = byteRecipe(scenario, plan);
    inputs.parameters = parameterTable(scenario, plan);
    inputs.activations = activationTable(scenario, inputs.shape, inputs.parameters.vocabulary);
    return inputs;
}

Bytes stateBytes(const RankParameters& parameters, double bytes, bool sharded, const ResolvedPlan& plan)
{
    if (!sharded)
        return Bytes(bytes * parameters.total());
    return Bytes(bytes * (parameters.dense / plan.shardGroup + parameters.experts / plan.expertShardGroup));
}

Bytes recomputedLayer(const Scenario& scenario, const LedgerInputs& inputs, const RankStages& stages, const std::vector<double>& live)
{
    const Recompute mode = scenario.plan.recompute;
    if (mode == Recompute::None || (mode == Recompute::Full && scenario.plan.recomputeLayers == 0))
        return {};
    const auto kept = [&](Bytes LayerActivations::*how) { return keptBy(scenario, inputs, stages, live, how); };
    const Bytes here = kept(&LayerActivations::kept);
    const Bytes everything = kept(&LayerActivations::everything) - here;
    if (mode == Recompute::Selective)
        return std::min(selectedMoment(scenario, inputs, stages), everything);
    const Bytes gatheredInputs = inputs.shape.sequenceParallel ? 2 * inputs.activations.gatheredHidden : Bytes();
    const Bytes moment = std::min(2 * largestLayer(scenario, inputs.activations, stages) + gatheredInputs, everything);
    if (mode != Recompute::Full || scenario.plan.recomputeLayers)
        return moment;
    return std::min(moment, kept(&LayerActivations::selective) + selectedMoment(scenario, inputs, stages) - here);
}

bool fusesWithLoss(const Scenario& scenario, const RankStages& stages)
{
    const ScheduleKind kind = scenario.plan.schedule;
    return stages.holdsHead && (kind == ScheduleKind::DualPipe || kind == ScheduleKind::DualPipeV);
}

Bytes recomputeMoment(const Scenario& scenario, const LedgerInputs& inputs, const RankStages& stages, const std::vector<double>& live)
{
    const Bytes layer = recomputedLayer(scenario, inputs, stages, live);
    return layer > Bytes() && fusesWithLoss(scenario, stages) ? layer + inputs.activations.keptLoss : layer;
}

StageMemory stageLedger(const Scenario& scenario, const ResolvedPlan& plan, const LedgerInputs& inputs, int rank)
{
    const RankStages stages = rankStages(scenario, plan, rank);
    const RankParameters parameters = rankParameters(scenario, inputs.parameters, stages);
    LedgerWriter ledger(rank);
    addStates(ledger, scenario, plan, inputs, parameters, stages);
    addGatheredLayers(ledger, scenario, inputs, stages);
    const std::vector<Bytes> perChunk = chunkActivations(scenario, inputs.activations, stages);
    const std::vector<double> live = liveByChunk(scenario, plan, rank, perChunk);
    addActivations(ledger, scenario, plan, inputs, stages, perChunk, live);
    addLargerTemporary(ledger, scenario, inputs, stages, live);

    const FrameworkMemory framework = frameworkMemory(scenario, plan, ledger.total(), capacity(scenario.cluster.gpu));
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
