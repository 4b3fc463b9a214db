// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>

#include "core/base/choices.h"
#include "core/model/tuning.h"
#include "core/scenario/documents.h"

namespace shardscope {

/// The software that runs the step. An empty optional: that framework's default of that year.
struct Software {
    std::optional<Framework> framework;  ///< empty: the recipe's own
    std::optional<int> year;
    std::optional<bool> compiled;
    std::optional<CudaGraph> cudaGraph;
    std::optional<bool> fusedKernels;
    std::optional<Loss> loss;
    std::optional<Fp8Recipe> fp8Recipe;
    std::optional<bool> deterministic;
    std::optional<OptimizerKernel> optimizerKernel;
    std::optional<bool> symmetricProducts;  ///< of an optimizer's matrices: a kernel that computes one half
    std::optional<MoeRouting> moeRouting;
    std::optional<MoeDispatcher> moeDispatcher;
    std::optional<double> capacityFactor;
    std::optional<double> expertImbalance;     ///< the busiest expert rank's tokens / the mean
    std::optional<double> expertRankCapacity;  ///< tokens that each expert rank's buffers hold / the mean; empty: as many as come
    std::optional<bool> tiledMlp;              ///< dense feed-forwards run tile by tile of the sequence, and again in the backward
    std::optional<double> pagedStash;          ///< tokens that the pages of experts' kept activations hold / the mean; empty: no pages
    bool operator==(const Software&) const = default;
};

/// Failures and checkpoints of a whole training. There is a goodput only with a rate of failures; the other empty optionals have defaults
/// with a source (core/estimate/goodput.h).
struct Reliability {
    std::optional<double> gpuHoursPerFailure;   ///< of failures that stop the whole job
    std::optional<double> restartSeconds;       ///< until the checkpoint is read
    std::optional<double> checkpointInterval;   ///< seconds of training between two; empty: Daly's optimum
    std::optional<double> checkpointBandwidth;  ///< bytes per second of all GPUs together, to storage and back
    std::optional<bool> asynchronous;           ///< training waits for the copy to the hosts only
    bool operator==(const Reliability&) const = default;
};

/// The training, apart from its parallelisation.
struct Training {
    std::int64_t sequenceLength = 0;  ///< tokens
    std::int64_t globalBatch = 0;     ///< sequences
    Precision precision = Precision::Bf16;
    Recipe recipe = Recipe::Megatron;
    Optimizer optimizer = Optimizer::AdamW;
    std::optional<bool> optimizerInBackward;  ///< each tensor is updated, and its gradient freed, as soon as the backward has made it
    std::optional<bool> pagedStates;          ///< optimizer states leave the GPU where it needs their room (bitsandbytes)
    std::optional<AttentionKernel> attention;
    std::optional<double> tokenBudget;  ///< tokens
    Software software;
    Reliability reliability;
    Tuning tuning;
    Documents documents;
    bool operator==(const Training&) const = default;
};

/// Returns the length of the sequences that attention computes: that of a training's rows, or its documents' L* (`LengthDistribution`) after
/// they are cut to it.
[[nodiscard]] inline double attendedLength(const Training& training)
{
    const auto row = static_cast<double>(training.sequenceLength);
    return training.documents.areUneven() ? training.documents.lengths->lengths.cutAt(row).effective() : row;
}

}  // namespace shardscope
