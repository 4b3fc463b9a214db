// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/io/huggingface/config.h"

namespace shardscope {
struct Architecture;
struct Encoder;
}  // namespace shardscope

namespace shardscope::huggingface {

/// Adds the towers of a wrapper (`vision_config`, `audio_config`) whose class is known here; leaves the key of another one unread, so that
/// it is named.
void readEncoders(Config& outermost, Architecture& architecture);

/// Returns the keys of towers that were not read, with their path. Call it after `readEncoders`.
[[nodiscard]] std::vector<std::string> unreadTowerKeys(Config& outermost);

/// Reads one `vision_config` or `audio_config` whose tokens have the width `modelWidth`. Errors where its class is unknown.
[[nodiscard]] Result<Encoder> readEncoderConfig(const Json& config, const std::string& name, std::int64_t modelWidth,
                                                const std::string& file);

}  // namespace shardscope::huggingface
