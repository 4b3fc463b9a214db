// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <initializer_list>

#include "core/launch/shell/word_parser.h"

namespace shardscope::shell {

/// Reads a script by bash's grammar (POSIX 2.10, bash's manual section 3.2).
class ScriptParser {
public:
    explicit ScriptParser(ScriptCursor& cursor) : m_cursor(cursor), m_words(cursor) {}

    [[nodiscard]] StatementPtr script() { return sequence({}); }

private:
    using Words = std::initializer_list<std::string_view>;

    /// A here-document, whose lines begin after the current line.
    struct Awaited {
        std::string end;
        bool isExpanded = true;
        bool isIndented = false;
        std::shared_ptr<Word> document;
    };

    // Lists of commands (script_parser.cpp)
    [[nodiscard]] std::shared_ptr<Statement> make(StatementKind kind) const;
    void skipLines();
    /// Returns the reserved word of these at the current place.
    [[nodiscard]] std::string_view reservedAt(Words words);
    bool acceptReserved(std::string_view word);
    void expect(std::string_view word, const char* what);
    /// Parses statements up to one of these words, which is not taken.
    [[nodiscard]] StatementPtr sequence(Words ends);
    [[nodiscard]] std::shared_ptr<Statement> list();
    [[nodiscard]] std::shared_ptr<Statement> pipeline();
    [[nodiscard]] std::shared_ptr<Statement> command();

    // Commands of commands (script_compounds.cpp)
    [[nodiscard]] std::shared_ptr<Statement> compound();
    [[nodiscard]] std::shared_ptr<Statement> group(StatementKind kind, std::string_view end);
    [[nodiscard]] std::shared_ptr<Statement> conditional();
    [[nodiscard]] std::shared_ptr<Statement> loop();
    void words(Statement& statement);
    void body(Statement& statement);
    [[nodiscard]] std::shared_ptr<Statement> repeated(bool isUntil);
    [[nodiscard]] std::shared_ptr<Statement> choice();
    [[nodiscard]] std::shared_ptr<Statement> condition();
    [[nodiscard]] Word conditionWord();
    /// "(( … ))"; a group within a group is not one.
    [[nodiscard]] std::shared_ptr<Statement> arithmetic();
    [[nodiscard]] std::shared_ptr<Statement> function();
    [[nodiscard]] std::shared_ptr<Statement> functionNamed(std::string name);

    // A single command with its assignments and redirections (script_simple.cpp)
    [[nodiscard]] std::shared_ptr<Statement> simple();
    /// "X=…", "X+=…", "X[i]=…", "X=( … )".
    bool assignment(std::vector<Assignment>& all);
    void elements(Assignment& made);
    bool redirection(Statement& statement);
    void newline();
    void document(const Awaited& awaited);

    ScriptCursor& m_cursor;
    WordParser m_words;
    std::vector<Awaited> m_awaited;
};

}  // namespace shardscope::shell
