// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "probe/stage_context.h"

/// The stages of the host backend, a file each.
namespace shardscope::probe {

[[nodiscard]] StageReport identifyHost(StageContext& context);

}  // namespace shardscope::probe
