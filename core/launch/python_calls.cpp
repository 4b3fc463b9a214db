// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/launch/python_calls.h"

#include "core/base/message.h"
#include "core/launch/python_text.h"

#include <algorithm>
#include <map>
#include <optional>

namespace shardscope {
namespace {

bool beginsWith(const PythonStatement& statement, std::string_view word)
{
    return statement.code.starts_with(word) && (statement.code.size() == word.size() || !isPythonNameLetter(statement.code[word.size()]));
}

/// Whether the block below the statement runs.
enum class Runs { Always, Never, Perhaps };

Runs blockOf(const PythonStatement& statement)
{
    if (beginsWith(statement, "if")) {
        const std::size_t colon = std::min(statement.outline.rfind(':'), statement.outline.size());
        const std::string_view condition = std::string_view(statement.code).substr(2, colon > 2 ? colon - 2 : 0);
        if (condition.find("__name__") != std::string_view::npos)
            return Runs::Always;
        const ConfigValue value = pythonLiteral(condition, statement.line);
        if (value.boolean() == false || value.integer() == 0)
            return Runs::Never;
        return value.boolean() == true || value.integer() == 1 ? Runs::Always : Runs::Perhaps;
    }
    for (const char* word : {"elif", "else", "for", "while", "except", "match", "case"}) {
        if (beginsWith(statement, word))
            return Runs::Perhaps;
    }
    return Runs::Always;
}

/// "name = value" or "name: int = value": the place of the "=" and the name; several names have no one value.
struct Assignment {
    std::vector<std::string> names;
    std::size_t value = 0;
};

std::optional<Assignment> assignmentOf(const PythonStatement& statement)
{
    int open = 0;
    const std::string& text = statement.outline;
    for (std::size_t at = 1; at + 1 < text.size(); ++at) {
        open += text[at] == '(' || text[at] == '[' || text[at] == '{' ? 1 : text[at] == ')' || text[at] == ']' || text[at] == '}' ? -1 : 0;
        if (open != 0 || text[at] != '=' || text[at + 1] == '=' || std::string_view("=!<>").find(text[at - 1]) != std::string_view::npos)
            continue;
        Assignment assignment;
        assignment.value = at + 1;
        std::string name;
        for (const char letter : text.substr(0, std::min(at, text.find(':'))) + ',') {
            if (isPythonNameLetter(letter) || letter == '.') {
                name += letter;
            } else if (!name.empty() && letter != ' ') {
                assignment.names.push_back(name);
                name.clear();
            }
        }
        return assignment;
    }
    return std::nullopt;
}

/// Names with one literal each.
class Names {
public:
    void add(const PythonStatement& statement, bool isCertain)
    {
        if (beginsWith(statement, "def") || beginsWith(statement, "for") || beginsWith(statement, "global"))
            return forget(statement.outline);
        const std::optional<Assignment> assignment = assignmentOf(statement);
        for (const std::string& name : assignment ? assignment->names : std::vector<std::string>{}) {
            const bool isPlain = isCertain && assignment->names.size() == 1 && isPythonName(name) && !m_values.contains(name);
            m_values[name] =
                isPlain ? pythonLiteral(std::string_view(statement.code).substr(assignment->value), statement.line) : unclear(name);
        }
    }

    /// Returns the name's value; null where it has none of its own.
    [[nodiscard]] const ConfigValue* find(std::string_view name) const
    {
        const auto found = m_values.find(name);
        return found == m_values.end() || found->second.unknown() ? nullptr : &found->second;
    }

private:
    static ConfigValue unclear(const std::string& name)
    {
        return ConfigValue(UnknownValue{name, said("`{}` is set more than once", {name}), {}});
    }

    /// Parameters and loop variables have values of their own.
    void forget(const std::string& text)
    {
        std::string name;
        for (const char letter : text + ' ') {
            if (isPythonNameLetter(letter)) {
                name += letter;
            } else if (!name.empty()) {
                m_values.insert_or_assign(name, unclear(name));
                name.clear();
            }
        }
    }

    std::map<std::string, ConfigValue, std::less<>> m_values;
};

class Script {
public:
    explicit Script(std::string_view text) : m_statements(pythonStatements(text))
    {
        walk([this](const PythonStatement& statement) { m_names.add(statement, !m_condition); });
    }

