// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/huggingface/tables.h"

namespace shardscope::huggingface {
namespace {

// Defaults are those of the configuration classes of transformers (src/transformers/models/*/configuration_*.py) or, for
// models whose code came with their weights, of the configuration class in the model's own repository.

constexpr BiasRule kUseBias{"use_bias", false};

constexpr DecoderTraits kLlama{.qkvBias = kAttentionBias, .outputBias = kAttentionBias, .ffnBias = kMlpBias};

constexpr DecoderTraits llamaWithVocab(std::int64_t vocab)
{
    DecoderTraits traits = kLlama;
    traits.vocab = vocab;
    return traits;
}

constexpr DecoderTraits kMistral{.kvHeads = 8, .ffn = 14336, .maxPositions = 131072, .slides = Slides::Always, .window = 4096};
constexpr DecoderTraits kQwen2{.vocab = 151936, .kvHeads = 32, .ffn = 22016, .maxPositions = 32768, .qkvBias = kAlwaysBias, .slides = Slides::WhenEnabled, .window = 4096};
constexpr DecoderTraits kQwen2Vl{.vocab = 152064, .hidden = 8192, .layers = 80, .heads = 64, .kvHeads = 8, .ffn = 29568, .maxPositions = 32768,
                                 .qkvBias = kAlwaysBias, .slides = Slides::WhenEnabled, .window = 4096};
constexpr DecoderTraits kQwen25Omni{.vocab = 152064, .hidden = 3584, .layers = 28, .heads = 28, .kvHeads = 4, .ffn = 18944, .maxPositions = 32768,
                                    .qkvBias = kAlwaysBias, .slides = Slides::WhenEnabled, .window = 32768};
constexpr DecoderTraits kQwen3{.vocab = 151936, .kvHeads = 32, .headDim = 128, .ffn = 22016, .maxPositions = 32768, .qkvBias = kAttentionBias,
                               .outputBias = kAttentionBias, .qkNorm = QkNorm::PerHead, .slides = Slides::WhenEnabled, .window = 4096};
constexpr DecoderTraits kGemma{.vocab = 256000, .hidden = 3072, .layers = 28, .heads = 16, .kvHeads = 16, .headDim = 256, .ffn = 24576, .maxPositions = 8192,
                               .tied = true, .qkvBias = kAttentionBias, .outputBias = kAttentionBias};
constexpr DecoderTraits kGemma2{.vocab = 256000, .hidden = 2304, .layers = 26, .heads = 8, .kvHeads = 4, .headDim = 256, .ffn = 9216, .maxPositions = 8192,
                                .tied = true, .qkvBias = kAttentionBias, .outputBias = kAttentionBias, .norms = 4, .slides = Slides::Alternating, .window = 4096};
constexpr DecoderTraits kVaultGemma{.vocab = 256000, .hidden = 2304, .layers = 26, .heads = 8, .kvHeads = 4, .headDim = 256, .ffn = 9216, .maxPositions = 8192,
                                    .tied = true, .qkvBias = kAttentionBias, .outputBias = kAttentionBias, .slides = Slides::Alternating, .window = 4096};
constexpr DecoderTraits kGemma3{.vocab = 262208, .hidden = 2304, .layers = 26, .heads = 8, .kvHeads = 4, .headDim = 256, .ffn = 9216, .maxPositions = 131072,
                                .tied = true, .qkvBias = kAttentionBias, .outputBias = kAttentionBias, .qkNorm = QkNorm::PerHead, .norms = 4,
                                .slides = Slides::ButEveryNth, .window = 4096, .slidingPattern = 6};
constexpr DecoderTraits kCohere{.vocab = 256000, .hidden = 8192, .layers = 40, .heads = 64, .ffn = 22528, .maxPositions = 8192, .tied = true,
                                .qkvBias = kAttentionBias, .outputBias = kAttentionBias, .qkNorm = QkNorm::Full, .qkNormRule = {"use_qk_norm", false},
                                .norms = 1, .parallel = true, .norm = Norm::LayerNorm};
constexpr DecoderTraits kCohere2{.vocab = 256000, .hidden = 8192, .layers = 40, .heads = 64, .ffn = 22528, .maxPositions = 8192, .tied = true,
                                 .qkvBias = kAttentionBias, .outputBias = kAttentionBias, .norms = 1, .parallel = true, .norm = Norm::LayerNorm,
                                 .slides = Slides::ButEveryNth, .window = 4096, .slidingPattern = 4};
constexpr DecoderTraits kOlmo{.vocab = 50304, .qkvBias = kAttentionBias, .outputBias = kAttentionBias, .norm = Norm::LayerNorm, .normWeight = false};
constexpr DecoderTraits kOlmo2{.vocab = 50304, .qkvBias = kAttentionBias, .outputBias = kAttentionBias, .qkNorm = QkNorm::Full};
constexpr DecoderTraits kOlmo3{.vocab = 50304, .qkvBias = kAttentionBias, .outputBias = kAttentionBias, .qkNorm = QkNorm::Full,
                               .slides = Slides::ButEveryNth, .window = 4096, .slidingPattern = 4};
constexpr DecoderTraits kGlm{.vocab = 151552, .layers = 40, .kvHeads = 2, .headDim = 128, .ffn = 13696, .maxPositions = 131072, .qkvBias = {"attention_bias", true}};
constexpr DecoderTraits kGlm4{.vocab = 151552, .layers = 40, .kvHeads = 2, .headDim = 128, .ffn = 13696, .maxPositions = 131072, .qkvBias = kAttentionBias, .norms = 4};
constexpr DecoderTraits kChameleon{.vocab = 65536, .kvHeads = 32, .maxPositions = 4096, .qkvBias = kAttentionBias, .outputBias = kAttentionBias,
                                   .ffnBias = kMlpBias, .qkNorm = QkNorm::Full, .qkNormBias = true};
constexpr DecoderTraits kPersimmon{.vocab = 262144, .layers = 36, .heads = 64, .ffn = 16384, .maxPositions = 16384, .qkvBias = kAlwaysBias, .outputBias = kAlwaysBias,
                                   .ffnBias = kAlwaysBias, .qkNorm = QkNorm::PerHead, .qkNormRule = {"qk_layernorm", true}, .qkNormBias = true, .gated = false,
                                   .norm = Norm::LayerNorm, .normBias = true};

constexpr DenseRow kRows[] = {
    {"aquila", llamaWithVocab(100008)},
    {"arcee", {.hidden = 2560, .ffn = 18432, .maxPositions = 4096, .qkvBias = kAttentionBias, .outputBias = kAttentionBias, .ffnBias = kMlpBias, .gated = false}},
    {"baichuan", {.vocab = 125696, .maxPositions = 4096}},
    {"chameleon", kChameleon},
    {"code_llama", kLlama},
    {"cohere", kCohere},
    {"cohere2", kCohere2},
    {"cwm", {.vocab = 128256, .hidden = 6144, .layers = 64, .heads = 48, .kvHeads = 8, .headDim = 128, .ffn = 21504, .maxPositions = 131072}},
    {"emu3_text_model", {.vocab = 184622, .kvHeads = 8, .ffn = 14336, .maxPositions = 9216, .qkvBias = kAttentionBias, .outputBias = kAttentionBias, .ffnBias = kMlpBias}},
    {"ernie4_5", {.vocab = 103424, .hidden = 1024, .layers = 18, .heads = 16, .kvHeads = 2, .headDim = 128, .ffn = 3072, .maxPositions = 131072, .tied = true,
                  .qkvBias = kUseBias, .outputBias = kUseBias, .ffnBias = kUseBias, .headBias = kUseBias}},
    {"exaone", {.vocab = 102400, .ffnPerHidden = 4}},
    {"exaone4", {.vocab = 102400, .ffn = 16384, .qkNorm = QkNorm::PerHead, .slides = Slides::ButEveryNth, .window = 4096, .slidingPattern = 4}},
    {"gemma", kGemma},
    {"gemma2", kGemma2},
    {"gemma3_text", kGemma3},
    {"glm", kGlm},
    {"glm4", kGlm4},
    {"glm4v_text", kGlm4},
    {"granite", {.qkvBias = kAttentionBias, .outputBias = kAttentionBias, .ffnBias = kMlpBias}},
    {"helium", {.vocab = 48000, .hidden = 2560, .layers = 24, .heads = 20, .kvHeads = 20, .headDim = 128, .ffn = 7040, .maxPositions = 4096,
                .qkvBias = kAttentionBias, .ffnBias = kMlpBias}},
    {"hunyuan_v1_dense", {.vocab = 290943, .qkvBias = kAttentionBias, .outputBias = kAttentionBias, .qkNorm = QkNorm::PerHead}},
    {"internlm", {.vocab = 103168, .qkvBias = {"bias", true}, .outputBias = {"bias", true}}},
    {"internlm2", {.vocab = 103168, .qkvBias = {"bias", true}, .outputBias = {"bias", true}}},
    {"internlm3", {.vocab = 128512, .maxPositions = 32768, .qkvBias = {"qkv_bias", false}, .outputBias = {"bias", false}, .ffnBias = {"bias", false}}},
    {"llama", kLlama},
    {"llava_llama", kLlama},
    {"llava_mistral", kMistral},
    {"llava_qwen", kQwen2},
    {"minicpm", {.tied = true, .qkvBias = kAttentionBias, .outputBias = kAttentionBias}},
    {"ministral", kMistral},
    {"ministral3", {.vocab = 131072, .layers = 34, .kvHeads = 8, .headDim = 128, .ffn = 14336, .maxPositions = 262144}},
    {"mistral", kMistral},
    {"nanochat", {.vocab = 50304, .hidden = 768, .layers = 12, .heads = 6, .kvHeads = 6, .ffn = 8192, .qkvBias = kAttentionBias, .outputBias = kAttentionBias,
                  .gated = false, .normWeight = false}},
    {"nemotron", {.vocab = 256000, .hidden = 6144, .heads = 48, .ffn = 24576, .maxPositions = 4096, .qkvBias = kAttentionBias, .outputBias = kAttentionBias,
                  .ffnBias = kMlpBias, .gated = false, .norm = Norm::LayerNorm, .normBias = true}},
    {"olmo", kOlmo},
    {"olmo2", kOlmo2},
    {"olmo3", kOlmo3},
    {"orion", {.vocab = 84608, .hidden = 4096, .ffn = 15360, .maxPositions = 4096, .norm = Norm::LayerNorm, .normBias = true}},
    {"persimmon", kPersimmon},
    {"phi3", {.vocab = 32064, .hidden = 3072, .ffn = 8192, .maxPositions = 4096, .slides = Slides::Always}},
    {"phi3_v", {.vocab = 32064, .hidden = 3072, .ffn = 8192, .maxPositions = 4096, .slides = Slides::Always}},
    {"qwen2", kQwen2},
    {"qwen2_5_omni_text", kQwen25Omni},
    {"qwen2_5_vl", kQwen2Vl},
    {"qwen2_5_vl_text", kQwen2Vl},
    {"qwen2_vl", kQwen2Vl},
    {"qwen2_vl_text", kQwen2Vl},
    {"qwen3", kQwen3},
    {"qwen3_vl_text", kQwen3},
    {"seed_oss", {.vocab = 155136, .layers = 64, .heads = 80, .kvHeads = 8, .headDim = 128, .ffn = 27648, .maxPositions = 524288,
                  .qkvBias = {"attention_bias", true}, .outputBias = {"attention_out_bias", false}, .ffnBias = kMlpBias}},
    {"skywork", llamaWithVocab(65519)},
    {"smollm3", {.vocab = 128256, .hidden = 2048, .layers = 36, .heads = 16, .kvHeads = 4, .ffn = 11008, .maxPositions = 32768, .tied = true,
                 .qkvBias = kAttentionBias, .outputBias = kAttentionBias, .ffnBias = kMlpBias, .slides = Slides::WhenEnabled}},
    {"starcoder2", {.vocab = 49152, .hidden = 3072, .layers = 30, .heads = 24, .kvHeads = 2, .ffn = 12288, .maxPositions = 4096, .tied = true,
                    .qkvBias = {"use_bias", true}, .outputBias = {"use_bias", true}, .ffnBias = {"use_bias", true}, .gated = false,
                    .norm = Norm::LayerNorm, .normBias = true, .slides = Slides::Always}},
    {"vaultgemma", kVaultGemma},
    {"xverse", {.vocab = 100278, .ffnPerHidden = 0}},
    {"Yi", llamaWithVocab(64000)},
};

}  // namespace

std::span<const DenseRow> rotaryDecoders()
{
    return kRows;
}

}  // namespace shardscope::huggingface
