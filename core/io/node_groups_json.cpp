// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/node_groups_json.h"

#include "core/field/parameters.h"
#include "core/hardware/catalog.h"
#include "core/hardware/node_groups.h"
#include "core/io/value_json.h"
#include "core/scenario/scenario.h"

namespace shardscope {
namespace {

NodeGroup readGroup(ObjectReader& reader)
{
    Scenario scenario;
    for (const std::string_view path : kNodeFields) {
        const Parameter& parameter = *findParameter(path);
        const Json* json = reader.child(parameter.key());
        if (parameter.required)
            reader.require(parameter.key(), parameter.label);
        if (!json)
            continue;
        const Result<Value> value = valueFromJson(parameter, *json);
        const std::optional<Error> problem = value ? setParameter(scenario, parameter, *value) : std::optional(value.error());
        if (problem)
            reader.fail(problem->code, problem->arguments, parameter.key());
        else if (path == kNodeFields[0])
            applyUsualNode(scenario.cluster, Gpu(scenario.cluster.gpu), hardwareCatalog());
    }
    return static_cast<const NodeGroup&>(scenario.cluster);
}

}  // namespace

std::vector<NodeGroup> readNodeGroups(ObjectReader& cluster)
{
    const std::vector<NodeGroup> groups = cluster.objects<NodeGroup>("groups", readGroup);
    if (groups.size() > static_cast<std::size_t>(kMostNodeGroups))
        cluster.fail(ErrorCode::OutOfRange, {std::to_string(groups.size()), "1", std::to_string(kMostNodeGroups)}, "groups");
    std::int64_t gpus = 0;
    for (const NodeGroup& group : groups)
        gpus += std::int64_t{group.nodes} * group.gpusPerNode;
    if (gpus > kMostGpus)
        cluster.fail(ErrorCode::OutOfRange, {std::to_string(gpus), "1", std::to_string(kMostGpus)}, "groups");
    return groups;
}

Result<std::vector<NodeGroup>> nodeGroupsFromText(const std::string& text)
{
    Result<Json> list = parseJson(text, {});
    if (!list)
        return list.error();
    const Json document{{"groups", std::move(list).value()}};
    ObjectReader reader(document, {}, {});
    std::vector<NodeGroup> groups = readNodeGroups(reader);
    if (std::optional<Error> error = reader.finish())
        return *std::move(error);
    return groups;
}

std::string nodeGroupsText(const Cluster& cluster)
{
    Json list = Json::array();
    for (int index = 0; index < cluster.groupCount(); ++index) {
        Scenario scenario;
        scenario.cluster = clusterOfGroup(cluster, index);
        Json group;
        for (const std::string_view path : kNodeFields) {
            const Parameter& parameter = *findParameter(path);
            if (const Json value = valueToJson(parameter, parameter.get(scenario)); !value.is_null())
                group[std::string(parameter.key())] = value;
        }
        list.push_back(std::move(group));
    }
    return list.dump();
}

}  // namespace shardscope
