// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/launch/trainer_command.h"

#include "core/base/message.h"
#include "core/launch/command_settings.h"
#include "core/launch/flag_words.h"
#include "core/launch/flow_reader.h"
#include "core/launch/torchtune_configs.h"
#include "core/launch/training_command.h"
#include "core/launch/written_config.h"

#include <algorithm>

namespace shardscope {
namespace {

bool isVerb(std::string_view word)
{
    return word == "sft" || word == "pt" || word == "rlhf" || word == "dpo" || word == "kto" || word == "grpo" || word == "reward" ||
           word == "rloo";
}

std::optional<LaunchKind> kindOf(const ProgramWords& read)
{
    const bool isFile = read.program == "sft.py" || read.program == "pt.py" || read.program == "rlhf.py";
    if (isFile && read.path.find("swift/cli") != std::string::npos)
        return read.path.find("megatron") == std::string::npos ? LaunchKind::Swift : LaunchKind::SwiftMegatron;
    if (read.path.find("trl/scripts") != std::string::npos && isVerb(std::string_view(read.program).substr(0, read.program.find('.'))))
        return LaunchKind::Trl;
    if (read.program == "unsloth-cli.py")
        return LaunchKind::Unsloth;
    if (read.launcher == "tune")
        return LaunchKind::Torchtune;
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
    constexpr std::string_view kNames[] = {"swift", "megatron", "trl", "unsloth-cli.py", "tune run"};
    if (std::none_of(std::begin(kNames), std::end(kNames), [script](std::string_view name) { return script.find(name) != script.npos; }))
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

void addCommandInComment(ConfigValue& settings, std::string_view text)
{
    constexpr std::string_view kProgram = "trl ";
    std::size_t number = 0;
    for (std::size_t begin = 0; begin < text.size() && !settings.find("command");) {
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        const std::string_view line = text.substr(begin, end - begin);
        begin = end + 1;
        ++number;
        const std::size_t at = line.find(kProgram);
        if (!line.starts_with('#') || at == std::string_view::npos)
            continue;
        const std::string_view rest = line.substr(at + kProgram.size());
        const std::string_view verb = rest.substr(0, rest.find(' '));
        if (isVerb(verb))
            settings.set("command", ConfigValue(verb).atLine(number).assumedBecause(
                                        said("The comment in line {} starts it.", {std::to_string(number)})));
    }
}

Result<ConfigValue> tuneRunSettings(std::string_view script, const std::string& file)
{
    Result<ConfigValue> settings = overrideSettings(script, file);
    if (!settings)
        return settings;
    for (const auto& [flag, key] : {std::pair{"--config", "config"}, {"--nproc_per_node", "nproc_per_node"}, {"--nnodes", "nnodes"}}) {
        const ConfigValue* const value = settings->find(flag);
        if (!value)
            continue;
        settings->set(key, *value);
        std::erase_if(settings->rawEntries(),
                      [flag = std::string_view(flag)](const ConfigValue::Entry& entry) { return entry.first == flag; });
    }
    const ConfigValue* const config = settings->find("config");
    if (!config || !config->text())
        return Error{ErrorCode::MissingKey, {"--config", "the configuration that tune run takes"}, file, {}};
    if (const std::string name = *config->text(); !addTorchtuneConfig(*settings, name))
        return Error{ErrorCode::BadUsage,
                     {"the configuration \"" + name + "\" is another file, or one that is not known here",
                      "a configuration of torchtune such as llama3_1/8B_lora, or import the configuration itself"},
                     file,
                     {}};
    if (!settings->find("nproc_per_node"))
        settings->set("nproc_per_node", ConfigValue(1).assumedBecause(said("tune run starts one process by default.")));
    return settings;
}

}  // namespace shardscope
