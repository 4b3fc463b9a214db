// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/huggingface/tables.h"

namespace shardscope::huggingface {
namespace {

/// Kinds of models that are refused, and why. A space stands before and after each type.
struct Refusal {
    std::string_view why;
    std::string_view types;
};

constexpr Refusal kRefusals[] = {
    {"it is an encoder, which reads in both directions",
     " albert bert bert-generation big_bird bros camembert canine convbert data2vec-text deberta deberta-v2 distilbert electra "
     "ernie ernie_m esm eurobert flaubert fnet funnel ibert jina_bert layoutlm layoutlmv2 layoutlmv3 lilt longformer luke "
     "markuplm megatron-bert mobilebert modernbert mpnet mra neobert nezha nomic_bert nystromformer rembert roberta "
     "roberta-prelayernorm roc_bert roformer splinter squeezebert tapas xlm xlm-roberta xlm-roberta-xl xmod yoso "},
    {"it is an encoder–decoder",
     " bark bart bigbird_pegasus blenderbot blenderbot-small encoder-decoder florence2 fsmt kosmos-2 led longt5 m2m_100 marian "
     "mbart moonshine mt5 musicgen musicgen_melody mvp nllb-moe nougat pegasus pegasus_x pix2struct plbart pop2piano prophetnet "
     "seamless_m4t seamless_m4t_v2 speech-encoder-decoder speech_to_text speecht5 switch_transformers t5 t5gemma t5gemma2 trocr "
     "udop umt5 vision-encoder-decoder whisper xlm-prophetnet "},
    {"it reads images, and has no text decoder",
     " align altclip beit bit chinese_clip clip clip_text_model clip_vision_model clipseg convnext convnextv2 deit depth_anything "
     "detr dinov2 dinov2_with_registers dinov3_convnext dinov3_vit efficientnet focalnet groupvit imagegpt metaclip_2 "
     "mobilenet_v1 mobilenet_v2 mobilevit owlv2 owlvit poolformer pvt regnet resnet sam sam2 segformer siglip siglip2 "
     "siglip_vision_model swin swinv2 timm_wrapper vit vit_mae vit_msn yolos "},
    {"it reads sound, and has no text decoder",
     " audio-spectrogram-transformer clap clvp dac encodec hubert mimi sew unispeech univnet wav2vec2 wav2vec2-bert "
     "wav2vec2-conformer wavlm "},
    {"it is a state-space or recurrent model without attention", " falcon_mamba mamba mamba2 rwkv rwkv5 rwkv6 rwkv7 xlstm "},
    {"it predicts in permuted order, not causally", " xlnet "},
    {"it forecasts time series", " autoformer informer patchtsmixer patchtst time_series_transformer timesfm "},
};

}  // namespace

std::string_view whyRefused(std::string_view type)
{
    const std::string word = " " + std::string(type) + " ";
    for (const Refusal& refusal : kRefusals) {
        if (type.find(' ') == std::string_view::npos && refusal.types.find(word) != std::string_view::npos)
            return refusal.why;
    }
    return {};
}

}  // namespace shardscope::huggingface
