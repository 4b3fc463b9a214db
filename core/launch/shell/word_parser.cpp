// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/launch/shell/word_parser.h"

#include <algorithm>

namespace shardscope::shell {
namespace {

constexpr std::string_view kSpecial = "@*#?$!-0123456789";
constexpr std::string_view kEnds = " \t\n;&|<>()";

// Longest first.
constexpr std::string_view kOperations[] = {":-", ":=", ":?", ":+", "##", "%%", "//", "/#", "/%", "^^", ",,",
                                            "-",  "=",  "?",  "+",  "#",  "%",  "/",  "^",  ",",  ":"};

char escaped(char letter)
{
    switch (letter) {
    case 'n':
        return '\n';
    case 't':
        return '\t';
    case 'r':
        return '\r';
    case 'a':
        return '\a';
    case 'b':
        return '\b';
    case 'e':
    case 'E':
        return '\x1b';
    case 'f':
        return '\f';
    case 'v':
        return '\v';
    default:
        return letter;
    }
}

int digitOf(char letter, int base)
{
    const int digit = letter >= '0' && letter <= '9'   ? letter - '0'
                      : letter >= 'a' && letter <= 'f' ? letter - 'a' + 10
                      : letter >= 'A' && letter <= 'F' ? letter - 'A' + 10
                                                       : 99;
    return digit < base ? digit : -1;
}

}  // namespace

Source partOf(const Source& source, std::string_view part, int line)
{
    Source inner{std::string(part), {{0, line}}, source.unknowns};
    for (std::size_t at = part.find('\n'); at != std::string_view::npos; at = part.find('\n', at + 1))
        inner.lines.emplace_back(at + 1, ++line);
    return inner;
}

void WordParser::add(Word& word, std::string_view text, bool isQuoted, int line)
{
    if (!word.parts.empty()) {
        Part& last = word.parts.back();
        if (last.kind == PartKind::Literal && last.isQuoted == isQuoted && last.line == line) {
            last.text += text;
            return;
        }
    }
    word.parts.push_back({PartKind::Literal, isQuoted, line, std::string(text), nullptr, nullptr});
}

Word WordParser::word()
{
    Word word;
    word.line = m_cursor.line();
    while (!m_cursor.atEnd()) {
        const char letter = m_cursor.peek();
        const bool isProcess = (letter == '<' || letter == '>') && m_cursor.peek(1) == '(' && word.parts.empty();
        if (isProcess) {
            m_cursor.skip(2);
            substitution(word, true, '(', ')', word.line);
            continue;
        }
        if (kEnds.find(letter) != std::string_view::npos)
            break;
        piece(word, false, false);
    }
    return word;
}

Word WordParser::until(std::string_view ends, bool isQuoted)
{
    const ScriptCursor::Level level(m_cursor);
    Word word;
    word.line = m_cursor.line();
    while (!m_cursor.atEnd() && ends.find(m_cursor.peek()) == std::string_view::npos)
        piece(word, isQuoted, false);
    return word;
}

Word WordParser::quotedText(const Source& source, int level)
{
    ScriptCursor cursor(source, level);
    const ScriptCursor::Level deeper(cursor);
    WordParser parser(cursor);
    Word word;
    word.line = cursor.line();
    while (!cursor.atEnd())
        parser.piece(word, true, true);
    if (cursor.hasFailed())
        word.parts.push_back(
            {PartKind::Unknown, true, word.line, {}, nullptr, makeUnknown(Doubt::Form, word.line, source.text.substr(0, 80))});
    return word;
}

std::string WordParser::name()
{
    std::string name;
    while (isNameLetter(m_cursor.peek(), name.empty()))
        name += m_cursor.take();
    return name;
}

void WordParser::piece(Word& word, bool isQuoted, bool isDocument)
{
    const char letter = m_cursor.peek();
    const int line = m_cursor.line();
    if (const UnknownPtr unknown = m_cursor.takeUnknown()) {
        word.parts.push_back({PartKind::Unknown, isQuoted, line, {}, nullptr, unknown});
    } else if (letter == '\\') {
        m_cursor.skip(1);
        const char next = m_cursor.peek();
        const bool isEscape =
            !isQuoted || next == '$' || next == '`' || next == '\\' || next == '\n' || (next == '"' && !isDocument) || next == '}';
        if (m_cursor.atEnd() || !isEscape)
            return add(word, "\\", isQuoted, line);
        m_cursor.skip(1);
        if (next == '}' && isQuoted)
            return add(word, "\\}", true, line);
        if (next != '\n')
            add(word, std::string(1, next), true, line);
    } else if (letter == '\'' && !isQuoted) {
        singleQuoted(word);
    } else if (letter == '"' && !isDocument) {
        doubleQuoted(word);
    } else if (letter == '$') {
        dollar(word, isQuoted);
    } else if (letter == '`') {
        backquoted(word, isQuoted);
    } else {
        add(word, std::string(1, m_cursor.take()), isQuoted, line);
    }
}

void WordParser::singleQuoted(Word& word)
{
    m_cursor.skip(1);
    add(word, {}, true, m_cursor.line());
    while (!m_cursor.atEnd() && m_cursor.peek() != '\'') {
        const int line = m_cursor.line();
        add(word, std::string(1, m_cursor.take()), true, line);
    }
    if (!m_cursor.accept("'"))
        m_cursor.fail("a quote is not closed");
}

void WordParser::dollarQuoted(Word& word)
{
    m_cursor.skip(2);
    add(word, {}, true, m_cursor.line());
    while (!m_cursor.atEnd() && m_cursor.peek() != '\'') {
        const int line = m_cursor.line();
        char letter = m_cursor.take();
        if (letter == '\\') {
            letter = m_cursor.take();
            const int base = letter == 'x' ? 16 : 8;
            if (letter == 'x' || digitOf(letter, 8) >= 0) {
                int code = letter == 'x' ? 0 : digitOf(letter, 8);
                for (int digits = 2; digits > 0 && digitOf(m_cursor.peek(), base) >= 0; --digits)
                    code = code * base + digitOf(m_cursor.take(), base);
                letter = static_cast<char>(code);
            } else {
                letter = escaped(letter);
            }
        }
        add(word, std::string(1, letter), true, line);
    }
    if (!m_cursor.accept("'"))
        m_cursor.fail("a quote is not closed");
}

void WordParser::doubleQuoted(Word& word)
{
    const ScriptCursor::Level level(m_cursor);
    m_cursor.skip(1);
    add(word, {}, true, m_cursor.line());
    while (!m_cursor.atEnd() && m_cursor.peek() != '"')
        piece(word, true, false);
    if (!m_cursor.accept("\""))
        m_cursor.fail("a quote is not closed");
}

void WordParser::dollar(Word& word, bool isQuoted)
{
    const std::size_t begin = m_cursor.at();
    const int line = m_cursor.line();
    const char next = m_cursor.peek(1);
    if (next == '\'' && !isQuoted)
        return dollarQuoted(word);
    m_cursor.skip(1);
    if (next == '"' && !isQuoted)
        return doubleQuoted(word);
    if (next == '{') {
        m_cursor.skip(1);
        return braced(word, isQuoted, begin, line);
    }
    if (next == '(' && m_cursor.peek(1) == '(')
        return arithmetic(word, isQuoted, begin, line);
    if (next == '(') {
        m_cursor.skip(1);
        return substitution(word, isQuoted, '(', ')', line);
    }
    if (next == '[') {  // the older "$[ … ]"
        m_cursor.skip(1);
        auto expansion = std::make_shared<Expansion>();
        expansion->argument = quotedText(partOf(m_cursor.source(), m_cursor.takeBracketed('[', ']'), line), m_cursor.level());
        word.parts.push_back({PartKind::Arithmetic, isQuoted, line, std::string(m_cursor.from(begin)), expansion, nullptr});
        return;
    }
    auto expansion = std::make_shared<Expansion>();
    if (isNameLetter(next, true))
        expansion->name = name();
    else if (next != '\0' && kSpecial.find(next) != std::string_view::npos)
        expansion->name = std::string(1, m_cursor.take());
    else
        return add(word, "$", isQuoted, line);
    word.parts.push_back({PartKind::Parameter, isQuoted, line, std::string(m_cursor.from(begin)), expansion, nullptr});
}

void WordParser::braced(Word& word, bool isQuoted, std::size_t begin, int line)
{
    const ScriptCursor::Level level(m_cursor);
    auto expansion = std::make_shared<Expansion>();
    if (m_cursor.peek() == '#' && m_cursor.peek(1) != '}' &&
        (isNameLetter(m_cursor.peek(1), true) || kSpecial.find(m_cursor.peek(1)) != std::string_view::npos)) {
        m_cursor.skip(1);
        expansion->isLength = true;
    }
    expansion->isIndirect = m_cursor.peek(1) != '}' && m_cursor.accept("!");
    expansion->name = name();
    if (expansion->name.empty()) {
        while (m_cursor.peek() >= '0' && m_cursor.peek() <= '9')
            expansion->name += m_cursor.take();
    }
    if (expansion->name.empty() && !m_cursor.atEnd() && kSpecial.find(m_cursor.peek()) != std::string_view::npos)
        expansion->name = std::string(1, m_cursor.take());
    expansion->isWrong = expansion->name.empty();
    if (m_cursor.accept("[")) {
        expansion->hasSubscript = true;
        expansion->subscript = until("]", true);
        if (!m_cursor.accept("]"))
            expansion->isWrong = true;
    }
    operation(*expansion, isQuoted);
    if (m_cursor.peek() != '}') {
        expansion->isWrong = true;
        (void)m_cursor.takeBracketed('{', '}');
    } else {
        m_cursor.skip(1);
    }
    std::string written(m_cursor.from(begin).substr(0, 120));
    word.parts.push_back({PartKind::Parameter, isQuoted, line, std::move(written), expansion, nullptr});
}

void WordParser::operation(Expansion& expansion, bool isQuoted)
{
    const auto* const known = std::find_if(std::begin(kOperations), std::end(kOperations),
                                           [this](std::string_view operation) { return m_cursor.startsWith(operation); });
    if (known == std::end(kOperations) || expansion.isLength)
        return;
    expansion.operation = *known;
    m_cursor.skip(known->size());
    if (expansion.operation == ":") {
        expansion.argument = until(":}", true);
        if (m_cursor.accept(":")) {
            expansion.operation = "::";
            expansion.replacement = until("}", true);
        }
        return;
    }
    const bool isPattern = std::string_view("#%/^,").find(expansion.operation[0]) != std::string_view::npos;
    expansion.argument = until(expansion.operation[0] == '/' ? "/}" : "}", isQuoted && !isPattern);
    if (expansion.operation[0] == '/' && m_cursor.accept("/"))
        expansion.replacement = until("}", isQuoted);
}

void WordParser::arithmetic(Word& word, bool isQuoted, std::size_t begin, int line)
{
    m_cursor.skip(1);
    const std::size_t open = m_cursor.at();
    const std::string_view inner = m_cursor.takeBracketed('(', ')');
    // "$( (a); b )" is commands.
    if (inner.size() < 2 || !inner.ends_with(')')) {
        m_cursor.moveTo(open);
        return m_cursor.hasFailed() ? void() : substitution(word, isQuoted, '(', ')', line);
    }
    auto expansion = std::make_shared<Expansion>();
    expansion->argument = quotedText(partOf(m_cursor.source(), inner.substr(1, inner.size() - 2), line), m_cursor.level());
    word.parts.push_back({PartKind::Arithmetic, isQuoted, line, std::string(m_cursor.from(begin).substr(0, 120)), expansion, nullptr});
}

void WordParser::substitution(Word& word, bool isQuoted, char open, char close, int line)
{
    const std::string_view inner = m_cursor.takeBracketed(open, close);
    word.parts.push_back({PartKind::Substitution, isQuoted, line, std::string(inner), nullptr, nullptr});
}

void WordParser::backquoted(Word& word, bool isQuoted)
{
    const int line = m_cursor.line();
    m_cursor.skip(1);
    std::string inner;
    while (!m_cursor.atEnd() && m_cursor.peek() != '`') {
        if (m_cursor.peek() == '\\' && (m_cursor.peek(1) == '`' || m_cursor.peek(1) == '\\' || m_cursor.peek(1) == '$'))
            m_cursor.skip(1);
        inner += m_cursor.take();
    }
    if (!m_cursor.accept("`"))
        m_cursor.fail("a quote is not closed");
    word.parts.push_back({PartKind::Substitution, isQuoted, line, std::move(inner), nullptr, nullptr});
}

}  // namespace shardscope::shell
