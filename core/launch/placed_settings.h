// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <string>
#include <string_view>

#include "core/base/result.h"
#include "core/launch/config_value.h"

namespace shardscope {

/// Where settings stand in the file, by the path they are asked for.
using SettingPlaces = std::map<std::string, std::string, std::less<>>;

/// The settings of a file under the paths that its reader asks for, such as the names of Megatron-LM's flags, and where each stands.
struct PlacedSettings {
    ConfigValue values = ConfigValue::map();
    SettingPlaces places{};
};

/// Settings that stand where they are asked for.
[[nodiscard]] inline Result<PlacedSettings> asTheyStand(Result<ConfigValue> read)
{
    return read ? Result<PlacedSettings>(PlacedSettings{std::move(*read)}) : read.error();
}

/// A setting of another launcher and the flag of Megatron-LM that says the same.
struct Counterpart {
    std::string_view place;
    std::string_view flag;
    bool isOpposite = false;  ///< the flag is given where the setting is false
    bool overrules = false;   ///< another place of the same
};

}  // namespace shardscope
