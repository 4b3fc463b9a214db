// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "core/step/step_inputs.h"

namespace shardscope {

/// The time of one step without a schedule: what `estimateStep` gives, where `rankEnds` knows when each rank's last block
/// ends (afab and 1f1b always; the others as it says). `ends` is scratch, to be kept from one call to the next.
[[nodiscard]] std::optional<Seconds> closedFormStep(const StepInputs& step, std::vector<double>& ends);

}  // namespace shardscope
