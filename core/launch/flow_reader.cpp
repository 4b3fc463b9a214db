// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/launch/flow_reader.h"

#include <algorithm>
#include <cctype>
#include <charconv>
#include <cmath>

namespace shardscope {
namespace {

bool isBlank(char letter) { return letter == ' ' || letter == '\t' || letter == '\r'; }

std::string_view trimmed(std::string_view text)
{
    while (!text.empty() && isBlank(text.back()))
        text.remove_suffix(1);
    while (!text.empty() && isBlank(text.front()))
        text.remove_prefix(1);
    return text;
}

void appendUtf8(std::string& text, std::uint32_t code)
{
    const auto put = [&text](std::uint32_t byte) { text += static_cast<char>(static_cast<unsigned char>(byte)); };
    if (code < 0x80) {
        put(code);
    } else if (code < 0x800) {
        put(0xC0U | (code >> 6U));
        put(0x80U | (code & 0x3FU));
    } else if (code < 0x10000) {
        put(0xE0U | (code >> 12U));
        put(0x80U | ((code >> 6U) & 0x3FU));
        put(0x80U | (code & 0x3FU));
    } else {
        put(0xF0U | ((code >> 18U) & 0x07U));
        put(0x80U | ((code >> 12U) & 0x3FU));
        put(0x80U | ((code >> 6U) & 0x3FU));
        put(0x80U | (code & 0x3FU));
    }
}

std::string described(char letter)
{
    return letter == '\0' ? std::string("the end") : letter == '\n' ? std::string("the line's end") : std::string("\"") + letter + "\"";
}

}  // namespace

ConfigValue plainScalar(std::string_view word, FlowStyle style)
{
    if (style != FlowStyle::Toml && (word.empty() || word == "null" || word == "~" || word == "Null" || word == "None"))
        return {};
    if (word == "true" || word == "True")
        return true;
    if (word == "false" || word == "False")
        return false;
    if (style == FlowStyle::Yaml && (word == "yes" || word == "on"))
        return true;
    if (style == FlowStyle::Yaml && (word == "no" || word == "off"))
        return false;
    std::string digits(word);
    digits.erase(std::remove(digits.begin(), digits.end(), '_'), digits.end());
    const char* const begin = digits.data() + (digits.starts_with('+') ? 1 : 0);
    const char* const end = digits.data() + digits.size();
    std::int64_t whole = 0;
    if (const auto [at, error] = std::from_chars(begin, end, whole); begin != end && error == std::errc() && at == end)
        return whole;
    double number = 0;
    const bool startsAsNumber = begin != end && (std::isdigit(static_cast<unsigned char>(*begin)) != 0 || *begin == '-' || *begin == '.');
    if (const auto [at, error] = std::from_chars(begin, end, number);
        startsAsNumber && error == std::errc() && at == end && std::isfinite(number))
        return number;
    return word;
}

bool addEntry(ConfigValue& map, const std::string& key, ConfigValue value)
{
    ConfigValue::Map& entries = map.rawEntries();
    const bool isThere = std::any_of(entries.begin(), entries.end(), [&](const ConfigValue::Entry& entry) { return entry.first == key; });
    if (!isThere)
        entries.emplace_back(key, std::move(value));
    return !isThere;
}

std::size_t FlowReader::line()
{
    const std::size_t to = std::min(m_at, m_text.size());
    for (; m_countedTo < to; ++m_countedTo)
        m_countedLines += m_text[m_countedTo] == '\n' ? 1U : 0U;
    return m_firstLine + m_countedLines;
}

Error FlowReader::wrong(const std::string& what, const std::string& right) const
{
    const auto before = m_text.substr(0, std::min(m_at, m_text.size()));
    const std::size_t line = m_firstLine + static_cast<std::size_t>(std::count(before.begin(), before.end(), '\n'));
    return {ErrorCode::BadUsage, {"line " + std::to_string(line) + ": " + what, right}, m_file, {}};
}

void FlowReader::skipBlanksOfLine()
{
    while (!atEnd() && isBlank(peek()))
        ++m_at;
    if (peek() == '#' && m_style != FlowStyle::Json)
        m_at = std::min(m_text.find('\n', m_at), m_text.size());
}

void FlowReader::skipBlanks()
{
    for (skipBlanksOfLine(); peek() == '\n'; skipBlanksOfLine())
        ++m_at;
}

bool FlowReader::accept(char letter)
{
    if (peek() != letter || atEnd())
        return false;
    ++m_at;
    return true;
}

Result<ConfigValue> FlowReader::value()
{
    skipBlanks();
    if (++m_depth > kMostConfigLevels)
        return wrong("brackets are nested too deeply", "at most " + std::to_string(kMostConfigLevels) + " levels are read");
    const std::size_t begin = line();
    Result<ConfigValue> result = ConfigValue();
    if (peek() == '[') {
        result = list();
    } else if (peek() == '{') {
        result = map();
    } else if (peek() == '"' || peek() == '\'') {
        const Result<std::string> text = quoted();
        result = text ? Result<ConfigValue>(ConfigValue(*text)) : Result<ConfigValue>(text.error());
    } else {
        const std::string word = plain();
        if (word.empty() && m_style != FlowStyle::Yaml)
            return wrong(described(peek()) + " stands where a value must", "a number, a text in quotes, true, false, [ or {");
        result = plainScalar(word, m_style);
    }
    --m_depth;
    return result ? Result<ConfigValue>(std::move(*result).atLine(begin)) : result;
}

Result<ConfigValue> FlowReader::list()
{
    ++m_at;
    ConfigValue::List entries;
    for (skipBlanks(); !accept(']'); skipBlanks()) {
        Result<ConfigValue> entry = value();
        if (!entry)
            return entry;
        entries.push_back(std::move(*entry));
        skipBlanks();
        if (!accept(',') && peek() != ']')
            return wrong(described(peek()) + " stands in a list", "a comma or ]");
    }
    return ConfigValue(std::move(entries));
}

Result<ConfigValue> FlowReader::map()
{
    ++m_at;
    ConfigValue entries = ConfigValue::map();
    for (skipBlanks(); !accept('}'); skipBlanks()) {
        const std::size_t begin = line();
        Result<std::string> name = key();
        if (!name)
            return name.error();
        skipBlanks();
        if (!accept(':'))
            return wrong(described(peek()) + " stands after the key \"" + *name + "\"", "a colon");
        Result<ConfigValue> entry = value();
        if (!entry)
            return entry;
        if (!addEntry(entries, *name, std::move(*entry).atLine(begin)))
            return wrong("the key \"" + *name + "\" occurs twice", "remove one of the two");
        skipBlanks();
        if (!accept(',') && peek() != '}')
            return wrong(described(peek()) + " stands after the value of \"" + *name + "\"", "a comma or }");
    }
    return entries;
}

Result<std::string> FlowReader::key()
{
    if (peek() == '"' || peek() == '\'')
        return quoted();
    const std::size_t begin = m_at;
    while (!atEnd() && (std::isalnum(static_cast<unsigned char>(peek())) != 0 || peek() == '_' || peek() == '-'))
        ++m_at;
    if (m_at == begin)
        return wrong(described(peek()) + " stands where a key must", "a name");
    return std::string(m_text.substr(begin, m_at - begin));
}

Result<void> FlowReader::escape(std::string& text)
{
    constexpr std::pair<char, char> kEscapes[] = {{'n', '\n'}, {'t', '\t'}, {'r', '\r'}, {'b', '\b'}, {'f', '\f'}};
    const char letter = peek();
    ++m_at;
    if (letter == 'u' || letter == 'U') {
        const std::size_t count = letter == 'u' ? 4 : 8;
        std::uint32_t code = 0;
        const std::string_view digits = m_text.substr(std::min(m_at, m_text.size()), count);
        const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), code, 16);
        if (digits.size() < count || error != std::errc() || end != digits.data() + count || code > 0x10FFFF)
            return wrong("\\u has fewer than " + std::to_string(count) + " hexadecimal digits", "for example \\u00e9");
        m_at += count;
        appendUtf8(text, code);
        return {};
    }
    const auto* const found =
        std::find_if(std::begin(kEscapes), std::end(kEscapes), [letter](const auto& entry) { return entry.first == letter; });
    text += found == std::end(kEscapes) ? letter : found->second;
    return {};
}

Result<std::string> FlowReader::quoted()
{
    const char quote = peek();
    ++m_at;
    std::string text;
    while (!atEnd() && peek() != '\n') {
        const char letter = m_text[m_at++];
        if (letter == quote) {
            // In YAML two of them are one.
            if (quote == '\'' && m_style == FlowStyle::Yaml && accept('\''))
                text += '\'';
            else
                return text;
        } else if (letter == '\\' && quote == '"' && !atEnd()) {
            if (const Result<void> taken = escape(text); !taken)
                return taken.error();
        } else {
            text += letter;
        }
    }
    return wrong("a quoted text does not end", std::string("add the second ") + quote);
}

std::string FlowReader::plain()
{
    const std::size_t begin = m_at;
    while (!atEnd() && std::string_view(",]}\n").find(peek()) == std::string_view::npos &&
           !(peek() == '#' && (m_at == begin || isBlank(m_text[m_at - 1]))))
        ++m_at;
    return std::string(trimmed(m_text.substr(begin, m_at - begin)));
}

}  // namespace shardscope
