// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/hardware/hardware_profile.h"
#include "probe/protocol/sample.h"

namespace shardscope::probe {

/// Puts a sample into the series that it belongs to, by what was measured, how and on which unit: its median, and of a multiply its best,
/// too, in a series of its own.
void addSample(HardwareProfile& profile, const Sample& sample);

}  // namespace shardscope::probe
