// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/launch/shell/script_parser.h"

namespace shardscope::shell {

std::shared_ptr<Statement> ScriptParser::make(StatementKind kind) const
{
    auto statement = std::make_shared<Statement>();
    statement->kind = kind;
    statement->line = m_cursor.line();
    return statement;
}

void ScriptParser::skipLines()
{
    m_cursor.skipBlanks();
    while (m_cursor.peek() == '\n' && !m_cursor.atEnd()) {
        newline();
        m_cursor.skipBlanks();
    }
}

std::string_view ScriptParser::reservedAt(Words words)
{
    m_cursor.skipBlanks();
    for (const std::string_view word : words) {
        if (!m_cursor.startsWith(word))
            continue;
        const char next = m_cursor.peek(word.size());
        const bool isOperator = word == ")" || word == ";;" || word == ";&" || word == ";;&";
        if (isOperator || next == '\0' || std::string_view(" \t\n;&|<>()").find(next) != std::string_view::npos)
            return word;
    }
    return {};
}

bool ScriptParser::acceptReserved(std::string_view word)
{
    if (reservedAt({word}).empty())
        return false;
    m_cursor.skip(word.size());
    return true;
}

void ScriptParser::expect(std::string_view word, const char* what)
{
    skipLines();
    if (!acceptReserved(word))
        m_cursor.fail(what);
}

StatementPtr ScriptParser::sequence(Words ends)
{
    const ScriptCursor::Level level(m_cursor);
    auto all = make(StatementKind::Sequence);
    for (skipLines(); !m_cursor.atEnd() && reservedAt(ends).empty(); skipLines()) {
        auto each = list();
        // A statement with an error is not run, and is therefore not followed.
        if (!each || m_cursor.hasFailed())
            break;
        m_cursor.skipBlanks();
        if (m_cursor.peek() == '&' && m_cursor.peek(1) != '&') {
            m_cursor.skip(1);
            const_cast<Statement&>(*each).isBackground = true;
        } else if (m_cursor.peek() == ';' && reservedAt({";;", ";&", ";;&"}).empty()) {
            m_cursor.skip(1);
        } else if (!m_cursor.atEnd() && m_cursor.peek() != '\n' && reservedAt(ends).empty()) {
            m_cursor.fail("a command cannot go on like this");
            break;
        }
        all->parts.push_back(std::move(each));
    }
    return all;
}

std::shared_ptr<Statement> ScriptParser::list()
{
    auto all = make(StatementKind::List);
    while (true) {
        std::shared_ptr<Statement> each = pipeline();
        if (!each)
            return all->parts.empty() ? nullptr : all;
        all->parts.push_back(std::move(each));
        m_cursor.skipBlanks();
        const bool isAnd = m_cursor.startsWith("&&");
        if (!isAnd && !m_cursor.startsWith("||"))
            return all;
        all->operators.emplace_back(isAnd ? "&&" : "||");
        m_cursor.skip(2);
        skipLines();
    }
}

std::shared_ptr<Statement> ScriptParser::pipeline()
{
    auto all = make(StatementKind::Pipeline);
    while (acceptReserved("!"))
        all->isNegated = !all->isNegated;
    if (acceptReserved("time"))
        (void)acceptReserved("-p");
    while (true) {
        std::shared_ptr<Statement> each = command();
        if (!each) {
            m_cursor.fail("a command is missing");
            return nullptr;
        }
        all->parts.push_back(std::move(each));
        m_cursor.skipBlanks();
        if (m_cursor.peek() != '|' || m_cursor.peek(1) == '|')
            return all;
        m_cursor.skip(m_cursor.peek(1) == '&' ? 2 : 1);
        skipLines();
    }
}

std::shared_ptr<Statement> ScriptParser::command()
{
    const ScriptCursor::Level level(m_cursor);
    m_cursor.skipBlanks();
    if (m_cursor.atEnd() || m_cursor.hasFailed())
        return nullptr;
    std::shared_ptr<Statement> statement = compound();
    if (!statement)
        return simple();
    while (redirection(*statement)) {
    }
    return statement;
}

ParsedScript parseScript(const Source& source)
{
    ScriptCursor cursor(source);
    ScriptParser parser(cursor);
    ParsedScript parsed;
    parsed.statement = parser.script();
    parsed.errorLine = cursor.errorLine();
    parsed.error = cursor.error();
    return parsed;
}

}  // namespace shardscope::shell
