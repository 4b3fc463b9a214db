// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/launch/shell/program_words.h"

#include <algorithm>

namespace shardscope::shell {
namespace {

constexpr std::string_view kStarters[] = {
    "srun",      "mpirun",  "mpiexec", "mpiexec.hydra", "orterun", "prun",       "horovodrun", "jsrun",   "aprun",     "ibrun",
    "env",       "nohup",   "exec",    "command",       "time",    "timeout",    "stdbuf",     "numactl", "taskset",   "nice",
    "ionice",    "setsid",  "sudo",    "nsys",          "ncu",     "nvprof",     "rocprof",    "docker",  "podman",    "singularity",
    "apptainer", "enroot",  "shifter", "ssh",           "pdsh",    "conda",      "unbuffer",   "strace",  "catchsegv", "xargs",
    "kubectl",   "builtin", "uv",      "poetry",        "mamba",   "micromamba", "ray"};

constexpr std::string_view kLaunchers[] = {"torchrun", "deepspeed", "accelerate",       "ds",  "nemo", "axolotl",
                                           "swift",    "megatron",  "llamafactory-cli", "trl", "tune"};

bool isProgram(std::string_view name)
{
    return std::find(std::begin(kLaunchers), std::end(kLaunchers), name) != std::end(kLaunchers) || isShell(name) || isPython(name) ||
           name.ends_with(".py") || name.ends_with(".sh");
}

}  // namespace

std::string programName(const Text& word)
{
    if (word.pieces().empty())
        return {};
    // The end of "$ROOT/bin/python" is known.
    const Piece& last = word.pieces().back();
    if (last.unknown)
        return {};
    std::string text = word.isKnown() ? word.text() : last.text;
    const std::size_t slash = text.rfind('/');
    if (slash != std::string::npos)
        return text.substr(slash + 1);
    return word.isKnown() ? text : std::string();
}

bool startsAnother(std::string_view program)
{
    return std::find(std::begin(kStarters), std::end(kStarters), program) != std::end(kStarters);
}

bool isShell(std::string_view program) { return program == "bash" || program == "sh" || program == "zsh" || program == "dash"; }

bool isPython(std::string_view program)
{
    return program.starts_with("python") && program.find_first_not_of("0123456789.", 6) == std::string_view::npos;
}

std::optional<std::size_t> programAt(const std::vector<Text>& words, std::size_t from)
{
    for (std::size_t at = from; at < words.size(); ++at) {
        const std::string name = programName(words[at]);
        if (name.empty())
            continue;
        if (isProgram(name) && !name.starts_with('-'))
            return at;
        // An ordinary program's words start nothing.
        if (at == from && !startsAnother(name) && words[at].isKnown())
            return std::nullopt;
    }
    return std::nullopt;
}

}  // namespace shardscope::shell
