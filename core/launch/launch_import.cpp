// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/launch/launch_import.h"

#include "core/launch/file_traits.h"
#include "core/launch/launch_reader.h"

#include <algorithm>

namespace shardscope {
namespace {

constexpr std::string_view kReadable = "Megatron-LM arguments or model_config.yaml, Megatron-Bridge overrides or Python, NeMo YAML or "
                                       "Python, nanotron YAML, torchtitan TOML or "
                                       "command line, DeepSpeed JSON, GPT-NeoX, accelerate, LLaMA-Factory, axolotl, TRL, ms-swift, "
                                       "torchtune, or Unsloth's command line or Python";

/// Far more than anybody writes by hand; what repeats a key is looked for among all the keys before it.
constexpr std::size_t kMostBytes = 1 << 18;

/// As far as they are groups of keys.
Result<PlacedSettings> settingsOf(std::string_view text, const std::string& file, LaunchKind kind)
{
    Result<PlacedSettings> read = (*traitsOf(kind).settings)(text, file);
    if (read && !read->values.entries())
        return Error{
            ErrorCode::BadUsage, {read->values.described() + " is the whole document", "the document must have groups of keys"}, file, {}};
    return read;
}

Result<ImportedLaunch> importSettings(const Result<PlacedSettings>& read, const std::string& file, LaunchKind kind, const Scenario& base,
                                      const ImportFill* fill)
{
    if (!read)
        return read.error();
    LaunchReader reader(read->values, file, base, targetOf(kind), read->places, fill);
    (*traitsOf(kind).read)(reader);
    Result<ImportedLaunch> imported = reader.finish();
    if (imported)
        imported->kind = kind;
    return imported;
}

/// Top keys of all files, and the file of each.
using KeyFiles = std::map<std::string, std::string, std::less<>>;

Result<PlacedSettings> merged(const std::vector<LaunchText>& files, LaunchKind kind, KeyFiles& keys)
{
    PlacedSettings all;
    for (const auto& [text, file] : files) {
        const Result<PlacedSettings> read = settingsOf(text, file, kind);
        if (!read)
            return read;
        for (const auto& [key, value] : *read->values.entries()) {
            const auto [known, isNew] = keys.try_emplace(key, file);
            if (!isNew)
                return Error{
                    ErrorCode::BadUsage, {"the key \"" + key + "\" is also in " + known->second, "remove one of the two"}, file, {}};
            all.values.rawEntries().emplace_back(key, value);
        }
    }
    return all;
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
    return looked && targetOf(*looked) == *target ? *looked : kindOf(*target);
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
        return Error{ErrorCode::BadUsage, {"this is not a known kind of launch file", "give one of: " + std::string(kReadable)}, file, {}};
    const LaunchKind kind = kindFor(target, looked);
    Result<ImportedLaunch> imported = importSettings(settingsOf(text, file, kind), file, kind, base, fill);
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
    std::optional<LaunchKind> kind;
    for (const LaunchText& each : files) {
        const std::optional<LaunchKind> looked = launchKindOf(each.text, each.file);
        if (!kind && looked && traitsOf(*looked).isSplit)
            kind = looked;
    }
    if (!kind || (target && *target != targetOf(*kind)))
        return Error{ErrorCode::BadUsage,
                     {"several files are read together only where one of them is GPT-NeoX's", "name one file"},
                     nameOf(files),
                     {}};
    KeyFiles keys;
    Result<ImportedLaunch> imported = importSettings(merged(files, *kind, keys), nameOf(files), *kind, base, fill);
    if (!imported)
        return imported;
    for (std::vector<ImportNote>* notes : {&imported->used, &imported->ignored, &imported->assumed, &imported->unknown})
        tellFiles(*notes, keys);
    return imported;
}

}  // namespace shardscope
