// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/hardware/learned_run.h"
#include "core/validate/runs.h"

namespace shardscope {

/// The measured and the estimated step of a run that was learned from.
struct RunLesson {
    std::string from;
    Seconds measured;
    Seconds estimated;
};

/// A run that says nothing about the time of a step, and why.
struct SkippedRun {
    std::string from;
    std::string why;
};

struct LearnedRuns {
    std::vector<LearnedRun> learned;  ///< one a lesson
    std::vector<RunLesson> lessons;
    std::vector<SkippedRun> skipped;
};

/// Compares each run's time with its estimate, which uses nothing that was learned before. Repetitions (runs of one group) count once, by their
/// median. `file` names the runs' origin.
void learnFrom(LearnedRuns& all, const std::string& file, const std::vector<Run>& runs);

/// Weighs the lessons: sets `LearnedRun::weight`.
void weighLessons(LearnedRuns& all);

/// Returns the scenario without what its profile has learned.
[[nodiscard]] Scenario withoutLearning(Scenario scenario);

}  // namespace shardscope
