// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/launch/written_config.h"

#include "core/launch/auto_settings.h"
#include "core/launch/flow_reader.h"

namespace shardscope {
namespace {

/// Values in which an unknown part stands, such as "$ZERO_STAGE", are unknown for its reason.
void markUnknown(ConfigValue& value, const shell::Text& text)
{
    if (ConfigValue::List* const list = value.list()) {
        for (ConfigValue& entry : *list)
            markUnknown(entry, text);
    } else if (value.entries()) {
        for (auto& [key, below] : value.rawEntries())
            markUnknown(below, text);
    } else if (value.text()) {
        for (const shell::Piece& piece : text.pieces()) {
            if (piece.unknown && value.text()->find(piece.unknown->what) != std::string::npos) {
                value = unknownSetting(*piece.unknown, *value.text(), value.line());
                return;
            }
        }
    }
}

}  // namespace

void addWrittenConfig(ConfigValue& settings, std::string_view flag, std::string_view place, const TrainingCommand& training)
{
    const ConfigValue* const named = settings.find(flag);
    if (!named || (!named->text() && !named->unknown()))
        return;
    // "ds_config.$SLURM_JOBID.json" is the same file where it is written and where it is read, whatever the number.
    const std::string& path = named->text() ? *named->text() : named->unknown()->written;
    const auto written = training.files.find(path.starts_with("./") ? path.substr(2) : path);
    if (written == training.files.end() || written->second.isEmpty())
        return;
    const shell::Text& text = written->second;
    const std::string held = text.text();
    FlowReader reader(held, FlowStyle::Json, path, static_cast<std::size_t>(std::max(1, text.line())));
    Result<ConfigValue> read = reader.value();
    if (!read || !read->entries())
        return;
    markUnknown(*read, text);
    settings.set(place, withAutoUnknown(std::move(*read)).atLine(static_cast<std::size_t>(named->line())));
}

void addSourced(ConfigValue& settings, const TrainingCommand& training)
{
    for (const auto& [file, line] : training.sourced)
        settings.rawEntries().emplace_back(
            "source", ConfigValue(UnknownValue{file, said("`{}` is another file, whose settings are not known", {file}), {}})
                          .atLine(static_cast<std::size_t>(std::max(0, line))));
}

}  // namespace shardscope
