// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/launch/shell/script_cursor.h"
#include "core/launch/shell/word_parser.h"

#include <algorithm>
#include <initializer_list>

namespace shardscope::shell {
namespace {

using Words = std::initializer_list<std::string_view>;

// Longest first.
constexpr std::string_view kRedirections[] = {"&>>", "<<<", "<<-", "<<", ">>", "<>", ">|", "&>", ">&", "<&", ">", "<"};
constexpr std::string_view kDeclaring[] = {"export", "declare", "typeset", "local", "readonly"};

/// A here-document whose lines begin after the line in which it stands.
struct Awaited {
    std::string end;
    bool isExpanded = true;
    bool isIndented = false;
    std::shared_ptr<Word> document;
};

/// Reads a script by bash's grammar (POSIX 2.10, bash's manual section 3.2).
class ScriptParser {
public:
    explicit ScriptParser(ScriptCursor& cursor) : m_cursor(cursor), m_words(cursor) {}

    StatementPtr script() { return sequence({}); }

private:
    std::shared_ptr<Statement> make(StatementKind kind) const
    {
        auto statement = std::make_shared<Statement>();
        statement->kind = kind;
        statement->line = m_cursor.line();
        return statement;
    }

    void newline()
    {
        m_cursor.skip(1);
        for (const Awaited& awaited : m_awaited)
            document(awaited);
        m_awaited.clear();
    }

    void document(const Awaited& awaited)
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

    void skipLines()
    {
        m_cursor.skipBlanks();
        while (m_cursor.peek() == '\n' && !m_cursor.atEnd()) {
            newline();
            m_cursor.skipBlanks();
        }
    }

    /// A reserved word of these that stands here.
    std::string_view reservedAt(Words words)
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

    bool acceptReserved(std::string_view word)
    {
        if (reservedAt({word}).empty())
            return false;
        m_cursor.skip(word.size());
        return true;
    }

    void expect(std::string_view word, const char* what)
    {
        skipLines();
        if (!acceptReserved(word))
            m_cursor.fail(what);
    }

    /// Statements up to one of these words, which is not taken.
    StatementPtr sequence(Words ends)
    {
        const ScriptCursor::Level level(m_cursor);
        auto all = make(StatementKind::Sequence);
        for (skipLines(); !m_cursor.atEnd() && reservedAt(ends).empty(); skipLines()) {
            auto each = list();
            // What holds an error isn't run, and so nothing of it is followed.
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

    std::shared_ptr<Statement> list()
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

    std::shared_ptr<Statement> pipeline()
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

    std::shared_ptr<Statement> command()
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

    std::shared_ptr<Statement> compound()
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

    std::shared_ptr<Statement> group(StatementKind kind, std::string_view end)
    {
        auto statement = make(kind);
        statement->parts.push_back(sequence({end}));
        expect(end, "a group is not closed");
        return statement;
    }

    std::shared_ptr<Statement> conditional()
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

    std::shared_ptr<Statement> loop()
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

    void words(Statement& statement)
    {
        while (true) {
            m_cursor.skipBlanks();
            Word word = m_words.word();
            if (word.parts.empty())
                return;
            statement.words.push_back(std::move(word));
        }
    }

    void body(Statement& statement)
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

    std::shared_ptr<Statement> repeated(bool isUntil)
    {
        auto statement = make(StatementKind::While);
        statement->isUntil = isUntil;
        statement->parts.push_back(sequence({"do"}));
        body(*statement);
        return statement;
    }

    std::shared_ptr<Statement> choice()
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

    std::shared_ptr<Statement> condition()
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

    Word conditionWord()
    {
        for (const std::string_view operation : {"&&", "||", "(", ")", "<", ">"}) {
            const int line = m_cursor.line();
            if (m_cursor.accept(operation))
                return Word{{{PartKind::Literal, false, line, std::string(operation), nullptr, nullptr}}, line};
        }
        return m_words.word();
    }

    /// "(( … ))"; a group within a group is no such thing.
    std::shared_ptr<Statement> arithmetic()
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

    std::shared_ptr<Statement> function()
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

    std::shared_ptr<Statement> functionNamed(std::string name)
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

    std::shared_ptr<Statement> simple()
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

    /// "X=…", "X+=…", "X[i]=…", "X=( … )".
    bool assignment(std::vector<Assignment>& all)
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

    void elements(Assignment& made)
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

    bool redirection(Statement& statement)
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

    ScriptCursor& m_cursor;
    WordParser m_words;
    std::vector<Awaited> m_awaited;
};

}  // namespace

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
