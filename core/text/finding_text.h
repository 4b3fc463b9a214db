// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "core/base/finding.h"
#include "core/base/message.h"

namespace shardscope {

/// The sentence of a finding with its numbers put in: what is wrong, why, and what would be right.
[[nodiscard]] std::string findingText(const Finding& finding);

/// The English sentence of finding `id`, a rule of a plan or not, with a placeholder per number (core/text/message_text.h). Empty for an unknown id.
[[nodiscard]] std::string_view findingTemplate(std::string_view id);

/// Where what finding `id` is about is seen; nowhere for an unknown id.
[[nodiscard]] FindingPlace findingPlace(std::string_view id);

/// The sentence with its numbers.
[[nodiscard]] Message findingMessage(const Finding& finding);

}  // namespace shardscope
