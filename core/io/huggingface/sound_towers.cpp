// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>

#include "core/io/huggingface/tower.h"
#include "core/model/limits.h"

namespace shardscope::huggingface {
namespace {

/// Whisper's layers: LayerNorm, a plain feed-forward, biases everywhere but at the keys.
void addWhisperLayers(const Tower& tower, bool keyBias)
{
    Config& config = tower.config;
    const TowerSizes sizes{config.dimension({"d_model", "hidden_size"}, 1280, kMaxHidden),
                           config.dimension({"encoder_layers", "num_hidden_layers"}, 32, kMaxLayers),
                           config.dimension({"encoder_attention_heads", "num_attention_heads"}, 20, kMaxHeads),
                           config.dimension({"encoder_ffn_dim", "intermediate_size"}, 5120, kMaxWidth)};
    // Of the decoder that the class comes from, and once more what the dimensions above say.
    tower.ignore({"num_hidden_layers", "num_key_value_heads", "head_dim", "vocab_size", "layerdrop", "encoder_layerdrop"});
    addLayers(tower, sizes, false, true);
    tower.encoder.kinds.front().attention.keyBias = keyBias;
}

std::int64_t melBins(const Tower& tower) { return tower.config.dimension({"num_mel_bins"}, 128, kMaxHidden); }

/// Whisper's two convolutions of three frames, the second with a stride of 2 (arXiv 2212.04356, section 2.2).
void addWhisperConvolutions(const Tower& tower)
{
    constexpr std::int64_t kFrames = 3;
    Encoder& encoder = tower.encoder;
    const std::int64_t bins = melBins(tower);
    const std::int64_t hidden = encoder.hidden;
    TensorList list = tower.input();
    list.table("conv1.weight", hidden, kFrames * bins);
    list.vector("conv1", hidden, TensorCut::Replicated, false, ".bias");
    list.table("conv2.weight", hidden, kFrames * hidden);
    list.vector("conv2", hidden, TensorCut::Replicated, false, ".bias");
    encoder.convolutions = {{"conv1", hidden, kFrames * bins, 2, static_cast<double>(2 * bins)},
                            {"conv2", hidden, kFrames * hidden, 1, static_cast<double>(2 * hidden)}};
}

/// Items are cut and padded to the length of the table of positions, which is a parameter though it does not learn.
void addWholeItems(const Tower& tower, std::int64_t merged)
{
    Encoder& encoder = tower.encoder;
    const std::int64_t positions = tower.config.dimension({"max_source_positions"}, 1500, kMaxPositionTable);
    TensorList list = tower.input();
    list.table("embed_positions.weight", positions, encoder.hidden);
    list.vector("layer_norm", encoder.hidden, TensorCut::Replicated, true);
    encoder.sound = Sound{1, 0, merged, 2 * static_cast<double>(positions) / kFramesPerSecond};
    encoder.tokensPerItem = std::max<std::int64_t>(1, positions / merged);
}

/// Chunks of twice `n_window` frames are convolved apart; positions are computed.
void addChunks(const Tower& tower, std::int64_t halvings, std::int64_t merged)
{
    Encoder& encoder = tower.encoder;
    encoder.sound = Sound{halvings, 2 * tower.config.dimension({"n_window"}, 100, kMaxPositionTable), merged, 0};
    tower.input().vector("ln_post", encoder.hidden, TensorCut::Replicated, true);
    tower.ignore({"max_source_positions"});
}

/// Patches attend to those of their own window, of so many chunks.
void attendWithinChunks(const Tower& tower, std::int64_t chunks)
{
    Sound chunk = *tower.encoder.sound;
    chunk.seconds = static_cast<double>(chunk.chunk) / kFramesPerSecond;
    Attention& attention = tower.encoder.kinds.front().attention;
    attention.chunked = true;
    attention.slidingWindow = std::max<std::int64_t>(1, chunks * chunk.patches());
}

std::int64_t outputWidth(const Tower& tower, std::int64_t usual) { return tower.config.dimension({"output_dim"}, usual, kMaxHidden); }

}  // namespace

/// Qwen2-Audio: Whisper large-v3's encoder, whose outputs are averaged in pairs, and one multiply.
void readQwen2AudioTower(const Tower& tower)
{
    addWhisperLayers(tower, false);
    addWhisperConvolutions(tower);
    addWholeItems(tower, 2);
    tower.projector().matrix("linear", tower.modelWidth, tower.encoder.hidden, TensorCut::Replicated, true);
}

/// Voxtral (arXiv 2507.13264, section 2): the same encoder; as many neighbours as its feed-forward is wider make one token, by two multiplies.
void readVoxtralTower(const Tower& tower)
{
    addWhisperLayers(tower, false);
    addWhisperConvolutions(tower);
    const std::int64_t width = tower.encoder.kinds.front().feedForward->width;
    tower.config.requireMultiple(width, "intermediate_size", tower.encoder.hidden, "hidden_size", "intermediate_size");
    addWholeItems(tower, std::max<std::int64_t>(1, width / std::max<std::int64_t>(1, tower.encoder.hidden)));
    TensorList projector = tower.projector();
    projector.matrix("linear_1", tower.modelWidth, width, TensorCut::Replicated, false);
    projector.matrix("linear_2", tower.modelWidth, tower.modelWidth, TensorCut::Replicated, false);
}

/// Qwen2.5-Omni (arXiv 2503.20215, section 2.2): blocks of 2 s attend within themselves, and pairs are averaged.
void readQwen25OmniTower(const Tower& tower)
{
    addWhisperLayers(tower, false);
    addWhisperConvolutions(tower);
    addChunks(tower, 1, 2);
    attendWithinChunks(tower, 1);
    const std::int64_t out = outputWidth(tower, 3584);
    tower.input().table("audio_bos_eos_token.weight", 2, out);
    tower.projector().matrix("proj", out, tower.encoder.hidden, TensorCut::Replicated, true);
}

/// Qwen3-Omni (arXiv 2509.17765, section 2.2): three convolutions over time and frequency, each with a stride of 2, make 12.5 patches of a
/// second, and each is a token.
void readQwen3OmniTower(const Tower& tower)
{
    constexpr std::int64_t kKernel = 3 * 3;
    Config& config = tower.config;
    Encoder& encoder = tower.encoder;
    addWhisperLayers(tower, true);
    const std::int64_t channels = config.dimension({"downsample_hidden_size"}, 480, kMaxHidden);
    TensorList list = tower.input();
    std::int64_t inputs = 1;
    std::int64_t bins = melBins(tower);
    double frames = 8;  // of a patch
    for (const char* name : {"conv2d1", "conv2d2", "conv2d3"}) {
        const double elements = frames * static_cast<double>(inputs * bins);
        bins = (bins + 1) / 2;
        frames /= 2;
        list.table(std::string(name) + ".weight", channels, kKernel * inputs);
        list.vector(name, channels, TensorCut::Replicated, false, ".bias");
        encoder.convolutions.push_back({name, channels, kKernel * inputs, frames * static_cast<double>(bins), elements});
        inputs = channels;
    }
    list.matrix("conv_out", encoder.hidden, channels * bins, TensorCut::Replicated, false);
    addChunks(tower, 3, 1);
    const std::int64_t window = config.dimension({"n_window_infer"}, 400, kMaxPositionTable);
    attendWithinChunks(tower, std::max<std::int64_t>(1, window / encoder.sound->chunk));
    tower.ignore({"conv_chunksize"});
    TensorList projector = tower.projector();
    projector.matrix("proj1", encoder.hidden, encoder.hidden, TensorCut::Replicated, true);
    projector.matrix("proj2", outputWidth(tower, 3584), encoder.hidden, TensorCut::Replicated, true);
}

}  // namespace shardscope::huggingface
