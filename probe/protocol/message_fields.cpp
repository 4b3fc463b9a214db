// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>

#include "probe/protocol/message_json.h"

namespace shardscope::probe {

const Json* MessageFields::given(const char* key)
{
    const auto found = m_json.find(key);
    if (found == m_json.end())
        m_isSpoiled = true;
    return found == m_json.end() ? nullptr : &*found;
}

void MessageFields::operator()(const char* key, std::string& value)
{
    if (!m_isReading)
        m_json[key] = value;
    else if (const Json* json = given(key); json && json->is_string())
        value = json->get<std::string>();
    else
        spoil();
}

void MessageFields::operator()(const char* key, double& value)
{
    if (!m_isReading)
        m_json[key] = value;
    else if (const Json* json = given(key); json && json->is_number() && std::isfinite(json->get<double>()))
        value = json->get<double>();
    else
        spoil();
}

void MessageFields::operator()(const char* key, int& value)
{
    double number = value;
    if (!m_isReading) {
        m_json[key] = value;
        return;
    }
    (*this)(key, number);
    if (std::abs(number) < 2e9 && std::floor(number) == number)
        value = static_cast<int>(number);
    else
        spoil();
}

void MessageFields::operator()(const char* key, bool& value)
{
    if (!m_isReading)
        m_json[key] = value;
    else if (const Json* json = given(key); json && json->is_boolean())
        value = json->get<bool>();
    else
        spoil();
}

void MessageFields::operator()(const char* key, std::vector<std::string>& value)
{
    if (!m_isReading) {
        m_json[key] = value;
        return;
    }
    const Json* json = given(key);
    if (!json || !json->is_array())
        return spoil();
    value.clear();
    for (const Json& entry : *json) {
        if (!entry.is_string())
            return spoil();
        value.push_back(entry.get<std::string>());
    }
}

void MessageFields::operator()(const char* key, std::optional<int>& value)
{
    if (m_isReading ? !m_json.contains(key) : !value)
        return;
    int present = value.value_or(0);
    (*this)(key, present);
    value = present;
}

}  // namespace shardscope::probe
