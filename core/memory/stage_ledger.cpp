// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/memory/stage_ledger.h"

#include <algorithm>
#include <utility>

#include "core/memory/built_model.h"
#include "core/memory/flat_pieces.h"
#include "core/memory/framework_memory.h"
#include "core/memory/frozen_weights.h"
#include "core/memory/late_moments.h"
#include "core/memory/ledger_writer.h"
#include "core/memory/moments.h"
#include "core/memory/optimizer_states.h"
#include "core/memory/rank_stages.h"
#include "core/memory/shard_buffers.h"
#include "core/model/architecture.h"
#include "core/optimizer/optimizer_traits.h"
#include "core/plan/resolved_plan.h"
#include "core/schedule/in_flight.h"
#include "core/schedule/schedule_traits.h"
#include "core/site/site.h"

namespace shardscope {
namespace {

/// DiLoCo's weights of the last outer step and its momentum, in fp32 (Douillard et al. 2023, arXiv 2311.08105, algorithm 1).
constexpr double kOuterBytes = 4 + 4;

/// Moments, and a master copy where the weights have fewer bytes.
Term optimizerBytes(const States& states, const Training& training)
{
    const double moments = std::min(states.recipe.optimizer, optimizerBytes(training.optimizer, 4));
    const Term own = states.terms.about(nameOf(training.optimizer))("moment-bytes", moments);
    if (states.recipe.optimizer <= moments)
        return states.terms.named("optimizer-bytes", own);
    return states.terms.sum("optimizer-bytes", states.bytesPer("master-bytes", states.recipe.optimizer - moments), own);
}

/// By matrix, where the optimizer knows matrices.
Term optimizerStates(const States& states, const Site& site, const ResolvedPlan& plan, const LedgerInputs& inputs, const LedgerRank& stages)
{
    const Training& training = site.training;
    const ByteRecipe& recipe = states.recipe;
    if (!traitsOf(training.optimizer).knowsMatrices())
        return states.of("optimizer-states", optimizerBytes(states, training), recipe.shardsOptimizer);
    const Term moments = matrixStates(stages.parameters, inputs.parameters.matrices, recipe, training, plan, states.terms);
    const double master = recipe.optimizer - optimizerBytes(training.optimizer, 4);
    if (master <= 0)
        return states.terms.named("optimizer-states", moments);
    return states.terms.sum("optimizer-states", states.of("master-copy", states.bytesPer("master-bytes", master), recipe.shardsOptimizer),
                            moments);
}

/// Nanotron's buffers hold no gradients of the embedding and the head.
Term bufferedGradients(const States& states, const LedgerInputs& inputs, const LedgerRank& stages, bool tied)
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

/// Beside the shards: of one format with them, the gathered copy needs no room for this rank's own.
Term gatheredWeights(const States& states)
{
    const Term each = states.bytesPer("gathered-weight-bytes", states.recipe.gatheredWeights);
    if (!states.recipe.gatheredHoldsShard)
        return states.of("gathered-weights", each, false);
    return states.terms.difference("gathered-weights", states.of("gathered-whole", each, false),
                                   states.of("gathered-own-shard", each, true));
}

/// An optimizer that steps in the backward frees each before the next one is made.
Term gradients(const States& states, const ParameterTable& table, const ResolvedPlan& plan)
{
    const ByteRecipe& recipe = states.recipe;
    const bool reducesInBf16 = recipe.gradients == 2 && recipe.basis != Recipe::DeepSpeed;
    const Term each = states.bytesPer(reducesInBf16 ? "bf16-gradient-bytes" : "gradient-bytes", recipe.gradients);
    if (recipe.updatesInBackward) {
        const Term largest = states.terms("largest-learning-tensor", table.largestTensor);
        const Term ranks = states.terms("shard-group", plan.shardGroup);
        return states.terms.product("gradients", each,
                                    recipe.shardsGradients ? states.terms.quotient("shard-of-largest-tensor", largest, ranks) : largest);
    }
    return states.of("gradients", each, recipe.shardsGradients);
}

void addStates(LedgerWriter& ledger, const Site& site, const ResolvedPlan& plan, const LedgerInputs& inputs, const States& states,
               const LedgerRank& stages, PeakMoment moment)
{
    const ByteRecipe& recipe = inputs.recipe;
    const auto bytesPer = [&](std::string_view id, double bytes) { return states.bytesPer(id, bytes); };
    if (!recipe.weightsOnHost)
        ledger.add(MemoryClass::Parameters, "weights",
                   states.of("weights", bytesPer("weight-bytes", recipe.weights), recipe.shardsWeights));
    ledger.add(MemoryClass::Parameters, "frozen-weights", frozenWeights(states, plan, stages.parameters));
    ledger.add(MemoryClass::Parameters, "original-vocabulary",
               originalVocabulary(states, site, plan, stages, inputs.parameters.embeddingMatrix));
    ledger.add(MemoryClass::Parameters, "gathered-weights", gatheredWeights(states));
    if (!recipe.gradientsOnHost && (moment != PeakMoment::Activations || !recipe.gradientsAppear))
        ledger.add(MemoryClass::Gradients, "gradients", gradients(states, inputs.parameters, plan));
    ledger.add(MemoryClass::Gradients, "unsharded-gradients",
               states.of("unsharded-gradients", bytesPer("unsharded-gradient-bytes", recipe.unshardedGradients), false));
    ledger.add(MemoryClass::Gradients, "buffered-gradients", bufferedGradients(states, inputs, stages, site.architecture->tiedEmbeddings));
    if (plan.innerSteps)
        ledger.add(MemoryClass::Optimizer, "outer-states",
                   states.of("outer-states", states.terms("outer-bytes-each", kOuterBytes), recipe.shardsOptimizer));
    if (plan.offload != Offload::None || recipe.pagedStates)
        return;
    ledger.add(MemoryClass::Optimizer, "optimizer-states", optimizerStates(states, site, plan, inputs, stages));
    // DeepSpeed makes the copy at the step, but one flat piece finds no room among the freed blocks of activations: the device holds both.
    ledger.add(MemoryClass::Temporary, "step-gradients",
               states.of("step-gradients", bytesPer("step-gradient-bytes", recipe.stepGradients), recipe.shardsOptimizer));
}

/// Adds the flat copies that are there all the time.
void addFlatPieces(LedgerWriter& ledger, const Site& site, const ResolvedPlan& plan, const States& states)
{
    const FlatPieces pieces = flatPieces(site, plan, states.recipe);
    const auto ofPartition = [&](std::string_view line, std::string_view id, double bytes) {
        ledger.add(MemoryClass::Temporary, line, states.of(line, states.bytesPer(id, bytes), states.recipe.shardsOptimizer));
    };
    if (pieces.gradients > 0)
        ofPartition("flat-gradients", "flat-gradient-bytes", pieces.gradients);
    if (pieces.temporaries > 0)
        ofPartition("flat-step", "step-temporary-bytes", pieces.temporaries);
    if (pieces.bucket == 0)
        return;
    const Terms& terms = states.terms;
    const Term together = terms.minimum("parameters-of-a-bucket", terms("bucket-parameters", pieces.bucket), states.whole);
    ledger.add(MemoryClass::Temporary, "flat-bucket",
               terms.product("flat-bucket", states.bytesPer("flat-bucket-bytes", pieces.bucketBytes), together));
}

/// FSDP without pipeline stages: two gathered layers (the one at work and the one prefetched, where the rank has two), and the gathered
/// embedding or head.
void addGatheredLayers(LedgerWriter& ledger, const LedgerInputs& inputs, const LedgerRank& stages, const Terms& terms)
{
    if (!inputs.recipe.gathersLayers)
        return;
    const Term each = terms("element-bytes", inputs.shape.style.elementBytes);
    const Term layers = terms("layers-at-once", std::min<double>(inputs.recipe.layersAtOnce, stages.layers.layersOnRank()));
    // Layers of different kinds: the two that are gathered are not both the largest.
    const Term learnt = terms("rank-parameters", stages.parameters.total());
    const Term whole = stages.parameters.frozen > 0
                           ? terms.sum("rank-parameters-in-all", learnt, terms("frozen-parameters-in-all", stages.parameters.frozen))
                           : learnt;
    const Term all = terms.product("gathered-rank", each, whole);
    ledger.add(MemoryClass::Temporary, "gathered-layers",
               terms.minimum("gathered-layers",
                             terms.product("gathered-like-the-largest", layers, each, stages.layers.largestGathered(terms)), all));
    const bool hasEmbedding = stages.holdsEmbedding && inputs.parameters.embedding.whole() > 0;
    if ((hasEmbedding || stages.holdsHead) && !inputs.recipe.gathersHeadAlone)
        ledger.add(MemoryClass::Temporary, "gathered-vocabulary", gatheredVocabulary(inputs, terms));
}

/// Activations that are offloaded are still on the GPU while their layer works, and while they are sent or fetched beside the next one.
void addOffloadBuffers(LedgerWriter& ledger, const ResolvedPlan& plan, const LedgerInputs& inputs, const LedgerRank& stages,
                       const Terms& terms)
{
    if (plan.offloadActivations <= 0)
        return;
    Bytes largest;
    for (const LayerActivations& layer : inputs.activations.ofLayerKind)
        largest = std::max(largest, layer.offloadable);
    constexpr int kLayers = 2;  // at work, and on the way
    ledger.add(MemoryClass::Temporary, "offload-buffers",
               terms.product("offload-buffers", terms("/plan/offload_activations", plan.offloadActivations),
                             terms("layers-on-the-way", std::min(kLayers, stages.layers.layersOnRank())),
                             terms("offloadable-of-largest-layer", largest)));
}

void addActivations(LedgerWriter& ledger, const ResolvedPlan& plan, const LedgerInputs& inputs, const LedgerRank& stages,
                    const Terms& terms)
{
    ledger.add(MemoryClass::Activations, "kept-activations", stages.layers.keptActivations(terms));
    ledger.add(MemoryClass::Activations, "stage-outputs", keptOutputs(inputs, stages.layers, terms));
    if (!stages.holdsHead)
        return;
    if (const std::int64_t waiting = stages.layers.waitingLosses(); waiting > 0) {
        const Term all = terms("microbatches", static_cast<double>(plan.microBatches));
        const Term others = traitsOf(plan.schedule).allForwardsFirst
                                ? terms.difference("waiting-micro-batches", all, terms("one-at-its-loss", 1))
                                : terms.lookup("waiting-in-short-group", static_cast<double>(waiting), all, terms("group", plan.group));
        ledger.add(MemoryClass::Activations, "waiting-losses",
                   terms.product("waiting-losses", terms("kept-loss", inputs.activations.keptLoss), others));
    }
    ledger.add(MemoryClass::Activations, "mtp-activations", terms("mtp-activations", inputs.activations.mtp));
}

/// The two moments at which temporaries peak do not coincide: the loss (logits and their gradient) at the end of a forward,
/// and in the backward the recomputed layer with its gradients. The larger one counts.
void addLargerTemporary(LedgerWriter& ledger, const ResolvedPlan& plan, const LedgerInputs& inputs, const LedgerRank& stages,
                        const Terms& terms)
{
    const Term layer = recomputeMoment(plan, inputs, stages.layers, stages.holdsHead, terms);
    const Term loss = stages.holdsHead ? lossOrHeadMoment(inputs, terms) : terms("nothing", 0);
    const std::string_view line = loss.value >= layer.value              ? "logits"
                                  : stages.layers.retained({}).value > 0 ? "retained-graphs"
                                  : plan.recompute != Recompute::None    ? "recomputed-layer"
                                                                         : "layer-gradients";
    ledger.add(MemoryClass::Temporary, line, terms.maximum(line, loss, layer));
    ledger.add(MemoryClass::Temporary, "encoder-message", terms("encoder-message-bytes", inputs.activations.encoded));
    ledger.add(MemoryClass::Temporary, "context-buffer", terms("context-buffer", inputs.activations.contextBuffer));
    ledger.add(MemoryClass::Temporary, "expert-buffers", terms("expert-buffers", inputs.activations.expertBuffers));
}

}  // namespace

LedgerInputs ledgerInputs(const Site& site, const ResolvedPlan& plan, const Terms& terms, MicroBatchKind kind)
{
    LedgerInputs inputs;
    inputs.shape = rankShape(site, plan, terms, kind);
    inputs.recipe = byteRecipe(site, plan);
    inputs.parameters = parameterTable(site, plan, terms);
    inputs.operators = modelOperators(*site.architecture, inputs.parameters.vocabulary, inputs.shape, terms);
    inputs.operators.forwards = forwardParts(site.forwards, inputs.shape);
    inputs.activations = activationTable(site, plan, inputs.shape, inputs.operators, inputs.parameters.vocabulary, terms);
    return inputs;
}

Term shardedParameters(const RankParameters& parameters, const ResolvedPlan& plan, const Terms& terms)
{
    const Term dense = terms.quotient("dense-shard", terms("rank-dense", parameters.dense), terms("shard-group", plan.shardGroup));
    if (parameters.experts == 0)
        return terms.named("sharded-parameters", dense);
    const Term experts =
        terms.quotient("expert-shard", terms("rank-experts", parameters.experts), terms("expert-shard-group", plan.expertShardGroup));
    return terms.sum("sharded-parameters", dense, experts);
}

namespace {

/// Adds what comes and goes with micro-batches.
void addPasses(LedgerWriter& ledger, const Site& site, const ResolvedPlan& plan, const LedgerInputs& inputs, const LedgerRank& stages,
               const Terms& terms)
{
    addGatheredLayers(ledger, inputs, stages, terms);
    if (plan.hasWeightShards()) {
        const ShardBuffers buffers = shardBuffers(site, plan, inputs, stages, terms);
        ledger.add(MemoryClass::Temporary, "gathered-shards", buffers.gathered);
        ledger.add(MemoryClass::Temporary, "shard-gradients", buffers.gradients);
    }
    ledger.add(MemoryClass::Temporary, "decoded-weights", decodedWeights(inputs, terms));
    addActivations(ledger, plan, inputs, stages, terms);
    addOffloadBuffers(ledger, plan, inputs, stages, terms);
    addLargerTemporary(ledger, plan, inputs, stages, terms);
}

/// By what comes and goes alone, the optimizer's or the gradients' bytes are beside activations, never on top of them.
PeakMoment peakMoment(const Site& site, const ResolvedPlan& plan, const LedgerInputs& inputs, const LedgerRank& stages)
{
    const ByteRecipe& recipe = inputs.recipe;
    if (!mayPeakLate(site, plan, recipe))
        return PeakMoment::Activations;
    const Terms silent;
    const States states{recipe, silent, {stages.parameters.total()}, shardedParameters(stages.parameters, plan, silent)};
    const double step = stepTemporaries(states, site, plan, inputs.parameters.largestTensor).value;
    LedgerWriter passes(stages.rank, Lines::Summed, silent);
    addPasses(passes, site, plan, inputs, stages, silent);
    const double late = recipe.gradientsAppear ? gradients(states, inputs.parameters, plan).value : 0;
    const double tied = recipe.gradientsAppear ? secondOfTied(states, site, plan, stages, inputs.parameters.embeddingMatrix).value : 0;
    if (passes.total().value >= late + std::max(step, tied))
        return PeakMoment::Activations;
    return step > 0 && step >= tied ? PeakMoment::Step : PeakMoment::Gradients;
}

/// Adds the framework's own memory, the last lines.
StageMemory withFramework(LedgerWriter ledger, const Site& site, const ResolvedPlan& plan, const Terms& terms)
{
    const FrameworkMemory framework = frameworkMemory(plan, site.cluster.gpu, ledger.total(), terms);
    ledger.memory().allocated = Bytes(framework.allocated.value);
    ledger.add(MemoryClass::Framework, "workspace", framework.workspace);
    ledger.add(MemoryClass::Framework, "allocator-slack", framework.allocatorSlack);
    ledger.memory().reserved = ledger.memory().allocated + Bytes(framework.allocatorSlack.value);
    ledger.add(MemoryClass::Framework, "driver", framework.driver);
    ledger.add(MemoryClass::Framework, "cuda-context", framework.context);
    ledger.add(MemoryClass::Framework, "communicators", framework.communicators);
    return std::move(ledger).take();
}

}  // namespace

StageMemory stageLedger(const Site& site, const ResolvedPlan& plan, const LedgerInputs& inputs, int rank, const Terms& terms,
                        std::optional<PeakMoment> at)
{
    const RankStages stages = rankStages(site, plan, rank);
    const RankParameters parameters = rankParameters(site, plan, inputs.parameters, stages, terms);
    std::vector<Bytes> perChunk = chunkActivations(site, plan, inputs.activations, stages, terms);
    const std::vector<double> live = liveByChunk(plan, rank, perChunk);
    const StageWalk walk(site, plan, inputs, stages, live, std::move(perChunk));
    return rankLedger(site, plan, inputs, {rank, stages.holdsEmbedding, stages.holdsHead, parameters, walk}, Lines::Kept, terms, at);
}

StageMemory rankLedger(const Site& site, const ResolvedPlan& plan, const LedgerInputs& inputs, const LedgerRank& stages, Lines lines,
                       const Terms& terms, std::optional<PeakMoment> at)
{
    const RankParameters& parameters = stages.parameters;
    const PeakMoment moment = at ? *at : peakMoment(site, plan, inputs, stages);
    const Term built = at ? terms("nothing", 0) : builtModel(site, plan, inputs, parameters, terms);
    LedgerWriter ledger(stages.rank, lines, terms);
    const States states{inputs.recipe, terms, terms("rank-parameters", parameters.total()), shardedParameters(parameters, plan, terms)};
    addStates(ledger, site, plan, inputs, states, stages, moment);
    addFlatPieces(ledger, site, plan, states);
    if (moment == PeakMoment::Activations)
        addPasses(ledger, site, plan, inputs, stages, terms);
    else if (moment == PeakMoment::Step)
        ledger.add(MemoryClass::Temporary, "step-temporaries", stepTemporaries(states, site, plan, inputs.parameters.largestTensor));
    else if (inputs.recipe.gradientsAppear)
        ledger.add(MemoryClass::Temporary, "second-gradient-of-tied",
                   secondOfTied(states, site, plan, stages, inputs.parameters.embeddingMatrix));

    if (built.value > ledger.memory().total().value()) {  // before the first step
        LedgerWriter before(stages.rank, lines, terms);
        before.add(MemoryClass::Parameters, "built-weights", built);
        return withFramework(std::move(before), site, plan, terms);
    }
    return withFramework(std::move(ledger), site, plan, terms);
}

}  // namespace shardscope
