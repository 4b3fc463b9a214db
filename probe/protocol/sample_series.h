// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/hardware/hardware_profile.h"
#include "probe/protocol/sample.h"

namespace shardscope::probe {

/// Adds a sample to its series, by subject, conditions and unit: its median; for a multiply also its best, in a series of its own.
void addSample(HardwareProfile& profile, const Sample& sample);

}  // namespace shardscope::probe
