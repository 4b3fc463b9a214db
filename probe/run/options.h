// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <variant>
#include <vector>

#include "probe/api/settings.h"

namespace shardscope::probe {

/// The options of the command line.
struct Options {
    enum class Act { Run, RunStage, Plan, List, Help, Version };
    Act act = Act::Run;
    Settings settings;
    std::string stage;               ///< of RunStage
    bool endsWithInput = false;      ///< the end of standard input cancels: the parent is gone
    std::vector<std::string> words;  ///< as given, for the stages' processes
};

/// Returns the options, or a sentence on the mistake.
[[nodiscard]] std::variant<Options, std::string> parseOptions(const std::vector<std::string>& words);

[[nodiscard]] std::string helpText();

}  // namespace shardscope::probe
