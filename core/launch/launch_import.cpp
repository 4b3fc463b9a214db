// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/launch/launch_import.h"

#include "core/launch/command_settings.h"
#include "core/launch/config_read.h"
#include "core/launch/launch_reader.h"

namespace shardscope {
namespace {

constexpr std::string_view kReadable = "Megatron-LM arguments, nanotron YAML, torchtitan TOML or command line, DeepSpeed JSON";

bool contains(std::string_view text, std::string_view part) { return text.find(part) != std::string_view::npos; }

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

}  // namespace

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
    if (contains(text, "--num-layers") || contains(text, "--tensor-model-parallel-size") || contains(text, "pretrain_gpt.py"))
        return Target::Megatron;
    return contains(text, "parallelism:") && contains(text, "tokens:") ? std::optional(Target::Nanotron) : std::nullopt;
}

Result<ImportedLaunch> importLaunch(std::string_view text, const std::string& file, std::optional<Target> target, const Scenario& base)
{
    if (!target)
        target = launchTargetOf(text, file);
    if (!target)
        return Error{ErrorCode::BadUsage, {"this is no launch file that can be read", std::string(kReadable)}, file, {}};
    Result<ConfigValue> settings = settingsOf(text, file, *target);
    if (!settings)
        return settings.error();
    if (!settings->entries())
        return Error{ErrorCode::BadUsage, {settings->described() + " stands for the document", "groups of keys"}, file, {}};
    LaunchReader reader(*settings, file, base, *target);
    switch (*target) {
    case Target::Megatron:
        readMegatron(reader);
        break;
    case Target::Nanotron:
        readNanotron(reader);
        break;
    case Target::Torchtitan:
    case Target::Torchtitan022:
        readTorchtitan(reader);
        break;
    case Target::DeepSpeed:
        readDeepSpeed(reader);
        break;
    default:
        return Error{
            ErrorCode::BadUsage, {"files of " + std::string(nameOf(*target)) + " cannot be read back", std::string(kReadable)}, file, {}};
    }
    return reader.finish();
}

}  // namespace shardscope
