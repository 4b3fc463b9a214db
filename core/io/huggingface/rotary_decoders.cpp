// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/huggingface/tables.h"

namespace shardscope::huggingface {
namespace {

// Defaults are those of the configuration classes of transformers (src/transformers/models/*/configuration_*.py) or, for
// models whose code came with their weights, of the configuration class in the model's own repository.

constexpr BiasRule kUseBias{"use_bias", false};

constexpr DecoderTraits kLlama{.biases = kLlamaBiases};

constexpr DecoderTraits llamaWithVocab(std::int64_t vocab)
{
    DecoderTraits traits = kLlama;
    traits.sizes.vocab = vocab;
    return traits;
}

constexpr DecoderTraits kMistral{.sizes = {.kvHeads = 8, .ffn = 14336, .positions = 131072}, .sliding = {Slides::Always, 4096}};
constexpr DecoderTraits kQwen2{
    .sizes = {151936, 4096, 32, 32, 32, 0, 22016, 32768}, .biases = {kAlwaysBias}, .sliding = {Slides::WhenEnabled, 4096}};
constexpr DecoderTraits kQwen2Vl{
    .sizes = {152064, 8192, 80, 64, 8, 0, 29568, 32768}, .biases = {kAlwaysBias}, .sliding = {Slides::WhenEnabled, 4096}};
constexpr DecoderTraits kQwen3{.sizes = {151936, 4096, 32, 32, 32, 128, 22016, 32768},
                               .biases = kAttentionBiases,
                               .qkNorm = {QkNorm::PerHead},
                               .sliding = {Slides::WhenEnabled, 4096}};
constexpr DecoderTraits kGlm4{.sizes = {151552, 4096, 40, 32, 2, 128, 13696, 131072}, .biases = {kAttentionBias}, .norms = 4};

constexpr DenseRow kRotaryRows[] = {
    {"aquila", llamaWithVocab(100008)},
    {"arcee", {.sizes = {.hidden = 2560, .ffn = 18432, .positions = 4096}, .biases = kLlamaBiases, .gated = false}},
    {"baichuan", {.sizes = {.vocab = 125696, .positions = 4096}}},
    {"chameleon",
     {.sizes = {.vocab = 65536, .kvHeads = 32, .positions = 4096}, .biases = kLlamaBiases, .qkNorm = {QkNorm::Full, kAlwaysBias, true}}},
    {"code_llama", kLlama},
    {"cohere",
     {.sizes = {256000, 8192, 40, 64, 0, 0, 22528, 8192},
      .tied = true,
      .biases = kAttentionBiases,
      .qkNorm = {QkNorm::Full, {"use_qk_norm", false}},
      .norms = 1,
      .parallel = true,
      .norm = kLayerNormWithoutBias}},
    {"cohere2",
     {.sizes = {256000, 8192, 40, 64, 0, 0, 22528, 8192},
      .tied = true,
      .biases = kAttentionBiases,
      .norms = 1,
      .parallel = true,
      .norm = kLayerNormWithoutBias,
      .sliding = {Slides::ButEveryNth, 4096, 4}}},
    {"cwm", {.sizes = {128256, 6144, 64, 48, 8, 128, 21504, 131072}}},
    {"emu3_text_model", {.sizes = {184622, 4096, 32, 32, 8, 0, 14336, 9216}, .biases = kLlamaBiases}},
    {"ernie4_5", {.sizes = {103424, 1024, 18, 16, 2, 128, 3072, 131072}, .tied = true, .biases = {kUseBias, kUseBias, kUseBias, kUseBias}}},
    {"exaone", {.sizes = {.vocab = 102400}, .ffnPerHidden = 4}},
    {"exaone4", {.sizes = {.vocab = 102400, .ffn = 16384}, .qkNorm = {QkNorm::PerHead}, .sliding = {Slides::ButEveryNth, 4096, 4}}},
    {"gemma", {.sizes = {256000, 3072, 28, 16, 16, 256, 24576, 8192}, .tied = true, .biases = kAttentionBiases}},
    {"gemma2",
     {.sizes = {256000, 2304, 26, 8, 4, 256, 9216, 8192},
      .tied = true,
      .biases = kAttentionBiases,
      .norms = 4,
      .sliding = {Slides::Alternating, 4096}}},
    {"gemma3_text",
     {.sizes = {262208, 2304, 26, 8, 4, 256, 9216, 131072},
      .tied = true,
      .biases = kAttentionBiases,
      .qkNorm = {QkNorm::PerHead},
      .norms = 4,
      .sliding = {Slides::ButEveryNth, 4096, 6}}},
    {"glm", {.sizes = {151552, 4096, 40, 32, 2, 128, 13696, 131072}, .biases = {{"attention_bias", true}}}},
    {"glm4", kGlm4},
    {"glm4v_text", kGlm4},
    {"granite", {.biases = kLlamaBiases}},
    {"helium", {.sizes = {48000, 2560, 24, 20, 20, 128, 7040, 4096}, .biases = {kAttentionBias, kNoBias, kMlpBias}}},
    {"hunyuan_v1_dense", {.sizes = {.vocab = 290943}, .biases = kAttentionBiases, .qkNorm = {QkNorm::PerHead}}},
    {"internlm", {.sizes = {.vocab = 103168}, .biases = {{"bias", true}, {"bias", true}}}},
    {"internlm2", {.sizes = {.vocab = 103168}, .biases = {{"bias", true}, {"bias", true}}}},
    {"internlm3", {.sizes = {.vocab = 128512, .positions = 32768}, .biases = {{"qkv_bias", false}, {"bias", false}, {"bias", false}}}},
    {"llama", kLlama},
    {"llava_llama", kLlama},
    {"llava_mistral", kMistral},
    {"llava_qwen", kQwen2},
    {"minicpm", {.tied = true, .biases = kAttentionBiases}},
    {"ministral", kMistral},
    {"ministral3", {.sizes = {131072, 4096, 34, 32, 8, 128, 14336, 262144}}},
    {"mistral", kMistral},
    {"nanochat",
     {.sizes = {50304, 768, 12, 6, 6, 0, 8192, 2048}, .biases = kAttentionBiases, .gated = false, .norm = {Norm::RmsNorm, false, false}}},
    {"nemotron", {.sizes = {256000, 6144, 32, 48, 0, 0, 24576, 4096}, .biases = kLlamaBiases, .gated = false, .norm = kLayerNorm}},
    {"olmo", {.sizes = {.vocab = 50304}, .biases = kAttentionBiases, .norm = {Norm::LayerNorm, false, false}}},
    {"olmo2", {.sizes = {.vocab = 50304}, .biases = kAttentionBiases, .qkNorm = {QkNorm::Full}}},
    {"olmo3", {.sizes = {.vocab = 50304}, .biases = kAttentionBiases, .qkNorm = {QkNorm::Full}, .sliding = {Slides::ButEveryNth, 4096, 4}}},
    {"orion", {.sizes = {84608, 4096, 32, 32, 0, 0, 15360, 4096}, .norm = kLayerNorm}},
    {"persimmon",
     {.sizes = {262144, 4096, 36, 64, 0, 0, 16384, 16384},
      .biases = kAllBiases,
      .qkNorm = {QkNorm::PerHead, {"qk_layernorm", true}, true},
      .gated = false,
      .norm = kLayerNorm}},
    {"phi3", {.sizes = {32064, 3072, 32, 32, 0, 0, 8192, 4096}, .sliding = {Slides::Always}}},
    {"phi3_v", {.sizes = {32064, 3072, 32, 32, 0, 0, 8192, 4096}, .sliding = {Slides::Always}}},
    {"qwen2", kQwen2},
    {"qwen2_5_omni_text",
     {.sizes = {152064, 3584, 28, 28, 4, 0, 18944, 32768}, .biases = {kAlwaysBias}, .sliding = {Slides::WhenEnabled, 32768}}},
    {"qwen2_5_vl", kQwen2Vl},
    {"qwen2_5_vl_text", kQwen2Vl},
    {"qwen2_vl", kQwen2Vl},
    {"qwen2_vl_text", kQwen2Vl},
    {"qwen3", kQwen3},
    {"qwen3_vl_text", kQwen3},
    {"seed_oss",
     {.sizes = {155136, 4096, 64, 80, 8, 128, 27648, 524288},
      .biases = {{"attention_bias", true}, {"attention_out_bias", false}, kMlpBias}}},
    {"skywork", llamaWithVocab(65519)},
    {"smollm3",
     {.sizes = {128256, 2048, 36, 16, 4, 0, 11008, 32768}, .tied = true, .biases = kLlamaBiases, .sliding = {Slides::WhenEnabled}}},
    {"starcoder2",
     {.sizes = {49152, 3072, 30, 24, 2, 0, 12288, 4096},
      .tied = true,
      .biases = {{"use_bias", true}, {"use_bias", true}, {"use_bias", true}},
      .gated = false,
      .norm = kLayerNorm,
      .sliding = {Slides::Always}}},
    {"vaultgemma",
     {.sizes = {256000, 2304, 26, 8, 4, 256, 9216, 8192},
      .tied = true,
      .biases = kAttentionBiases,
      .sliding = {Slides::Alternating, 4096}}},
    {"xverse", {.sizes = {.vocab = 100278}}},
    {"Yi", llamaWithVocab(64000)},
};

}  // namespace

std::span<const DenseRow> rotaryDecoders() { return kRotaryRows; }

}  // namespace shardscope::huggingface
