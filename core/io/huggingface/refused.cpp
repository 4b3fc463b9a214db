// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/huggingface/tables.h"

namespace shardscope::huggingface {
namespace {

constexpr std::string_view kEncoder = "it is an encoder, which reads in both directions";
constexpr std::string_view kEncoderDecoder = "it is an encoder–decoder";
constexpr std::string_view kVision = "it reads images, and has no text decoder";
constexpr std::string_view kAudio = "it reads sound, and has no text decoder";
constexpr std::string_view kStateSpace = "it is a state-space or recurrent model without attention";
constexpr std::string_view kPermuted = "it predicts in permuted order, not causally";
constexpr std::string_view kForecast = "it forecasts time series";

constexpr RefusedRow kRows[] = {
    {"albert", kEncoder}, {"align", kVision}, {"altclip", kVision}, {"audio-spectrogram-transformer", kAudio}, {"autoformer", kForecast},
    {"bark", kEncoderDecoder}, {"bart", kEncoderDecoder}, {"beit", kVision}, {"bert", kEncoder}, {"bert-generation", kEncoder},
    {"big_bird", kEncoder}, {"bigbird_pegasus", kEncoderDecoder}, {"bit", kVision}, {"blenderbot", kEncoderDecoder},
    {"blenderbot-small", kEncoderDecoder}, {"bros", kEncoder}, {"camembert", kEncoder}, {"canine", kEncoder}, {"chinese_clip", kVision},
    {"clap", kAudio}, {"clip", kVision}, {"clip_text_model", kVision}, {"clip_vision_model", kVision}, {"clipseg", kVision}, {"clvp", kAudio},
    {"convbert", kEncoder}, {"convnext", kVision}, {"convnextv2", kVision}, {"dac", kAudio}, {"data2vec-text", kEncoder}, {"deberta", kEncoder},
    {"deberta-v2", kEncoder}, {"deit", kVision}, {"depth_anything", kVision}, {"detr", kVision}, {"dinov2", kVision},
    {"dinov2_with_registers", kVision}, {"dinov3_convnext", kVision}, {"dinov3_vit", kVision}, {"distilbert", kEncoder}, {"efficientnet", kVision},
    {"electra", kEncoder}, {"encodec", kAudio}, {"encoder-decoder", kEncoderDecoder}, {"ernie", kEncoder}, {"ernie_m", kEncoder}, {"esm", kEncoder},
    {"eurobert", kEncoder}, {"falcon_mamba", kStateSpace}, {"flaubert", kEncoder}, {"florence2", kEncoderDecoder}, {"fnet", kEncoder},
    {"focalnet", kVision}, {"fsmt", kEncoderDecoder}, {"funnel", kEncoder}, {"groupvit", kVision}, {"hubert", kAudio}, {"ibert", kEncoder},
    {"imagegpt", kVision}, {"informer", kForecast}, {"jina_bert", kEncoder}, {"kosmos-2", kEncoderDecoder}, {"layoutlm", kEncoder},
    {"layoutlmv2", kEncoder}, {"layoutlmv3", kEncoder}, {"led", kEncoderDecoder}, {"lilt", kEncoder}, {"longformer", kEncoder},
    {"longt5", kEncoderDecoder}, {"luke", kEncoder}, {"m2m_100", kEncoderDecoder}, {"mamba", kStateSpace}, {"mamba2", kStateSpace},
    {"marian", kEncoderDecoder}, {"markuplm", kEncoder}, {"mbart", kEncoderDecoder}, {"megatron-bert", kEncoder}, {"metaclip_2", kVision},
    {"mimi", kAudio}, {"mobilebert", kEncoder}, {"mobilenet_v1", kVision}, {"mobilenet_v2", kVision}, {"mobilevit", kVision},
    {"modernbert", kEncoder}, {"moonshine", kEncoderDecoder}, {"mpnet", kEncoder}, {"mra", kEncoder}, {"mt5", kEncoderDecoder},
    {"musicgen", kEncoderDecoder}, {"musicgen_melody", kEncoderDecoder}, {"mvp", kEncoderDecoder}, {"neobert", kEncoder}, {"nezha", kEncoder},
    {"nllb-moe", kEncoderDecoder}, {"nomic_bert", kEncoder}, {"nougat", kEncoderDecoder}, {"nystromformer", kEncoder}, {"owlv2", kVision},
    {"owlvit", kVision}, {"patchtsmixer", kForecast}, {"patchtst", kForecast}, {"pegasus", kEncoderDecoder}, {"pegasus_x", kEncoderDecoder},
    {"pix2struct", kEncoderDecoder}, {"plbart", kEncoderDecoder}, {"poolformer", kVision}, {"pop2piano", kEncoderDecoder},
    {"prophetnet", kEncoderDecoder}, {"pvt", kVision}, {"regnet", kVision}, {"rembert", kEncoder}, {"resnet", kVision}, {"roberta", kEncoder},
    {"roberta-prelayernorm", kEncoder}, {"roc_bert", kEncoder}, {"roformer", kEncoder}, {"rwkv", kStateSpace}, {"rwkv5", kStateSpace},
    {"rwkv6", kStateSpace}, {"rwkv7", kStateSpace}, {"sam", kVision}, {"sam2", kVision}, {"seamless_m4t", kEncoderDecoder},
    {"seamless_m4t_v2", kEncoderDecoder}, {"segformer", kVision}, {"sew", kAudio}, {"siglip", kVision}, {"siglip2", kVision},
    {"siglip_vision_model", kVision}, {"speech-encoder-decoder", kEncoderDecoder}, {"speech_to_text", kEncoderDecoder}, {"speecht5", kEncoderDecoder},
    {"splinter", kEncoder}, {"squeezebert", kEncoder}, {"swin", kVision}, {"swinv2", kVision}, {"switch_transformers", kEncoderDecoder},
    {"t5", kEncoderDecoder}, {"t5gemma", kEncoderDecoder}, {"t5gemma2", kEncoderDecoder}, {"tapas", kEncoder}, {"time_series_transformer", kForecast},
    {"timesfm", kForecast}, {"timm_wrapper", kVision}, {"trocr", kEncoderDecoder}, {"udop", kEncoderDecoder}, {"umt5", kEncoderDecoder},
    {"unispeech", kAudio}, {"univnet", kAudio}, {"vision-encoder-decoder", kEncoderDecoder}, {"vit", kVision}, {"vit_mae", kVision},
    {"vit_msn", kVision}, {"wav2vec2", kAudio}, {"wav2vec2-bert", kAudio}, {"wav2vec2-conformer", kAudio}, {"wavlm", kAudio},
    {"whisper", kEncoderDecoder}, {"xlm", kEncoder}, {"xlm-prophetnet", kEncoderDecoder}, {"xlm-roberta", kEncoder}, {"xlm-roberta-xl", kEncoder},
    {"xlnet", kPermuted}, {"xlstm", kStateSpace}, {"xmod", kEncoder}, {"yolos", kVision}, {"yoso", kEncoder},
};

}  // namespace

std::span<const RefusedRow> refusedTypes()
{
    return kRows;
}

}  // namespace shardscope::huggingface
