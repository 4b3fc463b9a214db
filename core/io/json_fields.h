// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/io/read_name.h"

namespace shardscope {

/// Whether a field that has its usual value is written.
enum class Written { Always, WhereUnusual };

class JsonFields;

/// The fields of an object that holds a `Value`, each said once.
template <typename Value>
using Fields = void (*)(JsonFields& io, Value& value);

/// Reads an object; its first problem goes to `error`, if there is none yet.
template <typename Value>
void readFields(const Json& json, const ObjectReader& outer, const std::string& pointer, Value& value, Fields<Value> fields,
                std::optional<Error>& error);

template <typename Value>
[[nodiscard]] Json writtenFields(Value value, Fields<Value> fields);

/// Either reads the fields of one JSON object or writes them: the same calls in the same order do both.
class JsonFields {
public:
    /// Problems of inner objects go to `error`.
    JsonFields(ObjectReader& reader, std::optional<Error>& error) : m_reader(&reader), m_error(&error) {}
    explicit JsonFields(Json& json) : m_json(&json) {}

    [[nodiscard]] ObjectReader* reader() const { return m_reader; }  ///< null where it writes

    void required(const char* key, std::int64_t& value, std::int64_t smallest, std::int64_t largest)
    {
        field(key, value, true, [&] { return m_reader->requiredInteger(key, smallest, largest); });
    }
    template <typename Integer>
    void integer(const char* key, Integer& value, std::int64_t usual, std::int64_t smallest, std::int64_t largest,
                 Written written = Written::WhereUnusual)
    {
        const auto read = [&] { return static_cast<Integer>(m_reader->integer(key, usual, smallest, largest)); };
        field(key, value, written == Written::Always || value != usual, read);
    }
    /// 0 where it is absent or null.
    void optional(const char* key, std::int64_t& value, std::int64_t largest)
    {
        field(key, value, value > 0, [&] { return m_reader->optionalInteger(key, 1, largest).value_or(0); });
    }
    void flag(const char* key, bool& value, bool usual, Written written = Written::WhereUnusual)
    {
        field(key, value, written == Written::Always || value != usual, [&] { return m_reader->boolean(key, usual); });
    }
    void text(const char* key, std::string& value, Written written = Written::Always)
    {
        field(key, value, written == Written::Always || !value.empty(), [&] { return m_reader->string(key, ""); });
    }
    /// `what` says in a message what kind of name it is; without a fallback it has to be given.
    template <typename Enum>
    void name(const char* key, Enum& value, std::string_view what, std::optional<Enum> fallback)
    {
        if (m_reader)
            value = readName<Enum>(*m_reader, key, what, fallback);
        else
            (*m_json)[key] = std::string(nameOf(value));
    }
    /// An inner object.
    template <typename Value>
    void object(const char* key, Value& value, Fields<Value> fields)
    {
        if (m_json)
            (*m_json)[key] = writtenFields(value, fields);
        else if (const Json* json = m_reader->child(key))
            readFields(*json, *m_reader, m_reader->pointerTo(key), value, fields, *m_error);
    }
    /// The same where there may be none.
    template <typename Value>
    void object(const char* key, std::optional<Value>& value, Fields<Value> fields)
    {
        if (m_json ? value.has_value() : m_reader->child(key) != nullptr)
            object(key, value ? *value : value.emplace(), fields);
    }
    /// A list of objects; an empty one is not written.
    template <typename Value>
    void objects(const char* key, std::vector<Value>& values, Fields<Value> fields)
    {
        if (!m_reader) {
            for (const Value& value : values)
                (*m_json)[key].push_back(writtenFields(value, fields));
            return;
        }
        const Json* list = m_reader->child(key);
        if (list && !list->is_array())
            m_reader->fail(ErrorCode::WrongType, {"an array", describeType(*list)}, key);
        std::optional<Error> error;
        for (std::size_t index = 0; list && list->is_array() && index < list->size(); ++index)
            readFields((*list)[index], *m_reader, m_reader->pointerTo(key) + "/" + std::to_string(index), values.emplace_back(), fields,
                       error);
        if (error)
            m_reader->fail(*error);
    }
    /// Any other: `read` makes the value where it reads.
    template <typename Value, typename Read>
    void field(const char* key, Value& value, bool isWritten, Read read)
    {
        if (m_reader)
            value = read();
        else if (isWritten)
            (*m_json)[key] = value;
    }

private:
    ObjectReader* m_reader = nullptr;
    std::optional<Error>* m_error = nullptr;
    Json* m_json = nullptr;
};

template <typename Value>
void readFields(const Json& json, const ObjectReader& outer, const std::string& pointer, Value& value, Fields<Value> fields,
                std::optional<Error>& error)
{
    ObjectReader reader(json, outer.file(), pointer);
    JsonFields io(reader, error);
    fields(io, value);
    if (auto problem = reader.finish(); problem && !error)
        error = problem;
}

template <typename Value>
Json writtenFields(Value value, Fields<Value> fields)
{
    Json json;
    JsonFields io(json);
    fields(io, value);
    return json;
}

}  // namespace shardscope
