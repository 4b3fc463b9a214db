// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/memory/memory.h"
#include "core/model/operator_traits.h"

namespace shardscope {

struct ResolvedPlan;
struct Site;

/// The bytes that one operator of the layers of one kind keeps for the backward pass, over all layers and live micro-batches of a rank.
struct KeptByOperator {
    static constexpr int kEmbedding = -1;
    static constexpr int kEncoders = -2;
    int layerKind = kEmbedding;  ///< index into Architecture::kinds, or one of these
    OperatorId id;
    Bytes bytes;
};

/// Returns the ledger's line "kept-activations" of pipeline rank `rank` by operator, in the order of the forward pass, without operators
/// that keep nothing; what an encoder with GPUs of its own has sent counts as its projector's. Invariant: they sum to that line.
[[nodiscard]] std::vector<KeptByOperator> keptByOperator(const Site& site, const ResolvedPlan& plan, const LedgerInputs& inputs, int rank);

}  // namespace shardscope
