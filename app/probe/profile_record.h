// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/probe/probe_record.h"

namespace shardscope {

/// A profile as the run that would have measured it, so that what is imported is drawn as what is measured is.
[[nodiscard]] ProbeRecord recordOf(const HardwareProfile& profile);

}  // namespace shardscope
