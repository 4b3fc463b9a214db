// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <variant>
#include <vector>

#include "probe/api/settings.h"

namespace shardscope::probe {

/// Holds what the words of the command line ask for.
struct Options {
    enum class Act { Run, RunStage, Plan, List, Help, Version };
    Act act = Act::Run;
    Settings settings;
    std::string stage;               ///< of RunStage
    bool endsWithInput = false;      ///< the end of standard input cancels: who started it is gone
    std::vector<std::string> words;  ///< as given, for the stages' processes
};

/// The options, or a sentence that says what is wrong with the words.
[[nodiscard]] std::variant<Options, std::string> parseOptions(const std::vector<std::string>& words);

[[nodiscard]] std::string helpText();

}  // namespace shardscope::probe
