// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "core/trust/estimate_trust.h"

namespace shardscope {

/// English to the reader's language; empty: as it is.
using Translate = std::function<std::string(std::string_view)>;

/// What carries a band: what was measured that is like the scenario, or that nothing was.
[[nodiscard]] std::string trustText(const EstimateTrust& trust, const Translate& translate = {});
/// "nvidia-megatron-bridge: llama3-70b on 64 × h100-sxm"
[[nodiscard]] std::string nearestText(const NearestRun& nearest);

}  // namespace shardscope
