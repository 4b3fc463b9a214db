// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/pipeline/pipeline_question.h"

#include <algorithm>

#include "core/estimate/estimate.h"
#include "core/plan/resolved_plan.h"
#include "core/schedule/schedule_traits.h"

namespace shardscope {
namespace {

int groupFor(const PipelineShape& shape) { return static_cast<int>(defaultGroup(shape.kind, shape.stages, shape.microBatches)); }

}  // namespace

bool isSame(const PipelineShape& a, const PipelineShape& b)
{
    const bool sameGroup = !traitsOf(a.kind).hasGroups() || a.group == b.group;
    return a.kind == b.kind && a.stages == b.stages && a.microBatches == b.microBatches && a.chunks == b.chunks && sameGroup &&
           fusedPairsOf(a) == fusedPairsOf(b);
}

PipelineShape shapeOfPlan(const Estimate& estimate) { return estimate.plan().pipeline(); }

PipelineShape shapeInKind(const PipelineShape& shape, ScheduleKind kind)
{
    if (kind == shape.kind)
        return shape;
    PipelineShape changed = shape;
    changed.kind = kind;
    changed.chunks = traitsOf(kind).chunks.nearest(shape.chunks);
    changed.group = groupFor(changed);
    return changed;
}

PipelineShape shapeWith(PipelineShape shape, int stages, std::int64_t microBatches, int chunks)
{
    const bool follows = shape.group == groupFor(shape);
    shape.stages = stages;
    shape.microBatches = microBatches;
    shape.chunks = chunks;
    if (follows)
        shape.group = groupFor(shape);
    return shape;
}

PipelineShape shapeMended(PipelineShape shape, ShapeField field, std::int64_t value)
{
    const int number = static_cast<int>(value);
    switch (field) {
    case ShapeField::Stages:
        return shapeWith(shape, number, shape.microBatches, shape.chunks);
    case ShapeField::MicroBatches:
        return shapeWith(shape, shape.stages, value, shape.chunks);
    case ShapeField::Chunks:
        return shapeWith(shape, shape.stages, shape.microBatches, number);
    case ShapeField::Group:
        shape.group = number;
        break;
    }
    return shape;
}

PipelineShape readable(const PipelineShape& shape)
{
    constexpr int kMostRanks = 8;
    const int stages = shape.stages == 1 ? 4 : std::min(shape.stages, kMostRanks);
    return shapeWith(shape, stages, std::min<std::int64_t>(std::max<std::int64_t>(shape.microBatches, 2), 2 * stages), shape.chunks);
}

}  // namespace shardscope
