// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include "core/search/search.h"

namespace shardscope {

/// Returns for each plan of a result its differences from `base` in fields without a column, so that different rows look different, the
/// framework that it needs, and the numerics that it changes. Empty for a plan without any.
[[nodiscard]] QStringList planChips(const SearchResult& result, const Scenario& base);

}  // namespace shardscope
