// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/launch/shell/program_words.h"
#include "core/launch/training_command.h"

#include <algorithm>

namespace shardscope {
namespace {

using shell::Text;
using Words = std::vector<Text>;

// Options of torchrun, deepspeed and accelerate that take no value, where another word follows.
constexpr std::string_view kSwitches[] = {"standalone",
                                          "no_python",
                                          "run_path",
                                          "use_env",
                                          "module",
                                          "no_local_rank",
                                          "no_ssh",
                                          "force_multi",
                                          "save_pid",
                                          "multi_gpu",
                                          "cpu",
                                          "use_deepspeed",
                                          "use_fsdp",
                                          "use_xpu",
                                          "no_ssh_check",
                                          "elastic_training",
                                          "debug",
                                          "quiet",
                                          "tpu",
                                          "use_megatron_lm",
                                          "use_parallelism_config",
                                          "m",
                                          "bind_cores_to_rank",
                                          "rdzv_same"};

std::string optionName(std::string text)
{
    text.erase(0, text.find_first_not_of('-'));
    std::replace(text.begin(), text.end(), '-', '_');
    return text;
}

bool isScript(const Text& word)
{
    const std::string name = shell::programName(word);
    return name.ends_with(".py") || name.ends_with(".sh");
}

Words after(const Words& words, std::size_t at)
{
    return at < words.size() ? Words(words.begin() + static_cast<std::ptrdiff_t>(at), words.end()) : Words();
}

/// Returns the position of "=" if the text before it is known.
std::optional<std::size_t> equalsOf(const Text& word)
{
    const std::size_t equals =
        word.pieces().empty() || word.pieces().front().unknown ? std::string::npos : word.pieces().front().text.find('=');
    return equals == std::string::npos ? std::nullopt : std::optional(equals);
}

bool isOption(const Text& word)
{
    return !word.pieces().empty() && !word.pieces().front().unknown && word.pieces().front().text.starts_with('-');
}

/// The launcher's options, up to the program that it starts.
std::size_t takeOptions(ProgramWords& read, const Words& words, std::size_t at)
{
    for (; at < words.size(); ++at) {
        const Text& word = words[at];
        if (!isOption(word)) {
            // Unknown words before the program are more options.
            if (word.hasKnown())
                return at;
            continue;
        }
        const std::optional<std::size_t> equals = equalsOf(word);
        const std::string name = optionName(word.pieces().front().text.substr(0, equals.value_or(std::string::npos)));
        if (equals) {
            read.options[name] = withoutBegin(word, *equals + 1);
            continue;
        }
        const bool isSwitch = std::find(std::begin(kSwitches), std::end(kSwitches), name) != std::end(kSwitches);
        if (name == "m" || name == "module")
            read.options["module"] = Text("true", word.line());
        else if (!isSwitch && at + 1 < words.size() && !isOption(words[at + 1]) && !isScript(words[at + 1]))
            read.options[name] = words[++at];
    }
    return at;
}

void readLaunched(ProgramWords& read, const Words& words, std::size_t at)
{
    at = takeOptions(read, words, at);
    if (at >= words.size())
        return;
    const bool isModule = read.options.contains("module");
    read.path = words[at].text();
    read.program = isModule ? words[at].text() : shell::programName(words[at]);
    // "torchrun --no_python python train.py"
    if (shell::isPython(read.program)) {
        const ProgramWords inner = programWords(after(words, at));
        read.program = inner.program;
        read.path = inner.path;
        read.arguments = inner.arguments;
        return;
    }
    read.arguments = after(words, at + 1);
}

std::string launcherOfModule(const std::string& module)
{
    if (module == "torch.distributed.run" || module == "torch.distributed.launch")
        return "torchrun";
    if (module == "deepspeed" || module == "deepspeed.launcher.runner")
        return "deepspeed";
    return module == "accelerate.commands.launch" ? "accelerate" : std::string();
}

void readPython(ProgramWords& read, const Words& words, std::size_t at)
{
    for (; at < words.size(); ++at) {
        const std::string word = words[at].isKnown() ? words[at].text() : std::string();
        if (word == "-m" && at + 1 < words.size()) {
            const std::string module = words[at + 1].text();
            read.launcher = launcherOfModule(module);
            if (!read.launcher.empty())
                return readLaunched(read, words, at + 2);
            read.program = read.path = module;
            read.arguments = after(words, at + 2);
            return;
        }
        if (word == "-X" || word == "-W")
            ++at;
        else if (word == "-c")
            return;
        else if (!isOption(words[at])) {
            read.program = shell::programName(words[at]);
            read.path = words[at].text();
            read.arguments = after(words, at + 1);
            return;
        }
    }
}

/// Programs whose first word is the kind of training: "swift sft".
bool isTrainer(const std::string& name)
{
    return name == "swift" || name == "megatron" || name == "trl" || name == "llamafactory-cli" || name == "axolotl";
}

}  // namespace

Text withoutBegin(const Text& word, std::size_t count)
{
    Text rest;
    for (const shell::Piece& piece : word.pieces()) {
        if (piece.unknown) {
            rest.append(piece.unknown, piece.line);
            continue;
        }
        const std::size_t gone = std::min(count, piece.text.size());
        count -= gone;
        rest.append(std::string_view(piece.text).substr(gone), piece.line);
    }
    return rest;
}

ProgramWords programWords(const Words& words)
{
    ProgramWords read;
    const std::optional<std::size_t> at = shell::programAt(words);
    if (!at)
        return read;
    const std::string name = shell::programName(words[*at]);
    if (name == "torchrun" || name == "deepspeed") {
        read.launcher = name;
        readLaunched(read, words, *at + 1);
    } else if (name == "accelerate" && *at + 1 < words.size() && words[*at + 1].text() == "launch") {
        read.launcher = name;
        readLaunched(read, words, *at + 2);
    } else if (name == "tune" && *at + 1 < words.size() && words[*at + 1].text() == "run") {
        // torchtune's launcher takes torchrun's options (torchtune/_cli/run.py).
        read.launcher = name;
        readLaunched(read, words, *at + 2);
    } else if (isTrainer(name) && *at + 1 < words.size()) {
        read.launcher = name;
        read.program = words[*at + 1].text();
        read.arguments = after(words, *at + 2);
    } else if (shell::isPython(name)) {
        readPython(read, words, *at + 1);
    } else if (name.ends_with(".py")) {
        read.program = name;
        read.arguments = after(words, *at + 1);
    } else if (shell::isShell(name)) {
        for (std::size_t script = *at + 1; script < words.size(); ++script) {
            if (isOption(words[script]))
                continue;
            read.program = shell::programName(words[script]);
            read.arguments = after(words, script + 1);
            break;
        }
    } else if (name.ends_with(".sh")) {
        read.program = name;
        read.arguments = after(words, *at + 1);
    }
    return read;
}

}  // namespace shardscope
