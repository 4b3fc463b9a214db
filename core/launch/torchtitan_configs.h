// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

#include "core/launch/config_value.h"

namespace shardscope {

/// A setting that a configuration function makes otherwise than the classes of torchtitan's settings do.
struct TorchtitanSetting {
    std::string_view path;   ///< as on the command line; empty: there is none
    std::string_view value;  ///< as on the command line; "true" and "false" of a switch
};

/// What a configuration function of torchtitan's main branch sets, as far as a plan decides it. Its tokens, positions and steps are set
/// by every function and stated by every export. Source: torchtitan/models/*/config_registry.py and */__init__.py at b5bcd76c6.
struct TorchtitanConfig {
    std::string_view name;          ///< of the function, for `--config`
    bool recomputesAll = false;     ///< FullAC, else SelectiveAC
    std::int64_t maxContext = 0;    ///< positions of its rotary embedding; a longer sequence is refused
    bool hasFlexAttention = true;   ///< without FlexAttention, context parallelism is refused
    int float8LinearsPerLayer = 0;  ///< linear layers that it makes Float8Linear, row by row; no flag makes them plain again
    std::array<TorchtitanSetting, 5> sets{};
};

/// Sets what the function under `config` sets, as far as the settings don't say otherwise.
void addConfigSettings(ConfigValue& settings);

[[nodiscard]] std::span<const TorchtitanConfig> torchtitanConfigs();
/// Returns the row of a function, or null where torchtitan has no function of that name.
[[nodiscard]] const TorchtitanConfig* torchtitanConfigNamed(std::string_view name);

}  // namespace shardscope
