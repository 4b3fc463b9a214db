// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/answers.h"

#include "core/io/json.h"
#include "core/launch/launch_export.h"
#include "core/text/finding_text.h"

namespace shardscope {

std::string launchToJson(const LaunchExport& launch)
{
    Json json;
    json["schema"] = "shardscope.export/1";
    json["target"] = nameOf(launch.target);
    json["verdict"] = nameOf(launch.verdict);
    json["version"] = launch.version;
    json["changed"] = Json::array();
    Json sentences = Json::array();
    for (const Finding& change : launch.changes)
        sentences.push_back(findingText(change));
    json[launch.verdict == LaunchVerdict::NotExpressible ? "why" : "changed"] = std::move(sentences);
    json["open"] = launch.open;
    json["files"] = Json::array();
    for (const LaunchFile& file : launch.files)
        json["files"].push_back({{"name", file.name}, {"text", file.text}});
    json["environment"] = launch.environment;
    if (!launch.command.empty())
        json["command"] = launch.command;
    if (!launch.dryRun.empty())
        json["dry_run"] = launch.dryRun;
    if (launch.dryRunNote)
        json["dry_run_note"] = findingText(*launch.dryRunNote);
    return json.dump(2) + "\n";
}

}  // namespace shardscope
