// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/launch/config_value.h"

namespace shardscope {

struct PythonArgument {
    std::string name;   ///< empty: it is given by its place
    ConfigValue value;  ///< with its line
};

/// A call in a script, "FastLanguageModel.from_pretrained(…)".
struct PythonCall {
    std::string name;  ///< with the dots before it
    std::size_t line = 0;
    std::vector<PythonArgument> arguments;
};

/// Returns the calls of a script in their order, also those within the arguments of others. Arguments are literals, or names to which the
/// script assigns one literal once; the value of others is unknown, and so is that of all arguments under a condition or in a loop. Calls
/// that never run, under `if False:`, are left out.
[[nodiscard]] std::vector<PythonCall> pythonCalls(std::string_view script);

}  // namespace shardscope
