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

Result<void> takeOption(Invocation& invocation, ProgramArgument<Option>& argument, const std::vector<std::string>& words)
{
    const std::string& name = argument.name;
    const Option* option = argument.option;
    if (!option)
        return badUsage("unknown option " + name, suggestion(name, optionNames(words), "options"));
    if (!option->takesValue() && argument.value)
        return badUsage(name + " takes no value", name);
    if (!option->repeatable && option->takesValue() && invocation.has(name))
        return badUsage(name + " is given twice", "give it once");
    if (option->takesValue() && !argument.value)
        return badUsage(name + " needs a value", name + " " + std::string(option->placeholder));
    invocation.options[name].push_back(std::move(argument.value).value_or(""));
    return {};
}

/// The words of a command line, sorted into options and the rest.
Result<Invocation> sorted(const std::vector<std::string>& words)
{
    Invocation invocation;
    ArgumentReader<Option> reader(options(), words, {});
    while (std::optional<ProgramArgument<Option>> argument = reader.next()) {
        if (argument->name.empty())
            invocation.arguments.push_back(std::move(argument->word));
        else if (const Result<void> taken = takeOption(invocation, *argument, words); !taken)
            return taken.error();
    }
    return invocation;
}

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
    Result<Invocation> read = sorted(words);
    if (!read)
        return read;
    Invocation& invocation = *read;
    if (invocation.has("--help") || invocation.has("--version")) {
        invocation.command = findCommand("help");
        return read;
    }
    if (invocation.arguments.empty())
        return badUsage("no command was given", "commands: " + listOf(commandNames()) + "; see shardscope-cli help");
    const std::string name = invocation.arguments.front();
    invocation.command = findCommand(name);
    if (!invocation.command)
        return badUsage("unknown command \"" + name + "\"", suggestion(name, commandNames(), "commands"));
    invocation.arguments.erase(invocation.arguments.begin());
    for (const Result<void>& checked : {checkOptions(invocation), checkArguments(invocation)}) {
        if (!checked)
            return checked.error();
    }
    return read;
}

}  // namespace shardscope::cli
