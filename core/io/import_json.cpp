// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/answers.h"

#include "core/io/json.h"
#include "core/io/scenario_json.h"
#include "core/launch/launch_import.h"

namespace shardscope {

std::string importToJson(const ImportedLaunch& imported)
{
    Json json;
    json["schema"] = "shardscope.import/1";
    json["target"] = nameOf(imported.target);
    json["scenario"] = scenarioToJson(imported.scenario);
    json["ignored"] = imported.ignored;
    json["assumed"] = imported.assumed;
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

}  // namespace shardscope
