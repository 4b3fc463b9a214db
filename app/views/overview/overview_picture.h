// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <memory>

#include "app/views/pipeline/pipeline_picture.h"
#include "app/views/step/step_picture.h"
#include "widgets/charts/chart_data.h"
#include "widgets/timeline/gantt_data.h"
#include "widgets/timeline/time_scale.h"

namespace shardscope {

class Estimate;

/// The data of the Overview for a legal plan: smaller pictures of the other views. Without a step, `step` and `pipeline` are null and
/// `problem` has the reason.
struct OverviewPicture {
    std::shared_ptr<const Estimate> estimate;
    StackedBarsData memory;
    std::shared_ptr<const GanttData> step;
    TimeRange layer;    ///< of the step: one layer, forward and backward
    QString stepTitle;  ///< which GPU, which layer
    std::shared_ptr<const GanttData> pipeline;
    std::vector<TimeFold> repeats;  ///< of the pipeline
    QString pipelineTitle;
    QString problem;
};

/// Returns the picture. `stage`: the stage whose step is shown; −1: the one that ends last. Precondition: the estimate is legal.
[[nodiscard]] std::shared_ptr<const OverviewPicture> overviewPicture(const std::shared_ptr<const Estimate>& estimate, int stage = -1);

}  // namespace shardscope
