// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/huggingface/latent.h"
#include "core/io/huggingface/mixture.h"
#include "core/io/huggingface/tables.h"
#include "core/model/limits.h"
#include "core/model/tensor_list.h"

namespace shardscope::huggingface {
namespace {

/// The settings of Kimi Delta Attention, from `linear_attn_config`. Layers are counted from 1.
struct KimiDelta {
    std::int64_t heads = 32;
    std::int64_t headDim = 128;
    std::int64_t kernel = 4;
    std::vector<std::int64_t> layers;
};

KimiDelta readKimiDelta(Config& config)
{
    KimiDelta kimi;
    std::optional<Config> linear = config.child("linear_attn_config");
    if (!linear) {
        config.fail(ErrorCode::MissingKey, {"linear_attn_config", "the widths and layers of Kimi Delta Attention"}, "linear_attn_config");
        return kimi;
    }
    kimi.heads = linear->dimension({"num_heads"}, kimi.heads, kMaxHeads);
    kimi.headDim = linear->dimension({"head_dim"}, kimi.headDim, kMaxHeadDim);
    kimi.kernel = linear->dimension({"short_conv_kernel_size"}, kimi.kernel, 1024);
    kimi.layers = linear->integers("kda_layers", 1, kMaxLayers).value_or(std::vector<std::int64_t>());
    return kimi;
}

/// Kimi Delta Attention (arXiv 2510.26692, section 3): queries, keys and values with a short convolution each, a decay for each channel
/// and an output gate, both of low rank, and an update rate for each head.
void addKimiDelta(LayerKind& layer, const KimiDelta& kimi, std::int64_t hidden)
{
    const std::int64_t width = kimi.heads * kimi.headDim;
    layer.mixer = Mixer::Linear;
    layer.recurrence = Recurrence{RecurrenceKind::KimiDelta, kimi.heads, kimi.heads, kimi.headDim, kimi.headDim, kimi.kernel, true};
    TensorList list(layer.extraTensors, TensorKind::LinearAttention);
    for (const std::string name : {"self_attn.q", "self_attn.k", "self_attn.v"}) {
        list.matrix(name + "_proj", width, hidden, TensorCut::Column, false);
        list.table(name + "_conv1d.weight", width, kimi.kernel, TensorCut::Column);
    }
    list.matrix("self_attn.b_proj", kimi.heads, hidden, TensorCut::Column, false);
    for (const std::string name : {"self_attn.f", "self_attn.g"}) {
        list.matrix(name + "_a_proj", kimi.headDim, hidden, TensorCut::Replicated, false);
        list.matrix(name + "_b_proj", width, kimi.headDim, TensorCut::Column, false);
    }
    list.vector("self_attn.A_log", kimi.heads, TensorCut::Column, false, "");
    list.vector("self_attn.dt_bias", width, TensorCut::Column, false, "");
    list.vector("self_attn.o_norm", kimi.headDim);
    list.matrix("self_attn.o_proj", hidden, width, TensorCut::Row, false);
}

/// Kimi Linear: latent attention without positions in some layers, Kimi Delta Attention in the others, DeepSeek-V3's experts.
void readKimiLinear(Config& config, Architecture& architecture)
{
    const DecoderTraits traits{.sizes = {163840, 2304, 27, 32, 0, 1, 9216, 1048576}, .biases = kAttentionBiases};
    const std::optional<LatentAttention> latent = readLatent(config, {0, 512, 128, 64, 128});
    const Dimensions dimensions = readDimensions(config, architecture, traits);
    MixtureOfExperts experts = readExperts(
        config, {.experts = "num_experts", .expertsDefault = 256, .topK = "num_experts_per_token", .topKDefault = 8, .widthDefault = 1024});
    addSharedExperts(experts, config.count({"num_shared_experts"}, 1, kMaxExperts), experts.expert.width);
    experts.correctionBias = true;
    architecture.mtpLayers = static_cast<int>(config.count({"num_nextn_predict_layers"}, 0, 64));
    const KimiDelta kimi = readKimiDelta(config);
    if (config.failed())
        return;
    const std::vector<bool> sparse = sparseLayers(config, dimensions.layers, 1);
    LayerKind attention = denseLayer(config, traits, dimensions);
    LayerKind delta = attention;
    useLatent(attention, latent);
    addKimiDelta(delta, kimi, architecture.hidden);
    for (std::int64_t layer = 0; layer < dimensions.layers; ++layer) {
        const LayerKind& base = contains(kimi.layers, layer + 1) ? delta : attention;
        addLayer(config, architecture, sparse[static_cast<std::size_t>(layer)] ? withExperts(base, experts) : base);
    }
}

constexpr ReaderRow kReaders[] = {{"kimi_linear", readKimiLinear}};

}  // namespace

std::span<const ReaderRow> kimiLinearReaders() { return kReaders; }

}  // namespace shardscope::huggingface
