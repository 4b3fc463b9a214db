// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/launch/config_read.h"

#include "core/launch/flow_reader.h"

#include <algorithm>

namespace shardscope {
namespace {

struct Line {
    std::size_t number = 0;
    std::size_t indent = 0;
    std::string text;  ///< without the indent and a comment
};

/// Whether a text in quotes begins there: not so in "it's".
bool opensQuotes(std::string_view text, std::size_t at)
{
    return (text[at] == '"' || text[at] == '\'') && (at == 0 || std::string_view(" \t[{,").find(text[at - 1]) != std::string_view::npos);
}

/// Behind the text in quotes that begins there; the end of all where it doesn't end.
std::size_t endOfQuoted(std::string_view text, std::size_t begin)
{
    const char quote = text[begin];
    for (std::size_t at = begin + 1; at < text.size(); ++at) {
        const bool isEscaped = quote == '"' ? text[at] == '\\' : text.substr(at, 2) == "''";
        if (isEscaped)
            ++at;
        else if (text[at] == quote)
            return at + 1;
    }
    return text.size();
}

/// Where a comment begins: a # that nothing stands before, outside of quotes.
std::string_view withoutComment(std::string_view text)
{
    for (std::size_t at = 0; at < text.size();) {
        if (text[at] == '#' && (at == 0 || text[at - 1] == ' ' || text[at - 1] == '\t'))
            return text.substr(0, at);
        at = opensQuotes(text, at) ? endOfQuoted(text, at) : at + 1;
    }
    return text;
}

/// How many more brackets open than close, outside of quotes.
int openBrackets(std::string_view text)
{
    int open = 0;
    for (std::size_t at = 0; at < text.size();) {
        open += text[at] == '[' || text[at] == '{' ? 1 : text[at] == ']' || text[at] == '}' ? -1 : 0;
        at = opensQuotes(text, at) ? endOfQuoted(text, at) : at + 1;
    }
    return open;
}

std::vector<Line> linesOf(std::string_view text)
{
    std::vector<Line> lines;
    std::size_t number = 0;
    for (std::size_t begin = 0; begin <= text.size();) {
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        std::string_view line = withoutComment(text.substr(begin, end - begin));
        ++number;
        begin = end + 1;
        const std::size_t last = line.find_last_not_of(" \t\r");
        const std::size_t first = line.find_first_not_of(' ');
        const std::string_view bare = last == std::string_view::npos ? line : line.substr(0, last + 1);
        if (last == std::string_view::npos || bare == "---" || bare == "...")
            continue;
        lines.push_back({number, first, std::string(line.substr(first, last + 1 - first))});
    }
    return lines;
}

/// Where "key: value" has its colon; npos where it is no such thing.
std::size_t colonOf(const std::string& text)
{
    const std::size_t from = opensQuotes(text, 0) ? endOfQuoted(text, 0) : 0;
    for (std::size_t at = text.find(':', from); at != std::string::npos; at = text.find(':', at + 1)) {
        if (at + 1 == text.size() || text[at + 1] == ' ')
            return at;
    }
    return std::string::npos;
}

/// "|", ">-" and their like: the lines below, further right, are one text.
bool isBlockText(const std::string& text)
{
    return (text.front() == '|' || text.front() == '>') && text.find_first_not_of("+-0123456789", 1) == std::string::npos;
}

bool isEntry(const std::string& text) { return text == "-" || text.starts_with("- "); }

/// A value by itself on the line below its key.
bool isValue(const std::string& text)
{
    return text.front() == '[' || text.front() == '{' || (!isEntry(text) && colonOf(text) == std::string::npos);
}

class YamlReader {
public:
    YamlReader(std::string_view text, std::string file) : m_lines(linesOf(text)), m_file(std::move(file)) {}

    Result<ConfigValue> read()
    {
        if (m_lines.empty())
            return ConfigValue::map();
        Result<ConfigValue> value = block(m_lines.front().indent, 0);
        if (value && m_next < m_lines.size())
            return wrong("the line stands further left or right than those it belongs to", "the same number of blanks before each key");
        return value;
    }

private:
    [[nodiscard]] Error wrong(const std::string& what, const std::string& right) const
    {
        const std::size_t line = m_next < m_lines.size() ? m_lines[m_next].number : m_lines.back().number;
        return {ErrorCode::BadUsage, {"line " + std::to_string(line) + ": " + what, right}, m_file, {}};
    }

    Result<ConfigValue> block(std::size_t indent, int depth)
    {
        if (depth > kMostConfigLevels)
            return wrong("keys are nested too deeply", "at most " + std::to_string(kMostConfigLevels) + " levels are read");
        return isEntry(m_lines[m_next].text) ? list(indent, depth) : map(indent, depth);
    }

