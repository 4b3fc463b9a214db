// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/architecture.h"
#include "core/model/parameters.h"
#include "core/model/tensor_list.h"

namespace shardscope {
namespace {

void addQkNorms(TensorList& list, const Attention& attention)
{
    const bool perHead = attention.qkNorm == QkNorm::PerHead;
    const std::int64_t query = attention.headDim * (perHead ? 1 : attention.heads);
    const std::int64_t key = attention.headDim * (perHead ? 1 : attention.kvHeads);
    list.vector("self_attn.q_norm", query, perHead ? TensorCut::Replicated : TensorCut::Column, attention.qkNormBias);
    if (!attention.sharesKeyValue)
        list.vector("self_attn.k_norm", key, perHead ? TensorCut::Replicated : TensorCut::KeyValue, attention.qkNormBias);
}

void addHeadAttention(TensorList& list, const Attention& attention, std::int64_t hidden)
{
    const std::int64_t query = attention.heads * attention.headDim;
    const std::int64_t sets = attention.blocks ? attention.blocks->keyValueSets : 1;
    const std::int64_t keyValue = sets * attention.kvHeads * attention.headDim;
    list.matrix("self_attn.q_proj", attention.outputGate ? 2 * query : query, hidden, OperatorId::Qkv, attention.qkvBias);
    if (!attention.sharesKeyValue) {
        list.matrix("self_attn.k_proj", keyValue, hidden, TensorCut::KeyValue, attention.qkvBias && attention.keyBias);
        if (!attention.valuesAreKeys)
            list.matrix("self_attn.v_proj", keyValue, hidden, TensorCut::KeyValue, attention.qkvBias);
    }
    if (attention.blocks && attention.blocks->gates() > 0)
        list.matrix("self_attn.branch_gates", attention.blocks->gates() * attention.heads, hidden, OperatorId::Qkv, false);
    if (attention.lowRankGate) {
        list.matrix("self_attn.g_proj.0", attention.headDim, hidden, OperatorId::MixerNarrow, false);
        list.matrix("self_attn.g_proj.1", query, attention.headDim, OperatorId::MixerWiden, false);
    }
    if (attention.outputNorm)
        list.vector("self_attn.o_norm", attention.headDim);
    list.matrix("self_attn.o_proj", hidden, query, OperatorId::AttentionOutput, attention.outputBias);
    if (attention.qkNorm != QkNorm::None)
        addQkNorms(list, attention);
}

/// The indexer of block-sparse attention: a query for each group of heads and one key, each normalised. Every tensor-parallel rank has all of
/// it (AMD-AGI Primus, minimax_m3/indexer.py).
void addBlockIndexer(std::vector<Tensor>& tensors, const BlockChoice& choice, std::int64_t hidden)
{
    TensorList list(tensors, TensorKind::Indexer);
    list.matrix("self_attn.index_q_proj", choice.indexHeads * choice.indexHeadDim, hidden, OperatorId::IndexerQuery, false);
    list.matrix("self_attn.index_k_proj", choice.indexHeadDim, hidden, OperatorId::BlockIndexerKey, false);
    list.vector("self_attn.index_q_norm", choice.indexHeadDim);
    list.vector("self_attn.index_k_norm", choice.indexHeadDim);
}

/// DeepSeek-V2, arXiv 2405.04434, section 2.1: the down-projections and their norms are held by every tensor-parallel rank.
void addLatentAttention(TensorList& list, const Attention& attention, std::int64_t hidden)
{
    const LatentAttention& latent = *attention.latent;
    const std::int64_t query = attention.heads * attention.qkHeadDim();
    if (latent.qLoraRank > 0) {
        list.matrix("self_attn.q_a_proj", latent.qLoraRank, hidden, OperatorId::LatentDown, attention.qkvBias);
        list.vector("self_attn.q_a_layernorm", latent.qLoraRank);
        list.matrix("self_attn.q_b_proj", query, latent.qLoraRank, OperatorId::QueryUp, false);
    } else {
        list.matrix("self_attn.q_proj", query, hidden, OperatorId::QueryUp, false);
    }
    list.matrix("self_attn.kv_a_proj_with_mqa", latent.kvLoraRank + latent.qkRopeHeadDim, hidden, OperatorId::LatentDown,
                attention.qkvBias);
    list.vector("self_attn.kv_a_layernorm", latent.kvLoraRank);
    list.matrix("self_attn.kv_b_proj", attention.heads * (latent.qkNopeHeadDim + latent.vHeadDim), latent.kvLoraRank,
                OperatorId::KeyValueUp, false);
    list.matrix("self_attn.o_proj", hidden, attention.heads * latent.vHeadDim, OperatorId::AttentionOutput, attention.outputBias);
}

/// Experts, routed and shared, are cut as the dense network.
void addFeedForward(TensorList& list, const std::string& name, const FeedForward& feedForward, std::int64_t hidden)
{
    if (feedForward.gated)
        list.matrix(name + ".gate_proj", feedForward.width, hidden, OperatorId::FeedForwardUp, feedForward.bias);
    list.matrix(name + ".up_proj", feedForward.width, hidden, OperatorId::FeedForwardUp, feedForward.bias);
    list.matrix(name + ".down_proj", hidden, feedForward.width, OperatorId::FeedForwardDown, feedForward.bias);
}

void addExperts(std::vector<Tensor>& tensors, const MixtureOfExperts& experts, std::int64_t hidden)
{
    TensorList router(tensors, TensorKind::Router);
    router.matrix("mlp.gate", experts.experts, hidden, OperatorId::Router, experts.routerBias);
    if (experts.correctionBias)
        TensorList(tensors, TensorKind::RouterBias)
            .vector("mlp.gate.e_score_correction_bias", experts.experts, TensorCut::Replicated, false, "");
    TensorList routed(tensors, TensorKind::RoutedExpert, experts.experts);
    addFeedForward(routed, "mlp.experts", experts.expert, experts.inputWidth(hidden));
    if (experts.latentWidth > 0) {
        TensorList latent(tensors, TensorKind::FeedForward);
        latent.matrix("mlp.fc1_latent_proj", experts.latentWidth, hidden, OperatorId::ExpertNarrow, false);
        latent.matrix("mlp.fc2_latent_proj", hidden, experts.latentWidth, OperatorId::ExpertWiden, false);
    }
    if (experts.sharedExperts > 0) {
        TensorList shared(tensors, TensorKind::SharedExpert);
        addFeedForward(shared, "mlp.shared_experts", {experts.sharedWidth, experts.expert.gated, experts.expert.bias}, hidden);
        if (experts.sharedGate)
            shared.matrix("mlp.shared_expert_gate", 1, hidden, TensorCut::Replicated, false);
    }
}

/// The weights that scale hidden and key before their product are one vector for each residual stream (Engram, arXiv 2601.07372,
/// section 2.3).
void addMemory(std::vector<Tensor>& tensors, const NgramMemory& memory, std::int64_t hidden, std::int64_t streams)
{
    TensorList(tensors, TensorKind::MemoryTable).table("engram.embed.weight", memory.rows, memory.headDim);
    TensorList gate(tensors, TensorKind::MemoryGate);
    gate.matrix("engram.wkv", (streams + 1) * hidden, memory.width(), OperatorId::MemoryProjection, false);
    gate.vector("engram.q_weight", streams * hidden, TensorCut::Replicated, false, "");
    gate.vector("engram.k_weight", streams * hidden, TensorCut::Replicated, false, "");
    if (memory.convolution > 0) {
        gate.table("engram.conv.weight", streams * hidden, memory.convolution);
        gate.vector("engram.conv_norm", streams * hidden);
    }
}

}  // namespace

std::vector<Tensor> layerTensors(const Architecture& architecture, const LayerKind& kind)
{
    constexpr std::size_t kUsual = 16;
    std::vector<Tensor> tensors;
    tensors.reserve(kUsual + kind.extraTensors.size());
    const std::int64_t hidden = architecture.hidden;
    if (architecture.normWeight) {
        TensorList norms(tensors, TensorKind::Norm);
        for (int norm = 0; norm < kind.norms; ++norm)
            norms.vector("norm." + std::to_string(norm), hidden, TensorCut::Replicated, architecture.normBias);
    }
    if (kind.mixer == Mixer::Softmax) {
        TensorList attention(tensors, TensorKind::Attention);
        if (kind.attention.latent)
            addLatentAttention(attention, kind.attention, hidden);
        else
            addHeadAttention(attention, kind.attention, hidden);
        if (kind.attention.blocks && kind.attention.blocks->hasIndexer())
            addBlockIndexer(tensors, *kind.attention.blocks, hidden);
    }
    if (kind.memory)
        addMemory(tensors, *kind.memory, hidden, architecture.residualStreams);
    if (kind.feedForward) {
        TensorList feedForward(tensors, TensorKind::FeedForward);
        addFeedForward(feedForward, "mlp", *kind.feedForward, hidden);
    }
    if (kind.experts)
        addExperts(tensors, *kind.experts, hidden);
    applyLearning(tensors, kind.learning);
    std::vector<Tensor> beyond = kind.extraTensors;
    Learning withoutAdapter = kind.learning;
    withoutAdapter.adapter = {};
    applyLearning(beyond, withoutAdapter);
    tensors.insert(tensors.end(), beyond.begin(), beyond.end());
    return tensors;
}

}  // namespace shardscope
