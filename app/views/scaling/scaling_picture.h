// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/views/scaling/scaling_question.h"
#include "widgets/charts/curves.h"
#include "widgets/charts/tornado_chart.h"

namespace shardscope {

/// Returns the name of an axis: "GPUs, the batch held".
[[nodiscard]] QString axisName(const SweepAxis& axis);
/// Returns the point's figure; empty where it has none.
[[nodiscard]] std::optional<double> measured(const SweepPoint& point, ScalingMeasure measure);
/// Returns the estimate's field of that figure.
[[nodiscard]] QString fieldOf(ScalingMeasure measure);
[[nodiscard]] QString measureName(ScalingMeasure measure);
/// Returns a value of an axis with its unit: "64 GPUs", "400 GB/s".
[[nodiscard]] QString axisText(const SweepAxis& axis, double value);

/// A curve of another scenario that is kept to compare with.
struct KeptCurve {
    QString name;
    const SweepAxis* axis = nullptr;  ///< never null
    std::vector<SweepPoint> points;
};

[[nodiscard]] CurvesData sweepPicture(const ScalingAnswer& answer, ScalingMeasure measure, const QList<KeptCurve>& kept);
/// Returns the values without a point, and why, one sentence each; empty: all have one.
[[nodiscard]] QString whatIsMissing(const std::vector<SweepPoint>& points, const SweepAxis& axis);

/// Returns the values at which a tight plan improves on the best, is the only plan, or is missing as well; empty: none.
[[nodiscard]] QString whatTightAdds(const std::vector<SweepPoint>& replanned, const SweepAxis& axis);

[[nodiscard]] TornadoData tornadoPicture(const ScalingAnswer& answer, Seconds step);
[[nodiscard]] CurvesData rooflinePicture(const ScalingAnswer& answer, double presentTokensPerGpu);

}  // namespace shardscope
