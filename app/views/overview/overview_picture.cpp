// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/overview/overview_picture.h"

#include <QCoreApplication>

#include "app/views/base/estimate_text.h"
#include "app/views/memory/memory_charts.h"
#include "app/views/step/step_focus.h"
#include "app/views/step/step_gantt.h"
#include "core/step/step.h"
#include "core/text/error_text.h"

namespace shardscope {
namespace {

QString tr(const char* text, const char* comment = nullptr) { return QCoreApplication::translate("Overview", text, comment); }

}  // namespace

std::shared_ptr<const OverviewPicture> overviewPicture(const std::shared_ptr<const Estimate>& estimate)
{
    auto picture = std::make_shared<OverviewPicture>();
    picture->estimate = estimate;
    picture->memory = barsByStage(*estimate);
    if (!estimate->step()) {
        if (estimate->stepProblem())
            picture->problem = QString::fromStdString(errorText(*estimate->stepProblem()));
        return picture;
    }
    const int rank = estimate->step()->endingRank;
    const std::shared_ptr<const StepPicture> step = stepPicture(estimate->scenario(), {}, rank);
    if (step->changed.step) {
        picture->step = stepGantt(step);
        picture->layer = focusRange(*step, StepFocus::Layer);
        picture->stepTitle = tr("a layer's forward on %1, which ends last").arg(stageName(rank));
    }
    const std::shared_ptr<const PipelinePicture> pipeline = pipelinePicture(estimate, {shapeOfPlan(*estimate), {}, false, {}});
    if (pipeline->drawn) {
        picture->pipeline = pipeline->drawn->gantt;
        picture->pipelineTitle = pipeline->drawn->name;
    } else {
        picture->problem = pipeline->problem;
    }
    return picture;
}

}  // namespace shardscope
