// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/launch/launch_reader.h"

#include "core/base/message.h"
#include "core/launch/flow_reader.h"
#include "core/launch/import_facts.h"
#include "core/launch/launcher_traits.h"
#include "core/launch/same_model.h"
#include "core/model/architecture.h"
#include "core/scenario/model_source.h"

#include <algorithm>

namespace shardscope {
LaunchReader::LaunchReader(const ConfigValue& settings, std::string file, const Scenario& base, Target target, SettingPlaces places,
                           const ImportFill* fill)
    : m_settings(settings), m_file(std::move(file)), m_base(base), m_fill(fill), m_places(std::move(places))
{
    m_result.scenario = this->base();
    m_result.scenario.plan = Plan{};
    m_result.target = target;
    Training& training = m_result.scenario.training;
    training.precision = Precision::Bf16;
    training.optimizer = Optimizer::AdamW;
    training.attention.reset();
    training.software = Software{};
    training.tuning = Tuning{};
    training.documents = Documents{};
    plan().overlap = Overlap{false, false, false, false, false};
}

const ConfigValue* LaunchReader::value(std::string_view path)
{
    m_asked.emplace(path);
    if (!m_about.empty())
        m_fields.emplace(path, m_about);
    const ConfigValue* const found = m_settings.find(path);
    if (found && found->unknown())
        return answered(path, *found);
    if (found)
        return found->isNull() ? nullptr : found;
    // Something else than a group may stand where the setting would be.
    for (std::size_t dot = path.find('.'); dot != std::string_view::npos; dot = path.find('.', dot + 1)) {
        const ConfigValue* const group = m_settings.find(path.substr(0, dot));
        if (group && !group->isNull() && !group->entries())
            fail(path.substr(0, dot), "the value is " + group->described(), "a group of keys");
    }
    return nullptr;
}

/// Returns the fill's value of a setting whose value is unknown; null: the fill does not state this setting.
const ConfigValue* LaunchReader::answered(std::string_view path, const ConfigValue& found)
{
    const std::string place = placeOf(path);
    if (const auto known = m_answers.find(path); known != m_answers.end())
        return &known->second;
    if (m_fill) {
        if (const auto answer = m_fill->settings.find(place); answer != m_fill->settings.end())
            return &m_answers.emplace(path, plainScalar(answer->second, FlowStyle::Toml)).first->second;
    }
    const std::string field = fieldOf(path);
    const bool isNoted =
        std::any_of(m_result.unknown.begin(), m_result.unknown.end(), [&](const ImportNote& note) { return note.key == place; });
    if (!field.empty() && m_fill && m_fill->gives(field))
        copyFromFill(field, path);
    else if (!isNoted)
        m_result.unknown.push_back({field.empty() ? std::nullopt : std::optional(field), place, found.unknown()->written, found.line(),
                                    whyUnknown(*found.unknown(), field.empty() ? Argument(place) : Argument(factName(field)))});
    if (!field.empty())
        m_open.insert(field);
    return nullptr;
}

std::string LaunchReader::placeOf(std::string_view path) const
{
    const auto found = m_places.find(path);
    return found == m_places.end() ? std::string(path) : found->second;
}

std::string LaunchReader::fieldOf(std::string_view path) const
{
    const auto found = m_fields.find(path);
    return found != m_fields.end() ? found->second : std::string(fieldOfSetting(path, target()));
}

bool LaunchReader::has(std::string_view path)
{
    m_asked.emplace(path);
    const ConfigValue* const found = m_settings.find(path);
    return (found && found->unknown()) || value(path) != nullptr;
}

std::optional<std::int64_t> LaunchReader::integer(std::string_view path)
{
    const ConfigValue* const found = value(path);
    if (!found)
        return std::nullopt;
    const std::optional<std::int64_t> whole = found->integer();
    if (!whole || *whole > kLargestSetting || *whole < -kLargestSetting) {
        fail(path, "the value is " + found->described(),
             "a whole number" + (whole ? " up to " + std::to_string(kLargestSetting) : std::string()));
        return std::nullopt;
    }
    return whole;
}

std::optional<std::int64_t> LaunchReader::integerOf(std::string_view field, std::string_view path)
{
    m_fields.insert_or_assign(std::string(path), std::string(field));
    return integer(path);
}

std::optional<double> LaunchReader::number(std::string_view path)
{
    const ConfigValue* const found = value(path);
    if (found && !found->number())
        fail(path, "the value is " + found->described(), "a number");
    return found ? found->number() : std::nullopt;
}

std::optional<bool> LaunchReader::flag(std::string_view path)
{
    const ConfigValue* const found = value(path);
    if (found && !found->boolean())
        fail(path, "the value is " + found->described(), "true or false");
    return found ? found->boolean() : std::nullopt;
}

std::optional<std::string> LaunchReader::word(std::string_view path)
{
    const ConfigValue* const found = value(path);
    if (found && !found->text())
        fail(path, "the value is " + found->described(), "a text");
    return found && found->text() ? std::optional(*found->text()) : std::nullopt;
}

std::string LaunchReader::oneOf(std::string_view path, std::initializer_list<std::string_view> known, std::string_view absent)
{
    const std::optional<std::string> found = word(path);
    if (!found)
        return std::string(absent);
    if (std::find(known.begin(), known.end(), *found) != known.end())
        return *found;
    std::string all;
    for (const std::string_view each : known)
        all += (all.empty() ? "" : ", ") + std::string(each);
    fail(path, "the value is \"" + *found + "\"", (known.size() > 1 ? "one of " : "") + all);
    return std::string(absent);
}

void LaunchReader::fail(std::string_view path, const std::string& what, const std::string& right,
                        std::initializer_list<std::string_view> restsOn)
{
    // A placeholder of an unknown fact contradicts nothing.
    const bool isOfStandIn =
        std::any_of(restsOn.begin(), restsOn.end(), [&](std::string_view field) { return isOpen(field) && !m_filled.contains(field); });
    if (!m_problem && !isOfStandIn)
        m_problem = Error{ErrorCode::BadUsage, {what, "it must be " + right}, m_file, placeOf(path)};
}

void LaunchReader::set(std::string_view field, const Value& value, std::string_view path)
{
    if (m_problem)
        return;
    m_fields.insert_or_assign(std::string(path), std::string(field));
    const Parameter* const parameter = findParameter(field);
    if (std::optional<Error> problem = setParameter(scenario(), *parameter, value)) {
        problem->file = m_file;
        problem->pointer = placeOf(path);
        m_problem = std::move(problem);
    }
}

std::string_view LaunchReader::key(std::string_view field, std::size_t index) const
{
    return traitsOf(traitsOf(target()).readAs.value_or(target())).keyOf(field, index);
}

void LaunchReader::take(std::string_view path, std::string_view field)
{
    m_fields.insert_or_assign(std::string(path), std::string(field));
    if (const auto found = integer(path))
        set(field, *found, path);
}

void LaunchReader::takeOrDefault(std::string_view path, std::string_view field)
{
    take(path, field);
    assumeDefault(field, path);
}

void LaunchReader::takeNeeded(std::string_view path, std::string_view field)
{
    if (has(path))
        take(path, field);
    else
        need(field, path);
}

void LaunchReader::setWorld(std::int64_t world, std::optional<std::int64_t> perNode)
{
    Cluster& cluster = scenario().cluster;
    std::int64_t node = perNode.value_or(cluster.gpusPerNode);
    if (!perNode && (node > world || world % node != 0))
        node = world <= node ? world : 1;
    if (world < 1 || world > kMostGpus || world % node != 0)
        return fail("", std::to_string(world) + " GPUs follow from the degrees", "between 1 and " + std::to_string(kMostGpus),
                    {"plan.tp", "plan.cp", "plan.pp", "plan.dp", "cluster.nodes", "cluster.gpus_per_node"});
    set("cluster.gpus_per_node", node, "");
    set("cluster.nodes", world / node, "");
    if (!perNode)
        assume("cluster.gpus_per_node", said("The file does not give the number of GPUs per node."));
}

void LaunchReader::setArchitecture(const ConfigValue& description)
{
    if (m_problem || isOpen("model"))
        return;
    ModelSource source{ModelSource::Kind::Architecture, toJsonText(description)};
    const Result<std::shared_ptr<const Architecture>> architecture = resolveModel(source);
    if (!architecture) {
        m_problem = architecture.error();
        m_problem->file = m_file;
        return;
    }
    setModel(std::move(source), *architecture);
    for (const std::string& id : modelPresetIds()) {
        const ModelSource preset{ModelSource::Kind::Preset, id};
        const Result<std::shared_ptr<const Architecture>> known = resolveModel(preset);
        if (known && isSameModel(**known, **architecture))
            return setModel(preset, *known);
    }
}

void LaunchReader::setModel(ModelSource source, std::shared_ptr<const Architecture> architecture)
{
    scenario().model = std::move(source);
    scenario().architecture = std::move(architecture);
}

Result<ImportedLaunch> LaunchReader::finish()
{
    if (m_problem)
        return *m_problem;
    for (const std::string& field : m_filled)
        copyFromFill(field);
    const std::size_t slash = m_file.find_last_of('/');
    const std::string name = slash == std::string::npos ? m_file : m_file.substr(slash + 1);
    m_result.scenario.name = name.substr(0, name.find_last_of('.'));
    noteSettings();
    noteAssumed();
    return std::move(m_result);
}

}  // namespace shardscope
