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

/// The question of the Pipeline view.
struct PipelineQuestion {
    PipelineShape shape;
    std::optional<ScheduleKind> against;  ///< another kind for the same p, m and model
    bool unitTimes = false;               ///< F = I = W = 1 instead of the model's own
    QSet<QString> lockedDegrees = {};     ///< degrees that would not follow if the plan took the shape
};

[[nodiscard]] bool isSame(const PipelineShape& a, const PipelineShape& b);

/// Returns the plan's own pipeline.
[[nodiscard]] PipelineShape shapeOfPlan(const Estimate& estimate);
/// Returns the same p and m in another kind: with its number of chunks, and its own group where it has groups.
[[nodiscard]] PipelineShape shapeInKind(const PipelineShape& shape, ScheduleKind kind);
/// Return the shape with one number changed. A dependent group follows.
[[nodiscard]] PipelineShape shapeWith(PipelineShape shape, int stages, std::int64_t microBatches, int chunks);
/// Returns the shape with one field at a value that a limit names. A written group leaves the rest unchanged.
[[nodiscard]] PipelineShape shapeMended(PipelineShape shape, ShapeField field, std::int64_t value);
/// Returns a shape with so few ranks and micro-batches that the blocks of five schedules below each other can be read.
[[nodiscard]] PipelineShape readable(const PipelineShape& shape);

}  // namespace shardscope
