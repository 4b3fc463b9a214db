// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/launch/megatron_settings.h"
#include "core/launch/model_numerics.h"

#include <algorithm>
#include <cmath>

namespace shardscope {
namespace {

void appendAttention(MegatronSettings& all, const PlainDecoder& decoder)
{
    const Attention& attention = decoder.attention;
    all.push_back({"--num-attention-heads", "model.num_attention_heads", attention.heads});
    if (const auto& latent = attention.latent) {
        all.push_back({"--multi-latent-attention", "", true});
        if (latent->qLoraRank > 0)
            all.push_back({"--q-lora-rank", "model.q_lora_rank", latent->qLoraRank});
        all.push_back({"--kv-lora-rank", "model.kv_lora_rank", latent->kvLoraRank});
        all.push_back({"--qk-head-dim", "model.qk_head_dim", latent->qkNopeHeadDim});
        all.push_back({"--qk-pos-emb-head-dim", "model.qk_pos_emb_head_dim", latent->qkRopeHeadDim});
        all.push_back({"--v-head-dim", "model.v_head_dim", latent->vHeadDim});
    } else {
        if (attention.kvHeads != attention.heads) {
            all.push_back({"--group-query-attention", "", true});
            all.push_back({"--num-query-groups", "model.num_query_groups", attention.kvHeads});
        }
        all.push_back({"--kv-channels", "model.kv_channels", attention.headDim});
    }
    if (attention.qkNorm == QkNorm::PerHead)
        all.push_back({"--qk-layernorm", "model.qk_layernorm", true});
    if (attention.slidingWindow > 0)
        all.push_back({"--window-size", "", std::to_string(attention.slidingWindow) + ",0"});
    if (attention.slidingWindow > 0)
        all.push_back({"", "model.window_size", ConfigValue::List{attention.slidingWindow, 0}});
}

/// Megatron takes the base as a whole number.
ConfigValue wholeOrDouble(double value)
{
    const auto whole = static_cast<std::int64_t>(value);
    return static_cast<double>(whole) == value ? ConfigValue(whole) : ConfigValue(value);
}

/// The same, layer by layer.
ConfigValue layerList(const PlainDecoder& decoder)
{
    ConfigValue::List list;
    for (const bool hasExperts : decoder.hasExperts)
        list.emplace_back(hasExperts ? 1 : 0);
    return decoder.denseFirst() == 0 ? ConfigValue(1) : ConfigValue(std::move(list));
}

/// "([0]*3+[1]*58)", or 1 where every layer has experts.
ConfigValue layerFrequency(const PlainDecoder& decoder)
{
    if (decoder.denseFirst() == 0)
        return 1;
    std::string text;
    for (std::size_t begin = 0; begin < decoder.hasExperts.size();) {
        const auto first = decoder.hasExperts.begin() + static_cast<std::ptrdiff_t>(begin);
        const auto count = std::find(first, decoder.hasExperts.end(), !*first) - first;
        text += (text.empty() ? "[" : "+[") + std::string(*first ? "1" : "0") + "]*" + std::to_string(count);
        begin += static_cast<std::size_t>(count);
    }
    return "(" + text + ")";
}

void appendExperts(MegatronSettings& all, const PlainDecoder& decoder)
{
    const MixtureOfExperts& experts = *decoder.experts;
    all.push_back({"--num-experts", "model.num_moe_experts", experts.experts});
    all.push_back({"--moe-router-topk", "model.moe_router_topk", experts.topK});
    all.push_back({"--moe-ffn-hidden-size", "model.moe_ffn_hidden_size", experts.expert.width});
    all.push_back({"--moe-layer-freq", "", layerFrequency(decoder)});
    all.push_back({"", "model.moe_layer_freq", layerList(decoder)});
    if (experts.sharedExperts > 0)
        all.push_back({"--moe-shared-expert-intermediate-size", "model.moe_shared_expert_intermediate_size", experts.sharedWidth});
    if (experts.sharedGate)
        all.push_back({"--moe-shared-expert-gate", "model.moe_shared_expert_gate", true});
    if (experts.correctionBias) {
        all.push_back({"--moe-router-score-function", "model.moe_router_score_function", "sigmoid"});
        all.push_back({"--moe-router-enable-expert-bias", "model.moe_router_enable_expert_bias", true});
    }
    all.push_back({"--moe-grouped-gemm", "model.moe_grouped_gemm", true});
}

/// Megatron-LM has Llama 3's low and high frequencies and its 8,192 positions built in, and DeepSeek's 4,096 (MLATransformerConfig).
/// Scalings without a setting stay off.
void appendRopeScaling(MegatronSettings& all, LaunchDraft& draft)
{
    RopeScaling scaling = draft.decoder->ropeScaling;
    const double factor = scaling.factor > 0 ? scaling.factor : 1;
    const bool isWhole = factor == std::floor(factor);
    if (scaling.kind == RopeScalingKind::Llama3) {
        all.push_back({"--use-rope-scaling", "model.rope_scaling", true});
        all.push_back({"--rope-scaling-factor", "model.rope_scaling_factor", factor});
        scaling.originalPositions = 8192;
    } else if (scaling.kind == RopeScalingKind::Linear && isWhole) {
        all.push_back({"--rotary-seq-len-interpolation-factor", "model.seq_len_interpolation_factor", wholeOrDouble(factor)});
    } else if (scaling.kind == RopeScalingKind::Yarn && draft.decoder->attention.latent) {
        all.push_back({"--rotary-scaling-factor", "", factor});
        if (scaling.mscale > 0)
            all.push_back({"--mscale", "", scaling.mscale});
        if (scaling.mscaleAllDim > 0)
            all.push_back({"--mscale-all-dim", "", scaling.mscaleAllDim});
        scaling.originalPositions = 4096;
    } else if (scaling.kind == RopeScalingKind::Yarn) {
        all.push_back({"--rotary-scaling-factor", "model.yarn_rotary_scaling_factor", factor});
        if (scaling.originalPositions > 0)
            all.push_back(
                {"--yarn-original-max-position-embeddings", "model.yarn_original_max_position_embeddings", scaling.originalPositions});
    } else {
        scaling = {};
    }
    tellRopeScaling(draft, scaling);
}

void appendForm(MegatronSettings& all, LaunchDraft& draft, const ModelNumerics& numerics)
{
    const PlainDecoder& decoder = *draft.decoder;
    if (decoder.position == Position::Rope) {
        const bool isYarn = decoder.ropeScaling.kind == RopeScalingKind::Yarn && !decoder.attention.latent;
        all.push_back({"--position-embedding-type", "model.position_embedding_type", isYarn ? "yarn" : "rope"});
        appendRopeScaling(all, draft);
        all.push_back({"--rotary-base", "model.rotary_base", wholeOrDouble(numerics.ropeTheta)});
    } else {
        all.push_back({"--position-embedding-type", "model.position_embedding_type",
                       decoder.position == Position::Learned ? "learned_absolute" : "none"});
    }
    if (decoder.gated)
        all.push_back({"--swiglu", "model.gated_linear_unit", true});
    all.push_back({"--normalization", "model.normalization", decoder.norm == Norm::RmsNorm ? "RMSNorm" : "LayerNorm"});
    all.push_back({"--norm-epsilon", "model.layernorm_epsilon", numerics.normEpsilon});
    if (!decoder.bias)
        all.push_back({"--disable-bias-linear", "model.add_bias_linear", false});
    if (decoder.attention.qkvBias && !decoder.bias)
        all.push_back({"--add-qkv-bias", "model.add_qkv_bias", true});
    if (!decoder.tiedEmbeddings)
        all.push_back({"--untie-embeddings-and-output-weights", "model.share_embeddings_and_output_weights", false});
}

}  // namespace

MegatronSettings megatronModel(LaunchDraft& draft)
{
    if (!draft.decoder || draft.decoder->position == Position::Alibi || (draft.decoder->bias && !draft.decoder->attention.qkvBias)) {
        draft.refuse("launch-model-not-described");
        return {};
    }
    const PlainDecoder& decoder = *draft.decoder;
    const std::int64_t feedForward = decoder.feedForward > 0 ? decoder.feedForward : decoder.experts->expert.width;
    MegatronSettings all{{"--num-layers", "model.num_layers", decoder.layers},
                         {"--hidden-size", "model.hidden_size", decoder.hidden},
                         {"--ffn-hidden-size", "model.ffn_hidden_size", feedForward}};
    appendAttention(all, decoder);
    if (decoder.experts)
        appendExperts(all, decoder);
    if (decoder.mtpLayers > 0)
        all.push_back({"--mtp-num-layers", "model.mtp_num_layers", decoder.mtpLayers});
    appendForm(all, draft, statedNumerics(draft));
    return all;
}

}  // namespace shardscope
