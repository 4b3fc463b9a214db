// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/launch/shell/script_walker.h"

#include <algorithm>

namespace shardscope::shell {
namespace {

constexpr int kMostOpenConditions = 100;

bool isSameVariable(const VariablePtr& a, const VariablePtr& b)
{
    if (a == b)
        return true;
    return a && b && a->isArray == b->isArray && a->isUnset == b->isUnset && a->isExported == b->isExported && a->function == b->function &&
           a->keys == b->keys &&
           std::equal(a->elements.begin(), a->elements.end(), b->elements.begin(), b->elements.end(),
                      [](const Text& x, const Text& y) { return shell::isSame(x, y); });
}

/// Words in a row, as one text.
Text joined(const std::vector<Text>& words, std::size_t begin, std::size_t end)
{
    Text all;
    for (std::size_t i = begin; i < end; ++i) {
        all.append(i > begin ? " " : "", words[i].line());
        all.append(words[i]);
    }
    return all;
}

}  // namespace

ScriptWalker::ScriptWalker(ShellScript& script)
    : m_script(script), m_expander(m_variables, m_budget, [this](const Part& part) { return substituted(part); })
{
}

void ScriptWalker::preset(const std::string& name, const Text& value) { m_variables.set(name, value); }

void ScriptWalker::walk(const Source& source)
{
    const ParsedScript parsed = parseScript(source);
    (void)run(*parsed.statement);
    // Statements that end before the error are not affected by it.
    if (parsed.errorLine > 0 && m_flow != Flow::Exited)
        cut(parsed.errorLine, parsed.error);
}

void ScriptWalker::cut(int line, const std::string& why)
{
    if (m_script.cutLine == 0) {
        m_script.cutLine = std::max(1, line);
        m_script.cutWhy = why;
    }
    m_flow = Flow::Exited;
}

bool ScriptWalker::mayGoOn(int line)
{
    if (m_budget.isSpent && m_flow != Flow::Exited)
        cut(line, "it takes more steps than are followed");
    return !m_budget.isSpent && m_flow == Flow::Going;
}

Truth ScriptWalker::run(const Statement& statement)
{
    m_budget.step();
    if (!mayGoOn(statement.line))
        return Truth::Open;
    switch (statement.kind) {
    case StatementKind::Simple:
        return runSimple(statement);
    case StatementKind::Sequence:
        return runSequence(statement);
    case StatementKind::List:
        if (!statement.isBackground)
            return runList(statement);
        inSubshell([&] { (void)runList(statement); });
        return Truth::Likely;
    case StatementKind::Pipeline:
        return runPipeline(statement);
    case StatementKind::If:
        return runIf(statement, 0);
    case StatementKind::Case:
        return runCase(statement);
    case StatementKind::For:
        runFor(statement);
        return Truth::Likely;
    case StatementKind::ArithmeticFor:
        runArithmeticFor(statement);
        return Truth::Likely;
    case StatementKind::While:
        runWhile(statement);
        return Truth::Likely;
    case StatementKind::Group:
        return run(*statement.parts[0]);
    case StatementKind::Subshell:
        inSubshell([&] { (void)run(*statement.parts[0]); });
        return Truth::Likely;
    case StatementKind::Function: {
        auto variable = std::make_shared<Variable>();
        variable->function = statement.parts[0];
        m_variables.set(statement.name + "()", std::move(variable));
        return Truth::Yes;
    }
    case StatementKind::Condition:
        return testCondition(statement.words, m_expander, [this](const std::string& name) { return isSet(name); });
    case StatementKind::Arithmetic:
        return runArithmetic(statement.words[0], statement.line);
    }
    return Truth::Open;
}

Truth ScriptWalker::runArithmetic(const Word& word, int line)
{
    const Number value = m_expander.number(word, line);
    return value.unknown ? Truth::Open : truthOf(value.value != 0);
}

Truth ScriptWalker::runSequence(const Statement& statement, std::size_t from)
{
    Truth truth = Truth::Yes;
    for (std::size_t at = from; at < statement.parts.size(); ++at) {
        truth = run(*statement.parts[at]);
        if (m_flow == Flow::MaybeLeft && at + 1 < statement.parts.size()) {
            // The following statements may run or not.
            const int line = statement.parts[at]->line;
            m_flow = Flow::Going;
            fork(line, "what comes before line " + std::to_string(statement.parts[at + 1]->line),
                 {[&] { truth = runSequence(statement, at + 1); }, [] {}});
            m_flow = m_flow == Flow::Going ? Flow::MaybeLeft : m_flow;
            return Truth::Open;
        }
        if (m_flow != Flow::Going)
            return truth;
    }
    return truth;
}

Truth ScriptWalker::runList(const Statement& statement)
{
    Truth truth = run(*statement.parts[0]);
    for (std::size_t at = 0; at < statement.operators.size() && m_flow == Flow::Going; ++at) {
        const bool isAnd = statement.operators[at] == "&&";
        const Statement& next = *statement.parts[at + 1];
        const bool isChoice = isAnd && at + 2 == statement.operators.size() && statement.operators[at + 1] == "||";
        if (truth == Truth::Open && isChoice) {
            const Statement& other = *statement.parts[at + 2];
            fork(statement.line, "a condition", {[&] { (void)run(next); }, [&] { (void)run(other); }});
            return Truth::Open;
        }
        if (truth == Truth::Open)
            fork(statement.line, "a condition", {[&] { (void)run(next); }, [] {}});
        else if ((truth == Truth::No) != isAnd)
            truth = run(next);
    }
    return truth;
}

Truth ScriptWalker::runPipeline(const Statement& statement)
{
    Truth truth = Truth::Likely;
    if (statement.parts.size() == 1) {
        truth = run(*statement.parts[0]);
    } else {
        for (const StatementPtr& part : statement.parts)
            inSubshell([&] { truth = run(*part); });
    }
    return statement.isNegated ? opposite(truth) : truth;
}

void ScriptWalker::inSubshell(const Way& way)
{
    m_variables.begin();
    way();
    (void)m_variables.end();
    if (m_script.cutLine == 0)
        m_flow = Flow::Going;
}

Truth ScriptWalker::runIf(const Statement& statement, std::size_t at)
{
    for (; at < statement.parts.size(); at += 2) {
        if (at + 1 == statement.parts.size())
            return run(*statement.parts[at]);
        const Truth truth = run(*statement.parts[at]);
        if (m_flow != Flow::Going)
            return Truth::Open;
        if (truth == Truth::Yes)
            return run(*statement.parts[at + 1]);
        if (!isOpen(truth))
            continue;
        fork(statement.parts[at]->line, statement.name,
             {[&] { (void)run(*statement.parts[at + 1]); }, [&] { (void)runIf(statement, at + 2); }});
        return Truth::Likely;
    }
    return Truth::Yes;
}

Truth ScriptWalker::runCase(const Statement& statement)
{
    const Text subject = m_expander.text(statement.words[0]);
    std::vector<Way> ways;
    for (std::size_t at = 0; at < statement.arms.size(); ++at) {
        Truth truth = Truth::No;
        for (const Word& word : statement.arms[at].patterns) {
            const bool isAny = word.plain() && *word.plain() == "*";
            // A condition says the same: [[ subject == pattern ]].
            std::vector<Word> test{Word{{}, statement.line},
                                   Word{{{PartKind::Literal, false, statement.line, "==", nullptr, nullptr}}, statement.line}, word};
            for (const Piece& piece : subject.pieces())
                test[0].parts.push_back(
                    {piece.unknown ? PartKind::Unknown : PartKind::Literal, true, piece.line, piece.text, nullptr, piece.unknown});
            const Truth each = isAny ? Truth::Yes : testCondition(test, m_expander, nullptr);
            truth = truth == Truth::Yes || each == Truth::Yes ? Truth::Yes : truth == Truth::Open ? Truth::Open : each;
        }
        if (truth != Truth::No)
            ways.emplace_back([this, &statement, at] { runArms(statement, at); });
        if (truth == Truth::Yes && ways.size() == 1) {
            ways[0]();
            return Truth::Likely;
        }
        if (truth == Truth::Yes)
            break;
        if (at + 1 == statement.arms.size())
            ways.emplace_back([] {});
    }
    if (ways.size() > 1)
        fork(statement.line, statement.name, ways);
    return Truth::Likely;
}

/// An arm, and those that it falls through to.
void ScriptWalker::runArms(const Statement& statement, std::size_t at)
{
    for (; at < statement.arms.size() && m_flow == Flow::Going; ++at) {
        (void)run(*statement.arms[at].body);
        if (statement.arms[at].end != ";&")
            return;
    }
}

void ScriptWalker::fork(int line, const std::string& what, const std::vector<Way>& ways)
{
    if (++m_perhaps > kMostOpenConditions)
        cut(line, "too many conditions are open at once");
    std::vector<Changes> left;
    std::vector<Flow> flows;
    for (const Way& way : ways) {
        if (!mayGoOn(line))
            break;
        m_variables.begin();
        way();
        Changes changes = m_variables.end();
        if (m_script.cutLine > 0)
            break;
        if (m_flow != Flow::Exited) {
            left.push_back(std::move(changes));
            flows.push_back(m_flow);
        }
        m_flow = Flow::Going;
    }
    --m_perhaps;
    if (m_script.cutLine > 0 || left.empty()) {
        m_flow = Flow::Exited;
        return;
    }
    merge(line, what, left);
    const bool isOne = std::all_of(flows.begin(), flows.end(), [&](Flow flow) { return flow == flows.front(); });
    m_flow = isOne ? flows.front() : Flow::MaybeLeft;
}

void ScriptWalker::merge(int line, const std::string& what, const std::vector<Changes>& ways)
{
    Changes names;
    for (const Changes& way : ways)
        names.insert(way.begin(), way.end());
    for (const auto& [name, first] : names) {
        const VariablePtr before = m_variables.find(name);
        VariablePtr all;
        bool isFirst = true;
        for (const Changes& way : ways) {
            const auto found = way.find(name);
            const VariablePtr& value = found == way.end() ? before : found->second;
            all = isFirst ? value : either(name, all, value, Doubt::Branch, line, what);
            isFirst = false;
        }
        m_variables.set(name, std::move(all));
    }
}

VariablePtr ScriptWalker::either(const std::string& name, const VariablePtr& a, const VariablePtr& b, Doubt doubt, int line,
                                 const std::string& what)
{
    if (isSameVariable(a, b))
        return a;
    if ((a && a->function) || (b && b->function))
        return a && a->function ? a : b;
    auto all = std::make_shared<Variable>();
    all->isExported = (a && a->isExported) || (b && b->isExported);
    all->isArray = (a && a->isArray) || (b && b->isArray);
    m_budget.spend(64);
    if (name == "@" && (!a || !b))
        return nullptr;
    if (!all->isArray) {
        const auto text = [&](const VariablePtr& variable) {
            return variable ? (variable->elements.empty() ? Text() : variable->elements[0]) : m_expander.value(name, line);
        };
        const Text first = text(a);
        const Text second = text(b);
        m_budget.spend(first.size() + second.size());
        all->elements.push_back(shell::either(first, second, doubt, line, what));
        return all;
    }
    const std::vector<Text> first = a ? a->elements : std::vector<Text>();
    const std::vector<Text> second = b ? b->elements : std::vector<Text>();
    std::size_t begin = 0;
    while (begin < std::min(first.size(), second.size()) && shell::isSame(first[begin], second[begin]))
        ++begin;
    std::size_t end = 0;
    while (begin + end < std::min(first.size(), second.size()) &&
           shell::isSame(first[first.size() - 1 - end], second[second.size() - 1 - end]))
        ++end;
    const Text one = joined(first, begin, first.size() - end);
    const Text other = joined(second, begin, second.size() - end);
    m_budget.spend(one.size() + other.size() + first.size());
    all->elements.assign(first.begin(), first.begin() + static_cast<std::ptrdiff_t>(begin));
    all->elements.emplace_back(makeUnknown(doubt, line, what, {one, other}), line);
    all->elements.insert(all->elements.end(), first.end() - static_cast<std::ptrdiff_t>(end), first.end());
    return all;
}

}  // namespace shardscope::shell
