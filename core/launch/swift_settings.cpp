// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/launch/swift_settings.h"

#include "core/base/message.h"
#include "core/launch/flow_reader.h"

#include <algorithm>

namespace shardscope {
namespace {

std::size_t lineOf(const ConfigValue& value) { return static_cast<std::size_t>(std::max(0, value.line())); }

/// swift/config/fsdp2.json.
void addPreset(PlacedSettings& settings, const ConfigValue& preset)
{
    const Message why = said("This is set by the preset {} of ms-swift (swift/config/fsdp2.json).", {*preset.text()});
    settings.values.set("fsdp", ConfigValue("full_shard auto_wrap").atLine(lineOf(preset)));
    settings.values.set("fsdp_config", ConfigValue::map());
    settings.values.set("fsdp_config.fsdp_version", ConfigValue(2).assumedBecause(why));
    settings.values.set("fsdp_config.activation_checkpointing", ConfigValue(true).assumedBecause(why));
}

/// A group, as YAML or as JSON between quotes.
void addSharding(PlacedSettings& settings, const ConfigValue& value)
{
    const std::string* const text = value.text();
    if (text && *text == "fsdp2")
        return addPreset(settings, value);
    ConfigValue group = value;
    if (text && text->starts_with('{')) {
        Result<ConfigValue> read = FlowReader(*text, FlowStyle::Json, {}, lineOf(value)).value();
        if (read)
            group = std::move(*read);
    }
    if (!group.entries()) {
        settings.values.set("fsdp", value);
        return;
    }
    for (const auto& [key, below] : *group.entries()) {
        settings.values.set(key, below);
        settings.places.insert_or_assign(key, "fsdp." + key);
        for (const auto& [name, each] : below.entries() ? *below.entries() : ConfigValue::Map{})
            settings.places.insert_or_assign(key + "." + name, "fsdp." + key + "." + name);
    }
    if (!settings.values.find("fsdp_config.fsdp_version") && !settings.values.find("fsdp_config.version"))
        settings.values.set("fsdp_config.fsdp_version",
                            ConfigValue(2).assumedBecause(said("ms-swift has FSDP2 (swift/arguments/sft_args.py).")));
}

/// Only where the file sets them: what the shell has goes before.
void addProcesses(PlacedSettings& settings, const ConfigValue& environment)
{
    for (const auto& [name, value] : environment.entries() ? *environment.entries() : ConfigValue::Map{}) {
        const std::string place = "ENV." + name;
        const std::string key = name == "NPROC_PER_NODE" ? "nproc_per_node" : name == "NNODES" ? "nnodes" : place;
        const ConfigValue number = value.text() ? plainScalar(*value.text(), FlowStyle::Yaml).atLine(lineOf(value)) : value;
        settings.values.set(key, number);
        settings.places.insert_or_assign(key, place);
    }
}

}  // namespace

PlacedSettings swiftSettings(const ConfigValue& read)
{
    PlacedSettings settings;
    for (const auto& [key, value] : *read.entries()) {
        if (key == "fsdp")
            addSharding(settings, value);
        else if (key == "ENV")
            addProcesses(settings, value);
        else if (!settings.values.find(key))
            settings.values.rawEntries().emplace_back(key, value);
    }
    return settings;
}

}  // namespace shardscope
