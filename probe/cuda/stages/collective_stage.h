// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "probe/cuda/stages/collective_group.h"

namespace shardscope::probe::cuda {

/// The prerequisites of a stage with collectives.
struct CollectiveStage {
    Session session;
    NcclPointer nccl;
    int gpus = 0;        ///< of this process
    std::string whyNot;  ///< why collectives are not possible here; empty: they are

    static Outcome<CollectiveStage> open(StageContext& stage);
};

}  // namespace shardscope::probe::cuda
