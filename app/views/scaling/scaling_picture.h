// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/views/scaling/scaling_question.h"
#include "widgets/charts/curves.h"
#include "widgets/charts/tornado_chart.h"

namespace shardscope {

/// Returns what an axis is called: "GPUs, the batch held".
[[nodiscard]] QString axisName(const SweepAxis& axis);
/// The point's figure; empty where it has none.
[[nodiscard]] std::optional<double> measured(const SweepPoint& point, ScalingMeasure measure);
/// Where the estimate has that figure.
[[nodiscard]] QString fieldOf(ScalingMeasure measure);
[[nodiscard]] QString measureName(ScalingMeasure measure);
/// A value of an axis with its unit: "64 GPUs", "400 GB/s".
[[nodiscard]] QString axisText(const SweepAxis& axis, double value);

/// A curve of another scenario that is kept to compare with.
struct KeptCurve {
    QString name;
    const SweepAxis* axis = nullptr;  ///< never null
    std::vector<SweepPoint> points;
};

[[nodiscard]] CurvesData sweepPicture(const ScalingAnswer& answer, ScalingMeasure measure, const QList<KeptCurve>& kept);
/// Which values have no point, and why, in a sentence each; empty: all have.
[[nodiscard]] QString whatIsMissing(const std::vector<SweepPoint>& points, const SweepAxis& axis);

/// At which values a tight plan would add something to the best, or is the only one there is, and where none is; empty: nowhere.
[[nodiscard]] QString whatTightAdds(const std::vector<SweepPoint>& replanned, const SweepAxis& axis);

[[nodiscard]] TornadoData tornadoPicture(const ScalingAnswer& answer, Seconds step);
[[nodiscard]] CurvesData rooflinePicture(const ScalingAnswer& answer, double presentTokensPerGpu);

}  // namespace shardscope
