// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/launch/config_value.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <limits>

namespace shardscope {
namespace {

constexpr double kLargestWhole = 9007199254740992.0;  // 2^53

const ConfigValue* child(const ConfigValue::Map& map, std::string_view key)
{
    const auto found = std::find_if(map.begin(), map.end(), [key](const ConfigValue::Entry& entry) { return entry.first == key; });
    return found == map.end() ? nullptr : &found->second;
}

/// Where the key that begins there ends.
std::size_t endOfKey(std::string_view path, std::size_t begin, int level)
{
    return level < kMostConfigLevels ? std::min(path.find('.', begin), path.size()) : path.size();
}

}  // namespace

ConfigValue ConfigValue::atLine(std::size_t line) &&
{
    m_line = static_cast<int>(std::min<std::size_t>(line, std::numeric_limits<int>::max()));
    return std::move(*this);
}

ConfigValue ConfigValue::assumedBecause(Message why) &&
{
    m_assumedWhy = std::move(why);
    return std::move(*this);
}

std::optional<bool> ConfigValue::boolean() const
{
    const bool* const value = std::get_if<bool>(&m_value);
    return value ? std::optional(*value) : std::nullopt;
}

std::optional<std::int64_t> ConfigValue::wholeNumber() const
{
    const auto* const value = std::get_if<std::int64_t>(&m_value);
    return value ? std::optional(*value) : std::nullopt;
}

std::optional<std::int64_t> ConfigValue::integer() const
{
    if (const auto* value = std::get_if<std::int64_t>(&m_value))
        return *value;
    const double* const value = std::get_if<double>(&m_value);
    const bool isWhole = value && std::floor(*value) == *value && std::abs(*value) <= kLargestWhole;
    return isWhole ? std::optional(static_cast<std::int64_t>(*value)) : std::nullopt;
}

std::optional<double> ConfigValue::number() const
{
    if (const auto* value = std::get_if<std::int64_t>(&m_value))
        return static_cast<double>(*value);
    const double* const value = std::get_if<double>(&m_value);
    return value ? std::optional(*value) : std::nullopt;
}

const ConfigValue* ConfigValue::find(std::string_view path) const
{
    const ConfigValue* value = this;
    int level = 1;
    for (std::size_t begin = 0; value && begin <= path.size(); ++level) {
        const std::size_t end = endOfKey(path, begin, level);
        const Map* const map = value->entries();
        value = map ? child(*map, path.substr(begin, end - begin)) : nullptr;
        begin = end + 1;
    }
    return value;
}

ConfigValue& ConfigValue::at(std::string_view path)
{
    ConfigValue* value = this;
    int level = 1;
    for (std::size_t begin = 0; begin <= path.size(); ++level) {
        const std::size_t end = endOfKey(path, begin, level);
        const std::string_view key = path.substr(begin, end - begin);
        if (!value->entries())
            *value = map();
        Map& map = std::get<Map>(value->m_value);
        const auto found = std::find_if(map.begin(), map.end(), [key](const Entry& entry) { return entry.first == key; });
        value = found == map.end() ? &map.emplace_back(std::string(key), ConfigValue()).second : &found->second;
        begin = end + 1;
    }
    return *value;
}

std::string ConfigValue::described() const
{
    if (isNull())
        return "null";
    if (const auto flag = boolean())
        return *flag ? "true" : "false";
    if (const std::string* words = text())
        return "the text \"" + *words + "\"";
    if (list())
        return "a list";
    if (const auto whole = wholeNumber())
        return "the number " + std::to_string(*whole);
    if (unknown())
        return "the unknown value of " + unknown()->written;
    return entries() ? "a group of keys" : "the number " + numberText(number().value_or(0));
}

std::string ConfigValue::written() const
{
    if (isNull())
        return "null";
    if (const auto flag = boolean())
        return *flag ? "true" : "false";
    if (text())
        return *text();
    if (unknown())
        return unknown()->written;
    if (const auto whole = wholeNumber())
        return std::to_string(*whole);
    if (!list())
        return entries() ? "{…}" : numberText(number().value_or(0));
    std::string all;
    for (const ConfigValue& entry : *list())
        all += (all.empty() ? "" : ", ") + entry.written();
    return "[" + all + "]";
}

std::string numberText(double value)
{
    char buffer[40];
    const auto [end, error] = std::to_chars(buffer, buffer + sizeof buffer, value);
    std::string text(buffer, end);
    // Without a point YAML 1.1 reads "1e-08" as text.
    if (const std::size_t exponent = text.find('e'); exponent != std::string::npos && text.find('.') == std::string::npos)
        text.insert(exponent, ".0");
    return text;
}

}  // namespace shardscope
