// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "core/trust/fit.h"
#include "widgets/controls/standing.h"
#include "widgets/text/fit_word.h"

namespace shardscope {

/// The verdict's word (`fitWord`) at the head of a tile.
[[nodiscard]] QString fitTitle(Fit fit);
/// Returns what the word means, in a sentence.
[[nodiscard]] QString fitMeaning(Fit fit);
/// "✓ fits": with a mark of its own, so that its colour is never needed.
[[nodiscard]] QString markedFit(Fit fit);
[[nodiscard]] Standing standingOf(Fit fit);

}  // namespace shardscope
