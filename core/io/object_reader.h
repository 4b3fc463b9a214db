// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/io/json_schema.h"

namespace shardscope {

/// Returns a whole number of a range, or the problem in `error` (code and arguments).
[[nodiscard]] std::optional<std::int64_t> wholeNumber(const Json& value, std::int64_t smallest, std::int64_t largest, Error& error);
[[nodiscard]] std::optional<double> finiteNumber(const Json& value, double smallest, double largest, Error& error);
[[nodiscard]] std::optional<bool> truthValue(const Json& value, Error& error);
[[nodiscard]] std::optional<std::string> textValue(const Json& value, Error& error);

/// Reads the fields of one JSON object strictly. The first problem is kept (with its JSON pointer) and everything after
/// it returns a fallback, so that a reader is written as a plain list of fields and asks once, at the end:
///
///     ObjectReader reader(json, file, pointer);
///     plan.tp = reader.integer("tp", 1, 1, 65536);
///     …
///     if (auto error = reader.finish()) return *error;
///
/// `finish` also refuses every key that was not asked for, naming the nearest known one. Such a key comes before one that
/// is missing, here or in an inner object: it may be the missing one, misspelt.
class ObjectReader {
public:
    /// Reads `object`, which must outlive the reader. If it is not a JSON object, that is the first problem.
    ObjectReader(const Json& object, std::string file, std::string pointer);
    /// Reads nothing: requested keys and required ones are noted in `schema`.
    explicit ObjectReader(JsonSchema& schema);

    [[nodiscard]] bool has(std::string_view key) const;     ///< present and not null
    [[nodiscard]] bool isNull(std::string_view key) const;  ///< present as null
    [[nodiscard]] const Json* child(std::string_view key);  ///< null where absent; marks the key as known

    [[nodiscard]] std::int64_t integer(std::string_view key, std::int64_t fallback, std::int64_t smallest, std::int64_t largest);
    [[nodiscard]] std::int64_t requiredInteger(std::string_view key, std::int64_t smallest, std::int64_t largest);
    [[nodiscard]] std::optional<std::int64_t> optionalInteger(std::string_view key, std::int64_t smallest, std::int64_t largest);
    [[nodiscard]] double number(std::string_view key, double fallback, double smallest, double largest);
    [[nodiscard]] std::optional<double> optionalNumber(std::string_view key, double smallest, double largest);
    [[nodiscard]] double requiredNumber(std::string_view key, double smallest, double largest);
    [[nodiscard]] bool boolean(std::string_view key, bool fallback);
    [[nodiscard]] std::optional<bool> optionalBoolean(std::string_view key);
    [[nodiscard]] std::string string(std::string_view key, std::string_view fallback);
    [[nodiscard]] std::optional<std::string> optionalString(std::string_view key);

    template <typename Unit>
    [[nodiscard]] std::optional<Unit> optionalQuantity(std::string_view key, double smallest, double largest)
    {
        const std::optional<double> number = optionalNumber(key, smallest, largest);
        return number ? std::optional<Unit>(*number) : std::nullopt;
    }
    /// From 1 to `largest`.
    [[nodiscard]] std::optional<int> optionalCount(std::string_view key, int largest);
    /// Returns a string; refuses an absent or null one. `what` names its content in the message.
    [[nodiscard]] std::string requiredString(std::string_view key, std::string_view what);
    /// Returns a list of strings; empty where absent or null.
    [[nodiscard]] std::vector<std::string> strings(std::string_view key);

    /// Calls `readFields` for the object `key`; its problem becomes this reader's. Absent: nothing is read.
    template <typename Read>
    void object(std::string_view key, Read readFields, Null null = Null::IsAbsent)
    {
        if (m_schema)
            return m_schema->note(key, schemaOfInner(readFields, null));
        if (const Json* json = null == Null::IsAbsent ? given(key) : child(key))
            readInner(*json, pointerTo(key), readFields);
    }
    /// The same for a required object; `what` names its content.
    template <typename Read>
    void requiredObject(std::string_view key, std::string_view what, Read readFields)
    {
        require(key, what);
        object(key, readFields, Null::Refused);
    }
    /// The same for every object of the list `key`, up to the first problem; collects the results of `readEntry`.
    template <typename Entry, typename Read>
    [[nodiscard]] std::vector<Entry> objects(std::string_view key, Read readEntry, Null null = Null::IsAbsent)
    {
        std::vector<Entry> entries;
        if (m_schema)
            m_schema->note(key, JsonSchema::list(schemaOfInner(readEntry, Null::Refused), null));
        const Json* list = null == Null::IsAbsent ? given(key) : child(key);
        if (list && !list->is_array())
            fail(ErrorCode::WrongType, {"an array", describeType(*list)}, key);
        for (std::size_t index = 0; list && list->is_array() && index < list->size() && !failed(); ++index) {
            readInner((*list)[index], pointerTo(key) + "/" + std::to_string(index),
                      [&](ObjectReader& entry) { entries.push_back(readEntry(entry)); });
        }
        return entries;
    }

    /// Returns the schema of a reader that only lists its fields; else null.
    [[nodiscard]] JsonSchema* schema() const { return m_schema; }
    /// Declares keys that are legal here but not read by this reader.
    void ignore(std::initializer_list<std::string_view> keys);
    void ignoreUnknown() { m_ignoreUnknown = true; }
    /// Refuses a missing `key`; `what` names its content in the message.
    void require(std::string_view key, std::string_view what);
    /// Records a problem found by the caller, unless there is one already.
    void fail(ErrorCode code, std::vector<std::string> arguments, std::string_view key);
    void fail(Error error);

    [[nodiscard]] bool failed() const { return m_error.has_value(); }
    [[nodiscard]] std::string pointerTo(std::string_view key) const { return m_pointer + pointerSegment(key); }
    [[nodiscard]] const std::string& file() const { return m_file; }
    [[nodiscard]] std::optional<Error> finish();

private:
    template <typename Read>
    void readInner(const Json& json, const std::string& pointer, Read readFields)
    {
        ObjectReader inner(json, m_file, pointer);
        readFields(inner);
        if (std::optional<Error> error = inner.finish())
            fail(std::move(*error));
    }
    template <typename Read>
    static Json schemaOfInner(Read readFields, Null null)
    {
        JsonSchema schema;
        ObjectReader inner(schema);
        (void)readFields(inner);
        return schema.json(null);
    }
    [[nodiscard]] const Json* find(std::string_view key) const;
    [[nodiscard]] const Json* given(std::string_view key);  ///< null where absent or null
    template <typename Kind>
    auto read(std::string_view key, Null null, const Kind& kind);

    const Json* m_object = nullptr;
    std::string m_file;
    std::string m_pointer;
    std::vector<std::string> m_known;
    bool m_ignoreUnknown = false;
    std::optional<Error> m_error;
    JsonSchema* m_schema = nullptr;
};

}  // namespace shardscope
