// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/probe/probe_record.h"

namespace shardscope {

/// Returns a profile as the record of a run, so that imported and measured profiles are drawn alike.
[[nodiscard]] ProbeRecord recordOf(const HardwareProfile& profile);

}  // namespace shardscope
