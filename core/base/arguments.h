// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace shardscope {

/// One option of a program. The rows of a program's table add the action.
struct OptionRow {
    std::string_view name;              ///< "--set"
    std::string_view placeholder = {};  ///< name of its value; empty: a switch without a value

    [[nodiscard]] bool takesValue() const { return !placeholder.empty(); }
};

/// Returns the option of that name, or null.
template <typename Row>
[[nodiscard]] const Row* findOption(std::span<const Row> table, std::string_view name)
{
    for (const Row& row : table) {
        if (row.name == name)
            return &row;
    }
    return nullptr;
}

/// The differences between programs, and each one's messages for a wrong word.
struct ArgumentStyle {
    bool joinsValues = true;     ///< "--set=X" is "--set X"
    bool endsWithDashes = true;  ///< what follows "--" is no option
    bool takesOptions = false;   ///< a value may look like an option
};

template <typename Row>
struct ProgramArgument {
    std::string word;                  ///< as written
    std::string name;                  ///< without its value; empty: it is no option
    const Row* option = nullptr;       ///< null: it is none, or there is none of that name
    std::optional<std::string> value;  ///< empty: none was given, which is an error where the option takes one
};

/// Reads a program's words one after the other. A "-" is no option, and "-h" is "--help".
template <typename Row>
class ArgumentReader {
public:
    ArgumentReader(std::span<const Row> table, std::vector<std::string> words, ArgumentStyle style)
        : m_table(table), m_words(std::move(words)), m_style(style)
    {
    }

    /// Returns the next word; empty where none is left.
    [[nodiscard]] std::optional<ProgramArgument<Row>> next()
    {
        if (m_next < m_words.size() && !m_ended && m_style.endsWithDashes && m_words[m_next] == "--") {
            m_ended = true;
            ++m_next;
        }
        if (m_next == m_words.size())
            return std::nullopt;
        ProgramArgument<Row> argument;
        argument.word = m_words[m_next++];
        if (!m_ended && argument.word != "-" && argument.word.starts_with('-'))
            readOption(argument);
        return argument;
    }

private:
    void readOption(ProgramArgument<Row>& argument)
    {
        const std::string& word = argument.word;
        const std::size_t equals = m_style.joinsValues ? word.find('=') : std::string::npos;
        argument.name = word == "-h" ? "--help" : word.substr(0, equals);
        argument.option = findOption(m_table, argument.name);
        if (equals != std::string::npos)
            argument.value = word.substr(equals + 1);
        else if (argument.option && argument.option->takesValue() && m_next < m_words.size() &&
                 (m_style.takesOptions || !m_words[m_next].starts_with("--")))
            argument.value = m_words[m_next++];
    }

    std::span<const Row> m_table;
    std::vector<std::string> m_words;
    ArgumentStyle m_style;
    std::size_t m_next = 0;
    bool m_ended = false;
};

}  // namespace shardscope
