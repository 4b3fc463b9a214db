// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/step/data_sync.h"

#include <algorithm>
#include <cmath>

namespace shardscope {
namespace {

/// A train of equal buckets that are ready at even intervals of `window` seconds, the last one at its end.
struct BucketTrain {
    Seconds all;      ///< all buckets, back to back
    Seconds exposed;  ///< past the window
};

BucketTrain bucketTrain(Seconds one, double buckets, Seconds window, bool overlapped, double share)
{
    BucketTrain train;
    train.all = one * buckets;
    if (!overlapped) {
        train.exposed = train.all;
        return train;
    }
    const Seconds beside = one / share;
    const Seconds ready = window / buckets;
    // The first bucket leaves when it is full; the train then ends when the wire has taken all, or after the last bucket.
    const Seconds end = std::max(ready + beside * buckets, window + one);
    train.exposed = end - window;
    return train;
}

double bucketsOf(const RankParameters& parameters, double bytesPerElement, const DataTraffic& traffic)
{
    const double elements = traffic.bucketElements > 0 ? traffic.bucketElements : traffic.bucketBytes / bytesPerElement;
    return std::max(1.0, std::ceil(parameters.total() / std::max(1.0, elements)));
}

/// Projections of queries, keys and values, of the output, up, down, and two norms.
constexpr double kTensorsPerLayer = 6;

RankParameters share(const RankParameters& parameters, double parts)
{
    return {parameters.dense / parts, parameters.experts / parts};
}

}  // namespace

DataSync dataSync(const RankParameters& parameters, int layers, const DataTraffic& traffic, Seconds forward, Seconds backward, const CostInputs& inputs)
{
    const double beside = inputs.constants[Constant::DataShare];
    const Overlap& overlap = inputs.plan.overlap;
    DataSync sync;
    if (!traffic.reducesEveryPass) {
        const double buckets = overlap.gradReduce ? bucketsOf(parameters, traffic.gradientBytes, traffic) : 1;
        const BucketTrain train =
            bucketTrain(reduceTime(share(parameters, buckets), traffic, inputs), buckets, backward, overlap.gradReduce, beside);
        sync.reduce = train.all;
        sync.reduceBuckets = buckets;
        sync.reduceExposed = train.exposed;
    }
    if (traffic.gathersAtStep) {
        double buckets = overlap.paramGather ? bucketsOf(parameters, traffic.weightBytes, traffic) : 1;
        if (traffic.gathersEachTensor)
            buckets = std::max(1.0, kTensorsPerLayer * layers);
        const BucketTrain train =
            bucketTrain(gatherTime(share(parameters, buckets), traffic, inputs), buckets, forward, overlap.paramGather, beside);
        sync.gather = train.all;
        sync.gatherBuckets = buckets;
        sync.gatherExposed = train.exposed;
    }
    return sync;
}

Seconds optimizerTime(const RankParameters& parameters, const ByteRecipe& recipe, const CostInputs& inputs)
{
    const ResolvedPlan& plan = inputs.plan;
    const double dense = parameters.dense / (recipe.shardsOptimizer ? plan.shardGroup : 1);
    const double experts = parameters.experts / (recipe.shardsOptimizer ? plan.expertShardGroup : 1);
    // Gradient read, states read and written, weight plan.
    const double perParameter = recipe.gradients + 2 * recipe.optimizer + recipe.weights;
    const Bytes bytes((dense + experts) * perParameter * inputs.constants[Constant::OptimizerPasses]);
    if (plan.offload == Offload::None)
        return bytes / inputs.rates.memory;
    return bytes / hostLink(inputs.site.cluster.gpu);
}

}  // namespace shardscope
