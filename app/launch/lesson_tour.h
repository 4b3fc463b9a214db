// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/launch/launch_options.h"

namespace shardscope {

struct Scenario;

/// Draws every page of every lesson as the window shows it, ID-STEP.png, and where it asks ID-STEP-told.png with what is told after a wrong
/// answer, which says most; a target is reached by its par. The pictures' paths.
[[nodiscard]] Result<QStringList> renderLessons(const LaunchOptions& options, const Scenario& scenario);

}  // namespace shardscope
