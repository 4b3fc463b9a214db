// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/launch/launch_import.h"

#include "core/launch/auto_settings.h"
#include "core/launch/bridge_settings.h"
#include "core/launch/command_settings.h"
#include "core/launch/config_read.h"
#include "core/launch/flag_settings.h"
#include "core/launch/foreign_readers.h"
#include "core/launch/launch_reader.h"
#include "core/launch/launcher_traits.h"
#include "core/launch/llama_factory_v1.h"
#include "core/launch/megatron_older_names.h"
#include "core/launch/python_settings.h"
#include "core/launch/trainer_command.h"
#include "core/launch/trainer_parts.h"

#include <algorithm>

namespace shardscope {
namespace {

constexpr std::string_view kReadable = "Megatron-LM arguments or model_config.yaml, Megatron-Bridge overrides or Python, NeMo YAML or "
                                       "Python, nanotron YAML, torchtitan TOML or "
                                       "command line, DeepSpeed JSON, GPT-NeoX, accelerate, LLaMA-Factory, axolotl, TRL or ms-swift";

/// Far more than anybody writes by hand; what repeats a key is looked for among all the keys before it.
constexpr std::size_t kMostBytes = 1 << 18;

/// The settings of a file under the paths that its reader asks for, and where each stands in the file.
struct ReadSettings {
    ConfigValue settings;
    SettingPlaces places;
};

Result<ReadSettings> plain(Result<ConfigValue> read)
{
    if (!read)
        return read.error();
    return ReadSettings{std::move(*read), {}};
}

Result<ReadSettings> placed(Result<FlagSettings> read)
{
    if (!read)
        return read.error();
    return ReadSettings{std::move(read->flags), std::move(read->places)};
}

/// Megatron-LM's flags, whichever version's they are.
Result<ReadSettings> today(const Result<FlagSettings>& read)
{
    return read ? placed(Result<FlagSettings>(withTodaysNames(*read))) : read.error();
}

/// A trainer's file, or the flags of a command that starts it.
Result<ConfigValue> trainerSettings(std::string_view text, const std::string& file)
{
    return trainerCommandKind(text) ? trainerCommandSettings(text, file) : readYaml(text, file);
}

Result<ReadSettings> settingsOf(std::string_view text, const std::string& file, LaunchKind kind)
{
    switch (kind) {
    case LaunchKind::Megatron: {
        const Result<ConfigValue> read = megatronSettings(text, file);
        return today(read ? Result<FlagSettings>(FlagSettings{*read, {}}) : read.error());
    }
    case LaunchKind::MegatronConfig:
        return today(megatronConfigSettings(text, file));
    case LaunchKind::MegatronBridge:
        return placed(bridgeSettings(text, file));
    case LaunchKind::BridgePython:
        return placed(Result<FlagSettings>(withKnownRecipe(bridgeSettings(pythonSettings(text)))));
    case LaunchKind::NemoConfig:
        return placed(nemoConfigSettings(text, file));
    case LaunchKind::NemoPython:
        return placed(Result<FlagSettings>(nemoPythonSettings(text)));
    case LaunchKind::Torchtitan:
        return plain(torchtitanSettings(text, file));
    case LaunchKind::Torchtitan022:
        return plain(readToml(text, file));
    case LaunchKind::DeepSpeed: {
        Result<ReadSettings> read = plain(readJsonConfig(text, file));
        if (read)
            read->settings = withAutoUnknown(std::move(read->settings));
        return read;
    }
    case LaunchKind::Neox: {
        Result<ReadSettings> read = plain(readYaml(text, file));
        if (read && read->settings.entries())
            read->settings = withUnderscores(read->settings);
        return read;
    }
    case LaunchKind::LlamaFactory: {
        const Result<ConfigValue> read = trainerSettings(text, file);
        const bool isSecond = read && read->entries() && isLlamaFactoryV1(*read);
        return isSecond ? placed(Result<FlagSettings>(fromLlamaFactoryV1(*read))) : plain(read);
    }
    case LaunchKind::Axolotl:
    case LaunchKind::Trl:
    case LaunchKind::Swift:
        return plain(trainerSettings(text, file));
    case LaunchKind::SwiftMegatron: {
        const Result<ConfigValue> read = trainerSettings(text, file);
        if (!read || !read->entries())
            return plain(read);
        return placed(Result<FlagSettings>(swiftMegatronSettings(*read)));
    }
    case LaunchKind::Nanotron:
    case LaunchKind::AccelerateFsdp1:
    case LaunchKind::AccelerateFsdp2:
    case LaunchKind::AccelerateDeepSpeed:
    case LaunchKind::AccelerateOther:
        return plain(readYaml(text, file));
    }
    return plain(readYaml(text, file));
}

void read(LaunchReader& reader, LaunchKind kind)
{
    switch (kind) {
    case LaunchKind::Megatron:
    case LaunchKind::MegatronConfig:
        refuseOtherModels(reader);
        return reader.hasProblem() ? void() : readMegatron(reader);
    case LaunchKind::MegatronBridge:
    case LaunchKind::BridgePython:
        return readMegatronBridge(reader);
    case LaunchKind::NemoConfig:
    case LaunchKind::NemoPython:
        return readNemo(reader);
    case LaunchKind::Nanotron:
        return readNanotron(reader);
    case LaunchKind::Torchtitan:
    case LaunchKind::Torchtitan022:
        return readTorchtitan(reader);
    case LaunchKind::DeepSpeed:
        return readDeepSpeed(reader);
    case LaunchKind::Neox:
        return readNeox(reader);
    case LaunchKind::AccelerateFsdp1:
    case LaunchKind::AccelerateFsdp2:
        return readAccelerate(reader);
    case LaunchKind::AccelerateDeepSpeed:
        return readAccelerateDeepSpeed(reader);
    case LaunchKind::AccelerateOther:
        return readAccelerateOther(reader);
    case LaunchKind::LlamaFactory:
    case LaunchKind::Axolotl:
    case LaunchKind::Trl:
    case LaunchKind::Swift:
        return readTrainer(reader, trainerNames(kind));
    case LaunchKind::SwiftMegatron:
        return readSwiftMegatron(reader);
    }
}

Result<ImportedLaunch> importAs(std::string_view text, const std::string& file, LaunchKind kind, const Scenario& base,
                                const ImportFill* fill)
{
    Result<ReadSettings> settings = settingsOf(text, file, kind);
    if (!settings)
        return settings.error();
    if (!settings->settings.entries())
        return Error{
            ErrorCode::BadUsage, {settings->settings.described() + " stands for the document", "it must be groups of keys"}, file, {}};
    LaunchReader reader(settings->settings, file, base, targetOf(kind), std::move(settings->places), fill);
    read(reader, kind);
    Result<ImportedLaunch> imported = reader.finish();
    if (imported)
        imported->kind = kind;
    return imported;
}

/// Top keys of all files, and the file of each.
using KeyFiles = std::map<std::string, std::string, std::less<>>;

Result<ConfigValue> mergedNeox(const std::vector<LaunchText>& files, KeyFiles& keys)
{
    ConfigValue merged = ConfigValue::map();
    for (const auto& [text, file] : files) {
        Result<ConfigValue> read = readYaml(text, file);
        if (!read)
            return read.error();
        if (!read->entries())
            return Error{ErrorCode::BadUsage, {read->described() + " stands for the document", "it must be groups of keys"}, file, {}};
        const ConfigValue plain = withUnderscores(*read);
        for (const auto& [key, value] : *plain.entries()) {
            const auto [known, isNew] = keys.try_emplace(key, file);
            if (!isNew)
                return Error{
                    ErrorCode::BadUsage, {"the key \"" + key + "\" stands in " + known->second + " as well", "keep one of them"}, file, {}};
            merged.rawEntries().emplace_back(key, value);
        }
    }
    return merged;
}

void tellFiles(std::vector<ImportNote>& notes, const KeyFiles& keys)
{
    for (ImportNote& note : notes) {
        const auto found = keys.find(std::string_view(note.key).substr(0, note.key.find('.')));
        if (note.line > 0 && found != keys.end())
            note.file = found->second;
    }
}

Error tooLong(const LaunchText& file)
{
    return Error{ErrorCode::BadUsage,
                 {"this has " + std::to_string(file.text.size()) + " bytes, too many for a launch file",
                  "at most " + std::to_string(kMostBytes) + " are read"},
                 file.file,
                 {}};
}

/// A file's own kind where the person names only the launcher that it is for; else that launcher's.
LaunchKind kindFor(std::optional<Target> target, std::optional<LaunchKind> looked)
{
    if (!target)
        return looked.value_or(LaunchKind::Megatron);
    return looked && targetOf(*looked) == *target ? *looked : *traitsOf(*target).kind;
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
    const std::optional<LaunchKind> kind = launchKindOf(text, file);
    return kind ? std::optional(targetOf(*kind)) : std::nullopt;
}

Result<ImportedLaunch> importLaunch(std::string_view text, const std::string& file, std::optional<Target> target, const Scenario& base,
                                    const ImportFill* fill)
{
    if (text.size() > kMostBytes)
        return tooLong({std::string(text), file});
    const std::optional<LaunchKind> looked = launchKindOf(text, file);
    if (!target && !looked)
        return Error{ErrorCode::BadUsage, {"this is no launch file that can be read", std::string(kReadable)}, file, {}};
    Result<ImportedLaunch> imported = importAs(text, file, kindFor(target, looked), base, fill);
    if ((!imported || !imported->isWhole()) && target && looked && targetOf(*looked) != *target)
        return Error{ErrorCode::BadUsage,
                     {"this is no file of " + std::string(nameOf(*target)) + ", but one of " + std::string(nameOf(*looked)) +
                          " by what stands in it",
                      "leave the target out, or name that one"},
                     file,
                     {}};
    return imported;
}

std::string nameOf(const std::vector<LaunchText>& files)
{
    std::string all;
    for (const LaunchText& each : files)
        all += (all.empty() ? "" : ", ") + each.file;
    return all;
}

Result<ImportedLaunch> importLaunches(const std::vector<LaunchText>& files, std::optional<Target> target, const Scenario& base,
                                      const ImportFill* fill)
{
    if (files.size() == 1)
        return importLaunch(files.front().text, files.front().file, target, base, fill);
    std::size_t bytes = 0;
    for (const LaunchText& each : files) {
        bytes += each.text.size();
        if (bytes > kMostBytes)
            return tooLong(each);
    }
    const bool isNeox = std::any_of(files.begin(), files.end(),
                                    [](const LaunchText& each) { return launchKindOf(each.text, each.file) == LaunchKind::Neox; });
    if (!isNeox || (target && *target != targetOf(LaunchKind::Neox)))
        return Error{ErrorCode::BadUsage,
                     {"several files are read together only where one of them is GPT-NeoX's", "name one file"},
                     nameOf(files),
                     {}};
    KeyFiles keys;
    const Result<ConfigValue> merged = mergedNeox(files, keys);
    if (!merged)
        return merged.error();
    LaunchReader reader(*merged, nameOf(files), base, targetOf(LaunchKind::Neox), {}, fill);
    readNeox(reader);
    Result<ImportedLaunch> imported = reader.finish();
    if (!imported)
        return imported;
    imported->kind = LaunchKind::Neox;
    for (std::vector<ImportNote>* notes : {&imported->used, &imported->ignored, &imported->assumed, &imported->unknown})
        tellFiles(*notes, keys);
    return imported;
}

}  // namespace shardscope
