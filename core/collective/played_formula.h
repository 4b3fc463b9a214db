// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/collective/played_operation.h"

namespace shardscope {

/// The textbook's closed form of a collective of `n` ranks; amounts are multiples of the nccl-tests size. Sources: Thakur, Rabenseifner and
/// Gropp, "Optimization of Collective Communication Operations in MPICH", IJHPCA 19(1), 2005, sections 4 to 6; nccl-tests,
/// doc/PERFORMANCE.md.
struct PlayedFormula {
    int steps = 0;
    double path = 0;   ///< over the busiest link of each step, summed: time = steps · latency + path · size / bandwidth
    double most = 0;   ///< sent by the rank that sends most
    double total = 0;  ///< sent by all ranks together
};

/// Returns the closed form. Precondition: playCollective returns steps for the same arguments.
[[nodiscard]] PlayedFormula playedFormula(PlayedOperation operation, PlayedAlgorithm algorithm, int ranks);

/// Returns ⌈log₂ n⌉, the levels of a binomial tree.
[[nodiscard]] int treeLevels(int ranks);

}  // namespace shardscope
