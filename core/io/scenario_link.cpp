// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/scenario_link.h"

#include <algorithm>
#include <optional>

#include "core/field/parameters.h"
#include "core/io/hardware_profile_json.h"
#include "core/io/object_reader.h"
#include "core/io/overrides.h"
#include "core/io/profile_file.h"
#include "core/io/scenario_json.h"
#include "core/scenario/scenario.h"

namespace shardscope {
namespace {

constexpr std::string_view kScheme = "shardscope:";
constexpr std::string_view kLinkHead = "shardscope:1?";
constexpr const char* kName = "the link";

Error badLink(const std::string& wrong)
{
    return Error{ErrorCode::BadUsage,
                 {wrong, "shardscope:1?model.preset=llama-3-70b&cluster.gpu=h100-sxm&…, as \"Copy as link\" writes it"},
                 kName,
                 {}};
}

std::string_view trimmed(std::string_view text)
{
    constexpr std::string_view blank = " \t\r\n";
    const std::size_t from = text.find_first_not_of(blank);
    return from == std::string_view::npos ? std::string_view() : text.substr(from, text.find_last_not_of(blank) - from + 1);
}

bool isPlain(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
           std::string_view("-._~:,/").find(c) != std::string_view::npos;
}

std::string encoded(const std::string& text)
{
    constexpr std::string_view digits = "0123456789ABCDEF";
    std::string link;
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (isPlain(c))
            link += c;
        else
            (link += '%').append({digits[byte / 16], digits[byte % 16]});
    }
    return link;
}

std::optional<std::string> decoded(std::string_view link)
{
    const auto digit = [&link](std::size_t at) {
        const std::size_t value = at < link.size() ? std::string_view("0123456789ABCDEFabcdef").find(link[at]) : std::string_view::npos;
        return value == std::string_view::npos ? -1 : static_cast<int>(value < 16 ? value : value - 6);
    };
    std::string text;
    for (std::size_t at = 0; at < link.size(); ++at) {
        if (link[at] != '%') {
            text += link[at];
            continue;
        }
        const int high = digit(at + 1);
        const int low = digit(at + 2);
        if (high < 0 || low < 0)
            return std::nullopt;
        text += static_cast<char>(16 * high + low);
        at += 2;
    }
    return text;
}

/// The object that holds the field of this path; it and those around it are made where they are not there.
Json* groupOf(Json& document, std::string_view path)
{
    Json* group = &document;
    for (std::size_t dot = path.find('.'); dot != std::string_view::npos; dot = path.find('.')) {
        group = &(*group)[std::string(path.substr(0, dot))];
        path.remove_prefix(dot + 1);
    }
    return group;
}

std::string valueText(const Json& value)
{
    const bool isWord = value.is_string() && Json::parse(value.get<std::string>(), nullptr, false).is_discarded();
    return isWord ? value.get<std::string>() : value.dump(-1, ' ', false, Json::error_handler_t::replace);
}

/// Null where it is not there.
Json* foundGroup(Json& document, std::string_view path)
{
    Json* group = &document;
    for (std::size_t dot = path.find('.'); dot != std::string_view::npos && group; dot = path.find('.')) {
        const auto inner = group->find(std::string(path.substr(0, dot)));
        group = inner == group->end() || !inner->is_object() ? nullptr : &*inner;
        path.remove_prefix(dot + 1);
    }
    return group;
}

/// Without the fields that a reader fills in alike.
Json withoutDefaults(const Json& whole)
{
    Json document = whole;
    for (const Parameter& parameter : parameters()) {
        Json* group = foundGroup(document, parameter.path);
        const std::string key(parameter.key());
        if (parameter.required || !group || !group->contains(key))
            continue;
        const Json value = (*group)[key];
        group->erase(key);
        const Result<Scenario> read = readScenario(document, kName);
        if (!read || scenarioToJson(*read) != whole)
            (*group)[key] = value;
    }
    return document;
}

Result<void> addField(Json& document, std::string_view field)
{
    const std::size_t equals = field.find('=');
    if (equals == std::string_view::npos)
        return badLink("\"" + std::string(field) + "\" has no value");
    const std::optional<std::string> value = decoded(field.substr(equals + 1));
    const std::string path(field.substr(0, equals));
    if (!value)
        return badLink("a % that is not followed by two digits, in " + path);
    if (!findParameter(path)) {
        // The strict reading of its file knows the nearest name; an override of that path is refused just so.
        Result<void> refused = applyOverrides(document, {path + "=null"});
        if (refused)
            return badLink(path + ", which is not a single field");
        Error error = refused.error();
        error.file = kName;
        return error;
    }
    Json& group = *groupOf(document, path);
    const std::string key = path.substr(path.rfind('.') + 1);
    if (group.contains(key))
        return Error{ErrorCode::JsonDuplicateKey, {path}, kName, {}};
    const Result<Json> json = path == "model.hf_config" ? parsePythonJson(*value, kName) : parseJsonWithConfigs(*value, kName);
    group[key] = json ? *json : Json(*value);
    return {};
}

}  // namespace

bool isScenarioLink(std::string_view text) { return trimmed(text).starts_with(kScheme); }

std::string scenarioLink(const Scenario& scenario)
{
    Scenario sent = scenario;
    if (sent.cluster.calibration)
        sent.cluster.profile = profileToJson(*sent.cluster.calibration);
    Json document = withoutDefaults(scenarioToJson(sent));
    std::string link(kLinkHead);
    for (const Parameter& parameter : parameters()) {
        const Json* group = foundGroup(document, parameter.path);
        const auto value = group ? group->find(std::string(parameter.key())) : document.cend();
        if (group && value != group->end())
            link += (link.back() == '?' ? "" : "&") + std::string(parameter.path) + "=" + encoded(valueText(*value));
    }
    return link;
}

Result<Scenario> parseScenarioLink(std::string_view text, const std::vector<std::string>& overrides)
{
    std::string_view rest = trimmed(text);
    if (!rest.starts_with(kLinkHead))
        return badLink(std::string(rest.substr(0, std::min(rest.find('?'), std::size_t{32}))) + ", which this program does not read");
    rest.remove_prefix(kLinkHead.size());
    Json document{{"schema", "shardscope.scenario/1"}};
    while (!rest.empty()) {
        const std::size_t end = std::min(rest.find('&'), rest.size());
        const Result<void> added = addField(document, rest.substr(0, end));
        if (!added)
            return added.error();
        rest.remove_prefix(std::min(end + 1, rest.size()));
    }
    const Result<void> applied = applyOverrides(document, overrides);
    if (!applied)
        return applied.error();
    Result<Scenario> scenario = readScenario(document, kName);
    if (!scenario)
        return blameOverride(scenario.error(), overrides);
    const Result<void> profile = loadProfile(*scenario, kName);
    return profile ? std::move(scenario) : Result<Scenario>(blameOverride(profile.error(), overrides));
}

}  // namespace shardscope
