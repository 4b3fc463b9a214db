// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/parse_invocation.h"

#include <algorithm>

#include "app/cli/command.h"
#include "app/cli/option.h"
#include "core/base/nearest_name.h"

namespace shardscope::cli {
namespace {

Error badUsage(std::string wrong, std::string right) { return Error{ErrorCode::BadUsage, {std::move(wrong), std::move(right)}, {}, {}}; }

template <typename Names>
std::string listOf(const Names& names)
{
    std::string list;
    for (const auto& name : names)
        list += (list.empty() ? "" : ", ") + std::string(name);
    return list;
}

/// "did you mean …? " or nothing, then all that there is.
std::string suggestion(std::string_view written, const std::vector<std::string>& known, std::string_view kind)
{
    const std::string nearest = nearestName(written, known);
    const std::string all = std::string(kind) + ": " + listOf(known);
    return nearest.empty() ? all : "did you mean " + nearest + "? " + all;
}

/// Those of the command that is called; of all where none is.
std::vector<std::string> optionNames(const std::vector<std::string>& words)
{
    const Command* command = words.empty() ? nullptr : findCommand(words.front());
    if (command)
        return {command->options.begin(), command->options.end()};
    std::vector<std::string> names;
    for (const Option& option : options())
        names.emplace_back(option.name);
    return names;
}

/// The words of a command line, sorted into options and the rest.
class Sorter {
public:
    explicit Sorter(const std::vector<std::string>& words) : m_words(words) {}

    Result<Invocation> sort()
    {
        bool ended = false;
        for (m_next = 0; m_next < m_words.size();) {
            const std::string& word = m_words[m_next++];
            if (ended || word == "-" || !word.starts_with('-')) {
                m_result.arguments.push_back(word);
            } else if (word == "--") {
                ended = true;
            } else if (const Result<void> taken = takeOption(word == "-h" ? "--help" : word); !taken) {
                return taken.error();
            }
        }
        return std::move(m_result);
    }

private:
    Result<void> takeOption(const std::string& word)
    {
        const std::size_t equals = word.find('=');
        const std::string name = word.substr(0, equals);
        const Option* option = findOption(name);
        if (!option)
            return badUsage("unknown option " + name, suggestion(name, optionNames(m_words), "options"));
        if (!option->takesValue() && equals != std::string::npos)
            return badUsage(name + " takes no value", name);
        if (!option->repeatable && option->takesValue() && m_result.has(name))
            return badUsage(name + " is given twice", "once");
        std::string value;
        if (option->takesValue()) {
            const bool follows = m_next < m_words.size() && !m_words[m_next].starts_with("--");
            if (equals == std::string::npos && !follows)
                return badUsage(name + " needs a value", name + " " + std::string(option->placeholder));
            value = equals == std::string::npos ? m_words[m_next++] : word.substr(equals + 1);
        }
        m_result.options[name].push_back(std::move(value));
        return {};
    }

    const std::vector<std::string>& m_words;
    std::size_t m_next = 0;
    Invocation m_result;
};

Result<void> checkOptions(const Invocation& invocation)
{
    const Command& command = *invocation.command;
    for (const auto& [name, values] : invocation.options) {
        if (std::find(command.options.begin(), command.options.end(), name) == command.options.end())
            return badUsage(std::string(command.name) + " takes no " + name, synopsis(command));
    }
    for (const std::string_view name : command.required) {
        if (!invocation.has(name))
            return badUsage(std::string(command.name) + " needs " + std::string(name), synopsis(command));
    }
    return {};
}

Result<void> checkArguments(const Invocation& invocation)
{
    const Command& command = *invocation.command;
    const std::size_t count = invocation.arguments.size();
    if (count < command.fewest)
        return badUsage(std::string(command.name) + " needs " + std::string(command.arguments), synopsis(command));
    if (count > command.most)
        return badUsage("unexpected argument \"" + invocation.arguments[command.most] + "\"", synopsis(command));
    return {};
}

}  // namespace

Result<Invocation> parseInvocation(const std::vector<std::string>& words)
{
    Result<Invocation> sorted = Sorter(words).sort();
    if (!sorted)
        return sorted;
    Invocation& invocation = *sorted;
    if (invocation.has("--help") || invocation.has("--version")) {
        invocation.command = findCommand("help");
        return sorted;
    }
    if (invocation.arguments.empty())
        return badUsage("no command is given", "commands: " + listOf(commandNames()) + "; see shardscope-cli help");
    const std::string name = invocation.arguments.front();
    invocation.command = findCommand(name);
    if (!invocation.command)
        return badUsage("unknown command \"" + name + "\"", suggestion(name, commandNames(), "commands"));
    invocation.arguments.erase(invocation.arguments.begin());
    for (const Result<void>& checked : {checkOptions(invocation), checkArguments(invocation)}) {
        if (!checked)
            return checked.error();
    }
    return sorted;
}

}  // namespace shardscope::cli
