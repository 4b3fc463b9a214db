// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/launch/launch_options.h"

namespace shardscope {

struct Scenario;

/// Draws every page of every lesson as the window shows it, ID-STEP.png, and for a task ID-STEP-told.png with the feedback on a wrong
/// answer, which is the longest; a target is reached by its par. Returns the pictures' paths.
[[nodiscard]] Result<QStringList> renderLessons(const LaunchOptions& options, const Scenario& scenario);

}  // namespace shardscope
