// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <memory>

#include "app/cli/handlers.h"
#include "core/estimate/estimate.h"
#include "core/io/step_trace.h"
#include "core/plan/resolved_plan.h"
#include "core/schedule/schedule_limits.h"

namespace shardscope::cli {

Result<Answer> runTrace(const Invocation& invocation)
{
    return answerWithEstimate(invocation, [](Estimate& estimate) -> Result<Answer> {
        if (!estimate.step())
            return *estimate.stepProblem();
        if (const std::int64_t blocks = countBlocks(estimate.plan().pipeline()); blocks > kMaxEstimatedBlocks)
            return Error{ErrorCode::OutOfRange, {std::to_string(blocks), "1", std::to_string(kMaxEstimatedBlocks)}, {}, "/plan/schedule"};
        const auto kept = std::make_shared<const Estimate>(std::move(estimate));
        return Answer{{}, ExitStatus::Answered, [kept](const TextSink& sink) { writeStepTrace(*kept, sink); }};
    });
}

}  // namespace shardscope::cli
