// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <string>
#include <string_view>

#include "core/base/result.h"
#include "core/launch/config_value.h"

namespace shardscope {

/// The places of settings in the file, by the path that the reader requests.
using SettingPlaces = std::map<std::string, std::string, std::less<>>;

/// The settings of a file under the paths that its reader requests, such as the names of Megatron-LM's flags, and the place of each.
struct PlacedSettings {
    ConfigValue values = ConfigValue::map();
    SettingPlaces places{};
};

/// Returns settings whose places are their paths.
[[nodiscard]] inline Result<PlacedSettings> asTheyStand(Result<ConfigValue> read)
{
    return read ? Result<PlacedSettings>(PlacedSettings{std::move(*read)}) : read.error();
}

/// A setting of another launcher and the equivalent flag of Megatron-LM.
struct Counterpart {
    std::string_view place;
    std::string_view flag;
    bool isOpposite = false;  ///< the flag is set where the setting is false
    bool overrules = false;   ///< a second setting for the same flag, which takes precedence
};

}  // namespace shardscope
