// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>

namespace shardscope {

/// The frames of a spectrogram in one second: a stride of 10 ms (Whisper, arXiv 2212.04356, section 2.2).
inline constexpr double kFramesPerSecond = 100;

/// How an item of sound becomes patches: convolutions with a stride of 2 halve its frames.
struct Sound {
    std::int64_t halvings = 1;
    std::int64_t chunk = 0;   ///< frames that are convolved together, and padded where an item ends; 0: the whole item
    std::int64_t merged = 1;  ///< patches that become one token
    double seconds = 0;       ///< of an item; 0: not stated

    /// Returns the patches of an item of `seconds`.
    [[nodiscard]] std::int64_t patches() const;
    bool operator==(const Sound&) const = default;
};

/// What a convolution before the layers computes; its weight is one of the encoder's `inputTensors`. An activation follows it.
struct Convolution {
    std::string name;
    std::int64_t channels = 0;    ///< of its output
    std::int64_t window = 0;      ///< elements that one output reads: its kernel in all channels of its input
    double outputsPerPatch = 1;   ///< places of its output, each of `channels` elements
    double elementsPerPatch = 0;  ///< of its input, which its backward pass needs

    [[nodiscard]] double multipliesPerPatch() const
    {
        return outputsPerPatch * static_cast<double>(channels) * static_cast<double>(window);
    }
    bool operator==(const Convolution&) const = default;
};

}  // namespace shardscope
