// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "core/text/message_text.h"

namespace shardscope {

struct EstimateTrust;
struct NearestRun;

/// Returns the basis of a band: the measured runs that are like the scenario, or that there are none, and what it has learned from runs.
[[nodiscard]] std::string trustText(const EstimateTrust& trust, const Locale& locale = {});
/// Returns a text such as "nvidia-megatron-bridge: llama3-70b on 64 × h100-sxm".
[[nodiscard]] std::string nearestText(const NearestRun& nearest);

}  // namespace shardscope
