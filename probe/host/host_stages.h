// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/communication.h"
#include "probe/api/stage_context.h"

/// The stages of the host backend, a function each.
namespace shardscope::probe {

[[nodiscard]] StageReport identifyHost(StageContext& context);
[[nodiscard]] StageReport measureLaunch(StageContext& context);
[[nodiscard]] StageReport measureMemory(StageContext& context);
[[nodiscard]] StageReport measureMatmul(StageContext& context);
/// Measures after a long load.
[[nodiscard]] StageReport measureHotMatmul(StageContext& context);
/// Measures the multiplies of the scenario's plan.
[[nodiscard]] StageReport measureScenario(StageContext& context);
[[nodiscard]] StageReport measureAttention(StageContext& context);
[[nodiscard]] StageReport measureCollective(StageContext& context, CollectiveKind kind);
[[nodiscard]] StageReport measureContention(StageContext& context);

}  // namespace shardscope::probe
