// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "core/base/result.h"
#include "core/launch/config_value.h"

namespace shardscope {

/// The language of "[1, 2]", "{a: 1}" and the words in them. TOML has no word for null and none of YAML's words for true and false.
enum class FlowStyle { Json, Yaml, Toml };

/// Reads one value from its current place in a text: a text in quotes, a plain scalar, a list or a map in brackets.
class FlowReader {
public:
    FlowReader(std::string_view text, FlowStyle style, std::string file, std::size_t firstLine = 1)
        : m_text(text), m_style(style), m_file(std::move(file)), m_firstLine(firstLine)
    {
    }

    [[nodiscard]] Result<ConfigValue> value();
    [[nodiscard]] Result<std::string> key();
    void skipBlanks();  ///< with line ends and comments
    [[nodiscard]] bool atEnd() const { return m_at >= m_text.size(); }
    [[nodiscard]] char peek() const { return atEnd() ? '\0' : m_text[m_at]; }
    bool accept(char letter);
    /// Returns the reader's line in the file.
    [[nodiscard]] std::size_t line();
    [[nodiscard]] Error wrong(const std::string& what, const std::string& right) const;

private:
    void skipBlanksOfLine();  ///< without line ends, with a comment at the end
    [[nodiscard]] Result<ConfigValue> list();
    [[nodiscard]] Result<ConfigValue> map();
    [[nodiscard]] Result<std::string> quoted();
    [[nodiscard]] Result<void> escape(std::string& text);
    [[nodiscard]] std::string plain();

    std::string_view m_text;
    FlowStyle m_style;
    std::string m_file;
    std::size_t m_firstLine;
    std::size_t m_at = 0;
    std::size_t m_countedTo = 0;  ///< line ends before this are in `m_countedLines`
    std::size_t m_countedLines = 0;
    int m_depth = 0;
};

/// Returns the value of a word without quotes: null, a switch, a number, or a text.
[[nodiscard]] ConfigValue plainScalar(std::string_view word, FlowStyle style);

/// Adds a key; returns false where it exists already.
[[nodiscard]] bool addEntry(ConfigValue& map, const std::string& key, ConfigValue value);

}  // namespace shardscope
