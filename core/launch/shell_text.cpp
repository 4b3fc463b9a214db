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

/// Takes a script apart, letter by letter.
class Splitter {
public:
    explicit Splitter(std::string_view script) : m_script(script) {}

    std::vector<std::vector<std::string>> split()
    {
        for (m_at = 0; m_at < m_script.size(); ++m_at)
            take(m_script[m_at]);
        endCommand();
        return std::move(m_commands);
    }

private:
    void take(char letter)
    {
        if (m_quote != 0) {
            if (letter == m_quote)
                m_quote = 0;
            else if (letter == '\\' && m_quote == '"' && m_at + 1 < m_script.size())
                m_word += m_script[++m_at];
            else
                m_word += letter;
        } else if (letter == '\\' && m_at + 1 < m_script.size()) {
            takeEscaped();
        } else if (letter == '\'' || letter == '"') {
            m_quote = letter;
            m_hasWord = true;
        } else if (letter == '\n' || letter == ';' || letter == '&') {
            endCommand();
        } else if (std::isspace(static_cast<unsigned char>(letter)) != 0) {
            endWord();
        } else if (letter == '#' && !m_hasWord) {
            m_at = std::min(m_script.find('\n', m_at), m_script.size()) - 1;
        } else {
            m_word += letter;
            m_hasWord = true;
        }
    }

    void takeEscaped()
    {
        ++m_at;
        if (m_script[m_at] == '\r' && m_at + 1 < m_script.size() && m_script[m_at + 1] == '\n')
            ++m_at;
        if (m_script[m_at] == '\n')
            return endWord();
        m_word += m_script[m_at];
        m_hasWord = true;
    }

    void endWord()
    {
        if (m_hasWord)
            m_command.push_back(std::move(m_word));
        m_word.clear();
        m_hasWord = false;
    }

    void endCommand()
    {
        endWord();
        if (!m_command.empty())
            m_commands.push_back(std::move(m_command));
        m_command.clear();
    }

    std::string_view m_script;
    std::size_t m_at = 0;
    char m_quote = 0;
    bool m_hasWord = false;
    std::string m_word;
    std::vector<std::string> m_command;
    std::vector<std::vector<std::string>> m_commands;
};

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

std::vector<std::vector<std::string>> shellCommands(std::string_view script) { return Splitter(script).split(); }

}  // namespace shardscope
