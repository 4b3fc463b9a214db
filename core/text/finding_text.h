// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "core/base/finding.h"
#include "core/base/message.h"

namespace shardscope {

/// Returns the sentence of a finding with its numbers: the problem, the reason, and the remedy.
[[nodiscard]] std::string findingText(const Finding& finding);

/// Returns the English sentence of finding `id`, a rule of a plan or not, with a placeholder per number (core/text/message_text.h). Empty
/// for an unknown id.
[[nodiscard]] std::string_view findingTemplate(std::string_view id);

/// Returns the place where the subject of finding `id` is seen; nowhere for an unknown id.
[[nodiscard]] FindingPlace findingPlace(std::string_view id);

/// Returns the sentence with its numbers as a message.
[[nodiscard]] Message findingMessage(const Finding& finding);

}  // namespace shardscope
