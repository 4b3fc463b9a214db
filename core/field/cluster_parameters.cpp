// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/field/parameter_fields.h"
#include "core/field/tried_values.h"
#include "core/hardware/catalog.h"
#include "core/hardware/node_groups.h"
#include "core/scenario/scenario.h"

namespace shardscope {
namespace {

template <auto kEntries>
std::vector<std::string> idsOf()
{
    std::vector<std::string> ids;
    for (const auto& entry : hardwareCatalog().*kEntries)
        ids.push_back(entry.id);
    return ids;
}

Parameter choice(std::string_view path, Wording wording, std::vector<std::string> (*choices)())
{
    Parameter parameter;
    parameter.path = path;
    parameter.kind = ParameterKind::Choice;
    parameter.label = wording.label;
    parameter.description = wording.description;
    parameter.whenNull = wording.whenNull;
    parameter.choices = choices;
    return parameter;
}

/// A way of writing five other fields; which preset a cluster is follows from those.
Parameter presetParameter()
{
    Parameter parameter =
        choice("cluster.preset",
               {"Node", "A built-in node type, which sets the GPU, GPUs per node, network and adapters together.", "no built-in node"},
               &idsOf<&HardwareCatalog::clusters>);
    parameter.nullable = true;
    parameter.get = [](const Scenario& scenario) {
        const NodePreset* preset = hardwareCatalog().presetOf(scenario.cluster);
        return preset ? Value(preset->id) : Value{};
    };
    parameter.set = [](Scenario& scenario, const Value& value) -> std::optional<Error> {
        if (!isNull(value))
            applyPreset(scenario.cluster, *hardwareCatalog().findCluster(std::get<std::string>(value)), hardwareCatalog());
        return std::nullopt;
    };
    return parameter;
}

Parameter gpuParameter()
{
    Parameter parameter = required(choice("cluster.gpu", {"GPU", "The GPU or other accelerator."}, &idsOf<&HardwareCatalog::gpus>));
    parameter.get = [](const Scenario& scenario) { return Value(scenario.cluster.gpu.id); };
    parameter.set = [](Scenario& scenario, const Value& value) -> std::optional<Error> {
        scenario.cluster.gpu = *hardwareCatalog().findGpu(std::get<std::string>(value));
        return std::nullopt;
    };
    return parameter;
}

constexpr std::string_view kUsualNode = "as in the first built-in node with this GPU";

Parameter networkParameter()
{
    Parameter parameter =
        choice("cluster.network", {"Network", "The network between nodes.", kUsualNode}, &idsOf<&HardwareCatalog::networks>);
    parameter.get = [](const Scenario& scenario) { return Value(scenario.cluster.network.id); };
    parameter.set = [](Scenario& scenario, const Value& value) -> std::optional<Error> {
        scenario.cluster.network = *hardwareCatalog().findNetwork(std::get<std::string>(value));
        return std::nullopt;
    };
    return parameter;
}

/// A path as written, or an object as its text. The content of a former profile is dropped; only a reader of files can load one.
Parameter profileParameter()
{
    Parameter parameter = field<&Scenario::cluster, &Cluster::profile>(
        "cluster.profile", {}, {"Profile", "A calibrated hardware profile, given as a path or as its content.", "the built-in figures"});
    parameter.kind = ParameterKind::Document;
    parameter.set = [](Scenario& scenario, const Value& value) -> std::optional<Error> {
        scenario.cluster.calibration.reset();
        scenario.cluster.profile = isNull(value) ? std::nullopt : std::optional<std::string>(std::get<std::string>(value));
        return std::nullopt;
    };
    return parameter;
}

/// The first of the groups is the cluster's own nodes.
Parameter groupsParameter()
{
    Parameter parameter;
    parameter.path = "cluster.groups";
    parameter.kind = ParameterKind::Document;
    parameter.nullable = true;
    parameter.unwrittenIfNull = true;
    parameter.label = "Groups of nodes";
    parameter.description = "Nodes of several kinds, in the order of the pipeline: gpu, nodes, gpus_per_node, network, nics_per_node and "
                            "nvlink_domain of each.";
    parameter.whenNull = "all nodes are alike";
    parameter.get = [](const Scenario& scenario) { return scenario.cluster.isMixed() ? Value(nodeGroupsText(scenario.cluster)) : Value{}; };
    parameter.set = [](Scenario& scenario, const Value& value) -> std::optional<Error> {
        Cluster& cluster = scenario.cluster;
        if (isNull(value)) {
            cluster.others.clear();
            cluster.between.reset();
            scenario.plan.placement.reset();
            return std::nullopt;
        }
        Result<std::vector<NodeGroup>> groups = nodeGroupsFromText(std::get<std::string>(value));
        if (!groups)
            return groups.error();
        if (cluster.profile && groups->size() > 1)
            return Error{ErrorCode::Contradiction, {"cluster.profile is of one kind of node; leave it out with cluster.groups"}, {}, {}};
        return setNodeGroups(cluster, std::move(groups).value());
    };
    return parameter;
}

Parameter betweenParameter()
{
    Parameter parameter = choice(
        "cluster.between", {"Network between groups", "The network between nodes of different groups.", "the slower one of the groups"},
        &idsOf<&HardwareCatalog::networks>);
    parameter.nullable = true;
    parameter.unwrittenIfNull = true;
    parameter.get = [](const Scenario& scenario) { return scenario.cluster.between ? Value(scenario.cluster.between->id) : Value{}; };
    parameter.set = [](Scenario& scenario, const Value& value) -> std::optional<Error> {
        scenario.cluster.between =
            isNull(value) ? std::nullopt : std::optional(*hardwareCatalog().findNetwork(std::get<std::string>(value)));
        return std::nullopt;
    };
    return parameter;
}

std::vector<Value> divisorsOfNodes(const Scenario& scenario) { return asValues(divisorsOf(scenario.cluster.nodes)); }

}  // namespace

std::vector<Parameter> clusterParameters()
{
    constexpr auto kCluster = &Scenario::cluster;
    return {
        presetParameter(),
        gpuParameter(),
        field<kCluster, &Cluster::gpusPerNode>("cluster.gpus_per_node", {1, 4096, "GPUs"},
                                               {"GPUs per node", "The number of GPUs in one node.", kUsualNode}),
        required(field<kCluster, &Cluster::nodes>("cluster.nodes", {1, 262144, "nodes"}, {"Nodes", "The number of nodes."})),
        field<kCluster, &Cluster::nvlinkDomain>("cluster.nvlink_domain", {1, 1048576, "GPUs"},
                                                {"NVLink domain",
                                                 "The number of GPUs that share the scale-up network, for example 72 in an NVL72 rack.",
                                                 "the device's default: one node, or the whole rack on rack-scale devices"}),
        networkParameter(),
        field<kCluster, &Cluster::nicsPerNode>("cluster.nics_per_node", {1, 4096, "adapters"},
                                               {"Adapters per node", "The number of network adapters in one node.", kUsualNode}),
        unwrittenIfNull(
            field<kCluster, &Cluster::podNodes>(
                "cluster.pod_nodes", {1, 262144, "nodes"},
                {"Nodes per pod", "The number of nodes with the network's whole bandwidth among them: those of one leaf, or of one pod.",
                 "all nodes"})
                .placed({.control = {ControlPart::Cluster, 2, "Nodes per pod", true}, .tried = divisorsOfNodes})),
        unwrittenIfNull(field<kCluster, &Cluster::oversubscription>(
                            "cluster.oversubscription", {1, 1e6, "times"},
                            {"Oversubscription", "The bandwidth of a pod's adapters over that of its links to other pods.", "none"})
                            .placed({.control = {ControlPart::Cluster, 3, {}, true}})),
        field<kCluster, &Cluster::pricePerGpuHour>("cluster.price_per_gpu_hour", {0, 1e6, "currency per GPU hour"},
                                                   {"Price per GPU hour", "The price of one GPU for one hour.", "no cost is reported"})
            .placed({.control = {ControlPart::Cluster, 1, "GPU price/h"}}),
        field<kCluster, &Cluster::wattsPerGpu>(
            "cluster.watts_per_gpu", {1, 1e6, "W"},
            {"Power per GPU", "The power that a GPU draws, including its share of the node.", "no energy is reported"}),
        profileParameter(),
        groupsParameter(),
        betweenParameter(),
    };
}

}  // namespace shardscope
