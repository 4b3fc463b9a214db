// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/search/cures.h"
#include "widgets/controls/finding_list.h"

namespace shardscope {

class Estimate;

/// Returns "2 warnings, 3 hints".
[[nodiscard]] QString findingCounts(const QList<FindingRow>& rows);
/// Returns the worst of them.
[[nodiscard]] Standing worstOf(const QList<FindingRow>& rows);
/// Returns the change that makes a plan fit, else the one that makes it fastest: "best: set recompute to none, 2.5 % faster". Empty: none
/// does.
[[nodiscard]] QString bestFixText(const Estimate& estimate, const Cures& cures);

}  // namespace shardscope
