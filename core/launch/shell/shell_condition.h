// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include "core/launch/shell/shell_expander.h"

namespace shardscope::shell {

/// What a condition says, or a command's success.
enum class Truth {
    No,
    Yes,
    Likely,  ///< a command that is expected to succeed; as a condition it is open
    Open,
};

/// Returns whether both ways are possible.
[[nodiscard]] inline bool isOpen(Truth truth) { return truth == Truth::Open || truth == Truth::Likely; }

[[nodiscard]] inline Truth truthOf(bool holds) { return holds ? Truth::Yes : Truth::No; }
[[nodiscard]] inline Truth opposite(Truth truth) { return truth == Truth::Yes ? Truth::No : truth == Truth::No ? Truth::Yes : Truth::Open; }

/// `test` and `[ … ]` by their words, without the brackets. What asks for files is open.
[[nodiscard]] Truth testWords(const std::vector<Text>& words, const std::function<bool(const std::string&)>& isSet);

/// `[[ … ]]`.
[[nodiscard]] Truth testCondition(const std::vector<Word>& words, Expander& expander, const std::function<bool(const std::string&)>& isSet);

}  // namespace shardscope::shell
