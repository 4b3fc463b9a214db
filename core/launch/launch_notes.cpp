// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/message.h"
#include "core/launch/harmless_settings.h"
#include "core/launch/import_facts.h"
#include "core/launch/launch_reader.h"
#include "core/launch/launcher_traits.h"

#include <algorithm>

namespace shardscope {
namespace {

const Message kUncounted = said("The estimate has no such setting. The effect of this setting on memory or time is not counted.");

using Setting = std::pair<std::string, const ConfigValue*>;

/// All settings by their paths: a group of keys is as many settings as it has keys.
void appendSettings(std::vector<Setting>& settings, const ConfigValue::Map& map, const std::string& prefix)
{
    for (const auto& [key, value] : map) {
        if (value.entries() && !value.entries()->empty())
            appendSettings(settings, *value.entries(), prefix + key + ".");
        else
            settings.emplace_back(prefix + key, &value);
    }
}

void sortByLine(std::vector<ImportNote>& notes)
{
    std::stable_sort(notes.begin(), notes.end(), [](const ImportNote& a, const ImportNote& b) { return a.line < b.line; });
}

bool isZero(const ConfigValue& value)
{
    const std::string written = value.written();
    return written == "0" || written == "0.0" || written == "false";
}

/// Returns why a setting that no reader requested is ignored.
Message reasonToIgnore(const std::string& place, const ConfigValue& value)
{
    const bool isNoDropout = place.find("dropout") != std::string::npos && isZero(value);
    if (isNoDropout || isHarmlessSetting(place))
        return said("This setting changes neither memory nor time.");
    if (isTakenSo(place, value.written()))
        return said("The estimate already assumes this value.");
    return value.unknown() ? said("{}. The effect of this setting on memory or time is not counted.", {value.unknown()->why}) : kUncounted;
}

std::optional<std::string> pathOf(const std::string& field) { return field.empty() ? std::nullopt : std::optional(field); }

/// The model's name, or the value of another field.
std::optional<std::string> valueOf(const Scenario& scenario, const std::string& field)
{
    if (field == "model")
        return scenario.model.kind == ModelSource::Kind::Preset ? scenario.model.text : scenario.name;
    if (field == "model.architecture.vocab")
        return std::to_string(scenario.architecture->vocab);
    const Parameter* const parameter = findParameter(field);
    return parameter ? std::optional(writtenValue(parameter->get(scenario))) : std::nullopt;
}

/// As it is written; for a switch that sets a number, such as a ZeRO stage, the number.
std::string saidValue(const Scenario& scenario, const std::string& field, const ConfigValue& value)
{
    const Parameter* const parameter = findParameter(field);
    const bool isOfNumber = parameter && parameter->kind != ParameterKind::Boolean && value.boolean();
    return isOfNumber ? writtenValue(parameter->get(scenario)) : value.written();
}

}  // namespace

void LaunchReader::need(std::string_view field, std::string_view setting, const Message& why)
{
    if (isOpen(field))
        return;
    m_open.emplace(field);
    if (m_fill && m_fill->gives(field))
        return copyFromFill(field, setting);
    const std::string place = placeOf(setting);
    const Message reason = !why.empty() ? why : said("The file has no {}, so {} is unknown.", {place, factName(field)});
    m_result.unknown.push_back({std::string(field), place, std::nullopt, 0, reason});
}

bool LaunchReader::hasModel(std::initializer_list<std::string_view> settings)
{
    std::string missing;
    std::string_view first;
    for (const std::string_view setting : settings) {
        if (has(setting))
            continue;
        first = first.empty() ? setting : first;
        missing += (missing.empty() ? "" : ", ") + placeOf(setting);
    }
    if (missing.empty())
        return true;
    need("model", first, said("The file has no {}, so {} is unknown.", {missing, factName("model")}));
    return false;
}

void LaunchReader::keep(std::string_view field, const Message& why)
{
    if (m_fill && m_fill->gives(field))
        copyFromFill(field);
    else
        assume(field, why);
}

bool LaunchReader::takesFromFill(std::string_view field)
{
    const Parameter* const parameter = findParameter(field);
    const bool isGiven = m_fill && m_fill->gives(field) && parameter && !isNull(parameter->get(m_fill->scenario));
    if (isGiven)
        copyFromFill(field);
    return isGiven;
}

void LaunchReader::assume(std::string_view field, const Message& why, std::string_view setting)
{
    const bool isKnown = std::any_of(m_assumed.begin(), m_assumed.end(), [field](const Note& note) { return note.field == field; });
    if (!isKnown)
        m_assumed.push_back({std::string(field), std::string(setting), why});
}

void LaunchReader::assumeDefault(std::string_view field, std::string_view setting)
{
    if (!has(setting))
        assume(field, said("This is the default of {}.", {*traitsOf(target()).title}), setting);
}

Message LaunchReader::fromFill() const { return said("This value comes from {}.", {m_fill->from}); }

void LaunchReader::assumeMachine()
{
    const auto given = [this](std::string_view field, const Message& why) {
        assume(field, m_fill && m_fill->gives(field) ? fromFill() : why);
    };
    given("cluster.gpu", said("A launch file does not name its GPU. Choose your GPU under Cluster."));
    given("cluster.network", said("A launch file does not name its network. Choose your network under Cluster."));
}

void LaunchReader::ignore(std::string_view setting, const Message& why) { m_ignored.insert_or_assign(std::string(setting), why); }

/// Also again in the end: readers go on after it, and set what they think absent.
void LaunchReader::copyFromFill(std::string_view field, std::string_view setting)
{
    m_filled.emplace(field);
    const Scenario& given = m_fill->scenario;
    if (field == "model")
        setModel(given.model, given.architecture);
    else if (const Parameter* const parameter = findParameter(field))
        (void)setParameter(scenario(), *parameter, parameter->get(given));
    assume(field, fromFill(), setting);
}

void LaunchReader::noteSettings()
{
    std::vector<Setting> settings;
    if (m_settings.entries())
        appendSettings(settings, *m_settings.entries(), {});
    for (const auto& [path, value] : settings) {
        const std::string place = placeOf(path);
        const std::string field = fieldOf(path);
        const auto ignored = m_ignored.find(path);
        const bool isUsed = m_asked.contains(path) && ignored == m_ignored.end();
        // A launcher's default is not in the file.
        if (!value->assumedWhy().empty()) {
            if (isUsed)
                m_result.assumed.push_back(
                    {pathOf(field), place, saidValue(m_result.scenario, field, *value), value->line(), value->assumedWhy()});
        } else if (!isUsed) {
            m_result.ignored.push_back({std::nullopt, place, value->written(), value->line(),
                                        ignored != m_ignored.end() ? ignored->second : reasonToIgnore(place, *value)});
        } else if (const auto answer = m_answers.find(path); answer != m_answers.end()) {
            m_result.assumed.push_back({pathOf(field), place, answer->second.written(), value->line(), fromFill()});
        } else if (!value->unknown()) {
            m_result.used.push_back({pathOf(field), place, value->written(), value->line(),
                                     field.empty() ? said("The plan follows from this setting together with others.")
                                                   : said("This sets {}.", {factName(field)})});
        }
    }
    sortByLine(m_result.used);
    sortByLine(m_result.ignored);
    std::stable_partition(m_result.ignored.begin(), m_result.ignored.end(),
                          [](const ImportNote& note) { return note.why.text.ends_with("is not counted."); });
    sortByLine(m_result.unknown);
}

void LaunchReader::noteAssumed()
{
    for (const Note& note : m_assumed) {
        if (note.field == "cluster.network" && m_result.scenario.cluster.nodes == 1)
            continue;  // nothing leaves the node
        const ConfigValue* const written = note.setting.empty() ? nullptr : m_settings.find(note.setting);
        m_result.assumed.push_back(
            {note.field, placeOf(note.setting), valueOf(m_result.scenario, note.field), written ? written->line() : 0, note.why});
    }
}

}  // namespace shardscope
