// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/launch/python_text.h"

#include "core/base/message.h"
#include "core/launch/flow_reader.h"

#include <algorithm>
#include <cctype>

namespace shardscope {
namespace {

constexpr std::string_view kBlanks = " \t\r\n";

std::string_view withoutBlanks(std::string_view text)
{
    const std::size_t first = text.find_first_not_of(kBlanks);
    return first == std::string_view::npos ? std::string_view{} : text.substr(first, text.find_last_not_of(kBlanks) + 1 - first);
}

int depthOf(char letter)
{
    return letter == '(' || letter == '[' || letter == '{' ? 1 : letter == ')' || letter == ']' || letter == '}' ? -1 : 0;
}

/// Blanks what is no code; line ends stay where they are.
class Masks {
public:
    explicit Masks(std::string_view script) : m_code(script), m_outline(script)
    {
        while (m_at < m_code.size())
            step();
    }

    std::string m_code;
    std::string m_outline;

private:
    void step()
    {
        const char letter = m_code[m_at];
        if (letter == '#')
            return blank(m_at, std::min(m_code.find('\n', m_at), m_code.size()), true);
        if (letter != '"' && letter != '\'') {
            ++m_at;
            return;
        }
        const std::string three(3, letter);
        const bool isLong = m_code.compare(m_at, 3, three) == 0;
        const std::size_t begin = m_at + (isLong ? 3 : 1);
        std::size_t end = begin;
        while (end < m_code.size() && !(isLong ? m_code.compare(end, 3, three) == 0 : m_code[end] == letter || m_code[end] == '\n'))
            end += m_code[end] == '\\' ? 2U : 1U;
        end = std::min(end, m_code.size());
        const std::size_t after = std::min(end + (isLong ? 3 : 1), m_code.size());
        blank(isLong ? m_at : begin, isLong ? after : end, isLong);
        m_at = after;
    }

    void blank(std::size_t begin, std::size_t end, bool alsoOfCode)
    {
        for (std::size_t at = begin; at < end; ++at) {
            if (m_outline[at] == '\n')
                continue;
            m_outline[at] = ' ';
            if (alsoOfCode)
                m_code[at] = ' ';
        }
        m_at = end;
    }

    std::size_t m_at = 0;
};

bool isCommand(std::string_view text) { return text.starts_with('!') || text.starts_with('%'); }

/// The end of the statement that begins here: a line end outside of brackets and not after a backslash.
std::size_t endOfStatement(std::string_view outline, std::size_t begin)
{
    int open = 0;
    for (std::size_t at = begin; at < outline.size(); ++at) {
        open = std::max(0, open + depthOf(outline[at]));
        if (outline[at] == '\n' && open == 0 && (at == begin || outline[at - 1] != '\\'))
            return at;
    }
    return outline.size();
}

/// The items of "[1, 2]" or "(1, 2)"; nothing where one is no literal.
ConfigValue listLiteral(std::string_view text, std::size_t line)
{
    const std::vector<PythonStatement> inner = pythonStatements(text);
    if (inner.size() != 1)
        return {};
    ConfigValue::List items;
    for (const PythonSpan& span : pythonArguments(inner.front(), 1)) {
        ConfigValue item = pythonLiteral(std::string_view(inner.front().code).substr(span.begin, span.end - span.begin), line);
        if (item.unknown())
            return {};
        items.push_back(std::move(item));
    }
    return items;
}

}  // namespace

std::size_t PythonStatement::lineAt(std::size_t at) const
{
    return line + static_cast<std::size_t>(std::count(code.begin(), code.begin() + static_cast<std::ptrdiff_t>(at), '\n'));
}

std::vector<PythonStatement> pythonStatements(std::string_view script)
{
    const Masks masks(script);
    std::vector<PythonStatement> statements;
    std::size_t line = 1;
    for (std::size_t begin = 0; begin < script.size();) {
        const std::size_t first = masks.m_code.find_first_not_of(" \t\r", begin);
        const bool isShort = first == std::string::npos || masks.m_code[first] == '\n' ||
                             isCommand(std::string_view(masks.m_code).substr(std::min(first, masks.m_code.size())));
        const std::size_t end = isShort ? std::min(masks.m_code.find('\n', begin), script.size()) : endOfStatement(masks.m_outline, begin);
        if (!isShort)
            statements.push_back(
                {line, first - begin, masks.m_code.substr(first, end - first), masks.m_outline.substr(first, end - first)});
        line += static_cast<std::size_t>(std::count(script.begin() + static_cast<std::ptrdiff_t>(begin),
                                                    script.begin() + static_cast<std::ptrdiff_t>(std::min(end + 1, script.size())), '\n'));
        begin = end + 1;
    }
    return statements;
}

std::vector<PythonSpan> pythonArguments(const PythonStatement& statement, std::size_t begin)
{
    const std::string& outline = statement.outline;
    std::vector<PythonSpan> spans;
    int open = 0;
    const auto add = [&](std::size_t from, std::size_t to) {
        const std::size_t first = statement.code.find_first_not_of(kBlanks, from);
        if (first == std::string::npos || first >= to)
            return;
        spans.push_back({first, statement.code.find_last_not_of(kBlanks, to - 1) + 1});
    };
    std::size_t from = begin;
    for (std::size_t at = begin; at < outline.size(); ++at) {
        const int depth = depthOf(outline[at]);
        if (open == 0 && (depth < 0 || outline[at] == ',')) {
            add(from, at);
            from = at + 1;
            if (depth < 0)
                return spans;
        }
        open += depth;
    }
    add(from, outline.size());
    return spans;
}

bool isPythonNameLetter(char letter) { return std::isalnum(static_cast<unsigned char>(letter)) != 0 || letter == '_'; }

bool isPythonName(std::string_view text)
{
    return !text.empty() && std::isdigit(static_cast<unsigned char>(text.front())) == 0 &&
           std::all_of(text.begin(), text.end(), isPythonNameLetter);
}

ConfigValue pythonLiteral(std::string_view text, std::size_t line)
{
    text = withoutBlanks(text);
    constexpr std::string_view kTorch = "torch.";
    if (text.starts_with(kTorch) && isPythonName(text.substr(kTorch.size())))
        return ConfigValue(text.substr(kTorch.size())).atLine(line);
    const bool isBare = std::all_of(text.begin(), text.end(), [](char letter) {
        return isPythonNameLetter(letter) || letter == '.' || letter == '-' || letter == '+';
    });
    if (isBare && !text.empty()) {
        ConfigValue value = plainScalar(text, FlowStyle::Json);
        if (!value.text())
            return std::move(value).atLine(line);
    } else if (!text.empty() && (text.front() == '"' || text.front() == '\'')) {
        FlowReader reader(text, FlowStyle::Yaml, {}, line);
        Result<ConfigValue> value = reader.value();
        reader.skipBlanks();
        if (value && reader.atEnd())
            return std::move(*value).atLine(line);
    } else if (!text.empty() && (text.front() == '[' || text.front() == '(')) {
        ConfigValue value = listLiteral(text, line);
        if (value.list())
            return std::move(value).atLine(line);
    }
    return ConfigValue(UnknownValue{std::string(text), said("`{}` is not a literal", {text}), {}}).atLine(line);
}

}  // namespace shardscope
