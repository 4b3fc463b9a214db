// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>

#include "core/launch/shell/shell_arithmetic.h"
#include "core/launch/shell/shell_state.h"

namespace shardscope::shell {

/// Expansions inside expansions.
inline constexpr int kMostExpansionLevels = 24;

/// A number as a text.
[[nodiscard]] inline Text numeral(std::int64_t value, int line) { return {std::to_string(value), line}; }

/// "@", "*", "#" and "1".
[[nodiscard]] bool isArgument(std::string_view name);

/// Carries out the expansions of words over the variables as they stand (bash's manual, 3.5). Of what is unset the script's own default holds,
/// `${X:-d}`, as when bash is started in an empty environment; what has no default is unknown.
class Expander {
public:
    /// `substitute` gives the output of the commands of a part, without the line ends after it.
    Expander(Variables& variables, Budget& budget, std::function<Text(const Part&)> substitute)
        : m_variables(variables), m_budget(budget), m_substitute(std::move(substitute))
    {
    }

    /// The words that a word becomes: none, one, or several.
    [[nodiscard]] std::vector<Text> fields(const Word& word, bool splitsLiterals = false);
    [[nodiscard]] std::vector<Text> fields(const std::vector<Word>& words);
    /// As on the right of `X=`: one text.
    [[nodiscard]] Text text(const Word& word);
    /// As a pattern, a quoted character with a backslash before it; nothing where a part is unknown.
    [[nodiscard]] std::optional<std::string> pattern(const Word& word);
    [[nodiscard]] Number number(const Word& word, int line);
    [[nodiscard]] Number number(const Text& expression, int line);
    /// A variable's value; of an array its first element.
    [[nodiscard]] Text value(const std::string& name, int line);

private:
    /// What a part becomes: texts, of which the first goes on the word before and the last with the word behind.
    struct Values {
        std::vector<Text> texts;
        bool isList = false;   ///< of `$@` and `${A[@]}`, also where there is none or one
        bool isSplit = false;  ///< they are words already
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

/// `a{b,c}d` and `{1..8}` as the words they stand for.
[[nodiscard]] std::vector<Word> braceExpanded(const Word& word);

}  // namespace shardscope::shell
