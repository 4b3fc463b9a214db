// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/io/json_fields.h"

namespace shardscope {

struct Architecture;
struct Encoder;

/// The fields of an encoder within an architecture.
void encoderFields(JsonFields& io, Encoder& encoder);

/// Sets what `model.encoders` states: `name`, `frozen`, `items_per_sequence`, `item_size` (a side, or height and width, in pixels) or
/// `item_seconds` of sound, `tokens_per_item`, and `hf`, the `vision_config` or `audio_config` of an encoder that the model's own file does not have. A list, or an object by name.
/// Pointers of errors start within it.
[[nodiscard]] Result<Architecture> withEncoders(Architecture architecture, const Json& stated, const std::string& file);

/// Returns the text of `model.encoders` with this encoder's work as it is here; empty where it states nothing any more.
[[nodiscard]] std::string statedEncoders(const std::string& stated, const Encoder& encoder);

/// Returns the list of `model.encoders` from either form; null where it is neither.
[[nodiscard]] Json encoderList(const Json& stated);

}  // namespace shardscope
