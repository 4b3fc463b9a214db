// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSet>
#include <QString>

#include <optional>

#include "core/estimate/estimate.h"
#include "core/schedule/in_flight.h"

namespace shardscope {

/// What the Pipeline view is asked to draw.
struct PipelineQuestion {
    PipelineShape shape;
    std::optional<ScheduleKind> against;  ///< another kind for the same p, m and model
    bool unitTimes = false;               ///< F = I = W = 1 instead of the model's own
    QSet<QString> lockedDegrees = {};     ///< that would not follow if the plan took the shape
};

[[nodiscard]] bool isSame(const PipelineShape& a, const PipelineShape& b);

/// The plan's own pipeline.
[[nodiscard]] PipelineShape shapeOfPlan(const Estimate& estimate);
/// The same p and m in another kind: with as many chunks as it takes, its own group where it has groups.
[[nodiscard]] PipelineShape shapeInKind(const PipelineShape& shape, ScheduleKind kind);
/// With one number changed. A group that follows from the others follows.
[[nodiscard]] PipelineShape shapeWith(PipelineShape shape, int stages, std::int64_t microBatches, int chunks);

}  // namespace shardscope
