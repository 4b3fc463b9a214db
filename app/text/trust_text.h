// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "core/trust/evidence.h"

namespace shardscope {

struct BandEnds;
struct EstimateTrust;

/// Returns "± 12 %".
[[nodiscard]] QString bandText(double width);
/// Returns "Seven of ten unseen runs like this are within ± 12 % of what is measured: 4.1 s to 5.3 s."
[[nodiscard]] QString bandSentence(double width, const BandEnds& ends, TrustedFigure figure);
/// Returns the basis of the bands and the nearest measured run, one line each.
[[nodiscard]] QString trustLines(const EstimateTrust& trust);

}  // namespace shardscope