    [[nodiscard]] bool stands(std::size_t indent) const { return m_next < m_lines.size() && m_lines[m_next].indent == indent; }

    Result<ConfigValue> list(std::size_t indent, int depth)
    {
        ConfigValue::List entries;
        while (stands(indent) && isEntry(m_lines[m_next].text)) {
            Line& line = m_lines[m_next];
            const std::size_t number = line.number;
            const std::size_t first = line.text.find_first_not_of(' ', 1);
            Result<ConfigValue> entry = ConfigValue();
            if (first == std::string::npos) {
                ++m_next;
                if (m_next < m_lines.size() && m_lines[m_next].indent > indent)
                    entry = block(m_lines[m_next].indent, depth + 1);
            } else {
                // What follows the dash is a block of its own, which begins where it stands.
                line.text.erase(0, first);
                line.indent += first;
                const bool isBlock = isEntry(line.text) || (colonOf(line.text) != std::string::npos && line.text.front() != '{');
                entry = isBlock ? block(line.indent, depth + 1) : scalar(line.text);
            }
            if (!entry)
                return entry;
            entries.push_back(std::move(*entry).atLine(number));
        }
        return ConfigValue(std::move(entries));
    }

    Result<ConfigValue> map(std::size_t indent, int depth)
    {
        ConfigValue entries = ConfigValue::map();
        while (stands(indent) && !isEntry(m_lines[m_next].text)) {
            const Line line = m_lines[m_next];
            const std::size_t colon = colonOf(line.text);
            if (colon == std::string::npos)
                return wrong("\"" + line.text + "\" is no key with a value", "key: value");
            std::string name = line.text.substr(0, colon);
            if (name.size() >= 2 && (name.front() == '"' || name.front() == '\''))
                name = name.substr(1, name.size() - 2);
            const std::size_t first = line.text.find_first_not_of(' ', colon + 1);
            Result<ConfigValue> value = first == std::string::npos ? below(indent, depth) : scalar(line.text.substr(first));
            if (!value)
                return value;
            if (!addEntry(entries, name, std::move(*value).atLine(line.number)))
                return Error{ErrorCode::BadUsage,
                             {"line " + std::to_string(line.number) + ": the key \"" + name + "\" stands there twice", "keep one of them"},
                             m_file,
                             {}};
        }
        return entries;
    }

    /// What stands under a key: further right, or a list as far left as the key.
    Result<ConfigValue> below(std::size_t indent, int depth)
    {
        ++m_next;
        if (m_next < m_lines.size() && m_lines[m_next].indent > indent && isValue(m_lines[m_next].text))
            return scalar(m_lines[m_next].text);
        if (m_next < m_lines.size() && (m_lines[m_next].indent > indent || (stands(indent) && isEntry(m_lines[m_next].text))))
            return block(m_lines[m_next].indent, depth + 1);
        return ConfigValue();
    }

    /// No setting is written like that; its line ends and comments are not kept apart.
    ConfigValue blockText(std::size_t indent)
    {
        std::string all;
        for (++m_next; m_next < m_lines.size() && m_lines[m_next].indent > indent; ++m_next)
            all += (all.empty() ? "" : "\n") + m_lines[m_next].text;
        return ConfigValue(std::move(all));
    }

    Result<ConfigValue> scalar(std::string text)
    {
        const std::size_t number = m_lines[m_next].number;
        if (isBlockText(text))
            return blockText(m_lines[m_next].indent);
        if (std::string_view("&*!|>%@`").find(text.front()) != std::string_view::npos)
            return wrong("\"" + text + "\" begins with a sign that is not read here", "a plain value, or a text in quotes");
        const bool isFlow = text.front() == '[' || text.front() == '{';
        const bool isQuoted = text.front() == '"' || text.front() == '\'';
        if (!isFlow && !isQuoted) {
            ++m_next;
            return plainScalar(text, FlowStyle::Yaml);
        }
        // A bracket may end lines later.
        int open = openBrackets(text);
        for (++m_next; isFlow && open > 0 && m_next < m_lines.size(); ++m_next) {
            open += openBrackets(m_lines[m_next].text);
            text += "\n" + m_lines[m_next].text;
        }
        FlowReader reader(text, FlowStyle::Yaml, m_file, number);
        Result<ConfigValue> value = reader.value();
        reader.skipBlanks();
        if (value && !reader.atEnd())
            return reader.wrong("something follows the value", "a comma, or quotes around all of it");
        return value;
    }

    std::vector<Line> m_lines;
    std::size_t m_next = 0;
    std::string m_file;
};

}  // namespace

Result<ConfigValue> readYaml(std::string_view text, const std::string& file) { return YamlReader(text, file).read(); }

}  // namespace shardscope
