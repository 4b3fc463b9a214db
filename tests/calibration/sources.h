// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace shardscope::calibration {

/// Whether the shipped constants were fitted without this source. Leaving one source out takes all of them.
[[nodiscard]] bool isOutsideFit(std::string_view source);

}  // namespace shardscope::calibration
