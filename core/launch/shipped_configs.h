// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace shardscope {

/// The stage of ZeRO in a file of DeepSpeed that a trainer brings along, by its name.
struct ShippedConfig {
    std::string_view name;
    int stage;
    bool offloadsOptimizer = false;
    bool offloadsParameters = false;
};
/// Null: it is none of those.
[[nodiscard]] const ShippedConfig* shippedConfig(std::string_view path);

}  // namespace shardscope
