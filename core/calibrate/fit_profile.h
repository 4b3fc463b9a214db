// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/hardware/hardware_profile.h"

namespace shardscope {

struct Gpu;

/// Fits every series that has no fit yet to its samples, and relates multiplies to the data sheet of the device (`gpu`; null: not in the
/// catalogue). Then computes `rates`, which an estimate reads. Clear the fit of a series first if its samples changed.
void fitProfile(HardwareProfile& profile, const Gpu* gpu);

}  // namespace shardscope
