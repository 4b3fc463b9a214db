// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "core/launch/config_value.h"

/// Python as text: nothing here runs it.
namespace shardscope {

/// A statement of a script, over as many lines as its brackets are open. Both texts have the length of the part of the script that they
/// are made from.
struct PythonStatement {
    std::size_t line = 0;    ///< of its first character, from 1
    std::size_t indent = 0;  ///< blanks before it
    std::string code;        ///< with blanks in the place of comments and of texts in three quotes
    std::string outline;     ///< the same, with blanks in the place of what stands in quotes

    /// Returns the line of a character.
    [[nodiscard]] std::size_t lineAt(std::size_t at) const;
};

/// Returns the statements of a script, in their order, without commands of a notebook ("!pip install", "%%capture").
[[nodiscard]] std::vector<PythonStatement> pythonStatements(std::string_view script);

/// A part of a statement: a range of characters.
struct PythonSpan {
    std::size_t begin = 0;
    std::size_t end = 0;
};

/// Returns the parts between commas, without the blanks around them, from `begin` to the bracket that closes there.
[[nodiscard]] std::vector<PythonSpan> pythonArguments(const PythonStatement& statement, std::size_t begin);

[[nodiscard]] bool isPythonNameLetter(char letter);

/// Returns whether the text is one name without dots.
[[nodiscard]] bool isPythonName(std::string_view text);

/// Returns the value of a literal: a number, a switch, None, a text in quotes, a list or tuple of these, or a type of PyTorch
/// ("torch.bfloat16" is "bfloat16"). Anything else is unknown.
[[nodiscard]] ConfigValue pythonLiteral(std::string_view text, std::size_t line);

}  // namespace shardscope
