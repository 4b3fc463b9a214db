// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/views/step/step_picture.h"
#include "widgets/timeline/time_scale.h"

namespace shardscope {

/// The part of a step that is shown. `Free`: a range that a person zoomed to.
enum class StepFocus { Whole, MicroBatch, Layer, End, Free };

/// Returns the time range of a focus, with a margin. Precondition: the picture has a step.
[[nodiscard]] TimeRange focusRange(const StepPicture& picture, StepFocus focus);

}  // namespace shardscope
