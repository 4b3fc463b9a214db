// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

#include "core/launch/shell/shell_value.h"

namespace shardscope::shell {

/// A 64-bit number, or the reason why there is none.
struct Number {
    std::int64_t value = 0;
    UnknownPtr unknown;
};

/// How an expression reads and sets variables. A text that is read is itself an expression.
struct NumberVariables {
    std::function<Text(const std::string& name)> get;
    std::function<void(const std::string& name, const Number& value)> set;
};

/// Returns the value of an arithmetic expression (bash's manual, 6.5), with bash's wrap-around. Unknown for expressions that bash refuses.
[[nodiscard]] Number evaluate(const Text& expression, const NumberVariables& variables, int line);

}  // namespace shardscope::shell
