// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

#include "core/base/choices.h"

namespace shardscope {

/// What an optimizer computes of a whole matrix, besides reading and writing its states.
enum class MatrixWork {
    None,
    NewtonSchulz,  ///< orthogonalises the momentum
    Rotation,      ///< rotates gradient and update into the eigenbases of both sides
    LowRank,       ///< orthonormalises a factor of low rank
};

/// All that is known of an optimizer without a model or a plan.
struct OptimizerTraits {
    Optimizer optimizer;
    double moments;  ///< bytes per parameter besides the master copy; of matrices with `matrixBytes`, those of large square ones
    double rest;     ///< the same of parameters outside matrices
    MatrixWork work = MatrixWork::None;
    /// Returns the bytes of the states of one matrix; null: `moments` of each parameter.
    double (*matrixBytes)(double rows, double columns) = nullptr;
    bool withVocabulary = false;  ///< embedding and head are matrices, too
    std::string_view source;

    /// Returns whether matrices have other states than the rest.
    [[nodiscard]] constexpr bool knowsMatrices() const { return matrixBytes != nullptr; }
};

[[nodiscard]] const OptimizerTraits& traitsOf(Optimizer optimizer);

/// Iterations of Newton-Schulz: the default of the optimizer's paper and of every framework (Jordan et al. 2024,
/// kellerjordan.github.io/posts/muon; Megatron-LM optimizer_config.py, muon_num_ns_steps).
inline constexpr double kNewtonSchulzSteps = 5;
/// Steps between two renewals of the bases (Vyas et al. 2024, arXiv 2409.11321, section 6: a frequency of 10).
inline constexpr double kStepsOfABasis = 10;
/// The rank relative to the shorter side (Ahn et al. 2025, arXiv 2504.05295; microsoft/dion, rank_fraction).
inline constexpr double kRankFraction = 0.25;

}  // namespace shardscope
