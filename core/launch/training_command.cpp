// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/launch/training_command.h"

#include "core/base/message.h"
#include "core/launch/flow_reader.h"
#include "core/launch/started_world.h"

#include <algorithm>
#include <set>

namespace shardscope {
namespace {

using shell::Doubt;
using shell::ShellCommand;
using shell::ShellScript;
using shell::Text;

/// A condition ends where its command does: "if [ … ]; " without what follows it.
std::string inBackticks(const std::string& written)
{
    const std::size_t last = written.find_last_not_of("; \n");
    return "`" + written.substr(0, last == std::string::npos ? last : last + 1) + "`";
}

/// "TP" of "$TP" and "${TP:?}".
std::string variableOf(const std::string& written)
{
    const std::size_t begin = written.find_first_not_of("${!#");
    return begin == std::string::npos ? written : written.substr(begin, written.find_first_of(":-=?+}[%#/", begin) - begin);
}

Message reason(const shell::Unknown& unknown)
{
    const std::string what = inBackticks(unknown.what);
    switch (unknown.doubt) {
    case Doubt::Environment:
        return said("{} is not set by the script", {what});
    case Doubt::Argument:
        return said("{} is an argument of the script", {what});
    case Doubt::Required:
        return said("{} has no value", {what});
    case Doubt::Substitution:
        return said("{} is known only when the script runs", {what});
    case Doubt::Branch:
        return said("{} cannot be decided from the script", {what});
    case Doubt::Loop:
        return said("the loop {} runs an unknown number of times", {what});
    case Doubt::Form:
        return said("{} is written in a form that cannot be read", {what});
    case Doubt::Size:
        return said("{} is too long to be read", {what});
    }
    return Message("{}", {what});
}

/// "It is 4 or 8."
Message choices(const shell::Unknown& unknown)
{
    std::string all;
    for (std::size_t i = 0; i < unknown.alternatives.size(); ++i) {
        const std::string text = unknown.alternatives[i].text();
        if (text.empty() || text.size() > 24 || text.find_first_of(" \n") != std::string::npos)
            return {};
        all += (i == 0 ? "" : ", ") + text;
    }
    return all.empty() ? Message() : said("Possible values: {}.", {all});
}

bool isTrainingName(const std::string& program)
{
    for (const std::string_view part :
         {"train", "finetune", "fine_tune", "sft", "dpo", "grpo", "run_recipe", "run_clm", "ppo", "unsloth-cli"}) {
        if (program.find(part) != std::string::npos)
            return true;
    }
    return false;
}

bool isOtherName(const std::string& program)
{
    for (const std::string_view verb : {"train", "pretrain", "finetune", "sft"}) {
        if (program.starts_with(verb))
            return false;
    }
    for (const std::string_view part :
         {"preprocess", "convert", "generat", "eval", "inference", "merge_", "tokeniz", "server", "download", "export", "test_"}) {
        if (program.find(part) != std::string::npos)
            return true;
    }
    return false;
}

/// The rank of a program that a launcher starts, and that is not a training by its name.
constexpr int kOtherRank = 1;

/// 0: starts no training; a higher rank is the surer one.
int rankOf(const ProgramWords& read)
{
    if (read.program.empty() || isOtherName(read.program))
        return read.launcher.empty() || read.program.empty() ? 0 : kOtherRank;
    const bool isNamed = isTrainingName(read.program);
    return read.launcher.empty() ? (isNamed ? 2 : 0) : isNamed ? 3 : 2;
}

struct Candidate {
    const ShellCommand* command = nullptr;
    ProgramWords read;
};

/// Returns the key by which trainings are distinguished.
std::string keyOf(const ProgramWords& read)
{
    std::string key = read.program;
    for (const Text& word : read.arguments)
        key += '\n' + word.text();
    return key;
}

/// All that may be trainings; those of the highest rank stand at `best`, each once.
struct Candidates {
    std::vector<Candidate> all;
    std::vector<Candidate> best;
};

Candidates candidates(const ShellScript& script)
{
    Candidates found;
    int rank = kOtherRank;
    std::set<std::string> seen;
    for (const ShellCommand& command : script.commands) {
        Candidate each{&command, programWords(command.words)};
        const int own = rankOf(each.read);
        if (own < kOtherRank)
            continue;
        found.all.push_back(each);
        if (own < rank)
            continue;
        if (own > rank) {
            found.best.clear();
            seen.clear();
        }
        rank = own;
        if (seen.insert(keyOf(each.read)).second)
            found.best.push_back(std::move(each));
    }
    return found;
}

/// The same training may be started in two ways of a branch, on other numbers of GPUs.
void compareWorlds(TrainingCommand& training, const Candidate& chosen, const std::vector<Candidate>& all, const ShellScript& script)
{
    const std::string key = keyOf(chosen.read);
    for (const Candidate& other : all) {
        if (other.command == chosen.command || !other.command->isPerhaps || keyOf(other.read) != key)
            continue;
        TrainingCommand another;
        setWorld(another, other.read, script, *other.command);
        const Message why = said("Lines {} and {} start the training in different ways",
                                 {std::to_string(chosen.command->line), std::to_string(other.command->line)});
        const auto compare = [&](ConfigValue& value, const ConfigValue& second) {
            if (!value.unknown() && !(value == second))
                value = ConfigValue(UnknownValue{value.written() + ", " + second.written(), why, {}})
                            .atLine(static_cast<std::size_t>(std::max(0, chosen.command->line)));
        };
        compare(training.nodes, another.nodes);
        compare(training.perNode, another.perNode);
    }
}

/// A script that is only flags, or a program and its flags.
TrainingCommand bareFlags(const ShellScript& script)
{
    TrainingCommand bare;
    for (const ShellCommand& command : script.commands) {
        if (command.words.front().isKnown() && command.words.front().text().starts_with('-'))
            bare.arguments.insert(bare.arguments.end(), command.words.begin(), command.words.end());
    }
    return bare;
}

Error severalTrainings(const std::vector<Candidate>& all, const std::string& file)
{
    std::string lines;
    for (std::size_t i = 0; i < all.size() && i < 8; ++i)
        lines += (i == 0 ? "" : i + 1 == all.size() ? " and " : ", ") + std::to_string(all[i].command->line);
    return {ErrorCode::BadUsage,
            {"it starts " + std::to_string(all.size()) + " different trainings, at lines " + lines,
             "leave one of them in the file, or give the flags of one"},
            file,
            {}};
}

/// It is started as a training is, but its name says that it does something else.
Error otherProgram(const Candidate& candidate, const std::string& file)
{
    return {ErrorCode::BadUsage,
            {"line " + std::to_string(candidate.command->line) + " starts " + candidate.read.program + ", which by its name trains nothing",
             "a command such as torchrun pretrain_gpt.py --num-layers 32, or its flags"},
            file,
            {}};
}

Error noTraining(const ShellScript& script, const std::string& file)
{
    const std::string what = script.cutLine > 0 ? "the script can be read up to line " + std::to_string(script.cutLine) + " (" +
                                                      script.cutWhy + ") and starts no training before that line"
                                                : "the file starts no training and has no flags";
    return {ErrorCode::BadUsage, {what, "give a command such as torchrun pretrain_gpt.py --num-layers 32, or its flags"}, file, {}};
}

}  // namespace

ConfigValue unknownSetting(const shell::Unknown& unknown, const std::string& written, int line)
{
    const bool isVariable = unknown.doubt == Doubt::Environment || unknown.doubt == Doubt::Required;
    const Message remedy = isVariable ? said("Set {}.", {variableOf(unknown.what)}) : choices(unknown);
    const int where = unknown.line > 0 ? unknown.line : line;
    return ConfigValue(UnknownValue{written, reason(unknown), remedy}).atLine(static_cast<std::size_t>(std::max(0, where)));
}

ConfigValue settingOf(const Text& word)
{
    if (const shell::UnknownPtr unknown = word.firstUnknown())
        return unknownSetting(*unknown, word.text(), word.line());
    return plainScalar(word.text(), FlowStyle::Toml).atLine(static_cast<std::size_t>(std::max(0, word.line())));
}

Result<TrainingCommand> trainingCommand(std::string_view script, const std::string& file)
{
    const ShellScript read = shell::readShellScript(script);
    const Candidates found = candidates(read);
    const std::vector<Candidate>& all = found.best;
    if (!all.empty() && rankOf(all.front().read) == kOtherRank)
        return otherProgram(all.front(), file);
    if (all.size() > 1)
        return severalTrainings(all, file);
    if (all.empty()) {
        TrainingCommand bare = bareFlags(read);
        bare.sourced = read.sourced;
        return bare.arguments.empty() ? Result<TrainingCommand>(noTraining(read, file)) : Result<TrainingCommand>(bare);
    }
    const ShellCommand& command = *all.front().command;
    TrainingCommand training;
    training.program = all.front().read.program;
    training.line = command.line;
    training.arguments = all.front().read.arguments;
    training.environment = command.environment;
    training.files = read.files;
    training.sourced = read.sourced;
    setWorld(training, all.front().read, read, command);
    compareWorlds(training, all.front(), found.all, read);
    return training;
}

}  // namespace shardscope
