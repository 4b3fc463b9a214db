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

/// The deepest level that is read, so that deep nesting cannot crash the program.
inline constexpr int kMostConfigLevels = 64;

/// A value that cannot be read without running the file: of a variable that nothing sets, of a branch, of a command's output.
struct UnknownValue {
    std::string written;  ///< as the file writes it, "${TP:?}"
    Message why;          ///< a clause: "`${TP:?}` has no value"
    Message remedy;       ///< a sentence: "Set TP."; may be empty

    bool operator==(const UnknownValue&) const = default;
};

/// A value of a launcher's YAML, TOML or JSON file, or of a command's flags, with keys in the order written. Each value has its line, which
/// comparisons ignore.
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

    /// Returns the line in the file, from 1; 0: not known.
    [[nodiscard]] int line() const { return m_line; }
    [[nodiscard]] ConfigValue atLine(std::size_t line) &&;
    /// Returns a sentence on the source of a value that is not in the file, "This is torchrun's default."; empty: it is in the file.
    [[nodiscard]] const Message& assumedWhy() const { return m_assumedWhy; }
    [[nodiscard]] ConfigValue assumedBecause(Message why) &&;

    [[nodiscard]] bool isNull() const { return std::holds_alternative<std::monostate>(m_value); }
    [[nodiscard]] std::optional<bool> boolean() const;
    /// Returns a whole number, also when written as a float without a fraction.
    [[nodiscard]] std::optional<std::int64_t> integer() const;
    /// Returns a number that was written without a fraction, however large.
    [[nodiscard]] std::optional<std::int64_t> wholeNumber() const;
    [[nodiscard]] std::optional<double> number() const;
    [[nodiscard]] const std::string* text() const { return std::get_if<std::string>(&m_value); }
    /// Returns the reason of an unknown value; null for a known one.
    [[nodiscard]] const UnknownValue* unknown() const { return std::get_if<UnknownValue>(&m_value); }
    [[nodiscard]] const List* list() const { return std::get_if<List>(&m_value); }
    [[nodiscard]] const Map* entries() const { return std::get_if<Map>(&m_value); }
    [[nodiscard]] List* list() { return std::get_if<List>(&m_value); }
    /// Returns the entries. Precondition: it is a map.
    [[nodiscard]] Map& rawEntries() { return std::get<Map>(m_value); }

    /// Returns the value at a path of keys ("parallelism.tp"), or null where there is none. Beyond kMostConfigLevels keys the rest of the
    /// path is one key, dots included.
    [[nodiscard]] const ConfigValue* find(std::string_view path) const;
    /// Returns the value at a path, and creates missing maps, also in place of other values.
    ConfigValue& at(std::string_view path);
    void set(std::string_view path, ConfigValue value) { at(path) = std::move(value); }
    /// Returns a description for messages: "a list", "the text \"x\"", …
    [[nodiscard]] std::string described() const;
    /// Returns the value in a file's notation, on one line: "8", "true", "[1, 2]".
    [[nodiscard]] std::string written() const;

    bool operator==(const ConfigValue& other) const { return m_value == other.m_value; }

private:
    explicit ConfigValue(Map map) : m_value(std::move(map)) {}

    std::variant<std::monostate, bool, std::int64_t, double, std::string, List, Map, UnknownValue> m_value;
    int m_line = 0;
    Message m_assumedWhy;
};

/// Returns a number in these files' notation: the shortest that reads back the same.
[[nodiscard]] std::string numberText(double value);

// Return a map as the text of a file, with a comment before it where the format has comments.
[[nodiscard]] std::string toYaml(const ConfigValue& map);
[[nodiscard]] std::string toToml(const ConfigValue& map);
[[nodiscard]] std::string toJsonText(const ConfigValue& map);
[[nodiscard]] std::string commented(const std::vector<std::string>& lines);

}  // namespace shardscope
