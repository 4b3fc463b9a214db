// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/remedy/field_change.h"
#include "core/remedy/figures.h"

namespace shardscope::cli {

/// Returns changes in the notation of `--set`: "plan.zero=1 plan.recompute=full".
[[nodiscard]] std::string settingsText(std::vector<FieldChange> changes);

/// Returns "fits", "tight", or "does not fit".
[[nodiscard]] std::string fitText(Fit fit);

/// Returns the tokens per second and GPU; empty where they are unknown.
[[nodiscard]] std::string tokensText(const Figures& figures);

/// Returns the gain in throughput per GPU, "+5.9 %"; empty where it is unknown.
[[nodiscard]] std::string changeText(const Figures& before, const Figures& after);

}  // namespace shardscope::cli
