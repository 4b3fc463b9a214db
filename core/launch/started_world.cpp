// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/launch/started_world.h"

#include "core/base/message.h"

#include <algorithm>

#include "core/launch/flow_reader.h"
#include "core/launch/foreign_readers.h"
#include "core/launch/shell/program_words.h"

namespace shardscope {
namespace {

using shell::ShellCommand;
using shell::ShellScript;
using shell::Text;
using Options = std::map<std::string, Text, std::less<>>;

/// The options of `srun`, `mpirun` and the like among the words before a program.
Options optionsOf(const std::vector<Text>& words)
{
    Options options;
    constexpr std::pair<std::string_view, std::string_view> kShort[] = {{"-N", "nodes"},
                                                                        {"-n", "ntasks"},
                                                                        {"-np", "ntasks"},
                                                                        {"--np", "ntasks"},
                                                                        {"-G", "gpus"},
                                                                        {"-npernode", "ntasks_per_node"},
                                                                        {"--npernode", "ntasks_per_node"},
                                                                        {"-ppn", "ntasks_per_node"}};
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (words[i].pieces().empty() || words[i].pieces().front().unknown)
            continue;
        const std::string& begin = words[i].pieces().front().text;
        const std::size_t equals = begin.find('=');
        std::string name = begin.substr(0, equals);
        for (const auto& [letter, meant] : kShort) {
            if (name == letter)
                name = "--" + std::string(meant);
        }
        if (!name.starts_with("--"))
            continue;
        name.erase(0, 2);
        std::replace(name.begin(), name.end(), '-', '_');
        if (equals != std::string::npos)
            options[name] = withoutBegin(words[i], equals + 1);
        else if (i + 1 < words.size())
            options[name] = words[i + 1];
    }
    return options;
}

ConfigValue option(const Options& options, std::string_view name)
{
    const auto found = options.find(name);
    return found == options.end() ? ConfigValue() : settingOf(found->second);
}

/// "gpu:8" and "a100:8" count 8.
ConfigValue gpuCount(const ConfigValue& value)
{
    const std::string* const text = value.text();
    if (!text)
        return value;
    const std::size_t colon = text->rfind(':');
    ConfigValue count = colon == std::string::npos ? ConfigValue() : plainScalar(text->substr(colon + 1), FlowStyle::Toml);
    return count.integer() ? std::move(count).atLine(static_cast<std::size_t>(value.line())) : ConfigValue();
}

ConfigValue firstOf(std::initializer_list<ConfigValue> values)
{
    ConfigValue unknown;
    for (const ConfigValue& value : values) {
        if (value.unknown() && unknown.isNull())
            unknown = value;
        else if (!value.isNull() && !value.unknown())
            return value;
    }
    return unknown;
}

/// The request to Slurm or MPI: of a step, else of its job.
struct Allocation {
    ConfigValue nodes;
    ConfigValue tasks;
    ConfigValue tasksPerNode;
    ConfigValue gpusPerNode;
    bool isStarted = false;  ///< by one process for each task
};

Allocation allocationOf(const ShellScript& script, const ShellCommand& command)
{
    std::vector<Text> words = command.around;
    const std::size_t program = shell::programAt(command.words).value_or(0);
    words.insert(words.end(), command.words.begin(), command.words.begin() + static_cast<std::ptrdiff_t>(program));
    const Options step = optionsOf(words);
    Options job;
    for (const auto& [name, value] : script.batch.options) {
        std::string spelled = name;
        std::replace(spelled.begin(), spelled.end(), '-', '_');
        job[spelled] = value;
    }
    Allocation all;
    all.nodes = firstOf({option(step, "nodes"), option(job, "nodes")});
    all.tasks = option(step, "ntasks");
    all.tasksPerNode = firstOf({option(step, "ntasks_per_node"), option(job, "ntasks_per_node")});
    all.gpusPerNode = firstOf({gpuCount(option(step, "gpus_per_node")), gpuCount(option(job, "gpus_per_node")),
                               gpuCount(option(step, "gres")), gpuCount(option(job, "gres"))});
    if (all.tasks.isNull() && all.tasksPerNode.isNull())
        all.tasks = option(job, "ntasks");
    for (const Text& word : words) {
        const std::string name = shell::programName(word);
        all.isStarted = all.isStarted || name == "srun" || name.starts_with("mpi") || name == "orterun" || name == "prun";
    }
    return all;
}

ConfigValue number(std::int64_t value, int line) { return ConfigValue(value).atLine(static_cast<std::size_t>(line)); }

/// Returns a launcher's default of one.
ConfigValue one(int line, Message why) { return number(1, line).assumedBecause(std::move(why)); }

}  // namespace

