// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/launch/shell/program_words.h"
#include "core/launch/shell/script_walker.h"

#include <algorithm>

namespace shardscope::shell {
namespace {

constexpr int kMostCalls = 24;

}  // namespace

Truth ScriptWalker::runSimple(const Statement& statement)
{
    std::vector<Text> words = m_expander.fields(statement.words);
    if (!words.empty())
        return runProgram(statement, std::move(words));
    bool hasSubstitution = false;
    for (const Assignment& assignment : statement.assignments) {
        assign(assignment);
        hasSubstitution = hasSubstitution || std::any_of(assignment.value.parts.begin(), assignment.value.parts.end(),
                                                         [](const Part& part) { return part.kind == PartKind::Substitution; });
    }
    // A command that was all of variables is none; what it would be is not told here.
    return hasSubstitution || !statement.words.empty() ? Truth::Likely : Truth::Yes;
}

void ScriptWalker::assign(const Assignment& assignment, bool isExported)
{
    const VariablePtr before = m_variables.find(assignment.name);
    auto variable = std::make_shared<Variable>();
    if (before && (assignment.isAppended || assignment.hasSubscript))
        *variable = *before;
    variable->isUnset = false;
    variable->isExported = isExported || (before && before->isExported);
    variable->isAssociative = before && before->isAssociative;
    if (assignment.isArray || assignment.hasSubscript) {
        assignArray(assignment, *variable);
        m_variables.set(assignment.name, std::move(variable));
        return;
    }
    const Text value = m_expander.text(assignment.value);
    if (!assignment.isAppended) {
        variable->elements = {value};
    } else if (variable->elements.empty() && !before) {
        Text grown = m_expander.value(assignment.name, assignment.line);
        grown.append(value);
        variable->elements = {grown};
    } else if (variable->elements.empty()) {
        variable->elements = {value};
    } else {
        m_budget.spend(variable->elements[0].size());
        variable->elements[0].append(value);
        if (variable->elements[0].size() > kMostValueLetters)
            variable->elements[0] = Text(makeUnknown(Doubt::Size, assignment.line, "$" + assignment.name), assignment.line);
    }
    m_variables.set(assignment.name, std::move(variable));
}

void ScriptWalker::assignArray(const Assignment& assignment, Variable& variable)
{
    variable.isArray = true;
    if (assignment.hasSubscript) {
        const Text subscript = m_expander.text(assignment.subscript);
        const Number index = variable.isAssociative ? Number{} : m_expander.number(subscript, assignment.line);
        if (index.unknown || !subscript.isKnown() || index.value < 0 || static_cast<std::size_t>(index.value) > variable.elements.size()) {
            variable.elements = {Text(makeUnknown(Doubt::Form, assignment.line, assignment.name + "[…]="), assignment.line)};
            variable.keys.clear();
            return;
        }
        std::size_t at = static_cast<std::size_t>(index.value);
        if (variable.isAssociative) {
            at = static_cast<std::size_t>(std::find(variable.keys.begin(), variable.keys.end(), subscript.text()) - variable.keys.begin());
            if (at == variable.keys.size())
                variable.keys.push_back(subscript.text());
        }
        if (at >= variable.elements.size())
            variable.elements.resize(at + 1);
        if (assignment.isAppended)
            variable.elements[at].append(m_expander.text(assignment.value));
        else
            variable.elements[at] = m_expander.text(assignment.value);
        return;
    }
    if (!assignment.isAppended) {
        variable.elements.clear();
        variable.keys.clear();
    }
    m_budget.spend(variable.elements.size());
    if (!assignment.keys.empty() && variable.isAssociative) {
        for (std::size_t i = 0; i < assignment.elements.size() && i < assignment.keys.size(); ++i) {
            std::string key = assignment.keys[i];
            if (key.size() > 1 && (key[0] == '"' || key[0] == '\''))
                key = key.substr(1, key.size() - 2);
            variable.keys.push_back(std::move(key));
            variable.elements.push_back(m_expander.text(assignment.elements[i]));
        }
        return;
    }
    if (!assignment.keys.empty()) {
        variable.elements = {Text(makeUnknown(Doubt::Form, assignment.line, assignment.name + "=([…]=…)"), assignment.line)};
        return;
    }
    for (const Text& each : m_expander.fields(assignment.elements))
        variable.elements.push_back(each);
    if (variable.elements.size() > kMostWords)
        variable.elements = {Text(makeUnknown(Doubt::Size, assignment.line, "$" + assignment.name), assignment.line)};
}

Truth ScriptWalker::runProgram(const Statement& statement, std::vector<Text> words)
{
    const std::string name = words[0].isKnown() ? words[0].text() : std::string();
    if (const VariablePtr function = m_variables.find(name + "()"); function && function->function) {
        std::vector<std::pair<std::string, VariablePtr>> before;
        for (const Assignment& assignment : statement.assignments) {
            before.emplace_back(assignment.name, m_variables.find(assignment.name));
            assign(assignment, true);
        }
        words.erase(words.begin());
        const Truth truth = call(function->function, std::move(words));
        for (auto& [variable, value] : before)
            m_variables.set(variable, value);
        return truth;
    }
    if (const std::optional<Truth> truth = runBuiltin(statement, words))
        return *truth;
    keepWritten(statement, words);
    if (!runInnerShell(statement, words))
        record(statement, words);
    if (name == "exec" && m_flow == Flow::Going)
        m_flow = Flow::Exited;
    return Truth::Likely;
}

Truth ScriptWalker::call(const StatementPtr& body, std::vector<Text> arguments)
{
    if (m_calls >= kMostCalls)
        return Truth::Likely;
    ++m_calls;
    ++m_functions;
    auto given = std::make_shared<Variable>();
    given->isArray = true;
    given->elements = std::move(arguments);
    const VariablePtr outer = m_variables.find("@");
    m_variables.set("@", std::move(given));
    m_locals.emplace_back();
    const Truth truth = run(*body);
    for (auto local = m_locals.back().rbegin(); local != m_locals.back().rend(); ++local)
        m_variables.set(local->first, local->second);
    m_locals.pop_back();
    m_variables.set("@", outer);
    --m_functions;
    --m_calls;
    if (m_flow == Flow::Returned || m_flow == Flow::MaybeLeft)
        m_flow = Flow::Going;
    return truth == Truth::Yes || truth == Truth::Likely ? Truth::Likely : truth;
}

/// `bash -c "…"`, a shell that reads a here-document, or a script that one has written: their commands, behind whatever starts the shell.
bool ScriptWalker::runInnerShell(const Statement& statement, const std::vector<Text>& words)
{
    const std::optional<std::size_t> program = programAt(words);
    const std::string name = program ? programName(words[*program]) : std::string();
    if (!program || m_calls >= kMostCalls)
        return false;
    const std::vector<Text> before(words.begin(), words.begin() + static_cast<std::ptrdiff_t>(*program));
    std::optional<Text> commands;
    std::size_t at = *program;
    if (isShell(name)) {
        bool takesCommands = false;
        for (++at; at < words.size() && words[at].isKnown(); ++at) {
            const std::string option = words[at].text();
            const bool isOption = option.size() > 1 && (option[0] == '-' || option[0] == '+');
            if (!isOption)
                break;
            takesCommands = takesCommands || (option[0] == '-' && option[1] != '-' && option.find('c') != std::string::npos);
        }
        if (takesCommands && at < words.size())
            commands = words[at];
        else if (at >= words.size() || (words[at].isKnown() && words[at].text() == "-"))
            commands = document(statement);
    }
    if (!commands && at < words.size() && words[at].isKnown()) {
        std::string file = words[at].text();
        const auto found = m_script.files.find(file.starts_with("./") ? file.substr(2) : file);
        if (found != m_script.files.end())
            commands = found->second;
    }
    if (!commands)
        return false;
    std::vector<Text> arguments;
    if (at + 1 < words.size())
        arguments.assign(words.begin() + static_cast<std::ptrdiff_t>(at) + 1, words.end());
    // The first word after `-c …` is the shell's name.
    if (commands && isShell(name) && !arguments.empty() && words[at - 1].text().find('c') != std::string::npos &&
        words[at - 1].text()[0] == '-')
        arguments.erase(arguments.begin());
    const bool isNamed = isShell(name) && at + 1 < words.size() && arguments.size() + at + 2 == words.size();
    const std::size_t depth = m_around.size();
    m_around.insert(m_around.end(), before.begin(), before.end());
    m_variables.begin();
    for (const Assignment& assignment : statement.assignments)
        assign(assignment, true);
    if (isNamed)
        m_variables.set("0", std::make_shared<const Variable>(Variable{false, false, true, {words[at + 1]}, {}, false, nullptr}));
    walkInner(*commands, arguments, true);
    (void)m_variables.end();
    m_around.resize(depth);
    return true;
}

void ScriptWalker::walkInner(const Text& commands, const std::vector<Text>& arguments, bool isOwnShell)
{
    if (m_calls >= kMostCalls)
        return;
    ++m_calls;
    m_budget.spend(commands.size());
    if (isOwnShell) {
        m_budget.spend(m_variables.all().size());
        std::vector<std::string> hidden;
        for (const auto& [name, variable] : m_variables.all()) {
            if (variable && !variable->isExported)
                hidden.push_back(name);
        }
        for (const std::string& name : hidden)
            m_variables.set(name, VariablePtr());
        auto given = std::make_shared<Variable>();
        given->isArray = true;
        given->elements = arguments;
        m_variables.set("@", std::move(given));
    }
    if (commands.isKnown() || commands.hasKnown())
        walk(sourceOf(commands));
    if (isOwnShell && m_script.cutLine == 0)
        m_flow = Flow::Going;
    --m_calls;
}

/// Returns the input of a command from a here-document or a here-string.
std::optional<Text> ScriptWalker::document(const Statement& statement)
{
    for (const Redirection& redirection : statement.redirections) {
        if (redirection.document)
            return m_expander.text(*redirection.document);
        if (redirection.operation == "<<<") {
            Text text = m_expander.text(redirection.target);
            text.append("\n", redirection.target.line);
            return text;
        }
    }
    return std::nullopt;
}

/// `cat > file <<EOF`: what a file holds that the training command may read.
void ScriptWalker::keepWritten(const Statement& statement, const std::vector<Text>& words)
{
    if (!words[0].isKnown() || m_silent > 0)
        return;
    const std::string name = words[0].text();
    std::optional<Text> file;
    for (const Redirection& redirection : statement.redirections) {
        if (redirection.operation == ">" || redirection.operation == ">|" || redirection.operation == ">>")
            file = m_expander.text(redirection.target);
    }
    if (name == "tee" && words.size() == 2)
        file = words[1];
    if (!file || file->isEmpty() || (name != "cat" && name != "tee" && name != "echo"))
        return;
    std::optional<Text> held = name == "echo" ? std::nullopt : document(statement);
    if (name == "echo") {
        held.emplace();
        for (std::size_t i = 1; i < words.size(); ++i) {
            held->append(i > 1 ? " " : "", words[i].line());
            held->append(words[i]);
        }
        held->append("\n", statement.line);
    }
    if (!held || m_script.files.size() > 256)
        return;
    const std::string path = file->text();
    const bool isAppended = std::any_of(statement.redirections.begin(), statement.redirections.end(),
                                        [](const Redirection& each) { return each.operation == ">>"; });
    Text& kept = m_script.files[path.starts_with("./") ? path.substr(2) : path];
    if (!isAppended)
        kept = Text();
    m_budget.spend(kept.size());
    kept.append(*held);
    if (m_perhaps > 0)
        kept = Text(makeUnknown(Doubt::Branch, statement.line, path), statement.line);
}

}  // namespace shardscope::shell
