// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/completion_scripts.h"

#include <span>

#include "app/cli/completion_words.h"

namespace shardscope::cli {
namespace {

constexpr std::string_view kFile = "@file";

std::string joined(const std::vector<std::string>& words)
{
    std::string text;
    for (const std::string& word : words)
        text += (text.empty() ? "" : " ") + word;
    return text;
}

/// Never empty: a place where nothing can be offered is not one for something else.
std::string lineOf(const Offer& offer)
{
    const std::string text = joined(offer.words) + (offer.files ? " " + std::string(kFile) : "");
    return text.empty() ? "@nothing" : text;
}

std::string row(const std::string& key, const std::string& words) { return "    " + key + ") echo '" + words + "' ;;\n"; }

/// Returns what may stand where, as a function that bash and zsh both take.
std::string wordsFunction()
{
    std::string text = "_shardscope_cli_words()\n{\n    case $1 in\n" + row("commands", joined(commandNames()));
    for (const Command& command : commands()) {
        text += row("arguments:" + std::string(command.name), lineOf(offerForArgumentsOf(command)));
        text += row("options:" + std::string(command.name), joined(optionsOf(command)));
    }
    text += row("options:", "--help --version");
    for (const Option& option : options()) {
        if (option.takesValue())
            text += row("value:" + std::string(option.command) + std::string(option.name), lineOf(offerFor(option)));
    }
    return text + "    esac\n}\n\n";
}

/// Sets `offer` to what may stand behind `before`, in `command`, for what begins with `current`.
constexpr std::string_view kChoose = R"(    offer=$(_shardscope_cli_words "value:$command$before")
    [[ -z $offer ]] && offer=$(_shardscope_cli_words "value:$before")
    if [[ -z $offer ]]; then
        if [[ $current == -* ]]; then
            offer=$(_shardscope_cli_words "options:$command")
        elif [[ -n $command ]]; then
            offer=$(_shardscope_cli_words "arguments:$command")
        else
            offer=$(_shardscope_cli_words commands)
        fi
    fi
)";

/// Bash takes "=" for a word of its own.
constexpr std::string_view kBashBegin = R"(_shardscope_cli()
{
    local word command='' offer current=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]}
    [[ $current == = ]] && current=''
    [[ $before == = && $COMP_CWORD -gt 1 ]] && before=${COMP_WORDS[COMP_CWORD - 2]}
    for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
        [[ " $(_shardscope_cli_words commands) " == *" $word "* ]] && command=$word && break
    done
)";

constexpr std::string_view kBashEnd = R"(    mapfile -t COMPREPLY < <(compgen -W "${offer//@*/}" -- "$current")
    [[ $offer == *@file* ]] && mapfile -t -O "${#COMPREPLY[@]}" COMPREPLY < <(compgen -f -- "$current") && compopt -o filenames 2>/dev/null
    [[ ${COMPREPLY[0]-} == *= ]] && compopt -o nospace 2>/dev/null
    return 0
}
complete -F _shardscope_cli shardscope-cli
)";

constexpr std::string_view kZshBegin = R"(_shardscope_cli()
{
    local word command='' offer current=${words[CURRENT]} before=${words[CURRENT-1]}
    for word in ${words[2,CURRENT-1]}; do
        [[ " $(_shardscope_cli_words commands) " == *" $word "* ]] && command=$word && break
    done
)";

constexpr std::string_view kZshEnd = R"(    [[ $offer == *@file* ]] && _files
    local -a candidates=(${=offer%%@*})
    if [[ $candidates[1] == *= ]]; then
        compadd -S '' -a candidates
    else
        compadd -a candidates
    fi
}
if [[ $funcstack[1] == _shardscope_cli || $funcstack[1] == _shardscope-cli ]]; then
    _shardscope_cli "$@"
else
    compdef _shardscope_cli shardscope-cli
fi
)";

std::string quoted(const std::string& text)
{
    std::string safe = "'";
    for (const char letter : text)
        safe += letter == '\'' || letter == '\\' ? std::string{'\\', letter} : std::string(1, letter);
    return safe + "'";
}

std::string fishOf(const Offer& offer)
{
    return std::string(offer.files ? "" : " -f") + (offer.words.empty() ? "" : " -a " + quoted(joined(offer.words)));
}

std::string fishScript()
{
    const std::string start = "complete -c shardscope-cli";
    const std::string known = joined(commandNames());
    std::string text;
    for (const Command& command : commands()) {
        const std::string name(command.name);
        const std::string within = start + " -n '__fish_seen_subcommand_from " + name + "'";
        text += start + " -f -n 'not __fish_seen_subcommand_from " + known + "' -a " + name + " -d " + quoted(summaryOf(command)) + "\n";
        text += within + fishOf(offerForArgumentsOf(command)) + "\n";
        for (const std::string_view option : command.options) {
            const Option& described = *findOption(option, name);
            text += within + " -l " + std::string(option.substr(2)) + (described.takesValue() ? " -r" + fishOf(offerFor(described)) : "") +
                    "\n";
        }
    }
    return text + start + " -l help\n" + start + " -l version\n";
}

}  // namespace

std::string completionScript(Shell shell)
{
    const std::string made = "# Completion of shardscope-cli, made by: shardscope-cli completion " + std::string(nameOf(shell)) + "\n";
    switch (shell) {
    case Shell::Bash:
        return made + wordsFunction() + std::string(kBashBegin) + std::string(kChoose) + std::string(kBashEnd);
    case Shell::Zsh:
        return "#compdef shardscope-cli\n" + made + wordsFunction() + std::string(kZshBegin) + std::string(kChoose) + std::string(kZshEnd);
    case Shell::Fish:
        break;
    }
    return made + fishScript();
}

}  // namespace shardscope::cli
