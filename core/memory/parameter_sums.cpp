// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/memory/rank_parameters.h"

namespace shardscope {

WeightShards& WeightShards::operator+=(const WeightShards& other)
{
    dense += other.dense;
    experts += other.experts;
    feedForward += other.feedForward;
    sharedExperts += other.sharedExperts;
    latentUp += other.latentUp;
    denseWeights += other.denseWeights;
    expertWeights += other.expertWeights;
    return *this;
}

WeightShards operator*(double factor, WeightShards shards)
{
    shards.dense *= factor;
    shards.experts *= factor;
    shards.feedForward *= factor;
    shards.sharedExperts *= factor;
    shards.latentUp *= factor;
    shards.denseWeights *= factor;
    shards.expertWeights *= factor;
    return shards;
}

RankParameters& RankParameters::operator+=(const RankParameters& other)
{
    dense += other.dense;
    experts += other.experts;
    addCounts(matrices, other.matrices);
    frozen += other.frozen;
    shards += other.shards;
    parts += other.parts;
    return *this;
}

FrozenParts& FrozenParts::operator+=(const FrozenParts& other)
{
    experts += other.experts;
    quantised += other.quantised;
    quantisedExperts += other.quantisedExperts;
    passed += other.passed;
    passedExperts += other.passedExperts;
    copied += other.copied;
    copiedExperts += other.copiedExperts;
    return *this;
}

FrozenParts operator*(double factor, FrozenParts parts)
{
    return {factor * parts.experts,       factor * parts.quantised, factor * parts.quantisedExperts, factor * parts.passed,
            factor * parts.passedExperts, factor * parts.copied,    factor * parts.copiedExperts};
}

}  // namespace shardscope
