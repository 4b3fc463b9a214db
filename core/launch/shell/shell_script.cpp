// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/launch/shell/shell_script.h"

#include "core/launch/shell/script_walker.h"

#include <algorithm>
#include <cctype>

namespace shardscope::shell {
namespace {

bool isNumber(const std::string& text)
{
    return !text.empty() && text.size() < 8 &&
           std::all_of(text.begin(), text.end(), [](char letter) { return letter >= '0' && letter <= '9'; });
}

std::string longName(const std::string& option)
{
    constexpr std::pair<std::string_view, std::string_view> kShort[] = {{"-N", "nodes"}, {"-n", "ntasks"}, {"-G", "gpus"}};
    for (const auto& [letter, name] : kShort) {
        if (option == letter)
            return std::string(name);
    }
    return option.starts_with("--") ? option.substr(2) : std::string();
}

/// "#SBATCH --nodes=4 --gpus-per-node 8 # said so".
void readRequest(BatchRequest& request, std::string_view line, int number)
{
    std::vector<std::string> words;
    std::string word;
    for (const char letter : std::string(line) + " ") {
        if (letter == '#' && word.empty())
            break;
        if (std::isspace(static_cast<unsigned char>(letter)) == 0) {
            word += letter;
        } else if (!word.empty()) {
            words.push_back(std::move(word));
            word.clear();
        }
    }
    for (std::size_t i = 0; i < words.size(); ++i) {
        const std::size_t equals = words[i].find('=');
        std::string name = longName(words[i].substr(0, equals));
        std::string value = equals == std::string::npos ? std::string() : words[i].substr(equals + 1);
        // "-N4"
        if (name.empty() && words[i].size() > 2 && words[i][0] == '-') {
            name = longName(words[i].substr(0, 2));
            value = words[i].substr(2);
        } else if (equals == std::string::npos && i + 1 < words.size() && !words[i + 1].starts_with('-')) {
            value = words[++i];
        }
        if (!name.empty())
            request.options[name] = Text(value, number);
    }
}

/// Slurm reads them up to the first command.
BatchRequest batchRequest(std::string_view script)
{
    constexpr std::string_view kMark = "#SBATCH";
    BatchRequest request;
    int number = 0;
    for (std::size_t begin = 0; begin < script.size();) {
        const std::size_t end = std::min(script.find('\n', begin), script.size());
        std::string_view line = script.substr(begin, end - begin);
        ++number;
        begin = end + 1;
        if (line.starts_with(kMark))
            readRequest(request, line.substr(kMark.size()), number);
        else if (!line.starts_with('#') && line.find_first_not_of(" \t\r") != std::string_view::npos)
            break;
    }
    return request;
}

/// "gpu:8", "gpu:a100:8", "8", "a100:8".
std::string gpuCount(const std::string& text)
{
    const std::size_t colon = text.rfind(':');
    const std::string count = colon == std::string::npos ? text : text.substr(colon + 1);
    return isNumber(count) ? count : std::string();
}

/// Sets the variables that Slurm sets in the job at its request.
void presetJob(ScriptWalker& walker, const BatchRequest& request)
{
    const auto of = [&](std::string_view name) {
        const auto found = request.options.find(name);
        return found == request.options.end() ? Text() : found->second;
    };
    const Text nodes = of("nodes");
    const Text perNode = of("ntasks-per-node");
    const Text tasks = of("ntasks");
    if (isNumber(nodes.text())) {
        walker.preset("SLURM_NNODES", nodes);
        walker.preset("SLURM_JOB_NUM_NODES", nodes);
    }
    if (isNumber(perNode.text()))
        walker.preset("SLURM_NTASKS_PER_NODE", perNode);
    if (isNumber(tasks.text()))
        walker.preset("SLURM_NTASKS", tasks);
    else if (isNumber(nodes.text()) && isNumber(perNode.text()))
        walker.preset("SLURM_NTASKS", Text(std::to_string(std::stoll(nodes.text()) * std::stoll(perNode.text())), perNode.line()));
    for (const std::string_view name : {"gpus-per-node", "gres"}) {
        const Text gpus = of(name);
        if (const std::string count = gpuCount(gpus.text()); !count.empty()) {
            walker.preset("SLURM_GPUS_ON_NODE", Text(count, gpus.line()));
            if (name == "gpus-per-node")
                walker.preset("SLURM_GPUS_PER_NODE", gpus);
            break;
        }
    }
}

}  // namespace

ShellScript readShellScript(std::string_view script)
{
    ShellScript read;
    read.batch = batchRequest(script);
    ScriptWalker walker(read);
    presetJob(walker, read.batch);
    walker.walk(sourceOf(script));
    return read;
}

}  // namespace shardscope::shell