    std::vector<PythonCall> calls()
    {
        walk([this](const PythonStatement& statement) { readCalls(statement); });
        return std::move(m_calls);
    }

private:
    struct Block {
        std::size_t indent = 0;
        Runs runs = Runs::Always;
        const PythonStatement* statement = nullptr;
    };

    template <typename Visit>
    void walk(const Visit& visit)
    {
        std::vector<Block> blocks;
        Runs before = Runs::Perhaps;
        for (const PythonStatement& statement : m_statements) {
            const bool isOther = beginsWith(statement, "else") || beginsWith(statement, "elif");
            while (!blocks.empty() && blocks.back().indent >= statement.indent) {
                before = blocks.back().runs;
                blocks.pop_back();
            }
            const auto hasRuns = [&blocks](Runs runs) {
                return std::find_if(blocks.begin(), blocks.end(), [runs](const Block& block) { return block.runs == runs; });
            };
            const auto perhaps = hasRuns(Runs::Perhaps);
            m_condition = perhaps == blocks.end() ? nullptr : perhaps->statement;
            const bool isDead = hasRuns(Runs::Never) != blocks.end();
            if (!isDead)
                visit(statement);
            const Runs own = isOther && before == Runs::Never    ? (beginsWith(statement, "else") ? Runs::Always : Runs::Perhaps)
                             : isOther && before == Runs::Always ? Runs::Never
                                                                 : blockOf(statement);
            if (own != Runs::Always || beginsWith(statement, "if"))
                blocks.push_back({statement.indent, own, &statement});
        }
    }

    void readCalls(const PythonStatement& statement)
    {
        if (beginsWith(statement, "def") || beginsWith(statement, "class") || beginsWith(statement, "import") ||
            beginsWith(statement, "from"))
            return;
        const std::string& text = statement.outline;
        for (std::size_t open = text.find('('); open != std::string::npos; open = text.find('(', open + 1)) {
            std::size_t begin = open;
            while (begin > 0 && (isPythonNameLetter(text[begin - 1]) || text[begin - 1] == '.'))
                --begin;
            if (begin == open)
                continue;
            PythonCall call{text.substr(begin, open - begin), statement.lineAt(begin), {}};
            for (const PythonSpan& span : pythonArguments(statement, open + 1))
                call.arguments.push_back(argument(statement, span));
            m_calls.push_back(std::move(call));
        }
    }

    PythonArgument argument(const PythonStatement& statement, PythonSpan span) const
    {
        const std::string_view text = std::string_view(statement.code).substr(span.begin, span.end - span.begin);
        const std::size_t equals = text.find('=');
        const std::string_view before = text.substr(0, equals == std::string_view::npos ? 0 : equals);
        const std::string_view name = before.substr(0, before.find_last_not_of(" \t\r\n") + 1);
        const bool isNamed = isPythonName(name) && equals + 1 < text.size() && text[equals + 1] != '=';
        const std::size_t line = statement.lineAt(span.begin);
        ConfigValue value = valueOf(isNamed ? text.substr(equals + 1) : text, line);
        return {isNamed ? std::string(name) : std::string(), std::move(value)};
    }

    ConfigValue valueOf(std::string_view text, std::size_t line) const
    {
        ConfigValue value = pythonLiteral(text, line);
        if (const ConfigValue* const known = value.unknown() ? m_names.find(value.unknown()->written) : nullptr)
            value = ConfigValue(*known).atLine(line);
        if (m_condition && !value.unknown()) {
            const std::string condition = m_condition->code.substr(0, m_condition->code.find_first_of(":\n"));
            value = ConfigValue(UnknownValue{value.written(),
                                             said("`{}` in line {} determines the value", {condition, std::to_string(m_condition->line)}),
                                             {}})
                        .atLine(line);
        }
        return value;
    }

    std::vector<PythonStatement> m_statements;
    Names m_names;
    const PythonStatement* m_condition = nullptr;
    std::vector<PythonCall> m_calls;
};

}  // namespace

std::vector<PythonCall> pythonCalls(std::string_view script) { return Script(script).calls(); }

}  // namespace shardscope
