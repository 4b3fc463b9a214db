// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "core/trust/fit.h"
#include "widgets/controls/standing.h"
#include "widgets/text/fit_word.h"

namespace shardscope {

/// Returns the verdict's word (`fitWord`) at the head of a tile.
[[nodiscard]] QString fitTitle(Fit fit);
/// Returns the meaning of the word, in a sentence.
[[nodiscard]] QString fitMeaning(Fit fit);
/// Returns "✓ fits": each verdict has its own mark, so that colour is not needed.
[[nodiscard]] QString markedFit(Fit fit);
[[nodiscard]] Standing standingOf(Fit fit);

}  // namespace shardscope
