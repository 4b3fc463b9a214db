// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/answer.h"
#include "app/cli/invocation.h"
#include "core/base/result.h"
#include "core/hardware/hardware_profile.h"
#include "core/validate/learned_runs.h"

namespace shardscope::cli {

/// A profile of what measured runs teach, and how it came to that.
struct LearnedProfile {
    HardwareProfile profile;
    LearnedRuns runs;
};

/// Reads `calibrate RUN… --shrink`: a RUN is a shardscope.runs/1, or the log of a training of `--scenario`. Errors: of the files; none of them
/// has a run that teaches anything.
[[nodiscard]] Result<LearnedProfile> learnedProfile(const Invocation& invocation);

/// Returns the table of runs for people, and what a run just like them gets.
[[nodiscard]] std::string learnedTable(const LearnedProfile& learned, const std::string& written, const Terminal& terminal);

}  // namespace shardscope::cli
