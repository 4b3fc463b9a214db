// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/launch/config_value.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>

namespace shardscope {
namespace {

enum class Format { Yaml, Toml, Json };

std::string quoted(std::string_view text)
{
    std::string result = "\"";
    for (const char letter : text) {
        if (letter == '"' || letter == '\\')
            result += '\\';
        if (static_cast<unsigned char>(letter) < 0x20 || letter == '\x7f') {  // TOML has none of them
            constexpr std::string_view kDigits = "0123456789abcdef";
            result += "\\u00";
            result += kDigits[static_cast<std::size_t>(letter) >> 4U];
            result += kDigits[static_cast<std::size_t>(letter) & 0xFU];
        } else {
            result += letter;
        }
    }
    return result + "\"";
}

/// Whether YAML reads this text as a text without quotes around it.
bool isPlainYaml(const std::string& text)
{
    // YAML 1.1, type bool, and null, in any case: PyYAML takes "Yes" for true.
    constexpr std::array<std::string_view, 10> kWords{"null", "none", "true", "false", "yes", "no", "on", "off", "y", "n"};
    std::string lower = text;
    std::transform(lower.begin(), lower.end(), lower.begin(), [](unsigned char letter) { return static_cast<char>(std::tolower(letter)); });
    if (text.empty() || std::find(kWords.begin(), kWords.end(), lower) != kWords.end())
        return false;
    const bool startsPlainly = std::isalpha(static_cast<unsigned char>(text.front())) != 0 || text.front() == '/';
    return startsPlainly &&
           std::all_of(text.begin(), text.end(),
                       [](char letter) {
                           return std::isalnum(static_cast<unsigned char>(letter)) != 0 || letter == '_' || letter == '-' ||
                                  letter == '.' || letter == '/' || letter == ' ';
                       }) &&
           text.back() != ' ';
}

std::string scalar(const ConfigValue& value, Format format)
{
    if (value.isNull())
        return "null";
    if (const auto flag = value.boolean())
        return *flag ? "true" : "false";
    if (const std::string* text = value.text())
        return format == Format::Yaml && isPlainYaml(*text) ? *text : quoted(*text);
    if (const auto whole = value.wholeNumber())
        return std::to_string(*whole);
    // A number with a fraction keeps its point, so that it is read as one.
    const std::string text = numberText(value.number().value_or(0));
    return text.find_first_of(".en") == std::string::npos ? text + ".0" : text;
}

/// A list, or a map, in one line.
std::string inOneLine(const ConfigValue& value, Format format)
{
    std::string text;
    if (const ConfigValue::List* list = value.list()) {
        for (const ConfigValue& entry : *list)
            text += (text.empty() ? "" : ", ") + inOneLine(entry, format);
        return "[" + text + "]";
    }
    if (const ConfigValue::Map* map = value.entries()) {
        for (const auto& [key, below] : *map)
            text += (text.empty() ? "" : ", ") + (format == Format::Json ? quoted(key) : key) + (format == Format::Toml ? " = " : ": ") +
                    inOneLine(below, format);
        return "{" + text + "}";
    }
    return scalar(value, format);
}

/// Whether it is written entry by entry, a block each.
bool isListOfMaps(const ConfigValue::List& list)
{
    return !list.empty() &&
           std::all_of(list.begin(), list.end(), [](const ConfigValue& entry) { return entry.entries() && !entry.entries()->empty(); });
}

void appendYaml(std::string& text, const ConfigValue::Map& map, std::size_t indent, bool afterDash)
{
    for (const auto& [key, value] : map) {
        text += (afterDash ? std::string() : std::string(indent, ' ')) + key + ":";
        afterDash = false;
        const ConfigValue::List* const list = value.list();
        if (const ConfigValue::Map* inner = value.entries(); inner && !inner->empty()) {
            text += "\n";
            appendYaml(text, *inner, indent + 2, false);
        } else if (list && isListOfMaps(*list)) {
            text += "\n";
            for (const ConfigValue& entry : *list) {
                text += std::string(indent, ' ') + "- ";
                appendYaml(text, *entry.entries(), indent + 2, true);
            }
        } else {
            text += " " + inOneLine(value, Format::Yaml) + "\n";
        }
    }
}

void appendToml(std::string& text, const ConfigValue::Map& map, const std::string& prefix)
{
    for (const auto& [key, value] : map) {
        if (!value.entries() && !value.isNull())  // TOML has no null: the key is left out
            text += key + " = " + inOneLine(value, Format::Toml) + "\n";
    }
    for (const auto& [key, value] : map) {
        if (!value.entries())
            continue;
        const std::string section = prefix.empty() ? key : prefix + "." + key;
        text += (text.empty() ? "[" : "\n[") + section + "]\n";
        appendToml(text, *value.entries(), section);
    }
}

void appendJson(std::string& text, const ConfigValue::Map& map, std::size_t indent)
{
    text += "{";
    bool isFirst = true;
    for (const auto& [key, value] : map) {
        text += (isFirst ? "\n" : ",\n") + std::string(indent + 2, ' ') + quoted(key) + ": ";
        isFirst = false;
        if (value.entries())
            appendJson(text, *value.entries(), indent + 2);
        else
            text += inOneLine(value, Format::Json);
    }
    text += "\n" + std::string(indent, ' ') + "}";
}

}  // namespace

std::string toYaml(const ConfigValue& map)
{
    std::string text;
    if (map.entries())
        appendYaml(text, *map.entries(), 0, false);
    return text;
}

std::string toToml(const ConfigValue& map)
{
    std::string text;
    if (map.entries())
        appendToml(text, *map.entries(), {});
    return text;
}

std::string toJsonText(const ConfigValue& map)
{
    std::string text;
    if (map.entries())
        appendJson(text, *map.entries(), 0);
    return text + "\n";
}

std::string commented(const std::vector<std::string>& lines)
{
    std::string text;
    for (const std::string& line : lines)
        text += line.empty() ? "#\n" : "# " + line + "\n";
    return text;
}

}  // namespace shardscope
