// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/launch/launch_import.h"

#include "core/launch/bridge_settings.h"
#include "core/launch/command_settings.h"
#include "core/launch/config_read.h"
#include "core/launch/launch_reader.h"

#include <algorithm>

namespace shardscope {
namespace {

constexpr std::string_view kReadable =
    "Megatron-LM arguments, Megatron-Bridge overrides, nanotron YAML, torchtitan TOML or command line, DeepSpeed JSON, accelerate YAML";

/// Far more than anybody writes by hand; what repeats a key is looked for among all the keys before it.
constexpr std::size_t kMostBytes = 1 << 18;

bool contains(std::string_view text, std::string_view part) { return text.find(part) != std::string_view::npos; }

/// By the version that an accelerate file states, or by the degrees that only the second has.
bool readsSecondFsdp(std::string_view text)
{
    const std::size_t version = text.find("fsdp_version:");
    if (version == std::string_view::npos)
        return contains(text, "parallelism_config:");
    const std::size_t value = text.find_first_not_of(" \"'", version + std::string_view("fsdp_version:").size());
    return value != std::string_view::npos && text[value] == '2';
}

Result<ConfigValue> settingsOf(std::string_view text, const std::string& file, Target target)
{
    switch (target) {
    case Target::Megatron:
        return megatronSettings(text, file);
    case Target::Torchtitan:
        return torchtitanSettings(text);
    case Target::Torchtitan022:
        return readToml(text, file);
    case Target::DeepSpeed:
        return readJsonConfig(text, file);
    default:
        return readYaml(text, file);
    }
}

void read(LaunchReader& reader)
{
    switch (reader.target()) {
    case Target::Megatron:
        return readMegatron(reader);
    case Target::MegatronBridge:
        return readMegatronBridge(reader);
    case Target::Nanotron:
        return readNanotron(reader);
    case Target::Torchtitan:
    case Target::Torchtitan022:
        return readTorchtitan(reader);
    case Target::DeepSpeed:
        return readDeepSpeed(reader);
    case Target::AccelerateFsdp1:
    case Target::AccelerateFsdp2:
        return readAccelerate(reader);
    }
}

Result<ImportedLaunch> importAs(std::string_view text, const std::string& file, Target target, const Scenario& base,
                                const ImportFill* fill)
{
    SettingPlaces places;
    ConfigValue settings;
    if (target == Target::MegatronBridge) {
        Result<BridgeSettings> bridge = bridgeSettings(text, file);
        if (!bridge)
            return bridge.error();
        settings = std::move(bridge->flags);
        places = std::move(bridge->places);
    } else {
        Result<ConfigValue> parsed = settingsOf(text, file, target);
        if (!parsed)
            return parsed.error();
        settings = std::move(*parsed);
    }
    if (!settings.entries())
        return Error{ErrorCode::BadUsage, {settings.described() + " stands for the document", "it must be groups of keys"}, file, {}};
    LaunchReader reader(settings, file, base, target, std::move(places), fill);
    read(reader);
    return reader.finish();
}

}  // namespace

bool ImportFill::gives(std::string_view field) const
{
    const auto isBelow = [](std::string_view inner, std::string_view outer) {
        return inner.size() > outer.size() && inner.starts_with(outer) && inner[outer.size()] == '.';
    };
    return !fields || std::any_of(fields->begin(), fields->end(), [&](const std::string& given) {
        return given == field || isBelow(given, field) || isBelow(field, given);
    });
}

std::optional<Target> launchTargetOf(std::string_view text, std::string_view file)
{
    const std::size_t first = text.find_first_not_of(" \t\r\n");
    if (first == std::string_view::npos)
        return std::nullopt;
    if (text[first] == '{') {
        const bool isDeepSpeed = contains(text, "\"zero_optimization\"") || contains(text, "\"train_micro_batch_size_per_gpu\"") ||
                                 contains(text, "\"train_batch_size\"");
        return isDeepSpeed ? std::optional(Target::DeepSpeed) : std::nullopt;
    }
    if (file.ends_with(".toml") || contains(text, "[parallelism]"))
        return Target::Torchtitan022;
    if (contains(text, "--parallelism.") || contains(text, "torchtitan.train"))
        return Target::Torchtitan;
    if (contains(text, "run_recipe.py") || contains(text, "_model_parallel_size:"))
        return Target::MegatronBridge;
    if (contains(text, "--num-layers") || contains(text, "--tensor-model-parallel-size") || contains(text, "pretrain_gpt.py"))
        return Target::Megatron;
    if (contains(text, "distributed_type:") || contains(text, "fsdp_config:"))
        return readsSecondFsdp(text) ? Target::AccelerateFsdp2 : Target::AccelerateFsdp1;
    return contains(text, "parallelism:") && contains(text, "tokens:") ? std::optional(Target::Nanotron) : std::nullopt;
}

Result<ImportedLaunch> importLaunch(std::string_view text, const std::string& file, std::optional<Target> target, const Scenario& base,
                                    const ImportFill* fill)
{
    if (text.size() > kMostBytes)
        return Error{ErrorCode::BadUsage,
                     {"this has " + std::to_string(text.size()) + " bytes, too many for a launch file",
                      "at most " + std::to_string(kMostBytes) + " are read"},
                     file,
                     {}};
    const std::optional<Target> looked = launchTargetOf(text, file);
    if (!target && !looked)
        return Error{ErrorCode::BadUsage, {"this is no launch file that can be read", std::string(kReadable)}, file, {}};
    Result<ImportedLaunch> imported = importAs(text, file, target.value_or(looked.value_or(Target::Megatron)), base, fill);
    if (!imported && target && looked && *looked != *target)
        return Error{ErrorCode::BadUsage,
                     {"this is no file of " + std::string(nameOf(*target)) + ", but one of " + std::string(nameOf(*looked)) +
                          " by what stands in it",
                      "leave the target out, or name that one"},
                     file,
                     {}};
    return imported;
}

}  // namespace shardscope
