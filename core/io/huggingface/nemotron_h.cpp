// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/huggingface/mamba.h"
#include "core/io/huggingface/mixture.h"
#include "core/io/huggingface/tables.h"
#include "core/model/limits.h"

namespace shardscope::huggingface {
namespace {

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

}  // namespace

/// Nemotron-H, arXiv 2504.03624: every layer is one thing only, a mixer or a feed-forward, with one norm before it.
void readNemotronH(Config& config, Architecture& architecture)
{
    const DecoderTraits traits{.vocab = 131072,
                               .layers = 52,
                               .kvHeads = 8,
                               .headDim = 128,
                               .ffn = 21504,
                               .maxPositions = 4096,
                               .qkvBias = kAttentionBias,
                               .outputBias = kAttentionBias,
                               .ffnBias = kMlpBias,
                               .gated = false,
                               .norms = 1,
                               .position = Position::None};
    if (config.has("moe_latent_size")) {
        config.fail(ErrorCode::UnknownArchitecture, {"nemotron_h with latent experts", "nemotron_h"}, "moe_latent_size");
        return;
    }
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
    addMamba2(stateSpace.extraTensors, readNemotronMamba(config), architecture.hidden);
    const LayerKind sparse = pattern.find('E') != std::string::npos ? withExperts(feedForward, readNemotronExperts(config)) : feedForward;
    for (const char letter : pattern) {
        if (std::string_view("M*-E").find(letter) == std::string_view::npos) {
            config.contradiction(std::string("the letter '") + letter + "' stands for no kind of layer (M, *, - or E)",
                                 "hybrid_override_pattern");
            return;
        }
        addLayer(config, architecture, letter == 'M' ? stateSpace : letter == '*' ? attention : letter == 'E' ? sparse : feedForward);
    }
}

}  // namespace shardscope::huggingface
