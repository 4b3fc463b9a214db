// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "core/advice/advice_rule.h"
#include "core/base/result.h"

namespace shardscope {

/// Reads a `shardscope.advice-rules/1`, the built-in one or a person's own:
///
///     {"schema": "shardscope.advice-rules/1",
///      "rules": [{"id": "…", "step": "fit|batch|throughput", "group": "own", "says": "…", "source": "…",
///                 "when": [{"fact": "parameters", "at_least": 1e10, "below": 1e11}],
///                 "try": [{"name": "…", "set": {"plan.tp": [4, 8], "plan.pp": "several"}}],
///                 "target_tokens": [4e6, 4e7]}],
///      "recipes": [{"name": "…", "says": "…", "source": "…", "when": […], "set": {"plan.tp": 8}}]}
///
/// The bounds of a condition are `at_least`, `above`, `at_most`, `below` and `is`; facts are those of core/advice/advice_fact.h. A field is
/// set to a value, to each of a list, or to a word: `node`, `up-to-node`, `any`, `several` of a degree, `target` of the global batch.
/// `id` and `step`, `name` and `set` are required; `group` is `own` where it is left out.
[[nodiscard]] Result<AdviceRules> parseAdviceRules(std::string_view text, std::string_view file);

/// Reads the rules from a path.
[[nodiscard]] Result<AdviceRules> loadAdviceRules(const std::string& path);

/// Returns the playbooks' rules and the vendors' starting points (resources/advice/rules.json).
[[nodiscard]] const AdviceRules& builtInAdviceRules();

/// Returns both, those of the second argument last.
[[nodiscard]] AdviceRules joined(AdviceRules rules, const AdviceRules& own);

}  // namespace shardscope
