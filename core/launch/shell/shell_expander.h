// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>

#include "core/launch/shell/shell_arithmetic.h"
#include "core/launch/shell/shell_state.h"

namespace shardscope::shell {

/// The deepest nesting of expansions.
inline constexpr int kMostExpansionLevels = 24;

/// Returns a number as a text.
[[nodiscard]] inline Text numeral(std::int64_t value, int line) { return {std::to_string(value), line}; }

/// Returns whether the name is an argument's: "@", "*", "#" or "1".
[[nodiscard]] bool isArgument(std::string_view name);

/// Carries out the expansions of words with the current variables (bash's manual, 3.5). An unset variable takes the script's own default,
/// `${X:-d}`, as in an empty environment; without a default it is unknown.
class Expander {
public:
    /// `substitute` returns the output of the commands of a part, without trailing line ends.
    Expander(Variables& variables, Budget& budget, std::function<Text(const Part&)> substitute)
        : m_variables(variables), m_budget(budget), m_substitute(std::move(substitute))
    {
    }

    /// Returns the words that a word expands to: none, one, or several.
    [[nodiscard]] std::vector<Text> fields(const Word& word, bool splitsLiterals = false);
    [[nodiscard]] std::vector<Text> fields(const std::vector<Word>& words);
    /// Returns one text, as on the right of `X=`.
    [[nodiscard]] Text text(const Word& word);
    /// Returns the word as a pattern, with a backslash before quoted characters; empty where a part is unknown.
    [[nodiscard]] std::optional<std::string> pattern(const Word& word);
    [[nodiscard]] Number number(const Word& word, int line);
    [[nodiscard]] Number number(const Text& expression, int line);
    /// Returns a variable's value; of an array its first element.
    [[nodiscard]] Text value(const std::string& name, int line);

private:
    /// The texts that a part expands to: the first continues the word before it, the last is continued by the word after it.
    struct Values {
        std::vector<Text> texts;
        bool isList = false;   ///< of `$@` and `${A[@]}`, also where there is none or one
        bool isSplit = false;  ///< they are already words
    };

    [[nodiscard]] Values values(const Part& part);
    [[nodiscard]] Values parameter(const Part& part);
    [[nodiscard]] Values list(const Part& part);
    [[nodiscard]] Text scalar(const Part& part, std::optional<std::vector<Text>>* words);
    [[nodiscard]] Text defaulted(const Part& part, const std::string& name, const Text& held, bool isAssigned,
                                 std::optional<std::vector<Text>>* words);
    [[nodiscard]] Text changed(const Part& part, const Text& held);
    [[nodiscard]] std::string changed(const Expansion& expansion, const std::string& pattern, const std::string& replacement,
                                      const std::string& text);
    [[nodiscard]] Text cut(const Part& part, const Text& held);
    [[nodiscard]] std::optional<std::vector<Text>> elements(const std::string& name);
    [[nodiscard]] Text element(const Variable& variable, const Expansion& expansion, const Part& part);
    [[nodiscard]] bool isAssigned(const std::string& name);
    [[nodiscard]] std::string separators();
    [[nodiscard]] NumberVariables numbers(int line);
    void split(std::vector<Text>& fields, Text& current, bool& has, const Text& value);

    Variables& m_variables;
    Budget& m_budget;
    std::function<Text(const Part&)> m_substitute;
    int m_level = 0;
};

/// Returns the words of `a{b,c}d` and `{1..8}`.
[[nodiscard]] std::vector<Word> braceExpanded(const Word& word);

}  // namespace shardscope::shell
