// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>

namespace shardscope {

/// The content of one pixel column of a timeline: the moment with the largest total in the column, so that no peak is lost.
struct TimelineColumn {
    int x = 0;      ///< first pixel, from the left of the plot
    int width = 1;  ///< equal neighbours are one column
    qsizetype moment = 0;
};

/// Returns the columns, which cover `pixels` without gaps. `times` ascend; the last moment lasts until `end`. Cost: moments + pixels.
[[nodiscard]] QList<TimelineColumn> decimate(const QList<double>& times, double end, const QList<double>& totals, int pixels);

}  // namespace shardscope
