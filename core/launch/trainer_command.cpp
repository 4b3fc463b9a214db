// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/launch/trainer_command.h"

#include "core/launch/flag_words.h"
#include "core/launch/flow_reader.h"
#include "core/launch/training_command.h"
#include "core/launch/written_config.h"

#include <algorithm>

namespace shardscope {
namespace {

bool isVerb(const std::string& word)
{
    return word == "sft" || word == "pt" || word == "rlhf" || word == "dpo" || word == "kto" || word == "grpo" || word == "reward" ||
           word == "rloo";
}

std::optional<LaunchKind> kindOf(const ProgramWords& read)
{
    const bool isFile = read.program == "sft.py" || read.program == "pt.py" || read.program == "rlhf.py";
    if (isFile && read.path.find("swift/cli") != std::string::npos)
        return read.path.find("megatron") == std::string::npos ? LaunchKind::Swift : LaunchKind::SwiftMegatron;
    if (read.program == "sft.py" && read.path.find("trl/scripts") != std::string::npos)
        return LaunchKind::Trl;
    if (!isVerb(read.program))
        return std::nullopt;
    if (read.launcher == "swift")
        return LaunchKind::Swift;
    if (read.launcher == "megatron")
        return LaunchKind::SwiftMegatron;
    return read.launcher == "trl" ? std::optional(LaunchKind::Trl) : std::nullopt;
}

/// "--max-length" is `max_length`, and words are what a file would have them be.
ConfigValue asOfFile(const ConfigValue& flags)
{
    ConfigValue settings = ConfigValue::map();
    for (const auto& [flag, value] : *flags.entries()) {
        std::string name = flag.starts_with("--") ? flag.substr(2) : flag;
        if (flag.starts_with("--"))
            std::replace(name.begin(), name.end(), '-', '_');
        const auto line = static_cast<std::size_t>(value.line());
        settings.rawEntries().emplace_back(name, value.text() ? plainScalar(*value.text(), FlowStyle::Yaml).atLine(line) : value);
    }
    return settings;
}

}  // namespace

std::optional<LaunchKind> trainerCommandKind(std::string_view script)
{
    // Taking a whole script apart is worth it only where one of the programs is named.
    if (script.find("swift") == std::string_view::npos && script.find("megatron") == std::string_view::npos &&
        script.find("trl") == std::string_view::npos)
        return std::nullopt;
    for (const shell::ShellCommand& command : shell::readShellScript(script).commands) {
        if (const std::optional<LaunchKind> kind = kindOf(programWords(command.words)))
            return kind;
    }
    return std::nullopt;
}

Result<ConfigValue> trainerCommandSettings(std::string_view script, const std::string& file)
{
    const Result<TrainingCommand> training = trainingCommand(script, file);
    if (!training)
        return training.error();
    ConfigValue flags = ConfigValue::map();
    addFlags(flags, training->arguments, 0);
    addWrittenConfig(flags, "--deepspeed", "--deepspeed", *training);
    addSourced(flags, *training);
    ConfigValue settings = asOfFile(flags);
    const std::string verb = training->program.substr(0, training->program.find('.'));
    settings.set("command", ConfigValue(isVerb(verb) ? verb : "sft").atLine(static_cast<std::size_t>(training->line)));
    if (!training->nodes.isNull())
        settings.set("nnodes", training->nodes);
    if (!training->perNode.isNull())
        settings.set("nproc_per_node", training->perNode);
    return settings;
}

}  // namespace shardscope
