// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/layer/latent_operators.h"

#include "core/layer/adapter_operators.h"
#include "core/layer/attention_shape.h"
#include "core/layer/operator_builders.h"
#include "core/layer/rank_shape.h"
#include "core/model/architecture.h"

namespace shardscope {
namespace {

Term queryRank(const LatentAttention& latent, const Terms& terms)
{
    return terms("/model/architecture/mla/q_lora_rank", static_cast<double>(latent.qLoraRank));
}

Term keyValueRank(const LatentAttention& latent, const Terms& terms)
{
    return terms("/model/architecture/mla/kv_lora_rank", static_cast<double>(latent.kvLoraRank));
}

Term keyAndValueWidth(const LatentAttention& latent, const AttentionShape& heads, const Terms& terms)
{
    const Term plainKey = terms.product("plain-key-width", terms("heads-per-rank", heads.localHeads),
                                        terms("/model/architecture/mla/qk_nope_head_dim", static_cast<double>(latent.qkNopeHeadDim)));
    return terms.sum("key-and-value-width", plainKey, terms("value-width", heads.value));
}

}  // namespace

void appendLatentDown(OperatorList& list, const LatentAttention& latent, const RankShape& shape, const Terms& terms)
{
    const Term width = terms.sum("compressed-width", queryRank(latent, terms), keyValueRank(latent, terms),
                                 terms("/model/architecture/mla/qk_rope_head_dim", static_cast<double>(latent.qkRopeHeadDim)));
    Operator down = matrixMultiply(OperatorId::LatentDown, width, hiddenWidth(shape, terms), shape, terms);
    down.keep(kUnlessPerOperator,
              terms.product("compressed", elementBytes(shape, terms), terms("sharded-tokens", shape.shardedTokens), width));
    const Term ofKeys = terms.sum("compressed-key-width", keyValueRank(latent, terms),
                                  terms("/model/architecture/mla/qk_rope_head_dim", static_cast<double>(latent.qkRopeHeadDim)));
    if (latent.qLoraRank > 0)
        appendAdapted(list, down, {{AdapterTarget::Queries, queryRank(latent, terms)}, {AdapterTarget::Keys, ofKeys}}, shape, terms);
    else
        appendAdapted(list, down, {{AdapterTarget::Keys, ofKeys}}, shape, terms);

    const Term normalised = terms.sum("normalised-width", queryRank(latent, terms), keyValueRank(latent, terms));
    Operator norm = memoryBound(OperatorId::LatentNorm, normalised, 2, 3, shape, terms);
    if (keepsInputFor({AdapterTarget::Queries, AdapterTarget::Keys}, shape))
        norm.keep(kUnlessPerOperator, ofTokens("normalised-compressed", width, shape, terms));
    append(list, norm, shape, terms);
}

Operator latentQueryUp(const LatentAttention& latent, const AttentionShape& heads, const RankShape& shape, const Terms& terms,
                       KeptModes offloaded)
{
    const Term depth = latent.qLoraRank > 0 ? queryRank(latent, terms) : hiddenWidth(shape, terms);
    Operator query = matrixMultiply(OperatorId::QueryUp, terms("query-width", heads.query), depth, shape, terms);
    query.keep(kUnlessFull, ofTokens("queries", terms("query-width", heads.query), shape, terms), offloaded);
    return query;
}

Operator latentKeyValueUp(const LatentAttention& latent, const AttentionShape& heads, const RankShape& shape, const Terms& terms)
{
    return matrixMultiply(OperatorId::KeyValueUp, keyAndValueWidth(latent, heads, terms), keyValueRank(latent, terms), shape, terms);
}

void appendLatentProjections(OperatorList& list, const LatentAttention& latent, const AttentionShape& heads, const RankShape& shape,
                             const Terms& terms)
{
    appendLatentDown(list, latent, shape, terms);
    const KeptModes offloaded = shape.offloadedInputs.modesOf(OffloadModule::CoreAttention);
    appendAdapted(list, latentQueryUp(latent, heads, shape, terms, offloaded),
                  {{AdapterTarget::Queries, terms("query-width", heads.query)}}, shape, terms);

    Operator keyValue = latentKeyValueUp(latent, heads, shape, terms);
    keyValue.keep(kUnlessPerOperator, ofTokens("keys-and-values", keyAndValueWidth(latent, heads, terms), shape, terms), offloaded);
    appendAdapted(list, keyValue, {{AdapterTarget::Keys, keyAndValueWidth(latent, heads, terms)}}, shape, terms);

    // The rotary part, shared by all heads, is copied next to each head's own part.
    Operator join = memoryBound(OperatorId::KeyConcatenate, terms("key-width", heads.key), 2, 2, shape, terms);
    join.keep(kUnlessPerOperator, ofTokens("keys", terms("key-width", heads.key), shape, terms), offloaded);
    append(list, join, shape, terms);
}

}  // namespace shardscope
