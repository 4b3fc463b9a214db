// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>

#include "probe/protocol/message.h"

/// The fields of each message, declared once for writing and for reading. Private to `probe/protocol`.
namespace shardscope::probe {

using Json = nlohmann::ordered_json;

/// Either writes the fields of one JSON object or reads them. A missing field, or one of another type, makes reading fail.
class MessageFields {
public:
    explicit MessageFields(Json& json, bool isReading) : m_json(json), m_isReading(isReading) {}

    [[nodiscard]] bool isReading() const { return m_isReading; }
    [[nodiscard]] bool isSpoiled() const { return m_isSpoiled; }
    void spoil() { m_isSpoiled = true; }

    void operator()(const char* key, std::string& value);
    void operator()(const char* key, double& value);
    void operator()(const char* key, int& value);
    void operator()(const char* key, bool& value);
    void operator()(const char* key, std::vector<std::string>& value);
    void operator()(const char* key, std::optional<int>& value);

    template <typename Tag>
    void operator()(const char* key, Quantity<Tag>& value)
    {
        double number = value.value();
        (*this)(key, number);
        value = Quantity<Tag>(number);
    }
    template <typename Tag>
    void operator()(const char* key, std::optional<Quantity<Tag>>& value)
    {
        if (m_isReading ? !m_json.contains(key) : !value)
            return;
        Quantity<Tag> present = value.value_or(Quantity<Tag>());
        (*this)(key, present);
        value = present;
    }
    template <typename Enum>
    void name(const char* key, Enum& value)
    {
        std::string text(nameOf(value));
        (*this)(key, text);
        if (const std::optional<Enum> found = fromName<Enum>(text))
            value = *found;
        else
            spoil();
    }
    template <typename Entry, typename Fields>
    void objects(const char* key, std::vector<Entry>& entries, Fields fields)
    {
        if (!m_isReading)
            m_json[key] = Json::array();
        else if (!m_json.contains(key) || !m_json[key].is_array())
            return spoil();
        const std::size_t count = m_isReading ? m_json[key].size() : entries.size();
        entries.resize(count);
        for (std::size_t i = 0; i < count && !m_isSpoiled; ++i) {
            if (!m_isReading)
                m_json[key].push_back(Json::object());
            object(m_json[key][i], entries[i], fields);
        }
    }
    template <typename Entry, typename Fields>
    void object(const char* key, Entry& entry, Fields fields)
    {
        if (!m_isReading)
            m_json[key] = Json::object();
        else if (!m_json.contains(key))
            return spoil();
        object(m_json[key], entry, fields);
    }

private:
    template <typename Entry, typename Fields>
    void object(Json& json, Entry& entry, Fields fields)
    {
        if (!json.is_object())
            return spoil();
        MessageFields inner(json, m_isReading);
        fields(inner, entry);
        m_isSpoiled = m_isSpoiled || inner.m_isSpoiled;
    }
    /// Returns the value at `key`, or null where it must not be read.
    [[nodiscard]] const Json* given(const char* key);

    Json& m_json;
    bool m_isReading;
    bool m_isSpoiled = false;
};

void sampleFields(MessageFields& io, Sample& sample);

}  // namespace shardscope::probe
