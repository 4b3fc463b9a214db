// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>

#include "core/search/search.h"

namespace shardscope {

/// Returns "+0.3 % if you accept a tight fit: TP 8 · PP 4 …"; empty: a tight plan gains nothing.
[[nodiscard]] QString tightText(const std::optional<TightBest>& tight);

}  // namespace shardscope
