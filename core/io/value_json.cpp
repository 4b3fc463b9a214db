// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/value_json.h"

#include <type_traits>
#include <utility>

#include "core/io/object_reader.h"

namespace shardscope {
namespace {

Error wrongType(std::string expected, const Json& found)
{
    return Error{ErrorCode::WrongType, {std::move(expected), describeType(found)}, {}, {}};
}

Result<std::int64_t> integerFromJson(const Parameter& parameter, const Json& json)
{
    Error error;
    const std::optional<std::int64_t> number =
        wholeNumber(json, static_cast<std::int64_t>(parameter.smallest), static_cast<std::int64_t>(parameter.largest), error);
    if (!number)
        return error;
    return *number;
}

Result<std::vector<std::int64_t>> listFromJson(const Parameter& parameter, const Json& json)
{
    if (!json.is_array())
        return wrongType("a list of whole numbers", json);
    std::vector<std::int64_t> list;
    for (const Json& entry : json) {
        const Result<std::int64_t> number = integerFromJson(parameter, entry);
        if (!number)
            return number.error();
        list.push_back(*number);
    }
    return list;
}

Result<std::vector<std::string>> namesFromJson(const Json& json)
{
    const std::string expected = "a list of names";
    if (!json.is_array())
        return wrongType(expected, json);
    std::vector<std::string> list;
    for (const Json& entry : json) {
        if (!entry.is_string())
            return wrongType(expected, entry);
        list.push_back(entry.get<std::string>());
    }
    return list;
}

/// An object or a list as its text; a hardware profile may also be named by its path.
std::optional<std::string> documentFromJson(const Json& json, const Parameter& parameter)
{
    const bool mayBeText = parameter.path == "cluster.profile" || parameter.path == "training.lengths";
    if (json.is_object() || (json.is_array() && (parameter.path == "model.encoders" || parameter.path == "cluster.groups")))
        return json.dump();
    if (json.is_string() && mayBeText)
        return json.get<std::string>();
    return std::nullopt;
}

}  // namespace

bool isObjectText(const std::string& text)
{
    const std::size_t start = text.find_first_not_of(" \t\r\n");
    return start != std::string::npos && (text[start] == '{' || text[start] == '[');
}

Result<Value> valueFromJson(const Parameter& parameter, const Json& json)
{
    Value value;
    if (json.is_null() && parameter.nullable)
        return value;
    switch (parameter.kind) {
    case ParameterKind::Boolean:
        if (!json.is_boolean())
            return wrongType("true or false", json);
        value = json.get<bool>();
        break;
    case ParameterKind::Integer: {
        const Result<std::int64_t> number = integerFromJson(parameter, json);
        if (!number)
            return number.error();
        value = *number;
        break;
    }
    case ParameterKind::Number:
        if (!json.is_number())
            return wrongType("a number", json);
        value = json.get<double>();
        break;
    case ParameterKind::IntegerList: {
        Result<std::vector<std::int64_t>> list = listFromJson(parameter, json);
        if (!list)
            return list.error();
        value = std::move(list).value();
        break;
    }
    case ParameterKind::ChoiceList: {
        Result<std::vector<std::string>> list = namesFromJson(json);
        if (!list)
            return list.error();
        value = std::move(list).value();
        break;
    }
    case ParameterKind::Document: {
        const bool mayBeAPath = parameter.path == "cluster.profile";
        std::optional<std::string> text = documentFromJson(json, parameter);
        if (!text)
            return wrongType(mayBeAPath ? "a path or an object" : "an object", json);
        value = std::move(*text);
        break;
    }
    case ParameterKind::Choice:
    case ParameterKind::Text:
    case ParameterKind::Order:
        if (!json.is_string())
            return wrongType("a string", json);
        value = json.get<std::string>();
        break;
    }
    return value;
}

Json valueToJson(const Parameter& parameter, const Value& value)
{
    if (isNull(value))
        return nullptr;
    if (parameter.kind == ParameterKind::Document) {
        const auto& text = std::get<std::string>(value);
        if (!isObjectText(text))
            return text;
        Result<Json> json = parseJson(text, {});
        if (!json)
            return text;
        return std::move(json).value();
    }
    return std::visit(
        [](const auto& held) -> Json {
            if constexpr (std::is_same_v<std::decay_t<decltype(held)>, std::monostate>)
                return nullptr;
            else
                return held;
        },
        value);
}

}  // namespace shardscope
