// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/kept_terms.h"

namespace shardscope {

Derivation KeptTerms::localHeads() const
{
    return quotient("heads-per-rank", {modelValue(m_context, "heads", m_kind->attention.heads), tensorRanks(m_context)});
}

/// Query heads for queries and outputs; key/value heads, copied where there are fewer of them than ranks, for keys and values.
Derivation KeptTerms::head(std::string_view part) const
{
    const Attention& attention = m_kind->attention;
    if (attention.latent || part == "query" || part == "output")
        return localHeads();
    Derivation ranks = tensorRanks(m_context);
    Derivation heads = modelValue(m_context, "kv_heads", attention.kvHeads);
    if (heads.value < ranks.value)
        ranks = quantity("key-value-ways", Combine::Formula, heads.value, {std::move(ranks), heads});
    return quotient("key-value-heads-per-rank", {std::move(heads), std::move(ranks)});
}

/// Of "query", "key", "value", "output", or of "plain-key": a key without the rotary part that all heads share.
Derivation KeptTerms::width(std::string_view part) const
{
    const Attention& attention = m_kind->attention;
    const auto latentValue = [&](std::string_view key, std::int64_t value) {
        return modelValue(m_context, "mla/" + std::string(key), value);
    };
    Derivation size;
    if (!attention.latent)
        size = modelValue(m_context, "head_dim", attention.headDim);
    else if (part == "value" || part == "output")
        size = latentValue("v_head_dim", attention.latent->vHeadDim);
    else if (part == "plain-key")
        size = latentValue("qk_nope_head_dim", attention.latent->qkNopeHeadDim);
    else
        size = sum("latent-head-dim", {latentValue("qk_nope_head_dim", attention.latent->qkNopeHeadDim),
                                       latentValue("qk_rope_head_dim", attention.latent->qkRopeHeadDim)});
    return product("width-per-rank", {head(part), std::move(size)}, part == "plain-key" ? "key" : part);
}

Derivation KeptTerms::compressedWidth() const
{
    const LatentAttention& latent = *m_kind->attention.latent;
    return sum("compressed-width",
               {modelValue(m_context, "mla/q_lora_rank", latent.qLoraRank), modelValue(m_context, "mla/kv_lora_rank", latent.kvLoraRank),
                modelValue(m_context, "mla/qk_rope_head_dim", latent.qkRopeHeadDim)});
}

Derivation KeptTerms::feedForwardWidth(OperatorId id) const
{
    if (id == OperatorId::SharedExpertUp || id == OperatorId::SharedExpertActivation)
        return quotient("feed-forward-width",
                        {modelValue(m_context, "moe/shared_expert_ffn", m_kind->experts->sharedWidth), tensorRanks(m_context)});
    if (traitsOf(id).is(OperatorRole::Routed))
        return quotient("expert-width",
                        {modelValue(m_context, "moe/expert_ffn", m_kind->experts->expert.width), expertTensorRanks(m_context)});
    return quotient("feed-forward-width", {modelValue(m_context, "ffn", m_kind->feedForward->width), tensorRanks(m_context)});
}

Derivation KeptTerms::rows() const
{
    const RankShape& shape = m_context.ledger.shape;
    Derivations factors{shardedTokens(m_context), modelValue(m_context, "moe/top_k", m_kind->experts->topK)};
    if (shape.etp > 1)
        factors.push_back(expertTensorRanks(m_context));
    if (shape.capacityFactor > 0)
        factors.push_back(given("/training/software/capacity_factor", shape.capacityFactor));
    else if (shape.expertImbalance != 1)
        factors.push_back(given("/training/software/expert_imbalance", shape.expertImbalance));
    return product("routed-rows", std::move(factors));
}

}  // namespace shardscope
