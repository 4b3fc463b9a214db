// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/log_import/log_line.h"

#include <charconv>
#include <cmath>

namespace shardscope {
namespace {

bool isDigit(char c) { return c >= '0' && c <= '9'; }
bool isNumeral(char c) { return isDigit(c) || c == ',' || c == '.'; }

double factorOf(char suffix)
{
    switch (suffix) {
    case 'K':
    case 'k':
        return 1e3;
    case 'M':
        return 1e6;
    case 'G':
    case 'B':
        return 1e9;
    case 'T':
        return 1e12;
    default:
        return 1;
    }
}

/// Digits with commas between them, an exponent, a suffix: as far as it goes.
std::optional<double> numberAt(std::string_view text)
{
    std::string plain;
    std::size_t i = 0;
    if (i < text.size() && text[i] == '-')
        plain += text[i++];
    for (; i < text.size() && isNumeral(text[i]); ++i) {
        if (text[i] != ',')
            plain += text[i];
        else if (i + 1 >= text.size() || !isDigit(text[i + 1]))
            break;
    }
    const bool hasExponent = i + 2 < text.size() && (text[i] == 'E' || text[i] == 'e') &&
                             (isDigit(text[i + 1]) || ((text[i + 1] == '-' || text[i + 1] == '+') && isDigit(text[i + 2])));
    if (hasExponent) {
        plain += 'e';
        for (i += text[i + 1] == '+' ? 2U : 1U; i < text.size() && (isDigit(text[i]) || text[i] == '-'); ++i)
            plain += text[i];
    }
    double value = 0;
    const auto [end, problem] = std::from_chars(plain.data(), plain.data() + plain.size(), value);
    if (problem != std::errc() || !std::isfinite(value))
        return std::nullopt;
    // "GiB", "MB" and words are units, not factors: a factor stands alone.
    const bool standsAlone = i + 1 >= text.size() || !std::isalpha(static_cast<unsigned char>(text[i + 1]));
    return i < text.size() && standsAlone ? value * factorOf(text[i]) : value;
}

}  // namespace

bool isMeasured(const std::optional<double>& value) { return value && *value > 1e-9 && *value < 1e15; }

std::string withoutColours(std::string_view line)
{
    std::string plain;
    plain.reserve(line.size());
    for (std::size_t i = 0; i < line.size(); ++i) {
        if (line[i] != '\x1b') {
            plain += line[i];
            continue;
        }
        if (i + 1 < line.size() && line[i + 1] == '[') {
            for (i += 2; i < line.size() && (line[i] < '@' || line[i] > '~'); ++i) {
            }
        }
    }
    return plain;
}

std::optional<double> numberAfter(std::string_view line, std::string_view label)
{
    for (std::size_t at = line.find(label); at != std::string_view::npos; at = line.find(label, at + 1)) {
        std::size_t from = at + label.size();
        while (from < line.size() && std::string_view(" :='\"").find(line[from]) != std::string_view::npos)
            ++from;
        if (const std::optional<double> number = numberAt(line.substr(from)))
            return number;
    }
    return std::nullopt;
}

std::optional<double> numberBefore(std::string_view line, std::string_view label)
{
    for (std::size_t at = line.find(label); at != std::string_view::npos; at = line.find(label, at + 1)) {
        std::size_t end = at;
        while (end > 0 && line[end - 1] == ' ')
            --end;
        std::size_t begin = end;
        while (begin > 0 && (isNumeral(line[begin - 1]) || (begin == end && factorOf(line[begin - 1]) > 1)))
            --begin;
        if (begin < end && (begin == 0 || !std::isalnum(static_cast<unsigned char>(line[begin - 1]))))
            if (const std::optional<double> number = numberAt(line.substr(begin, end - begin)))
                return number;
    }
    return std::nullopt;
}

}  // namespace shardscope
