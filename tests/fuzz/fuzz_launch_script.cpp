// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/launch/command_settings.h"
#include "core/launch/shell/shell_script.h"
#include "core/launch/shell_text.h"
#include "tests/fuzz/fuzz_target.h"

using namespace shardscope;

/// Any bytes as a script that is followed: its known words, quoted, are read as they were, and its flags are settings or an error.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view text = fuzz::asText(data, size);
    const shell::ShellScript script = shell::readShellScript(text);
    for (const shell::ShellCommand& command : script.commands) {
        std::string line = "launched";
        std::vector<std::string> known;
        for (const shell::Text& word : command.words) {
            if (!word.isKnown() || word.text().find('\r') != std::string::npos)
                continue;
            known.push_back(word.text());
            line += " " + shellWord(word.text());
        }
        if (line.size() > 65536 || script.commands.size() > 64)
            continue;
        const shell::ShellScript again = shell::readShellScript(line);
        fuzz::require(again.commands.size() == 1 && again.commands.front().words.size() == known.size() + 1);
        for (std::size_t i = 0; i < known.size(); ++i)
            fuzz::require(again.commands.front().words[i + 1].isKnown() && again.commands.front().words[i + 1].text() == known[i]);
    }
    (void)megatronSettings(text, "input");
    (void)torchtitanSettings(text);
    (void)overrideSettings(text, "input");
    return 0;
}
