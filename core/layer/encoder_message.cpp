// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/layer/encoder_message.h"

#include "core/layer/rank_shape.h"
#include "core/model/architecture.h"
#include "core/model/encoder_counts.h"
#include "core/plan/resolved_plan.h"

namespace shardscope {

Term encoderMessage(const Architecture& architecture, const ResolvedPlan& plan, const RankShape& shape, const Terms& terms)
{
    const Term tokens = terms.product("encoder-message-tokens", terms("encoder-message-sequences", plan.microBatch),
                                      terms("encoded-vectors", encodedVectors(architecture)));
    return terms.product("encoder-message-bytes", tokens, terms("/model/architecture/hidden", shape.hidden),
                         terms("element-bytes", shape.style.elementBytes));
}

}  // namespace shardscope
