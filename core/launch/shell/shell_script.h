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
    std::vector<Text> around;                              ///< the command of the shell that starts it: `srun … bash -c`
    std::map<std::string, Text, std::less<>> environment;  ///< variables that the script exports or puts before it
    bool isPerhaps = false;                                ///< it is started under an undecided condition
};

/// The requests of `#SBATCH` lines to Slurm, each with its line.
struct BatchRequest {
    std::map<std::string, Text, std::less<>> options;  ///< by the long name, without its dashes
};

/// The programs that a script would start, in order. Nothing is executed; no file, program or environment is read.
struct ShellScript {
    std::vector<ShellCommand> commands;
    BatchRequest batch;
    std::map<std::string, Text, std::less<>> files;    ///< files that here-documents write, by name
    std::vector<std::pair<std::string, int>> sourced;  ///< files with unknown settings, and the line that sources them
    int cutLine = 0;                                   ///< first line that was not read; 0: the script was read to its end
    std::string cutWhy;
};

[[nodiscard]] ShellScript readShellScript(std::string_view script);

}  // namespace shardscope::shell
