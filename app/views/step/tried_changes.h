// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "app/views/step/step_picture.h"

namespace shardscope {

struct Scenario;

/// Returns the tried changes with another one; each field has at most one.
[[nodiscard]] Changes tryingToo(Changes tried, const Change& change);
/// Returns the tried changes without those that the scenario has already.
[[nodiscard]] Changes notYetReal(Changes tried, const Scenario& scenario);
/// Returns the effect of the picture's changes, in a sentence.
[[nodiscard]] QString triedVerdict(const StepPicture& picture);

}  // namespace shardscope
