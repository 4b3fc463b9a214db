// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"
#include "core/launch/config_value.h"
#include "core/launch/shell/shell_script.h"

namespace shardscope {

/// The command of a script that starts the training.
struct TrainingCommand {
    std::string program;                 ///< without its folder: "pretrain_gpt.py", "torchtitan.train"; empty: the script is only flags
    int line = 0;                        ///< of the program
    std::vector<shell::Text> arguments;  ///< arguments of the program
    ConfigValue nodes;                   ///< by the launcher, `srun`, `mpirun` and `#SBATCH`; null: none of them states it
    ConfigValue perNode;                 ///< processes of a node
    std::map<std::string, shell::Text, std::less<>> environment;
    std::map<std::string, shell::Text, std::less<>> files;  ///< files that the script writes, by name
    std::vector<std::pair<std::string, int>> sourced;       ///< files that it sources, with their lines
};

/// Returns the training that a script starts, with every word as bash expands it. A bare list of flags counts as one. Errors: no training,
/// or several different ones, with their lines.
[[nodiscard]] Result<TrainingCommand> trainingCommand(std::string_view script, const std::string& file);

/// Returns a word of a command as a setting, with its line and, where it is unknown, the reason.
[[nodiscard]] ConfigValue settingOf(const shell::Text& word);
[[nodiscard]] ConfigValue unknownSetting(const shell::Unknown& unknown, const std::string& written, int line);

/// The words of a program's command line.
struct ProgramWords {
    std::string launcher;  ///< "torchrun", "deepspeed", "accelerate", a trainer such as "swift", or empty
    std::string program;   ///< without its folder; of a trainer what it does, "sft"
    std::string path;      ///< the program with its folder
    std::vector<shell::Text> arguments;
    std::map<std::string, shell::Text, std::less<>> options;  ///< of the launcher, without dashes, with underscores
};
[[nodiscard]] ProgramWords programWords(const std::vector<shell::Text>& words);

/// Returns a word without its first known characters.
[[nodiscard]] shell::Text withoutBegin(const shell::Text& word, std::size_t count);

}  // namespace shardscope
