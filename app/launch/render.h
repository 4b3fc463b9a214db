// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/launch/launch_options.h"

namespace shardscope {

struct Scenario;

/// Draws one view of a scenario as the window would show it; as a drawing (.svg, .pdf) its picture alone. Errors: a model that cannot be
/// estimated, a path that cannot be written (BadUsage).
[[nodiscard]] Result<void> renderView(const LaunchOptions& options, const Scenario& scenario);

/// Writes a handout of the scenario, or cards. Errors: as above, and an illegal plan.
[[nodiscard]] Result<void> writePaper(const LaunchOptions& options, const Scenario& scenario);

/// Writes VIEW-THEME.png for every view and theme, and contact-sheet.png with all of them. Returns the paths.
[[nodiscard]] Result<QStringList> renderTour(const LaunchOptions& options, const Scenario& scenario);

}  // namespace shardscope
