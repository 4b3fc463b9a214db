// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/hardware/hardware_profile.h"

namespace shardscope {

struct Gpu;

/// Gives every series the fit that it lacks, made of its samples, and a multiply's its shares of the data sheet of the device (`gpu`; null:
/// not in the catalogue). Then makes `rates`, which an estimate reads. A series whose samples changed must lose its fit first.
void fitProfile(HardwareProfile& profile, const Gpu* gpu);

}  // namespace shardscope
