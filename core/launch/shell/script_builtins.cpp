// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/launch/shell/script_cursor.h"
#include "core/launch/shell/script_walker.h"

#include <algorithm>
#include <iterator>

namespace shardscope::shell {
namespace {

/// Builtins without an effect on the variables.
constexpr std::string_view kIdle[] = {":",    "true", "cd",   "pushd", "popd", "shopt", "ulimit", "umask", "alias", "unalias",
                                      "trap", "wait", "type", "hash",  "pwd",  "clear", "bind",   "set+x", "times", "printf"};

/// Files that set up a shell and not a training.
bool isSetup(const std::string& file)
{
    for (const std::string_view part : {"activate", "bashrc", "profile", "conda", "setvars", "module", "venv"}) {
        if (file.find(part) != std::string::npos)
            return true;
    }
    return false;
}

bool isName(const std::string& text)
{
    return !text.empty() && std::all_of(text.begin(), text.end(), [](char letter) { return isNameLetter(letter, false); }) &&
           isNameLetter(text[0], true);
}

}  // namespace

bool ScriptWalker::isSet(const std::string& name) const
{
    const VariablePtr variable = m_variables.find(name);
    return variable && !variable->isUnset && !variable->elements.empty();
}

std::optional<Truth> ScriptWalker::runBuiltin(const Statement& statement, const std::vector<Text>& words)
{
    if (!words[0].isKnown())
        return std::nullopt;
    const std::string name = words[0].text();
    const std::string first = words.size() > 1 && words[1].isKnown() ? words[1].text() : std::string();
    if (name == "export" || name == "declare" || name == "typeset" || name == "local" || name == "readonly") {
        declare(statement, words);
    } else if (name == "test" || name == "[") {
        std::vector<Text> tested(words.begin() + 1, words.end());
        if (name == "[" && !tested.empty())
            tested.pop_back();
        return testWords(tested, [this](const std::string& variable) { return isSet(variable); });
    } else if (name == "eval") {
        const Text commands = joined(words, 1);
        if (!commands.hasKnown() && !commands.isEmpty())
            return Truth::Open;
        walkInner(commands, {}, false);
    } else if (name == "source" || name == ".") {
        return source(words);
    } else if (name == "let") {
        Truth truth = Truth::No;
        for (std::size_t i = 1; i < words.size(); ++i) {
            const Number value = m_expander.number(words[i], statement.line);
            truth = value.unknown ? Truth::Open : truthOf(value.value != 0);
        }
        return truth;
    } else if (name == "read" || name == "mapfile" || name == "readarray" || name == "getopts") {
        readVariables(statement, words);
        return Truth::Open;
    } else if (name == "unset") {
        for (std::size_t i = 1; i < words.size(); ++i) {
            auto variable = std::make_shared<Variable>();
            variable->isUnset = true;
            if (words[i].isKnown() && isName(words[i].text()))
                m_variables.set(words[i].text(), std::move(variable));
        }
    } else if (name == "set") {
        setOptions(words);
    } else if (name == "shift") {
        shift(words);
    } else if (name == "exit" || (name == "return" && m_functions == 0)) {
        m_flow = Flow::Exited;
        return Truth::Open;
    } else if (name == "return") {
        m_flow = Flow::Returned;
        return words.size() > 1 ? (words[1].isKnown() ? truthOf(first == "0") : Truth::Open) : Truth::Likely;
    } else if (name == "break" || name == "continue") {
        m_flow = m_loops == 0 ? m_flow : name == "break" ? Flow::Left : Flow::Continued;
    } else if (name == "false") {
        return Truth::No;
    } else if (name == "printf" && first == "-v") {
        if (words.size() > 2 && words[2].isKnown() && isName(words[2].text()))
            m_variables.set(words[2].text(), Text(makeUnknown(Doubt::Form, statement.line, "printf -v"), statement.line));
    } else if (name == "echo" && statement.redirections.empty()) {
        return Truth::Yes;
    } else if (std::find(std::begin(kIdle), std::end(kIdle), name) == std::end(kIdle)) {
        return std::nullopt;
    }
    return name == "cd" ? Truth::Likely : Truth::Yes;
}

void ScriptWalker::declare(const Statement& statement, const std::vector<Text>& words)
{
    const std::string kind = words[0].text();
    const bool isLocal = m_functions > 0 && kind != "export" && kind != "readonly";
    std::string options;
    std::vector<std::string> names;
    std::vector<Assignment> plain;
    for (std::size_t i = 1; i < words.size(); ++i) {
        const std::string word = words[i].text();
        if (word.starts_with('-'))
            options += word.substr(1);
        else if (isName(word))
            names.push_back(word);
    }
    const bool isGlobal = options.find('g') != std::string::npos;
    const auto keepOuter = [&](const std::string& name) {
        if (isLocal && !isGlobal && !m_locals.empty())
            m_locals.back().emplace_back(name, m_variables.find(name));
    };
    const bool isExported = kind == "export" || options.find('x') != std::string::npos;
    const bool isArray = options.find_first_of("aA") != std::string::npos;
    for (const std::string& name : names) {
        keepOuter(name);
        const VariablePtr before = m_variables.find(name);
        if (!before && !isArray && !isLocal)
            continue;  // as the environment has it
        auto variable = before && !isLocal ? std::make_shared<Variable>(*before) : std::make_shared<Variable>();
        variable->isExported = variable->isExported || isExported;
        variable->isArray = variable->isArray || isArray;
        variable->isUnset = variable->isUnset || (isLocal && !isArray);
        variable->isAssociative = variable->isAssociative || options.find('A') != std::string::npos;
        m_variables.set(name, std::move(variable));
    }
    for (const Assignment& assignment : statement.declared) {
        keepOuter(assignment.name);
        if (options.find('A') != std::string::npos) {
            auto variable = std::make_shared<Variable>();
            variable->isArray = variable->isAssociative = true;
            m_variables.set(assignment.name, std::move(variable));
        }
        assign(assignment, isExported);
        const VariablePtr made = m_variables.find(assignment.name);
        if (options.find('i') != std::string::npos && made && !made->elements.empty()) {
            const Number value = m_expander.number(made->elements[0], assignment.line);
            m_variables.set(assignment.name,
                            value.unknown ? Text(value.unknown, assignment.line) : Text(std::to_string(value.value), assignment.line));
        }
        if (options.find_first_of("nul") != std::string::npos)
            m_variables.set(assignment.name, Text(makeUnknown(Doubt::Form, assignment.line, kind + " -" + options), assignment.line));
    }
}

/// `read -r A B <<< "1 2"` is followed; whatever else is read is unknown.
void ScriptWalker::readVariables(const Statement& statement, const std::vector<Text>& words)
{
    const bool isRead = words[0].text() == "read";
    bool isArray = !isRead && words[0].text() != "getopts";
    bool readsAll = false;
    std::vector<std::string> names;
    for (std::size_t i = 1; i < words.size(); ++i) {
        const std::string word = words[i].text();
        if (word.starts_with('-')) {
            isArray = isArray || (isRead && word.find('a') != std::string::npos);
            readsAll = readsAll || word.find('d') != std::string::npos;
            const bool takesValue = word.find_first_of("dnNptuiOsc") != std::string::npos && word.back() != 's';
            i += isRead && takesValue && word.size() <= 3 ? 1u : 0u;
        } else if (isName(word) || words[0].text() == "getopts") {
            names.push_back(word);
        }
    }
    for (const Assignment& assignment : statement.assignments)
        assign(assignment);
    const std::optional<Text> given = isRead ? document(statement) : std::nullopt;
    std::vector<Text> fields;
    if (given) {
        Text text;
        const std::vector<Piece>& pieces = given->pieces();
        for (const Piece& piece : pieces) {
            const std::size_t end = readsAll ? std::string::npos : piece.text.find('\n');
            if (piece.unknown)
                text.append(piece.unknown, piece.line);
            else
                text.append(std::string_view(piece.text).substr(0, end), piece.line);
            if (end != std::string::npos)
                break;
        }
        Word word;
        for (const Piece& piece : text.pieces()) {
            auto expansion = std::make_shared<Expansion>();
            expansion->name = "REPLY";
            word.parts = {{PartKind::Parameter, false, piece.line, "$REPLY", expansion, nullptr}};
        }
        m_variables.set("REPLY", text);
        fields = m_expander.fields(word);
    }
    for (const Assignment& assignment : statement.assignments)
        m_variables.set(assignment.name, VariablePtr());
    if (names.empty())
        names.emplace_back("REPLY");
    for (std::size_t i = 0; i < names.size(); ++i) {
        auto variable = std::make_shared<Variable>();
        variable->isArray = isArray;
        const int line = statement.line;
        if (!given)
            variable->elements.emplace_back(makeUnknown(Doubt::Substitution, line, words[0].text() + " " + names[i]), line);
        else if (isArray)
            variable->elements = fields;
        else if (i + 1 == names.size())
            variable->elements = {joined(fields, std::min(i, fields.size()))};
        else
            variable->elements = {i < fields.size() ? fields[i] : Text()};
        // Blanks between the words of the last variable stay; only its outer blanks are removed.
        if (given && !isArray && names.size() == 1) {
            const VariablePtr whole = m_variables.find("REPLY");
            if (whole && whole->elements[0].isKnown()) {
                std::string text = whole->elements[0].text();
                text.erase(0, text.find_first_not_of(" \t\n"));
                text.erase(text.find_last_not_of(" \t\n") + 1);
                variable->elements = {Text(text, whole->elements[0].line())};
            }
        }
        m_variables.set(names[i], std::move(variable));
    }
}

/// `set -- a b` gives the script arguments of its own.
void ScriptWalker::setOptions(const std::vector<Text>& words)
{
    const auto dashes = std::find_if(words.begin(), words.end(),
                                     [](const Text& word) { return word.isKnown() && (word.text() == "--" || word.text() == "-"); });
    const bool isPlain = words.size() > 1 && words[1].isKnown() && !words[1].text().starts_with('-') && !words[1].text().starts_with('+');
    if (dashes == words.end() && !isPlain)
        return;
    auto given = std::make_shared<Variable>();
    given->isArray = true;
    given->elements.assign(isPlain ? words.begin() + 1 : dashes + 1, words.end());
    m_variables.set("@", std::move(given));
}

void ScriptWalker::shift(const std::vector<Text>& words)
{
    const VariablePtr arguments = m_variables.find("@");
    const Number count = words.size() > 1 ? m_expander.number(words[1], words[0].line()) : Number{1, nullptr};
    if (!arguments || count.unknown || count.value < 0)
        return;
    auto left = std::make_shared<Variable>(*arguments);
    if (static_cast<std::size_t>(count.value) <= left->elements.size())
        left->elements.erase(left->elements.begin(), left->elements.begin() + count.value);
    m_variables.set("@", std::move(left));
}

/// A file that the script has written itself is read; the settings of any other are unknown.
Truth ScriptWalker::source(const std::vector<Text>& words)
{
    const std::string file = words.size() > 1 ? words[1].text() : std::string();
    const auto found = m_script.files.find(file.starts_with("./") ? file.substr(2) : file);
    if (found != m_script.files.end()) {
        const Text held = found->second;
        walkInner(held, {}, false);
    } else if (!isSetup(file) && m_silent == 0 && m_script.sourced.size() < 64) {
        m_script.sourced.emplace_back(file, words[0].line());
    }
    return Truth::Likely;
}

}  // namespace shardscope::shell
