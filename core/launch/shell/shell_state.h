// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/launch/shell/shell_syntax.h"
#include "core/launch/shell/shell_value.h"

namespace shardscope::shell {

/// A variable of the script, or a function.
struct Variable {
    bool isUnset = false;  ///< by `unset`: a value of the environment is also gone
    bool isArray = false;
    bool isExported = false;
    std::vector<Text> elements;     ///< one, of a plain variable
    std::vector<std::string> keys;  ///< of an associative array, one for each element
    bool isAssociative = false;
    StatementPtr function;
};
using VariablePtr = std::shared_ptr<const Variable>;
using Changes = std::map<std::string, VariablePtr, std::less<>>;

/// The work limits for one script, which bound the time.
struct Budget {
    int steps = 30000;                ///< commands
    std::size_t letters = 16u << 20;  ///< of all values together
    bool isSpent = false;

    void spend(std::size_t count)
    {
        isSpent = isSpent || count > letters;
        letters -= isSpent ? 0 : count;
    }
    void step() { isSpent = isSpent || --steps < 0; }
};

/// The longest value in characters; longer values, and arrays of more words, are unknown.
inline constexpr std::size_t kMostValueLetters = 1u << 16;
inline constexpr std::size_t kMostWords = 8192;

/// The current variables. `end` returns and undoes the changes since `begin`.
class Variables {
public:
    [[nodiscard]] VariablePtr find(std::string_view name) const;
    void set(const std::string& name, VariablePtr variable);
    void set(const std::string& name, Text value);

    void begin() { m_journals.emplace_back(); }
    /// Returns the changes since `begin` and undoes them.
    Changes end();
    /// Ends the level and keeps the changes.
    void keep();
    [[nodiscard]] const Changes& all() const { return m_variables; }

private:
    Changes m_variables;
    std::vector<Changes> m_journals;  ///< by level, the former values
};

/// Returns whether bash itself or the environment sets a variable of this name.
[[nodiscard]] bool isSetByBash(std::string_view name);

}  // namespace shardscope::shell
