// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/varied_field.h"

#include <algorithm>
#include <utility>

#include "core/io/json.h"
#include "core/io/overrides.h"
#include "core/io/value_json.h"

namespace shardscope {
namespace {

Error misused(std::string wrong, std::string right) { return Error{ErrorCode::BadUsage, {std::move(wrong), std::move(right)}, {}, {}}; }

Result<Value> valueOf(const Parameter& parameter, const std::string& written)
{
    Result<Json> json = parseJson(written, {});
    Result<Value> value = valueFromJson(parameter, json ? *json : Json(written));
    if (!value)
        return value;
    // Of a choice "null" is the word for what is not stated.
    if (const std::optional<Error> problem = isNull(*value) ? std::nullopt : problemWith(parameter, *value))
        return *problem;
    return value;
}

}  // namespace

Result<VariedField> parseVariedField(const std::string& text)
{
    const std::size_t equals = text.find('=');
    if (equals == std::string::npos || equals == 0 || equals + 1 == text.size())
        return misused("--vary " + text, "--vary PATH=VALUE,VALUE, for example --vary training.method=lora,qlora");
    const std::string path = text.substr(0, equals);
    const Parameter* parameter = findParameter(path);
    if (!parameter) {
        Json document = Json::object();
        const Result<void> known = applyOverrides(document, {path + "=null"});  // names the nearest field
        return known ? misused(path + " is no field of one value", "name one of its fields, such as training.adapter.rank") : known.error();
    }
    if (std::optional<Error> problem = problemWithVarying(*parameter))
        return *std::move(problem);
    VariedField field{parameter, {}};
    for (std::size_t from = equals + 1; from <= text.size();) {
        const std::size_t end = std::min(text.find(',', from), text.size());
        Result<Value> value = valueOf(*parameter, text.substr(from, end - from));
        if (!value)
            return value.error();
        if (std::find(field.values.begin(), field.values.end(), *value) != field.values.end())
            return misused("the value \"" + text.substr(from, end - from) + "\" of " + path + " is given twice", "give each value once");
        field.values.push_back(std::move(value).value());
        from = end + 1;
    }
    return field;
}

}  // namespace shardscope
