// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

#include "core/launch/shell/shell_syntax.h"

namespace shardscope::shell {

/// The deepest nesting of commands, quotes and expansions.
inline constexpr int kMostShellLevels = 48;

/// A place in a script that moves forward. The first error is kept, and moves it to the end.
class ScriptCursor {
public:
    explicit ScriptCursor(const Source& source, int level = 0) : m_source(source), m_level(level) {}

    [[nodiscard]] bool atEnd() const { return m_at >= m_source.text.size(); }
    [[nodiscard]] char peek(std::size_t ahead = 0) const
    {
        return m_at + ahead < m_source.text.size() ? m_source.text[m_at + ahead] : '\0';
    }
    [[nodiscard]] bool startsWith(std::string_view text) const { return m_source.text.compare(m_at, text.size(), text) == 0; }
    char take() { return atEnd() ? '\0' : m_source.text[m_at++]; }
    bool accept(std::string_view text);
    void skip(std::size_t count) { m_at = m_at + count < m_source.text.size() ? m_at + count : m_source.text.size(); }
    [[nodiscard]] std::size_t at() const { return m_at; }
    void moveTo(std::size_t at) { m_at = at; }
    [[nodiscard]] std::string_view from(std::size_t begin) const { return std::string_view(m_source.text).substr(begin, m_at - begin); }
    [[nodiscard]] int line() const { return lineAt(m_at); }
    [[nodiscard]] int lineAt(std::size_t at) const;
    [[nodiscard]] const Source& source() const { return m_source; }
    [[nodiscard]] int level() const { return m_level; }

    /// Skips blanks, continued lines and a comment, up to the end of the line.
    void skipBlanks();
    /// Takes the characters up to and including the closing bracket; quotes and inner brackets are part of them.
    [[nodiscard]] std::string_view takeBracketed(char open, char close);
    /// Takes "\x01N\x02", which stands for an unknown part; null where there is none here.
    [[nodiscard]] UnknownPtr takeUnknown();

    void fail(const char* what);
    [[nodiscard]] bool hasFailed() const { return m_errorLine > 0; }
    [[nodiscard]] int errorLine() const { return m_errorLine; }
    [[nodiscard]] const std::string& error() const { return m_error; }

    /// Counts one level of nesting during its lifetime.
    class Level {
    public:
        explicit Level(ScriptCursor& cursor) : m_cursor(cursor)
        {
            if (++m_cursor.m_level > kMostShellLevels)
                m_cursor.fail("it is nested too deeply");
        }
        ~Level() { --m_cursor.m_level; }
        Level(const Level&) = delete;
        Level& operator=(const Level&) = delete;

    private:
        ScriptCursor& m_cursor;
    };

private:
    void skipQuoted(char quote);

    const Source& m_source;
    std::size_t m_at = 0;
    int m_level;
    int m_errorLine = 0;
    std::string m_error;
};

[[nodiscard]] bool isNameLetter(char letter, bool isFirst);

}  // namespace shardscope::shell
