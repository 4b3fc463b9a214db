// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>

namespace shardscope {

/// Holds what one pixel column of a timeline shows: the moment with the largest total among those that the column covers, so that
/// no peak is lost however many moments there are.
struct TimelineColumn {
    int x = 0;      ///< first pixel, from the left of the plot
    int width = 1;  ///< equal neighbours are one column
    qsizetype moment = 0;
};

/// `times` ascending; the last moment holds until `end`. Columns cover `pixels` without gaps. Cost: moments + pixels.
[[nodiscard]] QList<TimelineColumn> decimate(const QList<double>& times, double end, const QList<double>& totals, int pixels);

}  // namespace shardscope
