// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/answers.h"

#include "core/io/json.h"
#include "core/io/scenario_json.h"
#include "core/launch/launch_import.h"
#include "core/text/message_text.h"

namespace shardscope {
namespace {

Json notesToJson(const std::vector<ImportNote>& notes)
{
    Json all = Json::array();
    for (const ImportNote& note : notes) {
        Json json = Json::object();
        if (note.path)
            json["path"] = *note.path;
        json["key"] = note.key;
        if (note.value)
            json["value"] = *note.value;
        json["line"] = note.line;
        if (!note.file.empty())
            json["file"] = note.file;
        json["why"] = messageText(note.why);
        all.push_back(std::move(json));
    }
    return all;
}

}  // namespace

std::string importToJson(const ImportedLaunch& imported)
{
    Json json;
    json["schema"] = "shardscope.import/1";
    json["target"] = nameOf(imported.target);
    json["kind"] = nameOf(imported.kind);
    if (imported.isWhole())
        json["scenario"] = scenarioToJson(imported.scenario);
    json["used"] = notesToJson(imported.used);
    json["ignored"] = notesToJson(imported.ignored);
    json["assumed"] = notesToJson(imported.assumed);
    json["unknown"] = notesToJson(imported.unknown);
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

}  // namespace shardscope
