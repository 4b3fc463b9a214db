// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/profile_import/json_log.h"

#include <array>
#include <cmath>
#include <cstdio>
#include <ctime>

#include "core/io/profile_import/log_lines.h"

namespace shardscope {

const Json* memberOf(const Json& json, std::string_view key)
{
    const auto found = json.is_object() ? json.find(key) : json.end();
    return json.is_object() && found != json.end() ? &*found : nullptr;
}

std::optional<double> numberIn(const Json& json, std::string_view key)
{
    const Json* value = memberOf(json, key);
    if (value && value->is_number())
        return value->get<double>();
    if (!value || !value->is_string())
        return std::nullopt;
    const std::string text = value->get<std::string>();
    const std::vector<std::string_view> words = wordsOf(text);
    return words.empty() ? std::nullopt : numberOf(words.front());
}

std::string textIn(const Json& json, std::string_view key)
{
    const Json* value = memberOf(json, key);
    return value && value->is_string() ? value->get<std::string>() : std::string();
}

std::vector<Json> jsonObjects(std::string_view text)
{
    std::vector<Json> objects;
    if (const Result<Json> whole = parsePythonJson(text, {}); whole && whole->is_object()) {
        objects.push_back(*whole);
        return objects;
    }
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        std::string_view line = text.substr(0, end);
        line.remove_prefix(std::min(line.find('{'), line.size()));
        if (Result<Json> object = parsePythonJson(line, {}); !line.empty() && object && object->is_object())
            objects.push_back(std::move(object).value());
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return objects;
}

bool looksLikeJson(std::string_view text, std::initializer_list<std::string_view> words)
{
    const std::size_t first = text.find_first_not_of(" \t\r\n\xef\xbb\xbf");
    if (first == std::string_view::npos || (text[first] != '{' && text[first] != '['))
        return false;
    for (const std::string_view word : words) {
        if (text.find(word) == std::string_view::npos)
            return false;
    }
    return true;
}

std::string dateOfMicroseconds(double microseconds)
{
    constexpr double kLatest = 4e15;  // the year 2096
    if (!(microseconds > 0 && microseconds < kLatest))
        return {};
    const auto seconds = static_cast<std::time_t>(microseconds / 1e6);
    std::tm date{};
    std::array<char, 16> text{};
    if (!gmtime_r(&seconds, &date) || std::strftime(text.data(), text.size(), "%Y-%m-%d", &date) == 0)
        return {};
    return text.data();
}

}  // namespace shardscope
