// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/launch/shell/script_walker.h"

#include <algorithm>

namespace shardscope::shell {
namespace {

constexpr int kMostRounds = 1024;

/// Equal but for what the unknown parts are.
bool hasSameShape(const Text& a, const Text& b)
{
    return std::equal(a.pieces().begin(), a.pieces().end(), b.pieces().begin(), b.pieces().end(), [](const Piece& x, const Piece& y) {
        return (x.unknown != nullptr) == (y.unknown != nullptr) && (x.unknown || x.text == y.text);
    });
}

bool hasSameShape(const Variable& a, const Variable& b)
{
    return a.isArray == b.isArray && std::equal(a.elements.begin(), a.elements.end(), b.elements.begin(), b.elements.end(),
                                                [](const Text& x, const Text& y) { return hasSameShape(x, y); });
}

}  // namespace

void ScriptWalker::runFor(const Statement& statement)
{
    std::vector<Text> words;
    if (statement.hasWords)
        words = m_expander.fields(statement.words);
    else
        words.push_back(m_expander.value("@", statement.line));
    const bool isKnown = std::none_of(words.begin(), words.end(), [](const Text& word) { return !word.isKnown() && !word.hasKnown(); });
    const auto whole = [&] {
        m_variables.set(statement.name, Text(makeUnknown(Doubt::Loop, statement.line, "$" + statement.name), statement.line));
        (void)run(*statement.parts[0]);
    };
    if (!isKnown || words.size() > kMostRounds)
        return repeat(statement.line, "for " + statement.name, whole);
    ++m_loops;
    for (const Text& word : words) {
        m_variables.set(statement.name, word);
        (void)run(*statement.parts[0]);
        m_flow = m_flow == Flow::Continued ? Flow::Going : m_flow;
        if (m_flow == Flow::MaybeLeft) {
            m_flow = Flow::Going;
            repeat(statement.line, "for " + statement.name, whole);
            break;
        }
        if (m_flow == Flow::Left) {
            m_flow = Flow::Going;
            break;
        }
        if (m_flow != Flow::Going)
            break;
    }
    --m_loops;
}

void ScriptWalker::runArithmeticFor(const Statement& statement)
{
    if (!statement.words[0].parts.empty())
        (void)m_expander.number(statement.words[0], statement.line);
    const auto holds = [&] { return statement.words[1].parts.empty() ? Truth::Yes : runArithmetic(statement.words[1], statement.line); };
    const auto whole = [&] {
        (void)run(*statement.parts[0]);
        m_flow = m_flow == Flow::Continued ? Flow::Going : m_flow;
        (void)m_expander.number(statement.words[2], statement.line);
    };
    for (int round = 0; m_flow == Flow::Going; ++round) {
        const Truth truth = round < kMostRounds ? holds() : Truth::Open;
        if (truth == Truth::No)
            return;
        if (truth != Truth::Yes)
            return repeat(statement.line, "for ((", whole);
        ++m_loops;
        whole();
        --m_loops;
        if (m_flow == Flow::MaybeLeft) {
            m_flow = Flow::Going;
            return repeat(statement.line, "for ((", whole);
        }
    }
    m_flow = m_flow == Flow::Left ? Flow::Going : m_flow;
}

void ScriptWalker::runWhile(const Statement& statement)
{
    for (int round = 0; m_flow == Flow::Going; ++round) {
        const Truth condition = run(*statement.parts[0]);
        const Truth truth = statement.isUntil ? opposite(condition) : condition;
        if (truth == Truth::No || m_flow != Flow::Going)
            return;
        if (isOpen(truth) || round >= kMostRounds) {
            return repeat(statement.line, "while", [&] {
                (void)run(*statement.parts[1]);
                m_flow = m_flow == Flow::Continued ? Flow::Going : m_flow;
                (void)run(*statement.parts[0]);
            });
        }
        ++m_loops;
        (void)run(*statement.parts[1]);
        --m_loops;
        m_flow = m_flow == Flow::Continued ? Flow::Going : m_flow;
        if (m_flow == Flow::MaybeLeft) {
            m_flow = Flow::Going;
            return repeat(statement.line, "while", [&] { (void)run(*statement.parts[1]); });
        }
    }
    m_flow = m_flow == Flow::Left ? Flow::Going : m_flow;
}

Changes ScriptWalker::rehearse(const Way& way)
{
    ++m_silent;
    m_variables.begin();
    way();
    Changes changes = m_variables.end();
    --m_silent;
    if (m_script.cutLine == 0)
        m_flow = Flow::Going;
    return changes;
}

/// A loop of unknown length: what it adds to the end of a value leaves the value's begin, all else that it changes is unknown.
void ScriptWalker::repeat(int line, const std::string& what, const Way& way)
{
    ++m_loops;
    ++m_perhaps;
    for (const auto& [name, after] : rehearse(way))
        m_variables.set(name, either(name, m_variables.find(name), after, Doubt::Loop, line, what));
    for (const auto& [name, after] : rehearse(way)) {
        const VariablePtr once = m_variables.find(name);
        if (after && after->function)
            continue;
        const VariablePtr twice = either(name, once, after, Doubt::Loop, line, what);
        if (!once || !twice || !hasSameShape(*once, *twice))
            m_variables.set(name, Text(makeUnknown(Doubt::Loop, line, what), line));
    }
    m_variables.begin();
    if (m_flow == Flow::Going)
        way();
    (void)m_variables.end();
    --m_perhaps;
    --m_loops;
    m_flow = m_script.cutLine > 0 ? Flow::Exited : Flow::Going;
}

}  // namespace shardscope::shell
