// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/huggingface/tables.h"

#include "core/model/limits.h"

namespace shardscope::huggingface {
namespace {

constexpr DecoderTraits kFalcon{.vocab = 65024,
                                .hidden = 4544,
                                .heads = 71,
                                .ffnPerHidden = 4,
                                .maxPositions = 2048,
                                .tied = true,
                                .qkvBias = {"bias", false},
                                .outputBias = {"bias", false},
                                .ffnBias = {"bias", false},
                                .gated = false,
                                .norm = Norm::LayerNorm,
                                .normBias = true};

/// Falcon, arXiv 2311.16867, appendix: the 7B shares one key/value head and one norm; "new decoder architecture" (40B, 180B)
/// groups heads and normalises attention and feed-forward apart; falcon-rw is GPT-like.
void readVariant(Config& config, Architecture& architecture, bool newArchitecture)
{
    DecoderTraits traits = kFalcon;
    traits.position = config.flag("alibi", false) ? Position::Alibi : Position::Rope;
    if (!newArchitecture)
        traits.kvHeads = config.flag("multi_query", true) ? 1 : 0;
    traits.parallel = newArchitecture || config.flag("parallel_attn", true);
    if (newArchitecture)
        traits.norms = static_cast<int>(config.dimension({"num_ln_in_parallel_attn"}, 2, 2));
    else if (traits.parallel)
        traits.norms = 1;
    Dimensions dimensions = readDimensions(config, architecture, traits);
    if (config.failed())
        return;
    // Without the new architecture `num_kv_heads` is written but not used.
    if (!newArchitecture)
        dimensions.kvHeads = traits.kvHeads == 1 ? 1 : dimensions.heads;
    addLayers(config, architecture, traits, denseLayer(config, traits, dimensions), dimensions.layers);
}

void readFalcon(Config& config, Architecture& architecture)
{
    readVariant(config, architecture, config.flag("new_decoder_architecture", false));
}

void readRefinedWeb(Config& config, Architecture& architecture) { readVariant(config, architecture, true); }

/// MPT, Mosaic's LLM Foundry: no biases and norms without bias.
void readMpt(Config& config, Architecture& architecture)
{
    DecoderTraits traits{.vocab = 50368,
                         .hidden = 2048,
                         .layers = 24,
                         .heads = 16,
                         .maxPositions = 2048,
                         .tied = true,
                         .gated = false,
                         .norm = Norm::LayerNorm};
    traits.ffnPerHidden = static_cast<int>(config.dimension({"expansion_ratio"}, 4, 1024));
    traits.position = Position::Alibi;
    if (auto attention = config.child("attn_config")) {
        const std::string type = attention->word("attn_type", "multihead_attention");
        if (type == "multiquery_attention")
            traits.kvHeads = 1;
        else if (type == "grouped_query_attention")
            traits.kvHeads = attention->dimension({"kv_n_heads"}, 1, kMaxHeads);
        if (!attention->flag("alibi", true))
            traits.position = attention->flag("rope", false)         ? Position::Rope
                              : config.flag("learned_pos_emb", true) ? Position::Learned
                                                                     : Position::None;
        if (attention->flag("qk_ln", false))
            traits.qkNorm = QkNorm::Full;
    }
    readDenseDecoder(config, architecture, traits);
}

constexpr ReaderRow kReaders[] = {
    {"RefinedWeb", readRefinedWeb}, {"RefinedWebModel", readFalcon}, {"falcon", readFalcon}, {"mpt", readMpt}};

}  // namespace

std::span<const ReaderRow> falconReaders() { return kReaders; }

}  // namespace shardscope::huggingface
