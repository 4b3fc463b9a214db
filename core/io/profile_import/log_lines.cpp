// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/profile_import/log_lines.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <cstdio>

#include "core/io/log_import/log_line.h"

namespace shardscope {
namespace {

constexpr std::size_t kLongestLine = 1 << 16;

bool isDigit(char c) { return c >= '0' && c <= '9'; }
bool isSpace(char c) { return c == ' ' || c == '\t' || c == '\r'; }

std::string_view trimmed(std::string_view line)
{
    while (!line.empty() && isSpace(line.front()))
        line.remove_prefix(1);
    while (!line.empty() && isSpace(line.back()))
        line.remove_suffix(1);
    return line;
}

std::size_t digitsAt(std::string_view line, std::size_t from)
{
    std::size_t end = from;
    while (end < line.size() && isDigit(line[end]))
        ++end;
    return end - from;
}

/// Characters of one launcher's mark at the beginning of the line; 0 where there is none.
std::size_t prefixOf(std::string_view line)
{
    if (line.starts_with('[')) {
        const std::size_t end = line.find(']');
        const bool isNumbers =
            end != std::string_view::npos && end > 1 && end < 24 &&
            std::all_of(line.begin() + 1, line.begin() + static_cast<std::ptrdiff_t>(end), [](char c) { return isDigit(c) || c == ','; });
        if (!isNumbers)
            return 0;
        for (const std::string_view stream : {"<stdout>:", "<stderr>:"}) {
            if (line.substr(end + 1).starts_with(stream))
                return end + 1 + stream.size();
        }
        return end + 1 == line.size() || isSpace(line[end + 1]) ? end + 1 : 0;
    }
    if (line.starts_with('(')) {
        const std::size_t end = line.find(')');
        return end != std::string_view::npos && line.substr(0, end).find("pid=") != std::string_view::npos ? end + 1 : 0;
    }
    const std::size_t digits = digitsAt(line, 0);
    const bool isLabel =
        digits > 0 && digits < line.size() && line[digits] == ':' && (digits + 1 == line.size() || isSpace(line[digits + 1]));
    return isLabel ? digits + 1 : 0;
}

}  // namespace

std::string_view withoutPrefixes(std::string_view line)
{
    line = trimmed(line);
    for (std::size_t prefix = prefixOf(line); prefix > 0; prefix = prefixOf(line))
        line = trimmed(line.substr(prefix));
    return line;
}

std::vector<LogTextLine> logLines(std::string_view text)
{
    std::vector<LogTextLine> lines;
    std::size_t number = 1;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find_first_of("\r\n"), text.size());
        if (end > 0 && end <= kLongestLine)
            lines.push_back({number, std::string(withoutPrefixes(withoutColours(text.substr(0, end))))});
        number += end < text.size() && text[end] == '\n' ? 1U : 0U;
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lines;
}

std::vector<std::string_view> wordsOf(std::string_view line)
{
    std::vector<std::string_view> words;
    for (std::size_t at = 0; at < line.size();) {
        while (at < line.size() && isSpace(line[at]))
            ++at;
        std::size_t end = at;
        while (end < line.size() && !isSpace(line[end]))
            ++end;
        if (end > at)
            words.push_back(line.substr(at, end - at));
        at = end;
    }
    return words;
}

std::optional<double> numberOf(std::string_view word)
{
    std::string plain;
    for (std::size_t i = 0; i < word.size(); ++i) {
        if (word[i] != '_')
            plain += word[i];
        else if (i == 0 || i + 1 == word.size() || !isDigit(word[i - 1]) || !isDigit(word[i + 1]))
            return std::nullopt;
    }
    double value = 0;
    const auto [end, problem] = std::from_chars(plain.data(), plain.data() + plain.size(), value);
    if (plain.empty() || problem != std::errc() || end != plain.data() + plain.size() || !std::isfinite(value))
        return std::nullopt;
    return value;
}

std::string_view wordAfter(std::string_view line, std::string_view label)
{
    const std::size_t at = line.find(label);
    if (at == std::string_view::npos)
        return {};
    std::string_view rest = line.substr(at + label.size());
    while (!rest.empty() && isSpace(rest.front()))
        rest.remove_prefix(1);
    return rest.substr(0, std::min(rest.find_first_of(" \t,;()[]\"'"), rest.size()));
}

std::string shortNumber(double value)
{
    std::array<char, 32> text{};
    const int length = std::snprintf(text.data(), text.size(), "%.5g", value);
    return std::string(text.data(), static_cast<std::size_t>(std::max(length, 0)));
}

std::string lowerCase(std::string_view text)
{
    std::string lower(text);
    for (char& c : lower)
        c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    return lower;
}

}  // namespace shardscope
