// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/overrides.h"

#include <algorithm>
#include <string_view>

#include "core/base/nearest_name.h"
#include "core/field/parameters.h"
#include "core/io/object_reader.h"

namespace shardscope {
namespace {

constexpr const char* kWhere = "--set";

std::string pointerOf(std::string_view path)
{
    std::string pointer;
    while (!path.empty()) {
        const std::size_t dot = path.find('.');
        pointer += pointerSegment(path.substr(0, dot));
        path.remove_prefix(dot == std::string_view::npos ? path.size() : dot + 1);
    }
    return pointer;
}

/// Fields, the groups that hold them, and whatever stands inside a document.
bool isKnown(std::string_view path)
{
    return std::any_of(parameters().begin(), parameters().end(), [path](const Parameter& parameter) {
        const bool inside = parameter.kind == ParameterKind::Document && path.starts_with(parameter.path) &&
                            path.substr(parameter.path.size()).starts_with('.');
        const bool group = parameter.path.starts_with(path) && parameter.path.substr(path.size()).starts_with('.');
        return parameter.path == path || inside || group;
    });
}

std::string lastPart(std::string_view path) { return std::string(path.substr(path.rfind('.') + 1)); }

/// Every field, and the groups that hold them.
std::vector<std::string> knownPaths()
{
    std::vector<std::string> known;
    for (const Parameter& parameter : parameters()) {
        const std::string group(parameter.group());
        if (!group.empty() && std::find(known.begin(), known.end(), group) == known.end())
            known.push_back(group);
        known.emplace_back(parameter.path);
    }
    return known;
}

/// A field in the wrong group or in none ("tp") is found by its own name; else the whole path decides, or what there is of it.
std::string nearestPath(const std::string& path)
{
    const std::vector<std::string> known = knownPaths();
    const std::string own = lastPart(path);
    const bool bare = own == path;
    std::vector<std::string> ownNames, namesakes;
    for (const std::string& candidate : known) {
        ownNames.push_back(lastPart(candidate));
        if (ownNames.back() == own)
            namesakes.push_back(candidate);
    }
    if (!namesakes.empty() || !bare)
        return nearestKey(path, namesakes.empty() ? known : namesakes);
    const auto found = std::find(ownNames.begin(), ownNames.end(), nearestKey(own, ownNames));
    return known[static_cast<std::size_t>(found - ownNames.begin())];
}

Error unknownPath(const std::string& path) { return Error{ErrorCode::UnknownKey, {path, nearestPath(path)}, kWhere, pointerOf(path)}; }

void erase(Json& object, std::initializer_list<const char*> keys)
{
    for (const char* key : keys)
        object.erase(key);
}

/// Fields of the document that say the same as the one being set must go, or it would state two things.
void eraseAlternatives(Json& document, std::string_view path)
{
    const auto found = document.is_object() ? document.find(std::string(path.substr(0, path.find('.')))) : document.end();
    if (found == document.end() || !found->is_object())
        return;
    Json& group = *found;
    if (path == "model.preset")
        erase(group, {"hf_config", "architecture"});
    else if (path == "model.hf_config")
        erase(group, {"preset", "architecture"});
    else if (path == "model.architecture")
        erase(group, {"preset", "hf_config"});
    else if (path == "cluster.preset")
        erase(group, {"gpu", "gpus_per_node", "nvlink_domain", "network", "nics_per_node"});
}

/// Makes an object by name of a list of encoders, so that paths lead to them.
void nameEncoders(Json& document)
{
    const auto model = document.is_object() ? document.find("model") : document.end();
    if (model == document.end() || !model->is_object() || !model->contains("encoders") || !(*model)["encoders"].is_array())
        return;
    Json named = Json::object();
    for (Json entry : (*model)["encoders"]) {
        std::string name = "vision";
        if (entry.is_object() && entry.contains("name") && entry["name"].is_string()) {
            name = entry["name"].get<std::string>();
            entry.erase("name");
        }
        named[name] = std::move(entry);
    }
    (*model)["encoders"] = std::move(named);
}

Result<void> put(Json& document, std::string_view path, Json value)
{
    Json* object = &document;
    std::string_view rest = path;
    while (true) {
        if (object->is_null())
            *object = Json::object();
        if (!object->is_object()) {
            const std::string_view reached = path.substr(0, path.size() - rest.size() - (rest.size() < path.size() ? 1 : 0));
            return Error{ErrorCode::NotAnObject, {describeType(*object)}, kWhere, pointerOf(reached)};
        }
        const std::size_t dot = rest.find('.');
        if (dot == std::string_view::npos)
            break;
        object = &(*object)[std::string(rest.substr(0, dot))];
        rest.remove_prefix(dot + 1);
    }
    (*object)[std::string(rest)] = std::move(value);
    return {};
}

/// A field and the value that it is set to.
struct Override {
    std::string path;
    Json value;

