// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "app/cli/terminal.h"
#include "core/base/finding.h"

namespace shardscope::cli {

/// The findings as paragraphs: severity, rule and id, the sentence, the source. Empty where there are none.
[[nodiscard]] std::string findingList(const std::vector<Finding>& findings, const Terminal& terminal);

/// "2 errors, 1 hint", or "no findings".
[[nodiscard]] std::string countOf(const std::vector<Finding>& findings);

/// The readable answer to what is illegal: a plan, or what `title` says.
[[nodiscard]] std::string refusal(const std::vector<Finding>& findings, const Terminal& terminal, std::string_view title = "ILLEGAL PLAN");

}  // namespace shardscope::cli
