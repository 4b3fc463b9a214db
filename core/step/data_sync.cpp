// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/step/data_sync.h"

#include "core/hardware/hardware.h"
#include "core/memory/byte_recipe.h"
#include "core/memory/optimizer_states.h"
#include "core/memory/rank_parameters.h"
#include "core/memory/stage_ledger.h"
#include "core/optimizer/foreach_adam.h"
#include "core/optimizer/optimizer_traits.h"
#include "core/plan/resolved_plan.h"
#include "core/scenario/plan_choices.h"
#include "core/site/cost_constants.h"
#include "core/site/device_rates.h"
#include "core/site/site.h"
#include "core/step/cost_inputs.h"
#include "core/step/matrix_update.h"
#include "core/step/outer_update.h"
#include "core/step/sharded_layers.h"
#include "core/step/weight_shards.h"

#include <algorithm>
#include <cmath>

namespace shardscope {
namespace {

/// A train of equal buckets that are ready at even intervals of `window` seconds, the last one at its end.
struct BucketTrain {
    Term all;      ///< all buckets, back to back
    Term exposed;  ///< past the window
};

BucketTrain bucketTrain(Term one, Term buckets, Term window, bool overlapped, const CostInputs& inputs, const Terms& terms)
{
    const Term all = terms.product("all-buckets", one, buckets);
    if (!overlapped)
        return {all, all};
    // The first bucket leaves when it is full; the rest at the end of the window is exposed, at least the last bucket.
    const Term ready = terms.quotient("first-bucket-ready", window, buckets);
    const Term hidden = terms.product("hidden-in-the-window", terms.difference("window-beside-compute", window, ready),
                                      inputs.constants.of(Constant::DataShare, terms));
    return {all, terms.maximum("train-exposed", terms.difference("beyond-the-window", all, hidden), one)};
}

Term bucketsOf(const RankParameters& parameters, double bytesPerElement, const DataTraffic& traffic, const Terms& terms)
{
    const Term one = terms("one", 1);
    const Term elements = traffic.bucketElements > 0
                              ? terms("bucket-elements", traffic.bucketElements)
                              : terms.quotient("elements-of-a-bucket", terms("/plan/bucket_bytes", traffic.bucketBytes),
                                               terms("traffic-bytes", bytesPerElement));
    const Term full =
        terms.quotient("full-buckets", terms("rank-parameters", parameters.total()), terms.maximum("bucket-not-below-one", elements, one));
    return terms.maximum("buckets", terms.roundedUp("whole-buckets", full, one), one);
}

/// Projections of queries, keys and values, of the output, up, down, and two norms.
constexpr double kTensorsPerLayer = 6;

RankParameters share(const RankParameters& parameters, Term parts, const Terms& terms)
{
    const Term dense = terms.quotient("dense-of-a-bucket", terms("rank-dense", parameters.dense), parts);
    const Term experts = terms.quotient("experts-of-a-bucket", terms("rank-experts", parameters.experts), parts);
    nameParameters(dense, experts, terms);
    return {dense.value, experts.value};
}

}  // namespace

DataTrains dataTrains(const RankParameters& parameters, int layers, const DataTraffic& traffic, const CostInputs& inputs,
                      const Terms& terms)
{
    const Overlap& overlap = inputs.plan.overlap;
    const Term one = terms("one-bucket", 1);
    DataTrains trains;
    if (!traffic.reducesEveryPass) {
        trains.reduceBuckets = overlap.gradReduce ? bucketsOf(parameters, traffic.gradientBytes, traffic, terms) : one;
        trains.reduce = reduceTime(share(parameters, trains.reduceBuckets, terms), traffic, inputs, terms);
    }
    if (traffic.gathersAtStep) {
        Term buckets = overlap.paramGather ? bucketsOf(parameters, traffic.weightBytes, traffic, terms) : one;
        if (traffic.gathersEachTensor)
            buckets = terms.maximum(
                "tensors-of-the-rank", one,
                terms.product("tensors-of-layers", terms("tensors-per-layer", kTensorsPerLayer), terms("layers-of-rank", layers)));
        // A broadcast goes around the ring of all ranks: one part of an all-gather, with all of its latency.
        else if (traffic.broadcastsShards)
            buckets = terms("shard-group", inputs.plan.shardGroup);
        trains.gatherBuckets = buckets;
        trains.gather = gatherTime(share(parameters, buckets, terms), traffic, inputs, terms);
    }
    if (inputs.plan.hasWeightShards()) {
        TermSum all;
        for (const DataCollective& each : replicatedReductions(parameters, traffic.gradientBytes, inputs, terms)) {
            if (each.collective.bytes > Bytes())
                all.add(inputs.collectives.term(each.collective.kind, {each.collective.bytes.value(), each.bytes}, *each.group, terms));
        }
        trains.replicated = all.as("replicated-reduce", terms);
    }
    return trains;
}

DataSync dataSync(const DataTrains& trains, const DataTraffic& traffic, const SyncWindows& windows, const CostInputs& inputs,
                  const Terms& terms)
{
    const Overlap& overlap = inputs.plan.overlap;
    DataSync sync;
    if (!traffic.reducesEveryPass) {
        const bool isHalf = traitsOf(inputs.plan.schedule).splitsBackward;
        const Term window = terms(isHalf ? "rank-weight-gradients" : "rank-backward", windows.backward);
        const BucketTrain train = bucketTrain(trains.reduce, trains.reduceBuckets, window, overlap.gradReduce, inputs, terms);
        sync.reduceWindow = overlap.gradReduce ? windows.backward : Seconds();
        const auto withReplicated = [&](std::string_view id, Term of) {
            return Seconds((trains.replicated.value > 0 ? terms.sum(id, of, trains.replicated) : terms.named(id, of)).value);
        };
        sync.reduce = withReplicated("rank-reduce", train.all);
        sync.reduceBuckets = trains.reduceBuckets.value;
        sync.reduceExposed = withReplicated("reduce-exposed", train.exposed);
    } else if (trains.replicated.value > 0) {
        sync.reduce = Seconds(terms.named("rank-reduce", trains.replicated).value);
        sync.reduceExposed = Seconds(terms.named("reduce-exposed", trains.replicated).value);
    }
    if (traffic.gathersAtStep) {
        const BucketTrain train =
            bucketTrain(trains.gather, trains.gatherBuckets, terms("rank-forward", windows.forward), overlap.paramGather, inputs, terms);
        sync.gather = Seconds(terms.named("rank-gather", train.all).value);
        sync.gatherBuckets = trains.gatherBuckets.value;
        sync.gatherExposed = Seconds(terms.named("gather-exposed", train.exposed).value);
    }
    return sync;
}

DataSync dataSync(const RankParameters& parameters, int layers, const DataTraffic& traffic, const SyncWindows& windows,
                  const CostInputs& inputs, const Terms& terms)
{
    const Overlap& overlap = inputs.plan.overlap;
    const DataTrains trains = dataTrains(parameters, layers, traffic, inputs, terms);
    DataSync sync = dataSync(trains, traffic, windows, inputs, terms);
    if (!traffic.reducesEveryPass && !overlap.gradReduce)
        sync.reduceAfter = sync.reduceExposed;
    else if (!traffic.reducesEveryPass)
        sync.reduceAfter = Seconds(reduceTime(parameters, traffic, inputs).value + trains.replicated.value);
    if (traffic.gathersAtStep) {
        const bool couldWait = overlap.paramGather && !traffic.gathersEachTensor;
        sync.gatherAfter = couldWait ? Seconds(gatherTime(parameters, traffic, inputs).value) : sync.gatherExposed;
    }
    return sync;
}

namespace {

/// Returns the share of a host's memory bandwidth that Adam reaches. Ren et al. 2021 (ZeRO-Offload, arXiv 2101.06840), its table of Adam
/// latencies: 4 billion parameters a second, 28 bytes each, which is 0.44 of a DGX-2's two sockets (256 GB/s), by one process with all of
/// their cores. The ranks of a node whose cores are not bound to them get in each other's way: DeepSpeed, issue 6834, 10 s for 72 billion
/// parameters on 4 hosts of A100 (410 GB/s); pull request 7474, binding them makes the whole step 1.3 times faster.
double adamReached(const Site& site, const ResolvedPlan& plan)
{
    const bool isDeepSpeedAdam = site.training.recipe == Recipe::DeepSpeed && site.training.optimizer == Optimizer::AdamW;
    return isDeepSpeedAdam && std::min(plan.world, site.cluster.gpusPerNode) > 1 ? 0.12 : 0.44;
}

/// Returns the bandwidth that Adam reaches on a host. A Grace has its own memory next to each GPU.
BytesPerSecond hostMemory(const Site& site, const ResolvedPlan& plan)
{
    const Gpu& gpu = site.cluster.gpu;
    const double reached = adamReached(site, plan);
    if (gpu.hostMemoryBandwidth)
        return *gpu.hostMemoryBandwidth * (reached * site.cluster.gpusPerNode);
    return reached * traitsOf(gpu.generation).hostMemory;
}

/// Bytes per parameter: gradient read, states read and written, weight written.
Term optimizerTraffic(const ByteRecipe& recipe, const Terms& terms)
{
    const Terms own = terms.about(nameOf(recipe.basis));
    return terms.sum("optimizer-traffic", own("gradient-bytes", recipe.gradients),
                     terms.product("states-read-and-written", terms("read-and-written", 2), terms("optimizer-bytes", recipe.optimizer)),
                     own("weight-bytes", recipe.weights));
}

/// Whether the step is counted kernel by kernel: where the scenario says that they are foreach, or a framework whose steps are so counted
/// has them by default.
bool isForeachCounted(const Training& training)
{
    const bool isKnown = training.software.optimizerKernel || traitsOf(frameworkOf(training)).tuning.countsForeach;
    return isKnown && hasForeachKernels(training.optimizer) && optimizerKernelOf(training) == OptimizerKernel::Foreach;
}

/// Bytes per parameter of a step in foreach kernels, with clipping.
Term foreachTraffic(const ByteRecipe& recipe, const Training& training, const Terms& terms)
{
    const Terms own = terms.about(nameOf(recipe.basis));
    const double moments = std::min(recipe.optimizer, optimizerBytes(training.optimizer, 4));
    const double master = recipe.optimizer - moments;
    const Term moment = own("one-moment-bytes", moments / 2);
    const Term weight = master > 0 ? own("master-bytes", master) : own("weight-bytes", recipe.weights);
    return terms.sum("foreach-traffic", terms.product("foreach-weight", terms("foreach-weight-passes", kForeachAdam.weight), weight),
                     terms.product("foreach-gradient", terms("foreach-gradient-passes", kForeachAdam.gradient + kClippingPasses),
                                   own("gradient-bytes", recipe.gradients)),
                     terms.product("foreach-moments", terms("foreach-moment-passes", kForeachAdam.moment), moment),
                     terms.product("foreach-divisors", terms("foreach-divisor-passes", kForeachAdam.temporary), moment));
}

/// The same bytes of a rank whose optimizer knows matrices: their states differ.
Term matrixTraffic(Term held, const RankParameters& parameters, const ByteRecipe& recipe, const CostInputs& inputs, const Terms& terms)
{
    const Terms own = terms.about(nameOf(recipe.basis));
    const Training& training = inputs.site.training;
    const Term two = terms("read-and-written", 2);
    TermSum each;
    each.add(own("gradient-bytes", recipe.gradients));
    if (const double master = recipe.optimizer - optimizerBytes(training.optimizer, 4); master > 0)
        each.add(terms.product("states-read-and-written", two, own("master-bytes", master)));
    each.add(own("weight-bytes", recipe.weights));
    const Term states = matrixStates(parameters, inputs.matrices, recipe, training, inputs.plan, terms);
    return terms.sum("matrix-traffic", terms.product("parameters-moved", held, each.as("optimizer-traffic", terms)),
                     terms.product("matrix-states-moved", two, states));
}

/// Gradients go to the host, its processors update what the ranks of the node hold, new weights come back.
Term hostOptimizer(std::string_view id, Term held, const ByteRecipe& recipe, const CostInputs& inputs, const Terms& terms)
{
    const Terms own = terms.about(nameOf(recipe.basis));
    const Term ranks = terms("ranks-of-a-host", std::min(inputs.plan.world, inputs.site.cluster.gpusPerNode));
    const Term sent =
        terms.product("optimizer-bytes-sent", held,
                      terms.sum("gradient-and-weight", own("gradient-bytes", recipe.gradients), own("weight-bytes", recipe.weights)));
    const Term link = terms.quotient("optimizer-on-the-link", sent, terms("host-link", hostTransfer(inputs.site.cluster.gpu)));
    const Term moved = terms.product("bytes-of-the-host", held, ranks, optimizerTraffic(recipe, terms));
    const Term memory = terms("host-memory", hostMemory(inputs.site, inputs.plan));
    return terms.sum(id, link, terms.quotient("host-adam", moved, memory));
}

}  // namespace

namespace {

/// States read and written once, without what is computed of whole matrices.
Term stateUpdates(std::string_view id, const RankParameters& parameters, const ByteRecipe& recipe, const CostInputs& inputs,
                  const Terms& terms)
{
    const ResolvedPlan& plan = inputs.plan;
    const Term held = recipe.shardsOptimizer ? shardedParameters(parameters, plan, terms) : terms("rank-parameters", parameters.total());
    if (plan.offload != Offload::None && !plan.ownKernels)
        return hostOptimizer(id, held, recipe, inputs, terms);
    if (isForeachCounted(inputs.site.training) && plan.offload == Offload::None)
        return terms.quotient(id, terms.product("foreach-bytes-moved", held, foreachTraffic(recipe, inputs.site.training, terms)),
                              terms("memory-rate", inputs.rates.memory));
    const Term passes = inputs.constants.of(Constant::OptimizerPasses, terms);
    const bool knowsMatrices = traitsOf(inputs.site.training.optimizer).knowsMatrices();
    const Term bytes = knowsMatrices ? terms.product("matrix-bytes-moved", matrixTraffic(held, parameters, recipe, inputs, terms), passes)
                                     : terms.product("optimizer-bytes-moved", held, optimizerTraffic(recipe, terms), passes);
    // A program with kernels of its own streams the states through the GPU.
    const Term rate = plan.offload == Offload::None ? terms("memory-rate", inputs.rates.memory)
                                                    : terms("host-link", hostTransfer(inputs.site.cluster.gpu));
    return terms.quotient(id, bytes, rate);
}

}  // namespace

Seconds optimizerTime(const RankParameters& parameters, const ByteRecipe& recipe, const CostInputs& inputs, const Terms& terms)
{
    const std::vector<MatrixShare> shares = matrixShares(parameters, recipe, inputs);
    const bool hasOuter = inputs.plan.innerSteps.has_value();
    if (shares.empty() && !hasOuter)
        return Seconds(stateUpdates("rank-optimizer", parameters, recipe, inputs, terms).value);
    TermSum all;
    all.add(stateUpdates("state-updates", parameters, recipe, inputs, terms));
    if (!shares.empty())
        all.add(matrixUpdates(shares, inputs, terms));
    if (hasOuter)
        all.add(outerUpdate(parameters, inputs, terms));
    return Seconds(all.as("rank-optimizer", terms).value);
}

}  // namespace shardscope
