// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/huggingface/tables.h"

#include "core/model/limits.h"

namespace shardscope::huggingface {
namespace {

/// ChatGLM2, ChatGLM3 and GLM-4 of 2024 in their own code. The first ChatGLM reads its prompt in both directions.
void readChatGlm(Config& config, Architecture& architecture)
{
    for (const std::string_view key : {std::string_view("position_encoding_2d"), std::string_view("inner_hidden_size")}) {
        if (config.has(key)) {
            config.fail(ErrorCode::NotACausalDecoder,
                        {"chatglm", "the first ChatGLM is a prefix decoder, which reads its prompt in both directions"}, key);
            return;
        }
    }
    DecoderTraits traits{.vocab = 65024, .layers = 28, .headDim = 128, .ffn = 13696, .maxPositions = 2048};
    traits.qkvBias.fallback = config.flag("add_bias_linear", false) || config.flag("add_qkv_bias", false);
    traits.outputBias.fallback = traits.ffnBias.fallback = config.flag("add_bias_linear", false);
    if (!config.flag("rmsnorm", true)) {
        traits.norm = Norm::LayerNorm;
        traits.normBias = true;
    }
    traits.finalNorm = config.flag("post_layer_norm", true);
    Dimensions dimensions = readDimensions(config, architecture, traits);
    architecture.vocab = config.dimension({"padded_vocab_size", "vocab_size"}, traits.vocab, kMaxVocab);
    if (!config.flag("multi_query_attention", false))
        dimensions.kvHeads = dimensions.heads;
    if (config.failed())
        return;
    addLayers(config, architecture, traits, denseLayer(config, traits, dimensions), dimensions.layers);
}

constexpr ReaderRow kReaders[] = {{"chatglm", readChatGlm}};

}  // namespace

std::span<const ReaderRow> chatGlmReaders() { return kReaders; }

}  // namespace shardscope::huggingface
