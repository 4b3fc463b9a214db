// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "core/io/huggingface/mixture.h"
#include "core/io/huggingface/tables.h"
#include "core/model/limits.h"
#include "core/model/tensor_list.h"

namespace shardscope::huggingface {
namespace {

/// The widths of a Mamba-2 mixer (arXiv 2405.21060): `inner` is its width, cut into `heads`.
struct Mamba2 {
    std::int64_t inner = 0;
    std::int64_t heads = 0;
    std::int64_t groups = 1;
    std::int64_t state = 0;
    std::int64_t kernel = 4;
    bool inputBias = false;
    bool outputBias = false;
    bool convolutionBias = true;
    bool norm = true;
};

/// The widths of a Mamba mixer (arXiv 2312.00752) as Jamba builds it, with norms on the time step and the state inputs.
struct Mamba1 {
    std::int64_t inner = 0;
    std::int64_t state = 16;
    std::int64_t kernel = 4;
    std::int64_t timeStepRank = 0;
    bool projectionBias = false;
    bool convolutionBias = true;
};

void addMamba2(LayerKind& layer, const Mamba2& mamba, std::int64_t hidden)
{
    layer.recurrence = Recurrence{RecurrenceKind::Mamba2, mamba.groups, mamba.heads, mamba.state, mamba.inner / mamba.heads, mamba.kernel};
    const std::int64_t convolved = mamba.inner + 2 * mamba.groups * mamba.state;
    TensorList list(layer.extraTensors, TensorKind::StateSpace);
    list.matrix("mamba.in_proj", mamba.inner + convolved + mamba.heads, hidden, TensorCut::Column, mamba.inputBias);
    list.table("mamba.conv1d.weight", convolved, mamba.kernel, TensorCut::Column);
    if (mamba.convolutionBias)
        list.vector("mamba.conv1d", convolved, TensorCut::Column, false, ".bias");
    for (const char* name : {"mamba.dt_bias", "mamba.A_log", "mamba.D"})
        list.vector(name, mamba.heads, TensorCut::Column, false, "");
    if (mamba.norm)
        list.vector("mamba.norm", mamba.inner, TensorCut::Column);
    list.matrix("mamba.out_proj", hidden, mamba.inner, TensorCut::Row, mamba.outputBias);
}

void addMamba1(std::vector<Tensor>& tensors, const Mamba1& mamba, std::int64_t hidden)
{
    TensorList list(tensors, TensorKind::StateSpace);
    list.matrix("mamba.in_proj", 2 * mamba.inner, hidden, TensorCut::Column, mamba.projectionBias);
    list.table("mamba.conv1d.weight", mamba.inner, mamba.kernel, TensorCut::Column);
    if (mamba.convolutionBias)
        list.vector("mamba.conv1d", mamba.inner, TensorCut::Column, false, ".bias");
    list.matrix("mamba.x_proj", mamba.timeStepRank + 2 * mamba.state, mamba.inner, TensorCut::Row, false);
    list.matrix("mamba.dt_proj", mamba.inner, mamba.timeStepRank, TensorCut::Column, true);
    list.table("mamba.A_log", mamba.inner, mamba.state, TensorCut::Column);
    list.vector("mamba.D", mamba.inner, TensorCut::Column, false, "");
    list.vector("mamba.dt_layernorm", mamba.timeStepRank);
    list.vector("mamba.b_layernorm", mamba.state);
    list.vector("mamba.c_layernorm", mamba.state);
    list.matrix("mamba.out_proj", hidden, mamba.inner, TensorCut::Row, mamba.projectionBias);
}

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
    addMamba2(layer, mamba, hidden);
    return layer;
}

/// Bamba: Mamba-2 layers, attention in those of `attn_layer_indices`.
void readBamba(Config& config, Architecture& architecture)
{
    const DecoderTraits traits{.sizes = {128000, 4096, 32, 32, 8, 0, 14336, 262144}, .biases = kLlamaBiases};
    const Dimensions dimensions = readDimensions(config, architecture, traits);
    const Mamba2 mamba = readMamba2(config, architecture.hidden);
    const auto indices = config.integers("attn_layer_indices", 0, kMaxLayers).value_or(std::vector<std::int64_t>());
    if (config.failed())
        return;
    config.requireMultiple(mamba.inner, "mamba width", mamba.heads, "mamba heads", "mamba_n_heads");
    const LayerKind attention = denseLayer(config, traits, dimensions);
    const LayerKind stateSpace = withMamba2(attention, mamba, architecture.hidden);
    for (std::int64_t layer = 0; layer < dimensions.layers; ++layer)
        addLayer(config, architecture, contains(indices, layer) ? attention : stateSpace);
}

/// Granite 4: `layer_types` of "mamba" and "attention"; always a shared feed-forward, and experts in parallel if there are any.
void readGraniteMoeHybrid(Config& config, Architecture& architecture)
{
    const DecoderTraits traits{.biases = kAttentionBiases};
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
    const DecoderTraits traits{.sizes = {128000, 4096, 32, 32, 8, 0, 14336, 8192}, .biases = kLlamaBiases};
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
    addMamba2(layer, mamba, architecture.hidden);
    for (std::int64_t index = 0; index < dimensions.layers; ++index)
        addLayer(config, architecture, layer, "with state space");
}

/// Jamba, arXiv 2403.19887: attention and experts each at a period and an offset, Mamba layers otherwise.
void readJamba(Config& config, Architecture& architecture)
{
    const DecoderTraits traits{.sizes = {65536, 4096, 32, 32, 8, 0, 14336, 262144}, .position = Position::None};
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

Mamba2 readNemotronMamba(Config& config)
{
    Mamba2 mamba;
    mamba.heads = config.dimension({"mamba_num_heads"}, 128, kMaxHeads);
    mamba.inner = mamba.heads * config.dimension({"mamba_head_dim"}, 64, kMaxHeadDim);
    mamba.groups = config.dimension({"n_groups", "mamba_n_groups"}, 8, kMaxHeads);
    mamba.state = config.dimension({"ssm_state_size"}, 128, kMaxHeadDim);
    mamba.kernel = config.dimension({"conv_kernel"}, 4, 1024);
    mamba.convolutionBias = config.flag("use_conv_bias", true);
    mamba.inputBias = mamba.outputBias = config.flag("mamba_proj_bias", config.flag("use_bias", false));
    return mamba;
}

/// Experts without a gate projection, chosen as DeepSeek-V3 does.
MixtureOfExperts readNemotronExperts(Config& config)
{
    MixtureOfExperts experts = readExperts(config, {.experts = "n_routed_experts", .widthDefault = 7688});
    experts.expert.gated = false;
    experts.expert.bias = config.flag("mlp_bias", false);
    experts.correctionBias = true;
    experts.latentWidth = config.count({"moe_latent_size"}, 0, kMaxWidth);
    const std::int64_t shared = config.count({"n_shared_experts"}, 1, kMaxExperts);
    if (shared > 0) {
        experts.sharedExperts = shared;
        experts.sharedWidth = config.dimension({"moe_shared_expert_intermediate_size"}, 7688, kMaxWidth);
    }
    return experts;
}

/// One letter a layer: M Mamba-2, * attention, - feed-forward, E experts.
std::string readPattern(Config& config)
{
    std::string pattern = config.word("hybrid_override_pattern", "");
    if (const auto types = config.words("layers_block_type")) {
        pattern.clear();
        for (const std::string& type : *types)
            pattern += type == "mamba" ? 'M' : type == "attention" ? '*' : type == "moe" ? 'E' : '-';
    }
    return pattern;
}

/// Its layers of multi-token prediction, of which a pattern of its own states the parts: attention and a feed-forward or experts.
void addNemotronPredictions(Config& config, Architecture& architecture, const LayerKind& attention, const LayerKind& feedForward,
                            const LayerKind& sparse)
{
    architecture.mtpLayers = static_cast<int>(config.count({"num_nextn_predict_layers"}, 0, 64));
    if (architecture.mtpLayers == 0)
        return;
    const std::string pattern = config.word("mtp_hybrid_override_pattern", "*E");
    if (pattern != "*E" && pattern != "*-") {
        config.contradiction("'" + pattern + "' is not attention and then experts or a feed-forward (*E or *-)",
                             "mtp_hybrid_override_pattern");
        return;
    }
    LayerKind layer = pattern == "*E" ? sparse : feedForward;
    layer.mixer = attention.mixer;
    layer.attention = attention.attention;
    layer.norms = 2;
    layer.name = "multi-token prediction";
    architecture.mtpKind = layer;
}

DecoderTraits nemotronTraits()
{
    return {.sizes = {131072, 4096, 52, 32, 8, 128, 21504, 4096},
            .biases = kLlamaBiases,
            .gated = false,
            .norms = 1,
            .position = Position::None};
}

/// Nemotron-H, arXiv 2504.03624: every layer is one thing only, a mixer or a feed-forward, with one norm before it.
void readNemotronH(Config& config, Architecture& architecture)
{
    const DecoderTraits traits = nemotronTraits();
    const std::string pattern = readPattern(config);
    const Dimensions dimensions = readDimensions(config, architecture, traits);
    if (config.failed())
        return;
    if (static_cast<std::int64_t>(pattern.size()) != dimensions.layers) {
        config.contradiction(std::to_string(pattern.size()) + " letters for " + std::to_string(dimensions.layers) + " layers",
                             "hybrid_override_pattern");
        return;
    }
    const LayerKind dense = denseLayer(config, traits, dimensions);
    LayerKind attention = dense;
    attention.feedForward.reset();
    LayerKind feedForward = dense;
    feedForward.mixer = Mixer::None;
    LayerKind stateSpace = attention;
    stateSpace.mixer = Mixer::StateSpace;
    addMamba2(stateSpace, readNemotronMamba(config), architecture.hidden);
    const LayerKind sparse = pattern.find('E') != std::string::npos ? withExperts(feedForward, readNemotronExperts(config)) : feedForward;
    addNemotronPredictions(config, architecture, attention, feedForward, sparse);
    for (const char letter : pattern) {
        if (std::string_view("M*-E").find(letter) == std::string_view::npos) {
            config.contradiction(std::string("the letter '") + letter + "' is not a kind of layer (M, *, - or E)",
                                 "hybrid_override_pattern");
            return;
        }
        addLayer(config, architecture, letter == 'M' ? stateSpace : letter == '*' ? attention : letter == 'E' ? sparse : feedForward);
    }
}

/// Nemotron-H after a search: `block_configs` states what each layer is, and each mixture by itself.
void readNemotronPuzzle(Config& config, Architecture& architecture)
{
    const DecoderTraits traits = nemotronTraits();
    const Dimensions dimensions = readDimensions(config, architecture, traits);
    std::vector<Config> blocks = config.childPerLayer("block_configs", dimensions.layers);
    if (config.failed())
        return;
    LayerKind attention = denseLayer(config, traits, dimensions);
    LayerKind feedForward = attention;
    attention.feedForward.reset();
    feedForward.mixer = Mixer::None;
    LayerKind stateSpace = attention;
    stateSpace.mixer = Mixer::StateSpace;
    addMamba2(stateSpace, readNemotronMamba(config), architecture.hidden);
    for (Config& block : blocks) {
        const std::string type = block.word("block_type", "");
        LayerKind layer = type == "mamba" ? stateSpace : type == "attention" ? attention : feedForward;
        std::string detail;
        if (type == "moe") {
            layer = withExperts(feedForward, readNemotronExperts(block));
            detail = std::to_string(layer.experts->topK) + " experts of " + std::to_string(layer.experts->expert.width);
        } else if (type != "mamba" && type != "attention" && type != "mlp") {
            block.contradiction("'" + type + "' is not a kind of layer (mamba, attention, moe or mlp)", "block_type");
        }
        if (config.failed())
            return;
        addLayer(config, architecture, layer, detail);
    }
}

constexpr ReaderRow kMambaHybridsReaders[] = {
    {"bamba", readBamba}, {"falcon_h1", readFalconH1},   {"granitemoehybrid", readGraniteMoeHybrid},
    {"jamba", readJamba}, {"nemotron_h", readNemotronH}, {"nemotron_h_puzzle", readNemotronPuzzle},
};

}  // namespace

std::span<const ReaderRow> mambaHybridReaders() { return kMambaHybridsReaders; }

}  // namespace shardscope::huggingface
