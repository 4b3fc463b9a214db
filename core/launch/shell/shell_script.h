// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/launch/shell/shell_value.h"

namespace shardscope::shell {

/// A program that the script would start.
struct ShellCommand {
    int line = 0;
    std::vector<Text> words;
    std::vector<Text> around;                              ///< what starts the shell that starts it: `srun … bash -c`
    std::map<std::string, Text, std::less<>> environment;  ///< what the script exports or puts before it
    bool isPerhaps = false;                                ///< an undecided condition chooses whether it is started
};

/// What `#SBATCH` lines ask of Slurm, each with its line.
struct BatchRequest {
    std::map<std::string, Text, std::less<>> options;  ///< by the long name, without its dashes
};

/// What would be started, in the order of the script. Nothing is executed: no file, program or environment is looked at.
struct ShellScript {
    std::vector<ShellCommand> commands;
    BatchRequest batch;
    std::map<std::string, Text, std::less<>> files;    ///< what here-documents write, by name
    std::vector<std::pair<std::string, int>> sourced;  ///< files whose settings are not known, and where they are asked for
    int cutLine = 0;                                   ///< from this line on it was not read; 0: it was read to its end
    std::string cutWhy;
};

[[nodiscard]] ShellScript readShellScript(std::string_view script);

}  // namespace shardscope::shell
