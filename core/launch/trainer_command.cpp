// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/launch/trainer_command.h"

#include "core/launch/flow_reader.h"
#include "core/launch/shell_text.h"

#include <algorithm>
#include <vector>

namespace shardscope {
namespace {

using Words = std::vector<std::string>;

/// Where a command's program and what it trains stand, and whose it is.
struct Started {
    LaunchKind kind = LaunchKind::Swift;
    std::size_t verb = 0;
};

bool isVerb(const std::string& word)
{
    return word == "sft" || word == "pt" || word == "rlhf" || word == "dpo" || word == "kto" || word == "grpo" || word == "reward" ||
           word == "rloo";
}

/// The name of a program without its folder.
std::string_view programOf(std::string_view word)
{
    const std::size_t slash = word.rfind('/');
    return slash == std::string_view::npos ? word : word.substr(slash + 1);
}

std::optional<Started> startedBy(const Words& words)
{
    for (std::size_t at = 0; at + 1 < words.size(); ++at) {
        const std::string_view program = programOf(words[at]);
        const bool isFile = program == "sft.py" || program == "pt.py";
        if (isFile && words[at].find("swift/cli") != std::string::npos)
            return Started{words[at].find("megatron") == std::string::npos ? LaunchKind::Swift : LaunchKind::SwiftMegatron, at};
        if (!isVerb(words[at + 1]))
            continue;
        if (program == "swift")
            return Started{LaunchKind::Swift, at + 1};
        if (program == "megatron")
            return Started{LaunchKind::SwiftMegatron, at + 1};
        if (program == "trl")
            return Started{LaunchKind::Trl, at + 1};
    }
    return std::nullopt;
}

bool isFlag(const std::string& word) { return word.size() > 2 && word.starts_with("--"); }

/// "NAME=value" before a command or by itself.
void readProcesses(ConfigValue& settings, const Words& words)
{
    for (const std::string& word : words) {
        for (const auto& [name, key] : {std::pair{"NPROC_PER_NODE=", "nproc_per_node"}, {"NNODES=", "nnodes"}}) {
            if (word.starts_with(name))
                settings.set(key, plainScalar(std::string_view(word).substr(std::string_view(name).size()), FlowStyle::Yaml));
        }
    }
}

void readFlags(ConfigValue& settings, const Words& words, std::size_t from)
{
    for (std::size_t at = from; at < words.size(); ++at) {
        if (!isFlag(words[at]))
            continue;
        const std::size_t equals = words[at].find('=');
        std::string name = words[at].substr(2, equals == std::string::npos ? equals : equals - 2);
        std::replace(name.begin(), name.end(), '-', '_');
        ConfigValue::List values;
        if (equals != std::string::npos)
            values.push_back(plainScalar(std::string_view(words[at]).substr(equals + 1), FlowStyle::Yaml));
        while (at + 1 < words.size() && !isFlag(words[at + 1]))
            values.push_back(plainScalar(words[++at], FlowStyle::Yaml));
        // Of a flag given twice the last counts.
        settings.set(name, values.empty() ? ConfigValue(true) : values.size() == 1 ? values.front() : ConfigValue(std::move(values)));
    }
}

}  // namespace

std::optional<LaunchKind> trainerCommandKind(std::string_view script)
{
    // Taking a whole script apart is worth it only where one of the programs is named.
    if (script.find("swift") == std::string_view::npos && script.find("megatron") == std::string_view::npos &&
        script.find("trl") == std::string_view::npos)
        return std::nullopt;
    for (const Words& words : shellCommands(script)) {
        if (const std::optional<Started> started = startedBy(words))
            return started->kind;
    }
    return std::nullopt;
}

Result<ConfigValue> trainerCommandSettings(std::string_view script, const std::string& file)
{
    ConfigValue settings = ConfigValue::map();
    for (const Words& words : shellCommands(script)) {
        readProcesses(settings, words);
        const std::optional<Started> started = startedBy(words);
        if (!started)
            continue;
        settings.set("command", isVerb(words[started->verb]) ? words[started->verb] : std::string("sft"));
        readFlags(settings, words, started->verb + 1);
        return settings;
    }
    return Error{
        ErrorCode::BadUsage, {"no command that trains stands there", "swift sft, megatron sft or trl sft, with its flags"}, file, {}};
}

}  // namespace shardscope
