// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/launch/import_facts.h"
#include "core/launch/launch_reader.h"

#include <algorithm>

namespace shardscope {
namespace {

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

}  // namespace

void LaunchReader::need(std::string_view field, std::string_view setting, const std::string& why)
{
    if (isOpen(field))
        return;
    m_open.emplace(field);
    if (m_fill && m_fill->gives(field))
        return copyFromFill(field, setting);
    const std::string place = placeOf(setting);
    const std::string reason = !why.empty() ? why : "The file has no " + place + ", so " + factName(field) + " is unknown.";
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
    need("model", first, "The file has no " + missing + ", so the model is unknown.");
    return false;
}

void LaunchReader::keep(std::string_view field, const std::string& why)
{
    if (m_fill && m_fill->gives(field))
        copyFromFill(field);
    else
        assume(field, why);
}

void LaunchReader::assume(std::string_view field, const std::string& why, std::string_view setting)
{
    const bool isKnown = std::any_of(m_assumed.begin(), m_assumed.end(), [field](const Note& note) { return note.field == field; });
    if (!isKnown)
        m_assumed.push_back({std::string(field), std::string(setting), why});
}

void LaunchReader::assumeDefault(std::string_view field, std::string_view setting)
{
    if (!has(setting))
        assume(field, "This is the default of " + std::string(launcherTitle(target())) + ".", setting);
}

void LaunchReader::assumeGpu()
{
    const bool isGiven = m_fill && m_fill->gives("cluster.gpu");
    assume("cluster.gpu", isGiven ? "This is from " + m_fill->from + "." : "No launch file names its GPU. Choose yours under Cluster.");
}

void LaunchReader::ignore(std::string_view setting, const std::string& why) { m_ignored.insert_or_assign(std::string(setting), why); }

/// Also again in the end: readers go on after it, and set what they think absent.
void LaunchReader::copyFromFill(std::string_view field, std::string_view setting)
{
    m_filled.emplace(field);
    const Scenario& given = m_fill->scenario;
    if (field == "model")
        setModel(given.model, given.architecture);
    else if (const Parameter* const parameter = findParameter(field))
        (void)setParameter(scenario(), *parameter, parameter->get(given));
    assume(field, "This is from " + m_fill->from + ".", setting);
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
        const bool isUsed = m_asked.count(path) > 0 && ignored == m_ignored.end();
        // What a launcher does by itself stands nowhere in the file.
        if (!value->assumedWhy().empty()) {
            if (isUsed)
                m_result.assumed.push_back({pathOf(field), place, value->written(), value->line(), value->assumedWhy()});
        } else if (!isUsed) {
            const std::string why = ignored != m_ignored.end() ? ignored->second
                                    : value->unknown()         ? value->unknown()->why + "."
                                                               : "Nothing in a scenario follows from this setting.";
            m_result.ignored.push_back({std::nullopt, place, value->written(), value->line(), why});
        } else if (const auto answer = m_answers.find(path); answer != m_answers.end()) {
            m_result.assumed.push_back({pathOf(field), place, answer->second.written(), value->line(), "This is from " + m_fill->from + "."});
        } else if (!value->unknown()) {
            m_result.used.push_back({pathOf(field), place, value->written(), value->line(),
                                     field.empty() ? "The plan follows from it with others." : "It gives " + factName(field) + "."});
        }
    }
    sortByLine(m_result.used);
    sortByLine(m_result.ignored);
    sortByLine(m_result.unknown);
}

void LaunchReader::noteAssumed()
{
    for (const Note& note : m_assumed) {
        const ConfigValue* const written = note.setting.empty() ? nullptr : m_settings.find(note.setting);
        m_result.assumed.push_back({note.field, placeOf(note.setting), valueOf(m_result.scenario, note.field), written ? written->line() : 0,
                                    note.why});
    }
}

}  // namespace shardscope
