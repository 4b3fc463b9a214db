// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <concepts>
#include <optional>
#include <string>
#include <vector>

#include "core/io/number_json.h"
#include "core/io/read_name.h"
#include "core/io/schema.h"

namespace shardscope {

/// Whether a field with its usual value is written.
enum class Written { Always, WhereUnusual };

class JsonFields;

/// The fields of an object that stores a `Value`, each declared once.
template <typename Value>
using Fields = void (*)(JsonFields& io, Value& value);

template <typename Value>
[[nodiscard]] Json writtenFields(Value value, Fields<Value> fields);

/// Either reads the fields of one JSON object or writes them: the same calls in the same order do both. A reader that only lists its fields
/// (`ObjectReader::schema`) makes the object's schema of them.
class JsonFields {
public:
    explicit JsonFields(ObjectReader& reader) : m_reader(&reader) {}
    explicit JsonFields(Json& json) : m_json(&json) {}

    [[nodiscard]] ObjectReader* reader() const { return m_reader; }  ///< null where it writes
    [[nodiscard]] Json* json() const { return m_json; }              ///< null where it reads

    /// The key "schema" of a document.
    void schema(std::string_view kind, int version)
    {
        if (m_reader)
            readSchema(*m_reader, kind, version);
        else
            (*m_json)["schema"] = "shardscope." + std::string(kind) + "/" + std::to_string(version);
    }
    /// Makes the next field required; `what` names its content in messages.
    JsonFields& given(const char* key, const char* what)
    {
        if (m_reader)
            m_reader->require(key, what);
        return *this;
    }
    template <std::integral Integer>
    JsonFields& required(const char* key, Integer& value, std::int64_t smallest, std::int64_t largest)
    {
        return field(key, value, true, [&] { return static_cast<Integer>(m_reader->requiredInteger(key, smallest, largest)); });
    }
    template <typename Integer>
    JsonFields& integer(const char* key, Integer& value, std::int64_t usual, std::int64_t smallest, std::int64_t largest,
                        Written written = Written::WhereUnusual)
    {
        const auto read = [&] { return static_cast<Integer>(m_reader->integer(key, usual, smallest, largest)); };
        return field(key, value, written == Written::Always || value != static_cast<Integer>(usual), read).noted("default", usual);
    }
    /// Reads 0 where it is absent or null.
    JsonFields& optional(const char* key, std::int64_t& value, std::int64_t largest)
    {
        return field(key, value, value > 0, [&] { return m_reader->optionalInteger(key, 1, largest).value_or(0); });
    }
    /// From 1 to `largest`.
    JsonFields& optional(const char* key, std::optional<int>& value, int largest)
    {
        if (m_reader)
            value = m_reader->optionalCount(key, largest);
        else if (value)
            (*m_json)[key] = *value;
        return *this;
    }
    /// `Number` is a double or a quantity. A whole one is written without a decimal point.
    template <typename Number>
    requires(!std::integral<Number>) JsonFields& required(const char* key, Number& value, double smallest, double largest)
    {
        if (m_reader)
            value = Number(m_reader->requiredNumber(key, smallest, largest));
        else
            (*m_json)[key] = numberToJson(value);
        return *this;
    }
    template <typename Number>
    JsonFields& optional(const char* key, std::optional<Number>& value, double smallest, double largest)
    {
        if (m_reader) {
            const std::optional<double> number = m_reader->optionalNumber(key, smallest, largest);
            value = number ? std::optional(Number(*number)) : std::nullopt;
        } else if (value) {
            (*m_json)[key] = numberToJson(*value);
        }
        return *this;
    }
    JsonFields& flag(const char* key, bool& value, bool usual, Written written = Written::WhereUnusual)
    {
        return field(key, value, written == Written::Always || value != usual, [&] { return m_reader->boolean(key, usual); })
            .noted("default", usual);
    }
    /// Null is as absent.
    JsonFields& optionalFlag(const char* key, bool& value, bool usual)
    {
        return field(key, value, value != usual, [&] { return m_reader->optionalBoolean(key).value_or(usual); });
    }
    JsonFields& text(const char* key, std::string& value, Written written = Written::Always)
    {
        return field(key, value, written == Written::Always || !value.empty(), [&] { return m_reader->string(key, ""); });
    }
    /// Null is as absent.
    JsonFields& optionalText(const char* key, std::string& value, Written written = Written::WhereUnusual, std::string_view usual = {})
    {
        return field(key, value, written == Written::Always || !value.empty(),
                     [&] { return m_reader->optionalString(key).value_or(std::string(usual)); });
    }
    /// `what` says in a message what it tells.
    JsonFields& requiredText(const char* key, std::string& value, const char* what)
    {
        return field(key, value, true, [&] {
            std::string text = m_reader->string(key, "");
            if (text.empty())
                m_reader->fail(ErrorCode::MissingKey, {key, what}, key);
            return text;
        });
    }
    /// An empty list is not written.
    JsonFields& texts(const char* key, std::vector<std::string>& values)
    {
        return field(key, values, !values.empty(), [&] { return m_reader->strings(key); });
    }
    /// `what` names the kind of name in messages; without a fallback the field is required.
    template <typename Enum>
    JsonFields& name(const char* key, Enum& value, std::string_view what, std::optional<Enum> fallback)
    {
        if (m_reader)
            value = readName<Enum>(*m_reader, key, what, fallback);
        else
            (*m_json)[key] = nameOf(value);
        return fallback ? noted("default", nameOf(*fallback)) : *this;
    }
    /// Absent and null leave the value unchanged.
    template <typename Enum>
    JsonFields& optionalName(const char* key, Enum& value, std::string_view what)
    {
        if (!m_reader)
            (*m_json)[key] = nameOf(value);
        else if (m_reader->has(key) || m_reader->schema())
            value = readName<Enum>(*m_reader, key, what, value);
        else
            m_reader->ignore({key});
        return *this;
    }
    /// An inner object.
    template <typename Value>
    JsonFields& object(const char* key, Value& value, Fields<Value> fields, Null null = Null::Refused)
    {
        if (m_reader)
            m_reader->object(
                key, [&](ObjectReader& inner) { readInner(inner, value, fields); }, null);
        else
            (*m_json)[key] = writtenFields(value, fields);
        return *this;
    }
    /// The same for an optional object.
    template <typename Value>
    JsonFields& object(const char* key, std::optional<Value>& value, Fields<Value> fields, Null null = Null::Refused)
    {
        if (m_reader)
            m_reader->object(
                key, [&](ObjectReader& inner) { readInner(inner, value.emplace(), fields); }, null);
        else if (value)
            object(key, *value, fields);
        return *this;
    }
    template <typename Value>
    JsonFields& objects(const char* key, std::vector<Value>& values, Fields<Value> fields, Null null = Null::Refused,
                        Written written = Written::WhereUnusual)
    {
        const auto readEntry = [&](ObjectReader& inner) {
            Value value;
            readInner(inner, value, fields);
            return value;
        };
        if (m_reader) {
            values = m_reader->objects<Value>(key, readEntry, null);
            return *this;
        }
        if (written == Written::Always)
            (*m_json)[key] = Json::array();
        for (const Value& value : values)
            (*m_json)[key].push_back(writtenFields(value, fields));
        return *this;
    }
    /// A field of any other type: `read` makes the value when reading.
    template <typename Value, typename Read>
    JsonFields& field(const char* key, Value& value, bool isWritten, Read read)
    {
        if (m_reader)
            value = read();
        else if (isWritten)
            (*m_json)[key] = value;
        return *this;
    }
    /// The same with `write` for its JSON.
    template <typename Value, typename Read, typename Write>
    JsonFields& field(const char* key, Value& value, Read read, Write write)
    {
        if (m_reader)
            value = read();
        else
            (*m_json)[key] = write();
        return *this;
    }
    /// Describes the previous field, for the schema.
    void says(const char* description) { (void)noted("description", description); }

private:
    template <typename Said>
    JsonFields& noted(const char* keyword, const Said& said)
    {
        if (m_reader && m_reader->schema())
            m_reader->schema()->add(keyword, said);
        return *this;
    }
    template <typename Value>
    static void readInner(ObjectReader& reader, Value& value, Fields<Value> fields)
    {
        JsonFields io(reader);
        fields(io, value);
    }
    ObjectReader* m_reader = nullptr;
    Json* m_json = nullptr;
};

template <typename Value>
Json writtenFields(Value value, Fields<Value> fields)
{
    Json json = Json::object();
    JsonFields io(json);
    fields(io, value);
    return json;
}

/// Reads a document.
template <typename Value>
Result<Value> parseFields(std::string_view text, std::string_view file, Fields<Value> fields)
{
    const Result<Json> document = parseJson(text, file);
    if (!document)
        return document.error();
    ObjectReader reader(*document, std::string(file), {});
    JsonFields io(reader);
    Value value;
    fields(io, value);
    if (std::optional<Error> error = reader.finish())
        return *error;
    return value;
}

}  // namespace shardscope
