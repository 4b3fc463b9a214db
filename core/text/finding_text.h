// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "core/base/finding.h"

namespace shardscope {

/// The sentence of a finding with its numbers put in: what is wrong, why, and what would be right.
[[nodiscard]] std::string findingText(const Finding& finding);

/// The English sentence of finding `id`, with a placeholder per number: "{tp}". "{a|b}" is the first of the two that the
/// finding has. Empty for an unknown id. What a translation is made of.
[[nodiscard]] std::string_view findingTemplate(std::string_view id);

/// Where what finding `id` is about is seen; nowhere for an unknown id.
[[nodiscard]] FindingPlace findingPlace(std::string_view id);

/// The sentence of what a launch file says otherwise than its plan, which `findingTemplate` knows too.
[[nodiscard]] std::string_view launchTemplate(std::string_view id);

/// `text` with its placeholders replaced by the finding's numbers.
[[nodiscard]] std::string fillIn(std::string_view text, const Finding& finding);

}  // namespace shardscope
