// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/app/estimates.h"

namespace shardscope::test {

/// Returns a scenario so small that its search ends at once: Llama 3.1 8B on one node.
inline std::vector<std::string> oneNode(const std::vector<std::string>& more = {})
{
    std::vector<std::string> overrides{"model.preset=llama-3.1-8b",
                                       "cluster.nodes=1",
                                       "plan.tp=2",
                                       "plan.pp=1",
                                       "plan.dp=null",
                                       "training.global_batch=16",
                                       "plan.zero=1",
                                       "plan.recompute=full",
                                       "training.sequence_length=4096",
                                       "plan.schedule=1f1b",
                                       "plan.chunks=1"};
    overrides.insert(overrides.end(), more.begin(), more.end());
    return overrides;
}

}  // namespace shardscope::test
