// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/launch/shell/program_words.h"
#include "core/launch/shell/script_walker.h"

#include <algorithm>

namespace shardscope::shell {
namespace {

constexpr std::size_t kMostCommands = 2048;
constexpr int kMostChoices = 3;  // alternatives within alternatives

bool isScript(const Text& word)
{
    const std::string name = programName(word);
    return name.ends_with(".py") || name.ends_with(".sh") || name == "-m";
}

/// A word that is one of a few texts, of which one contains a script.
bool isChoiceOfScripts(const Text& word)
{
    if (word.isKnown() || word.hasKnown())
        return false;
    const std::vector<Text>& alternatives = word.firstUnknown()->alternatives;
    return std::any_of(alternatives.begin(), alternatives.end(), [](const Text& each) {
        const std::vector<Text> words = blankSeparated(each);
        return std::any_of(words.begin(), words.end(), isScript);
    });
}

}  // namespace

/// If a branch chose the command ("eval $CMD"), each possible command is recorded as possibly started.
bool ScriptWalker::recordEach(const Statement& statement, const std::vector<Text>& words)
{
    const auto open = std::find_if(words.begin(), words.end(), isChoiceOfScripts);
    if (open == words.end() || m_choices >= kMostChoices || std::any_of(words.begin(), words.end(), isScript))
        return false;
    ++m_choices;
    ++m_perhaps;
    for (const Text& each : open->firstUnknown()->alternatives) {
        std::vector<Text> command(words.begin(), open);
        const std::vector<Text> chosen = blankSeparated(each);
        command.insert(command.end(), chosen.begin(), chosen.end());
        command.insert(command.end(), open + 1, words.end());
        m_budget.spend(command.size());
        if (!command.empty())
            record(statement, command);
    }
    --m_perhaps;
    --m_choices;
    return true;
}

void ScriptWalker::record(const Statement& statement, const std::vector<Text>& words)
{
    if (m_silent > 0)
        return;
    if (recordEach(statement, words))
        return;
    if (m_script.commands.size() >= kMostCommands)
        return cut(statement.line, "it starts more programs than are followed");
    ShellCommand command;
    command.line = statement.line;
    command.words = words;
    command.around = m_around;
    command.isPerhaps = m_perhaps > 0;
    m_budget.spend(m_variables.all().size());
    for (const auto& [name, variable] : m_variables.all()) {
        if (variable && variable->isExported && !variable->isArray && !variable->elements.empty()) {
            m_budget.spend(64 + variable->elements[0].size());
            command.environment[name] = variable->elements[0];
        }
    }
    for (const Assignment& assignment : statement.assignments)
        command.environment[assignment.name] = m_expander.text(assignment.value);
    m_script.commands.push_back(std::move(command));
}

}  // namespace shardscope::shell
