// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "probe/cuda/stages/collective_group.h"

namespace shardscope::probe::cuda {

/// Holds what a stage with collectives begins with.
struct CollectiveStage {
    Session session;
    NcclPointer nccl;
    int gpus = 0;        ///< of this process
    std::string whyNot;  ///< collectives aren't possible here; empty: they are

    static Outcome<CollectiveStage> open(StageContext& stage);
};

}  // namespace shardscope::probe::cuda
