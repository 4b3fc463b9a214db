// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/advice/advice.h"
#include "core/text/message_text.h"

namespace shardscope {

/// What a fact is called: "parameters", "share of the step that waits for data parallelism".
[[nodiscard]] std::string_view factName(AdviceFact fact);

/// "1.05 M tokens a batch, 4 M or more": what a condition met and what it asks.
[[nodiscard]] std::string checkedText(const CheckedFact& fact, const Locale& locale = {});

/// All of them, those that do not hold where the rule does not apply.
[[nodiscard]] std::string becauseText(const Decision& decision, const Locale& locale = {});

/// "taken", "fits, and is not faster": what became of the rule.
[[nodiscard]] std::string_view outcomeText(AdviceOutcome outcome);

/// The three steps' questions: "Fit one step into memory".
[[nodiscard]] std::string_view stepTitle(AdviceStep step);
[[nodiscard]] std::string_view groupTitle(AdviceGroup group);

}  // namespace shardscope
