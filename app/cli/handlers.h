// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/answer.h"
#include "app/cli/invocation.h"
#include "core/base/result.h"

namespace shardscope {
class Estimate;
}

/// The handlers of the commands, each in a file of its own. An error becomes exit status 2 (or 3, where it is Internal).
namespace shardscope::cli {

/// Returns a command's answer for a legal plan's estimate; an illegal plan is refused.
[[nodiscard]] Result<Answer> answerWithEstimate(const Invocation& invocation, const std::function<Result<Answer>(Estimate&)>& answer);

[[nodiscard]] Result<Answer> runAdvise(const Invocation& invocation);
[[nodiscard]] Result<Answer> runModel(const Invocation& invocation);
[[nodiscard]] Result<Answer> runCheck(const Invocation& invocation);
[[nodiscard]] Result<Answer> runExport(const Invocation& invocation);
[[nodiscard]] Result<Answer> runImport(const Invocation& invocation);
[[nodiscard]] Result<Answer> runFlows(const Invocation& invocation);
[[nodiscard]] Result<Answer> runMesh(const Invocation& invocation);
[[nodiscard]] Result<Answer> runEstimate(const Invocation& invocation);
[[nodiscard]] Result<Answer> runExplain(const Invocation& invocation);
[[nodiscard]] Result<Answer> runSearch(const Invocation& invocation);
[[nodiscard]] Result<Answer> runDecide(const Invocation& invocation);
[[nodiscard]] Result<Answer> runSize(const Invocation& invocation);
[[nodiscard]] Result<Answer> runDoctor(const Invocation& invocation);
[[nodiscard]] Result<Answer> runSchedule(const Invocation& invocation);
[[nodiscard]] Result<Answer> runCollective(const Invocation& invocation);
[[nodiscard]] Result<Answer> runTrace(const Invocation& invocation);
[[nodiscard]] Result<Answer> runRing(const Invocation& invocation);
[[nodiscard]] Result<Answer> runCatalog(const Invocation& invocation);
[[nodiscard]] Result<Answer> runValidate(const Invocation& invocation);
[[nodiscard]] Result<Answer> runCalibrate(const Invocation& invocation);
[[nodiscard]] Result<Answer> runCompletion(const Invocation& invocation);
[[nodiscard]] Result<Answer> runHelp(const Invocation& invocation);

}  // namespace shardscope::cli
