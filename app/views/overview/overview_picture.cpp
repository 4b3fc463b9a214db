// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/overview/overview_picture.h"

#include <algorithm>

#include "app/text/error_sentence.h"
#include "app/text/estimate_text.h"
#include "app/views/memory/memory_charts.h"
#include "app/views/step/step_focus.h"
#include "app/views/step/step_gantt.h"
#include "core/estimate/estimate.h"
#include "core/plan/resolved_plan.h"
#include "core/step/step.h"
#include "widgets/text/tr.h"

namespace shardscope {

std::shared_ptr<const OverviewPicture> overviewPicture(const std::shared_ptr<const Estimate>& estimate, int stage)
{
    auto picture = std::make_shared<OverviewPicture>();
    picture->estimate = estimate;
    picture->memory = barsByStage(*estimate);
    if (!estimate->step()) {
        if (estimate->stepProblem())
            picture->problem = errorSentence(*estimate->stepProblem());
        return picture;
    }
    const int ending = estimate->step()->endingRank;
    const int rank = stage < 0 ? ending : std::min(stage, estimate->plan().pp - 1);
    const std::shared_ptr<const StepPicture> step = stepPicture(estimate, rank);
    if (step->changed.step) {
        picture->step = stepGantt(step);
        picture->layer = focusRange(*step, StepFocus::Layer);
        picture->stepTitle =
            (rank == ending ? tr("one layer, both directions, on %1, which ends last") : tr("one layer, both directions, on %1"))
                .arg(stageName(*estimate, rank));
    }
    const std::shared_ptr<const PipelinePicture> pipeline = pipelinePicture(estimate, {shapeOfPlan(*estimate), {}, false, {}});
    if (pipeline->drawn) {
        picture->pipeline = pipeline->drawn->gantt;
        picture->repeats = pipeline->repeats;
        picture->pipelineTitle = pipeline->drawn->name;
    } else {
        picture->problem = pipeline->problem;
    }
    return picture;
}

}  // namespace shardscope
