// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/json_schema.h"

#include <algorithm>
#include <utility>

namespace shardscope {

Json JsonSchema::type(const char* name, Null null)
{
    return Json{{"type", null == Null::IsAbsent ? Json::array({name, "null"}) : Json(name)}};
}

Json JsonSchema::integer(std::int64_t smallest, std::int64_t largest, Null null)
{
    Json json = type("integer", null);
    json["minimum"] = smallest;
    json["maximum"] = largest;
    return json;
}

Json JsonSchema::number(double smallest, double largest, Null null)
{
    Json json = type("number", null);
    json["minimum"] = smallest;
    json["maximum"] = largest;
    return json;
}

Json JsonSchema::list(Json entry, Null null)
{
    Json json = type("array", null);
    json["items"] = std::move(entry);
    return json;
}

void JsonSchema::note(std::string_view key, Json type)
{
    m_last = key;
    m_properties[m_last] = std::move(type);
}

void JsonSchema::require(std::string_view key)
{
    if (std::find(m_required.begin(), m_required.end(), key) == m_required.end())
        m_required.push_back(key);
}

void JsonSchema::add(const char* keyword, Json value) { m_properties[m_last][keyword] = std::move(value); }

Json JsonSchema::json(Null null) const
{
    Json json = type("object", null);
    if (!m_required.empty())
        json["required"] = m_required;
    json["additionalProperties"] = false;
    json["properties"] = m_properties;
    return json;
}

}  // namespace shardscope
