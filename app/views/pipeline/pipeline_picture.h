// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "app/views/pipeline/pipeline_question.h"
#include "app/views/pipeline/stage_block_times.h"
#include "core/estimate/step_shares.h"
#include "core/schedule/bubble.h"
#include "core/schedule/schedule_limits.h"
#include "widgets/timeline/schedule_gantt.h"
#include "widgets/timeline/time_folds.h"

namespace shardscope {

class Estimate;

/// The bubble in the sum of a step's time: that of the pipeline rank that ends last.
struct EndingRankWait {
    int rank = 0;
    double seconds = 0;
    double ofStep = 0;
};

/// What encoders take of the blocks of the first stage.
struct EncoderBlocks {
    QString name;  ///< "vision encoder"
    double forward = 0;
    double inputGrad = 0;  ///< with recomputation
    double weightGrad = 0;
};

/// One schedule, simulated and ready to be drawn, with its numbers.
struct DrawnSchedule {
    QString name;  ///< "1F1B"
    std::shared_ptr<const TimedSchedule> timed;
    std::shared_ptr<const GanttData> gantt;
    BlockTimes mean;  ///< of a chunk's blocks
    BubbleFractions bubble;
    std::optional<StepShares> shares;      ///< of the step that runs it, where there is one
    std::optional<EndingRankWait> ending;  ///< where it is a plan's step, and not one rank's
    std::optional<EncoderBlocks> encoder;  ///< where it is a plan's step with encoders
    double work = 0;                       ///< of one rank, the mean
    double idle = 0;                       ///< the longest of any rank
    std::optional<double> law;             ///< prediction of the closed form, with equal stages and no hops
    double peakLive = 0;                   ///< live micro-batches of the worst rank, on a p-th of the model
    int worstRank = 0;

    [[nodiscard]] const PipelineShape& shape() const { return timed->schedule.shape; }
    [[nodiscard]] double makespan() const { return timed->simulation.makespan; }
};

/// The answer to a question, an immutable value. Nothing is drawn where the first schedule has limits.
struct PipelinePicture {
    PipelineQuestion question;
    std::vector<ScheduleLimit> limits;         ///< of the schedule itself
    std::vector<ScheduleLimit> againstLimits;  ///< of the second one
    std::optional<DrawnSchedule> drawn;
    std::optional<DrawnSchedule> against;
    std::vector<TimeFold> repeats;  ///< of the drawn schedules
    QString problem;                ///< why there is no picture although the shape is legal; usually empty
};

/// Returns the picture. The plan's own schedule is the estimate's; another is that of the estimate with this pipeline applied. Takes up to
/// a second for ten million blocks: to be called off the GUI thread. Without an estimate, or without its step, there are unit times only.
[[nodiscard]] std::shared_ptr<const PipelinePicture> pipelinePicture(const std::shared_ptr<const Estimate>& estimate,
                                                                     const PipelineQuestion& question);

/// Returns the drawn schedules, one above the other.
[[nodiscard]] std::vector<std::shared_ptr<const GanttData>> panelsOf(const PipelinePicture& picture);

/// Returns "1F1B", "Interleaved 1F1B".
[[nodiscard]] QString scheduleName(ScheduleKind kind);
/// Returns the same, and whether its blocks are fused.
[[nodiscard]] QString scheduleName(const PipelineShape& shape);

}  // namespace shardscope
