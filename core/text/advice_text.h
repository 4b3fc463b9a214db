// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/advice/advice.h"
#include "core/text/message_text.h"

namespace shardscope {

/// Returns the name of a fact: "parameters", "share of the step that waits for data parallelism".
[[nodiscard]] std::string_view factName(AdviceFact fact);

/// Returns a fact's value and the condition on it: "1.05 M tokens a batch, 4 M or more".
[[nodiscard]] std::string checkedText(const CheckedFact& fact, const Locale& locale = {});

/// Returns all conditions of a rule that applies, or those that do not hold.
[[nodiscard]] std::string becauseText(const Decision& decision, const Locale& locale = {});

/// Returns the outcome of a rule: "taken", "fits, and is not faster".
[[nodiscard]] std::string_view outcomeText(AdviceOutcome outcome);

/// Returns the question of a step: "Fit one step into memory".
[[nodiscard]] std::string_view stepTitle(AdviceStep step);
[[nodiscard]] std::string_view groupTitle(AdviceGroup group);

}  // namespace shardscope
