// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include "core/search/search.h"

namespace shardscope {

/// Returns for each plan of a result what it sets otherwise than `base` in the fields that have no column of the list, so that no two rows
/// look alike that are not; and which framework it needs and which numerics it changes. Empty for a plan that needs no such word.
[[nodiscard]] QStringList planChips(const SearchResult& result, const Scenario& base);

}  // namespace shardscope
