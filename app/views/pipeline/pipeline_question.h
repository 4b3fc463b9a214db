// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSet>
#include <QString>

#include <optional>

#include "core/schedule/in_flight.h"
#include "core/schedule/schedule_limits.h"

namespace shardscope {

class Estimate;

/// Holds what the Pipeline view is asked to draw.
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
/// With one field at a value that a limit names. A written group leaves the rest as it is.
[[nodiscard]] PipelineShape shapeMended(PipelineShape shape, ShapeField field, std::int64_t value);
/// So few ranks and micro-batches that the blocks of five schedules below each other can be read.
[[nodiscard]] PipelineShape readable(const PipelineShape& shape);

}  // namespace shardscope
