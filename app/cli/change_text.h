// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/remedy/field_change.h"
#include "core/remedy/figures.h"

namespace shardscope::cli {

/// "plan.zero=1 plan.recompute=full": as `--set` takes them.
[[nodiscard]] std::string settingsText(std::vector<FieldChange> changes);

/// "fits", "tight", "does not fit".
[[nodiscard]] std::string fitText(Fit fit);

/// Tokens per second and GPU; empty where they are not known.
[[nodiscard]] std::string tokensText(const Figures& figures);

/// "+5.9 %": how much more a GPU gets through; empty where it is not known.
[[nodiscard]] std::string changeText(const Figures& before, const Figures& after);

}  // namespace shardscope::cli