void setWorld(TrainingCommand& training, const ProgramWords& read, const ShellScript& script, const ShellCommand& command)
{
    const Allocation all = allocationOf(script, command);
    const int line = command.line;
    if (read.launcher == "torchrun" || read.launcher == "tune") {
        training.nodes = option(read.options, "nnodes");
        training.perNode = option(read.options, "nproc_per_node");
        if (training.nodes.isNull())
            training.nodes = one(line, said("torchrun starts one node by default."));
        if (training.perNode.isNull())
            training.perNode = one(line, said("torchrun starts one process per node by default."));
        if (training.nodes.unknown() && !all.nodes.isNull())
            training.nodes = all.nodes;
        const std::string word = training.perNode.text() ? *training.perNode.text() : std::string();
        const bool isWhole = word == "gpu" || word == "auto";
        if ((isWhole || training.perNode.unknown()) && !all.gpusPerNode.isNull())
            training.perNode = all.gpusPerNode;
        else if (isWhole)
            training.perNode = ConfigValue(UnknownValue{word, said("`{}` means one process for each GPU of the machine", {word}),
                                                        said("Set {}.", {"--nproc_per_node"})})
                                   .atLine(static_cast<std::size_t>(std::max(0, training.perNode.line())));
        return;
    }
    if (read.launcher == "deepspeed") {
        training.nodes = firstOf({option(read.options, "num_nodes"), all.nodes});
        training.perNode = firstOf({option(read.options, "num_gpus"), all.gpusPerNode});
        if (training.nodes.isNull() && !read.options.contains("hostfile") && !training.perNode.isNull())
            training.nodes = one(line, said("Without a hostfile, deepspeed starts only this node."));
        return;
    }
    if (read.launcher == "accelerate") {
        const ConfigValue machines = option(read.options, "num_machines");
        const ConfigValue processes = option(read.options, "num_processes");
        training.nodes = machines.isNull() && !processes.isNull() ? one(line, kOneMachine) : machines;
        const std::optional<std::int64_t> count = training.nodes.integer();
        const std::optional<std::int64_t> world = processes.integer();
        training.perNode = count && world && *count > 0 && *world % *count == 0 ? number(*world / *count, processes.line())
                           : processes.unknown()                                ? processes
                                                                                : ConfigValue();
        return;
    }
    // The trainers that start their own processes (ms-swift, swift/cli/main.py).
    if (training.environment.contains("NPROC_PER_NODE") || training.environment.contains("NNODES")) {
        training.nodes = option(training.environment, "NNODES");
        training.perNode = option(training.environment, "NPROC_PER_NODE");
        return;
    }
    if (!all.isStarted)
        return;
    const std::optional<std::int64_t> tasks = all.tasks.integer();
    training.nodes = all.nodes;
    training.perNode = all.tasksPerNode;
    const std::optional<std::int64_t> nodes = training.nodes.integer();
    const std::optional<std::int64_t> each = training.perNode.integer();
    if (training.perNode.isNull() && tasks && nodes && *nodes > 0 && *tasks % *nodes == 0)
        training.perNode = number(*tasks / *nodes, all.tasks.line());
    else if (training.nodes.isNull() && tasks && each && *each > 0 && *tasks % *each == 0)
        training.nodes = number(*tasks / *each, all.tasks.line());
    if (training.perNode.isNull() && !all.tasks.isNull())
        training.perNode =
            ConfigValue(UnknownValue{all.tasks.written(),
                                     said("the launcher is given {} processes but not the number per node", {all.tasks.written()}),
                                     {}})
                .atLine(static_cast<std::size_t>(std::max(0, all.tasks.line())));
}

}  // namespace shardscope
