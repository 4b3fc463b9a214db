// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include "core/launch/shell/shell_expander.h"

namespace shardscope::shell {

/// The result of a condition, or of a command.
enum class Truth {
    No,
    Yes,
    Likely,  ///< a command that is expected to succeed; undecided as a condition
    Open,
};

/// Returns whether both branches are possible.
[[nodiscard]] inline bool isOpen(Truth truth) { return truth == Truth::Open || truth == Truth::Likely; }

[[nodiscard]] inline Truth truthOf(bool holds) { return holds ? Truth::Yes : Truth::No; }
[[nodiscard]] inline Truth opposite(Truth truth) { return truth == Truth::Yes ? Truth::No : truth == Truth::No ? Truth::Yes : Truth::Open; }

/// Evaluates `test` and `[ … ]` by their words, without the brackets. Tests of files are undecided.
[[nodiscard]] Truth testWords(const std::vector<Text>& words, const std::function<bool(const std::string&)>& isSet);

/// Evaluates `[[ … ]]`.
[[nodiscard]] Truth testCondition(const std::vector<Word>& words, Expander& expander, const std::function<bool(const std::string&)>& isSet);

}  // namespace shardscope::shell
