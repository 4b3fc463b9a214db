// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/sound.h"

#include <cmath>

namespace shardscope {

std::int64_t Sound::patches() const
{
    const auto halved = [this](std::int64_t frames) {
        for (std::int64_t each = 0; each < halvings; ++each)
            frames = (frames + 1) / 2;
        return frames;
    };
    const std::int64_t frames = std::llround(seconds * kFramesPerSecond);
    return chunk > 0 ? frames / chunk * halved(chunk) + halved(frames % chunk) : halved(frames);
}

}  // namespace shardscope
