// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/launch/shell_text.h"

#include <algorithm>
#include <cctype>

namespace shardscope {
namespace {

bool isPlain(char letter)
{
    return std::isalnum(static_cast<unsigned char>(letter)) != 0 || std::string_view("_-./:,=+%@").find(letter) != std::string_view::npos;
}

}  // namespace

std::string shellWord(std::string_view word)
{
    if (!word.empty() && std::all_of(word.begin(), word.end(), isPlain))
        return std::string(word);
    std::string text = "'";
    for (const char letter : word) {
        if (letter == '\'')
            text += "'\\''";
        else
            text += letter;
    }
    return text + "'";
}

std::string shellCommand(const std::vector<std::string>& lines)
{
    std::string text;
    for (const std::string& line : lines) {
        if (!line.empty())
            text += (text.empty() ? "" : " \\\n  ") + line;
    }
    return text;
}

std::string shellScript(const std::vector<std::string>& comments, const std::vector<std::string>& environment,
                        const std::vector<std::string>& command)
{
    std::string text = "#!/bin/bash\n";
    for (const std::string& comment : comments)
        text += "# " + comment + "\n";
    for (const std::string& line : environment)
        text += line + "\n";
    return text + shellCommand(command) + "\n";
}

std::string torchrun(int nodes, int perNode)
{
    const std::string processes = " --nproc_per_node " + std::to_string(perNode);
    if (nodes == 1)
        return "torchrun --nnodes 1" + processes;
    return "torchrun --nnodes " + std::to_string(nodes) + processes +
           " --node_rank \"$NODE_RANK\" --master_addr \"$MASTER_ADDR\" --master_port 29500";
}

}  // namespace shardscope
