// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/views/step/step_picture.h"
#include "widgets/timeline/time_scale.h"

namespace shardscope {

/// Says what of a step is looked at. `Free`: what somebody zoomed to.
enum class StepFocus { Whole, MicroBatch, Layer, End, Free };

/// The time that a focus shows, with a little around it. Precondition: the picture has a step.
[[nodiscard]] TimeRange focusRange(const StepPicture& picture, StepFocus focus);

}  // namespace shardscope
