// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/term.h"

namespace shardscope {

struct LedgerInputs;
struct LedgerRank;
struct RankParameters;
struct ResolvedPlan;
struct Site;
struct States;

/// Returns the bytes of what does not learn: sharded as the others are, without gradients and optimizer states, and in its own format where
/// it is quantised.
[[nodiscard]] Term frozenWeights(const States& states, const ResolvedPlan& plan, const RankParameters& parameters);

/// Returns the bytes of the embedding and the head that were loaded, where copies of them learn; a tied head has none of its own. `elements`:
/// of the embedding's matrix on this rank.
[[nodiscard]] Term originalVocabulary(const States& states, const Site& site, const ResolvedPlan& plan, const LedgerRank& stages,
                                      double elements);

/// Returns the bytes of the buffer into which weights of fewer bits are decoded: it has room for the largest of them.
[[nodiscard]] Term decodedWeights(const LedgerInputs& inputs, const Terms& terms);

}  // namespace shardscope
