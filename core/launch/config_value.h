// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "core/base/message.h"

namespace shardscope {

/// What lies deeper is not read, so that no file ends the program by its nesting.
inline constexpr int kMostConfigLevels = 64;

/// A value that cannot be read without running the file: of a variable that nothing sets, of a branch, of a command's output.
struct UnknownValue {
    std::string written;  ///< as the file writes it, "${TP:?}"
    Message why;          ///< a clause: "`${TP:?}` has no value"
    Message remedy;       ///< a sentence: "Set TP."; may be empty

    bool operator==(const UnknownValue&) const = default;
};

/// What a YAML, TOML or JSON file of a launcher, or the flags of a command, hold: keys in the order written. Each value knows its line, which
/// says nothing in a comparison.
class ConfigValue {
public:
    using List = std::vector<ConfigValue>;
    using Entry = std::pair<std::string, ConfigValue>;
    using Map = std::vector<Entry>;

    ConfigValue() = default;  ///< null
    ConfigValue(bool value) : m_value(value) {}
    ConfigValue(int value) : m_value(std::int64_t{value}) {}
    ConfigValue(std::int64_t value) : m_value(value) {}
    ConfigValue(double value) : m_value(value) {}
    ConfigValue(const char* text) : m_value(std::string(text)) {}
    ConfigValue(std::string_view text) : m_value(std::string(text)) {}
    ConfigValue(std::string text) : m_value(std::move(text)) {}
    ConfigValue(List list) : m_value(std::move(list)) {}
    ConfigValue(UnknownValue unknown) : m_value(std::move(unknown)) {}
    [[nodiscard]] static ConfigValue map() { return ConfigValue(Map{}); }

    /// Of the file, from 1; 0: not known.
    [[nodiscard]] int line() const { return m_line; }
    [[nodiscard]] ConfigValue atLine(std::size_t line) &&;
    /// A sentence that says who gives the value where the file doesn't: "This is torchrun's default."; empty: it stands in the file.
    [[nodiscard]] const Message& assumedWhy() const { return m_assumedWhy; }
    [[nodiscard]] ConfigValue assumedBecause(Message why) &&;

    [[nodiscard]] bool isNull() const { return std::holds_alternative<std::monostate>(m_value); }
    [[nodiscard]] std::optional<bool> boolean() const;
    /// Also a number without a fraction.
    [[nodiscard]] std::optional<std::int64_t> integer() const;
    /// One that was written without a fraction, however large.
    [[nodiscard]] std::optional<std::int64_t> wholeNumber() const;
    [[nodiscard]] std::optional<double> number() const;
    [[nodiscard]] const std::string* text() const { return std::get_if<std::string>(&m_value); }
    /// Null: it is known.
    [[nodiscard]] const UnknownValue* unknown() const { return std::get_if<UnknownValue>(&m_value); }
    [[nodiscard]] const List* list() const { return std::get_if<List>(&m_value); }
    [[nodiscard]] const Map* entries() const { return std::get_if<Map>(&m_value); }
    [[nodiscard]] List* list() { return std::get_if<List>(&m_value); }
    /// Precondition: it is a map.
    [[nodiscard]] Map& rawEntries() { return std::get<Map>(m_value); }

    /// The value at a path of keys ("parallelism.tp"), or null where there is none. Of a path of more than kMostConfigLevels keys the rest is
    /// one key, dots and all.
    [[nodiscard]] const ConfigValue* find(std::string_view path) const;
    /// Makes the maps of the path that are not there, also where another kind of value stands.
    ConfigValue& at(std::string_view path);
    void set(std::string_view path, ConfigValue value) { at(path) = std::move(value); }
    /// What it holds, for messages: "a list", "the text \"x\"", …
    [[nodiscard]] std::string described() const;
    /// As a file writes it, on one line: "8", "true", "[1, 2]".
    [[nodiscard]] std::string written() const;

    bool operator==(const ConfigValue& other) const { return m_value == other.m_value; }

private:
    explicit ConfigValue(Map map) : m_value(std::move(map)) {}

    std::variant<std::monostate, bool, std::int64_t, double, std::string, List, Map, UnknownValue> m_value;
    int m_line = 0;
    Message m_assumedWhy;
};

/// A number as these files write it: the shortest that reads back the same.
[[nodiscard]] std::string numberText(double value);

// A map as the text of a file. A comment's lines stand before it, where the format has comments.
[[nodiscard]] std::string toYaml(const ConfigValue& map);
[[nodiscard]] std::string toToml(const ConfigValue& map);
[[nodiscard]] std::string toJsonText(const ConfigValue& map);
[[nodiscard]] std::string commented(const std::vector<std::string>& lines);

}  // namespace shardscope
