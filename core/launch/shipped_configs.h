// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace shardscope {

/// The ZeRO stage of a DeepSpeed file that ships with a trainer, by its name.
struct ShippedConfig {
    std::string_view name;
    int stage;
    bool offloadsOptimizer = false;
    bool offloadsParameters = false;
};
/// Returns the shipped file of that name, or null.
[[nodiscard]] const ShippedConfig* shippedConfig(std::string_view path);

}  // namespace shardscope
