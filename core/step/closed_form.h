// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "core/step/step_inputs.h"

namespace shardscope {

/// When each rank has done its last block, without a schedule, where `rankEnds` knows it (afab and 1f1b always; the others as
/// it says); else false.
[[nodiscard]] bool lastEnds(const StepInputs& step, std::vector<double>& ends);

/// The time of one step from these: what `estimateStep` gives. `ends` is scratch, to be kept from one call to the next.
[[nodiscard]] std::optional<Seconds> closedFormStep(const StepInputs& step, std::vector<double>& ends);

}  // namespace shardscope
