// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

#include "core/launch/config_value.h"

namespace shardscope {

/// A setting in which a configuration function differs from the defaults of torchtitan's classes.
struct TorchtitanSetting {
    std::string_view path;   ///< as on the command line; empty: there is none
    std::string_view value;  ///< as on the command line; "true" and "false" of a switch
};

/// The settings of a configuration function of torchtitan's main branch, as far as a plan decides them. Every function sets tokens,
/// positions and steps, and every export states them. Source: torchtitan/models/*/config_registry.py and */__init__.py at b5bcd76c6.
struct TorchtitanConfig {
    std::string_view name;          ///< of the function, for `--config`
    bool recomputesAll = false;     ///< FullAC, else SelectiveAC
    std::int64_t maxContext = 0;    ///< positions of its rotary embedding; a longer sequence is refused
    bool hasFlexAttention = true;   ///< without FlexAttention, context parallelism is refused
    int float8LinearsPerLayer = 0;  ///< linear layers that it makes Float8Linear, row by row; no flag undoes this
    std::array<TorchtitanSetting, 5> sets{};
};

/// Adds the settings of the function under `config` that are not stated.
void addConfigSettings(ConfigValue& settings);

[[nodiscard]] std::span<const TorchtitanConfig> torchtitanConfigs();
/// Returns the row of a function, or null where torchtitan has no function of that name.
[[nodiscard]] const TorchtitanConfig* torchtitanConfigNamed(std::string_view name);

}  // namespace shardscope
