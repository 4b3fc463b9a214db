// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/document/apply_pipeline.h"

#include <QCoreApplication>

#include <algorithm>

#include "app/document/follow_degrees.h"
#include "core/plan/resolved_plan.h"
#include "core/scenario/scenario.h"
#include "core/schedule/schedule_traits.h"

namespace shardscope {

Scenario withPipeline(const Scenario& before, const PipelineShape& shape, const QSet<QString>& locked)
{
    Scenario after = before;
    after.plan.schedule = shape.kind;
    after.plan.pp = std::max(1, shape.stages - resolvePlan(before).ranksBeforeLanguage());
    after.plan.chunks = shape.chunks;
    const bool groupFollows =
        !traitsOf(shape.kind).hasGroups() || shape.group == defaultGroup(shape.kind, shape.stages, shape.microBatches);
    after.plan.group = groupFollows ? std::optional<int>() : shape.group;
    // Layers that were assigned by hand were for other stages.
    if (after.plan.stageLayers && static_cast<std::int64_t>(after.plan.stageLayers->size()) != virtualStages(shape))
        after.plan.stageLayers.reset();
    followDegrees(before, after, QStringLiteral("plan.pp"), locked);
    after.training.globalBatch = shape.microBatches * after.plan.microBatch * resolvePlan(after).dp;
    return after;
}

void applyPipeline(Document& document, const PipelineShape& shape)
{
    document.replace(withPipeline(document.scenario(), shape, document.lockedDegrees()),
                     QCoreApplication::translate("Document", "apply a pipeline schedule"));
}

}  // namespace shardscope
