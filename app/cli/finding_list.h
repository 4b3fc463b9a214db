// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "app/cli/answer.h"
#include "app/cli/invocation.h"
#include "core/base/finding.h"

namespace shardscope::cli {

/// Returns the findings as paragraphs: severity, rule and id, the sentence, the source. Empty where there are none.
[[nodiscard]] std::string findingList(const std::vector<Finding>& findings, const Terminal& terminal);

/// Returns "2 errors, 1 hint", or "no findings".
[[nodiscard]] std::string countOf(const std::vector<Finding>& findings);

/// Returns the answer to an illegal plan, or to the illegal subject that `title` names.
[[nodiscard]] Answer refused(const std::vector<Finding>& findings, const Invocation& invocation, std::string_view title = "ILLEGAL PLAN");

}  // namespace shardscope::cli
