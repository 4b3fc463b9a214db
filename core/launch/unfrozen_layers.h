// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/launch/launch_reader.h"

namespace shardscope {

/// Returns patterns that match the parameters of the last `count` of a model's layers: "^model\.layers\.31\.".
[[nodiscard]] std::vector<std::string> patternsOfLastLayers(std::int64_t count, std::int64_t layers);

/// Reads a list of such patterns as training of the last layers. Errors: patterns of anything else, because the estimate has no training of
/// single tensors.
void readUnfrozenLayers(LaunchReader& reader, std::string_view key);

}  // namespace shardscope
