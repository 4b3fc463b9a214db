// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/layer/operator_cut.h"

#include "core/layer/rank_shape.h"

namespace shardscope {

double waysOf(OperatorId id, const RankShape& shape) { return traitsOf(id).is(OperatorRole::Routed) ? shape.etp : shape.tp; }

double tokensOf(OperatorId id, const RankShape& shape)
{
    return traitsOf(id).cut == OperatorCut::Tokens ? shape.shardedTokens : shape.tokens;
}

OperatorCut cutIn(OperatorId id, const RankShape& shape)
{
    const OperatorTraits& traits = traitsOf(id);
    if (traits.cut != OperatorCut::Tokens && waysOf(id, shape) > 1)
        return traits.cut;
    const bool isRouted = traits.is(OperatorRole::Routed);
    if (!isRouted && traits.cut != OperatorCut::Tokens)
        return OperatorCut::None;
    // A group of expert tensor-parallel ranks sees all rows of the group.
    const bool cutsTokens = shape.sequenceParallel && shape.tp > (isRouted ? shape.etp : 1);
    return cutsTokens ? OperatorCut::Tokens : OperatorCut::None;
}

}  // namespace shardscope
