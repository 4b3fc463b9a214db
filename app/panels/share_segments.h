// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

#include "app/views/base/view.h"
#include "widgets/theme/color_role.h"
#include "widgets/theme/hatch.h"

namespace shardscope {

class Estimate;

/// A part of the step's GPU time: its name, and the place where it is shown.
struct ShareSegment {
    QString name;     ///< "Fill and drain"
    QString letters;  ///< for less room: "Fill"
    QString told;     ///< a sentence on its meaning, and its GPUs
    double share = 0;
    ColorRole role = ColorRole::Forward;
    Hatch hatch = Hatch::None;
    ViewPlace place;
};

/// Returns the parts, in the order in which they are drawn; they sum to 1. Precondition: the estimate has a step.
[[nodiscard]] QList<ShareSegment> shareSegments(const Estimate& estimate);

}  // namespace shardscope
