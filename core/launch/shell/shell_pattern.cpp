// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/launch/shell/shell_pattern.h"

namespace shardscope::shell {
namespace {

/// The place after a bracket's end, and whether it has the letter; 0: it is no bracket.
std::size_t bracket(std::string_view pattern, std::size_t open, char letter, bool& holds)
{
    std::size_t at = open + 1;
    const bool isTurned = at < pattern.size() && (pattern[at] == '!' || pattern[at] == '^');
    at += isTurned ? 1 : 0;
    bool isIn = false;
    for (bool isFirst = true; at < pattern.size(); isFirst = false) {
        if (pattern[at] == ']' && !isFirst) {
            holds = isIn != isTurned;
            return at + 1;
        }
        if (pattern.substr(at, 2) == "[:") {
            const std::size_t end = pattern.find(":]", at + 2);
            if (end == std::string_view::npos)
                return 0;
            const std::string_view kind = pattern.substr(at + 2, end - at - 2);
            const bool isDigit = letter >= '0' && letter <= '9';
            const bool isUpper = letter >= 'A' && letter <= 'Z';
            const bool isLower = letter >= 'a' && letter <= 'z';
            const bool isSpace = letter == ' ' || letter == '\t' || letter == '\n';
            isIn = isIn || (kind == "digit" && isDigit) || (kind == "upper" && isUpper) || (kind == "lower" && isLower) ||
                   (kind == "alpha" && (isUpper || isLower)) || (kind == "alnum" && (isUpper || isLower || isDigit)) ||
                   (kind == "space" && isSpace) || (kind == "blank" && isSpace && letter != '\n');
            at = end + 2;
            continue;
        }
        if (pattern[at] == '\\' && at + 1 < pattern.size())
            ++at;
        const char low = pattern[at++];
        char high = low;
        if (at + 1 < pattern.size() && pattern[at] == '-' && pattern[at + 1] != ']') {
            high = pattern[at + 1];
            at += 2;
        }
        isIn = isIn || (letter >= low && letter <= high);
    }
    return 0;
}

/// Whether the pattern's next element takes this letter, and the place after it.
bool takes(std::string_view pattern, std::size_t& at, char letter)
{
    if (pattern[at] == '?') {
        ++at;
        return true;
    }
    if (pattern[at] == '[') {
        bool holds = false;
        if (const std::size_t after = bracket(pattern, at, letter, holds)) {
            at = after;
            return holds;
        }
    }
    if (pattern[at] == '\\' && at + 1 < pattern.size())
        ++at;
    return pattern[at++] == letter;
}

}  // namespace

bool matchesPattern(std::string_view text, std::string_view pattern)
{
    std::size_t at = 0;
    std::size_t in = 0;
    std::size_t star = std::string_view::npos;
    std::size_t back = 0;
    while (at < text.size()) {
        if (in < pattern.size() && pattern[in] == '*') {
            star = ++in;
            back = at;
            continue;
        }
        std::size_t after = in;
        if (in < pattern.size() && takes(pattern, after, text[at])) {
            in = after;
            ++at;
        } else if (star != std::string_view::npos) {
            in = star;
            at = ++back;
        } else {
            return false;
        }
    }
    while (in < pattern.size() && pattern[in] == '*')
        ++in;
    return in == pattern.size();
}

std::string withoutBegin(const std::string& text, std::string_view pattern, bool isLongest)
{
    for (std::size_t i = 0; i <= text.size(); ++i) {
        const std::size_t count = isLongest ? text.size() - i : i;
        if (matchesPattern(std::string_view(text).substr(0, count), pattern))
            return text.substr(count);
    }
    return text;
}

std::string withoutEnd(const std::string& text, std::string_view pattern, bool isLongest)
{
    for (std::size_t i = 0; i <= text.size(); ++i) {
        const std::size_t left = isLongest ? i : text.size() - i;
        if (matchesPattern(std::string_view(text).substr(left), pattern))
            return text.substr(0, left);
    }
    return text;
}

std::string withReplaced(const std::string& text, std::string_view pattern, std::string_view replacement, bool isAll, char where)
{
    std::string result;
    for (std::size_t at = 0; at <= text.size();) {
        std::size_t matched = std::string::npos;
        for (std::size_t count = text.size() - at; count > 0 && matched == std::string::npos; --count) {
            const bool mayMatch = where != '%' || at + count == text.size();
            if (mayMatch && matchesPattern(std::string_view(text).substr(at, count), pattern))
                matched = count;
        }
        if (matched != std::string::npos) {
            result += replacement;
            at += matched;
            if (!isAll)
                return result + text.substr(at);
            continue;
        }
        if (where == '#')
            return text;
        if (at < text.size())
            result += text[at];
        ++at;
    }
    return result;
}

std::string quotedPattern(std::string_view text)
{
    std::string quoted;
    for (const char letter : text) {
        if (std::string_view("*?[]\\!-^").find(letter) != std::string_view::npos)
            quoted += '\\';
        quoted += letter;
    }
    return quoted;
}

}  // namespace shardscope::shell
