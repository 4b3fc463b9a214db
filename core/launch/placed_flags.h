// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

#include "core/launch/config_value.h"
#include "core/launch/launch_reader.h"

namespace shardscope {

/// Settings under the names of Megatron-LM's flags, where they mean the same, and where each stands in the file.
struct FlagSettings {
    ConfigValue flags = ConfigValue::map();
    SettingPlaces places;
};

/// A setting of another launcher and the flag of Megatron-LM that says the same.
struct Counterpart {
    std::string_view place;
    std::string_view flag;
    bool isOpposite = false;  ///< the flag is given where the setting is false
    bool overrules = false;   ///< another place of the same
};

}  // namespace shardscope
