// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "app/views/step/step_picture.h"

namespace shardscope {

struct Scenario;

/// Returns what is tried, with another change of which each field has one.
[[nodiscard]] Changes tryingToo(Changes tried, const Change& change);
/// Without what the scenario has already: that is not tried any more.
[[nodiscard]] Changes notYetReal(Changes tried, const Scenario& scenario);
/// Returns what comes of the changes that the picture is of, in a sentence.
[[nodiscard]] QString triedVerdict(const StepPicture& picture);

}  // namespace shardscope
