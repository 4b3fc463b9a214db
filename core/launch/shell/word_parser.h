// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/launch/shell/script_cursor.h"

namespace shardscope::shell {

/// Reads words: quotes, escapes and expansions, none of them carried out.
class WordParser {
public:
    explicit WordParser(ScriptCursor& cursor) : m_cursor(cursor) {}

    /// Takes a word up to a blank or an operator; without parts where there is none.
    [[nodiscard]] Word word();
    /// Takes a word up to one of these characters outside quotes, which is not taken. Blanks are part of it.
    [[nodiscard]] Word until(std::string_view ends, bool isQuoted);
    /// Parses the whole text as within double quotes: a here-document, an arithmetic expression.
    [[nodiscard]] static Word quotedText(const Source& source, int level = 0);
    /// Takes a variable's name; empty where there is none here.
    [[nodiscard]] std::string name();

private:
    void add(Word& word, std::string_view text, bool isQuoted, int line);
    /// Takes one character, quote or expansion.
    void piece(Word& word, bool isQuoted, bool isDocument);
    void singleQuoted(Word& word);
    void dollarQuoted(Word& word);
    void doubleQuoted(Word& word);
    void dollar(Word& word, bool isQuoted);
    void braced(Word& word, bool isQuoted, std::size_t begin, int line);
    void operation(Expansion& expansion, bool isQuoted);
    void arithmetic(Word& word, bool isQuoted, std::size_t begin, int line);
    void substitution(Word& word, bool isQuoted, char open, char close, int line);
    void backquoted(Word& word, bool isQuoted);

    ScriptCursor& m_cursor;
};

/// Returns the text between two places of a source, with its lines.
[[nodiscard]] Source partOf(const Source& source, std::string_view part, int line);

}  // namespace shardscope::shell
