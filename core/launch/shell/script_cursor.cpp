// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/launch/shell/script_cursor.h"

#include <algorithm>
#include <cctype>

namespace shardscope::shell {

bool isNameLetter(char letter, bool isFirst)
{
    const auto code = static_cast<unsigned char>(letter);
    return letter == '_' || (code < 128 && (isFirst ? std::isalpha(code) : std::isalnum(code)) != 0);
}

Source sourceOf(std::string_view script)
{
    Source source;
    source.lines.emplace_back(0, 1);
    int line = 1;
    for (std::size_t at = 0; at < script.size(); ++at) {
        // A script written on Windows; bash would stumble over the carriage returns, its author's editor does not.
        if (script[at] == '\r' && at + 1 < script.size() && script[at + 1] == '\n')
            continue;
        source.text += script[at];
        if (script[at] == '\n')
            source.lines.emplace_back(source.text.size(), ++line);
    }
    return source;
}

Source sourceOf(const Text& text)
{
    Source source;
    for (const Piece& piece : text.pieces()) {
        source.lines.emplace_back(source.text.size(), piece.line);
        if (piece.unknown) {
            source.text += '\x01' + std::to_string(source.unknowns.size()) + '\x02';
            source.unknowns.push_back(piece.unknown);
        } else {
            for (const char letter : piece.text)
                source.text += letter == '\x01' || letter == '\x02' ? '?' : letter;
        }
    }
    if (source.lines.empty())
        source.lines.emplace_back(0, 0);
    return source;
}

bool ScriptCursor::accept(std::string_view text)
{
    if (!startsWith(text))
        return false;
    m_at += text.size();
    return true;
}

int ScriptCursor::lineAt(std::size_t at) const
{
    const auto after = std::upper_bound(m_source.lines.begin(), m_source.lines.end(), at,
                                        [](std::size_t place, const std::pair<std::size_t, int>& entry) { return place < entry.first; });
    return after == m_source.lines.begin() ? 0 : std::prev(after)->second;
}

void ScriptCursor::skipBlanks()
{
    while (!atEnd()) {
        if (peek() == ' ' || peek() == '\t') {
            ++m_at;
        } else if (peek() == '\\' && peek(1) == '\n') {
            m_at += 2;
        } else if (peek() == '#') {
            while (!atEnd() && peek() != '\n')
                ++m_at;
        } else {
            return;
        }
    }
}

void ScriptCursor::skipQuoted(char quote)
{
    while (!atEnd()) {
        const char letter = take();
        if (letter == quote)
            return;
        if (quote == '\'')
            continue;
        if (letter == '\\')
            skip(1);
        else if (letter == '$' && peek() == '(')
            (skip(1), (void)takeBracketed('(', ')'));
        else if (letter == '$' && peek() == '{')
            (skip(1), (void)takeBracketed('{', '}'));
    }
    fail("a quote is not closed");
}

std::string_view ScriptCursor::takeBracketed(char open, char close)
{
    const Level level(*this);
    const std::size_t begin = m_at;
    int depth = 1;
    while (!atEnd() && !hasFailed()) {
        const char letter = take();
        if (letter == '\\') {
            skip(1);
        } else if (letter == '\'' || letter == '"' || letter == '`') {
            skipQuoted(letter);
        } else if (letter == '#' && open == '(' && m_at > begin + 1 &&
                   std::isspace(static_cast<unsigned char>(m_source.text[m_at - 2])) != 0) {
            while (!atEnd() && peek() != '\n')
                ++m_at;
        } else if (letter == open) {
            ++depth;
        } else if (letter == close && --depth == 0) {
            return std::string_view(m_source.text).substr(begin, m_at - begin - 1);
        }
    }
    fail("a bracket is not closed");
    return {};
}

UnknownPtr ScriptCursor::takeUnknown()
{
    if (peek() != '\x01' || m_source.unknowns.empty())
        return nullptr;
    ++m_at;
    std::size_t index = 0;
    while (peek() >= '0' && peek() <= '9')
        index = index * 10 + static_cast<std::size_t>(take() - '0');
    (void)accept("\x02");
    return index < m_source.unknowns.size() ? m_source.unknowns[index] : nullptr;
}

void ScriptCursor::fail(const char* what)
{
    if (m_errorLine == 0) {
        m_errorLine = std::max(1, line());
        m_error = what;
    }
    m_at = m_source.text.size();
}

}  // namespace shardscope::shell
