// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/launch/shell/script_parser.h"

#include <algorithm>

namespace shardscope::shell {

std::shared_ptr<Statement> ScriptParser::compound()
{
    if (acceptReserved("if"))
        return conditional();
    if (acceptReserved("for") || acceptReserved("select"))
        return loop();
    if (acceptReserved("while"))
        return repeated(false);
    if (acceptReserved("until"))
        return repeated(true);
    if (acceptReserved("case"))
        return choice();
    if (acceptReserved("{"))
        return group(StatementKind::Group, "}");
    if (acceptReserved("[["))
        return condition();
    if (acceptReserved("function"))
        return function();
    if (m_cursor.startsWith("((")) {
        if (auto statement = arithmetic())
            return statement;
    }
    if (m_cursor.accept("("))
        return group(StatementKind::Subshell, ")");
    return nullptr;
}

std::shared_ptr<Statement> ScriptParser::group(StatementKind kind, std::string_view end)
{
    auto statement = make(kind);
    statement->parts.push_back(sequence({end}));
    expect(end, "a group is not closed");
    return statement;
}

std::shared_ptr<Statement> ScriptParser::conditional()
{
    auto statement = make(StatementKind::If);
    const std::size_t begin = m_cursor.at();
    do {
        statement->parts.push_back(sequence({"then"}));
        if (statement->name.empty())
            statement->name = "if" + std::string(m_cursor.from(begin).substr(0, 80));
        expect("then", "an `if` without `then`");
        statement->parts.push_back(sequence({"elif", "else", "fi"}));
    } while (!m_cursor.hasFailed() && acceptReserved("elif"));
    if (acceptReserved("else"))
        statement->parts.push_back(sequence({"fi"}));
    expect("fi", "an `if` without `fi`");
    return statement;
}

std::shared_ptr<Statement> ScriptParser::loop()
{
    m_cursor.skipBlanks();
    if (m_cursor.accept("((")) {
        auto statement = make(StatementKind::ArithmeticFor);
        const int line = m_cursor.line();
        std::string_view inner = m_cursor.takeBracketed('(', ')');
        (void)m_cursor.accept(")");
        for (int part = 0; part < 3; ++part) {
            const std::size_t end = std::min(inner.find(';'), inner.size());
            statement->words.push_back(WordParser::quotedText(partOf(m_cursor.source(), inner.substr(0, end), line), m_cursor.level()));
            inner.remove_prefix(std::min(inner.size(), end + 1));
        }
        m_cursor.skipBlanks();
        (void)m_cursor.accept(";");
        body(*statement);
        return statement;
    }
    auto statement = make(StatementKind::For);
    statement->name = m_words.name();
    skipLines();
    if (acceptReserved("in")) {
        statement->hasWords = true;
        words(*statement);
    }
    m_cursor.skipBlanks();
    (void)m_cursor.accept(";");
    body(*statement);
    return statement;
}

void ScriptParser::words(Statement& statement)
{
    while (true) {
        m_cursor.skipBlanks();
        Word word = m_words.word();
        if (word.parts.empty())
            return;
        statement.words.push_back(std::move(word));
    }
}

void ScriptParser::body(Statement& statement)
{
    skipLines();
    if (acceptReserved("{")) {
        statement.parts.push_back(sequence({"}"}));
        return expect("}", "a loop is not closed");
    }
    expect("do", "a loop without `do`");
    statement.parts.push_back(sequence({"done"}));
    expect("done", "a loop without `done`");
}

std::shared_ptr<Statement> ScriptParser::repeated(bool isUntil)
{
    auto statement = make(StatementKind::While);
    statement->isUntil = isUntil;
    statement->parts.push_back(sequence({"do"}));
    body(*statement);
    return statement;
}

std::shared_ptr<Statement> ScriptParser::choice()
{
    auto statement = make(StatementKind::Case);
    m_cursor.skipBlanks();
    const std::size_t begin = m_cursor.at();
    statement->words.push_back(m_words.word());
    statement->name = "case " + std::string(m_cursor.from(begin).substr(0, 80));
    expect("in", "a `case` without `in`");
    for (skipLines(); !m_cursor.atEnd() && !acceptReserved("esac"); skipLines()) {
        CaseArm arm;
        (void)m_cursor.accept("(");
        do {
            m_cursor.skipBlanks();
            arm.patterns.push_back(m_words.word());
            m_cursor.skipBlanks();
        } while (m_cursor.accept("|"));
        if (!m_cursor.accept(")")) {
            m_cursor.fail("a pattern of a `case` is not closed");
            break;
        }
        arm.body = sequence({";;&", ";;", ";&", "esac"});
        arm.end = reservedAt({";;&", ";;", ";&"});
        m_cursor.skip(arm.end.size());
        statement->arms.push_back(std::move(arm));
    }
    return statement;
}

std::shared_ptr<Statement> ScriptParser::condition()
{
    auto statement = make(StatementKind::Condition);
    const std::size_t begin = m_cursor.at();
    bool isExpression = false;
    while (!m_cursor.atEnd()) {
        m_cursor.skipBlanks();
        if (m_cursor.peek() == '\n') {
            newline();
            continue;
        }
        if (acceptReserved("]]"))
            break;
        Word word;
        if (isExpression)
            word = m_words.until(" \t\n", false);
        else
            word = conditionWord();
        if (word.parts.empty()) {
            m_cursor.fail("a condition cannot go on like this");
            break;
        }
        isExpression = word.plain() && *word.plain() == "=~";
        statement->words.push_back(std::move(word));
    }
    statement->name = "[[" + std::string(m_cursor.from(begin).substr(0, 80));
    return statement;
}

Word ScriptParser::conditionWord()
{
    for (const std::string_view operation : {"&&", "||", "(", ")", "<", ">"}) {
        const int line = m_cursor.line();
        if (m_cursor.accept(operation))
            return Word{{{PartKind::Literal, false, line, std::string(operation), nullptr, nullptr}}, line};
    }
    return m_words.word();
}

std::shared_ptr<Statement> ScriptParser::arithmetic()
{
    auto statement = make(StatementKind::Arithmetic);
    const std::size_t begin = m_cursor.at();
    m_cursor.skip(1);
    const std::string_view inner = m_cursor.takeBracketed('(', ')');
    if (m_cursor.hasFailed())
        return statement;
    if (inner.size() < 2 || inner.front() != '(' || inner.back() != ')') {
        m_cursor.moveTo(begin);
        return nullptr;
    }
    statement->name = "((" + std::string(inner.substr(1, std::min<std::size_t>(80, inner.size() - 2))) + "))";
    statement->words.push_back(
        WordParser::quotedText(partOf(m_cursor.source(), inner.substr(1, inner.size() - 2), statement->line), m_cursor.level()));
    return statement;
}

std::shared_ptr<Statement> ScriptParser::function()
{
    m_cursor.skipBlanks();
    std::string name;
    while (!m_cursor.atEnd() && std::string_view(" \t\n(){;").find(m_cursor.peek()) == std::string_view::npos)
        name += m_cursor.take();
    m_cursor.skipBlanks();
    if (m_cursor.accept("(")) {
        m_cursor.skipBlanks();
        (void)m_cursor.accept(")");
    }
    return functionNamed(std::move(name));
}

std::shared_ptr<Statement> ScriptParser::functionNamed(std::string name)
{
    auto statement = make(StatementKind::Function);
    statement->name = std::move(name);
    skipLines();
    std::shared_ptr<Statement> inner = compound();
    if (!inner)
        m_cursor.fail("a function without a body");
    while (inner && redirection(*inner)) {
    }
    statement->parts.push_back(std::move(inner));
    return statement;
}

}  // namespace shardscope::shell
