// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>

#include "core/base/result.h"
#include "core/io/huggingface/config.h"

namespace shardscope {
struct Architecture;
struct Encoder;
}  // namespace shardscope

namespace shardscope::huggingface {

/// Adds the vision tower of a wrapper (`vision_config`) where its class is known here; else leaves the key unread, so that it is named.
void readEncoders(Config& wrapper, Architecture& architecture);

/// Reads one `vision_config` whose tokens have the width `modelWidth`. Errors where its class is unknown.
[[nodiscard]] Result<Encoder> readEncoderConfig(const Json& config, const std::string& name, std::int64_t modelWidth,
                                                const std::string& file);

}  // namespace shardscope::huggingface
