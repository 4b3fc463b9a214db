// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/cluster_file.h"

#include "core/base/nearest_name.h"
#include "core/hardware/catalog.h"
#include "core/io/model_presets.h"
#include "core/io/profile_file.h"
#include "core/io/scenario_json.h"
#include "core/io/text_file.h"
#include "core/scenario/scenario.h"

namespace shardscope {
namespace {

constexpr std::string_view kCluster = "/cluster";

int nodesFor(int gpus, int gpusPerNode) { return (gpus + gpusPerNode - 1) / gpusPerNode; }

Error unknownPreset(const std::string& name)
{
    std::vector<std::string> known;
    std::string list;
    for (const NodePreset& preset : hardwareCatalog().clusters) {
        known.push_back(preset.id);
        list += (list.empty() ? "" : ", ") + preset.id;
    }
    return Error{ErrorCode::UnknownName, {"file or cluster", name, nearestName(name, known), list}, {}, {}};
}

/// A scenario around a cluster, so that one reader reads both.
Json scenarioAround(const Json& cluster)
{
    Json document{{"schema", "shardscope.scenario/1"}, {"model", {{"preset", modelPresets().front().id}}}};
    document["cluster"] = cluster;
    document["training"] = {{"sequence_length", 1024}, {"global_batch", 1}};
    return document;
}

/// The pointer of an error, seen from the file of the cluster alone.
Error inCluster(Error error)
{
    if (error.pointer.starts_with(kCluster))
        error.pointer.erase(0, kCluster.size());
    return error;
}

Result<Cluster> readCluster(const Json& document, const std::string& path, int gpus)
{
    const bool isScenario = document.is_object() && document.contains("schema");
    const auto nodesOf = [&document] { return document.is_object() && document.contains("nodes"); };
    Json around = isScenario ? document : scenarioAround(document);
    const bool open = !isScenario && document.is_object() && !nodesOf() && !document.contains("groups");
    if (open)
        around["cluster"]["nodes"] = 1;
    Result<Scenario> scenario = readScenario(around, path);
    if (!scenario)
        return isScenario ? scenario.error() : inCluster(scenario.error());
    if (const Result<void> profile = loadProfile(*scenario, path); !profile)
        return isScenario ? profile.error() : inCluster(profile.error());
    Cluster cluster = std::move(scenario->cluster);
    if (cluster.isMixed())
        return Error{ErrorCode::Contradiction,
                     {"the cluster has nodes of several kinds, but a collective is asked for on one"},
                     path,
                     isScenario ? "/cluster/groups" : "/groups"};
    if (open)
        cluster.nodes = nodesFor(gpus, cluster.gpusPerNode);
    return cluster;
}

Result<Cluster> readFile(const std::string& path, int gpus)
{
    const Result<std::string> text = readTextFile(path);
    const bool looksLikeAFile = path.find('/') != std::string::npos || path.ends_with(".json") || path == "-";
    if (!text)
        return text.error().code == ErrorCode::FileNotFound && !looksLikeAFile ? unknownPreset(path) : text.error();
    const Result<Json> document = parseJsonWithConfigs(*text, path);
    if (!document)
        return document.error();
    return readCluster(*document, path, gpus);
}

}  // namespace

Result<Cluster> loadCluster(const std::string& fileOrPreset, int gpus)
{
    const HardwareCatalog& catalog = hardwareCatalog();
    if (const NodePreset* preset = catalog.findCluster(fileOrPreset)) {
        Cluster cluster;
        applyPreset(cluster, *preset, catalog);
        cluster.nodes = nodesFor(gpus, cluster.gpusPerNode);
        return cluster;
    }
    Result<Cluster> cluster = readFile(fileOrPreset, gpus);
    if (cluster && cluster->gpus() < gpus)
        return Error{ErrorCode::BadUsage,
                     {std::to_string(gpus) + " GPUs are more than the cluster has",
                      "give --gpus at most " + std::to_string(cluster->gpus()) + ", or give the cluster at least " +
                          std::to_string(nodesFor(gpus, cluster->gpusPerNode))},
                     fileOrPreset,
                     {}};
    return cluster;
}

}  // namespace shardscope
