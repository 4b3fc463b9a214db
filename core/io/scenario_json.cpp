// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/scenario_json.h"

#include <algorithm>
#include <set>

#include "core/field/parameters.h"
#include "core/framework/default_switches.h"
#include "core/hardware/catalog.h"
#include "core/hardware/node_groups.h"
#include "core/io/model_source.h"
#include "core/io/node_groups_json.h"
#include "core/io/object_reader.h"
#include "core/io/schema.h"
#include "core/io/value_json.h"
#include "core/model/architecture.h"

namespace shardscope {
namespace {

/// Whether groups of nodes take its place: each states it for itself, or, a profile, it is of one kind of node.
bool isOfGroups(std::string_view path) { return isNodeField(path) || path == "cluster.preset" || path == "cluster.profile"; }

/// Reads one document. The first problem is kept, but all is read: an unknown key further on may be the one that is missing.
class ScenarioReader {
public:
    ScenarioReader(const Json& document, std::string_view file, std::string_view pointer)
        : m_document(document), m_file(file), m_pointer(pointer)
    {
    }

    Result<Scenario> read()
    {
        ObjectReader root(m_document, m_file, m_pointer);
        readSchema(root, "scenario", 1);
        readFields(root, "");
        readModel(root);
        const Json* cluster = group(root, "cluster", "GPUs, nodes and the network between them");
        if (cluster)
            startCluster(*cluster);
        readGroup(root, cluster, "cluster");
        checkSize(root);
        readGroup(root, group(root, "training", "sequence length and global batch"), "training");
        readGroup(root, root.child("plan"), "plan");
        if (const std::optional<Error> error = root.finish())
            return *error;
        fillSwitches();
        return std::move(m_scenario);
    }

private:
    const Json* group(ObjectReader& root, std::string_view key, std::string_view what)
    {
        root.require(key, what);
        return root.child(key);
    }

    /// The cluster that the stated fields then change: its preset's, or the usual node of its GPU. A wrong name is left
    /// for the field itself to refuse.
    void startCluster(const Json& json)
    {
        const auto stated = [&json](const char* key) {
            const auto found = json.is_object() ? json.find(key) : json.end();
            return found != json.end() && found->is_string() ? found->get<std::string>() : std::string();
        };
        if (stated("preset").empty()) {
            if (const Gpu* gpu = hardwareCatalog().findGpu(stated("gpu")))
                applyUsualNode(m_scenario.cluster, *gpu, hardwareCatalog());
        } else {
            m_given.insert("cluster.gpu");
        }
    }

    /// Every rank is listed by `mesh`, and counted in 32 bits.
    void checkSize(ObjectReader& root)
    {
        const Cluster& c = m_scenario.cluster;
        if (c.between && !c.isMixed())
            root.fail({ErrorCode::Contradiction,
                       {"cluster.between is the network between groups of nodes, but cluster.groups names no second one"},
                       m_file,
                       root.pointerTo("cluster") + "/between"});
        if (std::int64_t{c.nodes} * c.gpusPerNode > kMostGpus)
            root.fail({ErrorCode::OutOfRange,
                       {std::to_string(c.nodes), "1", std::to_string(kMostGpus / c.gpusPerNode)},
                       m_file,
                       root.pointerTo("cluster") + "/nodes"});
    }

    void readGroup(ObjectReader& outer, const Json* json, const std::string& path)
    {
        if (!json)
            return;
        ObjectReader reader(*json, m_file, outer.pointerTo(path.substr(path.rfind('.') + 1)));
        if (path == "cluster")
            readGroups(reader);
        readFields(reader, path);
        if (path == "training") {
            readGroup(reader, reader.child("software"), "training.software");
            readGroup(reader, reader.child("run"), "training.run");
            readGroup(reader, reader.child("adapter"), "training.adapter");
        }
        if (path == "plan") {
            readGroup(reader, reader.child("overlap"), "plan.overlap");
            readGroup(reader, reader.child("encoder"), "plan.encoder");
        }
        if (std::optional<Error> error = reader.finish())
            outer.fail(std::move(*error));
    }

    /// Nodes of several kinds: each group then has what the cluster has otherwise.
    void readGroups(ObjectReader& cluster)
    {
        std::vector<NodeGroup> groups = readNodeGroups(cluster);
        if (!cluster.has("groups"))
            return;
        if (const std::optional<Error> problem = setNodeGroups(m_scenario.cluster, std::move(groups)))
            return cluster.fail(problem->code, problem->arguments, "groups");
        m_given.insert("cluster.groups");
        for (const Parameter& parameter : parameters()) {
            if (!isOfGroups(parameter.path))
                continue;
            if (cluster.has(parameter.key()))
                cluster.fail(ErrorCode::Contradiction,
                             {isNodeField(parameter.path)
                                  ? "both cluster.groups and " + std::string(parameter.path) + " describe the nodes; state it in each group"
                                  : std::string(parameter.path) + " is of one kind of node; leave it out with cluster.groups"},
                             parameter.key());
            m_given.insert(parameter.path);
        }
    }

