// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/launch/shell/script_walker.h"
#include "core/launch/shell/word_parser.h"

#include <algorithm>

namespace shardscope::shell {
namespace {

/// The innermost single command of commands that are just one.
const Statement* onlyCommand(const Statement& statement)
{
    const Statement* at = &statement;
    while (at->kind == StatementKind::Sequence || at->kind == StatementKind::List || at->kind == StatementKind::Pipeline) {
        if (at->parts.size() != 1)
            return at->kind == StatementKind::Pipeline ? at : nullptr;
        at = at->parts[0].get();
    }
    return at;
}

}  // namespace

/// The output of commands that only write what they are given; of all others it is unknown.
Text ScriptWalker::substituted(const Part& part)
{
    const Text unknown(makeUnknown(Doubt::Substitution, part.line, "$(" + part.text.substr(0, 100) + ")"), part.line);
    if (part.text.find('\x01') != std::string::npos || part.text.size() > 4096)
        return unknown;
    m_budget.spend(part.text.size());
    const ParsedScript parsed = parseScript(partOf(Source{}, part.text, part.line));
    const Statement* const command = parsed.errorLine == 0 ? onlyCommand(*parsed.statement) : nullptr;
    const std::optional<Text> output = command ? outputOf(*command) : std::nullopt;
    return output.value_or(unknown);
}

std::optional<Text> ScriptWalker::outputOf(const Statement& statement)
{
    // echo "8 * 4" | bc
    if (statement.kind == StatementKind::Pipeline) {
        const std::string* const last =
            statement.parts.size() == 2 && statement.parts[1]->words.size() == 1 ? statement.parts[1]->words[0].plain() : nullptr;
        const std::optional<Text> given = last && *last == "bc" ? outputOf(*statement.parts[0]) : std::nullopt;
        if (!given)
            return std::nullopt;
        if (given->isKnown() && given->text().find_first_not_of("0123456789+-*/() ") != std::string::npos)
            return std::nullopt;
        const Number value = m_expander.number(*given, statement.line);
        return value.unknown ? std::nullopt : std::optional(Text(std::to_string(value.value), statement.line));
    }
    const bool isSimple = statement.kind == StatementKind::Simple && !statement.words.empty() && statement.assignments.empty();
    const std::string* const plain = isSimple ? statement.words[0].plain() : nullptr;
    if (!plain ||
        (*plain != "echo" && *plain != "expr" && *plain != "basename" && *plain != "dirname" && *plain != "cat" && *plain != "seq"))
        return std::nullopt;
    if (m_variables.find(*plain + "()"))
        return std::nullopt;
    if (*plain == "cat")
        return statement.words.size() == 1 && statement.redirections.size() == 1 && statement.redirections[0].document ? document(statement)
                                                                                                                       : std::nullopt;
    if (!statement.redirections.empty())
        return std::nullopt;
    const std::vector<Text> words = m_expander.fields(statement.words);
    if (*plain == "echo") {
        const std::string option = words.size() > 1 ? words[1].text() : std::string();
        const bool hasOption =
            option.size() > 1 && option[0] == '-' && option != "-n" && option.find_first_not_of("neE", 1) == std::string::npos;
        return hasOption ? std::nullopt : std::optional(joined(words, option == "-n" ? 2 : 1));
    }
    if (!std::all_of(words.begin(), words.end(), [](const Text& word) { return word.isKnown(); }))
        return std::nullopt;
    if (*plain == "expr" && words.size() == 4 && words[2].text().find_first_not_of("+-*/%") == std::string::npos) {
        const Number value = m_expander.number(joined(words, 1), statement.line);
        return value.unknown ? std::nullopt : std::optional(Text(std::to_string(value.value), statement.line));
    }
    if (*plain == "seq" && (words.size() == 2 || words.size() == 3)) {
        const Number from = words.size() == 3 ? m_expander.number(words[1], statement.line) : Number{1, nullptr};
        const Number to = m_expander.number(words.back(), statement.line);
        if (from.unknown || to.unknown || to.value - from.value > 1000)
            return std::nullopt;
        Text all;
        for (std::int64_t value = from.value; value <= to.value; ++value)
            all.append((value > from.value ? "\n" : "") + std::to_string(value), statement.line);
        return all;
    }
    std::string path = words.size() > 1 ? words[1].text() : std::string();
    while (path.size() > 1 && path.ends_with('/'))
        path.pop_back();
    const std::size_t slash = path.rfind('/');
    if (*plain == "dirname" && words.size() == 2 && !path.empty())
        return Text(slash == std::string::npos ? "." : slash == 0 ? "/" : path.substr(0, slash), statement.line);
    if (*plain == "basename" && (words.size() == 2 || words.size() == 3) && path != "/") {
        std::string name = slash == std::string::npos ? path : path.substr(slash + 1);
        const std::string end = words.size() == 3 ? words[2].text() : std::string();
        if (!end.empty() && name != end && name.ends_with(end))
            name.resize(name.size() - end.size());
        return Text(name, statement.line);
    }
    return std::nullopt;
}

}  // namespace shardscope::shell
