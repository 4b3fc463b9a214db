// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include "core/model/architecture.h"

/// A model's numbers in the names of Hugging Face's config.json: all names of its families for one number are in it, and each reader takes
/// its own.
namespace shardscope::test {

inline void addOuter(QJsonObject& config, const Architecture& model)
{
    const auto put = [&config](std::initializer_list<const char*> keys, const QJsonValue& value) {
        for (const char* key : keys)
            config[QLatin1String(key)] = value;
    };
    put({"model_type"}, QString::fromStdString(model.modelType));
    put({"hidden_size", "n_embd", "d_model"}, qint64{model.hidden});
    put({"num_hidden_layers", "n_layer", "n_layers"}, model.layers());
    put({"vocab_size"}, qint64{model.vocab});
    put({"tie_word_embeddings"}, model.tiedEmbeddings);
    put({"lm_head_bias"}, model.headBias);
    if (model.maxPositions > 0)
        put({"max_position_embeddings", "n_positions", "max_seq_len", "seq_length"}, qint64{model.maxPositions});
    if (model.embeddingWidth > 0)
        put({"word_embed_proj_dim"}, qint64{model.embeddingWidth});
    if (model.ropeTheta > 0)
        put({"rope_theta"}, model.ropeTheta);
    if (model.normEpsilon > 0)
        put({model.norm == Norm::RmsNorm ? "rms_norm_eps" : "layer_norm_eps"}, model.normEpsilon);
    put({"alibi"}, model.position == Position::Alibi);
    put({"num_nextn_predict_layers"}, model.mtpLayers);
    if (model.ropeScaling.kind == RopeScalingKind::None)
        return;
    const RopeScaling& own = model.ropeScaling;
    QJsonObject scaling{{"rope_type", QString::fromUtf8(nameOf(own.kind).data())}};
    for (const auto& [key, value] : {std::pair{"factor", own.factor},
                                     {"original_max_position_embeddings", static_cast<double>(own.originalPositions)},
                                     {"mscale", own.mscale},
                                     {"mscale_all_dim", own.mscaleAllDim}}) {
        if (value > 0)
            scaling[QLatin1String(key)] = value;
    }
    put({"rope_scaling"}, scaling);
}

inline void addAttention(QJsonObject& config, const Architecture& model)
{
    const Attention& attention = model.attention();
    const auto put = [&config](std::initializer_list<const char*> keys, const QJsonValue& value) {
        for (const char* key : keys)
            config[QLatin1String(key)] = value;
    };
    put({"num_attention_heads", "n_head", "n_heads"}, qint64{attention.heads});
    put({"num_key_value_heads", "num_kv_heads"}, qint64{attention.kvHeads});
    if (const auto& latent = attention.latent) {
        put({"q_lora_rank"}, latent->qLoraRank > 0 ? QJsonValue(qint64{latent->qLoraRank}) : QJsonValue());
        put({"kv_lora_rank"}, qint64{latent->kvLoraRank});
        put({"qk_nope_head_dim"}, qint64{latent->qkNopeHeadDim});
        put({"qk_rope_head_dim"}, qint64{latent->qkRopeHeadDim});
        put({"v_head_dim"}, qint64{latent->vHeadDim});
    } else {
        put({"head_dim"}, qint64{attention.headDim});
    }
    put({"attention_bias", "qkv_bias"}, attention.qkvBias);
    put({"bias", "use_bias"}, attention.outputBias);
    put({"use_qk_norm", "qk_layernorm"}, attention.qkNorm != QkNorm::None);
    put({"multi_query"}, attention.kvHeads == 1 && attention.heads > 1);
    put({"new_decoder_architecture"}, attention.kvHeads > 1 && attention.kvHeads < attention.heads);
    put({"parallel_attn", "use_parallel_residual"}, model.layer(0).parallel);
    std::int64_t window = 0;
    QJsonArray types;
    for (int layer = 0; layer < model.layers(); ++layer) {
        const std::int64_t own = model.layer(layer).attention.slidingWindow;
        window = std::max(window, own);
        types.append(own > 0 ? "sliding_attention" : "full_attention");
    }
    put({"sliding_window"}, window > 0 ? QJsonValue(qint64{window}) : QJsonValue());
    if (window > 0)
        put({"layer_types"}, types);
    put({"attn_config"}, QJsonObject{{"alibi", model.position == Position::Alibi}, {"kv_n_heads", qint64{attention.kvHeads}}});
}

inline void addFeedForward(QJsonObject& config, const Architecture& model)
{
    const auto put = [&config](std::initializer_list<const char*> keys, const QJsonValue& value) {
        for (const char* key : keys)
            config[QLatin1String(key)] = value;
    };
    int dense = 0;
    while (dense < model.layers() && !model.layer(dense).experts)
        ++dense;
    const MixtureOfExperts* const experts = model.experts();
    if (const auto& feedForward = model.layer(0).feedForward) {
        put({"intermediate_size", "n_inner", "ffn_dim"}, qint64{feedForward->width});
        put({"mlp_bias"}, feedForward->bias);
        put({"expansion_ratio"}, qint64{feedForward->width / model.hidden});
    }
    if (!experts)
        return;
    put({"num_experts", "num_local_experts", "n_routed_experts", "moe_num_experts"}, qint64{experts->experts});
    put({"num_experts_per_tok", "moe_top_k"}, qint64{experts->topK});
    put({"moe_intermediate_size"}, qint64{experts->expert.width});
    if (dense == 0)
        put({"intermediate_size"}, qint64{experts->expert.width});
    put({"n_shared_experts"}, qint64{experts->sharedExperts});
    put({"first_k_dense_replace"}, dense);
    put({"use_routing_bias"}, experts->correctionBias);
    put({"topk_method"}, experts->correctionBias ? "noaux_tc" : "greedy");
    put({"ffn_config"}, QJsonObject{{"ffn_hidden_size", qint64{experts->expert.width}},
                                    {"moe_num_experts", qint64{experts->experts}},
                                    {"moe_top_k", qint64{experts->topK}}});
}

/// Precondition: the model states Hugging Face's type.
inline std::string hubConfigOf(const Architecture& model)
{
    QJsonObject config;
    addOuter(config, model);
    addAttention(config, model);
    addFeedForward(config, model);
    return QJsonDocument(config).toJson().toStdString();
}

}  // namespace shardscope::test
