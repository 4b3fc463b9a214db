// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/published_runs.h"

#include "core/io/resource.h"
#include "core/io/runs_json.h"

namespace shardscope {
namespace {

constexpr std::string_view kRunFolder = "runs/";
constexpr std::string_view kRunEnding = ".json";

std::vector<RunFile> readRuns()
{
    std::vector<RunFile> files;
    for (const Resource& each : embeddedResources()) {
        if (!each.path.starts_with(kRunFolder) || !each.path.ends_with(kRunEnding))
            continue;
        const std::string_view name = each.path.substr(kRunFolder.size(), each.path.size() - kRunFolder.size() - kRunEnding.size());
        if (Result<std::vector<Run>> runs = parseRuns(each.text, each.path))
            files.push_back({std::string(name), std::move(runs).value()});
    }
    return files;
}

}  // namespace

const std::vector<RunFile>& publishedRuns()
{
    static const std::vector<RunFile> files = readRuns();
    return files;
}

}  // namespace shardscope
