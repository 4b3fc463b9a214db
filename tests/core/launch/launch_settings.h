// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <string>

#include "core/launch/command_settings.h"
#include "core/launch/config_read.h"

namespace shardscope::test {

/// The settings of a launch file by path, as text.
using Settings = std::map<std::string, std::string>;

inline void addSettings(Settings& all, const ConfigValue& value, const std::string& path)
{
    if (const ConfigValue::Map* map = value.entries()) {
        for (const auto& [key, inner] : *map)
            addSettings(all, inner, path.empty() ? key : path + "." + key);
    } else if (const ConfigValue::List* list = value.list()) {
        all[path] = "[" + std::to_string(list->size()) + "]";
        for (std::size_t i = 0; i < list->size(); ++i)
            addSettings(all, (*list)[i], path + "." + std::to_string(i));
    } else {
        all[path] = value.number() ? numberText(*value.number()) : value.described();
    }
}

/// Returns the settings of a file, whose format is given by its extension: sh, yaml, toml, json. A script's commands are read as Megatron's
/// flags.
inline Settings settingsOf(const std::string& text, const std::string& name)
{
    const Result<ConfigValue> value = name.ends_with(".sh")     ? megatronSettings(text, name)
                                      : name.ends_with(".toml") ? readToml(text, name)
                                      : name.ends_with(".json") ? readJsonConfig(text, name)
                                                                : readYaml(text, name);
    Settings all;
    if (value)
        addSettings(all, *value, {});
    return all;
}

}  // namespace shardscope::test
