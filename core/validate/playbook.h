// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/validate/runs.h"

namespace shardscope {

/// A rule that a user keeps, in their own words.
struct RuleOfThumb {
    std::string text;
    std::string because;  ///< its origin: a run, a paper; may be empty
    bool operator==(const RuleOfThumb&) const = default;
};

/// A person's or a team's living playbook: their own measured runs, with notes, and their rules of thumb. Every run has a
/// scenario.
struct Playbook {
    std::vector<Run> runs;
    std::vector<RuleOfThumb> rules;
};

/// Returns an id that no other run has: "own-1", "own-2", …
[[nodiscard]] std::string newRunId(const Playbook& playbook);

}  // namespace shardscope