    [[nodiscard]] std::size_t levels() const { return static_cast<std::size_t>(std::count(path.begin(), path.end(), '.')) + 1; }
};

Result<Override> readOverride(const std::string& text)
{
    const std::size_t equals = text.find('=');
    if (equals == std::string::npos || equals == 0)
        return Error{ErrorCode::BadUsage, {"--set " + text, "--set PATH=VALUE, for example --set plan.tp=4"}, {}, {}};
    Override read{text.substr(0, equals), {}};
    if (read.levels() > kMaxNesting)
        return Error{ErrorCode::JsonTooDeep, {std::to_string(kMaxNesting)}, kWhere, {}};
    if (!isKnown(read.path))
        return unknownPath(read.path);
    const std::string written = text.substr(equals + 1);
    // Wherever it is put: a number that is none is refused by the field, except inside of a verbatim config.
    const bool config = read.path.starts_with("model.hf_config");
    Result<Json> json = config ? parsePythonJson(written, kWhere) : parseJsonWithConfigs(written, kWhere);
    read.value = json ? std::move(json).value() : Json(written);
    return read;
}

}  // namespace

/// The order of overrides does not matter: replaced fields are removed first, then groups are set before their fields. If a field is given
/// twice, the last one counts.
Result<void> applyOverrides(Json& document, const std::vector<std::string>& overrides)
{
    std::vector<Override> all;
    for (const std::string& text : overrides) {
        Result<Override> read = readOverride(text);
        if (!read)
            return read.error();
        if (!read->value.is_null())
            eraseAlternatives(document, read->path);
        all.push_back(std::move(*read));
    }
    const auto isOfAnEncoder = [](const Override& each) {
        constexpr std::string_view kEncoders = "model.encoders";
        return each.path.starts_with(kEncoders) && each.path.size() > kEncoders.size();
    };
    if (std::any_of(all.begin(), all.end(), isOfAnEncoder))
        nameEncoders(document);
    std::stable_sort(all.begin(), all.end(), [](const Override& a, const Override& b) { return a.levels() < b.levels(); });
    for (Override& each : all) {
        if (const Result<void> placed = put(document, each.path, std::move(each.value)); !placed)
            return placed;
    }
    return {};
}

Error blameOverride(Error error, const std::vector<std::string>& overrides)
{
    // The one that says most of it, whatever their order.
    std::string blamed;
    for (const std::string& text : overrides) {
        const std::string path = text.substr(0, text.find('='));
        const std::string pointer = pointerOf(path);
        const bool inside = error.pointer.starts_with(pointer) && std::string_view(error.pointer).substr(pointer.size()).starts_with('/');
        if (path.size() > blamed.size() && (error.pointer == pointer || inside))
            blamed = path;
    }
    if (!blamed.empty())
        error.file = std::string(kWhere) + " " + blamed;
    return error;
}

}  // namespace shardscope
