// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>

#include "core/io/huggingface/config.h"
#include "core/model/encoder.h"
#include "core/model/tensor_list.h"

/// Shared by the readers of towers.
namespace shardscope::huggingface {

inline constexpr std::int64_t kMostPatchSide = 4096;

struct Tower {
    Config& config;   ///< `vision_config`, `audio_config`
    Config& wrapper;  ///< what it is in; the same where it stands alone
    std::int64_t modelWidth = 0;
    Encoder& encoder;

    /// Reads keys that state nothing about its tensors and its work, or the same as another one.
    void ignore(Keys keys) const
    {
        for (const std::string_view key : keys)
            (void)config.find(key);
    }
    [[nodiscard]] TensorList input() const { return TensorList(encoder.inputTensors, TensorKind::Other); }
    [[nodiscard]] TensorList projector() const { return TensorList(encoder.projectorTensors, TensorKind::Other); }
};

/// The dimensions that every tower states, by its class's names.
struct TowerSizes {
    std::int64_t hidden = 0;
    std::int64_t layers = 0;
    std::int64_t heads = 0;
    std::int64_t ffn = 0;
};

/// Makes layers of one kind that attend to whole items.
void addLayers(const Tower& tower, const TowerSizes& sizes, bool gated, bool bias);
/// Adds the first projection, which multiplies each patch, of all channels and frames, into the hidden width.
void addPatches(const Tower& tower, std::int64_t elements, bool bias);

// Readers, by the class in transformers.
void readQwen2Tower(const Tower& tower);
void readQwen25Tower(const Tower& tower);
void readQwen3Tower(const Tower& tower);
void readGemma3Tower(const Tower& tower);
void readLlavaTower(const Tower& tower);
void readLlama4Tower(const Tower& tower);
void readGemma4Tower(const Tower& tower);
void readQwen2AudioTower(const Tower& tower);
void readVoxtralTower(const Tower& tower);
void readQwen25OmniTower(const Tower& tower);
void readQwen3OmniTower(const Tower& tower);

}  // namespace shardscope::huggingface
