// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

#include "core/remedy/move.h"

namespace shardscope {

/// What is wasted where turning this setting would make a plan faster: an English sentence, what a translation is made of. Empty for a
/// setting that saves no time.
[[nodiscard]] std::string_view wasteText(PlanSetting setting);

}  // namespace shardscope
