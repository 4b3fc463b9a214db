// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/communication.h"
#include "probe/api/stage_context.h"

/// The stages of the CUDA backend, a file each.
namespace shardscope::probe::cuda {

[[nodiscard]] StageReport identifyGpus(StageContext& stage);
[[nodiscard]] StageReport measureHealth(StageContext& stage);
[[nodiscard]] StageReport measureLaunch(StageContext& stage);
[[nodiscard]] StageReport measureMemory(StageContext& stage);
[[nodiscard]] StageReport measureHostCopies(StageContext& stage);
[[nodiscard]] StageReport measurePeerCopies(StageContext& stage);
[[nodiscard]] StageReport measureMultiplies(StageContext& stage);
[[nodiscard]] StageReport measureHotMultiplies(StageContext& stage);
[[nodiscard]] StageReport measureAttention(StageContext& stage);
[[nodiscard]] StageReport measureCollective(StageContext& stage, CollectiveKind kind);
[[nodiscard]] StageReport measureContention(StageContext& stage);
[[nodiscard]] StageReport runKernelLab(StageContext& stage);

}  // namespace shardscope::probe::cuda
