// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/launch/shell/script_parser.h"

#include <algorithm>

namespace shardscope::shell {
namespace {

// Longest first.
constexpr std::string_view kRedirections[] = {"&>>", "<<<", "<<-", "<<", ">>", "<>", ">|", "&>", ">&", "<&", ">", "<"};
constexpr std::string_view kDeclaring[] = {"export", "declare", "typeset", "local", "readonly"};

}  // namespace

std::shared_ptr<Statement> ScriptParser::simple()
{
    auto statement = make(StatementKind::Simple);
    bool declares = false;
    while (!m_cursor.hasFailed()) {
        m_cursor.skipBlanks();
        if (redirection(*statement))
            continue;
        const bool mayAssign = statement->words.empty() || declares;
        if (mayAssign && assignment(declares ? statement->declared : statement->assignments))
            continue;
        Word word = m_words.word();
        if (word.parts.empty())
            break;
        const std::string* const plain = word.plain();
        if (statement->words.empty() && plain) {
            declares = std::find(std::begin(kDeclaring), std::end(kDeclaring), *plain) != std::end(kDeclaring);
            m_cursor.skipBlanks();
            if (m_cursor.peek() == '(' && statement->assignments.empty()) {
                m_cursor.skip(1);
                m_cursor.skipBlanks();
                if (!m_cursor.accept(")"))
                    m_cursor.fail("a bracket stands where none can");
                return functionNamed(*plain);
            }
        }
        statement->words.push_back(std::move(word));
    }
    const bool isEmpty = statement->words.empty() && statement->assignments.empty() && statement->redirections.empty();
    return isEmpty ? nullptr : statement;
}

bool ScriptParser::assignment(std::vector<Assignment>& all)
{
    const std::size_t begin = m_cursor.at();
    Assignment made;
    made.line = m_cursor.line();
    made.name = m_words.name();
    if (!made.name.empty() && m_cursor.peek() == '[') {
        m_cursor.skip(1);
        made.hasSubscript = true;
        made.subscript = m_words.until("]\n", true);
        if (!m_cursor.accept("]"))
            made.name.clear();
    }
    made.isAppended = m_cursor.startsWith("+=");
    if (made.name.empty() || (!m_cursor.accept("=") && !m_cursor.accept("+="))) {
        m_cursor.moveTo(begin);
        return false;
    }
    if (!made.hasSubscript && m_cursor.accept("(")) {
        made.isArray = true;
        elements(made);
    } else {
        made.value = m_words.word();
    }
    all.push_back(std::move(made));
    return true;
}

void ScriptParser::elements(Assignment& made)
{
    const ScriptCursor::Level level(m_cursor);
    while (!m_cursor.atEnd()) {
        skipLines();
        if (m_cursor.accept(")"))
            return;
        std::string key;
        if (m_cursor.peek() == '[') {
            const std::size_t begin = m_cursor.at();
            m_cursor.skip(1);
            const std::string inner(m_cursor.takeBracketed('[', ']'));
            if (m_cursor.accept("="))
                key = inner;
            else
                m_cursor.moveTo(begin);
        }
        Word word = m_words.word();
        if (word.parts.empty() && key.empty())
            return m_cursor.fail("an array cannot go on like this");
        made.elements.push_back(std::move(word));
        if (!key.empty() || !made.keys.empty())
            made.keys.push_back(std::move(key));
    }
    m_cursor.fail("an array is not closed");
}

bool ScriptParser::redirection(Statement& statement)
{
    m_cursor.skipBlanks();
    std::size_t digits = 0;
    while (m_cursor.peek(digits) >= '0' && m_cursor.peek(digits) <= '9')
        ++digits;
    if (m_cursor.peek(digits) != '<' && m_cursor.peek(digits) != '>' && !(digits == 0 && m_cursor.startsWith("&>")))
        return false;
    if (m_cursor.peek(digits + 1) == '(' && m_cursor.peek(digits) != '&')
        return false;  // a process in place of a file
    m_cursor.skip(digits);
    Redirection made;
    for (const std::string_view operation : kRedirections) {
        if (m_cursor.accept(operation)) {
            made.operation = operation;
            break;
        }
    }
    m_cursor.skipBlanks();
    made.target = m_words.word();
    if (made.operation == "<<" || made.operation == "<<-") {
        Awaited awaited;
        awaited.isIndented = made.operation == "<<-";
        made.operation = "<<";
        for (const Part& part : made.target.parts) {
            awaited.end += part.text;
            awaited.isExpanded = awaited.isExpanded && !part.isQuoted;
        }
        made.document = awaited.document = std::make_shared<Word>();
        m_awaited.push_back(std::move(awaited));
    }
    statement.redirections.push_back(std::move(made));
    return true;
}

void ScriptParser::newline()
{
    m_cursor.skip(1);
    for (const Awaited& awaited : m_awaited)
        document(awaited);
    m_awaited.clear();
}

void ScriptParser::document(const Awaited& awaited)
{
    Source source;
    source.unknowns = m_cursor.source().unknowns;
    while (!m_cursor.atEnd()) {
        const std::size_t begin = m_cursor.at();
        const int line = m_cursor.line();
        while (!m_cursor.atEnd() && m_cursor.peek() != '\n')
            m_cursor.skip(1);
        std::string_view text = m_cursor.from(begin);
        m_cursor.skip(1);
        if (awaited.isIndented)
            text.remove_prefix(std::min(text.size(), text.find_first_not_of('\t')));
        if (text == awaited.end)
            break;
        source.lines.emplace_back(source.text.size(), line);
        source.text += std::string(text) + "\n";
    }
    if (awaited.isExpanded)
        *awaited.document = WordParser::quotedText(source, m_cursor.level());
    else
        awaited.document->parts.push_back(
            {PartKind::Literal, true, source.lines.empty() ? 0 : source.lines.front().second, source.text, nullptr, nullptr});
}

}  // namespace shardscope::shell