    void readFields(ObjectReader& reader, std::string_view path)
    {
        for (const Parameter& parameter : parameters()) {
            if (parameter.group() != path)
                continue;
            const bool isOfStatedGroups = m_given.contains("cluster.groups") && isOfGroups(parameter.path);
            if (isOfStatedGroups || parameter.path == "cluster.groups")
                (void)reader.child(parameter.key());
            else if (const Json* json = reader.child(parameter.key()))
                readField(reader, parameter, *json);
            else if (parameter.required && !m_given.contains(parameter.path))
                reader.fail(ErrorCode::MissingKey, {std::string(parameter.key()), parameter.purpose()}, parameter.key());
        }
    }

    void readField(ObjectReader& reader, const Parameter& parameter, const Json& json)
    {
        Result<Value> value = valueFromJson(parameter, json);
        std::optional<Error> problem = value ? setParameter(m_scenario, parameter, *value) : std::optional(value.error());
        if (problem)
            return reader.fail(problem->code, problem->arguments, parameter.key());
        m_given.insert(parameter.path);
    }

    void readModel(ObjectReader& root)
    {
        const Json* json = group(root, "model", "a preset, a Hugging Face config or an architecture");
        if (!json)
            return;
        ObjectReader reader(*json, m_file, root.pointerTo("model"));
        std::optional<ModelSource> source;
        readSource(reader, source, "preset", ModelSource::Kind::Preset);
        readSource(reader, source, "hf_config", ModelSource::Kind::HuggingFaceConfig);
        readSource(reader, source, "architecture", ModelSource::Kind::Architecture);
        if (!source)
            reader.fail(ErrorCode::MissingKey, {"preset", "the model: one of preset, hf_config and architecture"}, "preset");
        if (const Json* encoders = reader.child("encoders"); encoders && !encoders->is_null() && source)
            source->encoders = encoders->dump();
        if (std::optional<Error> error = reader.finish())
            return root.fail(std::move(*error));
        resolve(root, std::move(*source));
    }

    void readSource(ObjectReader& reader, std::optional<ModelSource>& source, std::string_view key, ModelSource::Kind kind)
    {
        const Json* json = reader.child(key);
        if (!json || json->is_null())
            return;
        if (source)
            return reader.fail(ErrorCode::Contradiction, {"more than one of preset, hf_config and architecture names the model"}, key);
        const bool preset = kind == ModelSource::Kind::Preset;
        if (preset ? !json->is_string() : !json->is_object())
            return reader.fail(ErrorCode::WrongType, {preset ? "a string" : "an object", describeType(*json)}, key);
        source = ModelSource{kind, preset ? json->get<std::string>() : json->dump()};
    }

    void resolve(ObjectReader& root, ModelSource source)
    {
        static constexpr std::string_view keys[] = {"preset", "hf_config", "architecture"};
        const auto fail = [&](Error error, std::string_view key) {
            error.file = m_file;
            error.pointer = root.pointerTo("model") + pointerSegment(key) + error.pointer;
            root.fail(std::move(error));
        };
        Result<std::shared_ptr<const Architecture>> architecture = resolveModel(ModelSource{source.kind, source.text});
        if (!architecture)
            return fail(architecture.error(), keys[static_cast<std::size_t>(source.kind)]);
        if (!source.encoders.empty())
            architecture = resolveModel(source);
        if (!architecture)
            return fail(architecture.error(), "encoders");
        m_scenario.architecture = std::move(architecture).value();
        m_scenario.model = std::move(source);
    }

    /// Switches that the file leaves open are as the recipe's framework has them, for the plan that was read.
    void fillSwitches()
    {
        Scenario withDefaults = m_scenario;
        applySwitches(withDefaults.plan, defaultSwitches(m_scenario.training, m_scenario.plan));
        for (const Parameter& parameter : parameters()) {
            if (parameter.followsRecipe && !m_given.contains(parameter.path))
                (void)parameter.set(m_scenario, parameter.get(withDefaults));
        }
    }

    const Json& m_document;
    std::string m_file;
    std::string m_pointer;
    Scenario m_scenario;
    std::set<std::string_view> m_given;
};

/// Puts a value at the place that its path names, making the objects on the way.
void putAt(Json& document, std::string_view path, Json value)
{
    const std::size_t dot = path.find('.');
    if (dot == std::string_view::npos)
        document[std::string(path)] = std::move(value);
    else
        putAt(document[std::string(path.substr(0, dot))], path.substr(dot + 1), std::move(value));
}

bool isWritten(const Parameter& parameter, const Scenario& scenario)
{
    if (parameter.path == "cluster.preset")
        return false;
    if (scenario.cluster.isMixed() && isOfGroups(parameter.path))
        return false;
    if (!scenario.cluster.isMixed() && parameter.path == "cluster.between")
        return false;
    const bool isOptional = parameter.group() == "model" || parameter.unwrittenIfNull;
    return !isOptional || !isNull(parameter.get(scenario));
}

}  // namespace

Result<Scenario> readScenario(const Json& document, std::string_view file, std::string_view pointer)
{
    return ScenarioReader(document, file, pointer).read();
}

Json scenarioToJson(const Scenario& scenario)
{
    Json document;
    document["schema"] = "shardscope.scenario/1";
    for (const Parameter& parameter : parameters()) {
        if (isWritten(parameter, scenario))
            putAt(document, parameter.path, valueToJson(parameter, parameter.get(scenario)));
    }
    return document;
}

}  // namespace shardscope
