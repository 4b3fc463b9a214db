// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>

#include "core/base/choices.h"

namespace shardscope {

/// What is known of the software that runs the step. An empty optional: that framework's default of that year.
struct Software {
    std::optional<Framework> framework;  ///< empty: the recipe's own
    std::optional<int> year;
    std::optional<bool> compiled;
    std::optional<CudaGraph> cudaGraph;
    std::optional<bool> fusedKernels;
    std::optional<Loss> loss;
    std::optional<Fp8Recipe> fp8Recipe;
    std::optional<bool> deterministic;
    std::optional<MoeRouting> moeRouting;
    std::optional<MoeDispatcher> moeDispatcher;
    std::optional<double> capacityFactor;
    std::optional<double> expertImbalance;  ///< the busiest expert rank's tokens / the mean
    bool operator==(const Software&) const = default;
};

/// What is trained, apart from how it is split.
struct Training {
    std::int64_t sequenceLength = 0;  ///< tokens
    std::int64_t globalBatch = 0;     ///< sequences
    Precision precision = Precision::Bf16;
    Recipe recipe = Recipe::Megatron;
    Optimizer optimizer = Optimizer::AdamW;
    std::optional<AttentionKernel> attention;
    std::optional<double> tokenBudget;  ///< tokens
    Software software;
    bool operator==(const Training&) const = default;
};

}  // namespace shardscope
