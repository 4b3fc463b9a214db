// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/layer/operator.h"
#include "core/layer/rank_shape.h"

/// Shared by the dense and the expert feed-forward; private to `core/layer`.
namespace shardscope {

struct FeedForwardIds {
    OperatorId up;
    OperatorId activation;
    OperatorId down;
};

/// Up (and gate) projection, activation, down projection, without collectives.
struct FeedForwardOperators {
    Operator up;
    Operator activation;
    Operator down;
};

/// `tokens` through `count` networks of `width` each (this rank's widths and tokens, all networks together). A plain
/// network keeps the up projection's output and the activation (4 bytes a unit of width and token in bf16), a gated one
/// two projections and their product (6; 8 where an eager framework keeps the activated gate too).
[[nodiscard]] FeedForwardOperators feedForwardOperators(const FeedForwardIds& ids, Term tokens, Term width, bool gated, double count,
                                                        const RankShape& shape, const Terms& terms);

}  // namespace shardscope
