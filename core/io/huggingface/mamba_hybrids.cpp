// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "core/io/huggingface/mamba.h"
#include "core/io/huggingface/mixture.h"
#include "core/io/huggingface/tables.h"
#include "core/model/limits.h"

namespace shardscope::huggingface {
namespace {

/// The Mamba-2 keys that Bamba, Granite 4 and Falcon-H1 share.
Mamba2 readMamba2(Config& config, std::int64_t hidden)
{
    Mamba2 mamba;
    mamba.inner = config.dimension({"mamba_expand"}, 2, 1024) * hidden;
    mamba.heads = config.dimension({"mamba_n_heads"}, 128, kMaxHeads);
    mamba.groups = config.dimension({"mamba_n_groups"}, 1, kMaxHeads);
    mamba.state = config.dimension({"mamba_d_state"}, 256, kMaxHeadDim);
    mamba.kernel = config.dimension({"mamba_d_conv"}, 4, 1024);
    mamba.convolutionBias = config.flag("mamba_conv_bias", true);
    mamba.inputBias = mamba.outputBias = config.flag("mamba_proj_bias", false);
    return mamba;
}

/// The layer with a Mamba-2 mixer in the place of attention.
LayerKind withMamba2(LayerKind layer, const Mamba2& mamba, std::int64_t hidden)
{
    layer.mixer = Mixer::StateSpace;
    addMamba2(layer.extraTensors, mamba, hidden);
    return layer;
}

/// Bamba: Mamba-2 layers, attention in those of `attn_layer_indices`.
void readBamba(Config& config, Architecture& architecture)
{
    const DecoderTraits traits{.vocab = 128000,
                               .kvHeads = 8,
                               .ffn = 14336,
                               .maxPositions = 262144,
                               .qkvBias = kAttentionBias,
                               .outputBias = kAttentionBias,
                               .ffnBias = kMlpBias};
    const Dimensions dimensions = readDimensions(config, architecture, traits);
    const Mamba2 mamba = readMamba2(config, architecture.hidden);
    const auto indices = config.integers("attn_layer_indices", 0, kMaxLayers).value_or(std::vector<std::int64_t>());
    if (config.failed())
        return;
    config.requireMultiple(mamba.inner, "mamba width", mamba.heads, "mamba heads", "mamba_n_heads");
    const LayerKind attention = denseLayer(config, traits, dimensions);
    const LayerKind stateSpace = withMamba2(attention, mamba, architecture.hidden);
    for (std::int64_t layer = 0; layer < dimensions.layers; ++layer)
        addLayer(config, architecture, std::find(indices.begin(), indices.end(), layer) != indices.end() ? attention : stateSpace);
}

/// Granite 4: `layer_types` of "mamba" and "attention"; a shared feed-forward always, experts beside it where there are any.
void readGraniteMoeHybrid(Config& config, Architecture& architecture)
{
    const DecoderTraits traits{.qkvBias = kAttentionBias, .outputBias = kAttentionBias};
    Dimensions dimensions = readDimensions(config, architecture, traits);
    const Mamba2 mamba = readMamba2(config, architecture.hidden);
    const std::int64_t shared = config.dimension({"shared_intermediate_size"}, 1024, kMaxWidth);
    const bool hasExperts = config.count({"num_local_experts"}, 8, kMaxExperts) > 0;
    MixtureOfExperts experts;
    if (hasExperts) {
        experts = readExperts(config, {.experts = "num_local_experts", .width = "intermediate_size", .widthDefault = 11008});
        addSharedExperts(experts, 1, shared);
    }
    auto types = config.wordPerLayer("layer_types", dimensions.layers);
    if (!types)
        types = config.wordPerLayer("layers_block_type", dimensions.layers);
    if (config.failed())
        return;
    config.requireMultiple(mamba.inner, "mamba width", mamba.heads, "mamba heads", "mamba_n_heads");
    if (config.word("position_embedding_type", "") != "rope")
        architecture.position = Position::None;
    dimensions.ffn = shared;
    const LayerKind dense = denseLayer(config, traits, dimensions);
    const LayerKind attention = hasExperts ? withExperts(dense, experts) : dense;
    const LayerKind stateSpace = withMamba2(attention, mamba, architecture.hidden);
    for (std::int64_t layer = 0; layer < dimensions.layers; ++layer)
        addLayer(config, architecture, types && (*types)[static_cast<std::size_t>(layer)] == "attention" ? attention : stateSpace);
}

/// Falcon-H1: every layer has attention and a Mamba-2 mixer side by side.
void readFalconH1(Config& config, Architecture& architecture)
{
    const DecoderTraits traits{.vocab = 128000,
                               .kvHeads = 8,
                               .ffn = 14336,
                               .maxPositions = 8192,
                               .qkvBias = kAttentionBias,
                               .outputBias = kAttentionBias,
                               .ffnBias = kMlpBias};
    const Dimensions dimensions = readDimensions(config, architecture, traits);
    Mamba2 mamba = readMamba2(config, architecture.hidden);
    if (!config.isNull("mamba_d_ssm"))
        mamba.inner = config.dimension({"mamba_d_ssm"}, 1024, kMaxWidth);
    mamba.norm = config.flag("mamba_rms_norm", false);
    mamba.outputBias = config.flag("projectors_bias", false);
    if (config.failed())
        return;
    config.requireMultiple(mamba.inner, "mamba width", mamba.heads, "mamba heads", "mamba_n_heads");
    LayerKind layer = denseLayer(config, traits, dimensions);
    addMamba2(layer.extraTensors, mamba, architecture.hidden);
    for (std::int64_t index = 0; index < dimensions.layers; ++index)
        addLayer(config, architecture, layer, "with state space");
}

/// Jamba, arXiv 2403.19887: attention and experts each at a period and an offset, Mamba layers otherwise.
void readJamba(Config& config, Architecture& architecture)
{
    const DecoderTraits traits{.vocab = 65536, .kvHeads = 8, .ffn = 14336, .maxPositions = 262144, .position = Position::None};
    const Dimensions dimensions = readDimensions(config, architecture, traits);
    const MixtureOfExperts experts = readExperts(config, {.expertsDefault = 16, .width = "intermediate_size", .widthDefault = 14336});
    Mamba1 mamba;
    mamba.inner = config.dimension({"mamba_expand"}, 2, 1024) * architecture.hidden;
    mamba.state = config.dimension({"mamba_d_state"}, 16, kMaxHeadDim);
    mamba.kernel = config.dimension({"mamba_d_conv"}, 4, 1024);
    mamba.timeStepRank = (architecture.hidden + 15) / 16;
    if (config.isNumber("mamba_dt_rank"))
        mamba.timeStepRank = config.dimension({"mamba_dt_rank"}, mamba.timeStepRank, kMaxWidth);
    mamba.convolutionBias = config.flag("mamba_conv_bias", true);
    mamba.projectionBias = config.flag("mamba_proj_bias", false);
    const std::int64_t attentionPeriod = config.dimension({"attn_layer_period"}, 8, kMaxLayers);
    const std::int64_t attentionOffset = config.count({"attn_layer_offset"}, 4, kMaxLayers);
    const std::int64_t expertPeriod = config.dimension({"expert_layer_period"}, 2, kMaxLayers);
    const std::int64_t expertOffset = config.count({"expert_layer_offset"}, 1, kMaxLayers);
    if (config.failed())
        return;
    const LayerKind attention = denseLayer(config, traits, dimensions);
    LayerKind stateSpace = attention;
    stateSpace.mixer = Mixer::StateSpace;
    addMamba1(stateSpace.extraTensors, mamba, architecture.hidden);
    for (std::int64_t layer = 0; layer < dimensions.layers; ++layer) {
        const LayerKind& base = layer % attentionPeriod == attentionOffset ? attention : stateSpace;
        const bool sparse = experts.experts > 1 && layer % expertPeriod == expertOffset;
        addLayer(config, architecture, sparse ? withExperts(base, experts) : base);
    }
}

constexpr ReaderRow kReaders[] = {
    {"bamba", readBamba}, {"falcon_h1", readFalconH1},   {"granitemoehybrid", readGraniteMoeHybrid},
    {"jamba", readJamba}, {"nemotron_h", readNemotronH},
};

}  // namespace

std::span<const ReaderRow> mambaHybridReaders() { return kReaders; }

}  // namespace shardscope::huggingface
