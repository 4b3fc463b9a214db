// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/launch/shell_text.h"
#include "tests/fuzz/fuzz_target.h"

using namespace shardscope;

/// Any bytes as a script: words that, quoted, read back as they were.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    for (const std::vector<std::string>& command : shellCommands(fuzz::asText(data, size))) {
        std::string line;
        for (const std::string& word : command)
            line += (line.empty() ? "" : " ") + shellWord(word);
        const std::vector<std::vector<std::string>> again = shellCommands(line);
        fuzz::require(command.empty() || (again.size() == 1 && again.front() == command));
    }
    return 0;
}
