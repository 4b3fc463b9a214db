// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/pipeline/pipeline_question.h"

#include "core/schedule/schedule_traits.h"

namespace shardscope {
namespace {

int groupFor(const PipelineShape& shape) { return static_cast<int>(defaultGroup(shape.kind, shape.stages, shape.microBatches)); }

}  // namespace

bool isSame(const PipelineShape& a, const PipelineShape& b)
{
    const bool sameGroup = !traitsOf(a.kind).hasGroups() || a.group == b.group;
    return a.kind == b.kind && a.stages == b.stages && a.microBatches == b.microBatches && a.chunks == b.chunks && sameGroup;
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

}  // namespace shardscope
